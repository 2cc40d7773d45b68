## A table of the Card Game

cards-era-round = Epoche { $era }, Runde { $round } von 9
cards-virtual-name = Virtuell: { $suit }
cards-card-text = { $card }: oben { $a } und { $b }, unten { $c } und { $d }; Attraktivität { $attraction }
cards-parcel-at = Spalte { $col } { $what }
cards-row = Reihe { $row }: { $all }
cards-cities = Alle Städte
cards-bids-left = Gebote von { $name }, die noch kommen: { $left }; verbraucht: { $spent }
cards-none = keine
cards-taken-by = Geht an { $name }
cards-line-points = { $line }: { $gains }
cards-nothing-yet = Noch nichts.
cards-pad = Wertungsblock
cards-if-ended = Wäre jetzt Schluss
cards-total = Summe
cards-market = Die Auslage
cards-left = noch { $left }
cards-skull = ein Totenkopf
cards-breaks-ties = bei Gleichstand
cards-ties = Bei Gleichstand zuerst: { $suits }
cards-ties-short = gleich
cards-order = Das höchste Gebot nimmt zuerst
cards-bids-down = Gebote dieser Runde
cards-face-down = verdeckt
cards-void = kein Gebot in dieser Runde
cards-has-chosen = hat gewählt
cards-choosing = wählt gerade
cards-pile = oberste vom Stapel
cards-placing = legt gerade
cards-taking = nimmt gerade
cards-tied = Gleichstand
cards-bids = Gebote
cards-your-bids = Deine Gebote
cards-bids-of = Gebote von { $name }
cards-bid-now = diese Runde { $bid }
cards-bid-sum = { $bid } + { $bonus } = { $total }
cards-bid-raised = { $sum }, { $who }
cards-bid-bonus = +{ $bonus } in dieser Runde
cards-bids-spent = { $era ->
    [I] verbrauchte kommen in Epoche II zurück
   *[other] verbrauchte sind weg
 }
cards-bids-all = eines für jede Runde der Epoche
cards-bid-n = Gebot { $value }
cards-bid-spent = { $value }, verbraucht
cards-spent = verbraucht
cards-to-come = Gebote, die noch kommen
cards-struck = verbrauchte sind durchgestrichen
cards-city-of = Stadt von { $name }
cards-your-city = Deine Stadt
cards-city-empty = Noch kein Land. Die erste Karte darf überallhin.
cards-pile-empty = Noch keine Karten.
cards-back = Zurück zu deiner
cards-next-place = { $n ->
    [one] Der einzige Platz
   *[other] Nächster von { $n } Plätzen
 }
cards-zoom-in = Größer
cards-zoom-out = Kleiner, bis zur ganzen Stadt
cards-drag = Ziehe sie in die Stadt
cards-hint-lift = Ziehe diese Karte, tippe auf eine Zahl oder wähle aus der Liste.
cards-from-to = von { $from } auf { $to } Punkte
cards-place = { $change } Punkte: { $where }; { $what }
cards-best = bis { $change }
cards-worth = jetzt { $now }, am Ende etwa { $end }
cards-spot-any = irgendwo
cards-spot-row = Reihe { $n }
    .at = in Reihe { $n }
cards-spot-row-before = oberhalb der Stadt
cards-spot-row-first = über den oberen Rand
cards-spot-row-last = über den unteren Rand
cards-spot-row-after = unterhalb der Stadt
cards-spot-col = Spalte { $n }
cards-spot-col-before = links der Stadt
cards-spot-col-first = über den linken Rand
cards-spot-col-last = über den rechten Rand
cards-spot-col-after = rechts der Stadt
cards-places = { $n ->
    [one] Ein Platz
   *[other] { $n } Plätze, die besten zuerst
 }
cards-covers = { $n ->
    [0] deckt nichts ab
    [one] deckt eine leere Parzelle ab
   *[other] deckt { $n } leere Parzellen ab
 }
cards-covers-things = deckt { $n } ab: { $things }
cards-size = Stadt: { $wide } breit, { $high } hoch (höchstens { $columns } mal { $rows })
cards-sell-title = Der Auktionator verkauft
cards-sell-hint = 7 Punkte für eine Karte, die keine andere abdeckt und nicht abgedeckt ist, wenn der Rest verbunden bleibt.
cards-sell = { FORM($card, "bare-acc") } verkaufen
cards-virtual-brief = { $level }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
cards-cards-n = { $n ->
    [one] { $n } Geländekarte
   *[other] { $n } Geländekarten
 }
cards-your-people = Deine Personen
cards-people = Personen
cards-no-people = Noch niemand.
cards-used = eingesetzt
cards-used-name = { $name }, eingesetzt
cards-now = jetzt?
cards-ready = bereit
cards-scores = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
 }
cards-scores-you = { $points ->
    [one] Bringt dir jetzt { $points } Punkt.
   *[other] Bringt dir jetzt { $points } Punkte.
 }
cards-ask-again = Mich wieder nach Personen fragen
cards-leaves = Teile des Tischs
cards-leaf-market = Auslage
cards-leaf-city = Stadt
cards-leaf-others = Andere
cards-leaf-score = Punkte
cards-leaf-log = Protokoll
cards-ask-suit = Wähle deine **Farbe**
cards-ask-suit-how = Sie entscheidet Gleichstände, in jeder Runde in anderer Reihenfolge.
cards-ask-bid = Wähle dein **Gebot**
cards-ask-bid-how = Gebote sind geheim; das höchste nimmt zuerst. Jede Karte hast du einmal je Epoche.
cards-ask-bid-again = { $value } bieten? Drücke noch einmal auf die Karte oder auf den Knopf.
cards-ask-void = Der Anwalt hat schon eine Karte für dich genommen: Gib eine **Auktionskarte** ab
cards-ask-void-how = Sie zählt in dieser Runde nicht.
cards-ask-use = Setzt du jetzt **{ FORM($name, "acc") }** ein?
cards-ask-use-again = In die Auslage kommt eine Karte dazu, und dein Gebot zählt doch: Wenn du an der Reihe bist, nimmst du noch eine Karte.
cards-ask-take = Nimm eine **Karte** aus der Auslage
cards-ask-take-two = Nimm die erste von **zwei Karten** aus der Auslage
cards-ask-take-how = Land kommt sofort in deine Stadt; eine Person bleibt bei dir.
cards-ask-take-chosen = { $card }? Drücke noch einmal darauf oder auf den Knopf.
cards-ask-place = Lege **{ FORM($card, "acc") }** in deine Stadt
cards-ask-place-how = Jede Zahl markiert einen Platz für die Karte und sagt, was sich dort ändern würde.
cards-ask-place-tap = Tippe auf eine Zahl oder fahre mit dem Finger über die Stadt, um die Karte dort zu sehen.
cards-ask-place-here = Hier ändert sie deine Punkte um { $change }.
cards-ask-aside = Diese Karte **passt** nicht in deine Stadt
cards-ask-aside-how = Sie wird beiseitegelegt und bringt nichts.
cards-ask-after = Eine Karte **verkaufen**, bevor dein Zug endet?
cards-ask-after-how = Der Auktionator zahlt je 7 Punkte für bis zu drei Karten.
cards-ask-sale = Letzte Gelegenheit, eine Karte zu **verkaufen**
cards-ask-paperboy = Der Zeitungsjunge bringt dir **eine Person**, die niemand hat
cards-ask-paperboy-how = Wähle eine, oder niemanden.
cards-ask-confirm = Zufrieden damit?
cards-ask-confirm-how = Bestätige oder mach es rückgängig.
cards-next = Danach: { $name }.
cards-revealed = Die Gebote werden aufgedeckt
cards-skip = Weiter mit jeder Taste.
cards-skip-tap = Tippen zum Fortfahren.
cards-takes = { $name } nimmt { FORM($card, "acc") }
cards-round = Epoche { $era }, Runde { $round }
cards-wait-bid = { $count ->
    [one] { $name } wählt noch ein Gebot
   *[other] { $name } wählen noch ihre Gebote
 }
cards-wait-use = { $name } entscheidet über eine Person
cards-wait-take = { $name } nimmt eine Karte
cards-wait-place = { $name } legt eine Karte
cards-wait-other = Noch am Zug: { $name }
cards-bid = Bieten
cards-bid-this = { $value } bieten
cards-take = Nehmen
cards-take-this = { FORM($card, "bare-acc") } nehmen
cards-put = Hierher legen
cards-put-back = Zurücklegen
cards-use = { FORM($name, "bare-acc") } einsetzen
cards-not-now = Jetzt nicht
cards-not-this-era = Nicht in dieser Epoche
cards-set-aside = Beiseitelegen
cards-done = Fertig
cards-nobody = Niemand
cards-log-bids = Gebote: { $bids }
cards-log-taken = { $name } nimmt { FORM($card, "acc") }
cards-log-placed = { $name } nimmt und legt { FORM($card, "acc") }
cards-log-aside = { $name } nimmt { FORM($card, "acc") } und legt sie beiseite
cards-log-used = { $bonus ->
    [0] { $name } setzt { FORM($person, "acc") } ein
   *[other] { $name } setzt { FORM($person, "acc") } ein: { $bonus } mehr
 }
cards-log-sold = { $name } verkauft { FORM($card, "acc") } für 7 Punkte
cards-log-skull = Ein Totenkopf: { FORM($person, "nom-cap") } { FORM($person, "number") ->
    [plural] kommen unter den Stapel
   *[other] kommt unter den Stapel
 }
cards-log-chosen = Der Zeitungsjunge bringt { $name } { FORM($person, "acc") }
cards-log-chose-none = Der Zeitungsjunge bringt { $name } niemanden
cards-log-removed = Niemand hat { FORM($card, "acc") } genommen
cards-told-taken = { $name } nimmt { FORM($card, "acc") }.
cards-told-placed = { $name } legt { FORM($card, "acc") } in Reihe { $row }, Spalte { $col }.
cards-told-placed-over = { $name } legt { FORM($card, "acc") } in Reihe { $row }, Spalte { $col }; abgedeckt: { $things }.
cards-told-aside = { $name } legt { FORM($card, "acc") } beiseite.
cards-told-declined = { $name } setzt { FORM($person, "acc") } nicht ein.
cards-told-void = Das Gebot { $value } von { $name } zählt nicht.
cards-told-character = In der Auslage: { $person }, { $power }.
cards-told-laid = In der Auslage: { $card }.
cards-told-order = So wird genommen: { $names }.
cards-deck = Die Karten
cards-deck-left = Was in Epoche { $era } noch kommt
cards-deck-people = Personen, die noch kommen
cards-deck-source = Woher diese Karten kommen
cards-deck-text = Das sind nicht die gedruckten Karten. In den Spielregeln steht, wie viele Karten, Elemente und Personen es gibt; was jede einzelne Karte zeigt, haben wir rekonstruiert, passend zu jeder gedruckten Zahl.
cards-deck-published = Gedruckt
cards-deck-published-text = die Anzahl der Karten, Auktionskarten und Elemente je Epoche; die Personen mit Namen, Fähigkeit, Spielreihenfolge und Attraktivität
cards-deck-derived = Abgeleitet
cards-deck-derived-text = die Symbole der Personen, aus dem, was sie tun; die Anzahl der leeren Parzellen
cards-deck-reconstructed = Rekonstruiert
cards-deck-reconstructed-text = was jede Geländekarte zeigt, ihre Attraktivität und die Rückseiten der Personen: gedruckt sind nur die Summen
cards-deck-rulebooks = Spielregeln
cards-deck-rulebooks-text = auf Niederländisch und Französisch, 2018; auf Russisch, 2018, als einzige mit der Attraktivität der Personen
cards-deck-own = Dieser Tisch benutzt seine eigene Kartendatei, die zu den gedruckten Zahlen passt.
cards-key-number = Ein Gebot oder eine Karte der Auslage wählen
cards-key-arrows = Gebote, Karten und Plätze durchgehen
cards-key-enter = Bestätigen
cards-key-use = Eine Person einsetzen, oder jetzt nicht
cards-key-mute = Nicht in dieser Epoche
cards-key-look = Die nächste Stadt ansehen
cards-virtual = Ein virtueller Spieler
cards-result = Ergebnis
