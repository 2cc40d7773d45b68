## Words that every page uses

product-name = Carsonne
theme-toggle = Licht of donker
zoom-in = Inzoomen (+)
zoom-out = Uitzoomen (-)
whole-board = Het hele bord (0)

## Players' colours

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-black = zwart
colour-purple = paars

## Sides, for those who do not see the board

side-n = noord
    .def = het noorden
side-ne = noordoost
    .def = het noordoosten
side-e = oost
    .def = het oosten
side-se = zuidoost
    .def = het zuidoosten
side-s = zuid
    .def = het zuiden
side-sw = zuidwest
    .def = het zuidwesten
side-w = west
    .def = het westen
side-nw = noordwest
    .def = het noordwesten

## Everywhere

close = Sluiten
cancel = Nu niet
menu = Menu
skip = Naar de inhoud
rules = Regels
settings = Instellingen
about = Over
new-table = Nieuwe tafel
import = Een spel importeren
you = Jij
your-turn = Jouw beurt
your-turn-call = Jij bent aan de beurt.
your-turns = { $count ->
    [one] Jouw beurt
   *[other] Jouw beurt aan { $count } tafels
 }
trouble = Er ging iets mis
nowhere = Hier is niets
to-lobby = Naar de startpagina
copied = Gekopieerd
share-link = Link delen
save = Opslaan
# A thing and what is said of it: a cell and its tile, a character and what it does
noted = { $what }: { $note }

# Birds for guests who have not chosen a name
guest-names = Reiger, Kluut, Kievit, Valk, Vink, Merel, Uil, Ooievaar, Zwaluw, Ekster, Mees, Gaai, Lijster, Spreeuw

## Refusals

refused-offline = De server is niet bereikbaar.
refused-unknown = Dat is niet gelukt. Probeer het nog eens.
player-numbered = speler { $n }
refused-unavailable = De server heeft het druk. Probeer het zo nog eens.
