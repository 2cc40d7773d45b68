## The first game

lesson-carson-city-cards-first-1 = Du baust deine eigene Stadt aus quadratischen Karten mit je vier Parzellen. In jeder Runde liegen einige Karten in der Auslage, alle bieten geheim, und wer am meisten bietet, wählt zuerst. Nach achtzehn Runden gewinnt die beste Stadt.
lesson-carson-city-cards-first-2 = Das ist die Auslage der ersten Runde: eine Person und vier Stück Land. Du spielst gegen Sanft und zwei virtuelle Spieler, die immer die Karte mit der höchsten Zahl in der Mitte nehmen.
lesson-carson-city-cards-first-3 = Du hast die Gebote 1 bis 9, jedes einmal in neun Runden, also teile sie gut ein. Eine Karte zeigt eine Mine zwischen Bergen, und die willst du haben. Biete 7.
lesson-carson-city-cards-first-3-otherwise = Das könntest du bieten. Biete für diese Lektion 7: stark, aber nicht deine beste Karte.
lesson-carson-city-cards-first-4 = Alle Gebote werden gleichzeitig aufgedeckt. Deins ist das höchste, also wählst du zuerst. Nimm die Karte mit der Mine.
lesson-carson-city-cards-first-4-otherwise = Nimm die Karte mit der Mine und zwei Bergen: Sie bringt sofort Punkte.
lesson-carson-city-cards-first-5 = Land kommt sofort in deine Stadt. Wo die erste Karte liegt, macht keinen Unterschied. Lege sie.
lesson-carson-city-cards-first-6 = Eine Mine bringt 2 Punkte für jeden Berg daneben, auf einer der acht Parzellen ringsum. Deine hat zwei: 4 Punkte. Der Wertungsblock zählt mit, Zeile für Zeile.
lesson-carson-city-cards-first-7 = Eine neue Runde, eine neue Auslage. Deine 7 ist verbraucht und liegt offen vor allen. Eine Karte zeigt drei Berge, genau das, was deine Mine braucht. Geh sicher: Biete 9, dein höchstes Gebot.
lesson-carson-city-cards-first-7-otherwise = Das könnte reichen. Um sicherzugehen, biete 9.
lesson-carson-city-cards-first-8 = Wieder zuerst, diesmal nur knapp: Ein virtueller Spieler hatte eine 8. Bei gleichen Geboten entscheidet die Reihenfolge der Farben über der Auslage. Nimm die drei Berge.
lesson-carson-city-cards-first-8-otherwise = Deine Mine wartet auf Berge: Nimm die Karte mit den drei Bergen.
lesson-carson-city-cards-first-9 = Jetzt kommt es auf den Platz an. Eine Karte muss deine Stadt mit einer Seite berühren oder Teile davon abdecken, die leer sind oder dasselbe zeigen. Jeder Platz zeigt, wie sich deine Punkte ändern würden. Wähle einen, der 4 Punkte bringt.
lesson-carson-city-cards-first-9-otherwise = Das passt, bringt aber weniger Punkte. Suche einen Platz, an dem +4 steht.
lesson-carson-city-cards-first-10 = Acht Punkte für eine einzige Mine. Jede Art von Gebäude zählt etwas anderes: Ranches wollen leere Parzellen, Banken und Saloons wollen Häuser. Gesetzlose kosten dich 6, außer du hast ein Gefängnis oder den Sheriff.
lesson-carson-city-cards-first-11 = Die Person dieser Runde ist der Goldsucher: am Ende ein Punkt für jeden deiner Berge und jede deiner Minen, also jetzt schon 6 Punkte. Manche Personen bringen Punkte, andere, mit einem Pfeil, helfen einmal je Epoche. Biete 6 für ihn.
lesson-carson-city-cards-first-11-otherwise = Hebe das für später auf und biete 6 für den Goldsucher.
lesson-carson-city-cards-first-12 = Deine 6 ist das höchste Gebot. Nimm den Goldsucher.
lesson-carson-city-cards-first-12-otherwise = Ein andermal. Der Goldsucher ist dir 6 Punkte wert, mit jedem Berg mehr.
lesson-carson-city-cards-first-13 = Personen bleiben dir bis zum Ende des Spiels. Du hast nach drei Runden 14 Punkte, und für sechs weitere Runden bleiben die Gebote 1, 2, 3, 4, 5 und 8. Dann beginnt die zweite Epoche, und alle neun Gebote kommen zurück.
lesson-carson-city-cards-first-14 = Das ist das ganze Spiel: bieten, nehmen, legen. Spiele von hier weiter gegen Sanft. Zeige auf eine Karte, um zu sehen, was sie dir wert wäre; die Spielhilfe nennt alle Gebäude und Personen. Viel Glück mit deiner Stadt!
