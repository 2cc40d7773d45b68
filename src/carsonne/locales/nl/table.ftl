## The table, for every game

players = Spelers
player-head = Speler
players-look = { $name } bekijken
players-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
rank = Rang
points-head = Punten
side-label = Logboek en meer
log = Logboek
log-empty = Er is nog niets gebeurd.
question = Vraag
told = Wat er net is gebeurd
told-total = { $name } heeft nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }.
told-undone = { $name } neemt een zet terug.
log-foot = Wijs een regel aan om hem op het bord te zien
log-foot-touch = Tik op een regel om hem op het bord te zien
tag-your-turn = Jouw beurt
tag-turn = Aan zet
tag-bot = Bot
scene-skip = Klik om over te slaan
scene-skip-touch = Tik om over te slaan
aid = Spelershulp
aid-search = In de spelershulp zoeken
aid-rule = De regel lezen
aid-features = Gebieden
aid-buildings = Gebouwen
aid-characters = Personages
aid-squares = Het spoor
aid-parcels = Wat kavels tonen
aid-followers = Horigen
aid-end = Einde van het spel
aid-tiles = op { $count } van { $of } tegels
aid-count = { $count } in het spel
aid-limit = limiet ${ $limit }
aid-limits = limiet ${ $yellow } geel, ${ $red } rood
aid-duels = Duels
aid-more = Meer
aid-eras = { $first } in Era I, { $second } in Era II
aid-attraction = prioriteit { $attraction }
lesson-menu = Leer dit spel: een les van { $minutes } minuten
lesson-go-on = Doorgaan
lesson-play-on = Doorspelen
hint = Hint
hint-title = Wat { $level } zou doen
hint-thinking = Denkt na…
hint-wins = { $percent }% winstkans
hint-leads = { $points } voor
hint-trails = { $points } achter
hint-improving = Een eerste indruk. Denkt nog na…
hint-expected = Verwachte uitslag: jij { $points }
hint-other = { $name } { $points }
hint-virtual = virtuele speler
hint-gain = Ervoor:
hint-risk = Ertegen:
hint-behind = { $points ->
    [one] { $points } punt slechter dan de beste zet
   *[other] { $points } punten slechter dan de beste zet
}
hint-take = Dit spelen
tag-bot-rated = Bot, { $rating }
tag-away = Afwezig
tag-stand-in = Bot speelt
tag-resigned = Opgegeven
tag-winner = Winnaar
undo = Ongedaan
undo-key = De laatste stap ongedaan maken (U)
restart-turn = Beurt opnieuw beginnen
confirm = Bevestigen
results = Uitslag
rematch = Nog een keer
replay = Herhaling
download-record = Spelverslag downloaden
rules-why = Regels
sending = Hier bewaard. Wordt verstuurd zodra je weer online bent.
link-lost = Verbinding verbroken. We maken opnieuw verbinding; er gaat niets verloren.
link-stalled = De server kan nu geen zetten opslaan. Die van jou wordt bewaard en opnieuw verstuurd.
link-gone = De server heeft deze verbinding gesloten. Laad de pagina opnieuw.

handover-title = { $name } is aan de beurt
handover-text = Geef het scherm door. Wat alleen jij mag zien, blijft verborgen tot je klaar bent.
handover-here = Ik ben { $name }

resign = Opgeven
resign-sure = Voorgoed opgeven? Met meer dan twee spelers speelt een bot voor je verder.
keep-playing = Doorspelen
abandon = Voorstellen om zonder winnaar te stoppen
abandon-not = Het voorstel intrekken
abandon-offer = Voorstel van { $names }: het spel hier beëindigen, zonder winnaar.
abandon-agree = Akkoord
abandon-agreed = Willen het spel beëindigen: { $names }
stand-in-me = Een bot voor mij laten spelen
stand-in-for = Een bot voor { $name } laten spelen
stand-in-soon = { $name } is net weggegaan. Blijft dat een tijdje zo, dan kun je hier een bot laten invallen.
return = Mijn plaats weer innemen
ask-named = { $name }: { $text }
ask-resigned = Je hebt **opgegeven**
ask-resigned-how = Een bot speelt voor je verder; de uitslag staat hier als het spel is afgelopen.
ask-return = Een **bot** speelt voor je
ask-return-how = Hij speelt door tot je je plaats weer inneemt.

table-closed = Deze tafel is gesloten voordat het spel begon
outcome-won = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
 }
outcome-you-won = Je hebt gewonnen
outcome-you-share = Je deelt de overwinning met { $others }
outcome-resignation-you = Je hebt gewonnen: alle anderen hebben opgegeven
outcome-resignation = { $winners } wint: alle anderen hebben opgegeven
outcome-agreement = In overleg beëindigd, zonder winnaar

what-happened = Wat is er gebeurd?
moments = Wat de doorslag gaf
moment-untold = Een beurt waarin niets bijzonders gebeurde
moment-coming = Deze beurt wordt nog bekeken…
moment-chance = { $name }: winstkans { $before } → { $after }
moment-better = Beter was
moment-better-chance = winstkans { $chance } hoger
moment-better-points = ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } meer waard
moment-nothing-better = Er is niets beters gevonden.
points-over-game = Punten tijdens het spel
curve-label = Verloop van de punten tijdens het spel. Aan het einde: { $points }
points-by-source = Waar de punten vandaan kwamen
source-head = Punten voor
points-by-round = Ronde voor ronde
round-head = Na

fair-check = Is er eerlijk gedeeld?
fair-yes = Eerlijk: alle { $draws } trekkingen volgen uit het getal dat vóór het spel is verzegeld.
fair-no = Niet eerlijk: de trekkingen volgen niet uit het verzegelde getal.
fair-unknown = Voor dit spel kunnen we het niet zeggen.
fair-imported = Dit spel is geïmporteerd, dus we kunnen niet nagaan hoe er is gedeeld.
fair-lesson = Dit was een les: de eerste trekkingen zijn gekozen om iets te laten zien.
fair-details = De getallen
fair-how = Het zegel is de SHA-256 van het geheim. Elke trekking is een HMAC van het geheim en de getallen van de spelers.
fair-commit = Zegel
fair-seed = Geheim
fair-salt = Getallen van de spelers

keys-title = Sneltoetsen
key-undo = Ongedaan maken (Shift: de hele beurt)
key-help = Deze toetsen tonen
wait-bot = Het is een bot, dus het duurt niet lang.

## Replay

replay-of = { $game }, herhaling
replay-begin = Het begin
replay-scrub = Zet
replay-first = Naar het begin (Home)
replay-back = Eén zet terug (←)
replay-forward = Eén zet vooruit (→)
replay-last = Naar het einde (End)
replay-play = Afspelen (spatiebalk)
replay-pause = Pauzeren (spatiebalk)
replay-at = Zet { $n } van { $of }
replay-speed = Snelheid
replay-speed-0 = Langzaam
replay-speed-1 = Normaal
replay-speed-2 = Snel
replay-speed-3 = Heel snel
replay-more = Meer
replay-to-table = Terug naar de tafel
replay-link = Link naar deze zet delen
copy-notation = De stelling als tekst kopiëren
to-pad = In het scoreblok openen
play-on = Vanaf hier doorspelen
play-on-note = Opent een nieuwe tafel met deze stelling: bots blijven, alle anderen spelen aan dit scherm.
options-of-table = Regels:
option-said = { $option }: { $value }
option-without = { $option }: nee
option-on = Ja
option-off = Nee
option-own = Eigen
