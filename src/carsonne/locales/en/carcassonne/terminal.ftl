## Carcassonne in a terminal

### Beside the board

ca-term-player = { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $followers ->
    [0] no followers left
    [one] 1 follower left
   *[other] { $followers } followers left
 }
ca-term-drawn = Tile to place: { $id } ({ $tile })
ca-term-hand = Your hand: { $tiles }

### What can be typed

ca-term-tiles = place the tile: the number of a cell, r and how often to turn it
ca-term-tile = { $turn ->
    [0] tile { $tile } at { $cell }
    [1] tile { $tile } at { $cell }, turned once
    [2] tile { $tile } at { $cell }, turned twice
   *[3] tile { $tile } at { $cell }, turned three times
 }
ca-term-skip = no follower
ca-term-discard = set tile { $tile } aside
ca-term-choice = { $choice }: { $forecast }

### What it would bring

ca-term-gain = { $name } { $points }
ca-term-scores = scores { $gains }
ca-term-complete = { $points ->
    [one] 1 point if the game ended now, { $later } when complete
   *[other] { $points } points if the game ended now, { $later } when complete
 }
ca-term-least = { $points ->
    [one] 1 point if the game ended now, at least { $later } when complete
   *[other] { $points } points if the game ended now, at least { $later } when complete
 }
ca-term-never = { $points ->
    [one] 1 point if the game ended now; it cannot be completed any more
   *[other] { $points } points if the game ended now; it cannot be completed any more
 }
ca-term-explain-claim = It would bring { $forecast }.
ca-term-explain-skip = Your followers stay with you; what the tile has completed is scored.
ca-term-explain-nothing = It scores nothing, and changes nothing that would be scored if the game ended now.
ca-term-explain-now = It scores right away: { $now }.
ca-term-explain-end = It scores nothing right away. If the game ended now: { $end }.
ca-term-explain-both = It scores right away: { $now }. If the game ended now: { $end }.
ca-term-about = { $count ->
    [one] Tile { $id }: { $tile }, 1 in the game.
   *[other] Tile { $id }: { $tile }, { $count } in the game.
 }

### What happens

ca-term-draws = { FORM($name, "cap") } draws { $tile }.
ca-term-draws-hidden = { FORM($name, "cap") } draws a tile.
ca-term-places = { FORM($name, "cap") } places { $tile } at { $cell }.
ca-term-claims = { FORM($name, "cap") } places { FORM($role, "a") } on { $place }.
ca-term-aside = { $tile } does not fit anywhere and is set aside.
ca-term-scored = { $points ->
    [one] { FORM($name, "cap") } scores 1 point: { $reason }.
   *[other] { FORM($name, "cap") } scores { $points } points: { $reason }.
 }
ca-term-ended = { $count ->
    [one] The game is over. { FORM($names, "cap") } wins.
   *[other] The game is over. { FORM($names, "cap") } share the win.
 }

### Statistics of many games

ca-topic-first = Which first follower wins?
ca-topic-follower = How much does a follower earn?
ca-source-field = field
ca-source-road = road
ca-source-city = city
ca-source-monastery = monastery
