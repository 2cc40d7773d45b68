## The Card Game: errors in typed positions

### Lines

cards-bad-header = Es gibt keine Angabe { $name }.
cards-bad-twice = { $header } kommt zweimal vor; es steht schon in Zeile { $line }.
cards-bad-player = Schreibe einen Spieler wie in { $real }, einen virtuellen wie in { $virtual }.
cards-bad-player-word = { $name } ist weder eine Farbe noch eine Stufe.
cards-bad-player-twice = Es gibt schon einen Spieler { $player }, in Zeile { $line }.
cards-bad-suit-twice = { $suit } ist schon die Farbe von Spieler { $player }, in Zeile { $line }.
cards-bad-parcel = Es gibt keine Parzelle { $name }.
cards-bad-row = { $count ->
    [one] Diese Reihe hat { $count } Parzelle; die erste Reihe der Stadt hat { $wanted }.
   *[other] Diese Reihe hat { $count } Parzellen; die erste Reihe der Stadt hat { $wanted }.
 }
cards-bad-round = { $text } ist keine Runde. Runden gehen von { $first } bis { $last }; danach schreibe { $over }.
cards-bad-back = Es gibt keine Rückseite { $name }.
cards-bad-card = Es gibt keine Karte { $name }.
cards-bad-character = Es gibt keine Person { $name }.
cards-bad-bid-card = Es gibt keine Auktionskarte { $name }.
cards-bad-named-twice = { $name } wird zweimal genannt.
cards-bad-sold = { $most ->
    [one] Nur { $most } Karte kann verkauft werden.
   *[other] Höchstens { $most } Karten können verkauft werden.
 }
cards-bad-laid = { $text } ist keine Karte mit ihrem Platz, wie in { $sample }.
cards-bad-far = { $place } ist weiter von 0,0 entfernt, als eine Stadt reichen kann.

### Players and cities

cards-bad-missing = Spieler { $player } fehlt.
cards-bad-order = Echte Spieler kommen vor virtuellen.
cards-bad-all-virtual = Mindestens ein Spieler muss echt sein.
cards-bad-used-twice = { $card } wird schon in Zeile { $line } genannt.
cards-bad-virtual-has = Ein virtueller Spieler hat keine Angabe { $header }.
cards-bad-virtual-city = Ein virtueller Spieler hat keine Stadt.
cards-bad-real-cards = { $header } ist für virtuelle Spieler. Schreibe eine Stadt Reihe für Reihe oder mit { $laid }.
cards-bad-no-auctioneer = Ohne den Auktionator kann nichts verkauft werden.
cards-bad-not-owned = Dieser Spieler hat { FORM($person, "acc") } nicht.
cards-bad-many-cards = { $most ->
    [one] Niemand nimmt mehr als { $most } Karte.
   *[other] Niemand nimmt mehr als { $most } Karten.
 }
cards-bad-size = Die Stadt ist { $high } Parzellen hoch und { $wide } breit. Sie darf nicht größer sein als 8 mal 8.
cards-bad-size-captain = Die Stadt ist { $high } Parzellen hoch und { $wide } breit. Mit dem Hauptmann darf sie nicht größer sein als 8 mal 9.
cards-bad-apart = Die Parzelle bei { $place } ist nicht mit den anderen verbunden.
cards-bad-rows = Die Reihen zeigen nicht die Karten, die gelegt wurden.
cards-bad-elements = Das Spiel hat nur { FORM($things, "a-acc") }.

### Playing on from a position

cards-bad-middle = Weiterspielen kann man nur vom Anfang einer Runde an, und diese Stellung liegt mitten in einer.
cards-bad-no-round = Weiterspielen kann man nur vom Anfang einer Runde an. Nenne die Runde, wie in { $sample }.
cards-bad-seats = { $players ->
    [one] Die Stellung hat { $players } echten Spieler, die Partie hat { $seats }.
   *[other] Die Stellung hat { $players } echte Spieler, die Partie hat { $seats }.
 }
cards-bad-levels = Die virtuellen Spieler der Stellung sind nicht die der Optionen.
cards-bad-no-laid = Zum Weiterspielen nenne die Karten und wo sie liegen, wie in { $sample }.
cards-bad-no-sold = Zum Weiterspielen nenne die Karten, die verkauft wurden.
cards-bad-spent = { $count ->
    [0] Am Anfang einer Epoche ist noch keine Auktionskarte verbraucht.
    [one] Inzwischen muss { $count } Auktionskarte verbraucht sein.
   *[other] Inzwischen müssen { $count } Auktionskarten verbraucht sein.
 }
cards-bad-hand = Dieser Spieler hat keine Auktionskarte { $value }.
cards-bad-full = Für diese Runde sind es zu viele Karten.
cards-bad-drift = Die Stadt muss näher bei 0,0 beginnen.
cards-bad-top = Oben auf dem Stapel liegt die erste Karte von { $header }.
cards-bad-pile = { $count ->
    [one] Im Stapel ist noch { $count } Geländekarte, aber die Epoche braucht vielleicht { $needed }.
   *[other] Im Stapel sind noch { $count } Geländekarten, aber die Epoche braucht vielleicht { $needed }.
 }
cards-bad-people = { $count ->
    [one] Im Stapel ist noch { $count } Person, aber der Rest des Spiels braucht { $needed }.
   *[other] Im Stapel sind noch { $count } Personen, aber der Rest des Spiels braucht { $needed }.
 }
cards-bad-backs = Die Rückseiten passen nicht zu den Personen, die schon zu sehen waren.

## Errors in moves

cards-bad-bid = Auktionskarten gehen von 1 bis { $most }.

## Errors in deck files

cards-bad-deck = Der Kartensatz muss ein JSON-Objekt von höchstens einem Megabyte sein.
cards-bad-deck-differs = Der Kartensatz weicht vom gedruckten ab.
cards-bad-deck-more = { $count ->
    [one] Es gibt { $count } weiteren Unterschied.
   *[other] Es gibt { $count } weitere Unterschiede.
 }
cards-bad-deck-no-list = Es gibt keine Liste { $list }.
cards-bad-deck-no-id = Ein Eintrag der Liste { $list } ist kein Objekt mit { $field }.
cards-bad-deck-first-rows = { $field } muss { $one } oder { $other } sein.
cards-bad-deck-lacks = In der Liste { $list } fehlt: { $ids }.
cards-bad-deck-lacks-many = In der Liste { $list } fehlen { $count } Einträge, zum Beispiel { $ids }.
cards-bad-deck-extra = Die Liste { $list } hat Einträge, die nicht hineingehören: { $ids }.
cards-bad-deck-extra-many = Die Liste { $list } hat { $count } Einträge, die nicht hineingehören, zum Beispiel { $ids }.
cards-bad-deck-grid = Karte { $id } hat nicht zwei Reihen mit je zwei bekannten Parzellen.
cards-bad-deck-attraction = Karte { $id } hat keine Attraktivität von 0 bis 99.
cards-bad-deck-count = { $found ->
    [one] Epoche { $era } zeigt { $name } auf { $found } Parzelle, nicht auf { $count } wie gedruckt.
   *[other] Epoche { $era } zeigt { $name } auf { $found } Parzellen, nicht auf { $count } wie gedruckt.
 }
cards-bad-deck-back = Rückseite { $id } muss einen Totenkopf zeigen oder die sechs Farben in irgendeiner Reihenfolge.
cards-bad-deck-character = Die Attraktivität von { $name } ist { $published }, nicht { $found }.
