## Words that every page uses

product-name = Carsonne
theme-toggle = Hell oder dunkel
zoom-in = Vergrößern (+)
zoom-out = Verkleinern (−)
whole-board = Alles zeigen (0)

## Players' colours

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-purple = Violett

## Sides, for those who do not see the board

side-n = Norden
    .in = im Norden
side-ne = Nordosten
    .in = im Nordosten
side-e = Osten
    .in = im Osten
side-se = Südosten
    .in = im Südosten
side-s = Süden
    .in = im Süden
side-sw = Südwesten
    .in = im Südwesten
side-w = Westen
    .in = im Westen
side-nw = Nordwesten
    .in = im Nordwesten

## Everywhere

close = Schließen
cancel = Jetzt nicht
menu = Menü
skip = Zum Inhalt springen
rules = Regeln
settings = Einstellungen
about = Über diese Seite
new-table = Neuer Tisch
import = Partie laden
you = Du
your-turn = Du bist am Zug
your-turn-call = Du bist am Zug.
your-turns = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
 }
trouble = Da ist etwas schiefgegangen
nowhere = Hier ist nichts
to-lobby = Zur Startseite
copied = Kopiert
share-link = Link teilen
save = Speichern
# A thing and what is said of it: a cell and its tile, a character and what it does
noted = { $what }: { $note }

# Birds for guests who have not chosen a name
guest-names = Reiher, Zaunkönig, Regenpfeifer, Turmfalke, Fink, Lerche, Eule, Storch, Segler, Elster, Rotkehlchen, Häher, Kranich, Drossel

## Refusals

refused-offline = Der Server ist nicht erreichbar.
refused-unknown = Das hat nicht geklappt. Bitte versuche es noch einmal.
player-numbered = Spieler { $n }
refused-unavailable = Der Server ist überlastet. Bitte versuche es gleich noch einmal.
