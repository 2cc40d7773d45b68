## The front page

welcome = A quiet table for good board games.
welcome-text = Three games of land and cities, with friends far away, around one screen, or with bots that never cheat and never stall. No account, no adverts, open source.
pick-game = Pick a game
play-bot = Play { $game } now, against a bot
play-friends = Play with friends
play-friends-note = You get a link to send.
my-games = My games
my-games-none = Games you play appear here.
past-games = Finished
open-tables = Open tables
open-tables-none = Nobody is looking for players right now. Open a table: whoever comes by can sit down.
watch = Watch
watch-none = No public game is being played.
footer = Your name and your games are kept for this browser. Nothing else is.

state-waiting = { $free ->
    [0] Ready to start
    [one] 1 seat free
   *[other] { $free } seats free
 }
state-turn = { $name } to move, { $scores }
state-running = { $scores }
state-finished = Finished { $scores }
state-abandoned = Ended by agreement
act-play = Play
act-sit = Sit down
act-look = Look
act-replay = Replay

## Bots

bot-named = { $bot } bot
bot-numbered = { $name } { $number }
bot-random = Gentle
bot-greedy = Fair
bot-note-random = learn as you go
bot-note-greedy = a good evening

## A new table

game = Game
seats = Seats
seats-count = Number of players
players-n = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
seat-n = Seat { $n }
seat-me = Me
seat-open = Open seat
seat-guest = Somebody at this screen
seat-bot = Bot, { $bot }
guest-n = Player { $n }
guest-name = Name
options = Options
options-finer = Finer points of the edition
who-comes = Who can come
by-link = By link
by-link-note = Only those who have the link find the table.
listed = For everybody
listed-note = The table stands in everybody's lobby.
takeover = A bot plays on for those who leave
takeover-note = They can take their seat back at any time.
open-table = Open the table
open-table-note = You get a link to send to the others.
start-now = Start

## The waiting room

waiting-room = A table of { $game }
send-link = Send this link to those who shall play. It also lets people watch.
leave = Leave
start-fill = Start, bots take the free seats
wait-host = The host will start the game.
promise = The order of luck is already fixed: its seal begins with { $commit }. After the game everybody can check it.

## Importing

import-text = A record that was downloaded here, or a position in notation. You play on from it with everybody at this screen, or with bots.
import-file = A file
import-paste = Or paste the text
import-sample = D 0,0 r0
import-which = Which of the { $of } records
import-no-text = There is no text in this file.
import-check = Look at it
import-record = A record of { $entries } entries for { $seats } players
import-position = A position for { $seats } players
import-scores = Points: { $scores }
import-at = Go on after entry { $at } of { $of }
import-play = Play on from here
import-replay = Open the replay

## The score pad

score-pad = Score pad
score-text-carcassonne = For a game at a real table: type one tile a line (kind, cell, quarter turns, follower) and read what everybody would have if the game ended now.
score-text-carson-city = For a game at a real table: type the eight rows of the town, the roads and a line for each player, and read incomes, strengths and what the end would add.
score-position = The position
score-sample = Show an example
score-clear = Clear
sketch = The position
score-empty = Every point and its reason appears here as you type.
score-key = What the letters mean
score-key-carcassonne = A line is kind, cell, turns, follower: E 0,-1 r2 red:c0 is tile E north of the start tile, turned by two quarters clockwise, with a red follower in its city. x counts to the east, y to the south. Places: c city, r road, f field, m monastery.
score-key-carson-city = Parcels: .. bare, mo mountain, ho house, ~~ river, ra ranch, mi mine, dr drugstore, ba bank, sa saloon, ht hotel, ch church, pr prison. /A behind one names its owner; players are A to E.
score-key-carson-city-roads = Roads: H3,4 is the edge below row 3 in column 5, V2,5 the edge right of column 5 in row 3. A player: money, points, cowboys, revolvers, roads, kept=bank,saloon.
