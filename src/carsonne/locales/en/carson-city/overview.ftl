## How to play

how-carson-city-1 = A town and a track
how-carson-city-1-text = Four rounds are played. The town has 64 parcels to own and build on; the track beside it holds the actions, resolved from its beginning to its end.
how-carson-city-2 = Choose a character
how-carson-city-2-text = Each round everybody takes one of seven characters: a power, a number that says who places first, and a limit for the cash you may keep.
how-carson-city-3 = Place cowboys
how-carson-city-3-text = In turn, place one cowboy after the other: on squares of the track, on land to buy it, on buildings of others to rob them. You may go where others are.
how-carson-city-4 = Duel
how-carson-city-4-text = Where cowboys of several players meet, each rolls a die and adds their strength: cowboys at home, and revolvers. The winner has the action.
how-carson-city-5 = Build
how-carson-city-5-text = Buildings go on bare parcels of your own. Ranches and mines go anywhere; all others need a road and bring a house. What stands around a building decides what it earns.
how-carson-city-6 = Collect and score
how-carson-city-6-text = All buildings pay every round. Squares at the end of the track give points, or sell them. At the end of the game buildings, houses and mountains bring 2 points each, and every $6 one more.
