## The score pad, and the same lines in the terminal

ca-pad-before = очки, уже отмеченные на шкале
ca-pad-city-complete = завершённый город на { $cell }: { $sum }
ca-pad-city-incomplete = незавершённый город на { $cell }: { $sum }
ca-pad-road-complete = завершённая дорога на { $cell }: { $sum }
ca-pad-road-incomplete = незавершённая дорога на { $cell }: { $sum }
ca-pad-monastery-complete = завершённый монастырь на { $cell }: { $sum }
ca-pad-monastery-incomplete = незавершённый монастырь на { $cell }: { $sum }
ca-pad-field = крестьяне кормят город на { $cell }
