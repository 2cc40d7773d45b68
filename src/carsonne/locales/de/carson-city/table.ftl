## Carson City

cc-town = Die Stadt
cc-track = Aktionsleiste
cc-cast = Personen
cc-view-town = Stadt
cc-view-track = Leiste
cc-view-players = Spieler
cc-views = Ansichten
cc-peaceful = Hier kein Duell
cc-kept-now = Jetzt können behaltene Gebäude gebaut werden
cc-for-sale = Zu kaufen: { $building }.
cc-limit = Limit
cc-taken-by = vergeben an { $name }
cc-limit-note = Limit { $limit } $.
cc-limit-of = Limit { $limit } $
cc-note-salary = 4 $ für jeden Cowboy. Hier gibt es kein Duell.
cc-note-ammunition = Stärke +3 für den Rest der Runde.
cc-note-roads_3 = Drei Wege.
cc-note-roads_1 = Ein Weg für jeden Cowboy. Hier gibt es kein Duell.
cc-note-land_purchase = Cowboys auf Parzellen kaufen sie, in der Passreihenfolge.
cc-note-build_12 = Hier gibt es nichts zu kaufen.
cc-note-build_10 = Hier gibt es nichts zu kaufen.
cc-note-build_8 = Hier gibt es nichts zu kaufen.
cc-note-build_6 = Hier gibt es nichts zu kaufen.
cc-note-build_5 = Hier gibt es nichts zu kaufen.
cc-note-build_4 = Hier gibt es nichts zu kaufen.
cc-note-build_3 = Hier gibt es nichts zu kaufen.
cc-note-income_land = 2 $ für jede deiner Parzellen.
cc-note-income_cowboys = 2 $ für jeden Punkt deiner Stärke.
cc-note-income_gambling = Wirf zwei Würfel und nimm so viele Dollar.
cc-note-income_buildings = Jedes Gebäude zahlt; Cowboys auf Gebäuden anderer nehmen die Hälfte.
cc-note-vp_land = Ein Punkt für je zwei Parzellen.
cc-note-vp_cowboys = Ein Punkt für je zwei Punkte Stärke.
cc-note-vp_buildings = Ein Punkt für jedes deiner Gebäude.
cc-note-buy_vp_5 = So viele Punkte, wie du magst, für je 5 $.
cc-note-buy_vp_4 = So viele Punkte, wie du magst, für je 4 $.
cc-note-buy_vp_3 = So viele Punkte, wie du magst, für je 3 $.
cc-note-buy_vp_2 = So viele Punkte, wie du magst, für je 2 $.

## What a place is worth

cc-owned = Gehört { $name }
cc-owned-yours = Gehört dir
cc-stands = { $white ->
    [1] Hier steht der weiße Cowboy von { $name }
   *[other] { $count ->
        [one] Hier steht ein Cowboy von { $name }
       *[other] Hier stehen { $count } Cowboys von { $name }
    }
 }
cc-around = Ringsum: { $all }
cc-around-side = { FORM($side, "in") } { $what }
cc-around-land = Land
    .your = dein Land
cc-around-of = { $what } von { $name }
cc-around-yours = { FORM($what, "your") }
cc-price-now = Preis jetzt { $price } $
cc-unserved = Nicht erschlossen
cc-earns = { FORM($building, "nom-cap") } bringt { $income } $
cc-safe = Kann nicht angegriffen werden
cc-because-bare_parcels = { $count ->
    [one] { $count } leere Parzelle zu 1 $
   *[other] { $count } leere Parzellen zu 1 $
 }
cc-because-minimum = mindestens 1 $
cc-because-mountains = { $count ->
    [one] { $count } Berg zu { $each } $
   *[other] { $count } Berge zu { $each } $
 }
cc-because-river = der Fluss, { $each } $
cc-because-houses = { $count ->
    [one] { $count } Wohnhaus zu { $each } $
   *[other] { $count } Wohnhäuser zu { $each } $
 }
cc-because-ranches = { $count ->
    [one] { $count } Ranch zu { $each } $
   *[other] { $count } Ranches zu { $each } $
 }
cc-because-mines = { $count ->
    [one] { $count } Mine zu { $each } $
   *[other] { $count } Minen zu { $each } $
 }
cc-because-hotel = immer 6 $
cc-because-parcels = { $count } Parzellen, ein Punkt für je zwei
cc-because-strength = Stärke { $count }, ein Punkt für je zwei
cc-because-dollars = für { $count } $
cc-because-vp_buildings = { $count ->
    [one] { $count } Gebäude
   *[other] { $count } Gebäude
 }
cc-because-bought_points = { $count } für je { $each } $
cc-because-sheriff = { $count ->
    [one] { $count } verlorenes Duell, { $each } Punkte
   *[other] { $count } verlorene Duelle, je { $each } Punkte
 }
cc-because-pieces = { $count ->
    [one] { $count } Gebäude, Wohnhaus oder Berg, { $each } Punkte
   *[other] { $count } Gebäude, Wohnhäuser und Berge, je { $each } Punkte
 }
cc-because-pieces_at_bridge = { $count ->
    [one] { $count } Gebäude, Wohnhaus oder Berg an einer Brücke, { $each } Punkte
   *[other] { $count } Gebäude, Wohnhäuser und Berge an einer Brücke, je { $each } Punkte
 }
cc-because-kit_carson = früh festgelegt
cc-gives-building = Du darfst { FORM($building, "acc") } für { $price } $ kaufen
cc-gives-nothing = Nichts zu kaufen
cc-gives-land = Die Parzelle würde { $price } $ kosten
cc-gives-guard = Schützt { $money } $ deines Einkommens
cc-gives-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
cc-gives-buy = { $points ->
    [0] Punkte zu je { $price } $, die du jetzt nicht bezahlen kannst
    [one] { $points } Punkt für { $price } $
   *[other] Bis zu { $points } Punkte zu je { $price } $
 }
cc-gives-roads = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
 }
cc-gives-strength = Stärke +{ $count } in dieser Runde
cc-gives-money = { $money } $
cc-money-range = { $least }–{ $most } $
cc-money-more = +{ $money } $
cc-money-less = −{ $money } $
cc-gives-loot = Ein erfolgreicher Angriff bringt { $money } $
cc-contest = Auch dort: { $name }, Stärke { $theirs }; deine nach dem Setzen { $mine }

## What is foreseen

cc-you = du
cc-pays-points = { $points } P.
cc-site = Bringt { $income } $ je Runde
cc-site-why = Bringt { $income } $ je Runde ({ $why })
cc-site-none = Bringt selbst kein Einkommen
cc-site-housed = { $income } $ mit seinem Wohnhaus daneben
cc-site-gain = { $gain } für alle deine Gebäude zusammen
cc-site-rounds = { $rounds ->
    [0] zahlt nicht mehr
    [one] zahlt noch einmal: { $total }
   *[other] zahlt noch { $rounds }-mal: { $total }
 }
cc-house-gains = Von jetzt an je Runde: { $parts }
cc-best = Am besten auf { $parcel }: { $income } je Runde
cc-best-planned = Am besten auf { $parcel }, wenn sie dir gehört: { $income } je Runde
cc-best-nowhere = Du könntest es jetzt nicht bauen, nur behalten
cc-duel-chance = Du gewinnst das Duell in { $chance } % der Fälle
cc-duel-chances = Du gewinnst das Duell in { $low } bis { $high } % der Fälle
cc-tile-chance = gewinnt zu { $chance } %
cc-worth-now = jetzt { $gains }
cc-worth-strength = Stärke +{ $count }
cc-worth-end = am Ende etwa { $points }
cc-means = { $free } $ frei: { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ Lohn
 } − { $committed } $ für Parzellen und Gebäude.
cc-means-short = Es fehlen { $short } $: { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ Lohn
 } − { $committed } $ für Parzellen und Gebäude.
cc-means-limit = { $room ->
    [0] Du bist am Limit von { $limit } $.
   *[other] Limit { $limit } $: Platz für weitere { $room } $.
 }
cc-means-over = Limit { $limit } $: { $over } $ zu viel.
cc-how-raid-share = Du nimmst { $share } $, die Hälfte dessen, was es zahlt.
cc-own-tiles = Deine Duellplättchen
cc-played-tiles = Gespielte Plättchen
cc-played-none = keine
cc-chosen = { $what }: { $then }
cc-bridge-at = Eine Brücke { $edge }: zwei Wege
cc-built-at = { $building } auf { $parcel }
cc-house-asks = { $what }: { $name } wird gefragt

## Overlays

cc-overlay = Auf dem Stadtplan zeigen
cc-overlay-none = Stadt
cc-overlay-prices = Preise
cc-overlay-served = Erschlossen
cc-overlay-income = Einkommen
cc-overlay-attacks = Angriffe
cc-legend-none = Punkt: Hier kannst du etwas tun. Flagge: gehört jemandem. Zwei Farben an einem Ort: ein Duell.
cc-legend-prices = Was jede freie Parzelle jetzt kostet: 1 $ plus 1 $ für jedes Element auf ihr und um sie herum.
cc-legend-served = Zu schraffierten Parzellen führt kein Weg: Dort können nur Ranches und Minen gebaut werden.
cc-legend-income = Was jedes Gebäude jetzt einbringt. Zeige auf eines, um zu sehen, warum.
cc-legend-attacks = { $attacks ->
    [0] Niemand greift jemanden an.
    [one] { $attacks } Gebäude wird angegriffen; ein Schild heißt, dass der Besitzer dort verteidigt.
   *[other] { $attacks } Gebäude werden angegriffen; ein Schild heißt, dass der Besitzer dort verteidigt.
 }

## What is asked

cc-ask-draft = Wähle eine **Parzelle** für den Anfang
cc-how-draft = Sie kostet nichts.
cc-ask-pick = Wähle eine **Person** für diese Runde
cc-how-pick = Ihre Nummer entscheidet, wann du setzt.
cc-ask-settler = Wähle eine **Parzelle**: ein Geschenk des Siedlers
cc-how-settler = Eine beliebige freie Parzelle.
cc-ask-captain-yellow = Wie viele **Cowboys** heuert der Hauptmann an?
cc-how-captain-yellow = Sie bleiben bei dir. Du hast { $money } $.
cc-ask-captain-red = Wie viele **Revolver** kauft der Hauptmann?
cc-how-captain-red = Sie bleiben bei dir. Du hast { $money } $.
cc-ask-money_or_wait-grocer-yellow = Jetzt **8 $** oder auf das Einkommen der Gebäude **warten**?
cc-how-money_or_wait-grocer-yellow = Wenn du wartest, kannst du das Einkommen einer Gebäudeart verdoppeln oder doch noch die 8 $ nehmen.
cc-ask-money_or_wait-grocer-red = Jetzt **8 $** oder am Ende der Runde einen Punkt für jedes **Wohnhaus**?
cc-how-money_or_wait-grocer-red = Alle Wohnhäuser auf deinen Parzellen zählen, auch die in dieser Runde gebauten.
cc-ask-money_or_wait-settler-red = Jetzt **8 $** oder am Ende der Runde einen Punkt für jeden **Berg**?
cc-how-money_or_wait-settler-red = Alle Berge auf deinen Parzellen zählen, auch die in dieser Runde erworbenen.
cc-ask-worker = Für 5 $ ein **Gebäude** aus der Reihe nehmen?
cc-how-worker = Wähle eines auf der Leiste; baue es dann sofort oder behalte es.
cc-ask-place = Setze einen **Cowboy** oder passe
cc-ask-place-white = Setze den **weißen Cowboy** oder passe
cc-how-place = Auf die Leiste oder auf eine Parzelle. Jedes Ziel sagt, was es dir bringt.
cc-how-place-white = Auf ein beliebiges leeres Ziel. Niemand kann ihn herausfordern.
cc-ask-kit_carson = Setze deine **Cowboys**, alle gleichzeitig, und leg dich dann fest
cc-how-kit_carson = Wähle einen deiner Cowboys, um ihn zu versetzen oder zurückzunehmen.
cc-ask-next_duel = Welches **Duell** wird zuerst ausgetragen?
cc-how-next_duel = Wer verliert, nimmt den Cowboy zurück und ist im nächsten Duell stärker.
cc-ask-duel_tile = Wähle ein **Plättchen** für das Duell: { $target }
cc-how-duel_tile = Es zählt zu deiner Stärke und bleibt verdeckt, bis alle gewählt haben.
cc-how-duel_tile-withdraw = Es bleibt verdeckt, bis alle gewählt haben. Ziehst du dich zurück, verlierst du den Cowboy, aber nicht das Duell.
cc-ask-withdraw = **Kampf** oder **Rückzug**: { $target }?
cc-how-withdraw = Verlierst du, nimmst du deinen Cowboy zurück. Ziehst du dich zurück, verlierst du den Cowboy, aber nicht das Duell.
cc-ask-land = **Kaufe** die Parzellen, die dir zustehen, oder mach weiter
cc-how-land = Eine nach der anderen, in beliebiger Reihenfolge. Du hast { $money } $.
cc-ask-roads = Lege **Wege** oder mach weiter
cc-how-roads = Ein neuer Weg muss das Wegenetz berühren.
cc-ask-last_roads = Lege die letzten **Wege** oder mach weiter
cc-how-last_roads = Dann kommt die Schlusswertung.
cc-how-bridge = { $how } Eine Brücke, mit 2 markiert, braucht zwei Wege.
cc-ask-laying = Lege einen **Weg**
cc-how-laying = Ein neuer Weg muss das Wegenetz berühren. Danach geht es mit der Frage weiter.
cc-ask-construction = **{ FORM($building, "acc-cap") }** für { $price } $ kaufen?
cc-how-construction = Du kannst sofort bauen oder das Gebäude behalten. Du hast { $money } $.
cc-ask-build = Wo soll **{ FORM($building, "nom") }** hin?
cc-how-build = Auf eine eigene Parzelle. Ist nirgends Platz, behalte das Gebäude.
cc-ask-house = Wo soll das **Wohnhaus** { FORM($building, "gen") } hin?
cc-how-house = Auf eine freie Parzelle, eine eigene oder, mit Zustimmung, die eines Mitspielers.
cc-ask-consent = Darf { $builder } ein **Wohnhaus** auf deine { $house } stellen?
cc-how-consent = Das Wohnhaus würde dir gehören. Der Anlass ist { FORM($building, "nom") } auf { $site }.
cc-ask-kept_buildings = Baue **behaltene Gebäude** oder mach weiter
cc-how-kept_buildings = Wähle ein Gebäude, dann eine deiner Parzellen.
cc-ask-double = Das Einkommen welcher **Gebäude** verdoppeln?
cc-how-double = Neben jedem steht, was deine jetzt zahlen. Oder nimm stattdessen 8 $.
cc-ask-raid = { $owner } ausrauben: **{ $piece }** auf { $parcel }?
cc-how-raid = Du nimmst die Hälfte dessen, was das Gebäude zahlt.
cc-ask-buy_points = Wie viele **Punkte** kaufst du?
cc-how-buy_points = Jeder kostet { $price } $. Du hast { $money } $.
cc-ask-banker = Wie viele **Punkte** kauft der Bankier?
cc-how-banker = Einmal, vor dem Ende der Runde. Du hast { $money } $.
cc-ask-cash_limit = { $excess ->
    [0] Du hast { $money } $, dein Limit ist { $limit } $: Etwas für **Punkte** ausgeben?
   *[other] Du hast { $money } $, dein Limit ist { $limit } $: **Gib** mindestens { $excess } $ aus
 }
cc-how-cash_limit = Jetzt bringen je volle 10 $ einen Punkt, am Spielende je volle 6 $. Alle wählen geheim.
cc-ask-confirm = Fertig? **Bestätige** oder mach es rückgängig
cc-ask-confirm-how = Das Spiel geht weiter, wenn du bestätigst.
cc-going-on = Das Spiel geht weiter
cc-wait-draft = { $name } wählt eine Parzelle
cc-wait-pick = { $name } wählt eine Person
cc-wait-settler = { $name } wählt eine Parzelle
cc-wait-captain = { $name } entscheidet über den Hauptmann
cc-wait-money_or_wait = { $name } entscheidet: Geld jetzt oder später
cc-wait-worker = { $name } sieht sich die Reihe an
cc-wait-place = { $name } setzt einen Cowboy
cc-wait-kit_carson = Du hast dich festgelegt. { $count ->
    [one] { $name } setzt noch
   *[other] { $name } setzen noch
 }
cc-wait-next_duel = { $name } wählt das nächste Duell
cc-wait-duel_tile = { $count ->
    [one] { $name } wählt ein Duellplättchen
   *[other] { $name } wählen Duellplättchen
 }
cc-wait-withdraw = { $name } kann sich aus dem Duell zurückziehen
cc-wait-land = { $name } kauft Parzellen
cc-wait-roads = { $name } darf Wege legen
cc-wait-last_roads = { $name } darf die letzten Wege legen
cc-wait-construction = { $name } darf ein Gebäude kaufen
cc-wait-build = { $name } wählt einen Bauplatz
cc-wait-house = { $name } baut ein Wohnhaus
cc-wait-consent = { $name } wird um Zustimmung zu einem Wohnhaus gebeten
cc-wait-kept_buildings = { $name } darf behaltene Gebäude bauen
cc-wait-double = { $name } wählt, was verdoppelt wird
cc-wait-raid = { $name } darf ein Gebäude ausrauben
cc-wait-buy_points = { $name } darf Punkte kaufen
cc-wait-banker = { $name } darf Punkte vom Bankier kaufen
cc-wait-cash_limit = { $count ->
    [one] { $name } zählt Geld
   *[other] { $name } zählen Geld
 }
cc-wait-confirm = { $count ->
    [one] { $name } beendet gerade den Zug
   *[other] { $name } beenden gerade ihre Züge
 }

## Buttons

cc-do-pass = Passen
cc-do-agree = Zustimmen
cc-do-refuse = Ablehnen
cc-do-withdraw = Zurückziehen
cc-do-stay = Kämpfen
cc-do-take-back = Zurücknehmen
cc-do-double = Verdoppeln: { FORM($building, "plural") }
cc-do-double-income = Verdoppeln: { FORM($building, "plural") }, { $income } $
cc-do-banker = { $points ->
    [0] Keine Punkte
    [3] 3 Punkte für 3 $
    [5] 5 Punkte für 12 $
   *[other] 7 Punkte für 25 $
 }
cc-do-perform-construction = Für { $price } $ kaufen
cc-do-renounce-construction = Nicht kaufen
cc-do-perform-raid = Ausrauben
cc-do-renounce-raid = Verzichten
cc-do-none-draft = Keine
cc-do-none-settler = Keine Parzelle
cc-do-none-worker = Kein Gebäude
cc-do-money-money_or_wait = Jetzt 8 $ nehmen
cc-do-wait-money_or_wait = Warten
cc-do-money-double = 8 $ nehmen
cc-do-done-land = Weiter
cc-do-done-roads = Weiter
cc-do-done-last_roads = Weiter
cc-do-done-kept_buildings = Weiter
cc-do-keep-build = Behalten
cc-hire-yellow = { $count ->
    [0] Keinen
    [1] 1 Cowboy, 1 $
    [2] 2 Cowboys, 4 $
   *[other] 3 Cowboys, 9 $
 }
cc-hire-red = { $count ->
    [0] Keinen
    [1] 1 Revolver, 3 $
   *[other] 2 Revolver, 9 $
 }
cc-lay-roads = { $count ->
    [one] Einen Weg legen
   *[other] Wege legen ({ $count })
 }
cc-lay-stop = Jetzt keine Wege
cc-lay-at = Einen Weg { $edge } legen
cc-white = Weißer Cowboy
cc-buildings = Gebäude
cc-spend = { $points ->
    [0] { $amount ->
        [0] Nichts ausgeben
       *[other] { $amount } $ ausgeben
     }
    [one] { $amount } $ für { $points } Punkt ausgeben
   *[other] { $amount } $ für { $points } Punkte ausgeben
 }
cc-buy = { $amount ->
    [0] Keine Punkte
    [one] { $amount } Punkt für { $cost } $
   *[other] { $amount } Punkte für { $cost } $
 }
cc-less = Weniger
cc-more = Mehr
cc-next-place = { $n ->
    [one] Der einzige Platz
   *[other] Nächster von { $n } Plätzen
 }
cc-skip = Zu meiner nächsten Entscheidung
cc-rest-off = In dieser Runde nicht mehr fragen
cc-roads-later = Vor dem Bauen fragen
cc-roads-later-note = Bevor Gebäude gekauft werden, wirst du noch einmal gefragt, wohin deine Wege kommen.
cc-auto-pass = Für den Rest dieser Phase passen
cc-auto-pass-note = Du passt, sobald du mit dem Setzen an der Reihe bist.
cc-auto-pass-off = Jemand ist zu einem deiner Cowboys gekommen; du passt deshalb nicht von selbst.
cc-auto-on = Du passt automatisch. Zum Beenden tippen.
cc-speed = Tempo
cc-speed-calm = Ruhig
cc-speed-quick = Zügig
cc-speed-off = Sofort
cc-lock = Festlegen
cc-lock-note = { $count ->
    [0] Alle deine Cowboys sind gesetzt. Hast du dich festgelegt, kannst du nichts mehr ändern.
    [one] Noch { $count } Cowboy im Vorrat. Hast du dich festgelegt, kannst du nichts mehr ändern.
   *[other] Noch { $count } Cowboys im Vorrat. Hast du dich festgelegt, kannst du nichts mehr ändern.
 }
cc-countdown-left = noch { $seconds } s
cc-countdown-note = Ist die Zeit um, werden alle Übrigen in der Setzreihenfolge festgelegt.
cc-locked = festgelegt
cc-purse = Was du hast
cc-rivals = Die Mitspieler
cc-rival = { $name }: { $money } $, im Duell möglich { $range } ({ $guns ->
    [0] keine Revolver
    [one] mit { $guns } Revolver
   *[other] mit { $guns } Revolvern
 }), { $cowboys ->
    [one] { $cowboys } Cowboy
   *[other] { $cowboys } Cowboys
 } im Vorrat.
cc-rival-order-picking = { $place ->
    [0] {""}
   *[other] Wählt als Nummer { $place }.
 }
cc-rival-order-placing = { $place ->
    [0] {""}
   *[other] Setzt als Nummer { $place }.
 }
cc-own-cowboy = Dein Cowboy: { $target }. Versetze ihn oder nimm ihn zurück

## Players and orders

cc-guns = { $guns ->
    [one] { $cowboys } + { $guns } Revolver
   *[other] { $cowboys } + { $guns } Revolver
 }
cc-reserve = Vorrat
cc-guns-word = Revolver
cc-parcels-of = von 12 Parzellen
cc-money-label = { $money } $, { $limit ->
    [0] noch kein Limit
   *[other] Limit { $limit } $
 }
cc-strength-label = Stärke { $strength }
cc-parcels-label = { $count } von 12 Parzellen
cc-cowboys-of = { $count ->
    [one] { $count } Cowboy im Vorrat
   *[other] { $count } Cowboys im Vorrat
 }{ $white ->
    [1] , dazu der weiße
   *[other] {""}
 }
cc-strength-of = Stärke { $strength }: Cowboys { $cowboys }, Revolver { $guns }
cc-roads-in-hand = { $count ->
    [one] { $count } Weg im Vorrat
   *[other] { $count } Wege im Vorrat
 }
cc-roads-label = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
 }
cc-kept = behalten
cc-passed = gepasst
cc-waits = wartet
cc-ammunition = Munition
cc-tiles-label = { $count } Duellplättchen
cc-order-picking = Wahl
cc-order-placing = Setzen
cc-order-passing = Gepasst: nächste Runde
cc-order-passing-note = Wer zuerst gepasst hat, gewinnt in dieser Runde bei Gleichstand und wählt in der nächsten zuerst.
cc-bag = Im Beutel
cc-stock = Noch { $count } Wege

## Duels

cc-duel = Duell: { $target }
cc-duel-about = { $names } wollen dasselbe
cc-duel-order = So wurde gepasst
cc-duel-choose = Wähle ein Plättchen
cc-duel-tile = Plättchen { $value }
cc-duel-won = { $name } gewinnt mit { $total }.
cc-duel-tie = Gleichstand bei { $total }. { $name } hat zuerst gepasst und gewinnt.
cc-duel-home = Die anderen nehmen ihre Cowboys zurück.

## What happened

cc-event-side_drawn = { $character }: { $side }
cc-event-announced = Duellplättchen von { $name }: Summe { $total }
cc-event-building_drawn = { $square }: { $building }
cc-event-claimed = { $name } besitzt **{ $parcel }**
cc-event-round = Runde { $round }
cc-event-picked = { $name } nimmt **{ FORM($character, "acc") }**
cc-event-hired-cowboys = { $count ->
    [one] { $name } heuert einen Cowboy an
   *[other] { $name } heuert { $count } Cowboys an
 }
cc-event-hired-revolvers = { $count ->
    [one] { $name } kauft einen Revolver
   *[other] { $name } kauft { $count } Revolver
 }
cc-event-roads = { $count ->
    [one] { $name } bekommt { $count } Weg
   *[other] { $name } bekommt { $count } Wege
 }
cc-event-waits = { $name } wartet: { FORM($character, "nom-cap") } zahlt später
cc-event-placed = { $name } setzt einen Cowboy: **{ $target }**
cc-event-placed-white = { $name } setzt den weißen Cowboy: **{ $target }**
cc-event-moved = { $name } versetzt einen Cowboy: **{ $target }**
cc-event-taken_back = { $name } nimmt einen Cowboy zurück: { $target }
cc-event-passed = { $name } passt (Nummer { $place })
cc-event-passed-forced = { $name } hat nichts mehr zu setzen und passt (Nummer { $place })
cc-event-locked = { $name } legt sich fest (Nummer { $place })
cc-event-duel = Duell: **{ $target }**, { $names }
cc-event-shot-die = { $name } würfelt { $value }: { $strength } + { $value } = **{ $total }**
cc-event-shot-tile = { $name } zeigt eine { $value }: { $strength } + { $value } = **{ $total }**
cc-event-duel_won = { $name } gewinnt das Duell: **{ $target }**
cc-event-home-duel_lost = { $name } nimmt einen Cowboy zurück: { $target }
cc-event-home-church = Eine Kirche vertreibt den Cowboy von { $name }: { $target }
cc-event-withdrew = { $name } zieht sich zurück: **{ $target }**
cc-event-unchallenged = { $name } gewinnt ohne Duell: **{ $target }**
cc-event-unchallenged-tile = { $name } gewinnt ohne Duell und nimmt die { $value } zurück: **{ $target }**
cc-event-renounced = { $name } verzichtet: { $target }
cc-event-renounced-forced = { $name } kann das nicht nutzen: { $target }
cc-event-ammunition = { $name } hat die **Munition**: Stärke +3
cc-event-bought = { $name } kauft **{ FORM($building, "acc") }** für { $price } $
cc-event-built = { $name } baut **{ FORM($building, "acc") }** auf { $parcel }
cc-event-built-house = { $name } baut **{ FORM($building, "acc") }** auf { $parcel }, das Wohnhaus dazu auf { $house }
cc-event-kept = { $name } behält { FORM($building, "acc") }
cc-event-consent_asked = { $name } möchte ein Wohnhaus auf { $parcel } bauen und fragt { $owner }
cc-event-agreed = { $name } stimmt dem Wohnhaus auf { $parcel } zu
cc-event-refused = { $name } lehnt das Wohnhaus auf { $parcel } ab
cc-event-road = { $name } legt einen Weg { $edge }
cc-event-bridge = { $name } baut eine Brücke { $edge }
cc-event-doubles = { $name } verdoppelt das Einkommen: { FORM($building, "plural") }
cc-event-income = { $name } bekommt **{ $amount } $**: { $building } auf { $parcel } ({ $reason })
cc-event-income-doubled = { $name } bekommt **{ $amount } $**, verdoppelt: { $building } auf { $parcel } ({ $reason })
cc-event-raided = { $name } raubt { $owner } **{ $share } $** auf { $parcel }
cc-event-spent = { $amount ->
    [0] { $name } gibt nichts aus
   *[other] { $name } gibt { $amount } $ aus
 }
cc-event-spent-points = { $points ->
    [one] { $name } gibt { $amount } $ für { $points } Punkt aus
   *[other] { $name } gibt { $amount } $ für { $points } Punkte aus
 }
cc-event-closed = Geschlossen: { $square }
cc-event-cowboys = { $count ->
    [one] { $name } hat wieder { $count } Cowboy
   *[other] { $name } hat wieder { $count } Cowboys
 }
cc-event-ended = Das Ende
cc-told-square = Jetzt: { $square }.
cc-event-refills = { $name } zieht neue Duellplättchen
cc-event-got-start = { $name } beginnt mit { $amount } $
cc-event-got-banker = { $name } bekommt **{ $amount } $** vom Bankier
cc-event-got-grocer = { $name } bekommt **{ $amount } $** von der Verkäuferin
cc-event-got-settler = { $name } bekommt **{ $amount } $** vom Siedler
cc-event-got-salary = { $name } bekommt **{ $amount } $** Lohn
cc-event-got-income_land = { $name } bekommt **{ $amount } $** für Parzellen
cc-event-got-income_cowboys = { $name } bekommt **{ $amount } $** für Stärke
cc-event-got-gambling = { $name } gewinnt **{ $amount } $** beim Glücksspiel
cc-event-got-income = { $name } bekommt **{ $amount } $** Einkommen
cc-event-got-raid = { $name } raubt **{ $amount } $**
cc-event-paid-captain = { $name } zahlt dem Hauptmann { $amount } $
cc-event-paid-chinese_worker = { $name } zahlt dem Arbeiter { $amount } $
cc-event-paid-land = { $name } zahlt **{ $amount } $** für die Parzelle
cc-event-paid-building = { $name } zahlt **{ $amount } $** für das Gebäude
cc-event-paid-bought_points = { $name } zahlt { $amount } $ für Punkte
cc-event-paid-banker = { $name } zahlt dem Bankier { $amount } $
cc-event-paid-spent = { $name } gibt { $amount } $ aus
cc-event-scored-counted = { $points ->
    [one] { $name } bekommt **{ $points } Punkt**: { $building } auf { $parcel }
   *[other] { $name } bekommt **{ $points } Punkte**: { $building } auf { $parcel }
 }
cc-event-scored-none = { $name } bekommt keine Punkte: { $source }
cc-event-scored-banker = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** vom Bankier ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** vom Bankier ({ $reason })
 }
cc-event-scored-bought_points = { $points ->
    [one] { $name } kauft **{ $points } Punkt**
   *[other] { $name } kauft **{ $points } Punkte**
 }
cc-event-scored-kit_carson = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** für frühes Festlegen
   *[other] { $name } bekommt **{ $points } Punkte** für frühes Festlegen
 }
cc-event-scored-money_left = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** für übriges Geld ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** für übriges Geld ({ $reason })
 }
cc-event-scored-pieces = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** ({ $reason })
 }
cc-event-scored-pieces_at_bridge = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** ({ $reason })
 }
cc-event-scored-sheriff = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** vom Sheriff
   *[other] { $name } bekommt **{ $points } Punkte** vom Sheriff
 }
cc-event-scored-vp_buildings = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** ({ $reason })
 }
cc-event-scored-vp_cowboys = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** ({ $reason })
 }
cc-event-scored-vp_land = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** ({ $reason })
   *[other] { $name } bekommt **{ $points } Punkte** ({ $reason })
 }
cc-event-scored-houses = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** für Wohnhäuser
   *[other] { $name } bekommt **{ $points } Punkte** für Wohnhäuser
 }
cc-event-scored-mountains = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** für Berge
   *[other] { $name } bekommt **{ $points } Punkte** für Berge
 }
cc-event-scored-spent = { $points ->
    [one] { $name } bekommt **{ $points } Punkt** für ausgegebenes Geld
   *[other] { $name } bekommt **{ $points } Punkte** für ausgegebenes Geld
 }

## Keys

cc-keys-arrows = In der Stadt oder auf der Leiste bewegen
cc-keys-enter = Wählen, dann bestätigen
cc-keys-town = Zur Stadt, zur Leiste
cc-keys-numbers = Den ersten, zweiten … Knopf drücken
cc-keys-roads = Mit dem Legen von Wegen beginnen oder aufhören
cc-keys-pass = Passen, weitermachen oder festlegen
cc-keys-overlay = Nächste Anzeige
cc-keys-skip = Zu meiner nächsten Entscheidung
cc-keys-undo = Den letzten Schritt rückgängig machen
cc-keys-help = Diese Tasten zeigen
