## The command line: how its commands and their arguments are explained. Words in capitals stand for what is typed.

### Headings

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-actions = Aktionen
cli-tasks = Aufgaben

### Commands: what they do, and more about it

cli-about = Spiele, werte und erforsche Carcassonne, Carson City und Carson City: Das Kartenspiel.
cli-epilog = Mehr zu einem Befehl: `carsonne COMMAND --help`.
cli-about-serve = Starte den Server, um im Browser zu spielen, auf diesem Computer oder im Netzwerk.
cli-more-serve = Partien werden in einer lokalen SQLite-Datei gespeichert, wenn du kein --database angibst. Strg-C beendet den Server; keine Partie geht verloren.
cli-about-admin = Verwalte eine laufende Seite: Sicherungen, Leute und Tische.
cli-more-admin =
    carsonne admin backup FILE         schreibt alles in eine neue Datei; sie passt zu SQLite und PostgreSQL
    carsonne admin backup FOLDER       dasselbe, nach dem Zeitpunkt benannt; --keep 30 behält nur die neuesten 30
    carsonne admin restore FILE        fügt einer Datenbank hinzu, was fehlt; was da ist, bleibt unberührt
    carsonne admin test-restore FILE   probt das in einer temporären Datenbank, die danach gelöscht wird
    carsonne admin check [FILE]        prüft eine Datenbank oder eine Sicherung
    carsonne admin status              wie viele Leute und Tische es gibt und wann zuletzt gesichert wurde
    carsonne admin players [NAME]      die Spieler mit ihren Kennungen
    carsonne admin tables              die Tische, zuletzt geänderte zuerst
    carsonne admin rename ID NAME      gibt jemandem an allen Tischen einen anderen Namen
    carsonne admin remove ID           löscht einen Tisch mit seiner Partie
    carsonne admin migrate             bringt eine Datenbank auf den neuesten Stand, ohne den Server zu starten
cli-admin-about-backup = schreibt alles in eine neue Datei, selbst benannt oder in einem Ordner, während die Seite läuft
cli-admin-about-restore = fügt einer Datenbank hinzu, was eine Sicherung enthält
cli-admin-about-check = spielt jede Partie einer Datenbank oder einer Sicherung nach
cli-admin-about-test-restore = stellt eine Sicherung in einer temporären Datenbank wieder her und spielt dort jede Partie nach
cli-admin-about-migrate = bringt eine Datenbank auf den neuesten Stand, wie es der Server beim Start tut
cli-admin-about-status = zeigt, wie viele Leute und Tische es gibt und wann zuletzt gesichert wurde
cli-admin-about-players = listet Spieler mit ihren Kennungen auf, die neuesten zuerst
cli-admin-about-tables = listet Tische auf, zuletzt geänderte zuerst
cli-admin-about-rename = gibt jemandem an allen Tischen einen anderen Namen
cli-admin-about-remove = löscht einen Tisch mit seiner Partie
cli-about-play = Spiele im Terminal, zu mehreren an einem Bildschirm oder mit Bots.
cli-more-play = Gib jedem einen Namen, und schreibe einen Bot als bot:NAME oder ein eigenes Programm als bot:cmd:COMMAND (docs/bot-protocol.md). Um zu ziehen, schreibe ein Wort aus der Liste; "? D4" erklärt eines oder sagt, warum es keines davon ist. Du kannst auch undo, list, board, help oder quit schreiben.
cli-about-arena = Lass Bots viele Partien gegeneinander spielen.
cli-more-arena = Jede Auslosung wird in jeder Reihenfolge der Bots am Tisch gespielt, sodass sich Glück und Plätze aufheben; für die Intervalle zählen die Partien einer Auslosung als eine. Derselbe Startwert ergibt immer dieselben Partien, wie viele Prozesse sie auch spielen. Strg-C hält die Serie an und zeigt das Ergebnis bis dahin; mit --records geht sie beim nächsten Start von dort weiter. Eigene Bots schreibt man cmd:COMMAND (docs/bot-protocol.md); docs/arena.md erklärt das Übrige.
cli-about-stats = Beantworte, was Spieler über aufgezeichnete Partien wissen wollen.
cli-more-stats = Welcher Platz gewinnt, welche Person, welches erste Ziel, was ein Bauer bringt: aus Aufzeichnungen von Menschen oder Bots, etwa denen von `carsonne arena --records`.
cli-about-dataset = Schreibe Partien zwischen Bots als Aufzeichnungen und als Parquet-Tabelle ihrer Entscheidungen.
cli-more-dataset = Jede Auslosung wird in jeder Reihenfolge der Bots am Tisch gespielt. Derselbe Startwert ergibt immer dieselben Dateien, wie viele Prozesse sie auch schreiben, außer der Name eines Bots begrenzt seine Zeit. Die Dateien werden in Teilen geschrieben; nach Strg-C macht derselbe Befehl dort weiter, wo er aufgehört hat, und mit mehr --games ergänzt er, was da ist. Braucht das Extra `research`; docs/research.md erklärt die Spalten.
cli-about-bench = Miss mit zufälligen Partien, wie schnell die Regeln auf einem Kern laufen.
cli-more-bench = Jede Zahl ist die beste aus mehreren Läufen, denn andere Arbeit auf dem Rechner kann sie nur verlangsamen.
cli-about-replay = Spiele eine Aufzeichnung nach und zeige die Stellung am Ende, wie Zuschauer sie sehen.
cli-about-score = Werte eine Stellung vom echten Tisch, in der Notation des Spiels, und erkläre jeden Punkt.
cli-about-analyse = Sag, was die stärkste Stufe an einem Punkt der Partie tun würde, und warum.
cli-more-analyse = Die Aufzeichnung wird bis Eintrag N - 1 nachgespielt, und die Züge, die dort möglich waren, werden beurteilt: was jeder der besten drei erwarten lässt, die Gewinnchance und was er bringt oder riskiert.
cli-about-verify = Prüfe die Ziehungen von Aufzeichnungen an ihrem Geheimnis: alle Zeilen einer .jsonl-Datei oder eine Aufzeichnung.
cli-more-verify = Der Rückgabewert ist 0, wenn alle Ziehungen stimmen, 1, wenn eine nicht stimmt, und sonst 2, wenn eine Aufzeichnung nicht lesbar ist oder noch kein Geheimnis enthält. Die Zeilen, die nicht stimmen, werden genannt.
cli-about-games = Zeige die Spiele, ihre Spielerzahlen und ihre Optionen.
cli-about-lesson = Prüfe die Datei einer Lektion.
cli-more-lesson = Jeder Schritt wird auf jede Weise gespielt, die er erlaubt. Der Rückgabewert ist 0, wenn sich die Lektion bis zum Ende spielen lässt, und 2, wenn nicht; der Fehler sagt, in welchem Schritt und warum (docs/lessons.md).
cli-lesson-check = spielt eine Lektion durch, auf jede Weise, die sie erlaubt
cli-about-doctor = Prüfe, was dieser Rechner für Carsonne mitbringt und was fehlt.
cli-more-doctor = Geändert wird nichts. Der Rückgabewert ist 1, wenn etwas `carsonne serve` mit diesen Optionen am Start hindern würde.

### Arguments. A percent sign would have to be written twice.

cli-arg-help = diese Hilfe zeigen und beenden
cli-arg-lang = Sprache, zum Beispiel de (Standard: die der Umgebung)
cli-arg-version = die Version zeigen und die Nummer der Regeln jedes Spiels
cli-arg-game = eines von { $games }
cli-arg-options = Regeln und Varianten, zum Beispiel edition=third hand=3; `carsonne games` nennt sie
cli-arg-json = ein JSON-Objekt ausgeben (docs/cli-json.md)
cli-arg-record = die Datei einer Aufzeichnung oder - für die Standardeingabe
cli-arg-records = Dateien von Aufzeichnungen oder - für die Standardeingabe
cli-arg-line = Zeile einer .jsonl-Datei, die gelesen wird (Standard 1)
cli-arg-line-all = Zeile einer .jsonl-Datei, die gelesen wird (Standard: alle)
cli-arg-backup = die Sicherung
cli-arg-backup-or-none = eine Sicherung; ohne sie wird die Datenbank geprüft
cli-arg-admin-database = sqlite:///FILE oder postgresql://…; Standard ist CARSONNE_DATABASE, sonst die SQLite-Datei in deinem Benutzerordner
cli-arg-backup-or-folder = die Sicherung oder ein Ordner mit Sicherungen
cli-arg-keep = in einem Ordner: alle Sicherungen außer den N neuesten löschen
cli-arg-part = ein Teil des Namens oder eine Kennung
cli-arg-status = nur Tische mit diesem Status
cli-arg-player = nur Tische des Spielers mit dieser Kennung
cli-arg-player-id = die Kennung des Spielers, wie `carsonne admin players` sie zeigt
cli-arg-new-name = der neue Name
cli-arg-table-id = die Kennung des Tischs, wie in seiner Adresse
cli-arg-most = höchstens so viele Zeilen (Standard 50)
cli-arg-move = Eintrag N der Aufzeichnung, von 1 an
cli-arg-luck = Zufall der Suche (Standard 0)
cli-arg-bots = die Bots am Tisch, zum Beispiel greedy,random
cli-arg-dataset-bots = die Bots am Tisch, zum Beispiel greedy,policy
cli-arg-games = wie viele Partien mindestens (Standard 100)
cli-arg-seats = an jedem Tisch aus N der Bots spielen (Standard: alle an einem)
cli-arg-orders = wie die Bots die Plätze wechseln (Standard all)
cli-arg-clock = wie Bots ihre Bedenkzeit messen (Standard wall)
cli-arg-seed = ein beliebiges Wort oder eine Zahl (Standard 0)
cli-arg-stop-early = aufhören, wenn feststeht, ob der erste Bot stärker oder schwächer ist
cli-arg-jobs = Anzahl der Prozesse (Standard: einer je Kern)
cli-arg-on = hier spielen oder auf einem Ray-Cluster (braucht carsonne[arena])
cli-arg-arena-records = die Aufzeichnungen beendeter Partien in diese Datei schreiben und sie fortsetzen
cli-arg-report = einen Bericht mit Tabellen und Diagrammen schreiben
cli-arg-html = die Antwort mit Diagrammen in diese Datei schreiben
cli-arg-out = wohin geschrieben wird; wird angelegt, falls nötig
cli-arg-shard = Partien in einer Datei (Standard 200)
cli-arg-planes = die Ebenen der Beobachtungen hinzufügen; die Dateien werden damit viel größer
cli-arg-bench-seats = Anzahl der Spieler (Standard: wie das Spiel es vorsieht)
cli-arg-seconds = Sekunden je Lauf (Standard 1)
cli-arg-players = Namen und Bots (Standard: Player,bot:fair)
cli-arg-play-seed = ein beliebiges Wort; dasselbe Wort lost immer dieselbe Partie aus
cli-arg-play-record = die Aufzeichnung nach jedem Zug in dieser Datei speichern
cli-arg-no-colour = keine Farben benutzen
cli-arg-at = nach N Einträgen aufhören, die Ziehungen mitgezählt
cli-arg-position = die Stellung oder - für die Standardeingabe (docs/notation.md)
cli-arg-lesson = die Datei einer Lektion oder - für die Standardeingabe
cli-arg-doctor-host = Adresse, auf der gelauscht wird (Standard 127.0.0.1)
cli-arg-doctor-port = Port (Standard 8000)
cli-arg-doctor-database = sqlite:///FILE oder postgresql://…; Standard: deine eigene Datei
server-arg-host = Adresse, auf der gelauscht wird (Standard 127.0.0.1); mit 0.0.0.0 aus deinem Netzwerk erreichbar
server-arg-port = Port (Standard 8000); 0 nimmt einen beliebigen freien
server-arg-database = sqlite:///FILE oder postgresql://…; Standard ist eine SQLite-Datei in deinem Benutzerordner
server-arg-redis = redis://…; nötig bei mehreren Serverprozessen
server-arg-workers = Anzahl der Serverprozesse (Standard 1)
server-arg-proxy = Adresse oder Netz eines vorgeschalteten Proxys (mehrfach möglich): Nur er darf sagen, woher Besucher kommen
server-arg-secure = Cookies nur über HTTPS senden; hinter einem Proxy mit TLS
server-arg-keep-abandoned = nicht beendete Tische löschen, die seit DAYS Tagen ruhen; standardmäßig bleiben sie
server-arg-keep-alone = beendete Partien einer einzelnen Person, mit Bots oder Gästen, nach DAYS Tagen löschen; standardmäßig bleiben sie
server-arg-open = einen Browser öffnen

### What is wrong with arguments

cli-args-required = diese Argumente fehlen: { $names }
cli-args-unrecognized = unbekannte Argumente: { $words }
cli-args-at = Argument { $name }: { $what }
cli-args-choice = ungültige Wahl: { $value } (zur Wahl stehen { $choices })
cli-args-whole = muss eine ganze Zahl sein, nicht { $value }
cli-args-number = muss eine Zahl sein, nicht { $value }
cli-args-one = ein Argument erwartet
cli-args-some = mindestens ein Argument erwartet
cli-args-ambiguous = mehrdeutige Option: { $word } könnte { $names } sein
cli-args-none = nimmt keinen Wert an, auch nicht { $value }
cli-see-help = (siehe { $command } --help)
server-bad-days = { $value } ist keine Anzahl von Tagen
no-such-language = Es gibt keine Sprache { $name }.
