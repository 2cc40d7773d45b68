## Carcassonne: why a move is not allowed

### Placing a tile

ca-refused-out-of-reach = No tile can go there: the landscape cannot reach that far.
ca-refused-placed = Your tile is already on the board: now place a follower on it, or none.
ca-refused-not-placed = Place your tile first; after that you may place a follower on it.
ca-refused-late-discard = A tile can be set aside only before one has been placed.
ca-refused-discard = A tile that fits somewhere must be placed.
ca-refused-hand-fits = A tile in your hand fits somewhere, so none can be set aside.
ca-refused-not-in-hand = You do not have that tile in your hand.
ca-refused-not-drawn = That is not the tile you have drawn.
ca-refused-taken = There is already a tile there.
ca-refused-apart = A tile has to share an edge with one that is already there.
ca-refused-same-turn = Turned that way the tile looks the same as with fewer turns; use the fewest.
ca-refused-turn = The tile does not fit this way: its { $mine } would meet { FORM($theirs, "a") } to the { $side }. Turned another way it fits here.
ca-refused-cell = The tile does not fit here, whichever way you turn it. As it is now, its { $mine } would meet { FORM($theirs, "a") } to the { $side }.

### Placing a follower

ca-refused-no-place = The tile you have just placed has no such place for { FORM($role, "a") }.
ca-refused-no-followers = You have no followers left: they are all in the landscape.
ca-refused-no-farmers = This game is played without farmers.
ca-refused-held-c-yours = You already have a knight in this city.
ca-refused-held-c-shared = You and { $names } already have knights in this city.
ca-refused-held-c-others = { $count ->
    [one] { FORM($names, "cap") } already has a knight in this city.
   *[other] { FORM($names, "cap") } already have knights in this city.
 }
ca-refused-held-r-yours = You already have a thief on this road.
ca-refused-held-r-shared = You and { $names } already have thieves on this road.
ca-refused-held-r-others = { $count ->
    [one] { FORM($names, "cap") } already has a thief on this road.
   *[other] { FORM($names, "cap") } already have thieves on this road.
 }
ca-refused-held-f-yours = You already have a farmer in this field.
ca-refused-held-f-shared = You and { $names } already have farmers in this field.
ca-refused-held-f-others = { $count ->
    [one] { FORM($names, "cap") } already has a farmer in this field.
   *[other] { FORM($names, "cap") } already have farmers in this field.
 }

## Why a move is good or bad: a few words that begin with a verb, about the move

### What the tile does

ca-reason-loses = loses your { $feature } to { $names }
ca-reason-takes = takes the { $feature } from { $names }
ca-reason-shares = shares the { $feature } with { $names }
ca-reason-theirs-complete = completes { $names }’s { $feature }
ca-reason-theirs-join = joins parts of { $names }’s { $feature }
ca-reason-theirs-add = adds to { $names }’s { $feature }
ca-reason-completes = completes your { $feature }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } right away, and { $followers ->
    [one] your { $role } comes home
   *[other] your { $followers } { FORM($role, "plural") } come home
 }
ca-reason-joins = joins parts of your { $feature }: at least { $points ->
    [one] 1 point
   *[other] { $points } points
 } when complete
ca-reason-adds = adds to your { $feature }: at least { $points ->
    [one] 1 point
   *[other] { $points } points
 } when complete
ca-reason-monastery = adds a tile around your monastery: { $points ->
    [one] 1 point
   *[other] { $points } points
 } when complete
ca-reason-field = { $cities ->
    [one] brings your field to one complete city
   *[other] brings your field to { $cities } complete cities
 }
ca-reason-odds-harder-yours = makes your { $feature } harder to complete: { $chance }% instead of { $was }%
ca-reason-odds-harder-theirs = makes { $names }’s { $feature } harder to complete: { $chance }% instead of { $was }%
ca-reason-odds-easier-yours = makes your { $feature } easier to complete: { $chance }% instead of { $was }%
ca-reason-odds-easier-theirs = makes { $names }’s { $feature } easier to complete: { $chance }% instead of { $was }%
ca-reason-odds-hopeless-yours = makes your { $feature } impossible to complete
ca-reason-odds-hopeless-theirs = makes { $names }’s { $feature } impossible to complete

### What the follower does

ca-reason-keeps = { $followers ->
    [one] keeps your last follower at home
   *[other] keeps your { $followers } followers at home
 }
ca-reason-leaves = { $followers ->
    [0] leaves you no followers at home
    [one] leaves you one follower at home
   *[other] leaves you { $followers } followers at home
 }
ca-reason-claims = { $points ->
    [one] claims the { $feature }: 1 point as it stands, at least { $later } when complete
   *[other] claims the { $feature }: { $points } points as it stands, at least { $later } when complete
 }
ca-reason-claims-monastery = { $points ->
    [one] claims the { $feature }: 1 point as it stands, { $later } when complete
   *[other] claims the { $feature }: { $points } points as it stands, { $later } when complete
 }
ca-reason-claims-complete = claims the { $feature }, which scores right away, and your { $role } comes home
ca-reason-claims-field = { $cities ->
    [0] claims the field, with no complete city beside it yet
    [one] claims the field beside one complete city
   *[other] claims the field beside { $cities } complete cities
 }
ca-reason-field-likely = { $points ->
    [one] will probably bring 1 point at the end
   *[other] will probably bring { $points } points at the end
 }
ca-reason-farmer-stays = keeps the farmer there until the end of the game
ca-reason-stays = keeps your { $role } there until the end: the { $feature } cannot be completed any more
ca-reason-may-stay = may keep your { $role } there until the end: the { $feature } is only { $chance }% likely to be completed
ca-reason-comes-home = will probably bring your { $role } home: the { $feature } is { $chance }% likely to be completed

## Moves as a person would say them

ca-say-tile-claim = Place { $tile } at { $where }, with { $follower }
ca-say-tile-skip = Place { $tile } at { $where }, without a follower
ca-say-marked-claim = Place { $tile }, with { $follower }
ca-say-marked-skip = Place { $tile }, without a follower
ca-say-claim = Place { $follower }
ca-say-skip = Place no follower
ca-say-discard = Set { $tile } aside
ca-the-tile = the tile
ca-the-tile-named = the tile “{ $tile }”
ca-where = { $turn ->
    [0] column { $x }, row { $y }
    [1] column { $x }, row { $y }, turned once
    [2] column { $x }, row { $y }, turned twice
   *[3] column { $x }, row { $y }, turned three times
 }
ca-follower-m = a monk in the monastery
ca-follower-c = a knight in the city
ca-follower-c-to = a knight in the city to the { $sides }
ca-follower-r = a thief on the road
ca-follower-r-to = a thief on the road to the { $sides }
ca-follower-f = a farmer in the field
ca-follower-f-to = a farmer in the field to the { $sides }
ca-follower-f-nth = a farmer in the field to the { $sides }, number { $n }
