## The front page

game-sized = { $few }–{ $many } Spieler, { $short }–{ $long } Min., { $weight ->
    [light] leicht
    [medium] mittel
   *[other] anspruchsvoll
 }
how-it-goes = So wird gespielt
lesson-play = Neu hier? Spiele die Lektion
lesson-note = Eine erste Partie mit Anleitung, { $minutes } Minuten. Sie geht in eine richtige über.
welcome = Ein ruhiger Tisch für gute Brettspiele.
welcome-text = Drei Spiele um Land und Städte: mit Freunden in der Ferne, an einem Bildschirm oder gegen Bots, die nie schummeln und nie trödeln. Ohne Konto, ohne Werbung, quelloffen.
pick-game = Wähle ein Spiel
play-bot = { $game } jetzt gegen Bots spielen
rivals-count = Gegner
box-ask = Welche Regeln kennst du?
box-known = Regeln: { $box }.
box-change = Ändern
box-carcassonne-fr2002 = Stadt aus zwei Plättchen: 2 Punkte. Bauern: 3 für jede Stadt.
box-carcassonne-first = Stadt aus zwei Plättchen: 2 Punkte. Bauern: 4 für jede Stadt.
box-carcassonne-second = Stadt aus zwei Plättchen: 2 Punkte. Wiesen: 3 für jede Stadt, einmal.
box-carcassonne-third = Stadt aus zwei Plättchen: 4 Punkte. Wiesen: 3 für jede Stadt. Die meisten Schachteln seit 2004.
play-friends = Mit Freunden spielen
play-friends-note = Du bekommst einen Link zum Verschicken.
my-games = Meine Partien
my-games-none = Hier erscheinen deine Partien.
my-games-over = Keine laufenden Partien.
lobby-unknown = Diese Liste kann nicht geladen werden: Der Server ist nicht erreichbar. Deine Partien sind sicher.
past-games = Beendet
open-tables = Offene Tische
open-tables-none = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, und alle können dazukommen.
watch = Zuschauen
watch-none = Gerade keine öffentlichen Partien.
footer = Wir speichern deinen Namen und deine Partien für diesen Browser, sonst nichts.

nobody-else = Noch niemand sonst
state-waiting = { $free ->
    [0] Bereit zum Start
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
 }
state-turn = { $name } am Zug, { $scores }
state-running = { $scores }
state-won = Gewonnen, { $scores }
state-shared = Sieg geteilt, { $scores }
state-lost = Verloren, { $scores }
state-finished = Beendet, { $scores }
state-abandoned = Einvernehmlich beendet
act-play = Spielen
act-sit = Platz nehmen
act-look = Zuschauen
act-replay = Wiederholung

## Bots

bot-named = Bot { $bot }
bot-numbered = { $name } { $number }
level-gentle = Sanft
level-fair = Solide
level-keen = Pfiffig
level-sharp = Scharf
level-master = Meister
level-random = Zufall
level-greedy = Gierig
level-policy = Strategie
# The level of a bot that older versions offered
level-former = Ehemals
level-about-first-game = für eine erste Partie
level-about-solid = spielt ordentlich
level-about-careful = zwingt dich zum Rechnen
level-about-looks-ahead = denkt voraus
level-about-gives-nothing = schenkt dir nichts
level-about-strongest = der stärkste
level-about-at-sight = spielt, was am besten aussieht
level-rating = Wertungszahl { $rating }
level-at-once = antwortet sofort
level-seconds = denkt { $seconds } s nach
levels-more = Wie stark sind sie?
levels-note = Wer eine um 400 Punkte höhere Wertungszahl hat, gewinnt zehn von elf Partien.
fill-level = Stufe der Bots

## A new table

game = Spiel
seats = Plätze
seats-count = Anzahl der Spieler
players-n = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
 }
seat-n = Platz { $n }
seat-me = Ich
seat-open = Freier Platz
seat-guest = Gast an diesem Bildschirm
seat-bot = Bot { $bot }: { $note }
guest-n = Spieler { $n }
guest-name = Name
options = Optionen
options-finer = Erweitert
who-comes = Wer dazukommen kann
by-link = Mit Link
by-link-note = Nur wer den Link hat, findet den Tisch.
listed = Alle
listed-note = Alle sehen den Tisch auf der Startseite.
takeover = Bots dürfen einspringen, wenn jemand geht
takeover-note = Rufe sie über das Menü. Wer zurückkommt, kann jederzeit wieder selbst spielen.
hints = Tipps für alle
hints-note = Wenn du am Zug bist, siehst du, was der stärkste Bot tun würde und warum. Spielst du allein gegen Bots, gibt es immer Tipps.
open-table = Tisch eröffnen
open-table-note = Du bekommst einen Link, den du deinen Freunden schickst.
start-now = Starten

## The waiting room

waiting-room = Eine Partie { $game }
send-link = Schicke diesen Link allen, mit denen du spielen möchtest. Mit ihm kann man auch zuschauen.
seat-change = Name und Farbe
colour-of = Farbe von { $name }
shuffle = Reihenfolge auslosen
shuffle-note = Wer anfängt, wird ausgelost; die Farben bleiben.
watching = Zuschauer: { $names }
watching-others = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
 }
share-note = Wer diesen Link hat, kann zuschauen und Platz nehmen, bis die Partie beginnt.
link-code = QR-Code für diesen Link
link-scan = Scanne ihn mit einem Handy im selben Netzwerk.
link-alone = Dieser Link funktioniert nur auf diesem Computer, denn der Server nimmt nur von hier Verbindungen an. Damit Freunde im selben Netzwerk mitspielen können, starte ihn mit
leave = Verlassen
start-fill = Starten, mit Bots auf den freien Plätzen
wait-host = Es geht los, sobald der Gastgeber startet.
promise = Der Zufall dieser Partie ist schon versiegelt: Sein Fingerabdruck beginnt mit { $commit }. Nach der Partie können ihn alle prüfen.

## Importing

import-text = Füge eine Partie ein, die hier gespeichert wurde, oder eine Stellung in Notation. Von dort kannst du weiterspielen, mit allen an diesem Bildschirm oder mit Bots.
import-file = Eine Datei
import-paste = Oder füge den Text ein
import-sample = D 0,0 r0
import-which = Welche der { $of } Aufzeichnungen
import-no-text = In dieser Datei ist kein Text.
import-check = Prüfen
import-record = Eine Aufzeichnung mit { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträgen
 } für { $seats } Spieler
import-position = Eine Stellung für { $seats } Spieler
import-scores = Punkte: { $scores }
import-at = Weiter nach Eintrag { $at } von { $of }
import-play = Von hier weiterspielen
import-replay = Wiederholung öffnen

## The score pad

score-pad = Wertungsblock
score-text-carcassonne = Für eine Partie am echten Tisch: Gib in jeder Zeile ein Plättchen ein (Art, Feld, Vierteldrehungen, Meeple) und sieh, was alle bekämen, wenn jetzt Schluss wäre.
score-text-carson-city = Für eine Partie am echten Tisch: Gib die acht Reihen der Stadt ein, die Wege und eine Zeile je Spieler, und sieh Einkommen, Stärken und die Punkte am Ende.
pad-way = Wie du eine Stellung eingibst
pad-tap = Antippen
pad-type = Schreiben
pad-share-note = Die ganze Stellung steckt in diesem Link: Wer ihn öffnet, sieht denselben Block und kann damit weitermachen.
pad-text-carcassonne = Für eine Partie am echten Tisch: Tippe auf ein freies Feld, wähle das Plättchen, das dort liegt, drehe es und setze Meeple darauf. Die Punkte werden mitgezählt, als ob jetzt Schluss wäre.
pad-text-carson-city = Für eine Partie am echten Tisch: Tippe auf eine Parzelle und gib an, was dort steht, wem es gehört und wo Wege liegen. Die Einkommen stehen auf dem Plan; die Punkte werden gezählt, als ob jetzt Schluss wäre.
pad-begin-town = Tippe auf eine Parzelle, um anzugeben, was dort steht.
pad-what = Was auf dieser Parzelle steht
pad-owner = Besitzer
pad-owned = { $what }, gehört { $owner }
pad-nobody = Niemand
pad-roads = Wege an ihren Seiten
pad-side-north = Norden
pad-side-east = Osten
pad-side-south = Süden
pad-side-west = Westen
pad-money = Geld
pad-points = Punkte
pad-cowboys = Cowboys
pad-revolvers = Revolver
pad-roads-left = Wege im Vorrat
pad-piece-bare = leer
pad-piece-river = Fluss
pad-begin = Tippe auf ein Feld mit einem Plus, um ein Plättchen zu legen, oder auf ein Plättchen, um einen Meeple darauf zu setzen.
pad-lay = Plättchen legen: { $cell }
pad-pick = Plättchen, die hier passen, und wie viele noch da sind
pad-kind = { $tile }, noch { $left }
pad-turn = Drehen
pad-remove = Entfernen
pad-follower = Ein Meeple darauf: wessen und wo
pad-whose = Wessen Meeple
pad-track = Wertungstafel
pad-home = Werten und Meeple zurückgeben
score-position = Die Stellung
score-sample = Ein Beispiel zeigen
score-clear = Leeren
sketch = Die Stellung
score-empty = Während du schreibst, erscheint hier jeder Punkt mit seiner Begründung.
score-key = Was die Buchstaben bedeuten
score-key-carcassonne = Jede Zeile besteht aus Art, Feld, Drehungen und Meeple: E 0,-1 r2 red:c0 ist Plättchen E nördlich des Startplättchens, zwei Vierteldrehungen im Uhrzeigersinn, mit einem roten Meeple in seiner Stadt. x zählt nach Osten, y nach Süden. Stellen: c Stadt, r Straße, f Wiese, m Kloster.
score-key-carson-city = Parzellen: .. leer, mo Berg, ho Wohnhaus, ~~ Fluss, ra Ranch, mi Mine, dr Drugstore, ba Bank, sa Saloon, ht Hotel, ch Kirche, pr Gefängnis. /A dahinter nennt den Besitzer; die Spieler sind A bis E.
score-key-carson-city-roads = Wege: H3,4 ist die Kante unter Reihe 3 in Spalte 5, V2,5 die Kante rechts von Spalte 5 in Reihe 3. Ein Spieler: money, points, cowboys, revolvers, roads, kept=bank,saloon.
