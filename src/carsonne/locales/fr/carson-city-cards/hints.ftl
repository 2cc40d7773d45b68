## The Card Game: why a move is not allowed

### Suits, characters and bids

cards-refused-suit = Choisissez maintenant un symbole.
cards-refused-suit-taken = Un autre joueur a déjà { FORM($suit, "def") }.
cards-refused-use = Dites d’abord si vous utilisez { FORM($person, "def") }.
cards-refused-bid = Choisissez maintenant une carte enchère.
cards-refused-spent = { $era ->
    [I] Vous avez déjà joué votre { $value }. Les cartes enchère jouées reviennent à l’époque II.
   *[other] Vous avez déjà joué votre { $value }, et les cartes enchère jouées ne reviennent plus.
 }
cards-refused-no-such-bid = Vos cartes enchère vont de 1 à 9.

### Taking cards

cards-refused-take = Prenez maintenant une carte du marché. Personne ne peut s’en passer.
cards-refused-not-offered = Cette carte n’est pas au marché.
cards-refused-taken = { FORM($name, "cap") } a déjà pris { $card }.
cards-refused-taken-yourself = Vous avez déjà pris { $card }.
cards-refused-choose = Choisissez la personnalité que le paperboy vous amène, ou personne.
cards-refused-owned = { FORM($name, "cap") } a déjà { FORM($person, "def") }.
cards-refused-owned-yourself = Vous avez déjà { FORM($person, "def") }.

### Placing cards

cards-refused-place = Posez d’abord la carte que vous avez prise.
cards-refused-aside = La carte peut être posée dans votre ville : vous ne pouvez pas la mettre de côté.
cards-refused-first = Votre première carte va au milieu. Son emplacement ne change rien.
cards-refused-apart = Une carte doit recouvrir une partie de votre ville, ou la toucher sur tout un côté de parcelle.
cards-refused-no-law = Les hors-la-loi ne peuvent être recouverts qu’avec la loi de votre côté : le shérif, ou une prison dans votre ville.
cards-refused-outlaws = Des hors-la-loi ne peuvent pas recouvrir des hors-la-loi.
cards-refused-empty-covers = Une parcelle vide ne peut recouvrir que des parcelles vides.
cards-refused-covers = Vous ne pouvez pas recouvrir { FORM($old, "a") } par { FORM($new, "a") }.
cards-refused-size = Votre ville aurait { $high } parcelles de haut et { $wide } de large. Elle ne peut pas dépasser 8 sur 8.
cards-refused-size-captain = Votre ville aurait { $high } parcelles de haut et { $wide } de large. Avec le capitaine, elle ne peut pas dépasser 8 sur 9.

### Selling cards

cards-refused-not-the-time = Vous ne pouvez vendre des cartes que lorsque vous en prenez une, et avant le décompte final.
cards-refused-no-auctioneer = Seul le joueur qui a le commissaire-priseur peut vendre des cartes.
cards-refused-sold-out = Vous avez déjà vendu trois cartes.
cards-refused-not-laid = Cette carte n’est pas dans votre ville.
cards-refused-overlaps = Une carte qui en recouvre une autre, ou qui est recouverte par une autre, ne peut pas être vendue.
cards-refused-falls-apart = Sans cette carte, votre ville ne serait plus d’un seul tenant.
cards-refused-sell = Vous pouvez vendre des cartes maintenant, ou continuer.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Bids

cards-reason-place = choisira sans doute en { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[6] sixième
 } sur { $players }
cards-reason-aims = vise { $card }
cards-reason-competes = dispute cette carte à { $names }
cards-reason-last-bid = joue votre dernière carte enchère
cards-reason-bids-left = { $count ->
    [one] ne vous laisse que le { $bids } pour enchérir
   *[other] vous laisse les enchères { $bids }
 }

### Cards

cards-reason-more = rapporte plus pour { FORM($line, "for") }
cards-reason-more-because = rapporte plus pour { FORM($line, "for") } : { $because }
cards-reason-less = rapporte moins pour { FORM($line, "for") }
cards-reason-less-because = rapporte moins pour { FORM($line, "for") } : { $because }
cards-reason-outlaws-more = perd moins à cause des hors-la-loi
cards-reason-outlaws-less = perd plus à cause des hors-la-loi
cards-reason-later = peut rapporter plus dans les tours suivants
cards-reason-fades = vaut de moins en moins à mesure que votre ville grandit
cards-reason-keeps-from = en prive { $name }
cards-reason-sale = { $points ->
    [one] se vend { $points } point
   *[other] se vend { $points } points
 }

### Characters

cards-reason-bonus = ajoute { $bonus } à votre enchère
cards-reason-power = utilise le pouvoir { FORM($person, "de") } dans ce tour
cards-reason-saves-era = garde { FORM($person, "def") } pour un tour suivant de cette époque
cards-reason-saves-game = garde { FORM($person, "def") } pour un tour suivant de la partie
cards-reason-spends-era = vous prive { FORM($person, "de") } pour le reste de l’époque
cards-reason-spends-game = vous prive { FORM($person, "de") } pour le reste de la partie

## What a move does, as one would say it to a player

cards-say-suit = Jouer avec { FORM($suit, "def") }
cards-say-bid = Enchérir à { $value }
cards-say-use = Utiliser { FORM($person, "def") }
cards-say-decline = Ne pas utiliser { FORM($person, "def") } maintenant
cards-say-take = Prendre { $card }
cards-say-take-place-first = Prendre { $card } et la poser n’importe où
cards-say-take-place = Prendre { $card } et la poser { FORM($row, "at") }, { $col }
cards-say-place-first = Poser la carte n’importe où
cards-say-place = Poser la carte { FORM($row, "at") }, { $col }
cards-say-aside = Mettre la carte de côté
cards-say-sell = Vendre { $card }
cards-say-choose = Choisir { FORM($person, "def") }
cards-say-choose-none = Ne choisir personne
cards-say-done = Terminer
