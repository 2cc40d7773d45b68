## The board

board-label = Board. Arrow keys move from cell to cell, R turns the tile, Enter places it; full stop and comma step through the features.
cell-name = column { $x }, row { $y }
cell-label = Column { $x }, row { $y }. { $turns ->
    [one] The tile fits one way.
   *[other] The tile fits { $turns } ways.
 } Beside it: { $beside }.
cell-aimed = Turned so: { $sides }. Enter places it.
place-nth = { $place }, number { $n }
sides-of = { $sort } { $sides }
sides-all = on every side
# What lies beside a cell: “north road”, “north road (2 tiles, held by Ada)”
beside-side = { $side } { $what }
beside-feature = { $side } { $what } ({ $facts })
tiles-laid = Tiles on the board
tile-laid = Column { $x }, row { $y }: { $tile }; { $sides }
tile-shown = { $tile }; { $sides }
cell-dead = No tile left fits here
turn-tile = Turn the tile (R)
turn-left = Turn left (Shift R)
turn-right = Turn right (R)
show-fields = Show fields (F)

## Followers

claim-knight = Place a knight: { $place }
claim-thief = Place a thief: { $place }
claim-monk = Place a monk: { $place }
claim-farmer = Place a farmer: { $place }
follower-at = { $name }: { $role }, { $place }, { $cell }

## What a follower or a tile would bring

claim-scores = { $points ->
    [one] 1 point right away
   *[other] { $points } points right away
 }
claim-ended = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
 }
claim-complete = { $points } when complete
claim-least = at least { $points } when complete
claim-never = cannot be completed any more
claim-spot-scores = +{ $points }
claim-spot-ended = now { $points }
claim-spot-field = at the end { $points }
claim-spot-complete = complete { $points }
claim-spot-least = complete { $points }+
lay-you = You
lay-scores = Scores right away: { $parts }.
lay-ended = If the game ended now: { $parts }.

## Features

feature-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
feature-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }
feature-open = { $open } open
feature-complete = complete
feature-held = held by { $names }
feature-unheld = nobody holds it
feature-free = Unclaimed
feature-holder = { $count ->
    [one] **{ $name }** holds it, 1 follower
   *[other] **{ $name }** holds it, { $count } followers
 }
feature-sharer = { $count ->
    [one] **{ $name }** shares it, 1 follower
   *[other] **{ $name }** shares it, { $count } followers
 }
feature-now = If the game ended now
feature-end = When complete
feature-least = When complete, at least
feature-never = It cannot be completed any more.
feature-field-end = At the end
points = { $points ->
    [one] point
   *[other] points
 }

## The table

tile-of = tile { $n } of { $of }
supply = { $left ->
    [0] No follower left
    [one] 1 follower left
   *[other] { $left } followers left
 }
supply-left = { $left } left
tiles-left = Tiles left
tiles-left-foot = Faded tiles are used up
bag = { $left ->
    [0] No tile is left to draw
    [one] 1 tile left to draw
   *[other] { $left } tiles left to draw
 }
bag-hands = { $left } to draw, { $hidden } in other hands
aside = Set aside
hand = Tiles in your hand
ask-place = Place your **tile**
ask-place-hand = Place one of your **tiles**
ask-place-cells = { $cells ->
    [0] This tile fits nowhere.
   *[other] One cell fits.
 }
cells-fit = { $at ->
    [0] { $cells } cells fit
   *[other] Cell { $at } of { $cells }
 }
cells-step = To the next cell where the tile fits (C)
cells-beyond = { $cells ->
    [one] One more cell
   *[other] { $cells } more cells
 } { $side ->
    [up] above
    [down] below
    [left] to the left
   *[other] to the right
 }
ask-place-click = Click again to place it. R, the wheel or the right button turns it.
ask-place-tap = Tap again to place it here.
ask-claim = Place a **follower**, or none
ask-claim-how = Nothing is final until you confirm.
ask-confirm = End your **turn**?
ask-confirm-how = You can still undo.
ask-discard = None of your tiles fit: set one **aside**
ask-discard-how = Choose the tile to give up.
wait-draw = { $name } is drawing a tile
wait-place = { $name } is placing a tile
wait-claim = { $name } may place a follower
wait-turn-end = { $name } is about to end their turn
wait-over = The game is over
lay = Place tile
lay-first = Choose a cell first
quarter = { $id ->
    [1] Tiles 1 to 18
    [2] Tiles 19 to 36
    [3] Tiles 37 to 54
    [4] Tiles 55 to 72
   *[end] Final scoring
 }
claim-first = Choose a place for your follower first
no-follower = No follower
discard = Set aside
key-aim = Move from cell to cell
key-cell = To the next cell where the tile fits (Shift: back)
key-turn = Turn the tile (Shift: the other way)
key-enter = Place the tile, end the turn
key-claim = Place a follower on the first, second … spot
key-none = No follower
key-features = Step through the features
key-fields = Show fields
key-zoom = Zoom in, zoom out, whole board

## The log

scene-claimed-knight = **{ $name }** places a knight
scene-claimed-thief = **{ $name }** places a thief
scene-claimed-monk = **{ $name }** places a monk
scene-claimed-farmer = **{ $name }** places a farmer
log-laid = **{ $name }** places a tile
log-claimed-knight = **{ $name }** places a tile and a knight
log-claimed-thief = **{ $name }** places a tile and a thief
log-claimed-monk = **{ $name }** places a tile and a monk
log-claimed-farmer = **{ $name }** places a tile and a farmer
log-aside = **{ $name }** sets a tile aside: { $tile }
log-final = Final scoring
told-drawn = Your tile: { $tile }.
told-placed = { $name } places a tile at { $cell }: { $tile }; { $sides }.
told-claimed-knight = { $name } places a knight there: { $place }, { $cell }.
told-claimed-thief = { $name } places a thief there: { $place }, { $cell }.
told-claimed-monk = { $name } places a monk there: { $place }, { $cell }.
told-claimed-farmer = { $name } places a farmer there: { $place }, { $cell }.
told-skipped = { $name } places no follower.
told-returned = { $name } takes a { $role } back.
told-ended = The game is over. Most points: { $names }.
award = { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } to { $names }
award-city = City
award-road = Road
award-monastery = Monastery
award-field = Farmers
because-tiles = { $count ->
    [one] 1 tile, { $each ->
        [one] 1 point
       *[other] { $each } points
    }
   *[other] { $count } tiles, { $each ->
        [one] 1 point
       *[other] { $each } points
    } each
 }
because-tiles-shields = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 } and { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }, { $each ->
    [one] 1 point
   *[other] { $each } points
 } each
because-cities = { $count ->
    [one] 1 complete city, { $each ->
        [one] 1 point
       *[other] { $each } points
    }
   *[other] { $count } complete cities, { $each ->
        [one] 1 point
       *[other] { $each } points
    } each
 }
