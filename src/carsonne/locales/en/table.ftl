## The table, for every game

players = Players
player-head = Player
players-look = Look at { $name }
players-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
rank = Rank
points-head = Points
side-label = Log and more
log = Log
log-empty = Nothing has happened yet.
question = Question
told = What just happened
told-total = { $name } now has { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
told-undone = { $name } takes a move back.
log-foot = Point at a line to see it on the board
log-foot-touch = Tap a line to see it on the board
tag-your-turn = Your turn
tag-turn = To move
tag-bot = Bot
scene-skip = Click to skip
scene-skip-touch = Tap to skip
aid = Player aid
aid-search = Search the player aid
aid-rule = Read the rule
aid-features = Features
aid-buildings = Buildings
aid-characters = Characters
aid-squares = The track
aid-parcels = What parcels show
aid-followers = Followers
aid-end = End of the game
aid-tiles = on { $count } of { $of } tiles
aid-count = { $count } in the game
aid-limit = limit ${ $limit }
aid-limits = limit ${ $yellow } yellow, ${ $red } red
aid-duels = Duels
aid-more = More
aid-eras = { $first } in Era I, { $second } in Era II
aid-attraction = attraction { $attraction }
lesson-menu = Learn this game: a { $minutes }-minute lesson
lesson-go-on = Continue
lesson-play-on = Play on
hint = Hint
hint-title = What { $level } would do
hint-thinking = Thinking…
hint-wins = { $percent } % to win
hint-leads = { $points } ahead
hint-trails = { $points } behind
hint-improving = A first opinion. Still thinking…
hint-expected = Expected result: you { $points }
hint-other = { $name } { $points }
hint-virtual = virtual player
hint-gain = For it:
hint-risk = Against it:
hint-behind = { $points ->
    [one] { $points } point worse than the best move
   *[other] { $points } points worse than the best move
}
hint-take = Play this
tag-bot-rated = Bot, { $rating }
tag-away = Away
tag-stand-in = Bot plays
tag-resigned = Resigned
tag-winner = Winner
undo = Undo
undo-key = Undo the last step (U)
restart-turn = Restart the turn
confirm = Confirm
results = Results
rematch = Play again
replay = Replay
download-record = Download the record
rules-why = Rules
sending = Saved here. It will be sent once you are back online.
link-lost = Connection lost. Reconnecting; nothing is lost.
link-stalled = The server can’t save moves right now. Yours is kept and will be sent again.
link-gone = The server closed this connection. Please reload the page.

handover-title = { $name } is next
handover-text = Pass the device on. What only you may see stays hidden until you are ready.
handover-here = I am { $name }

resign = Resign
resign-sure = Resign for good? With more than two players, a bot plays on for you.
keep-playing = Keep playing
abandon = Offer to end the game with no winner
abandon-not = Withdraw the offer
abandon-offer = { $names } would like to end the game here, with no winner.
abandon-agree = Agree
abandon-agreed = Want to end the game: { $names }
stand-in-me = Let a bot play for me
stand-in-for = Let a bot play for { $name }
stand-in-soon = { $name } has just left. If they stay away for a while, you can let a bot play for them here.
return = Take my seat back
ask-named = { $name }: { $text }
ask-resigned = You have **resigned**
ask-resigned-how = A bot plays on for you; the results are here when the game is over.
ask-return = A **bot** is playing for you
ask-return-how = It plays on until you take your seat back.

table-closed = This table was closed before the game began
outcome-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
 }
outcome-you-won = You win
outcome-you-share = You share the win with { $others }
outcome-resignation-you = You win: everyone else resigned
outcome-resignation = { $winners } wins: everyone else resigned
outcome-agreement = Ended by agreement, with no winner

what-happened = What happened?
moments = What decided it
moment-untold = A turn with nothing to report
moment-coming = Looking at this turn…
moment-chance = { $name }: chance to win { $before } → { $after }
moment-better = Better
moment-better-chance = chance to win { $chance } higher
moment-better-points = worth about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } more
moment-nothing-better = Nothing better was found.
points-over-game = Points over the game
curve-label = Curve of the points over the game. At the end: { $points }
points-by-source = Where the points came from
source-head = Points for
points-by-round = Round by round
round-head = After

fair-check = Was the deal fair?
fair-yes = Fair: all { $draws } draws follow from the number sealed before the game.
fair-no = Not fair: the draws don’t follow from the sealed number.
fair-unknown = We can’t tell for this game.
fair-imported = This game was imported, so we can’t check how it was dealt.
fair-lesson = This was a lesson: its first draws were chosen to show something.
fair-details = The numbers
fair-how = The seal is the SHA-256 of the secret. Every draw is an HMAC of the secret and the players’ numbers.
fair-commit = Seal
fair-seed = Secret
fair-salt = Players’ numbers

keys-title = Keyboard shortcuts
key-undo = Undo (Shift: the whole turn)
key-help = Show these keys
wait-bot = It’s a bot, so it won’t be long.

## Replay

replay-of = { $game }, replay
replay-begin = The start
replay-scrub = Move
replay-first = To the start (Home)
replay-back = One move back (←)
replay-forward = One move forward (→)
replay-last = To the end (End)
replay-play = Play (space)
replay-pause = Pause (space)
replay-at = Move { $n } of { $of }
replay-speed = Speed
replay-speed-0 = Slow
replay-speed-1 = Normal
replay-speed-2 = Fast
replay-speed-3 = Very fast
replay-more = More
replay-to-table = Back to the table
replay-link = Share a link to this move
copy-notation = Copy the position as text
to-pad = Open in the score pad
play-on = Play on from here
play-on-note = Opens a new table at this position: bots stay, and everyone else plays at this screen.
options-of-table = Rules:
option-said = { $option }: { $value }
option-without = { $option }: no
option-on = Yes
option-off = No
option-own = Custom
