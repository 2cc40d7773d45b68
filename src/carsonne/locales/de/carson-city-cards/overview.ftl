## How to play

how-carson-city-cards-1 = Die Auslage
how-carson-city-cards-1-text = Es gibt zwei Epochen zu je neun Runden. In jeder Runde liegen eine Person und etwas Land aus: quadratische Karten mit vier Parzellen.
how-carson-city-cards-2 = Bieten
how-carson-city-cards-2-text = Alle wählen geheim eines der Gebote 1 bis 9, jedes einmal je Epoche. Alle werden gleichzeitig aufgedeckt; gleiche Gebote ordnet die Farbe.
how-carson-city-cards-3 = Nehmen
how-carson-city-cards-3-text = Vom höchsten Gebot abwärts nehmen alle eine Karte. Virtuelle Spieler, für die die Regeln entscheiden, nehmen die Karte mit der höchsten Zahl.
how-carson-city-cards-4 = Legen
how-carson-city-cards-4-text = Land kommt sofort in deine Stadt: Es berührt sie mit einer Seite oder deckt Parzellen ab, die leer sind oder dasselbe zeigen. Die Stadt muss in acht mal acht Parzellen passen.
how-carson-city-cards-5 = Gebäude zählen, was ringsum liegt
how-carson-city-cards-5-text = Minen wollen Berge, Ranches leere Parzellen, Banken, Drugstores und Saloons Häuser. Gesetzlose kosten 6, außer du hast das Gesetz.
how-carson-city-cards-6 = Personen
how-carson-city-cards-6-text = Eine Person gehört dir das ganze Spiel. Manche bringen am Ende Punkte; die mit einem Pfeil helfen einmal je Epoche. Wer die meisten Punkte hat, gewinnt, und sei es ein virtueller Spieler.
