## Carson City

carson-city = Carson City
line-carson-city = Send cowboys to claim land, buildings and rents in a growing town, and duel where they meet.
lesson-carson-city-first-title = Your first round
lesson-carson-city-first-about = Choose a character, send cowboys to the town, win a duel, build a mine, collect the rent and turn money into points.

## Options

option-carson-city-sides = Sides of the characters
brief-carson-city-sides-red = Red characters
brief-carson-city-sides-drawn = Characters’ sides drawn
brief-carson-city-sides-chosen = Yellow and red characters
choice-carson-city-sides-yellow = All yellow
choice-carson-city-sides-red = All red
choice-carson-city-sides-drawn = Random for each card
choice-carson-city-sides-chosen = Chosen for each card
option-carson-city-side-sheriff = Sheriff
option-carson-city-side-banker = Banker
option-carson-city-side-grocer = Grocer
option-carson-city-side-chinese-worker = Chinese worker
option-carson-city-side-settler = Settler
option-carson-city-side-captain = Captain
option-carson-city-side-mercenary = Mercenary
option-carson-city-law-of-the-strongest = The law of the strongest
option-carson-city-carson-river = The Carson River
option-carson-city-river = Its course
cc-river-how = Tap a parcel to make it river or land. A river runs from border to border without gaps; every three parcels of river replace one mountain.
cc-river-count = { $count } of { $most } parcels
cc-river-given = The standard river
cc-river-clear = Start over
cc-river-wet = { $id }: river
cc-river-dry = { $id }: land
option-carson-city-kit-carson = Kit Carson
option-carson-city-countdown = Countdown in seconds
option-help-carson-city-countdown = When time runs out, everyone left is locked in, in placing order. 0 means no limit.
option-carson-city-road-windows = Ask about roads
option-carson-city-duel-order = Who orders several duels
option-help-carson-city-duel-order = The player who passed first of all, or the first to pass of those involved.
choice-carson-city-duel-order-passed = Whoever passed first
choice-carson-city-duel-order-involved = The first of those involved
option-carson-city-withdraw = Withdrawing from a duel
option-help-carson-city-withdraw = If you withdraw, you lose the cowboy but not the duel.
choice-carson-city-withdraw-never = Never
choice-carson-city-withdraw-tiles = Instead of choosing a tile
choice-carson-city-withdraw-always = Before every duel
option-carson-city-duel-refill = New duel tiles come from
choice-carson-city-duel-refill-discard = The discard
choice-carson-city-duel-refill-reserve = The discard and unused sets
