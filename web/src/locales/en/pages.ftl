## Rules

rules-search = Search the rules
rules-nothing = No clause has all these words.
rules-chapters = Chapters

## Settings

your-name = Your name
your-name-note = Others see it at the table. There is no password: the name belongs to this browser.
name-saved = Your name is saved.
settings-look = Look
settings-play = At the table
setting-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
setting-contrast = Contrast
contrast-system = As the system
contrast-more = High
setting-pace = Animation
pace-calm = Calm
pace-quick = Quick
pace-off = Off
setting-language = Language
setting-auto-confirm = End my turn by itself
setting-auto-confirm-note = The turn ends with your last move, without asking. Nothing can be taken back then.
setting-help = Help at the table
setting-help-note = What features are worth, which tiles are left, dead cells, fields. Off for purists.
setting-sound = Sound
setting-sound-note = A knock when it is your turn and you have been waiting.
setting-notify = Notifications
setting-notify-note = When it is your turn and this page is in the background.
notify-refused = The browser does not allow notifications from this page.

## About

about-head-what = What this is
about-text-what = A table for board games in the browser: the rules are enforced and explained, every point says where it comes from, and anybody can join with a link. It is free software under the MIT licence.
about-head-fair = Fair dealing
about-text-fair = Before a game the server seals a secret number and shows the seal. Every player's browser adds a number of its own. All draws follow from these, and when the game is over the secret is opened, so that everybody can compute every draw again.
about-head-keep = What is kept
about-text-keep = The name you choose, a cookie that recognises this browser, and the moves of your games. No tracking, no adverts, nothing from other sites.
about-head-art = Pictures
about-text-art = All drawings are our own and are drawn by the page itself. Nothing is taken from the published games.
about-head-free = Letters
about-text-free = Fraunces and Inter, both under the SIL Open Font License.
about-version = Version { $version }, { $rules } rules
