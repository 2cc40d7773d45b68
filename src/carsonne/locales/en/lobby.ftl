## The front page

game-sized = { $few }–{ $many } players, { $short }–{ $long } min, { $weight ->
    [light] light
    [medium] medium
   *[other] heavy
 }
how-it-goes = How to play
lesson-play = First time? Play the lesson
lesson-note = A guided first game, { $minutes } minutes. It leads into a real one.
welcome = A quiet table for good board games.
welcome-text = Three games of land and cities: with friends far away, around one screen, or against bots that never cheat and never stall. No account, no ads, open source.
pick-game = Pick a game
play-bot = Play { $game } now, against bots
rivals-count = Opponents
box-ask = Which rules do you know?
box-known = Rules: { $box }.
box-change = Change
box-carcassonne-fr2002 = Two-tile city: 2 points. Farmers: 3 for each city.
box-carcassonne-first = Two-tile city: 2 points. Farmers: 4 for each city.
box-carcassonne-second = Two-tile city: 2 points. Fields: 3 for each city, once.
box-carcassonne-third = Two-tile city: 4 points. Fields: 3 for each city. Most boxes since 2004.
play-friends = Play with friends
play-friends-note = You get a link to send.
my-games = My games
my-games-none = Your games will appear here.
my-games-over = No games in progress.
lobby-unknown = This list can’t be loaded: the server can’t be reached. Your games are safe.
past-games = Finished
open-tables = Open tables
open-tables-none = Nobody is looking for players right now. Open a table, and anyone can join.
watch = Watch
watch-none = No public games right now.
footer = We keep your name and your games for this browser, and nothing else.

nobody-else = Nobody else yet
state-waiting = { $free ->
    [0] Ready to start
    [one] 1 seat free
   *[other] { $free } seats free
 }
state-turn = { $name } to move, { $scores }
state-running = { $scores }
state-won = You won { $scores }
state-shared = You shared the win { $scores }
state-lost = You lost { $scores }
state-finished = Finished { $scores }
state-abandoned = Ended by agreement
act-play = Play
act-sit = Sit down
act-look = Watch
act-replay = Replay

## Bots

bot-named = { $bot } bot
bot-numbered = { $name } { $number }
level-gentle = Gentle
level-fair = Fair
level-keen = Keen
level-sharp = Sharp
level-master = Master
level-random = Random
level-greedy = Greedy
level-policy = Policy
# The level of a bot that older versions offered
level-former = Former
level-about-first-game = for a first game
level-about-solid = plays a solid game
level-about-careful = makes you count
level-about-looks-ahead = looks ahead
level-about-gives-nothing = gives nothing away
level-about-strongest = the strongest
level-about-at-sight = plays what looks best
level-rating = strength { $rating }
level-at-once = answers immediately
level-seconds = thinks for { $seconds } s
levels-more = How strong are they?
levels-note = A player rated 400 points higher wins ten games out of eleven.
fill-level = Level of the bots

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
seat-guest = Someone at this screen
seat-bot = { $bot } bot: { $note }
guest-n = Player { $n }
guest-name = Name
options = Options
options-finer = Advanced
who-comes = Who can join
by-link = By link
by-link-note = Only people with the link can find the table.
listed = Anyone
listed-note = Everyone sees the table in the lobby.
takeover = Bots may stand in for players who leave
takeover-note = Use the menu to call one. Players can take their seat back at any time.
hints = Hints for everybody
hints-note = On your turn, see what the strongest bot would do and why. When you play alone against bots, hints are always on.
open-table = Open the table
open-table-note = You get a link to send to your friends.
start-now = Start

## The waiting room

waiting-room = A game of { $game }
send-link = Send this link to the people you want to play with. It also lets others watch.
seat-change = Name and colour
colour-of = Colour of { $name }
shuffle = Random order of play
shuffle-note = A random player starts; everyone keeps their colour.
watching = Watching: { $names }
watching-others = { $count ->
    [one] 1 guest
   *[other] { $count } guests
 }
share-note = Whoever has this link can watch, and sit down before the game starts.
link-code = QR code for this link
link-scan = Scan it with a phone on the same network.
link-alone = This link works only on this computer, because the server accepts connections only from here. To let friends on the same network join, start it with
leave = Leave
start-fill = Start with bots in the empty seats
wait-host = Waiting for the host to start.
promise = The luck of this game is already sealed: its fingerprint begins with { $commit }. After the game, anyone can check it.

## Importing

import-text = Paste a game that was downloaded here, or a position in notation. You can play on from it with everyone at this screen, or with bots.
import-file = A file
import-paste = Or paste the text
import-sample = D 0,0 r0
import-which = Which of the { $of } records
import-no-text = There is no text in this file.
import-check = Check it
import-record = A record of { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
 } for { $seats } players
import-position = A position for { $seats } players
import-scores = Points: { $scores }
import-at = Continue after entry { $at } of { $of }
import-play = Play on from here
import-replay = Open the replay

## The score pad

score-pad = Score pad
score-text-carcassonne = For a game on a real table: type one tile per line (kind, cell, quarter turns, follower) and see what everyone would score if the game ended now.
score-text-carson-city = For a game on a real table: type the eight rows of the town, the roads and a line per player, and see incomes, strengths and the final points.
pad-way = How to enter a position
pad-tap = Tap
pad-type = Type
pad-share-note = The whole position is in this link: whoever opens it sees the same pad and can go on with it.
pad-text-carcassonne = For a game on a real table: tap a free cell, pick the tile that lies there, turn it and put followers on it. Points are counted as you go, as if the game ended now.
pad-text-carson-city = For a game on a real table: tap a parcel, say what stands there, whose it is and where its roads lie. Incomes stand on the map; points are counted as if the game ended now.
pad-begin-town = Tap a parcel to say what stands there.
pad-what = What stands on this parcel
pad-owner = Owner
pad-owned = { $what }, owned by { $owner }
pad-nobody = Nobody
pad-roads = Roads on its sides
pad-side-north = North
pad-side-east = East
pad-side-south = South
pad-side-west = West
pad-money = Money
pad-points = Points
pad-cowboys = Cowboys
pad-revolvers = Revolvers
pad-roads-left = Roads left
pad-piece-bare = bare
pad-piece-river = river
pad-begin = Tap a cell with a plus to lay a tile, or a tile to put a follower on it.
pad-lay = Lay a tile: { $cell }
pad-pick = Tiles that fit here, and how many are left
pad-kind = { $tile }, { $left } left
pad-turn = Turn
pad-remove = Remove
pad-follower = A follower on it: whose and where
pad-whose = Whose follower
pad-track = Score track
pad-home = Score it and return the followers
score-position = The position
score-sample = Show an example
score-clear = Clear
sketch = The position
score-empty = Every point appears here, with its reason, as you type.
score-key = What the letters mean
score-key-carcassonne = Each line is kind, cell, turns, follower: E 0,-1 r2 red:c0 is tile E north of the start tile, turned two quarters clockwise, with a red follower in its city. x counts east, y counts south. Places: c city, r road, f field, m monastery.
score-key-carson-city = Parcels: .. bare, mo mountain, ho house, ~~ river, ra ranch, mi mine, dr drugstore, ba bank, sa saloon, ht hotel, ch church, pr prison. /A behind one names its owner; players are A to E.
score-key-carson-city-roads = Roads: H3,4 is the edge below row 3 in column 5, V2,5 the edge right of column 5 in row 3. A player: money, points, cowboys, revolvers, roads, kept=bank,saloon.
