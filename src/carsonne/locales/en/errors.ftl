## What cannot be done

verbatim = { $text }
error-bug = Something went wrong on the server.

### Moves

error-illegal = That move is not allowed here.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-confirm-first = Your turn is complete: confirm it or undo it.
error-nothing-to-confirm = There is nothing to confirm now.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-decide = There is nothing to decide for this seat now.
error-stale = The game has moved on since that question was asked.
error-no-such-seat = There is no seat { $seat } in this game.
error-not-drawn = That cannot be drawn now.
error-move-type = A move must be an object with a "type".
error-move-keys = The keys of a move must be strings.
error-seats = { $game } is for { $few } to { $many } players, not { $seats }.
error-names = There are { $seats } seats but { $names } names.
error-other-move = { $game } has no move { $move }.
error-no-such-move = { $game } has no move { $move }. Its moves are { $moves }.
error-move-must-say = A move { $move } must say { $field }.
error-move-has-no = A move { $move } has no { $field }.
error-not-a-move = This is not a move of type { $move }.
error-whole-number = { $field } must be a whole number.
error-true-or-false = { $field } must be true or false.
error-no-such-word = There is no { $field } { $value }.

### Names and options

two-sentences = { $before } { $after }
error-at = { $where }: { $what }
error-in-line = Line { $line }: { $what }
choices = The choices are { $choices }.
did-you-mean = Did you mean { $near }? The choices are { $choices }.
no-such-game = There is no game { $name }.
no-such-lesson = There is no lesson { $name }.
no-such-option = There is no option { $name }.
error-option = The option { $name } must be { $allowed }, not { $value }.
error-option-word = Write an option as name=value: { $word } has no “=”.
allowed-choice = { OR($choices) }
allowed-bool = true or false
allowed-seat = a seat from { $low } to { $high }
allowed-int = a whole number from { $low } to { $high }
allowed-text = text
allowed-file = the text of a file

### Records

record-too-long = The record has { $bytes } bytes; the limit is { $most }.
record-empty = This is not a record: it is empty.
record-unreadable = This is not a record: { $why }.
record-too-deep = This is not a record: it is nested too deeply.
record-format = The record has format { $format }; this version reads format { $ours }.
record-of-other-game = The record is of the game { $game }, not { $ours }.
record-of-other-rules = The record follows rules number { $rules }; this version plays rules number { $ours }.
record-too-short = { $entries ->
    [one] The record has one entry; there is no entry { $entry }.
   *[other] The record has { $entries } entries; there is no entry { $entry }.
 }
record-hidden = This was still hidden when the record was taken. Get the record again when the game is over.
record-scores = The record says that the scores are { $said }, but its moves give { $found }.
record-no-seed = The record has no seed: it is revealed when the game is over.
record-other-scheme = The record uses the dealing scheme { $scheme }; this version checks { $ours }.
record-seed-not-hex = This is not a hexadecimal number.
record-seed-length = A seed has { $bytes } bytes, not { $found }.
record-other-commitment = The seed does not match the commitment that was made before the game.
record-nothing-to-draw = There is nothing to draw here.
record-other-draw = The seed gives { $draw }.
snapshot-other = The snapshot is of { $game }, rules number { $rules }, or of another layout.
snapshot-moves = There were { $moves } moves before the snapshot, not { $found }.

### Lessons

lesson-too-long = The lesson has { $bytes } bytes; the limit is { $most }.
lesson-unreadable = This is not a lesson: { $why }.
lesson-too-deep = This is not a lesson: it is nested too deeply.
lesson-format = The lesson has format { $format }; this version reads format { $ours }.
lesson-ways = There are more than { $most } ways through it: ask for fewer moves in a step.
lesson-not-asked = The learner has no decision to make here.
lesson-otherwise = Other moves are legal here: say something about them.
lesson-no-such-move = No legal move is like { $pattern }.
lesson-told = The learner’s moves are asked for, not told.

### Names of people

error-name-length = A name has between 1 and { $most } characters.
error-name-invisible = A name can’t have invisible characters.
error-name-accents = A name can’t have that many accents on top of each other.
error-name-of-bot = That is the name of a bot; choose another one.

### Tables

error-lesson-read-on = Read on first: the lesson hasn’t come to this yet.
error-lesson-not-yours = This isn’t your lesson.
error-no-lesson = There is no such lesson.
error-record-or-position = Start from either a record or a position, not both.
error-no-notation = { $game } has no notation for positions.
error-record-seats = The record has { $record } seats, the table { $table }.
error-not-over = The game isn’t over yet.
error-no-such-entry = The game has only { $entries } entries.
error-no-results-yet = There are no results before the game is over.
error-log-disagrees = The log and the rules disagree at entry { $entry }.
error-colours-later = Colours can be chosen only before the game starts.
error-colour-taken = Another player has this colour already.
error-started = This game has already started.
error-not-running = This game isn’t in progress.
error-not-your-seat = That seat isn’t yours.
error-no-seat = You don’t have a seat at this table.
error-few-seats = { $count ->
    [one] Only one seat is open.
   *[other] Only { $count } seats are open.
 }
error-not-host = Only the host can start the game.
error-seats-open = Some seats are still open.
error-resigned = You have already resigned.
error-no-takeover = Bots can’t take over at this table: resign, or agree to abandon the game.
error-nobody-there = There is nobody to replace in seat { $seat }.
error-bot-already = A bot is already playing this seat.
error-not-away = A bot can take over only for somebody who has been away for a while.
error-others-bot = You can’t choose which bot plays for somebody else.
error-no-return = You can’t return after resigning.
error-seat-taken = That seat is taken.
error-table-full = This table is full.
error-many-waiting = You already have { $count } tables waiting.
error-no-table = This table doesn’t exist. The link may be incomplete.
error-old-rules = This version can’t open this game: { $why }
error-changing = The game is changing too fast; try again.
error-not-started = The game hasn’t started yet.
error-table-closed = This table has been closed.
error-many-games = You have too many games in play. Finish one, or wait until some of them are idle.
error-many-bots = Too many bots are playing in your games. Finish a game, or wait until some of them are idle.
error-restarting = The server is restarting.
error-silent = We haven’t heard from your browser for a while.
error-moved = This table has moved to another server process.
error-no-survey = There is no help for this game.

### Requests

error-nothing-here = There is nothing at this address.
error-no-name = Choose a name first.
error-no-score-pad = There is no score pad for { $game }.
error-explained-later = Earlier moves can be explained when the game is over.
error-no-hints = There are no hints at this table.
error-hint-busy = Your last hint isn’t ready yet.
error-many-watchers = Too many people are watching this table.
error-many-windows = You have opened this table in too many windows.
error-many-messages = You have sent too many messages in a row.
error-message-too-long = A message can have at most { $most } bytes.
error-bad-message = This is not a valid message: { $why }.
error-message-too-deep = This is not a valid message: it is nested too deeply.
error-no-hello = Send a hello first.
error-slow-down = Too many messages in a row; wait a second.

### Bots

no-such-bot = There is no bot { $name }.
error-bot-name = There is no bot { $name }: { $why }.
bot-forms = search@0.5s or search@2000
error-bot-unreadable = The command { $command } cannot be read: { $why }.
error-bot-no-command = A bot of your own needs a command, as in cmd:python my_bot.py.
error-bot-no-program = There is no program { $program } that can be run as a bot.

### Fields of a request

the-request = The request
the-record = The record
the-name-of = The name of player { $n }
a-name = A name
the-field = “{ $field }”
error-empty = { $what } must not be empty.
error-long = { $what } can have at most { $value } characters.
error-few-entries = { $what } must have at least { $value } entries.
error-many-entries = { $what } can have at most { $value } entries.
error-characters = { $what } has characters that are not allowed.
error-small = { $what } must be at least { $value }.
error-large = { $what } must be at most { $value }.
error-lacks = { $what } needs “{ $value }”.
error-has-no = { $what } has no “{ $value }”.
error-cannot-be = { $what } cannot be { $value }.
error-wrong-type = { $what } must be { $wanted }, not { $got }.
error-invalid = { $what } is not valid: { $why }.
error-record-damaged = This is not a game that was downloaded here: the text is damaged or cut off.
error-not-a-record = This is not a game that was downloaded here.
kind-or = { $one } or { $other }
kind-str = a text
kind-int = a whole number
kind-float = a number
kind-bool = true or false
kind-array = a list
kind-object = an object
kind-null = nothing
error-body-encoding = The body is not valid UTF-8.
error-body-depth = The body is nested too deeply.
error-http-400 = The request is invalid: { $why }
error-http-401 = Choose a name first.
error-http-403 = You are not allowed to do this.
error-http-404 = There is nothing at this address.
error-http-405 = This address takes no such request.
error-http-409 = That is not possible at the moment.
error-http-413 = The request is too big.
error-http-415 = The request has a type that is not read here.
error-http-429 = Too many requests; wait a moment.
error-http-503 = The server is unavailable; try again soon.

### The database

error-database = { $why } Please try again in a moment.
database-away = The database doesn’t answer.
database-full = The database has no room left on its disk.
database-read_only = The database can only be read at the moment.
redis-away = Redis doesn’t answer: people play on, but news from other server processes takes seconds.

### Connections

error-head = The head of a request can have at most { $lines } lines and { $bytes } bytes.
error-slow = The request did not arrive in time.
error-not-http = This is not a valid HTTP request.
error-foreign-page = Sockets can only be opened from the site itself.
dealt-elsewhere = Part of this game was dealt elsewhere.
