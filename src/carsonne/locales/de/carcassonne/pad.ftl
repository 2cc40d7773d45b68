## The score pad, and the same lines in the terminal

ca-pad-before = Punkte, die schon auf der Wertungstafel stehen
ca-pad-city-complete = fertige Stadt bei { $cell }: { $sum }
ca-pad-city-incomplete = unfertige Stadt bei { $cell }: { $sum }
ca-pad-road-complete = fertige Straße bei { $cell }: { $sum }
ca-pad-road-incomplete = unfertige Straße bei { $cell }: { $sum }
ca-pad-monastery-complete = fertiges Kloster bei { $cell }: { $sum }
ca-pad-monastery-incomplete = unfertiges Kloster bei { $cell }: { $sum }
ca-pad-field = Bauern versorgen die Stadt bei { $cell }
