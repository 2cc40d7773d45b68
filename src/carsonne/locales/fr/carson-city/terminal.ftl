## Carson City in a terminal. Parcels have the names that are typed there, such as D4.

### The picture

cc-term-now = { $round }. En vente :
cc-term-before = Avant le premier tour
cc-term-stands = { $target } : { $cowboys }
cc-term-white = { $player } blanc
cc-term-player = { $player } :
cc-term-player-as = { $player }, { $character } :
cc-term-keeps = en attente : { $buildings }
cc-term-tiles = { $what } : { $tiles }

### What happens

cc-term-founded = Il y a { FORM($building, "a") } sur { FORM($parcel, "def") }
cc-term-tile_drawn = { $name } pioche une tuile duel : { $value }
cc-term-tile_drawn-hidden = { $name } pioche une tuile duel
cc-term-undone = { $name } reprend un coup
cc-term-ended = La partie est finie

### Choices: what one of them means, what it would bring, and groups of them

cc-term-choice = { FORM($move, "cap") }
cc-term-also = { FORM($first, "cap") }. { FORM($second, "cap") }
cc-term-house-gain = { $gain } par tour pour vous
cc-term-raid = Vous prenez { $share } $
cc-term-sentence = { FORM($said, "cap") }.
cc-term-money = Vous avez { $money } $.
cc-term-sides = Face jaune : { $yellow } Face rouge : { $red }
cc-term-kind-road = poser une route : H ou V, puis la ligne et la colonne d’un trait
cc-term-kind-place = placer un cow-boy sur un terrain : sa lettre et son numéro
cc-term-kind-move = déplacer un cow-boy : d’où et vers où
cc-term-kind-claim = choisir un terrain : sa lettre et son numéro
cc-term-kind-buy = acheter un terrain : sa lettre et son numéro
cc-term-kind-house = poser la maison sur un terrain : sa lettre et son numéro
cc-term-kind-fight = se battre pour un terrain : sa lettre et son numéro
cc-term-kind-build = construire : le bâtiment, puis la lettre et le numéro d’un terrain
cc-term-kind-amount = un montant

### Statistics of many games

cc-topic-character = Quelle personnalité gagne ?
cc-topic-first_character = Quelle première personnalité gagne ?
cc-topic-first_placement = Quel premier placement gagne ?
cc-topic-building = Quel bâtiment gagne ?
cc-topic-points = D’où viennent les points ?
cc-topic-parcel = terrain
