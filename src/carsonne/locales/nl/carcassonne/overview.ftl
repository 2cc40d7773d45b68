## How to play

how-carcassonne-1 = Leg een tegel
how-carcassonne-1-text = In je beurt trek je een tegel en leg je hem zo aan dat hij past bij alles wat hij raakt: weg aan weg, stad aan stad, weide aan weide.
how-carcassonne-2 = Zet een horige in
how-carcassonne-2-text = Je mag een van je zeven horigen op de tegel zetten die je net hebt gelegd: op een weg, in een stad of een klooster, of op een weide. Er mag nog niemand staan.
how-carcassonne-3 = Voltooi en tel
how-carcassonne-3-text = Een weg die aan beide uiteinden is afgesloten, een stad met een gesloten muur en een klooster met acht buren tellen meteen. Wegen en kloosters leveren 1 punt per tegel op, steden 2, en nog 2 per wapen. Je horige komt terug.
how-carcassonne-4 = Bouw ernaast en verbind
how-carcassonne-4-text = Wat van een ander is, mag je niet binnengaan, maar je mag ernaast beginnen en de twee verbinden. Wie er de meeste horigen heeft, krijgt alle punten; bij een gelijke stand krijgt iedereen ze.
how-carcassonne-5 = Boeren wachten
how-carcassonne-5-text = Een horige op een weide blijft tot het einde en levert dan 3 punten op voor elke voltooide stad die de weide bevoorraadt.
how-carcassonne-6 = Het einde
how-carcassonne-6-text = Als de laatste tegel is gelegd, leveren onvoltooide wegen, steden en kloosters 1 punt per tegel en per wapen op. Dan worden de boeren geteld. De hoogste score wint.
