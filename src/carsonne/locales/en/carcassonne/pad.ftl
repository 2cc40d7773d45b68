## The score pad, and the same lines in the terminal

ca-pad-before = points already on the track
ca-pad-city-complete = complete city at { $cell }: { $sum }
ca-pad-city-incomplete = incomplete city at { $cell }: { $sum }
ca-pad-road-complete = complete road at { $cell }: { $sum }
ca-pad-road-incomplete = incomplete road at { $cell }: { $sum }
ca-pad-monastery-complete = complete monastery at { $cell }: { $sum }
ca-pad-monastery-incomplete = incomplete monastery at { $cell }: { $sum }
ca-pad-field = farmers supply the city at { $cell }
