## How to play

how-carcassonne-1 = Ein Plättchen anlegen
how-carcassonne-1-text = In deinem Zug ziehst du ein Plättchen und legst es so an, dass es zu allem passt, was es berührt: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
how-carcassonne-2 = Einen Meeple setzen
how-carcassonne-2-text = Auf das Plättchen, das du gerade gelegt hast, darfst du einen deiner sieben Meeple setzen: auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese. Im selben Gebiet darf noch niemand stehen.
how-carcassonne-3 = Fertigstellen und werten
how-carcassonne-3-text = Eine an beiden Enden geschlossene Straße, eine Stadt mit geschlossener Mauer und ein Kloster mit acht Nachbarn werden sofort gewertet. Straßen und Klöster bringen 1 Punkt je Plättchen, Städte 2, dazu 2 für jedes Wappen. Dein Meeple kommt zurück.
how-carcassonne-4 = Daneben bauen, dann verbinden
how-carcassonne-4-text = Was anderen gehört, darfst du nicht besetzen; aber du darfst daneben beginnen und beides verbinden. Wer die meisten Meeple darin hat, bekommt alle Punkte; bei Gleichstand bekommen sie alle Beteiligten.
how-carcassonne-5 = Bauern warten
how-carcassonne-5-text = Ein Meeple auf einer Wiese bleibt bis zum Ende und bringt dann 3 Punkte für jede fertige Stadt, die von der Wiese aus versorgt wird.
how-carcassonne-6 = Das Ende
how-carcassonne-6-text = Wenn das letzte Plättchen gelegt ist, bringen unfertige Straßen, Städte und Klöster 1 Punkt je Plättchen und Wappen. Dann werden die Bauern gezählt. Wer die meisten Punkte hat, gewinnt.
