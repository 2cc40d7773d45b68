## What cannot be done

verbatim = { $text }
error-bug = Auf dem Server ist etwas schiefgegangen.

### Moves

error-illegal = Dieser Zug ist hier nicht erlaubt.
error-over = Das Spiel ist zu Ende.
error-not-your-turn = Du bist nicht am Zug.
error-confirm-first = Dein Zug ist vollständig: Bestätige ihn oder mach ihn rückgängig.
error-nothing-to-confirm = Es gibt jetzt nichts zu bestätigen.
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-decide = Für diesen Platz gibt es jetzt nichts zu entscheiden.
error-stale = Seit dieser Frage ist die Partie weitergegangen.
error-no-such-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-not-drawn = Das kann jetzt nicht gezogen werden.
error-move-type = Ein Zug muss ein Objekt mit "type" sein.
error-move-keys = Die Schlüssel eines Zugs müssen Zeichenketten sein.
error-seats = { $game } ist für { $few } bis { $many } Spieler, nicht für { $seats }.
error-names = Es gibt { $seats } Plätze, aber { $names } Namen.
error-other-move = { $game } hat keinen Zug { $move }.
error-no-such-move = { $game } hat keinen Zug { $move }. Es gibt die Züge { $moves }.
error-move-must-say = Ein Zug { $move } muss das Feld { $field } enthalten.
error-move-has-no = Ein Zug { $move } hat kein Feld { $field }.
error-not-a-move = Das ist kein Zug der Art { $move }.
error-whole-number = { $field } muss eine ganze Zahl sein.
error-true-or-false = { $field } muss true oder false sein.
error-no-such-word = { $field } kann nicht { $value } sein.

### Names and options

two-sentences = { $before } { $after }
error-at = { $where }: { $what }
error-in-line = Zeile { $line }: { $what }
choices = Zur Wahl stehen { $choices }.
did-you-mean = Meintest du { $near }? Zur Wahl stehen { $choices }.
no-such-game = Es gibt kein Spiel { $name }.
no-such-lesson = Es gibt keine Lektion { $name }.
no-such-option = Es gibt keine Option { $name }.
error-option = Die Option { $name } muss { $allowed } sein, nicht { $value }.
error-option-word = Schreibe eine Option als name=value: In { $word } fehlt das „=“.
allowed-choice = { OR($choices) }
allowed-bool = true oder false
allowed-seat = ein Platz von { $low } bis { $high }
allowed-int = eine ganze Zahl von { $low } bis { $high }
allowed-text = ein Text
allowed-file = der Text einer Datei

### Records

record-too-long = Die Aufzeichnung hat { $bytes } Byte; erlaubt sind { $most }.
record-empty = Das ist keine Aufzeichnung: Der Text ist leer.
record-unreadable = Das ist keine Aufzeichnung: { $why }.
record-too-deep = Das ist keine Aufzeichnung: Der Text ist zu tief verschachtelt.
record-format = Die Aufzeichnung hat das Format { $format }; diese Version liest das Format { $ours }.
record-of-other-game = Die Aufzeichnung gehört zum Spiel { $game }, nicht zu { $ours }.
record-of-other-rules = Die Aufzeichnung folgt den Regeln Nummer { $rules }; diese Version spielt nach den Regeln Nummer { $ours }.
record-too-short = { $entries ->
    [one] Die Aufzeichnung hat { $entries } Eintrag; einen Eintrag { $entry } gibt es nicht.
   *[other] Die Aufzeichnung hat { $entries } Einträge; einen Eintrag { $entry } gibt es nicht.
 }
record-hidden = Das war noch verborgen, als die Aufzeichnung entstand. Speichere sie noch einmal, wenn die Partie zu Ende ist.
record-scores = Nach der Aufzeichnung sind die Punktestände { $said }, aber ihre Züge ergeben { $found }.
record-no-seed = In der Aufzeichnung fehlt das Geheimnis: Es wird aufgedeckt, wenn die Partie zu Ende ist.
record-other-scheme = Die Aufzeichnung benutzt das Verfahren { $scheme } zum Auslosen; diese Version prüft { $ours }.
record-seed-not-hex = Das ist keine Hexadezimalzahl.
record-seed-length = Ein Geheimnis hat { $bytes } Byte, nicht { $found }.
record-other-commitment = Das Geheimnis passt nicht zum Siegel von vor der Partie.
record-nothing-to-draw = Hier gibt es nichts zu ziehen.
record-other-draw = Das Geheimnis ergibt { $draw }.
snapshot-other = Die Momentaufnahme gehört zu { $game }, Regeln Nummer { $rules }, oder ist anders aufgebaut.
snapshot-moves = Vor der Momentaufnahme gab es { $moves } Züge, nicht { $found }.

### Lessons

lesson-too-long = Die Lektion hat { $bytes } Byte; erlaubt sind { $most }.
lesson-unreadable = Das ist keine Lektion: { $why }.
lesson-too-deep = Das ist keine Lektion: Der Text ist zu tief verschachtelt.
lesson-format = Die Lektion hat das Format { $format }; diese Version liest das Format { $ours }.
lesson-ways = Durch die Lektion führen mehr als { $most } Wege: Lass in einem Schritt weniger Züge zu.
lesson-not-asked = Wer lernt, hat hier nichts zu entscheiden.
lesson-otherwise = Hier sind auch andere Züge erlaubt: Sag etwas dazu.
lesson-no-such-move = Kein erlaubter Zug entspricht { $pattern }.
lesson-told = Nach den Zügen der Lernenden wird gefragt; sie werden nicht vorgegeben.

### Names of people

error-name-length = Ein Name hat 1 bis { $most } Zeichen.
error-name-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten.
error-name-accents = Ein Name darf nicht so viele Akzente übereinander haben.
error-name-of-bot = So heißt ein Bot; wähle einen anderen Namen.

### Tables

error-lesson-read-on = Lies erst weiter: So weit ist die Lektion noch nicht.
error-lesson-not-yours = Das ist nicht deine Lektion.
error-no-lesson = Diese Lektion gibt es nicht.
error-record-or-position = Beginne mit einer Aufzeichnung oder mit einer Stellung, nicht mit beidem.
error-no-notation = Für { $game } gibt es keine Notation von Stellungen.
error-record-seats = Die Aufzeichnung hat { $record } Plätze, der Tisch { $table }.
error-not-over = Die Partie ist noch nicht zu Ende.
error-no-such-entry = Die Partie hat nur { $entries } Einträge.
error-no-results-yet = Vor dem Ende der Partie gibt es kein Ergebnis.
error-log-disagrees = Protokoll und Regeln widersprechen sich bei Eintrag { $entry }.
error-colours-later = Farben kann man nur wählen, bevor die Partie beginnt.
error-colour-taken = Diese Farbe hat schon jemand anderes.
error-started = Diese Partie hat schon begonnen.
error-not-running = Diese Partie läuft nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-no-seat = Du hast an diesem Tisch keinen Platz.
error-few-seats = { $count ->
    [one] Nur ein Platz ist frei.
   *[other] Nur { $count } Plätze sind frei.
 }
error-not-host = Nur der Gastgeber kann die Partie starten.
error-seats-open = Einige Plätze sind noch frei.
error-resigned = Du hast schon aufgegeben.
error-no-takeover = An diesem Tisch dürfen keine Bots einspringen: Gib auf, oder beendet die Partie einvernehmlich.
error-nobody-there = Auf Platz { $seat } gibt es niemanden zu ersetzen.
error-bot-already = Auf diesem Platz spielt schon ein Bot.
error-not-away = Ein Bot kann nur einspringen, wenn jemand schon eine Weile abwesend ist.
error-others-bot = Du kannst nicht wählen, welcher Bot für jemand anderen spielt.
error-no-return = Wer aufgegeben hat, kann nicht zurückkommen.
error-seat-taken = Dieser Platz ist besetzt.
error-table-full = Dieser Tisch ist voll.
error-many-waiting = Du hast schon { $count } wartende Tische.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-old-rules = Diese Version kann die Partie nicht öffnen: { $why }
error-changing = Die Partie ändert sich zu schnell; versuche es noch einmal.
error-not-started = Die Partie hat noch nicht begonnen.
error-table-closed = Dieser Tisch ist geschlossen.
error-many-games = Du hast zu viele laufende Partien. Beende eine, oder warte, bis einige davon ruhen.
error-many-bots = In deinen Partien spielen zu viele Bots. Beende eine Partie, oder warte, bis einige davon ruhen.
error-restarting = Der Server startet gerade neu.
error-silent = Dein Browser hat sich eine Weile nicht gemeldet.
error-moved = Dieser Tisch ist zu einem anderen Serverprozess umgezogen.
error-no-survey = Für dieses Spiel gibt es keine Hilfe.

### Requests

error-nothing-here = Unter dieser Adresse gibt es nichts.
error-no-name = Wähle zuerst einen Namen.
error-no-score-pad = Für { $game } gibt es keinen Wertungsblock.
error-explained-later = Frühere Züge lassen sich erklären, wenn die Partie zu Ende ist.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-busy = Dein letzter Tipp ist noch nicht fertig.
error-many-watchers = An diesem Tisch sind zu viele Zuschauer.
error-many-windows = Du hast diesen Tisch in zu vielen Fenstern geöffnet.
error-many-messages = Du hast zu viele Nachrichten hintereinander geschickt.
error-message-too-long = Eine Nachricht kann höchstens { $most } Byte haben.
error-bad-message = Das ist keine gültige Nachricht: { $why }.
error-message-too-deep = Das ist keine gültige Nachricht: Sie ist zu tief verschachtelt.
error-no-hello = Schicke zuerst ein „hello“.
error-slow-down = Zu viele Nachrichten hintereinander; warte eine Sekunde.

### Bots

no-such-bot = Es gibt keinen Bot { $name }.
error-bot-name = Es gibt keinen Bot { $name }: { $why }.
bot-forms = search@0.5s oder search@2000
error-bot-unreadable = Der Befehl { $command } lässt sich nicht lesen: { $why }.
error-bot-no-command = Ein eigener Bot braucht einen Befehl, wie in cmd:python my_bot.py.
error-bot-no-program = Es gibt kein Programm { $program }, das als Bot laufen könnte.

### Fields of a request

the-request = Die Anfrage
the-record = Die Aufzeichnung
the-name-of = Der Name von Spieler { $n }
a-name = Ein Name
the-field = „{ $field }“
error-empty = { $what } darf nicht leer sein.
error-long = { $what } darf höchstens { $value } Zeichen haben.
error-few-entries = { $what } muss mindestens { $value } Einträge haben.
error-many-entries = { $what } darf höchstens { $value } Einträge haben.
error-characters = { $what } enthält Zeichen, die nicht erlaubt sind.
error-small = { $what } muss mindestens { $value } sein.
error-large = { $what } darf höchstens { $value } sein.
error-lacks = { $what } braucht „{ $value }“.
error-has-no = { $what } hat kein „{ $value }“.
error-cannot-be = { $what } kann nicht { $value } sein.
error-wrong-type = { $what } muss { $wanted } sein, nicht { $got }.
error-invalid = { $what } ist ungültig: { $why }.
error-record-damaged = Das ist keine Partie, die hier gespeichert wurde: Der Text ist beschädigt oder abgeschnitten.
error-not-a-record = Das ist keine Partie, die hier gespeichert wurde.
kind-or = { $one } oder { $other }
kind-str = ein Text
kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-bool = true oder false
kind-array = eine Liste
kind-object = ein Objekt
kind-null = null
error-body-encoding = Der Inhalt ist kein gültiges UTF-8.
error-body-depth = Der Inhalt ist zu tief verschachtelt.
error-http-400 = Die Anfrage ist ungültig: { $why }
error-http-401 = Wähle zuerst einen Namen.
error-http-403 = Das darfst du nicht.
error-http-404 = Unter dieser Adresse gibt es nichts.
error-http-405 = Diese Adresse nimmt keine solche Anfrage an.
error-http-409 = Das ist im Augenblick nicht möglich.
error-http-413 = Die Anfrage ist zu groß.
error-http-415 = Die Anfrage ist von einer Art, die hier nicht gelesen wird.
error-http-429 = Zu viele Anfragen; warte einen Augenblick.
error-http-503 = Der Server ist nicht verfügbar; versuche es bald noch einmal.

### The database

error-database = { $why } Bitte versuche es gleich noch einmal.
database-away = Die Datenbank antwortet nicht.
database-full = Die Datenbank hat keinen Platz mehr auf ihrer Festplatte.
database-read_only = Die Datenbank kann im Augenblick nur gelesen werden.
redis-away = Redis antwortet nicht: Gespielt wird weiter, aber Neuigkeiten von anderen Serverprozessen brauchen Sekunden.

### Connections

error-head = Der Kopf einer Anfrage kann höchstens { $lines } Zeilen und { $bytes } Byte haben.
error-slow = Die Anfrage ist nicht rechtzeitig angekommen.
error-not-http = Das ist keine gültige HTTP-Anfrage.
error-foreign-page = Sockets können nur von dieser Seite selbst geöffnet werden.
dealt-elsewhere = Ein Teil dieser Partie wurde anderswo ausgelost.
