## Carson City: why a move is not allowed

### Land, buildings and roads

cc-refused-river = Nobody can own the river.
cc-refused-no-right = You have no cowboy on this parcel, so you have no right to buy it.
cc-refused-twelve = You already own twelve parcels, the most that anybody can own.
cc-refused-land = Now you buy land that your cowboys stand on, or stop buying.
cc-refused-yours = You already own this parcel.
cc-refused-owned = { FORM($name, "cap") } already owns this parcel.
cc-refused-parcel-costs = This parcel costs ${ $price }, and you have ${ $money }.
cc-refused-build = Choose a parcel for your new building, or keep it.
cc-refused-other-building = The building you have just bought is { FORM($building, "a") }.
cc-refused-kept = Now you may place buildings that you have kept, or go on.
cc-refused-not-kept = You have not kept such a building.
cc-refused-occupied = There is already { FORM($building, "a") } on this parcel.
cc-refused-build-on-river = Nothing is built on the river.
cc-refused-nobodys-land = Nobody owns this parcel; you build on your own land.
cc-refused-others-land = { FORM($name, "cap") } owns this parcel; you build on your own land.
cc-refused-not-served = No road reaches this parcel.
cc-refused-house = Choose a parcel for the house that comes with your building.
cc-refused-no-house-site = There is no second parcel for the house that must come with this building.
cc-refused-house-not-served = No road reaches this parcel, and a house needs one.
cc-refused-site-itself = Your building will stand here; its house goes on another parcel.
cc-refused-by-owner = The owner has already refused a house for this building.
cc-refused-no-roads-now = Roads are laid only when nobody else is being asked.
cc-refused-no-roads-yet = No roads are laid before the first round.
cc-refused-no-roads = You have no roads left.
cc-refused-road-there = There is already a road here.
cc-refused-not-connected = A new road has to touch a road that is already there.
cc-refused-bridge = A road across the river is a bridge and takes two roads; you have one.

### Cowboys

cc-refused-place = Now you place a cowboy, or pass.
cc-refused-lock-instead = With Kit Carson you lock in instead of passing.
cc-refused-pass-instead = Pass instead: locking in is for games with Kit Carson.
cc-refused-kit-carson = Now everyone places, moves and takes back cowboys, or locks in.
cc-refused-used-up = You have made 99 changes in this round: all you can do now is lock in.
cc-refused-no-cowboys = You have no cowboys left to place.
cc-refused-no-white = You do not have the Sheriff’s white cowboy to place.
cc-refused-not-there = You have no such cowboy there.
cc-refused-there-already = That is where the cowboy already stands.
cc-refused-own-there = You already have a cowboy here; where duels are fought, each player has only one.
cc-refused-white-there = Nobody may join the Sheriff’s white cowboy here.
cc-refused-white-joins = The white cowboy goes only where nobody stands yet.
cc-refused-white-attacks = The white cowboy attacks nobody.
cc-refused-sheriff-joins = The red Sheriff does not join others where that means a duel.
cc-refused-sheriff-attacks = The red Sheriff attacks nobody.
cc-refused-cowboy-on-river = Nobody can own the river, and no cowboys go there.
cc-refused-own-land = This is your land. Only buildings can be attacked, so there is nothing to defend.
cc-refused-own-safe = Your building cannot be attacked here, so it needs no defender.
cc-refused-nothing-to-attack = { FORM($name, "cap") } owns this parcel, and there is no building to attack.
cc-refused-safe = Nobody can attack { FORM($building, "a") }.
cc-refused-beside-church = This building stands beside a church of its owner and cannot be attacked.
cc-refused-reminder = This square is only a reminder; no cowboys go there.
cc-refused-no-building = There is no building on this construction square.
cc-refused-closed = This square is closed: points are no longer sold here.

### Characters, duels and money

cc-refused-draft = Now you claim a parcel that nobody owns.
cc-refused-settler = Now the Settler takes a parcel that nobody owns, or none.
cc-refused-pick = Now you choose a character.
cc-refused-taken = { FORM($name, "cap") } has already taken the { $character }.
cc-refused-captain-yellow = Now the Captain hires cowboys, or none.
cc-refused-captain-red = Now the Captain buys revolvers, or none.
cc-refused-captain-most = The red Captain buys at most two revolvers.
cc-refused-costs = That costs ${ $price }, and you have ${ $money }.
cc-refused-ten-cowboys = { $cowboys ->
    [one] Nobody can have more than ten cowboys, and you have 1.
   *[other] Nobody can have more than ten cowboys, and you have { $cowboys }.
 }
cc-refused-money-or-wait = Now you take $8, or wait for something else.
cc-refused-worker = Now the Chinese worker takes a building from the row for $5, or none.
cc-refused-nothing-sold = There is no building on that square.
cc-refused-next-duel = Now you choose which duel is fought next.
cc-refused-no-duel = No duel is waiting there.
cc-refused-tile = Now you choose one of your duel tiles.
cc-refused-no-tile = You have no duel tile with a { $value }.
cc-refused-withdraw = Now you stay in the duel, or withdraw.
cc-refused-no-withdrawing = Nobody withdraws from duels in this game.
cc-refused-roads = Now you may lay roads, or go on.
cc-refused-last-roads = Now you may lay the roads you have left, or stop.
cc-refused-construction = Now you buy the building, or do without it.
cc-refused-consent = Now you agree to the house on your parcel, or refuse.
cc-refused-raid = Now you take your share of the income, or leave it.
cc-refused-double = Now the Grocer takes $8 or doubles one kind of building.
cc-refused-none-built = You have not built { FORM($building, "a") }.
cc-refused-no-income = There is nothing to double: { FORM($building, "a") } has no income.
cc-refused-points = Now you say how many points you buy.
cc-refused-points-cost = { $points ->
    [one] 1 point costs ${ $price }, and you have ${ $money }.
   *[other] { $points } points cost ${ $price }, and you have ${ $money }.
 }
cc-refused-banker = The red Banker buys 3 points for $3, 5 for $12, 7 for $25, or none.
cc-refused-spend = Now you say how much money you spend on points.
cc-refused-money = You have only ${ $money }.
cc-refused-limit = You have to spend at least ${ $least }: your card lets you keep ${ $limit }.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Places on the track and in the town

cc-reason-building = lets you buy the { $building } for ${ $price }
cc-reason-land = lets you buy the land for ${ $price }
cc-reason-guards = protects ${ $money } of your income
cc-reason-robs = robs the building of ${ $money }
cc-reason-sells-points = { $points ->
    [one] lets you buy points at ${ $price } each: 1 with the money you have now
   *[other] lets you buy points at ${ $price } each: { $points } with the money you have now
 }
cc-reason-points = scores points this round
cc-reason-money = brings ${ $money }
cc-reason-roads = { $roads ->
    [one] brings 1 road
   *[other] brings { $roads } roads
 }
cc-reason-strength = adds { $strength } to your strength in duels
cc-reason-shared = cannot be contested: everybody may stand here
cc-reason-safe = is unlikely to be contested
cc-reason-contested = may be contested by others: { $chance }% chance of getting it
cc-reason-duel = means a duel with { $names }, which you win in { $chance }% of cases
cc-reason-left = leaves ${ $money } when all that is planned is paid
cc-reason-short = commits more than you have: ${ $money } short
cc-reason-passes = passes as number { $place }: wins ties against those who pass later, and chooses a character before them
cc-reason-keeps-cowboys = { $count ->
    [one] keeps a cowboy at home for duels (strength { $strength }) and for the next round
   *[other] keeps { $count } cowboys at home for duels (strength { $strength }) and for the next round
 }

### Duels and robbery

cc-reason-chance = wins the duel in { $chance }% of cases
cc-reason-avoids = avoids a duel that you win in { $chance }% of cases
cc-reason-loses-cowboy = loses the cowboy
cc-reason-takes-income = takes ${ $money } from the income of { $name }
cc-reason-leaves-income = leaves { $name } the whole income

### The town

cc-reason-yours = makes { $parcel } yours
cc-reason-comes-with = comes with { FORM($building, "a") }
cc-reason-would-earn = would earn ${ $money } a round with { FORM($building, "a") }
cc-reason-earns = earns ${ $money } with the { $building } on { $parcel }
cc-reason-earns-rounds = { $rounds ->
    [one] earns ${ $money } a round with the { $building } on { $parcel }, ${ $total } in the round left
   *[other] earns ${ $money } a round with the { $building } on { $parcel }, ${ $total } over the { $rounds } rounds left
 }
cc-reason-pays-yours = makes your { $building } on { $parcel } pay ${ $money } instead of ${ $was }
cc-reason-pays = makes { $name }’s { $building } on { $parcel } pay ${ $money } instead of ${ $was }
cc-reason-serves-yours = brings a road to your { $parcel }
cc-reason-serves = brings a road to { $parcel }, which nobody owns yet
cc-reason-keeps-roads = { $roads ->
    [one] keeps 1 road for later
   *[other] keeps { $roads } roads for later
 }

### Money and points

cc-reason-keeps-building = earns nothing before it is built in a later round
cc-reason-waits = keeps the power of your character for later in the round
cc-reason-keeps-money = leaves you the ${ $money } that you have
cc-reason-scores = scores right away
cc-reason-costs-points = costs points
cc-reason-costs = costs ${ $price } and leaves you ${ $money }
cc-reason-buys-points = { $points ->
    [one] buys 1 point for ${ $money }
   *[other] buys { $points } points for ${ $money }
 }
cc-reason-wasted = spends ${ $money } for nothing
cc-reason-within-limit = keeps ${ $money } of the ${ $limit } that your character allows
cc-reason-limit = lets you keep ${ $limit } at the end of the round
cc-reason-number = has number { $number } in the order of placing: the lowest number begins

## Moves as a person would say them, in words that begin with a verb

cc-say-first = { FORM($first, "cap") }
cc-say-second = { FORM($first, "cap") }, then { $second }
cc-say-third = { FORM($first, "cap") }, then { $second }, then { $third }
cc-say-pick = choose the { $character }
cc-say-claim = take { $parcel }
cc-say-hire-yellow = { $count ->
    [0] hire no cowboys
    [one] hire 1 cowboy for ${ $price }
   *[other] hire { $count } cowboys for ${ $price }
 }
cc-say-hire-red = { $count ->
    [0] buy no revolvers
    [one] buy 1 revolver for ${ $price }
   *[other] buy { $count } revolvers for ${ $price }
 }
cc-say-money = take $8 now
cc-say-wait = wait and use the character’s power later
cc-say-take = take the { $building } for $5
cc-say-none-worker = take no building
cc-say-none-settler = take no parcel
cc-say-place = place a cowboy on { $target }
cc-say-place-white = place the white cowboy on { $target }
cc-say-take_back = take a cowboy back from { $target }
cc-say-take_back-white = take the white cowboy back from { $target }
cc-say-move = move a cowboy from { $from } to { $target }
cc-say-move-white = move the white cowboy from { $from } to { $target }
cc-say-pass = pass
cc-say-lock = lock in your cowboys
cc-say-fight = fight over { $parcel } first
cc-say-tile = play the duel tile { $value }
cc-say-stay = fight the duel
cc-say-withdraw = withdraw from the duel
cc-say-buy = buy { $parcel }
cc-say-done-land = buy no more land
cc-say-road = lay a road { $edge }
cc-say-done-roads = lay no more roads
cc-say-done-last_roads = lay no more roads
cc-say-perform-construction = buy the { $building } for ${ $price }
cc-say-renounce-construction = do not buy the { $building }
cc-say-build = build the { $building } on { $parcel }
cc-say-keep = keep the building for later
cc-say-house = put its house on { $parcel }
cc-say-agree = agree to the house
cc-say-refuse = refuse the house
cc-say-done-kept_buildings = build no more kept buildings
cc-say-double = double the income of your { FORM($building, "plural") }
cc-say-perform-raid = rob the building on { $parcel }
cc-say-renounce-raid = leave the building on { $parcel } alone
cc-say-buy_points = { $points ->
    [0] buy no points
    [one] buy 1 point for ${ $price }
   *[other] buy { $points } points for ${ $price }
 }
cc-say-spend = { $points ->
    [0] { $amount ->
        [0] spend nothing
       *[other] spend ${ $amount }
     }
    [one] spend ${ $amount } for 1 point
   *[other] spend ${ $amount } for { $points } points
 }

# Where a cowboy goes on the track: a square, or the building that is sold there
cc-say-square = “{ $square }”
cc-say-offer = the { $building } for ${ $price }
