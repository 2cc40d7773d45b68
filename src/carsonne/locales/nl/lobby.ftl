## The front page

game-sized = { $few }–{ $many } spelers, { $short }–{ $long } min, { $weight ->
    [light] licht
    [medium] gemiddeld
   *[other] pittig
 }
how-it-goes = Zo speel je het
lesson-play = Eerste keer? Speel de les
lesson-note = Een eerste spel met uitleg, { $minutes } minuten. Het gaat over in een echt spel.
welcome = Een rustige tafel voor goede bordspellen.
welcome-text = Drie spellen over land en steden: met vrienden ver weg, rond één scherm, of tegen bots die nooit valsspelen en nooit treuzelen. Geen account, geen reclame, open source.
pick-game = Kies een spel
play-bot = Speel nu { $game } tegen bots
rivals-count = Tegenstanders
box-ask = Welke regels ken je?
box-known = Regels: { $box }.
box-change = Wijzigen
box-carcassonne-fr2002 = Stad van twee tegels: 2 punten. Boeren: 3 voor elke stad.
box-carcassonne-first = Stad van twee tegels: 2 punten. Boeren: 4 voor elke stad.
box-carcassonne-second = Stad van twee tegels: 2 punten. Weiden: 3 voor elke stad, één keer.
box-carcassonne-third = Stad van twee tegels: 4 punten. Weiden: 3 voor elke stad. De meeste dozen sinds 2004.
play-friends = Met vrienden spelen
play-friends-note = Je krijgt een link om te versturen.
my-games = Mijn spellen
my-games-none = Hier komen je spellen te staan.
my-games-over = Geen lopende spellen.
lobby-unknown = Deze lijst kan niet worden geladen: de server is niet bereikbaar. Je spellen zijn veilig.
past-games = Afgelopen
open-tables = Open tafels
open-tables-none = Er zoekt nu niemand medespelers. Open een tafel, en iedereen kan aanschuiven.
watch = Meekijken
watch-none = Er zijn nu geen openbare spellen.
footer = We bewaren je naam en je spellen voor deze browser, en verder niets.

nobody-else = Nog niemand anders
state-waiting = { $free ->
    [0] Klaar om te beginnen
    [one] 1 plaats vrij
   *[other] { $free } plaatsen vrij
 }
state-turn = { $name } is aan de beurt, { $scores }
state-running = { $scores }
state-won = Gewonnen { $scores }
state-shared = Overwinning gedeeld { $scores }
state-lost = Verloren { $scores }
state-finished = Afgelopen { $scores }
state-abandoned = In overleg beëindigd
act-play = Spelen
act-sit = Aanschuiven
act-look = Meekijken
act-replay = Terugkijken

## Bots

bot-named = Bot { $bot }
bot-numbered = { $name } { $number }
level-gentle = Vriendelijk
level-fair = Degelijk
level-keen = Pittig
level-sharp = Scherp
level-master = Meester
level-random = Toeval
level-greedy = Gulzig
level-policy = Intuïtie
# The level of a bot that older versions offered
level-former = Voormalig
level-about-first-game = voor een eerste spel
level-about-solid = speelt degelijk
level-about-careful = laat je rekenen
level-about-looks-ahead = kijkt vooruit
level-about-gives-nothing = geeft niets weg
level-about-strongest = de sterkste
level-about-at-sight = speelt wat het best lijkt
level-rating = sterkte { $rating }
level-at-once = antwoordt meteen
level-seconds = denkt { $seconds } s na
levels-more = Hoe sterk zijn ze?
levels-note = Een speler met een sterkte die 400 punten hoger is, wint tien van de elf spellen.
fill-level = Niveau van de bots

## A new table

game = Spel
seats = Plaatsen
seats-count = Aantal spelers
players-n = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
 }
seat-n = Plaats { $n }
seat-me = Ik
seat-open = Vrije plaats
seat-guest = Iemand aan dit scherm
seat-bot = Bot { $bot }: { $note }
guest-n = Speler { $n }
guest-name = Naam
options = Opties
options-finer = Uitgebreid
who-comes = Wie kan meedoen
by-link = Met de link
by-link-note = Alleen wie de link heeft, kan de tafel vinden.
listed = Iedereen
listed-note = Iedereen ziet de tafel in de lobby.
takeover = Bots mogen invallen voor spelers die weggaan
takeover-note = Roep er een op via het menu. Spelers kunnen hun plaats altijd weer innemen.
hints = Hints voor iedereen
hints-note = Je ziet in je beurt wat de sterkste bot zou doen en waarom. Speel je alleen tegen bots, dan staan hints altijd aan.
open-table = De tafel openen
open-table-note = Je krijgt een link om naar je vrienden te sturen.
start-now = Beginnen

## The waiting room

waiting-room = Een spel { $game }
send-link = Stuur deze link naar wie je erbij wilt hebben. Met de link kunnen anderen ook meekijken.
seat-change = Naam en kleur
colour-of = Kleur van { $name }
shuffle = Willekeurige volgorde
shuffle-note = Een willekeurige speler begint; iedereen houdt zijn kleur.
watching = Kijkers: { $names }
watching-others = { $count ->
    [one] 1 gast
   *[other] { $count } gasten
 }
share-note = Wie deze link heeft, kan meekijken, en aanschuiven voordat het spel begint.
link-code = QR-code voor deze link
link-scan = Scan hem met een telefoon op hetzelfde netwerk.
link-alone = Deze link werkt alleen op deze computer, omdat de server alleen verbindingen van hier aanneemt. Om vrienden op hetzelfde netwerk te laten meedoen, start je de server met
leave = Weggaan
start-fill = Beginnen met bots op de vrije plaatsen
wait-host = Wachten tot de gastheer begint.
promise = Het toeval van dit spel is al verzegeld: de vingerafdruk begint met { $commit }. Na het spel kan iedereen het nagaan.

## Importing

import-text = Plak een spel dat hier is gedownload, of een stelling in notatie. Je kunt vanaf daar doorspelen met iedereen aan dit scherm, of met bots.
import-file = Een bestand
import-paste = Of plak de tekst
import-sample = D 0,0 r0
import-which = Welk van de { $of } spelverslagen
import-no-text = Er staat geen tekst in dit bestand.
import-check = Nakijken
import-record = Een spelverslag van { $entries ->
    [one] 1 regel
   *[other] { $entries } regels
 } voor { $seats } spelers
import-position = Een stelling voor { $seats } spelers
import-scores = Punten: { $scores }
import-at = Doorgaan na regel { $at } van { $of }
import-play = Vanaf hier doorspelen
import-replay = De herhaling openen

## The score pad

score-pad = Scoreblok
score-text-carcassonne = Voor een spel aan een echte tafel: typ één tegel per regel (soort, vak, kwartslagen, horige) en zie wat iedereen zou scoren als het spel nu zou eindigen.
score-text-carson-city = Voor een spel aan een echte tafel: typ de acht rijen van de stad, de wegen en een regel per speler, en zie inkomsten, kracht en de eindpunten.
pad-way = Hoe je een stelling invoert
pad-tap = Tikken
pad-type = Typen
pad-share-note = De hele stelling zit in deze link: wie hem opent, ziet hetzelfde blok en kan ermee verder.
pad-text-carcassonne = Voor een spel aan een echte tafel: tik op een vrij vak, kies de tegel die daar ligt, draai hem en zet er horigen op. De punten worden meteen geteld, alsof het spel nu zou eindigen.
pad-text-carson-city = Voor een spel aan een echte tafel: tik op een kavel en zeg wat daar staat, van wie het is en waar de wegen liggen. De inkomsten staan op de plattegrond; de punten worden geteld alsof het spel nu zou eindigen.
pad-begin-town = Tik op een kavel om te zeggen wat daar staat.
pad-what = Wat er op deze kavel staat
pad-owner = Eigenaar
pad-owned = { $what }, van { $owner }
pad-nobody = Niemand
pad-roads = Wegen langs de zijden
pad-side-north = Noord
pad-side-east = Oost
pad-side-south = Zuid
pad-side-west = West
pad-money = Geld
pad-points = Punten
pad-cowboys = Cowboys
pad-revolvers = Revolvers
pad-roads-left = Wegen over
pad-piece-bare = leeg
pad-piece-river = rivier
pad-begin = Tik op een vak met een plus om een tegel te leggen, of op een tegel om er een horige op te zetten.
pad-lay = Een tegel leggen: { $cell }
pad-pick = Tegels die hier passen, en hoeveel er nog zijn
pad-kind = { $tile }, nog { $left }
pad-turn = Draaien
pad-remove = Weghalen
pad-follower = Een horige erop: van wie en waar
pad-whose = Van wie de horige is
pad-track = Scorespoor
pad-home = Tellen en de horigen teruggeven
score-position = De stelling
score-sample = Een voorbeeld tonen
score-clear = Wissen
sketch = De stelling
score-empty = Terwijl je typt, verschijnt hier elk punt, met de reden erbij.
score-key = Wat de letters betekenen
score-key-carcassonne = Elke regel bestaat uit soort, vak, kwartslagen, horige: E 0,-1 r2 red:c0 is tegel E ten noorden van de starttegel, twee kwartslagen met de klok mee gedraaid, met een rode horige in de stad. x telt naar het oosten, y naar het zuiden. Plaatsen: c stad, r weg, f weide, m klooster.
score-key-carson-city = Kavels: .. leeg, mo berg, ho huis, ~~ rivier, ra ranch, mi mijn, dr drugstore, ba bank, sa saloon, ht hotel, ch kerk, pr gevangenis. /A erachter noemt de eigenaar; de spelers zijn A tot en met E.
score-key-carson-city-roads = Wegen: H3,4 is de rand onder rij 3 in kolom 5, V2,5 de rand rechts van kolom 5 in rij 3. Een speler: geld, punten, cowboys, revolvers, wegen, kept=bank,saloon.
