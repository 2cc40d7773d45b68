## How to play

how-carcassonne-1 = Lay a tile
how-carcassonne-1-text = On your turn you draw a tile and lay it so that it fits everything it touches: road to road, city to city, field to field.
how-carcassonne-2 = Place a follower
how-carcassonne-2-text = You may put one of your seven followers on the tile you have just laid: on a road, in a city or a monastery, or on a field. Nobody may be there already.
how-carcassonne-3 = Finish and score
how-carcassonne-3-text = A road closed at both ends, a city with a closed wall and a monastery with eight neighbours score at once. Roads and monasteries bring 1 point a tile, cities 2, and 2 more for each shield. Your follower comes home.
how-carcassonne-4 = Build beside, then join
how-carcassonne-4-text = You may not enter what belongs to others, but you may begin beside it and join the two. Whoever has the most followers in it gets all points; in a tie, everybody does.
how-carcassonne-5 = Farmers wait
how-carcassonne-5-text = A follower on a field stays until the end, and then brings 3 points for each finished city that the field supplies.
how-carcassonne-6 = The end
how-carcassonne-6-text = When the last tile is laid, unfinished roads, cities and monasteries score 1 point a tile and shield. Then the farmers are counted. The most points win.
