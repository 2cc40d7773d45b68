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
skip = Skip to content
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
to-lobby = Go to the front page
copied = Copied
share-link = Share link
save = Save
# A thing and what is said of it: a cell and its tile, a character and what it does
noted = { $what }: { $note }

# Birds for guests who have not chosen a name
guest-names = Heron, Wren, Plover, Kestrel, Finch, Lark, Owl, Stork, Swift, Magpie, Robin, Jay, Crane, Thrush

## Refusals

refused-offline = Can’t reach the server.
refused-unknown = That didn’t work. Please try again.
player-numbered = player { $n }
refused-unavailable = The server is busy. Please try again in a moment.
