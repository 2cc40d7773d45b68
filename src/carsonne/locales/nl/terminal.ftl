## What commands print in the terminal

### Every command

cli-stopped = gestopt
cli-not-text = geen geldige tekst: { $why }
cli-outdated = de gecompileerde regels zijn ouder dan hun bron, dus draaien de gewone: `make setup` compileert ze
cli-mode-compiled = gecompileerde regels
cli-mode-plain = gewone regels
cli-needs = Dit commando heeft { $module } nodig, en dat is niet geïnstalleerd: { $command }
cli-offer = De site heeft extra pakketten nodig. Nu installeren ({ $command })? [J/n]
cli-standalone = Dit heeft { $module } nodig, en dat zit niet in de zelfstandige map: installeer Carsonne met Python, zoals docs/installing.md uitlegt.
cli-not-a-text-file = { $file } is geen tekstbestand.
cli-no-such-record = { $count ->
    [one] { $file } heeft { $count } spelverslag; er is geen spelverslag { $line }.
   *[other] { $file } heeft { $count } spelverslagen; er is geen spelverslag { $line }.
 }
cli-no-records-in = { $file } heeft geen spelverslagen.
cli-no-records = Er staan geen spelverslagen in deze bestanden.
cli-between = { $option } moet tussen { $low } en { $high } liggen.
cli-seat = Plaats { $seat }
cli-has-points = { $points ->
    [one] { $name } heeft { $points } punt
   *[other] { $name } heeft { $points } punten
 }
cli-playing = Spelen
cli-measuring = Meten
cli-reading = Lezen
cli-checking = Controleren
system-error-EACCES = Geen toestemming
system-error-EADDRINUSE = Adres al in gebruik
system-error-EADDRNOTAVAIL = Adres niet beschikbaar
system-error-ECONNREFUSED = Verbinding geweigerd
system-error-EEXIST = Bestand bestaat al
system-error-EISDIR = Is een map
system-error-ENAMETOOLONG = Bestandsnaam te lang
system-error-ENOENT = Bestand of map bestaat niet
system-error-ENOSPC = Geen ruimte meer op de schijf
system-error-ENOTDIR = Is geen map
system-error-EPERM = Niet toegestaan
system-error-EROFS = Bestandssysteem is alleen-lezen

### admin

cli-admin-holds = { $file } bevat { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 } en { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }.
cli-admin-secret = Ook het geheim van de site staat erin: bewaar het bestand waar alleen jij het kunt lezen.
cli-admin-added = Toegevoegd: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 } en { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }.
cli-admin-known = { $games ->
    [one] { $games } spel was er al en blijft zoals het is.
   *[other] { $games } spellen waren er al en blijven zoals ze zijn.
 }
cli-admin-old-secret = De site heeft het oude geheim terug: draait er een server, start die dan opnieuw, zodat hij de spelers herkent.
cli-admin-checked = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 }, { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
 }: { $problems ->
    [0] alles kan worden nagespeeld zoals het is gespeeld
    [one] { $problems } probleem
   *[other] { $problems } problemen
 }.
cli-admin-keep = --keep vraagt een getal van minstens 1, en werkt alleen met een map.
cli-admin-pruned = { $files ->
    [one] { $files } oudere back-up gewist.
   *[other] { $files } oudere back-ups gewist.
 }
cli-admin-restored = { $file } is teruggezet in een tijdelijke database.
cli-admin-migrated = De database { $place } is bijgewerkt.
cli-admin-row-place = Database
cli-admin-row-size = Grootte
cli-admin-row-players = Spelers
cli-admin-row-waiting = wacht
cli-admin-row-running = bezig
cli-admin-row-finished = afgelopen
cli-admin-row-abandoned = afgebroken
cli-admin-row-last-change = Laatste wijziging
cli-admin-row-last-backup = Laatste back-up
cli-admin-at-tables = { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
 }
cli-admin-no-players = Er zijn geen spelers gevonden.
cli-admin-no-tables = Er zijn geen tafels gevonden.
cli-admin-renamed = Hernoemd aan { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
 }. Draaiende servers tonen het binnen enkele seconden.
cli-admin-removed = Tafel { $id } ({ $game }: { $names }) is gewist.
admin-no-player = Er is geen speler met de id { $id }; `carsonne admin players` toont ze.
admin-no-table = Er is geen tafel met de id { $id }; `carsonne admin tables` toont ze.
backup-none = Er staat geen back-up in { $folder }.
admin-no-file = Er is geen bestand { $file }.
admin-unreadable = Uit { $file } kunnen geen spellen worden gelezen: { $why }. Komt het van een oudere versie van Carsonne, start dan één keer de server: die werkt het bij.
admin-fails = De database { $place } werkt niet: { $why }.
admin-damaged = Het bestand is beschadigd: { $why }.
admin-problem = Tafel { $id } ({ $game }): { $problem }
admin-archive = Het archief kan niet worden gelezen.
admin-log-too-early = De tafel is nog niet begonnen, maar heeft al een logboek.
admin-no-log = Het logboek ontbreekt.
admin-gap = In het logboek zit een gat vóór regel { $entry }.
admin-version = Volgens de tafel is het versie { $table }, volgens het logboek { $log }.
admin-no-replay = De tafel kan niet worden nagespeeld: { $why }
admin-scores = Volgens de tafel zijn de punten { $table }, volgens de regels { $rules }.
backup-exists = { $file } is er al; geef de back-up een andere naam.
backup-other = { $file } is geen back-up van Carsonne.
backup-incomplete = { $file } is beschadigd: er ontbreken delen.
backup-cut = { $file } houdt te vroeg op: het is geen volledige back-up.
backup-later = { $file } is door een latere versie van Carsonne gemaakt ({ $version }).
backup-damaged = { $file } is geen back-up van Carsonne, of is beschadigd.
backup-damaged-line = { $file } is beschadigd in regel { $line }: { $why }.

### analyse

cli-no-such-move = --move moet tussen 1 en { $entries } liggen, de regels van het spelverslag.
cli-move-is-draw = Regel { $entry } is een trekking, geen zet van een speler.
cli-analyse-level = { $name } had { $moves ->
    [one] { $moves } mogelijke zet
   *[other] { $moves } mogelijke zetten
 }. { $level } zou spelen:
cli-analyse-played = gespeeld
cli-analyse-wins = { $chance }% winstkans
cli-analyse-points = { $points ->
    [one] { $points } punt verwacht
   *[other] { $points } punten verwacht
 }
cli-analyse-ahead = { $points } voor op de beste tegenstander
cli-analyse-behind = { $points } achter op de beste tegenstander
cli-analyse-worse = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } slechter dan de beste zet

### arena and dataset

cli-stopped-after = gestopt na { $games } van { $all } spellen
cli-stop-early-alone = --stop-early vergelijkt bots: noem er minstens twee verschillende.
cli-jobs-negative = --jobs kan niet negatief zijn.
cli-seats-many = --seats kan niet meer zijn dan de { $bots } bots.
cli-arena-test-open = { $bot } tegen { $others }: onbeslist na { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
 }
cli-arena-test-stronger = { $bot } is sterker dan { $others }: beslist na { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
 }, met een foutkans van hoogstens 5%
cli-arena-test-weaker = { $bot } is zwakker dan { $others }: beslist na { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
 }, met een foutkans van hoogstens 5%
cli-arena-faults = { $count ->
    [one] { $bot } is één keer de beurt kwijtgeraakt: hij { $why }
   *[other] { $bot } is { $count } keer de beurt kwijtgeraakt: hij { $why }
 }
cli-arena-reason = { $count ->
    [one] { $why } (één keer)
   *[other] { $why } ({ $count } keer)
 }
cli-arena-time = { $games ->
    [one] { $games } spel in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $games } spellen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
 }
cli-dataset-stopped = gestopt; start opnieuw om met { $folder } verder te gaan
cli-dataset-written = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 } in { $shards ->
    [one] { $shards } deel
   *[other] { $shards } delen
 }: { $folder }
error-illegal-of-bot = De bot { $bot } heeft een zet gedaan die niet mag.
error-no-ray = Ray is niet geïnstalleerd: { $command }
error-ray-away = Ray kan niet worden gestart of bereikt: { $why }
error-ray-games = Ray kon de spellen niet spelen: { $why }
error-series-line = { $file }: regel { $line } is geen spelverslag; kies een ander bestand.
error-other-series = { $file } bevat een andere reeks (regel { $line }: { $why }); kies een ander bestand.
series-other-arena = niet in de arena gespeeld
series-other-game = een ander spel, of andere regels
series-other-options = andere opties
series-other-clock = een andere klok
series-other-seed = een andere seed
series-other-bots = andere bots
error-other-dataset = { $folder } bevat een andere dataset ({ $why }); kies een andere map.
error-no-dataset = { $folder } is niet leeg en bevat geen dataset; kies een andere map.
dataset-unreadable = { $file } kan niet worden gelezen
dataset-others = andere { $fields }

### Programs as bots. These words follow “it” or the name of the bot.

bot-fault = werkte niet
bot-fault-start = kan niet worden gestart: { $why }
bot-fault-long = antwoordde met een te lange regel
bot-fault-late = antwoordde niet op tijd
bot-fault-ended = eindigde met afsluitstatus { $status }
bot-fault-closed = sloot zijn uitvoer
bot-fault-json = antwoordde { $line }, wat geen object in JSON is
bot-fault-illegal = antwoordde met een zet die niet mag
bot-fault-protocol = spreekt protocol { $spoken }, niet { $ours }

### stats, and the reports of the arena

stats-mean = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-share = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } tot { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-rating = { $ends ->
    [none] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
   *[both] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } tot { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
 }
stats-milliseconds = { NUMBER($time, maximumSignificantDigits: 3) } ms
stats-seat = plaats { $n }
stats-a-seat = een plaats
stats-points = punten
stats-decisions = beslissingen
stats-column-bot = bot
stats-column-wins = gewonnen
stats-column-draws = gelijk
stats-column-points = punten
stats-column-margin = verschil
stats-column-cpu = CPU per zet
stats-column-clock = tijd per zet
stats-column-faults = beurten kwijt
stats-column-rating = sterkte
stats-column-decisions = beslissingen per spel
stats-column-source = bron
stats-column-mean = punten per spel
stats-column-times = keer
stats-wins-label = Overwinningen
stats-ratings-label = Sterkte
stats-seats-label = Overwinningen per plaats
stats-points-label = Verdeling van de punten
stats-sources-label = Punten per bron
stats-lengths-label = Beslissingen per spel
stats-topic-seat = Welke plaats wint?
stats-answers-note = Het deel van de spellen dat is gewonnen door wie het had.
stats-sources = Waar komen de punten vandaan?
stats-sources-note = Gemiddelde punten per spel.
stats-points-made = Hoeveel punten worden er gescoord?
stats-lengths = Hoe lang duren de spellen?
stats-lengths-note = Beslissingen van alle spelers samen.
stats-lead = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 }
stats-lead-unfinished = { $games ->
    [one] { $games } spel; { $unfinished } die niet zijn afgelopen, tellen niet mee
   *[other] { $games } spellen; { $unfinished } die niet zijn afgelopen, tellen niet mee
 }
stats-page = Statistieken: { $games }
stats-page-lead = Wat de spelverslagen van deze spellen laten zien.
stats-against = tegen
stats-report-lead = { $games ->
    [one] { $games } spel, gemaakt met: { $command }
   *[other] { $games } spellen, gemaakt met: { $command }
 }
stats-report-wins = Wie wint er?
stats-report-wins-note = Met 95%-intervallen waarin de spellen van een deling als één tellen. De stippellijn toont wat even sterke spelers zouden winnen.
stats-report-ratings = Hoe sterk zijn ze?
stats-report-ratings-note = Bij 400 punten verschil staan de kansen tien tegen één.
stats-report-points = Hoeveel punten scoren ze?
stats-report-seats = Is beginnen een voordeel?
stats-report-seats-note = Spellen die elke plaats heeft gewonnen, wie er ook zat.
stats-report-lengths-note = Beslissingen met meer dan één toegestane zet.

### bench

cli-not-measurable = { $game } kan niet worden gemeten.
cli-stopped-measuring = gestopt voordat alles was gemeten
cli-bench-game = spel
cli-bench-mode = modus
cli-bench-seats = plaatsen
cli-bench-games_per_second = spellen_per_seconde
cli-bench-decisions_per_second = beslissingen_per_seconde
cli-bench-copy_us = kopie_us
cli-bench-state_bytes = toestand_bytes
cli-bench-legal_us = zetten_us

### doctor

cli-state-ok = ok
cli-state-note = let op
cli-state-bad = fout
cli-doctor-name-version = versie
cli-doctor-name-rules = regels
cli-doctor-name-page = pagina
cli-doctor-name-database = database
cli-doctor-name-disk = schijf
cli-doctor-name-redis = redis
cli-doctor-name-port = poort
cli-doctor-name-browser = browser
cli-doctor-compiled = gecompileerd
cli-doctor-outdated = gewone Python, want de gecompileerde regels zijn verouderd (draai `make setup`)
cli-doctor-plain = gewone Python: dezelfde spellen, maar langzamere bots en simulaties
cli-doctor-page = gebouwd, { $files ->
    [one] { $files } bestand
   *[other] { $files } bestanden
 }
cli-doctor-no-page = niet gebouwd (`make web` bouwt hem); de API werkt ook zonder
cli-doctor-database = { $place }, { $what }
cli-doctor-read-only = { $file } kan niet worden geschreven
cli-doctor-size = { NUMBER($size, useGrouping: 0) } kB
cli-doctor-no-file = is er nog niet; `carsonne serve` maakt hem
cli-doctor-free = { NUMBER($size, useGrouping: 0) } MB vrij op { $place }
cli-doctor-no-redis = niet gevraagd (--redis); alleen meerdere serverprocessen hebben het nodig
cli-doctor-redis = antwoordt
cli-doctor-port = { $address } is vrij
cli-doctor-browser = { $browser } kan worden geopend
cli-doctor-default-browser = de standaardbrowser
cli-doctor-no-browser = hier geen gevonden: open het adres in een browser elders in het netwerk

### games

cli-games-game = { $id }: { $game }, { $few } tot { $many } spelers
cli-games-option = { $values }. { $help }
cli-games-only-with = Alleen met { $conditions }.
cli-level = { $level }: { $facts }
cli-level-seconds = denkt hoogstens { $seconds } s na
cli-level-rating = sterkte { NUMBER($rating, useGrouping: 0) }

### lesson, score, verify

cli-lesson-steps = { $title } ({ $game }): { $steps } stappen, waarvan { $asks } om een zet vragen.
cli-lesson-ways = { $ways ->
    [one] De les kan op { $ways } manier tot het einde worden gespeeld.
   *[other] De les kan op { $ways } manieren tot het einde worden gespeeld.
 }
cli-position-empty = De stelling is leeg; docs/notation.md beschrijft de notatie.
cli-verify-true = Juist: alle { $draws } trekkingen passen bij het geheim.
cli-verify-false = Onjuist: { $why }
cli-verify-line-false = Regel { $line }: onjuist: { $why }
cli-verify-line-unknown = Regel { $line }: kan niet worden nagegaan: { $why }
cli-verify-some = { $true } van { $records } spelverslagen zijn juist.
cli-verify-all = Juist: alle { $draws } trekkingen van { $records } spelverslagen passen bij hun geheim.

### play

cli-play-no-terminal = { $game } kan niet in een terminal worden gespeeld.
cli-play-no-name = --players: elke speler heeft een naam nodig, zoals in Ann,Bob,bot:fair.
# The words on the left are typed: they are the same in all languages
cli-play-help =
    Typ een van de woorden links in de lijst en druk op Enter.
      ? WORD  een keuze uitleggen, of zeggen waarom het er geen is
      undo    je laatste zet terugnemen
      list    de zetten weer tonen
      board   het bord weer tonen
      quit    stoppen met spelen
cli-play-stopped = Gestopt.
cli-play-saved = Gestopt. Het spelverslag staat in { $file }.
cli-play-fault = { $bot } { $fault }: er is een zet voor hem gedaan.
cli-play-confirm = { $name }, druk op Enter om je beurt te beëindigen (of typ undo):
cli-play-alone = Nu mag alleen { $name } naar het scherm kijken. Druk op Enter:
cli-play-ambiguous = { $word } kan { $choices } zijn: typ een daarvan.
cli-play-no-choice = { $word } staat niet in de lijst. Typ help om te zien wat je kunt typen.
cli-play-refused = { $why } ({ $clause })
cli-play-more = … en nog { $count }

### serve

server-address = Carsonne staat op { $address }
server-phone = Op een telefoon op hetzelfde netwerk: { $address }
server-file = Spellen worden in een lokaal SQLite-bestand bewaard: { $place }
server-database = Spellen worden in de database { $place } bewaard
server-no-page = De pagina is nog niet gebouwd: draai `make web`. De API onder /api werkt.
server-no-page-here = Dit pakket is zonder de pagina gebouwd: installeer een uitgebrachte versie. De API onder /api werkt.
server-free-port = { $option } is vrij.
server-no-setting = De omgevingsvariabele { $name } is geen instelling van de server; docs/settings.md somt ze op.
server-near-setting = Bedoel je { $near }?
server-setting-whole = { $name } moet een geheel getal zijn, niet { $value }.
server-setting-number = { $name } moet een getal zijn, niet { $value }.
server-setting-yes = { $name } moet true of false zijn, niet { $value }.
server-stopped = Gestopt. Alle spellen zijn bewaard.
server-bad-port = --port moet tussen 0 en 65535 liggen, niet { $port }.
server-bad-workers = --workers moet tussen 1 en { $most } liggen, niet { $workers }.
server-needs-redis = Meerdere serverprocessen hebben --redis nodig om elkaar over zetten te vertellen.
server-bad-proxy = --proxy heeft een adres zoals 127.0.0.1 of 10.0.0.0/8 nodig, niet { $proxy }.
server-cannot-listen = Kan niet op { $address } luisteren: { $why }.
server-bad-database = --database heeft een URL zoals sqlite:///games.sqlite3 of postgresql://user@host/name nodig.
server-later-version = De spellen in { $place } zijn door een latere versie van Carsonne bewaard. Installeer die versie, of zet een back-up van vóór de upgrade terug.
server-no-database = De database { $place } kan niet worden gebruikt.
server-database-fails = De database { $place } kan niet worden gebruikt: { $why }.
server-database-damaged = De database { $place } kan niet worden gebruikt: het bestand is beschadigd ({ $why }).
server-bad-redis = --redis heeft een URL zoals redis://localhost:6379 nodig.
server-no-redis = Redis is niet bereikbaar: { $why }.
