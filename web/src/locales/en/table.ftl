## The table, for every game

players = Players
player = Player
players-look = Look at { $name }
players-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
rank = Rank
points-head = Points
side-label = Log and tiles
log = Log
log-empty = Nothing has happened yet.
log-foot = Point at a line to see it on the board
tag-your-turn = Your turn
tag-turn = To move
tag-bot = Bot
tag-away = Away
tag-stand-in = Bot plays
tag-resigned = Resigned
tag-winner = Winner
undo = Undo
undo-key = Take back the last step (U)
restart-turn = Begin the turn again
confirm = Confirm
results = Results
rematch = Play again
replay = Replay
download-record = Download the record
rules-why = Rules
sending = Kept here. It is sent as soon as the connection is back.
link-lost = The connection is lost. Trying again; nothing is lost.
link-gone = The server has ended this connection. Please load the page again.

handover-title = { $name } is next
handover-text = Hand the screen over. What only you may see is shown once you say so.
handover-here = I am { $name }

resign = Resign
resign-sure = Resign for good? With more than two players a bot plays on for you.
keep-playing = Keep playing
abandon = Offer to end without a winner
abandon-not = Withdraw the offer to end
abandon-offer = { $names } would end the game here, without a winner.
abandon-agree = Agree
abandon-agreed = Ready to end the game: { $names }
stand-in-me = Let a bot play for me
stand-in-for = Let a bot play for { $name }
return = Take my seat back
ask-named = { $name }: { $text }
ask-return = A **bot** plays for you
ask-return-how = It goes on until you take your seat back.

table-closed = This table was closed before the game began
outcome-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
 }
outcome-resignation = { $winners } wins: the others have resigned
outcome-agreement = Ended by agreement, without a winner

fair-check = Was the dealing fair?
fair-yes = Fair: all { $draws } draws follow from the number that was sealed before the game.
fair-no = Not as promised: the draws do not follow from the sealed number.
fair-unknown = That cannot be known for this game.
fair-imported = This game was imported, so its dealing cannot be checked.
fair-details = The numbers
fair-how = The seal is the SHA-256 of the secret. Every draw is an HMAC of the secret and the players' numbers.
fair-commit = Seal
fair-seed = Secret
fair-salt = Players' numbers

keys-title = Keys

## Replay

replay-of = { $game }, replay
replay-begin = The beginning
replay-scrub = Move
replay-first = To the beginning (Home)
replay-back = One move back (←)
replay-forward = One move on (→)
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
replay-to-table = To the table
replay-link = Share a link to this move
copy-notation = Copy the position as text
play-on = Play on from here
play-on-note = A new table with everybody at this screen, beginning with the position on show.
