## The command line: how its commands and their arguments are explained. Words in capitals stand for what is typed.

### Headings

cli-usage = usage:
cli-arguments = positional arguments
cli-options = options
cli-commands = commands
cli-actions = actions
cli-tasks = tasks

### Commands: what they do, and more about it

cli-about = Play, score and study Carcassonne, Carson City and Carson City: The Card Game.
cli-epilog = Run `carsonne COMMAND --help` to learn more about a command.
cli-about-serve = Start the server, to play in the browser on this computer or across a network.
cli-more-serve = Games are stored in a local SQLite file unless you give a --database. Ctrl-C stops the server; no game is lost.
cli-about-admin = Look after a site while it is running: backups, people and tables.
cli-more-admin =
    carsonne admin backup FILE         write everything to a new file; it fits SQLite and PostgreSQL alike
    carsonne admin backup FOLDER       the same, named after the time; --keep 30 deletes all but the newest 30
    carsonne admin restore FILE        add what is missing to a database; what is there is left alone
    carsonne admin test-restore FILE   try that in a temporary database, which is deleted afterwards
    carsonne admin check [FILE]        check a database, or a backup
    carsonne admin status              how many people and tables there are, and when the last backup was made
    carsonne admin players [NAME]      the players, with their ids
    carsonne admin tables              the tables, most recently changed first
    carsonne admin rename ID NAME      give a player another name at all tables
    carsonne admin remove ID           delete a table with its game
    carsonne admin migrate             bring a database up to date without starting the server
cli-admin-about-backup = write everything to a new file, or to a new one in a folder, while the site runs
cli-admin-about-restore = add what a backup holds to a database
cli-admin-about-check = replay every game of a database or a backup
cli-admin-about-test-restore = restore a backup into a temporary database, and replay every game there
cli-admin-about-migrate = bring a database up to date, as starting the server does
cli-admin-about-status = show how many people and tables there are, and when the last backup was made
cli-admin-about-players = list players with their ids, newest first
cli-admin-about-tables = list tables, most recently changed first
cli-admin-about-rename = give a player another name at all tables
cli-admin-about-remove = delete a table with its game
cli-about-play = Play in the terminal, with several people at one screen or with bots.
cli-more-play = Give each person a name, and write a bot as bot:NAME, or a program of your own as bot:cmd:COMMAND (docs/bot-protocol.md). To move, type a word from the list; "? D4" explains one, or says why it is none of them. You can also type undo, list, board, help or quit.
cli-about-arena = Let bots play many games against each other.
cli-more-arena = Every deal is played in every order of the bots around the table, so that luck and seats cancel out; the intervals treat the games of a deal as one. The same seed always gives the same games, however many processes play them. Ctrl-C stops the series and shows the result so far; with --records it goes on from there when it is started again. Bots of your own are written cmd:COMMAND (docs/bot-protocol.md); docs/arena.md explains the rest.
cli-about-stats = Answer what players ask about games that were recorded.
cli-more-stats = Which seat wins, which character, which first placement, what a farmer earns: from records of people or bots, such as those of `carsonne arena --records`.
cli-about-dataset = Write games between bots as records and as a Parquet table of decisions.
cli-more-dataset = Every deal is played in every order of the bots around the table. The same seed always gives the same files, however many processes write them, unless a bot's name limits its time. Files are written in shards; after Ctrl-C the same command goes on where it stopped, and with more --games it adds to what is there. Needs the extra `research`; docs/research.md explains the columns.
cli-about-bench = Measure how fast the rules run on one core, with random games.
cli-more-bench = Each figure is the best of several runs, because other work on the machine can only slow them down.
cli-about-replay = Replay a record and show the resulting position, as a spectator sees it.
cli-about-score = Score a position from a real table, written in the game's notation, and explain every point.
cli-about-analyse = Say what the strongest level would do at a moment of a game, and why.
cli-more-analyse = The record is replayed up to entry N - 1, and the moves that its player had are judged: what each of the best three can expect, the chance to win, and what it gains or risks.
cli-about-verify = Check the draws of records against their seeds: all lines of a .jsonl file, or one record.
cli-more-verify = The exit status is 0 if all draws match, 1 if one does not, and otherwise 2 if a record cannot be read or has no seed yet. The lines that are not true are named.
cli-about-games = List the games, how many people can play, and their options.
cli-about-lesson = Check a lesson file.
cli-more-lesson = Every step is played in every way that it allows. The exit status is 0 if the lesson can be played to its end, and 2 if it cannot; the error says in which step, and why (docs/lessons.md).
cli-lesson-check = play a lesson through, in every way that it allows
cli-about-doctor = Check what this machine has for Carsonne, and what is missing.
cli-more-doctor = Nothing is changed. The exit status is 1 if something would keep `carsonne serve` from starting with these options.

### Arguments. A percent sign would have to be written twice.

cli-arg-help = show this help message and exit
cli-arg-lang = language to speak, such as en (default: that of the environment)
cli-arg-version = show the version, and each game's rules number
cli-arg-game = one of { $games }
cli-arg-options = rules and variants, such as edition=third hand=3; `carsonne games` lists them
cli-arg-json = print one JSON object (docs/cli-json.md)
cli-arg-record = a record file, or - for standard input
cli-arg-records = record files, or - for standard input
cli-arg-line = line of a .jsonl file to read (default 1)
cli-arg-line-all = line of a .jsonl file to read (default all of them)
cli-arg-backup = the backup
cli-arg-backup-or-none = a backup; without one, the database is checked
cli-arg-admin-database = sqlite:///FILE or postgresql://…; the default is CARSONNE_DATABASE, or the SQLite file in your home folder
cli-arg-backup-or-folder = the backup, or a folder of backups
cli-arg-keep = in a folder: delete all backups but the newest N
cli-arg-part = part of the name, or an id
cli-arg-status = only tables with this status
cli-arg-player = only tables of the player with this id
cli-arg-player-id = the player's id, as `carsonne admin players` shows it
cli-arg-new-name = the new name
cli-arg-table-id = the table's id, as in its address
cli-arg-most = how many lines at most (default 50)
cli-arg-move = entry N of the record, from 1
cli-arg-luck = luck of the search (default 0)
cli-arg-bots = the bots at the table, such as greedy,random
cli-arg-dataset-bots = the bots at the table, such as greedy,policy
cli-arg-games = how many games at least (default 100)
cli-arg-seats = play at every table of N of the bots (default: all at one)
cli-arg-orders = how the bots change seats (default all)
cli-arg-clock = how bots measure seconds to think (default wall)
cli-arg-seed = any word or number (default 0)
cli-arg-stop-early = stop when it is decided whether the first bot is stronger or weaker
cli-arg-jobs = processes to use (default: one per core)
cli-arg-on = play here, or on a Ray cluster (needs carsonne[arena])
cli-arg-arena-records = write the records to this file as games end, and go on from it
cli-arg-report = write a report with tables and plots
cli-arg-html = write the answers with plots to this file
cli-arg-out = where to write; created if it does not exist
cli-arg-shard = games in a file (default 200)
cli-arg-planes = add the planes of the observations, which makes files much larger
cli-arg-bench-seats = number of players (default: the game's own choice)
cli-arg-seconds = seconds per run (default 1)
cli-arg-players = names and bots (default: Player,bot:fair)
cli-arg-play-seed = any word; the same word always deals the same game
cli-arg-play-record = save the record to this file after every move
cli-arg-no-colour = do not use colours
cli-arg-at = stop after N entries, including draws
cli-arg-position = the position, or - for standard input (docs/notation.md)
cli-arg-lesson = a lesson file, or - for standard input
cli-arg-doctor-host = address to listen on (default 127.0.0.1)
cli-arg-doctor-port = port (default 8000)
cli-arg-doctor-database = sqlite:///FILE or postgresql://…; default: your own file
server-arg-host = address to listen on (default 127.0.0.1); 0.0.0.0 makes it reachable from your network
server-arg-port = port (default 8000); 0 picks any free port
server-arg-database = sqlite:///FILE or postgresql://…; the default is an SQLite file in your home folder
server-arg-redis = redis://…; needed with several workers
server-arg-workers = number of server processes (default 1)
server-arg-proxy = address or network of a proxy in front (repeatable): only it may say where a visitor comes from
server-arg-secure = send cookies over HTTPS only; behind a proxy with TLS
server-arg-keep-abandoned = delete unfinished tables idle for DAYS days; the default keeps them
server-arg-keep-alone = delete finished games of one person, with bots or guests, after DAYS days; the default keeps them
server-arg-open = open a browser

### What is wrong with arguments

cli-args-required = the following arguments are required: { $names }
cli-args-unrecognized = unrecognized arguments: { $words }
cli-args-at = argument { $name }: { $what }
cli-args-choice = invalid choice: { $value } (choose from { $choices })
cli-args-whole = must be a whole number, not { $value }
cli-args-number = must be a number, not { $value }
cli-args-one = expected one argument
cli-args-some = expected at least one argument
cli-args-ambiguous = ambiguous option: { $word } could match { $names }
cli-args-none = takes no value, not { $value }
cli-see-help = (see { $command } --help)
server-bad-days = { $value } is not a number of days
no-such-language = There is no language { $name }.
