## Carson City in a terminal. Parcels have the names that are typed there, such as D4.

### The picture

cc-term-now = { $round }. Market:
cc-term-before = Before the first round
cc-term-stands = { $target }: { $cowboys }
cc-term-white = { $player } white
cc-term-player = { $player }:
cc-term-player-as = { $player }, { $character }:
cc-term-keeps = keeps { $buildings }
cc-term-tiles = { $what }: { $tiles }

### What happens

cc-term-founded = There is { FORM($building, "a") } on { $parcel }
cc-term-tile_drawn = { $name } draws a duel tile: { $value }
cc-term-tile_drawn-hidden = { $name } draws a duel tile
cc-term-undone = { $name } takes a move back
cc-term-ended = The game is over

### Choices: what one of them means, what it would bring, and groups of them

cc-term-choice = { FORM($move, "cap") }
cc-term-also = { FORM($first, "cap") }. { FORM($second, "cap") }
cc-term-house-gain = { $gain } a round for you
cc-term-raid = You take ${ $share }
cc-term-sentence = { FORM($said, "cap") }.
cc-term-money = You have ${ $money }.
cc-term-sides = Yellow side: { $yellow } Red side: { $red }
cc-term-kind-road = lay a road: H or V, and the row and column of a line
cc-term-kind-place = place a cowboy on a parcel: its letter and number
cc-term-kind-move = move a cowboy: from where to where
cc-term-kind-claim = take a parcel: its letter and number
cc-term-kind-buy = buy a parcel: its letter and number
cc-term-kind-house = put the house on a parcel: its letter and number
cc-term-kind-fight = fight over a parcel: its letter and number
cc-term-kind-build = build: the building, and the letter and number of a parcel
cc-term-kind-amount = an amount

### Statistics of many games

cc-topic-character = Which character wins?
cc-topic-first_character = Which first character wins?
cc-topic-first_placement = Which first placement wins?
cc-topic-building = Which building wins?
cc-topic-points = Where do the points come from?
cc-topic-parcel = parcel
