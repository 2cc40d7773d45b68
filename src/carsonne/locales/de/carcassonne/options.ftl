## Carcassonne

carcassonne = Carcassonne
line-carcassonne = Lege Plättchen, baue eine Landschaft aus Straßen und Städten und setze deine Meeple dorthin, wo sie Punkte bringen.
lesson-carcassonne-first-title = Deine erste Partie
lesson-carcassonne-first-about = Lege Plättchen, setze Meeple, stelle Straßen und Städte fertig und sieh, wie Bauern und das Ende des Spiels funktionieren.

## Options

option-carcassonne-edition = Ausgabe
option-carcassonne-small-city = Stadt aus zwei Plättchen
option-carcassonne-farm-mode = Wertung der Bauern
option-carcassonne-farm-points = Punkte je versorgte Stadt
option-carcassonne-farmers = Bauern
option-carcassonne-hand = Plättchen auf der Hand
option-carcassonne-hand-end = Ende mit Plättchen auf der Hand
option-carcassonne-first = Startspieler
option-help-carcassonne-edition = Bestimmt, was eine Stadt aus zwei Plättchen bringt und wie die Bauern gewertet werden.
option-help-carcassonne-small-city = Was eine fertige Stadt aus zwei Plättchen bringt.
option-help-carcassonne-farm-mode = Bauern streiten um jede Stadt, oder jede Wiese wird für sich gewertet.
option-help-carcassonne-farm-points = Für jede fertige Stadt, die Bauern versorgen.
option-help-carcassonne-farmers = Meeple dürfen auf Wiesen gesetzt werden. Ohne Bauern ist die erste Partie leichter.
option-help-carcassonne-hand = Hast du drei, wählst du, welches du anlegst, und niemand sonst sieht sie.
option-help-carcassonne-hand-end = Ihr spielt, bis alle Hände leer sind, oder hört nach dem Zug auf, in dem das letzte Plättchen gezogen wird.
option-help-carcassonne-first = Wer den ersten Zug hat.
brief-carcassonne-edition-fr2002 = Regeln von 2002
brief-carcassonne-edition-first = Erste Ausgabe
brief-carcassonne-edition-second = Zweite Ausgabe
brief-carcassonne-edition-third = Dritte Ausgabe
choice-carcassonne-edition-fr2002 = Französische Spielregel von 2002
choice-carcassonne-edition-first = Erste (2000)
choice-carcassonne-edition-second = Zweite
choice-carcassonne-edition-third = Dritte und spätere
choice-carcassonne-small-city-2 = 2 Punkte
choice-carcassonne-small-city-4 = 4 Punkte, wie jede Stadt
choice-carcassonne-farm-mode-per-city = Stadt für Stadt
choice-carcassonne-farm-mode-per-field = Wiese für Wiese
choice-carcassonne-farm-mode-per-field-once = Wiese für Wiese, jede Stadt einmal je Spieler
choice-carcassonne-farm-points-3 = 3
choice-carcassonne-farm-points-4 = 4
choice-carcassonne-hand-1 = Eins: ziehen und anlegen
choice-carcassonne-hand-3 = Drei: die taktische Variante
choice-carcassonne-hand-end-play-out = Alle Plättchen spielen
choice-carcassonne-hand-end-last-draw = Mit dem letzten Ziehen enden
