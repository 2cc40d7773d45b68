## Rules

how-title = How to play { $game }
how-clause = The rule
how-rules = All rules
how-print = Print this page
how-first = New to the game? Learn it on one page, with pictures.
rules-search = Search the rules
rules-here = As this table plays it.
rules-nothing = No clause contains all these words.
rules-chapters = Chapters

## Settings

your-name = Your name
your-name-note = Other players see it. There is no password: the name belongs to this browser.
name-saved = Name saved.
name-ask = What should we call you?
name-ask-note = Everybody at your tables sees this name. We ask only once; you can change it at any time, even during a game.
name-sit = Sit down
name-empty = Please type a name.
name-change = Change name
name-of-seat = Name of player { $n }
settings-look = Appearance
settings-play = At the table
setting-theme = Colours
theme-system = Same as system
theme-light = Light
theme-dark = Dark
setting-contrast = Contrast
contrast-system = Same as system
contrast-more = High
setting-pace = Other players’ moves
pace-calm = Calm
pace-quick = Quick
pace-off = Instant
setting-language = Language
setting-auto-confirm = End my turn automatically
setting-auto-confirm-note = Your turn ends with your last move, and you can’t undo it.
setting-ask-all = Ask me everything
setting-ask-all-note = Questions with only one answer are asked as well, not answered for you.
setting-ask-roads = Carson City: ask me about roads
setting-ask-roads-note = Before buildings are bought, whenever you have roads. With this off, you lay them on your turns, and are asked only on request.
setting-help = Help at the table
setting-help-note = What things are worth, what is left, where you can’t play. Turn it off for the pure game.
settings-sounds = Sounds
sound-turn = Your turn
sound-turn-note = Two knocks when you have been waiting and it’s your turn.
sound-tile = Tiles and cards
sound-tile-note = Cardboard on the table, for tiles, cards and buildings.
sound-follower = Followers and cowboys
sound-follower-note = A wooden figure is put down.
sound-coin = Money and points
sound-coin-note = A chime when somebody earns money or scores.
sound-duel = Duels
sound-duel-note = Two shots, far away.
sound-win = A win
sound-win-note = A little fanfare when you have won.
setting-notify = Notifications
setting-notify-note = When it’s your turn and this page is in the background.
notify-refused = Your browser doesn’t allow notifications from this page.

## About

about-head-what = What this is
about-text-what = Board games in the browser: the rules are enforced and explained, every point says where it comes from, and anyone can join with a link. It is free software under the MIT licence.
about-head-fair = Fair dealing
about-text-fair = Before a game the server seals a secret number and shows the seal. Every player’s browser adds a number of its own. All draws follow from these numbers. After the game the secret is revealed, so that anyone can check every draw.
about-head-keep = What we keep
about-text-keep = The name you choose, a cookie that recognises this browser, and the moves of your games. No tracking, no ads, nothing from other sites.
about-head-art = Artwork
about-text-art = All drawings are our own, drawn by the page itself. Nothing is taken from the published games.
about-head-free = Fonts
about-text-free = Fraunces, Inter and Lora, all under the SIL Open Font License.
about-head-more = Further reading
about-docs = Documentation
about-version = Version { $version }, { $rules } rules
