## What commands print in the terminal

### Every command

cli-stopped = stopped
cli-not-text = not valid text: { $why }
cli-outdated = the compiled rules are older than their source, so plain ones run: `make setup` compiles them
cli-mode-compiled = compiled rules
cli-mode-plain = plain rules
cli-needs = This command needs { $module }, which is not installed: { $command }
cli-offer = The site needs more packages. Install them now ({ $command })? [Y/n]
cli-standalone = This needs { $module }, which the standalone folder does not have: install Carsonne with Python, as docs/installing.md says.
cli-not-a-text-file = { $file } is not a text file.
cli-no-such-record = { $count ->
    [one] { $file } has { $count } record; there is no record { $line }.
   *[other] { $file } has { $count } records; there is no record { $line }.
 }
cli-no-records-in = { $file } has no records.
cli-no-records = There are no records in these files.
cli-between = { $option } must be between { $low } and { $high }.
cli-seat = Seat { $seat }
cli-has-points = { $name } has { $points } points
cli-playing = Playing
cli-measuring = Measuring
cli-reading = Reading
cli-checking = Checking
system-error-EACCES = Permission denied
system-error-EADDRINUSE = Address already in use
system-error-EADDRNOTAVAIL = Cannot assign requested address
system-error-ECONNREFUSED = Connection refused
system-error-EEXIST = File exists
system-error-EISDIR = Is a directory
system-error-ENAMETOOLONG = File name too long
system-error-ENOENT = No such file or directory
system-error-ENOSPC = No space left on device
system-error-ENOTDIR = Not a directory
system-error-EPERM = Operation not permitted
system-error-EROFS = Read-only file system

### admin

cli-admin-holds = { $file } holds { $games ->
    [one] { $games } game
   *[other] { $games } games
 } and { $players ->
    [one] { $players } player
   *[other] { $players } players
 }.
cli-admin-secret = It also holds the site's secret: keep it where only you can read it.
cli-admin-added = Added { $games ->
    [one] { $games } game
   *[other] { $games } games
 } and { $players ->
    [one] { $players } player
   *[other] { $players } players
 }.
cli-admin-known = { $games ->
    [one] { $games } game was already there and stays as it is.
   *[other] { $games } games were already there and stay as they are.
 }
cli-admin-old-secret = The site has its old secret again: if a server is running, restart it, so that it knows its players.
cli-admin-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }: { $problems ->
    [0] all of them replay as they were played
    [one] { $problems } problem
   *[other] { $problems } problems
 }.
cli-admin-keep = --keep takes a number of at least 1, and works only with a folder.
cli-admin-pruned = { $files ->
    [one] Deleted { $files } older backup.
   *[other] Deleted { $files } older backups.
 }
cli-admin-restored = { $file } was restored into a temporary database.
cli-admin-migrated = The database { $place } is up to date.
cli-admin-row-place = Database
cli-admin-row-size = Size
cli-admin-row-players = Players
cli-admin-row-waiting = waiting
cli-admin-row-running = running
cli-admin-row-finished = finished
cli-admin-row-abandoned = abandoned
cli-admin-row-last-change = Last change
cli-admin-row-last-backup = Last backup
cli-admin-at-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
cli-admin-no-players = There are no such players.
cli-admin-no-tables = There are no such tables.
cli-admin-renamed = Renamed at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }. Running servers show it within seconds.
cli-admin-removed = Deleted table { $id } ({ $game }: { $names }).
admin-no-player = There is no player with the id { $id }; `carsonne admin players` lists them.
admin-no-table = There is no table with the id { $id }; `carsonne admin tables` lists them.
backup-none = There is no backup in { $folder }.
admin-no-file = There is no file { $file }.
admin-unreadable = Cannot read games from { $file }: { $why }. If an older version of Carsonne made it, start the server once: it brings it up to date.
admin-fails = The database { $place } fails: { $why }.
admin-damaged = The file is damaged: { $why }.
admin-problem = Table { $id } ({ $game }): { $problem }
admin-archive = Its archive cannot be read.
admin-log-too-early = It has not begun, but it has a log.
admin-no-log = Its log is missing.
admin-gap = Its log has a gap before entry { $entry }.
admin-version = The table says version { $table }, its log { $log }.
admin-no-replay = It cannot be replayed: { $why }
admin-scores = The table says { $table } points, the rules { $rules }.
backup-exists = { $file } is already there; give the backup another name.
backup-other = { $file } is not a backup of Carsonne.
backup-incomplete = { $file } is damaged: parts of it are missing.
backup-cut = { $file } ends too early: it is not a whole backup.
backup-later = { $file } was made by a later version of Carsonne ({ $version }).
backup-damaged = { $file } is not a backup of Carsonne, or it is damaged.
backup-damaged-line = { $file } is damaged in line { $line }: { $why }.

### analyse

cli-no-such-move = --move must be between 1 and { $entries }, the entries of the record.
cli-move-is-draw = Entry { $entry } is a draw, not a move of a player.
cli-analyse-level = { $name } had a choice of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }. { $level } would play:
cli-analyse-played = played
cli-analyse-wins = { $chance }% to win
cli-analyse-points = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
 }
cli-analyse-ahead = { $points } ahead of the best rival
cli-analyse-behind = { $points } behind the best rival
cli-analyse-worse = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } worse than the best move

### arena and dataset

cli-stopped-after = stopped after { $games } of { $all } games
cli-stop-early-alone = --stop-early compares bots: name at least two different ones.
cli-jobs-negative = --jobs cannot be negative.
cli-seats-many = --seats cannot be more than the { $bots } bots.
cli-arena-test-open = { $bot } against { $others }: undecided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
cli-arena-test-stronger = { $bot } is stronger than { $others }: decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, with an error of at most 5 %
cli-arena-test-weaker = { $bot } is weaker than { $others }: decided after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, with an error of at most 5 %
cli-arena-faults = { $count ->
    [one] { $bot } lost its turn once: it { $why }
   *[other] { $bot } lost its turn { $count } times: it { $why }
 }
cli-arena-reason = { $count ->
    [one] { $why } (once)
   *[other] { $why } ({ $count } times)
 }
cli-arena-time = { $games ->
    [one] { $games } game in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
 }
cli-dataset-stopped = stopped; start it again to go on with { $folder }
cli-dataset-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } in { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
 }: { $folder }
error-illegal-of-bot = The bot { $bot } made a move that is not allowed.
error-no-ray = Ray is not installed: { $command }
error-ray-away = Ray cannot be started or reached: { $why }
error-ray-games = Ray could not play the games: { $why }
error-series-line = { $file }: line { $line } is not a record; choose another file.
error-other-series = { $file } holds another series (line { $line }: { $why }); choose another file.
series-other-arena = it was not played in the arena
series-other-game = another game, or other rules
series-other-options = other options
series-other-clock = another clock
series-other-seed = another seed
series-other-bots = other bots
error-other-dataset = { $folder } holds another dataset ({ $why }); choose another folder.
error-no-dataset = { $folder } is not empty and holds no dataset; choose another folder.
dataset-unreadable = { $file } cannot be read
dataset-others = other { $fields }

### Programs as bots. These words follow “it” or the name of the bot.

bot-fault = failed
bot-fault-start = cannot be started: { $why }
bot-fault-long = answered with a line that is too long
bot-fault-late = did not answer in time
bot-fault-ended = ended with exit status { $status }
bot-fault-closed = closed its output
bot-fault-json = answered { $line }, which is not an object in JSON
bot-fault-illegal = answered with a move that is not allowed
bot-fault-protocol = speaks protocol { $spoken }, not { $ours }

### stats, and the reports of the arena

stats-mean = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-share = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-rating = { $ends ->
    [none] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
   *[both] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } to { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
 }
stats-milliseconds = { NUMBER($time, maximumSignificantDigits: 3) } ms
stats-seat = seat { $n }
stats-a-seat = a seat
stats-points = points
stats-decisions = decisions
stats-column-bot = bot
stats-column-wins = wins
stats-column-draws = draws
stats-column-points = points
stats-column-margin = margin
stats-column-cpu = CPU per move
stats-column-clock = time per move
stats-column-faults = lost turns
stats-column-rating = rating
stats-column-decisions = decisions a game
stats-column-source = source
stats-column-mean = points a game
stats-column-times = times
stats-wins-label = Wins
stats-ratings-label = Ratings
stats-seats-label = Wins of each seat
stats-points-label = Distribution of points
stats-sources-label = Points by source
stats-lengths-label = Decisions a game
stats-topic-seat = Which seat wins?
stats-answers-note = The share of games won by those who had it.
stats-sources = Where do the points come from?
stats-sources-note = Average points a game.
stats-points-made = How many points are made?
stats-lengths = How long are the games?
stats-lengths-note = Decisions of all players together.
stats-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
stats-lead-unfinished = { $games ->
    [one] { $games } game; { $unfinished } that did not end are left out
   *[other] { $games } games; { $unfinished } that did not end are left out
 }
stats-page = Statistics: { $games }
stats-page-lead = What the records of these games show.
stats-against = against
stats-report-lead = { $games ->
    [one] { $games } game, made by: { $command }
   *[other] { $games } games, made by: { $command }
 }
stats-report-wins = Who wins?
stats-report-wins-note = With 95 % intervals in which the games of a deal count as one. The dashed line is what equals would win.
stats-report-ratings = How strong are they?
stats-report-ratings-note = A lead of 400 points means odds of ten to one.
stats-report-points = How many points do they make?
stats-report-seats = Is it an advantage to start?
stats-report-seats-note = Games that each seat won, whoever sat there.
stats-report-lengths-note = Decisions with more than one legal move.

### bench

cli-not-measurable = { $game } cannot be measured.
cli-stopped-measuring = stopped before everything was measured
cli-bench-game = game
cli-bench-mode = mode
cli-bench-seats = seats
cli-bench-games_per_second = games_per_second
cli-bench-decisions_per_second = decisions_per_second
cli-bench-copy_us = copy_us
cli-bench-state_bytes = state_bytes
cli-bench-legal_us = legal_us

### doctor

cli-state-ok = ok
cli-state-note = note
cli-state-bad = bad
cli-doctor-name-version = version
cli-doctor-name-rules = rules
cli-doctor-name-page = page
cli-doctor-name-database = database
cli-doctor-name-disk = disk
cli-doctor-name-redis = redis
cli-doctor-name-port = port
cli-doctor-name-browser = browser
cli-doctor-compiled = compiled
cli-doctor-outdated = plain Python, because the compiled rules are out of date (run `make setup`)
cli-doctor-plain = plain Python: the same games, but slower bots and simulations
cli-doctor-page = built, { $files } files
cli-doctor-no-page = not built (`make web` builds it); the API works without it
cli-doctor-database = { $place }, { $what }
cli-doctor-read-only = { $file } cannot be written
cli-doctor-size = { NUMBER($size, useGrouping: 0) } kB
cli-doctor-no-file = not there yet; `carsonne serve` makes it
cli-doctor-free = { NUMBER($size, useGrouping: 0) } MB free at { $place }
cli-doctor-no-redis = not asked for (--redis); only several server processes need it
cli-doctor-redis = answers
cli-doctor-port = { $address } is free
cli-doctor-browser = { $browser } can be opened
cli-doctor-default-browser = the default one
cli-doctor-no-browser = none found here: open the address in one elsewhere in the network

### games

cli-games-game = { $id }: { $game }, { $few } to { $many } players
cli-games-option = { $values }. { $help }
cli-games-only-with = Only with { $conditions }.
cli-level = { $level }: { $facts }
cli-level-seconds = thinks for up to { $seconds } s
cli-level-rating = rating { NUMBER($rating, useGrouping: 0) }

### lesson, score, verify

cli-lesson-steps = { $title } ({ $game }): { $steps } steps, { $asks } of them ask for a move.
cli-lesson-ways = { $ways ->
    [one] It can be played to its end in { $ways } way.
   *[other] It can be played to its end in { $ways } ways.
 }
cli-position-empty = The position is empty; docs/notation.md describes the format.
cli-verify-true = True: all { $draws } draws match the seed.
cli-verify-false = False: { $why }
cli-verify-line-false = Line { $line }: false: { $why }
cli-verify-line-unknown = Line { $line }: cannot be checked: { $why }
cli-verify-some = { $true } of { $records } records are true.
cli-verify-all = True: all { $draws } draws of { $records } records match their seeds.

### play

cli-play-no-terminal = { $game } cannot be played in a terminal.
cli-play-no-name = --players: every player needs a name, as in Ann,Bob,bot:fair.
# The words on the left are typed: they are the same in all languages
cli-play-help =
    Type one of the words on the left of the list and press Enter.
      ? WORD  explain a choice, or say why it is none
      undo    take back your last move
      list    show the moves again
      board   show the board again
      quit    stop playing
cli-play-stopped = Stopped.
cli-play-saved = Stopped. The record is in { $file }.
cli-play-fault = { $bot } { $fault }: a move was made for it.
cli-play-confirm = { $name }, press Enter to end your turn (or type undo):
cli-play-alone = Only { $name } should look at the screen now. Press Enter:
cli-play-ambiguous = { $word } could be { $choices }: type one of them.
cli-play-no-choice = { $word } is not in the list. Type help to see what you can type.
cli-play-refused = { $why } ({ $clause })
cli-play-more = … and { $count } more

### serve

server-address = Carsonne is at { $address }
server-phone = On a phone in the same network: { $address }
server-file = Games are stored in a local SQLite file: { $place }
server-database = Games are stored in the database { $place }
server-no-page = The page has not been built yet: run `make web`. The API under /api works.
server-no-page-here = This package was built without the page: install a release. The API under /api works.
server-free-port = { $option } is free.
server-no-setting = The environment variable { $name } is not a setting of the server; docs/settings.md lists them.
server-near-setting = Did you mean { $near }?
server-setting-whole = { $name } must be a whole number, not { $value }.
server-setting-number = { $name } must be a number, not { $value }.
server-setting-yes = { $name } must be true or false, not { $value }.
server-stopped = Stopped. All games are saved.
server-bad-port = --port must be between 0 and 65535, not { $port }.
server-bad-workers = --workers must be between 1 and { $most }, not { $workers }.
server-needs-redis = Several workers need --redis to tell each other about moves.
server-bad-proxy = --proxy needs an address such as 127.0.0.1 or 10.0.0.0/8, not { $proxy }.
server-cannot-listen = Cannot listen on { $address }: { $why }.
server-bad-database = --database needs a URL such as sqlite:///games.sqlite3 or postgresql://user@host/name.
server-later-version = The games in { $place } were stored by a later version of Carsonne. Install that version, or restore a backup from before the upgrade.
server-no-database = Cannot use the database { $place }.
server-database-fails = Cannot use the database { $place }: { $why }.
server-database-damaged = Cannot use the database { $place }: the file is damaged ({ $why }).
server-bad-redis = --redis needs a URL such as redis://localhost:6379.
server-no-redis = Cannot reach Redis: { $why }.
