## The score pad of the Card Game

city-n = Stadt { $n }
city-add = Noch eine Stadt
city-name = Name dieser Stadt
city-remove = Diese Stadt entfernen
city-leads = führt
cards-score-text = Für eine Partie am echten Tisch: Setze eine Stadt zusammen, wähle ihre Personen und sieh die Summe mit allen Gründen. Eine Stellung aus einer Wiederholung bringt alle Spieler mit, und du kannst von dort weiterspielen.
cards-score-brush = Was du einzeichnest
cards-score-none = keine Karte
cards-score-cell = Reihe { $row }, Spalte { $col }: { $what }
cards-score-typed = Oder schreibe es: zwei Buchstaben je Parzelle, eine Reihe je Zeile
cards-score-sold = Verkaufte Karten

## Why a line of the pad scores

### Buildings, for what lies around them

cards-pad-beside-empty = { $count ->
    [0] { $what } ohne leere Parzelle daneben
    [one] { $what } neben einer leeren Parzelle
   *[other] { $what } neben { $count } leeren Parzellen
 }
cards-pad-beside-mountains = { $count ->
    [0] { $what } ohne Berg daneben
    [one] { $what } neben einem Berg ({ $each } Punkte)
   *[other] { $what } neben { $count } Bergen (je { $each } Punkte)
 }
cards-pad-beside-houses = { $count ->
    [0] { $what } ohne Haus daneben
    [one] { $what } neben einem Haus
   *[other] { $what } neben { $count } Häusern
 }
cards-pad-beside-houses-each = { $count ->
    [0] { $what } ohne Haus daneben
    [one] { $what } neben einem Haus ({ $each } Punkte)
   *[other] { $what } neben { $count } Häusern (je { $each } Punkte)
 }

### Buildings, for what is in the city

cards-pad-city-ranches = { $count ->
    [one] { $things } × { $count } Ranch
   *[other] { $things } × { $count } Ranches
 }
cards-pad-city-mines = { $count ->
    [one] { $things } × { $count } Mine
   *[other] { $things } × { $count } Minen
 }
cards-pad-city-houses = { $count ->
    [one] { $things } × { $count } Haus
   *[other] { $things } × { $count } Häuser
 }
cards-pad-city-points = { $count ->
    [one] { $things } × { $count } Punkt
   *[other] { $things } × { $count } Punkte
 }
cards-pad-city-buildings = { $count ->
    [one] { $things } × { $count } Gebäude
   *[other] { $things } × { $count } Gebäude
 }
cards-pad-outlaws = { $things } (je { $lost } Punkte Abzug)
cards-pad-law = { $things } (harmlos dank Gesetz)

### Characters, and the cards of virtual players

cards-pad-each = { $person } ({ $things } × { $each })
cards-pad-undertaker = { $count ->
    [one] { $person } ({ $count } Person × { $each })
   *[other] { $person } ({ $count } Personen × { $each })
 }
cards-pad-auctioneer = { $count ->
    [0] { $person } (keine Karten verkauft)
    [one] { $person } ({ $count } verkaufte Karte × { $each })
   *[other] { $person } ({ $count } verkaufte Karten × { $each })
 }
cards-pad-singer = { $person } (der beste Saloon)
cards-pad-settler = { $count ->
    [one] { $person } ({ $count } leere Parzelle neben Ranches)
   *[other] { $person } ({ $count } leere Parzellen neben Ranches)
 }
cards-pad-settler-law = { $count ->
    [one] { $person } ({ $count } leere Parzelle oder Gruppe Gesetzloser neben Ranches)
   *[other] { $person } ({ $count } leere Parzellen oder Gruppen Gesetzloser neben Ranches)
 }
cards-pad-schoolteacher = { $count ->
    [one] { $person } ({ $count } Haus)
   *[other] { $person } ({ $count } Häuser)
 }
cards-pad-editor = { $person } ({ $people })
cards-pad-edited = { $person } { $points }
cards-pad-indian = { $count ->
    [one] { $person } ({ $count } freier Platz, davon die Hälfte, aufgerundet)
   *[other] { $person } ({ $count } freie Plätze, davon die Hälfte, aufgerundet)
 }
cards-pad-prospector = { $person } ({ $things })
cards-pad-fixed = { $points ->
    [one] { $person } ({ $points } Punkt)
   *[other] { $person } ({ $points } Punkte)
 }
cards-pad-no-points = { $person } (keine Punkte)
cards-pad-card = { $card } ({ $attraction })

### A whole line, where places are typed

cards-pad-line = { $line }: { $because }
cards-pad-at = { $what } bei { $row },{ $col }
