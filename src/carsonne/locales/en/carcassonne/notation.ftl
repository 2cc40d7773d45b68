## Errors in typed positions of Carcassonne

### A line

ca-bad-text = { $text } is neither a tile, as in { $tile }, nor a header, as in { $header }.
ca-bad-twice = { $header } appears twice; it is already in line { $line }.
ca-bad-far = { $cell } is farther from 0,0 than { $most } tiles can reach.
ca-bad-place = Tile { $tile } has no place { $place }; it has { $places }.
ca-bad-tile = There is no tile { $tile }; tiles are A to X.
ca-bad-player = There is no player { $name }.
ca-bad-hand-size = A hand has at most { $most } tiles.
ca-bad-header = There is no header { $name }.
ca-bad-points = Write points as in { $sample }, not { $text }.
ca-bad-named-twice = { $player } is named twice.
ca-bad-phase = There is no phase { $name }.
ca-bad-cell = { $text } is not a cell such as { $sample }.

### The board

ca-bad-taken = There is already a tile at { $cell }, from line { $line }.
ca-bad-start = There is no tile at 0,0, where the start tile belongs.
ca-bad-neighbour = The tile does not match its neighbour in line { $line }.
ca-bad-apart = The tile is not connected to the one at 0,0.
ca-bad-last = The last tile cannot be the one at { $cell }.
ca-bad-count = { $count ->
    [one] There are too many tiles of kind { $tile }: the game has 1, the position { $used }.
   *[other] There are too many tiles of kind { $tile }: the game has { $count }, the position { $used }.
 }
ca-bad-followers = { $player } has only { $most } followers.

### Going on from a position

ca-bad-no-farmers = This game has no farmers.
ca-bad-seats = The position is for { $players } players, but the game has { $seats }.
ca-bad-no-tile = The player to move has no tile that fits: name one, as in { $sample }.
ca-bad-no-last = Say which tile was placed last, as in { $sample }.
ca-bad-nothing-left = There is no tile left to draw: the game is over in this position.
ca-bad-no-hand = The hand of { $player } is missing: name it, as in { $sample }.
ca-bad-full-hand = The hand is full, so there is no room for the next tile.
ca-bad-tile-with-hands = There is no drawn tile when players have hands.
ca-bad-tile-in-phase = There is no drawn tile when the phase is { $phase }.
ca-bad-hands = There are no hands in this game; add { $option }.
ca-bad-last-taken = The last tile already has a follower.

## Errors in moves

ca-bad-move-tile = When players have hands, a move { $move } must say { $field }.
