## How to play

how-carson-city-1 = Eine Stadt und eine Leiste
how-carson-city-1-text = Gespielt werden vier Runden. Die Stadt hat 64 Parzellen, die man besitzen und bebauen kann; auf der Leiste daneben liegen die Aktionen, die von ihrem Anfang bis zu ihrem Ende ausgeführt werden.
how-carson-city-2 = Eine Person wählen
how-carson-city-2-text = In jeder Runde nehmen alle eine von sieben Personen. Jede bringt eine Fähigkeit mit, eine Nummer, die sagt, wer zuerst setzt, und ein Limit für das Geld, das du behalten darfst.
how-carson-city-3 = Cowboys setzen
how-carson-city-3-text = Setzt reihum einen Cowboy nach dem anderen: auf Felder der Leiste, auf Land, um es zu kaufen, auf Gebäude anderer, um sie auszurauben. Ihr dürft auch dorthin, wo schon andere stehen.
how-carson-city-4 = Duelle austragen
how-carson-city-4-text = Wo Cowboys mehrerer Spieler aufeinandertreffen, würfeln alle und zählen ihre Stärke dazu: Cowboys im Vorrat und Revolver. Wer gewinnt, bekommt die Aktion.
how-carson-city-5 = Bauen
how-carson-city-5-text = Gebäude kommen auf leere eigene Parzellen. Ranches und Minen dürfen überallhin; alle anderen brauchen einen Weg und bringen ein Wohnhaus mit. Was um ein Gebäude herum steht, bestimmt, was es einbringt.
how-carson-city-6 = Einkommen und Punkte
how-carson-city-6-text = Alle Gebäude zahlen in jeder Runde. Felder am Ende der Leiste bringen Punkte oder verkaufen sie. Am Ende des Spiels bringen Gebäude, Wohnhäuser und Berge je 2 Punkte, und für je 6 $ gibt es noch einen.
