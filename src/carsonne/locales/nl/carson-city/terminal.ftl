## Carson City in a terminal. Parcels have the names that are typed there, such as D4.

### The picture

cc-term-now = { $round }. Aanbod:
cc-term-before = Vóór de eerste ronde
cc-term-stands = { $target }: { $cowboys }
cc-term-white = { $player } wit
cc-term-player = { $player }:
cc-term-player-as = { $player }, { $character }:
cc-term-keeps = bewaart { $buildings }
cc-term-tiles = { $what }: { $tiles }

### What happens

cc-term-founded = Op { $parcel } staat { FORM($building, "a") }
cc-term-tile_drawn = { $name } trekt een dueltegel: { $value }
cc-term-tile_drawn-hidden = { $name } trekt een dueltegel
cc-term-undone = { $name } neemt een zet terug
cc-term-ended = Het spel is afgelopen

### Choices: what one of them means, what it would bring, and groups of them

cc-term-choice = { FORM($move, "cap") }
cc-term-also = { FORM($first, "cap") }. { FORM($second, "cap") }
cc-term-house-gain = { $gain } per ronde voor jou
cc-term-raid = Je krijgt ${ $share }
cc-term-sentence = { FORM($said, "cap") }.
cc-term-money = Je hebt ${ $money }.
cc-term-sides = Gele kant: { $yellow } Rode kant: { $red }
cc-term-kind-road = een weg leggen: H of V, en de rij en kolom van een lijn
cc-term-kind-place = een cowboy op een kavel plaatsen: letter en nummer van de kavel
cc-term-kind-move = een cowboy verzetten: van waar naar waar
cc-term-kind-claim = een kavel nemen: letter en nummer
cc-term-kind-buy = een kavel kopen: letter en nummer
cc-term-kind-house = het huis op een kavel zetten: letter en nummer van de kavel
cc-term-kind-fight = om een kavel duelleren: letter en nummer
cc-term-kind-build = bouwen: het gebouw, en letter en nummer van een kavel
cc-term-kind-amount = een bedrag

### Statistics of many games

cc-topic-character = Welk personage wint?
cc-topic-first_character = Welk eerste personage wint?
cc-topic-first_placement = Welke eerste plaatsing wint?
cc-topic-building = Welk gebouw wint?
cc-topic-points = Waar komen de punten vandaan?
cc-topic-parcel = kavel
