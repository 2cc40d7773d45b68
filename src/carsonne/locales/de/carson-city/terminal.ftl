## Carson City in a terminal. Parcels have the names that are typed there, such as D4.

### The picture

cc-term-now = { $round }. Reihe:
cc-term-before = Vor der ersten Runde
cc-term-stands = { $target }: { $cowboys }
cc-term-white = { $player } weiß
cc-term-player = { $player }:
cc-term-player-as = { $player }, { $character }:
cc-term-keeps = behält { $buildings }
cc-term-tiles = { $what }: { $tiles }

### What happens

cc-term-founded = Auf { $parcel } ist { FORM($building, "a") }
cc-term-tile_drawn = { $name } zieht ein Duellplättchen: { $value }
cc-term-tile_drawn-hidden = { $name } zieht ein Duellplättchen
cc-term-undone = { $name } nimmt einen Zug zurück
cc-term-ended = Das Spiel ist zu Ende

### Choices: what one of them means, what it would bring, and groups of them

cc-term-choice = { FORM($move, "cap") }
cc-term-also = { FORM($first, "cap") }. { FORM($second, "cap") }
cc-term-house-gain = { $gain } je Runde für dich
cc-term-raid = Du nimmst { $share } $
cc-term-sentence = { FORM($said, "cap") }.
cc-term-money = Du hast { $money } $.
cc-term-sides = Gelbe Seite: { $yellow } Rote Seite: { $red }
cc-term-kind-road = lege einen Weg: H oder V und Reihe und Spalte einer Linie
cc-term-kind-place = setze einen Cowboy auf eine Parzelle: ihr Buchstabe und ihre Zahl
cc-term-kind-move = versetze einen Cowboy: woher und wohin
cc-term-kind-claim = nimm eine Parzelle: ihr Buchstabe und ihre Zahl
cc-term-kind-buy = kaufe eine Parzelle: ihr Buchstabe und ihre Zahl
cc-term-kind-house = stelle das Wohnhaus auf eine Parzelle: ihr Buchstabe und ihre Zahl
cc-term-kind-fight = kämpfe um eine Parzelle: ihr Buchstabe und ihre Zahl
cc-term-kind-build = baue: das Gebäude und Buchstabe und Zahl einer Parzelle
cc-term-kind-amount = ein Betrag

### Statistics of many games

cc-topic-character = Mit welcher Person gewinnt man?
cc-topic-first_character = Mit welcher ersten Person gewinnt man?
cc-topic-first_placement = Mit welchem ersten Ziel gewinnt man?
cc-topic-building = Mit welchem Gebäude gewinnt man?
cc-topic-points = Woher kommen die Punkte?
cc-topic-parcel = Parzelle
