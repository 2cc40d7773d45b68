## The table, for every game

players = Spieler
player-head = Spieler
players-look = { $name } ansehen
players-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
rank = Rang
points-head = Punkte
side-label = Protokoll und mehr
log = Protokoll
log-empty = Noch ist nichts passiert.
question = Frage
told = Was gerade passiert ist
told-total = { $name } hat jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
told-undone = { $name } nimmt einen Zug zurück.
log-foot = Zeige auf eine Zeile, um sie im Spiel zu sehen
log-foot-touch = Tippe auf eine Zeile, um sie im Spiel zu sehen
tag-your-turn = Dein Zug
tag-turn = Am Zug
tag-bot = Bot
scene-skip = Klicken zum Überspringen
scene-skip-touch = Tippen zum Überspringen
aid = Spielhilfe
aid-search = In der Spielhilfe suchen
aid-rule = Die Regel lesen
aid-features = Gebiete
aid-buildings = Gebäude
aid-characters = Personen
aid-squares = Die Leiste
aid-parcels = Was Parzellen zeigen
aid-followers = Meeple
aid-end = Ende des Spiels
aid-tiles = auf { $count } von { $of } Plättchen
aid-count = { $count } im Spiel
aid-limit = Limit { $limit } $
aid-limits = Limit { $yellow } $ gelb, { $red } $ rot
aid-duels = Duelle
aid-more = Weiteres
aid-eras = { $first } in Epoche I, { $second } in Epoche II
aid-attraction = Attraktivität { $attraction }
lesson-menu = Dieses Spiel lernen: eine { $minutes }-Minuten-Lektion
lesson-go-on = Weiter
lesson-play-on = Weiterspielen
hint = Tipp
hint-title = Was { $level } tun würde
hint-thinking = Denkt nach …
hint-wins = Gewinnchance { $percent } %
hint-leads = { $points } voraus
hint-trails = { $points } zurück
hint-improving = Ein erster Eindruck. Denkt weiter nach …
hint-expected = Erwartetes Ergebnis: du { $points }
hint-other = { $name } { $points }
hint-virtual = virtueller Spieler
hint-gain = Dafür:
hint-risk = Dagegen:
hint-behind = { $points } Punkte schlechter als der beste Zug
hint-take = So spielen
tag-bot-rated = Bot, { $rating }
tag-away = Abwesend
tag-stand-in = Bot spielt
tag-resigned = Aufgegeben
tag-winner = Gewinner
undo = Rückgängig
undo-key = Den letzten Schritt rückgängig machen (U)
restart-turn = Zug neu beginnen
confirm = Bestätigen
results = Ergebnis
rematch = Noch einmal spielen
replay = Wiederholung
download-record = Aufzeichnung speichern
rules-why = Regeln
sending = Hier gespeichert. Wird gesendet, sobald du wieder online bist.
link-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
link-stalled = Der Server kann gerade keine Züge speichern. Deiner bleibt hier und wird noch einmal gesendet.
link-gone = Der Server hat die Verbindung beendet. Bitte lade die Seite neu.

handover-title = { $name } ist an der Reihe
handover-text = Gib das Gerät weiter. Was nur du sehen darfst, bleibt verborgen, bis du bereit bist.
handover-here = Ich bin { $name }

resign = Aufgeben
resign-sure = Endgültig aufgeben? Bei mehr als zwei Spielern spielt ein Bot für dich weiter.
keep-playing = Weiterspielen
abandon = Abbruch ohne Gewinner vorschlagen
abandon-not = Vorschlag zurückziehen
abandon-offer = Vorschlag von { $names }: die Partie hier ohne Gewinner abbrechen.
abandon-agree = Zustimmen
abandon-agreed = Für den Abbruch: { $names }
stand-in-me = Einen Bot für mich spielen lassen
stand-in-for = Einen Bot für { $name } spielen lassen
stand-in-soon = { $name } ist gerade gegangen. Bleibt der Platz länger leer, kannst du hier einen Bot einspringen lassen.
return = Wieder selbst spielen
ask-named = { $name }: { $text }
ask-resigned = Du hast **aufgegeben**
ask-resigned-how = Ein Bot spielt für dich weiter; das Ergebnis steht hier, wenn die Partie zu Ende ist.
ask-return = Ein **Bot** spielt für dich
ask-return-how = Er spielt weiter, bis du wieder selbst spielst.

table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann
outcome-won = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
 }
outcome-you-won = Du gewinnst
outcome-you-share = Du teilst dir den Sieg mit { $others }
outcome-resignation-you = Du gewinnst: Alle anderen haben aufgegeben
outcome-resignation = { $winners } gewinnt: Alle anderen haben aufgegeben
outcome-agreement = Einvernehmlich beendet, ohne Gewinner

what-happened = Was ist passiert?
moments = Was die Partie entschieden hat
moment-untold = Ein Zug ohne besondere Vorkommnisse
moment-coming = Dieser Zug wird noch untersucht …
moment-chance = { $name }: Gewinnchance { $before } → { $after }
moment-better = Besser war
moment-better-chance = Gewinnchance { $chance } höher
moment-better-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } mehr wert
moment-nothing-better = Etwas Besseres fand sich nicht.
points-over-game = Punkte im Verlauf der Partie
curve-label = Kurve der Punkte im Verlauf der Partie. Am Ende: { $points }
points-by-source = Woher die Punkte kamen
source-head = Punkte für
points-by-round = Runde für Runde
round-head = Nach

fair-check = War die Auslosung fair?
fair-yes = Fair: Alle { $draws } Ziehungen folgen aus der Zahl, die vor der Partie versiegelt wurde.
fair-no = Nicht fair: Die Ziehungen folgen nicht aus der versiegelten Zahl.
fair-unknown = Bei dieser Partie lässt es sich nicht sagen.
fair-imported = Diese Partie wurde geladen; wie sie ausgelost wurde, können wir nicht prüfen.
fair-lesson = Das war eine Lektion: Ihre ersten Ziehungen waren ausgesucht, um etwas zu zeigen.
fair-details = Die Zahlen
fair-how = Das Siegel ist der SHA-256-Wert des Geheimnisses. Jede Ziehung ist ein HMAC aus dem Geheimnis und den Zahlen der Spieler.
fair-commit = Siegel
fair-seed = Geheimnis
fair-salt = Zahlen der Spieler

keys-title = Tastenkürzel
key-undo = Rückgängig (Umschalt: der ganze Zug)
key-help = Diese Tasten zeigen
wait-bot = Es ist ein Bot, lange dauert es nicht.

## Replay

replay-of = { $game }, Wiederholung
replay-begin = Der Anfang
replay-scrub = Zug
replay-first = Zum Anfang (Pos1)
replay-back = Einen Zug zurück (←)
replay-forward = Einen Zug vor (→)
replay-last = Zum Ende (Ende)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-at = Zug { $n } von { $of }
replay-speed = Tempo
replay-speed-0 = Langsam
replay-speed-1 = Normal
replay-speed-2 = Schnell
replay-speed-3 = Sehr schnell
replay-more = Mehr
replay-to-table = Zurück zum Tisch
replay-link = Link zu diesem Zug teilen
copy-notation = Stellung als Text kopieren
to-pad = Im Wertungsblock öffnen
play-on = Von hier weiterspielen
play-on-note = Eröffnet einen neuen Tisch mit dieser Stellung: Bots bleiben, alle anderen spielen an diesem Bildschirm.
options-of-table = Regeln:
option-said = { $option }: { $value }
option-without = { $option }: nein
option-on = Ja
option-off = Nein
option-own = Eigene
