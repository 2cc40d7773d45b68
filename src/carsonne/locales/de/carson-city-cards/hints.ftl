## The Card Game: why a move is not allowed

### Suits, characters and bids

cards-refused-suit = Wähle jetzt eine Farbe.
cards-refused-suit-taken = Jemand anderes hat schon { FORM($suit, "acc") }.
cards-refused-use = Sag zuerst, ob du { FORM($person, "acc") } einsetzt.
cards-refused-bid = Wähle jetzt eine Auktionskarte.
cards-refused-spent = { $era ->
    [I] Deine { $value } hast du schon gespielt. Verbrauchte Auktionskarten kommen in Epoche II zurück.
   *[other] Deine { $value } hast du schon gespielt, und verbrauchte Auktionskarten kommen nicht mehr zurück.
 }
cards-refused-no-such-bid = Deine Auktionskarten gehen von 1 bis 9.

### Taking cards

cards-refused-take = Nimm jetzt eine Karte aus der Auslage. Verzichten kann niemand.
cards-refused-not-offered = Diese Karte ist nicht in der Auslage.
cards-refused-taken = { FORM($name, "cap") } hat { FORM($card, "acc") } schon genommen.
cards-refused-taken-yourself = Du hast { FORM($card, "acc") } schon genommen.
cards-refused-choose = Wähle die Person, die dir der Zeitungsjunge bringt, oder niemanden.
cards-refused-owned = { FORM($name, "cap") } hat { FORM($person, "acc") } schon.
cards-refused-owned-yourself = Du hast { FORM($person, "acc") } schon.

### Placing cards

cards-refused-place = Lege zuerst die Karte, die du genommen hast.
cards-refused-aside = Die Karte passt in deine Stadt, also darfst du sie nicht beiseitelegen.
cards-refused-first = Deine erste Karte kommt in die Mitte. Wo sie liegt, macht keinen Unterschied.
cards-refused-apart = Eine Karte muss deine Stadt überlappen oder eine ganze Parzellenseite mit ihr gemeinsam haben.
cards-refused-no-law = Gesetzlose kannst du nur mit dem Gesetz abdecken: mit dem Sheriff oder einem Gefängnis in deiner Stadt.
cards-refused-outlaws = Gesetzlose können keine Gesetzlosen abdecken.
cards-refused-empty-covers = Eine leere Parzelle kann nur leere Parzellen abdecken.
cards-refused-covers = Du kannst { FORM($old, "a-acc") } nicht mit { FORM($new, "a-dat") } abdecken.
cards-refused-size = Deine Stadt wäre { $high } Parzellen hoch und { $wide } breit. Sie darf nicht größer sein als 8 mal 8.
cards-refused-size-captain = Deine Stadt wäre { $high } Parzellen hoch und { $wide } breit. Mit dem Hauptmann darf sie nicht größer sein als 8 mal 9.

### Selling cards

cards-refused-not-the-time = Karten kannst du nur verkaufen, wenn du eine nimmst, und vor der Schlusswertung.
cards-refused-no-auctioneer = Nur wer den Auktionator hat, kann Karten verkaufen.
cards-refused-sold-out = Du hast schon drei Karten verkauft.
cards-refused-not-laid = Diese Karte liegt nicht in deiner Stadt.
cards-refused-overlaps = Eine Karte, die eine andere abdeckt oder von einer abgedeckt wird, kann nicht verkauft werden.
cards-refused-falls-apart = Ohne diese Karte würde deine Stadt auseinanderfallen.
cards-refused-sell = Du kannst jetzt Karten verkaufen oder weitermachen.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Bids

cards-reason-place = wählt wahrscheinlich an { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[6] sechster
 } Stelle von { $players }
cards-reason-aims = zielt auf { FORM($card, "acc") }
cards-reason-competes = konkurriert darum mit { $names }
cards-reason-last-bid = verbraucht deine letzte Auktionskarte
cards-reason-bids-left = { $count ->
    [one] lässt dir nur noch die { $bids } zum Bieten
   *[other] lässt dir die Gebote { $bids }
 }

### Cards

cards-reason-more = bringt mehr für { FORM($line, "for") }
cards-reason-more-because = bringt mehr für { FORM($line, "for") }: { $because }
cards-reason-less = bringt weniger für { FORM($line, "for") }
cards-reason-less-because = bringt weniger für { FORM($line, "for") }: { $because }
cards-reason-outlaws-more = verliert weniger durch Gesetzlose
cards-reason-outlaws-less = verliert mehr durch Gesetzlose
cards-reason-later = kann in späteren Runden mehr bringen
cards-reason-fades = ist weniger wert, wenn deine Stadt wächst
cards-reason-keeps-from = verhindert, dass { $name } die Karte bekommt
cards-reason-sale = { $points ->
    [one] bringt durch den Verkauf { $points } Punkt
   *[other] bringt durch den Verkauf { $points } Punkte
 }

### Characters

cards-reason-bonus = erhöht dein Gebot um { $bonus }
cards-reason-power = nutzt in dieser Runde die Fähigkeit { FORM($person, "gen") }
cards-reason-saves-era = hebt { FORM($person, "acc") } für eine spätere Runde dieser Epoche auf
cards-reason-saves-game = hebt { FORM($person, "acc") } für eine spätere Runde des Spiels auf
cards-reason-spends-era = nimmt dir { FORM($person, "acc") } für den Rest der Epoche
cards-reason-spends-game = nimmt dir { FORM($person, "acc") } für den Rest des Spiels

## What a move does, as one would say it to a player

cards-say-suit = Spiele mit { FORM($suit, "dat") }
cards-say-bid = Biete { $value }
cards-say-use = Setze { FORM($person, "acc") } ein
cards-say-decline = Setze { FORM($person, "acc") } jetzt nicht ein
cards-say-take = Nimm { FORM($card, "acc") }
cards-say-take-place-first = Nimm { FORM($card, "acc") } und lege sie irgendwohin
cards-say-take-place = Nimm { FORM($card, "acc") } und lege sie { FORM($row, "at") }, { $col }
cards-say-place-first = Lege die Karte irgendwohin
cards-say-place = Lege die Karte { FORM($row, "at") }, { $col }
cards-say-aside = Lege die Karte beiseite
cards-say-sell = Verkaufe { FORM($card, "acc") }
cards-say-choose = Wähle { FORM($person, "acc") }
cards-say-choose-none = Wähle niemanden
cards-say-done = Beende deinen Zug
