## Words that every page uses

product-name = Carsonne
theme-toggle = Light or dark
zoom-in = Zoom in (+)
zoom-out = Zoom out (-)
whole-board = Whole board (0)

## Players' colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-black = black
colour-purple = purple

## Sides, for those who do not see the board

side-n = north
side-ne = north-east
side-e = east
side-se = south-east
side-s = south
side-sw = south-west
side-w = west
side-nw = north-west

## Everywhere

close = Close
cancel = Not now
menu = Menu
skip = Skip to the main part
rules = Rules
settings = Settings
about = About
new-table = New table
import = Import a game
you = You
your-turn = Your turn
your-turn-call = It’s your turn.
your-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
 }
trouble = Something went wrong
nowhere = There’s nothing here
to-lobby = To the front page
copied = Copied
share-link = Share link
save = Save

# Birds for guests who have not chosen a name
guest-names = Heron, Wren, Plover, Kestrel, Finch, Lark, Owl, Stork, Swift, Magpie, Robin, Jay, Crane, Thrush

## Refusals

refused-offline = Can’t reach the server.
refused-unknown = That didn’t work. Please try again.
refused-stale = The game has moved on.
refused-not-your-turn = It’s not your turn.
refused-illegal = You can’t do that here.
refused-over = The game is over.
refused-nothing-to-undo = There is nothing to undo.
refused-not-found = This table doesn’t exist. The link may be incomplete.
refused-full = All seats are taken.
refused-seats-open = Some seats are still empty.
refused-too-fast = Slow down a little, then try again.
refused-too-big = That is too large.
refused-not-allowed = You can’t do that now.
refused-unavailable = The server is busy. Please try again in a moment.
player-numbered = player { $n }
