## Carson City

cc-town = The town
cc-track = Action track
cc-cast = Characters
cc-view-town = Town
cc-view-track = Track
cc-view-players = Players
cc-views = Views
cc-peaceful = No duel here
cc-kept-now = Kept buildings may be placed now
cc-for-sale = For sale: { $building }.
cc-limit = limit
cc-taken-by = taken by { $name }
cc-limit-note = Limit ${ $limit }.
cc-limit-of = limit ${ $limit }
cc-note-salary = $4 for each cowboy. Nobody fights here.
cc-note-ammunition = Strength +3 for the rest of the round.
cc-note-roads_3 = Three roads.
cc-note-roads_1 = One road for each cowboy. Nobody fights here.
cc-note-land_purchase = Cowboys on parcels buy them, in the order of passing.
cc-note-build_12 = Nothing is for sale here.
cc-note-build_10 = Nothing is for sale here.
cc-note-build_8 = Nothing is for sale here.
cc-note-build_6 = Nothing is for sale here.
cc-note-build_5 = Nothing is for sale here.
cc-note-build_4 = Nothing is for sale here.
cc-note-build_3 = Nothing is for sale here.
cc-note-income_land = $2 for each of your parcels.
cc-note-income_cowboys = $2 for each point of your strength.
cc-note-income_gambling = Roll two dice and take that many dollars.
cc-note-income_buildings = Every building pays; cowboys on other players’ buildings take half.
cc-note-vp_land = A point for every two parcels.
cc-note-vp_cowboys = A point for every two points of strength.
cc-note-vp_buildings = A point for each of your buildings.
cc-note-buy_vp_5 = As many points as you like, $5 each.
cc-note-buy_vp_4 = As many points as you like, $4 each.
cc-note-buy_vp_3 = As many points as you like, $3 each.
cc-note-buy_vp_2 = As many points as you like, $2 each.

## What a place is worth

cc-owned = Owned by { $name }
cc-owned-yours = Yours
cc-stands = { $white ->
    [1] The white cowboy of { $name } stands here
   *[other] { $count ->
        [one] { $name } stands here
       *[other] { $name } stands here with { $count } cowboys
    }
 }
cc-around = Around it: { $all }
cc-around-side = { $side } { $what }
cc-around-land = land
cc-around-of = { $what } of { $name }
cc-around-yours = your { $what }
cc-price-now = Price now ${ $price }
cc-unserved = No road leads here
cc-earns = The { $building } earns ${ $income }
cc-safe = Nobody can attack it
cc-because-bare_parcels = { $count ->
    [one] 1 bare parcel at $1
   *[other] { $count } bare parcels at $1
 }
cc-because-minimum = at least $1
cc-because-mountains = { $count ->
    [one] 1 mountain at ${ $each }
   *[other] { $count } mountains at ${ $each }
 }
cc-because-river = the river, ${ $each }
cc-because-houses = { $count ->
    [one] 1 house at ${ $each }
   *[other] { $count } houses at ${ $each }
 }
cc-because-ranches = { $count ->
    [one] 1 ranch at ${ $each }
   *[other] { $count } ranches at ${ $each }
 }
cc-because-mines = { $count ->
    [one] 1 mine at ${ $each }
   *[other] { $count } mines at ${ $each }
 }
cc-because-hotel = always $6
cc-because-parcels = { $count } parcels, a point for every two
cc-because-strength = strength { $count }, a point for every two
cc-because-dollars = for ${ $count }
cc-because-vp_buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
 }
cc-because-bought_points = { $count } for ${ $each } each
cc-because-sheriff = { $count ->
    [one] 1 lost duel, { $each } points
   *[other] { $count } lost duels, { $each } points each
 }
cc-because-pieces = { $count ->
    [one] 1 building, house or mountain, { $each } points
   *[other] { $count } buildings, houses and mountains, { $each } points each
 }
cc-because-pieces_at_bridge = { $count ->
    [one] 1 building, house or mountain at a bridge, { $each } points
   *[other] { $count } buildings, houses and mountains at a bridge, { $each } points each
 }
cc-because-kit_carson = for locking in early
cc-gives-building = You may buy the { $building } for ${ $price }
cc-gives-nothing = Nothing is for sale
cc-gives-land = The parcel would cost ${ $price }
cc-gives-guard = Protects ${ $money } of your income
cc-gives-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
cc-gives-buy = { $points ->
    [0] Points at ${ $price } each, which you can’t afford now
    [one] 1 point for ${ $price }
   *[other] Up to { $points } points at ${ $price } each
 }
cc-gives-roads = { $count ->
    [one] 1 road
   *[other] { $count } roads
 }
cc-gives-strength = Strength +{ $count } for this round
cc-gives-money = ${ $money }
cc-money-range = ${ $least }–{ $most }
cc-money-more = +${ $money }
cc-money-less = −${ $money }
cc-gives-loot = An attack that succeeds takes ${ $money }
cc-contest = { $name } is there too: strength { $theirs }, yours { $mine } once placed

## What is foreseen

cc-you = you
cc-pays-points = { $points } p.
cc-site = Earns ${ $income } a round
cc-site-why = Earns ${ $income } a round ({ $why })
cc-site-none = It earns nothing by itself
cc-site-housed = ${ $income } with its house beside it
cc-site-gain = { $gain } for all your buildings together
cc-site-rounds = { $rounds ->
    [0] no more payments to come
    [one] one payment to come: { $total }
   *[other] { $rounds } payments to come: { $total }
 }
cc-house-gains = A round from now on: { $parts }
cc-best = Best on { $parcel }: { $income } a round
cc-best-planned = Best on { $parcel }, once you own it: { $income } a round
cc-best-nowhere = You could not build it now, only keep it
cc-duel-chance = You win the duel in { $chance }% of cases
cc-duel-chances = You win the duel in { $low } to { $high }% of cases
cc-tile-chance = wins { $chance }%
cc-worth-now = now { $gains }
cc-worth-strength = strength +{ $count }
cc-worth-end = at the end about { $points }
cc-means = ${ $free } free: ${ $money }{ $salary ->
    [0] {""}
   *[other] {" "}+ ${ $salary } salary
 } − ${ $committed } for land and buildings.
cc-means-short = ${ $short } short: ${ $money }{ $salary ->
    [0] {""}
   *[other] {" "}+ ${ $salary } salary
 } − ${ $committed } for land and buildings.
cc-means-limit = { $room ->
    [0] You are at the limit of ${ $limit }.
   *[other] Limit ${ $limit }: room for ${ $room } more.
 }
cc-means-over = Limit ${ $limit }: ${ $over } too much.
cc-how-raid-share = You take ${ $share }, half of what it pays.
cc-own-tiles = Your duel tiles
cc-played-tiles = Tiles played
cc-played-none = none
cc-chosen = { $what }: { $then }
cc-bridge-at = A bridge { $edge }: two roads
cc-built-at = { $building } on { $parcel }
cc-house-asks = { $what }: { $name } will be asked

## Overlays

cc-overlay = Show on the town
cc-overlay-none = Town
cc-overlay-prices = Land price
cc-overlay-served = Served
cc-overlay-income = Income
cc-overlay-attacks = Attacks
cc-legend-none = Dot: you can act here. Flag: someone owns it. Two colours in one place: a duel.
cc-legend-prices = What each free parcel costs now: $1, plus $1 for each piece on it and around it.
cc-legend-served = Hatched parcels have no road: only ranches and mines can be built there.
cc-legend-income = What each building earns now. Point at one to see why.
cc-legend-attacks = { $attacks ->
    [0] Nobody is attacking anyone.
    [one] 1 building is under attack; a shield means that the owner protects it.
   *[other] { $attacks } buildings are under attack; a shield means that the owner protects it.
 }

## What is asked

cc-ask-draft = Choose a **parcel** to start with
cc-how-draft = It’s free.
cc-ask-pick = Choose a **character** for this round
cc-how-pick = Its number decides when you place.
cc-ask-settler = Choose a **parcel**: a gift from the settler
cc-how-settler = Any free parcel.
cc-ask-captain-yellow = How many **cowboys** does the captain hire?
cc-how-captain-yellow = They stay with you. You have ${ $money }.
cc-ask-captain-red = How many **revolvers** does the captain buy?
cc-how-captain-red = They stay with you. You have ${ $money }.
cc-ask-money_or_wait-grocer-yellow = **$8** now, or **wait** for the income of buildings?
cc-how-money_or_wait-grocer-yellow = If you wait, you can double one kind of your buildings, or still take the $8.
cc-ask-money_or_wait-grocer-red = **$8** now, or a point for each **house** at the end of the round?
cc-how-money_or_wait-grocer-red = All houses on your land count, including those built this round.
cc-ask-money_or_wait-settler-red = **$8** now, or a point for each **mountain** at the end of the round?
cc-how-money_or_wait-settler-red = All mountains on your land count, including those you gain this round.
cc-ask-worker = Take a **building** from the market for $5?
cc-how-worker = Pick one on the track, then build it now or keep it.
cc-ask-place = Place a **cowboy**, or pass
cc-ask-place-white = Place the **white cowboy**, or pass
cc-how-place = On the track or on a parcel. Each place says what it gives you.
cc-how-place-white = Any empty place. Nobody can challenge it.
cc-ask-kit_carson = Place your **cowboys**, all at once, then lock in
cc-how-kit_carson = Choose one of your cowboys to move it or take it back.
cc-ask-next_duel = Which **duel** is fought first?
cc-how-next_duel = The loser takes the cowboy back and is stronger in the next duel.
cc-ask-duel_tile = Choose a **tile** for the duel: { $target }
cc-how-duel_tile = It adds to your strength and stays hidden until everyone has chosen.
cc-how-duel_tile-withdraw = It stays hidden until everyone has chosen. If you withdraw, you lose the cowboy, not the duel.
cc-ask-withdraw = **Fight** or **withdraw**: { $target }?
cc-how-withdraw = If you lose, you take your cowboy back. If you withdraw, you lose the cowboy, not the duel.
cc-ask-land = **Buy** the parcels you won, or continue
cc-how-land = One at a time, in any order. You have ${ $money }.
cc-ask-roads = Lay **roads**, or continue
cc-how-roads = A new road must touch the network.
cc-ask-last_roads = Lay the last **roads**, or continue
cc-how-last_roads = Then the game is scored.
cc-how-bridge = { $how } A bridge, marked 2, takes two roads.
cc-ask-laying = Lay a **road**
cc-how-laying = A new road must touch the network. Then you return to the question.
cc-ask-construction = Buy the **{ $building }** for ${ $price }?
cc-how-construction = You can build it now or keep it. You have ${ $money }.
cc-ask-build = Where does the **{ $building }** go?
cc-how-build = On your own land. If there is no room, keep it.
cc-ask-house = Where does the **house** of the { $building } go?
cc-how-house = On free land, on your own, or on another player’s land if they agree.
cc-ask-consent = May { $builder } put a **house** on your { $house }?
cc-how-consent = The house would be yours. It comes with the { $building } at { $site }.
cc-ask-kept_buildings = Place **kept buildings**, or continue
cc-how-kept_buildings = Choose a building, then one of your parcels.
cc-ask-double = Double the income of which **buildings**?
cc-how-double = What yours pay now is shown beside each. Or take $8 instead.
cc-ask-raid = Rob { $owner }’s **{ $piece }** at { $parcel }?
cc-how-raid = You take half of what it pays.
cc-ask-buy_points = How many **points** do you buy?
cc-how-buy_points = Each costs ${ $price }. You have ${ $money }.
cc-ask-banker = How many **points** does the banker buy?
cc-how-banker = Once, before the round ends. You have ${ $money }.
cc-ask-cash_limit = { $excess ->
    [0] You have ${ $money }, your limit is ${ $limit }: spend some for **points**?
   *[other] You have ${ $money }, your limit is ${ $limit }: **spend** ${ $excess } or more
 }
cc-how-cash_limit = A point for every full $10 spent now, or $6 kept to the end of the game. Everyone chooses in secret.
cc-ask-confirm = Done? **Confirm**, or undo
cc-ask-confirm-how = The game continues when you confirm.
cc-going-on = The game goes on
cc-wait-draft = { $name } is choosing a parcel
cc-wait-pick = { $name } is choosing a character
cc-wait-settler = { $name } is choosing a parcel
cc-wait-captain = { $name } is deciding about the captain
cc-wait-money_or_wait = { $name } is deciding: money now or later
cc-wait-worker = { $name } is looking at the market
cc-wait-place = { $name } is placing a cowboy
cc-wait-kit_carson = You are locked in. { $count ->
    [one] { $name } is still placing
   *[other] { $name } are still placing
 }
cc-wait-next_duel = { $name } is choosing the next duel
cc-wait-duel_tile = { $count ->
    [one] { $name } is choosing a duel tile
   *[other] { $name } are choosing duel tiles
 }
cc-wait-withdraw = { $name } may withdraw from the duel
cc-wait-land = { $name } is buying land
cc-wait-roads = { $name } may lay roads
cc-wait-last_roads = { $name } may lay the last roads
cc-wait-construction = { $name } may buy a building
cc-wait-build = { $name } is choosing a building site
cc-wait-house = { $name } is placing a house
cc-wait-consent = { $name } is asked to allow a house
cc-wait-kept_buildings = { $name } may place kept buildings
cc-wait-double = { $name } is choosing what to double
cc-wait-raid = { $name } may rob a building
cc-wait-buy_points = { $name } may buy points
cc-wait-banker = { $name } may buy points from the banker
cc-wait-cash_limit = { $count ->
    [one] { $name } is counting money
   *[other] { $name } are counting money
 }
cc-wait-confirm = { $count ->
    [one] { $name } is ending their turn
   *[other] { $name } are ending their turns
 }

## Buttons

cc-do-pass = Pass
cc-do-agree = Agree
cc-do-refuse = Refuse
cc-do-withdraw = Withdraw
cc-do-stay = Fight
cc-do-take-back = Take it back
cc-do-double = Double: { $building }
cc-do-double-income = Double: { $building }, ${ $income }
cc-do-banker = { $points ->
    [0] No points
    [3] 3 points for $3
    [5] 5 points for $12
   *[other] 7 points for $25
 }
cc-do-perform-construction = Buy for ${ $price }
cc-do-renounce-construction = Don’t buy
cc-do-perform-raid = Rob it
cc-do-renounce-raid = Leave it
cc-do-none-draft = None
cc-do-none-settler = No parcel
cc-do-none-worker = No building
cc-do-money-money_or_wait = Take $8 now
cc-do-wait-money_or_wait = Wait
cc-do-money-double = Take $8
cc-do-done-land = Continue
cc-do-done-roads = Continue
cc-do-done-last_roads = Continue
cc-do-done-kept_buildings = Continue
cc-do-keep-build = Keep it
cc-hire-yellow = { $count ->
    [0] None
    [1] 1 cowboy, $1
    [2] 2 cowboys, $4
   *[other] 3 cowboys, $9
 }
cc-hire-red = { $count ->
    [0] None
    [1] 1 revolver, $3
   *[other] 2 revolvers, $9
 }
cc-lay-roads = { $count ->
    [one] Lay a road
   *[other] Lay roads ({ $count })
 }
cc-lay-stop = No roads now
cc-lay-at = Lay a road { $edge }
cc-white = White cowboy
cc-buildings = Buildings
cc-spend = { $points ->
    [0] { $amount ->
        [0] Spend nothing
       *[other] Spend ${ $amount }
     }
    [one] Spend ${ $amount } for 1 point
   *[other] Spend ${ $amount } for { $points } points
 }
cc-buy = { $amount ->
    [0] No points
    [one] 1 point for ${ $cost }
   *[other] { $amount } points for ${ $cost }
 }
cc-less = Less
cc-more = More
cc-next-place = { $n ->
    [one] The only place
   *[other] Next of { $n } places
 }
cc-skip = Skip to my next decision
cc-rest-off = Don’t ask again this round
cc-roads-later = Ask me before building
cc-roads-later-note = You’ll be asked once more where your roads go, before buildings are bought.
cc-auto-pass = Pass for the rest of this phase
cc-auto-pass-note = You pass as soon as it’s your turn to place.
cc-auto-pass-off = Someone moved onto one of your places, so you won’t pass automatically.
cc-auto-on = Passing for you. Tap to stop.
cc-speed = Speed
cc-speed-calm = Calm
cc-speed-quick = Quick
cc-speed-off = Instant
cc-lock = Lock in
cc-lock-note = { $count ->
    [0] All your cowboys are placed. Once locked in, nothing can be moved.
    [one] 1 cowboy is still at home. Once locked in, nothing can be moved.
   *[other] { $count } cowboys are still at home. Once locked in, nothing can be moved.
 }
cc-countdown-left = { $seconds } s left
cc-countdown-note = When time runs out, everyone left is locked in, in placing order.
cc-locked = locked in
cc-purse = What you have
cc-rivals = The other players
cc-rival = { $name }: ${ $money }, a duel could come to { $range } ({ $guns ->
    [0] no guns
    [one] with 1 gun
   *[other] with { $guns } guns
 }), { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
 } at home.
cc-rival-order-picking = { $place ->
    [0] {""}
   *[other] Picks as number { $place }.
 }
cc-rival-order-placing = { $place ->
    [0] {""}
   *[other] Places as number { $place }.
 }
cc-own-cowboy = Your cowboy: { $target }. Move it or take it back

## Players and orders

cc-guns = { $guns ->
    [one] { $cowboys } + 1 gun
   *[other] { $cowboys } + { $guns } guns
 }
cc-reserve = reserve
cc-guns-word = guns
cc-parcels-of = of 12 parcels
cc-money-label = ${ $money }, { $limit ->
    [0] no limit yet
   *[other] limit ${ $limit }
 }
cc-strength-label = Strength { $strength }
cc-parcels-label = { $count } of 12 parcels
cc-cowboys-of = { $count ->
    [one] 1 cowboy at home
   *[other] { $count } cowboys at home
 }{ $white ->
    [1] , and the white one
   *[other] {""}
 }
cc-strength-of = Strength { $strength }: cowboys { $cowboys }, guns { $guns }
cc-roads-in-hand = { $count ->
    [one] 1 road in hand
   *[other] { $count } roads in hand
 }
cc-roads-label = { $count ->
    [one] 1 road
   *[other] { $count } roads
 }
cc-kept = kept
cc-passed = passed
cc-waits = waits
cc-ammunition = ammunition
cc-tiles-label = { $count } duel tiles
cc-order-picking = Picking
cc-order-placing = Placing
cc-order-passing = Passed: next round’s order
cc-order-passing-note = Whoever passed first wins ties in this round and picks first in the next one.
cc-bag = In the bag
cc-stock = { $count } roads left

## Duels

cc-duel = Duel: { $target }
cc-duel-about = { $names } want the same place
cc-duel-order = Passed in this order
cc-duel-choose = Choose a tile
cc-duel-tile = tile { $value }
cc-duel-won = { $name } wins with { $total }.
cc-duel-tie = A tie at { $total }. { $name } passed first and wins.
cc-duel-home = The others take their cowboys back.

## What happened

cc-event-side_drawn = { $character }: { $side }
cc-event-announced = { $name } has duel tiles for { $total }
cc-event-building_drawn = { $square }: { $building }
cc-event-claimed = { $name } owns **{ $parcel }**
cc-event-round = Round { $round }
cc-event-picked = { $name } is the **{ $character }**
cc-event-hired-cowboys = { $count ->
    [one] { $name } hires a cowboy
   *[other] { $name } hires { $count } cowboys
 }
cc-event-hired-revolvers = { $count ->
    [one] { $name } buys a revolver
   *[other] { $name } buys { $count } revolvers
 }
cc-event-roads = { $count ->
    [one] { $name } gets 1 road
   *[other] { $name } gets { $count } roads
 }
cc-event-waits = { $name } waits: the { $character } pays later
cc-event-placed = { $name } places a cowboy: **{ $target }**
cc-event-placed-white = { $name } places the white cowboy: **{ $target }**
cc-event-moved = { $name } moves a cowboy to **{ $target }**
cc-event-taken_back = { $name } takes a cowboy back from { $target }
cc-event-passed = { $name } passes (number { $place })
cc-event-passed-forced = { $name } has nothing left to place and passes (number { $place })
cc-event-locked = { $name } locks in (number { $place })
cc-event-duel = Duel: **{ $target }**, { $names }
cc-event-shot-die = { $name } rolls { $value }: { $strength } + { $value } = **{ $total }**
cc-event-shot-tile = { $name } shows a { $value }: { $strength } + { $value } = **{ $total }**
cc-event-duel_won = { $name } wins the duel: **{ $target }**
cc-event-home-duel_lost = { $name } takes a cowboy back from { $target }
cc-event-home-church = { $name }’s cowboy leaves { $target }: a church
cc-event-withdrew = { $name } withdraws: **{ $target }**
cc-event-unchallenged = { $name } wins without a duel: **{ $target }**
cc-event-unchallenged-tile = { $name } wins without a duel and takes back the { $value }: **{ $target }**
cc-event-renounced = { $name } doesn’t use { $target }
cc-event-renounced-forced = { $name } can’t use { $target }
cc-event-ammunition = { $name } has the **ammunition**: strength +3
cc-event-bought = { $name } buys the **{ $building }** for ${ $price }
cc-event-built = { $name } builds the **{ $building }** on { $parcel }
cc-event-built-house = { $name } builds the **{ $building }** on { $parcel }, its house on { $house }
cc-event-kept = { $name } keeps the { $building }
cc-event-consent_asked = { $name } asks { $owner } for a house on { $parcel }
cc-event-agreed = { $name } agrees to the house on { $parcel }
cc-event-refused = { $name } refuses the house on { $parcel }
cc-event-road = { $name } lays a road { $edge }
cc-event-bridge = { $name } builds a bridge { $edge }
cc-event-doubles = { $name } doubles income: { $building }
cc-event-income = { $name } earns **${ $amount }**: { $building } on { $parcel } ({ $reason })
cc-event-income-doubled = { $name } earns **${ $amount }**, doubled: { $building } on { $parcel } ({ $reason })
cc-event-raided = { $name } robs { $owner } of **${ $share }** on { $parcel }
cc-event-spent = { $amount ->
    [0] { $name } spends nothing
   *[other] { $name } spends ${ $amount }
 }
cc-event-spent-points = { $points ->
    [one] { $name } spends ${ $amount } for 1 point
   *[other] { $name } spends ${ $amount } for { $points } points
 }
cc-event-closed = Closed: { $square }
cc-event-cowboys = { $count ->
    [one] { $name } has 1 cowboy again
   *[other] { $name } has { $count } cowboys again
 }
cc-event-ended = The end
cc-told-square = Now: { $square }.
cc-event-refills = { $name } draws new duel tiles
cc-event-got-start = { $name } starts with ${ $amount }
cc-event-got-banker = { $name } gets **${ $amount }** from the banker
cc-event-got-grocer = { $name } gets **${ $amount }** from the grocer
cc-event-got-settler = { $name } gets **${ $amount }** from the settler
cc-event-got-salary = { $name } gets **${ $amount }** salary
cc-event-got-income_land = { $name } gets **${ $amount }** for land
cc-event-got-income_cowboys = { $name } gets **${ $amount }** for strength
cc-event-got-gambling = { $name } wins **${ $amount }** gambling
cc-event-got-income = { $name } gets **${ $amount }** income
cc-event-got-raid = { $name } takes **${ $amount }**
cc-event-paid-captain = { $name } pays the captain ${ $amount }
cc-event-paid-chinese_worker = { $name } pays the worker ${ $amount }
cc-event-paid-land = { $name } pays **${ $amount }** for land
cc-event-paid-building = { $name } pays **${ $amount }** for the building
cc-event-paid-bought_points = { $name } pays ${ $amount } for points
cc-event-paid-banker = { $name } pays the banker ${ $amount }
cc-event-paid-spent = { $name } spends ${ $amount }
cc-event-scored-counted = { $points ->
    [one] { $name } gets **1 point**: { $building } on { $parcel }
   *[other] { $name } gets **{ $points } points**: { $building } on { $parcel }
 }
cc-event-scored-none = { $name } gets no points: { $source }
cc-event-scored-banker = { $points ->
    [one] { $name } gets **1 point** from the banker ({ $reason })
   *[other] { $name } gets **{ $points } points** from the banker ({ $reason })
 }
cc-event-scored-bought_points = { $points ->
    [one] { $name } buys **1 point**
   *[other] { $name } buys **{ $points } points**
 }
cc-event-scored-kit_carson = { $points ->
    [one] { $name } gets **1 point** for locking in early
   *[other] { $name } gets **{ $points } points** for locking in early
 }
cc-event-scored-money_left = { $points ->
    [one] { $name } gets **1 point** for money left ({ $reason })
   *[other] { $name } gets **{ $points } points** for money left ({ $reason })
 }
cc-event-scored-pieces = { $points ->
    [one] { $name } gets **1 point** ({ $reason })
   *[other] { $name } gets **{ $points } points** ({ $reason })
 }
cc-event-scored-pieces_at_bridge = { $points ->
    [one] { $name } gets **1 point** ({ $reason })
   *[other] { $name } gets **{ $points } points** ({ $reason })
 }
cc-event-scored-sheriff = { $points ->
    [one] { $name } gets **1 point** from the sheriff
   *[other] { $name } gets **{ $points } points** from the sheriff
 }
cc-event-scored-vp_buildings = { $points ->
    [one] { $name } gets **1 point** ({ $reason })
   *[other] { $name } gets **{ $points } points** ({ $reason })
 }
cc-event-scored-vp_cowboys = { $points ->
    [one] { $name } gets **1 point** ({ $reason })
   *[other] { $name } gets **{ $points } points** ({ $reason })
 }
cc-event-scored-vp_land = { $points ->
    [one] { $name } gets **1 point** ({ $reason })
   *[other] { $name } gets **{ $points } points** ({ $reason })
 }
cc-event-scored-houses = { $points ->
    [one] { $name } gets **1 point** for houses
   *[other] { $name } gets **{ $points } points** for houses
 }
cc-event-scored-mountains = { $points ->
    [one] { $name } gets **1 point** for mountains
   *[other] { $name } gets **{ $points } points** for mountains
 }
cc-event-scored-spent = { $points ->
    [one] { $name } gets **1 point** for money spent
   *[other] { $name } gets **{ $points } points** for money spent
 }

## Keys

cc-keys-arrows = Move around the town or the track
cc-keys-enter = Choose, then confirm
cc-keys-town = Go to the town, go to the track
cc-keys-numbers = Press the first, second … button
cc-keys-roads = Start or stop laying roads
cc-keys-pass = Pass, continue or lock in
cc-keys-overlay = Next overlay
cc-keys-skip = Skip to my next decision
cc-keys-undo = Undo the last step
cc-keys-help = Show these keys
