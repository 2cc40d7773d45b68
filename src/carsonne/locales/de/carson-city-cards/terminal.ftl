## The Card Game in a terminal. Cards of land have their ids, as they are typed.

### The picture

cards-term-ties = Bei Gleichstand: { $suits }
cards-term-market = Auslage:
cards-term-player = Spieler { $n } ({ $suit }, { $kind })
cards-term-you = du
cards-term-real = echt
cards-term-bids-left = übrige Gebote: { $bids }
cards-term-bid = Gebot: { $bid }
cards-term-people = Personen: { $people }

### Choices: what one of them means, and what it would bring

cards-term-choice = { $choice }: { $forecast }
cards-term-bid-this = biete diese Karte
cards-term-take = nimm { FORM($card, "acc") }
cards-term-use = setze { FORM($person, "acc") } ein
cards-term-decline = setze { FORM($person, "acc") } nicht ein
cards-term-raising = { $person } (+{ $bonus })
    .acc = { FORM($person, "acc") } (+{ $bonus })
cards-term-revival = dein Gebot zählt doch
cards-term-sell = { $points ->
    [one] verkaufe sie für { $points } Punkt
   *[other] verkaufe sie für { $points } Punkte
 }
cards-term-done = beende den Zug
cards-term-set-aside = sie passt nirgends: lege sie beiseite
cards-term-chosen = die Wahl des Zeitungsjungen
cards-term-suit-this = spiele diese Farbe
cards-term-kind-place = ein Platz als Reihe,Spalte, die besten zuerst
# `points` is the number without its sign
cards-term-change = { $points ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
 }
cards-term-line = { $line } { $change }
cards-term-spot = { $change } ({ $lines })
cards-term-covers = { $spot }, deckt { $parcels } ab
cards-term-best = bestenfalls { $change }, bei { $row },{ $col }
cards-term-nowhere = passt nirgends
cards-term-person = { $power } ({ $worth })

### Choices explained

cards-term-sentence = { FORM($said, "cap") }.
cards-term-explain-bid = Das höchste Gebot nimmt zuerst eine Karte. Eine Auktionskarte kommt erst in der nächsten Epoche zurück.
cards-term-explain-nothing = Darüber lässt sich nichts vorhersagen.
cards-term-explain-lines = { $change }: { $lines }.
cards-term-explain-line = Zeile { $line } { $change }
cards-term-explain-no-line = { $change }: Keine Zeile ändert sich.
cards-term-explain-covers = { $spot } Abgedeckt: { $parcels }.

### What happens

cards-term-suit = { $name } spielt mit { FORM($suit, "dat") }.
cards-term-era = Epoche { $era } beginnt.
cards-term-bid-chosen = { $name } hat ein Gebot gewählt.
cards-term-bids = { $name } bietet { $bid }.
cards-term-scored = { $points ->
    [one] { $name } hat { $points } Punkt.
   *[other] { $name } hat { $points } Punkte.
 }
cards-term-ended = { $count ->
    [one] Das Spiel ist zu Ende. { $names } gewinnt.
   *[other] Das Spiel ist zu Ende. { $names } teilen sich den Sieg.
 }
cards-term-virtual = Virtueller Spieler { $n }

### Statistics of many games

cards-topic-character = Mit welcher Person gewinnt man?
cards-topic-first_card = Mit welcher ersten Karte gewinnt man?
cards-topic-first_bid = Mit welchem ersten Gebot gewinnt man?
cards-topic-terrain = Gelände
