## What commands print in the terminal

### Every command

cli-stopped = angehalten
cli-not-text = kein gültiger Text: { $why }
cli-outdated = die kompilierten Regeln sind älter als ihre Quelle, also laufen die einfachen: `make setup` kompiliert sie
cli-mode-compiled = kompilierte Regeln
cli-mode-plain = einfache Regeln
cli-needs = Dieser Befehl braucht { $module }, das nicht installiert ist: { $command }
cli-offer = Die Seite braucht weitere Pakete. Jetzt installieren ({ $command })? [J/n]
cli-standalone = Das braucht { $module }, und das fehlt im eigenständigen Ordner: Installiere Carsonne mit Python, wie docs/installing.md es beschreibt.
cli-not-a-text-file = { $file } ist keine Textdatei.
cli-no-such-record = { $count ->
    [one] { $file } hat { $count } Aufzeichnung; eine Aufzeichnung { $line } gibt es nicht.
   *[other] { $file } hat { $count } Aufzeichnungen; eine Aufzeichnung { $line } gibt es nicht.
 }
cli-no-records-in = { $file } enthält keine Aufzeichnungen.
cli-no-records = Diese Dateien enthalten keine Aufzeichnungen.
cli-between = { $option } muss zwischen { $low } und { $high } liegen.
cli-seat = Platz { $seat }
cli-has-points = { $name } hat { $points } Punkte
cli-playing = Spielt
cli-measuring = Misst
cli-reading = Liest
cli-checking = Prüft
system-error-EACCES = Zugriff verweigert
system-error-EADDRINUSE = Adresse schon in Gebrauch
system-error-EADDRNOTAVAIL = Adresse nicht verfügbar
system-error-ECONNREFUSED = Verbindung abgelehnt
system-error-EEXIST = Datei schon vorhanden
system-error-EISDIR = Ist ein Ordner
system-error-ENAMETOOLONG = Dateiname zu lang
system-error-ENOENT = Datei oder Ordner nicht gefunden
system-error-ENOSPC = Kein Platz mehr auf dem Datenträger
system-error-ENOTDIR = Ist kein Ordner
system-error-EPERM = Vorgang nicht erlaubt
system-error-EROFS = Dateisystem nur lesbar

### admin

cli-admin-holds = { $file } enthält { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } und { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
 }.
cli-admin-secret = Darin ist auch das Geheimnis der Seite: Bewahre die Datei so auf, dass nur du sie lesen kannst.
cli-admin-added = Hinzugefügt: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } und { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
 }.
cli-admin-known = { $games ->
    [one] { $games } Partie war schon da und bleibt, wie sie ist.
   *[other] { $games } Partien waren schon da und bleiben, wie sie sind.
 }
cli-admin-old-secret = Die Seite hat wieder ihr altes Geheimnis: Läuft ein Server, so starte ihn neu, damit er seine Spieler kennt.
cli-admin-checked = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
 }: { $problems ->
    [0] alles lässt sich so nachspielen, wie es gespielt wurde
    [one] { $problems } Problem
   *[other] { $problems } Probleme
 }.
cli-admin-keep = --keep braucht eine Zahl ab 1 und geht nur mit einem Ordner.
cli-admin-pruned = { $files ->
    [one] { $files } ältere Sicherung gelöscht.
   *[other] { $files } ältere Sicherungen gelöscht.
 }
cli-admin-restored = { $file } wurde in einer temporären Datenbank wiederhergestellt.
cli-admin-migrated = Die Datenbank { $place } ist auf dem neuesten Stand.
cli-admin-row-place = Datenbank
cli-admin-row-size = Größe
cli-admin-row-players = Spieler
cli-admin-row-waiting = wartet
cli-admin-row-running = läuft
cli-admin-row-finished = beendet
cli-admin-row-abandoned = abgebrochen
cli-admin-row-last-change = Letzte Änderung
cli-admin-row-last-backup = Letzte Sicherung
cli-admin-at-tables = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
 }
cli-admin-no-players = Es gibt keine passenden Spieler.
cli-admin-no-tables = Es gibt keine passenden Tische.
cli-admin-renamed = Umbenannt an { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
 }. Laufende Server zeigen es nach wenigen Sekunden.
cli-admin-removed = Tisch { $id } ({ $game }: { $names }) ist gelöscht.
admin-no-player = Es gibt keinen Spieler mit der Kennung { $id }; `carsonne admin players` zeigt alle.
admin-no-table = Es gibt keinen Tisch mit der Kennung { $id }; `carsonne admin tables` zeigt alle.
backup-none = In { $folder } liegt keine Sicherung.
admin-no-file = Es gibt keine Datei { $file }.
admin-unreadable = Partien lassen sich nicht aus { $file } lesen: { $why }. Stammt die Datei von einer älteren Version von Carsonne, so starte einmal den Server: Er bringt sie auf den neuesten Stand.
admin-fails = Die Datenbank { $place } versagt: { $why }.
admin-damaged = Die Datei ist beschädigt: { $why }.
admin-problem = Tisch { $id } ({ $game }): { $problem }
admin-archive = Sein Archiv ist nicht lesbar.
admin-log-too-early = Er hat noch nicht begonnen, hat aber ein Protokoll.
admin-no-log = Sein Protokoll fehlt.
admin-gap = In seinem Protokoll ist eine Lücke vor Eintrag { $entry }.
admin-version = Der Tisch nennt Version { $table }, sein Protokoll { $log }.
admin-no-replay = Er lässt sich nicht nachspielen: { $why }
admin-scores = Der Tisch nennt { $table } Punkte, die Regeln { $rules }.
backup-exists = { $file } ist schon da; gib der Sicherung einen anderen Namen.
backup-other = { $file } ist keine Sicherung von Carsonne.
backup-incomplete = { $file } ist beschädigt: Teile davon fehlen.
backup-cut = { $file } endet zu früh: Die Sicherung ist nicht vollständig.
backup-later = { $file } stammt von einer späteren Version von Carsonne ({ $version }).
backup-damaged = { $file } ist keine Sicherung von Carsonne oder ist beschädigt.
backup-damaged-line = { $file } ist in Zeile { $line } beschädigt: { $why }.

### analyse

cli-no-such-move = --move muss zwischen 1 und { $entries } liegen, den Einträgen der Aufzeichnung.
cli-move-is-draw = Eintrag { $entry } ist eine Ziehung, kein Zug eines Spielers.
cli-analyse-level = { $name } hatte { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 } zur Wahl. { $level } würde spielen:
cli-analyse-played = gespielt
cli-analyse-wins = Gewinnchance { $chance } %
cli-analyse-points = { $points ->
    [one] { $points } Punkt erwartet
   *[other] { $points } Punkte erwartet
 }
cli-analyse-ahead = { $points } vor dem besten Gegner
cli-analyse-behind = { $points } hinter dem besten Gegner
cli-analyse-worse = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } schlechter als der beste Zug

### arena and dataset

cli-stopped-after = nach { $games } von { $all } Partien angehalten
cli-stop-early-alone = --stop-early vergleicht Bots: Nenne mindestens zwei verschiedene.
cli-jobs-negative = --jobs darf nicht negativ sein.
cli-seats-many = --seats darf nicht mehr sein als die { $bots } Bots.
cli-arena-test-open = { $bot } gegen { $others }: nach { $deals ->
    [one] { $deals } Auslosung
   *[other] { $deals } Auslosungen
 } noch offen
cli-arena-test-stronger = { $bot } ist stärker als { $others }: entschieden nach { $deals ->
    [one] { $deals } Auslosung
   *[other] { $deals } Auslosungen
 }, mit einem Fehler von höchstens 5 %
cli-arena-test-weaker = { $bot } ist schwächer als { $others }: entschieden nach { $deals ->
    [one] { $deals } Auslosung
   *[other] { $deals } Auslosungen
 }, mit einem Fehler von höchstens 5 %
cli-arena-faults = { $count ->
    [one] { $bot } hat einmal den Zug verloren: Er { $why }
   *[other] { $bot } hat { $count }-mal den Zug verloren: Er { $why }
 }
cli-arena-reason = { $count ->
    [one] { $why } (einmal)
   *[other] { $why } ({ $count }-mal)
 }
cli-arena-time = { $games ->
    [one] { $games } Partie in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $games } Partien in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
 }
cli-dataset-stopped = angehalten; starte den Befehl noch einmal, um mit { $folder } weiterzumachen
cli-dataset-written = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } in { $shards ->
    [one] { $shards } Datei
   *[other] { $shards } Dateien
 }: { $folder }
error-illegal-of-bot = Der Bot { $bot } hat einen Zug gemacht, der nicht erlaubt ist.
error-no-ray = Ray ist nicht installiert: { $command }
error-ray-away = Ray lässt sich nicht starten oder erreichen: { $why }
error-ray-games = Ray konnte die Partien nicht spielen: { $why }
error-series-line = { $file }: Zeile { $line } ist keine Aufzeichnung; wähle eine andere Datei.
error-other-series = { $file } enthält eine andere Serie (Zeile { $line }: { $why }); wähle eine andere Datei.
series-other-arena = sie wurde nicht in der Arena gespielt
series-other-game = ein anderes Spiel oder andere Regeln
series-other-options = andere Optionen
series-other-clock = eine andere Uhr
series-other-seed = ein anderer Startwert
series-other-bots = andere Bots
error-other-dataset = { $folder } enthält einen anderen Datensatz ({ $why }); wähle einen anderen Ordner.
error-no-dataset = { $folder } ist nicht leer und enthält keinen Datensatz; wähle einen anderen Ordner.
dataset-unreadable = { $file } ist nicht lesbar
dataset-others = anders: { $fields }

### Programs as bots. These words follow “it” or the name of the bot.

bot-fault = hat versagt
bot-fault-start = lässt sich nicht starten: { $why }
bot-fault-long = hat mit einer zu langen Zeile geantwortet
bot-fault-late = hat nicht rechtzeitig geantwortet
bot-fault-ended = hat sich mit Rückgabewert { $status } beendet
bot-fault-closed = hat seine Ausgabe geschlossen
bot-fault-json = hat { $line } geantwortet, und das ist kein Objekt in JSON
bot-fault-illegal = hat mit einem Zug geantwortet, der nicht erlaubt ist
bot-fault-protocol = spricht Protokoll { $spoken }, nicht { $ours }

### stats, and the reports of the arena

stats-mean = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-share = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-rating = { $ends ->
    [none] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
   *[both] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } bis { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
 }
stats-milliseconds = { NUMBER($time, maximumSignificantDigits: 3) } ms
stats-seat = Platz { $n }
stats-a-seat = ein Platz
stats-points = Punkte
stats-decisions = Entscheidungen
stats-column-bot = Bot
stats-column-wins = Siege
stats-column-draws = geteilt
stats-column-points = Punkte
stats-column-margin = Abstand
stats-column-cpu = CPU je Zug
stats-column-clock = Zeit je Zug
stats-column-faults = verlorene Züge
stats-column-rating = Wertungszahl
stats-column-decisions = Entscheidungen je Partie
stats-column-source = Herkunft
stats-column-mean = Punkte je Partie
stats-column-times = wie oft
stats-wins-label = Siege
stats-ratings-label = Wertungszahlen
stats-seats-label = Siege jedes Platzes
stats-points-label = Verteilung der Punkte
stats-sources-label = Punkte nach Herkunft
stats-lengths-label = Entscheidungen je Partie
stats-topic-seat = Welcher Platz gewinnt?
stats-answers-note = Der Anteil der Partien, die gewonnen hat, wer es hatte.
stats-sources = Woher kommen die Punkte?
stats-sources-note = Durchschnittliche Punkte je Partie.
stats-points-made = Wie viele Punkte werden gemacht?
stats-lengths = Wie lang sind die Partien?
stats-lengths-note = Entscheidungen aller Spieler zusammen.
stats-lead = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
stats-lead-unfinished = { $games ->
    [one] { $games } Partie; { $unfinished } nicht beendete sind ausgelassen
   *[other] { $games } Partien; { $unfinished } nicht beendete sind ausgelassen
 }
stats-page = Statistik: { $games }
stats-page-lead = Was die Aufzeichnungen dieser Partien zeigen.
stats-against = gegen
stats-report-lead = { $games ->
    [one] { $games } Partie, gespielt mit: { $command }
   *[other] { $games } Partien, gespielt mit: { $command }
 }
stats-report-wins = Wer gewinnt?
stats-report-wins-note = Mit 95-%-Intervallen, in denen die Partien einer Auslosung als eine zählen. Die gestrichelte Linie zeigt, was gleich starke Bots gewinnen würden.
stats-report-ratings = Wie stark sind sie?
stats-report-ratings-note = 400 Punkte mehr bedeuten Chancen von zehn zu eins.
stats-report-points = Wie viele Punkte machen sie?
stats-report-seats = Ist es gut, anzufangen?
stats-report-seats-note = Partien, die jeder Platz gewonnen hat, wer auch immer dort saß.
stats-report-lengths-note = Entscheidungen mit mehr als einem erlaubten Zug.

### bench

cli-not-measurable = { $game } lässt sich nicht messen.
cli-stopped-measuring = angehalten, bevor alles gemessen war
cli-bench-game = Spiel
cli-bench-mode = Modus
cli-bench-seats = Plätze
cli-bench-games_per_second = Partien_je_s
cli-bench-decisions_per_second = Entscheidungen_je_s
cli-bench-copy_us = Kopie_us
cli-bench-state_bytes = Zustand_Byte
cli-bench-legal_us = Züge_us

### doctor

cli-state-ok = ok
cli-state-note = Hinweis
cli-state-bad = Fehler
cli-doctor-name-version = Version
cli-doctor-name-rules = Regeln
cli-doctor-name-page = Seite
cli-doctor-name-database = Datenbank
cli-doctor-name-disk = Platte
cli-doctor-name-redis = Redis
cli-doctor-name-port = Port
cli-doctor-name-browser = Browser
cli-doctor-compiled = kompiliert
cli-doctor-outdated = einfaches Python, weil die kompilierten Regeln veraltet sind (`make setup` hilft)
cli-doctor-plain = einfaches Python: dieselben Partien, aber langsamere Bots und Simulationen
cli-doctor-page = gebaut, { $files } Dateien
cli-doctor-no-page = nicht gebaut (`make web` baut sie); die API läuft auch ohne sie
cli-doctor-database = { $place }, { $what }
cli-doctor-read-only = { $file } ist nicht beschreibbar
cli-doctor-size = { NUMBER($size, useGrouping: 0) } kB
cli-doctor-no-file = noch nicht da; `carsonne serve` legt sie an
cli-doctor-free = { NUMBER($size, useGrouping: 0) } MB frei in { $place }
cli-doctor-no-redis = nicht verlangt (--redis); nur mehrere Serverprozesse brauchen es
cli-doctor-redis = antwortet
cli-doctor-port = { $address } ist frei
cli-doctor-browser = { $browser } lässt sich öffnen
cli-doctor-default-browser = der Standardbrowser
cli-doctor-no-browser = hier keiner gefunden: Öffne die Adresse in einem anderswo im Netzwerk

### games

cli-games-game = { $id }: { $game }, { $few } bis { $many } Spieler
cli-games-option = { $values }. { $help }
cli-games-only-with = Nur mit { $conditions }.
cli-level = { $level }: { $facts }
cli-level-seconds = denkt bis zu { $seconds } s nach
cli-level-rating = Wertungszahl { NUMBER($rating, useGrouping: 0) }

### lesson, score, verify

cli-lesson-steps = { $title } ({ $game }): { $steps } Schritte, { $asks } davon fragen nach einem Zug.
cli-lesson-ways = { $ways ->
    [one] Sie lässt sich auf { $ways } Weise bis zum Ende spielen.
   *[other] Sie lässt sich auf { $ways } Weisen bis zum Ende spielen.
 }
cli-position-empty = Die Stellung ist leer; docs/notation.md beschreibt das Format.
cli-verify-true = Stimmt: Alle { $draws } Ziehungen passen zum Geheimnis.
cli-verify-false = Stimmt nicht: { $why }
cli-verify-line-false = Zeile { $line }: stimmt nicht: { $why }
cli-verify-line-unknown = Zeile { $line }: nicht prüfbar: { $why }
cli-verify-some = { $true } von { $records } Aufzeichnungen stimmen.
cli-verify-all = Stimmt: Alle { $draws } Ziehungen von { $records } Aufzeichnungen passen zu ihrem Geheimnis.

### play

cli-play-no-terminal = { $game } lässt sich nicht im Terminal spielen.
cli-play-no-name = --players: Jeder Spieler braucht einen Namen, wie in Ann,Bob,bot:fair.
# The words on the left are typed: they are the same in all languages
cli-play-help =
    Schreibe eines der Wörter links in der Liste und drücke Enter.
      ? WORT  eine Möglichkeit erklären oder sagen, warum es keine ist
      undo    deinen letzten Zug zurücknehmen
      list    die Züge noch einmal zeigen
      board   den Spielplan noch einmal zeigen
      quit    aufhören
cli-play-stopped = Abgebrochen.
cli-play-saved = Abgebrochen. Die Aufzeichnung ist in { $file }.
cli-play-fault = { $bot } { $fault }: Es wurde für den Bot gezogen.
cli-play-confirm = { $name }, drücke Enter, um deinen Zug zu beenden (oder schreibe undo):
cli-play-alone = Nur { $name } sollte jetzt auf den Bildschirm sehen. Drücke Enter:
cli-play-ambiguous = { $word } könnte { $choices } sein: Schreibe eines davon.
cli-play-no-choice = { $word } ist nicht in der Liste. Schreibe help, um zu sehen, was du schreiben kannst.
cli-play-refused = { $why } ({ $clause })
cli-play-more = … und { $count } weitere

### serve

server-address = Carsonne läuft unter { $address }
server-phone = Auf einem Handy im selben Netzwerk: { $address }
server-file = Partien werden in einer lokalen SQLite-Datei gespeichert: { $place }
server-database = Partien werden in der Datenbank { $place } gespeichert
server-no-page = Die Seite ist noch nicht gebaut: Führe `make web` aus. Die API unter /api läuft.
server-no-page-here = Dieses Paket wurde ohne die Seite gebaut: Installiere eine veröffentlichte Version. Die API unter /api funktioniert.
server-free-port = { $option } ist frei.
server-no-setting = Die Umgebungsvariable { $name } ist keine Einstellung des Servers; docs/settings.md nennt alle.
server-near-setting = Meintest du { $near }?
server-setting-whole = { $name } muss eine ganze Zahl sein, nicht { $value }.
server-setting-number = { $name } muss eine Zahl sein, nicht { $value }.
server-setting-yes = { $name } muss true oder false sein, nicht { $value }.
server-stopped = Beendet. Alle Partien sind gespeichert.
server-bad-port = --port muss zwischen 0 und 65535 liegen, nicht { $port }.
server-bad-workers = --workers muss zwischen 1 und { $most } liegen, nicht { $workers }.
server-needs-redis = Mehrere Serverprozesse brauchen --redis, um einander von Zügen zu berichten.
server-bad-proxy = --proxy braucht eine Adresse wie 127.0.0.1 oder 10.0.0.0/8, nicht { $proxy }.
server-cannot-listen = Auf { $address } lässt sich nicht lauschen: { $why }.
server-bad-database = --database braucht eine URL wie sqlite:///games.sqlite3 oder postgresql://user@host/name.
server-later-version = Die Partien in { $place } wurden von einer späteren Version von Carsonne gespeichert. Installiere diese Version oder stelle eine Sicherung von vor dem Update wieder her.
server-no-database = Die Datenbank { $place } lässt sich nicht benutzen.
server-database-fails = Die Datenbank { $place } lässt sich nicht benutzen: { $why }.
server-database-damaged = Die Datenbank { $place } lässt sich nicht benutzen: Die Datei ist beschädigt ({ $why }).
server-bad-redis = --redis braucht eine URL wie redis://localhost:6379.
server-no-redis = Redis ist nicht erreichbar: { $why }.
