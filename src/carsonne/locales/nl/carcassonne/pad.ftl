## The score pad, and the same lines in the terminal

ca-pad-before = punten die al op het scorespoor staan
ca-pad-city-complete = voltooide stad op { $cell }: { $sum }
ca-pad-city-incomplete = onvoltooide stad op { $cell }: { $sum }
ca-pad-road-complete = voltooide weg op { $cell }: { $sum }
ca-pad-road-incomplete = onvoltooide weg op { $cell }: { $sum }
ca-pad-monastery-complete = voltooid klooster op { $cell }: { $sum }
ca-pad-monastery-incomplete = onvoltooid klooster op { $cell }: { $sum }
ca-pad-field = boeren bevoorraden de stad op { $cell }
