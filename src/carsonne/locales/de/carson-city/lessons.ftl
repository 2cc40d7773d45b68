## The first game

lesson-carson-city-first-1 = Willkommen in Nevada im Jahr 1858. Vier Runden lang kaufst du Land, errichtest Gebäude und streichst ihr Einkommen ein; am Ende zählen die Punkte. Jede Runde hat vier Phasen: Personen, Cowboys setzen, Ausführen und das Ende der Runde. Eine Runde spielen wir.
lesson-carson-city-first-2 = Das ist die Stadt. In der Mitte steht ein Wohnhaus mit Wegen ringsum, und hier und da liegen Berge. Zwei Parzellen gehören dir schon. Eine davon, 6-6 (Reihe 6, Spalte 6), hat drei Berge um sich herum. Merke sie dir.
lesson-carson-city-first-3 = Phase eins: Alle nehmen eine Person für diese Runde. Jede hat eine Fähigkeit, eine Nummer, nach der sich richtet, wer zuerst setzt, und ein Limit für das Geld, das du behalten darfst. Du hast wenig Geld: Nimm den Bankier, er bringt sofort 9 $.
lesson-carson-city-first-3-otherwise = Auch gut, aber ein andermal. Nimm heute den Bankier: Du wirst die 9 $ brauchen.
lesson-carson-city-first-4 = Phase zwei: Reihum setzen alle einen Cowboy nach dem anderen, um sich Aktionen für später zu sichern. Das Setzen kostet noch nichts. Du hast drei. Schicke den ersten auf der Leiste zur Mine für 4 $: Die willst du bauen.
lesson-carson-city-first-4-otherwise = Auch das ist möglich, aber deine Parzelle zwischen den Bergen wartet auf die Mine. Geh auf das Feld für 4 $.
lesson-carson-city-first-5 = Dein Anspruch steht. Aber andere dürfen dorthin, wo du schon bist.
lesson-carson-city-first-6 = Auch dein Gegner will die Mine: Es wird ein Duell geben. Setze jetzt erst einmal deinen zweiten Cowboy. Ein Cowboy auf einer Parzelle, die niemandem gehört, kauft sie. Nimm 6-7, den Berg neben deiner Parzelle: Ein eigener Berg ist am Ende 2 Punkte wert.
lesson-carson-city-first-6-otherwise = Das ginge. Nimm für diese Lektion den Berg auf 6-7, rechts von deiner Parzelle.
lesson-carson-city-first-7 = Dein Gegner hat den Lohn genommen: Der bringt 4 $, und um ihn gibt es nie ein Duell. Dein letzter Cowboy: Am Ende der Leiste wird Geld zu Punkten. Punkte zu 2 $ sind am billigsten. Geh dorthin.
lesson-carson-city-first-7-otherwise = Sichern wir uns zuerst ein paar Punkte: Geh auf das Feld, das sie für 2 $ verkauft.
lesson-carson-city-first-8 = Dein Gegner hat gepasst, und du hast keine Cowboys mehr. Phase drei: Die Aktionen der Leiste werden ausgeführt, Feld für Feld, von Anfang an. Der Lohn wird ausgezahlt. Dann kommt der Parzellenkauf: Kaufe jetzt 6-7. Die Parzelle kostet 1 $ und 1 $ mehr für jedes Element auf ihr und um sie herum.
lesson-carson-city-first-8-otherwise = Kaufe zuerst den Berg: Er kostet nur 4 $.
lesson-carson-city-first-9 = Das Duell! Alle würfeln und zählen ihre Stärke dazu: die Cowboys, die noch im Vorrat sind, und die Revolver. Du hast einen Revolver, dein Gegner einen Revolver und einen Cowboy. 5 und 1 sind 6, 3 und 2 sind 5: Du gewinnst. Der Cowboy des Verlierers kehrt in dessen Vorrat zurück.
lesson-carson-city-first-10 = Die Aktion gehört dir. Zahle 4 $ für die Mine.
lesson-carson-city-first-10-otherwise = Du hast sie gewonnen: Kaufe die Mine.
lesson-carson-city-first-11 = Ein Gebäude kommt auf eine leere eigene Parzelle. Eine Mine bringt 3 $ für jeden Berg ringsum, der dir oder niemandem gehört. Welche deiner Parzellen ist die beste? Die Zahlen darauf sagen, was die Mine dort einbrächte.
lesson-carson-city-first-11-otherwise = Dort brächte sie fast nichts ein. Baue sie auf 6-6, zwischen den Bergen.
lesson-carson-city-first-12 = Weiter hinten auf der Leiste haben alle Gebäude ihren Besitzern Geld gebracht, deine Mine 9 $. Das tut sie in jeder Runde, wenn nicht ein fremder Cowboy die Hälfte davon raubt. Jetzt dein letzter Cowboy: Kaufe 5 Punkte für 10 $.
lesson-carson-city-first-12-otherwise = Bitte fünf Punkte für 10 $: So bleibt dir Geld für die nächste Runde.
lesson-carson-city-first-13 = Phase vier: Alle bekommen neue Cowboys. Geld über dem Limit deiner Person musst du ausgeben, 10 $ für einen Punkt. Das Limit des Bankiers ist 120 $, also behalte alles: Gib 0 $ aus.
lesson-carson-city-first-13-otherwise = Behalte deine Dollar: In der nächsten Runde bekommst du mehr dafür.
lesson-carson-city-first-14 = Eine Runde ist vorbei. Du hast 5 Punkte, 15 $, drei Parzellen und eine Mine, die dir auch einen Revolver gebracht hat. Die meisten Gebäude, etwa Banken und Saloons, brauchen eine Parzelle an einem Weg und bringen ein Wohnhaus mit; was jedes einbringt, sagen die Spielhilfe und die Regeln.
lesson-carson-city-first-15 = Nach vier Runden ist jedes deiner Gebäude, Wohnhäuser und Berge 2 Punkte wert, und je 6 $ bringen noch einen. Drei Runden bleiben: Spiele von hier weiter gegen Sanft. Zeige auf etwas, um zu sehen, was es dir brächte. Viel Glück!
