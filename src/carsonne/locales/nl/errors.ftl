## What cannot be done

verbatim = { $text }
error-bug = Er ging iets mis op de server.

### Moves

error-illegal = Die zet mag hier niet.
error-over = Het spel is afgelopen.
error-not-your-turn = Je bent niet aan de beurt.
error-confirm-first = Je beurt is compleet: bevestig hem of maak hem ongedaan.
error-nothing-to-confirm = Er valt nu niets te bevestigen.
error-nothing-to-undo = Er valt niets ongedaan te maken.
error-nothing-to-decide = Voor deze plaats valt er nu niets te beslissen.
error-stale = Het spel is verdergegaan sinds die vraag werd gesteld.
error-no-such-seat = Er is in dit spel geen plaats { $seat }.
error-not-drawn = Dat kan nu niet worden getrokken.
error-move-type = Een zet moet een object met een "type" zijn.
error-move-keys = De sleutels van een zet moeten strings zijn.
error-seats = { $game } is voor { $few } tot { $many } spelers, niet voor { $seats }.
error-names = Er zijn { $seats } plaatsen maar { $names } namen.
error-other-move = { $game } heeft geen zet { $move }.
error-no-such-move = { $game } heeft geen zet { $move }. De zetten zijn { $moves }.
error-move-must-say = Een zet { $move } moet { $field } vermelden.
error-move-has-no = Een zet { $move } heeft geen { $field }.
error-not-a-move = Dit is geen zet van het type { $move }.
error-whole-number = { $field } moet een geheel getal zijn.
error-true-or-false = { $field } moet true of false zijn.
error-no-such-word = Er is geen { $field } { $value }.

### Names and options

two-sentences = { $before } { $after }
error-at = { $where }: { $what }
error-in-line = Regel { $line }: { $what }
choices = Je kunt kiezen uit { $choices }.
did-you-mean = Bedoel je { $near }? Je kunt kiezen uit { $choices }.
no-such-game = Er is geen spel { $name }.
no-such-lesson = Er is geen les { $name }.
no-such-option = Er is geen optie { $name }.
error-option = De optie { $name } moet { $allowed } zijn, niet { $value }.
error-option-word = Schrijf een optie als naam=waarde: in { $word } staat geen ‘=’.
allowed-choice = { OR($choices) }
allowed-bool = true of false
allowed-seat = een plaats van { $low } tot en met { $high }
allowed-int = een geheel getal van { $low } tot en met { $high }
allowed-text = tekst
allowed-file = de tekst van een bestand

### Records

record-too-long = Het spelverslag heeft { $bytes } bytes; er zijn er hoogstens { $most } toegestaan.
record-empty = Dit is geen spelverslag: het is leeg.
record-unreadable = Dit is geen spelverslag: { $why }.
record-too-deep = Dit is geen spelverslag: het is te diep genest.
record-format = Het spelverslag heeft formaat { $format }; deze versie leest formaat { $ours }.
record-of-other-game = Het spelverslag hoort bij het spel { $game }, niet bij { $ours }.
record-of-other-rules = Het spelverslag volgt regels nummer { $rules }; deze versie speelt regels nummer { $ours }.
record-too-short = { $entries ->
    [one] Het spelverslag heeft maar één regel; er is geen regel { $entry }.
   *[other] Het spelverslag heeft { $entries } regels; er is geen regel { $entry }.
 }
record-hidden = Dit was nog verborgen toen het spelverslag werd gemaakt. Haal het opnieuw op als het spel is afgelopen.
record-scores = Volgens het spelverslag zijn de scores { $said }, maar de zetten leveren { $found } op.
record-no-seed = In het spelverslag staat geen geheim: dat wordt pas onthuld als het spel is afgelopen.
record-other-scheme = Het spelverslag gebruikt het deelschema { $scheme }; deze versie controleert { $ours }.
record-seed-not-hex = Dit is geen hexadecimaal getal.
record-seed-length = Een geheim heeft { $bytes } bytes, niet { $found }.
record-other-commitment = Het geheim past niet bij het zegel van vóór het spel.
record-nothing-to-draw = Hier valt niets te trekken.
record-other-draw = Uit het geheim volgt { $draw }.
snapshot-other = De momentopname is van { $game }, regels nummer { $rules }, of heeft een andere indeling.
snapshot-moves = Vóór de momentopname waren er { $moves } zetten, niet { $found }.

### Lessons

lesson-too-long = De les heeft { $bytes } bytes; er zijn er hoogstens { $most } toegestaan.
lesson-unreadable = Dit is geen les: { $why }.
lesson-too-deep = Dit is geen les: ze is te diep genest.
lesson-format = De les heeft formaat { $format }; deze versie leest formaat { $ours }.
lesson-ways = Er zijn meer dan { $most } wegen door de les: vraag om minder zetten in een stap.
lesson-not-asked = De leerling heeft hier niets te beslissen.
lesson-otherwise = Hier mogen ook andere zetten: zeg er iets over.
lesson-no-such-move = Geen toegestane zet lijkt op { $pattern }.
lesson-told = De zetten van de leerling worden gevraagd, niet voorgezegd.

### Names of people

error-name-length = Een naam heeft 1 tot en met { $most } tekens.
error-name-invisible = Een naam mag geen onzichtbare tekens hebben.
error-name-accents = Een naam mag niet zoveel accenten boven elkaar hebben.
error-name-of-bot = Zo heet een bot; kies een andere naam.

### Tables

error-lesson-read-on = Lees eerst verder: zover is de les nog niet.
error-lesson-not-yours = Dit is niet jouw les.
error-no-lesson = Zo’n les is er niet.
error-record-or-position = Begin met een spelverslag of een stelling, niet met allebei.
error-no-notation = { $game } heeft geen notatie voor stellingen.
error-record-seats = Het spelverslag heeft { $record } plaatsen, de tafel { $table }.
error-not-over = Het spel is nog niet afgelopen.
error-no-such-entry = Het spel heeft maar { $entries } regels.
error-no-results-yet = Er is geen uitslag voordat het spel is afgelopen.
error-log-disagrees = Het logboek en de regels spreken elkaar tegen bij regel { $entry }.
error-colours-later = Kleuren kun je alleen kiezen voordat het spel begint.
error-colour-taken = Een andere speler heeft deze kleur al.
error-started = Dit spel is al begonnen.
error-not-running = Dit spel is niet aan de gang.
error-not-your-seat = Dat is niet jouw plaats.
error-no-seat = Je hebt geen plaats aan deze tafel.
error-few-seats = { $count ->
    [one] Er is maar één plaats vrij.
   *[other] Er zijn maar { $count } plaatsen vrij.
 }
error-not-host = Alleen de gastheer kan het spel laten beginnen.
error-seats-open = Er zijn nog plaatsen vrij.
error-resigned = Je hebt al opgegeven.
error-no-takeover = Aan deze tafel kunnen bots niet invallen: geef op, of beëindig het spel in overleg.
error-nobody-there = Op plaats { $seat } zit niemand om te vervangen.
error-bot-already = Op deze plaats speelt al een bot.
error-not-away = Een bot kan alleen invallen voor wie al een tijdje afwezig is.
error-others-bot = Je kunt niet kiezen welke bot voor een ander speelt.
error-no-return = Na opgeven kun je niet terugkomen.
error-seat-taken = Die plaats is bezet.
error-table-full = Deze tafel is vol.
error-many-waiting = Je hebt al { $count } wachtende tafels.
error-no-table = Deze tafel bestaat niet. Misschien is de link niet volledig.
error-old-rules = Deze versie kan dit spel niet openen: { $why }
error-changing = Het spel verandert te snel; probeer het nog eens.
error-not-started = Het spel is nog niet begonnen.
error-table-closed = Deze tafel is gesloten.
error-many-games = Je hebt te veel lopende spellen. Speel er een uit, of wacht tot er een paar stilliggen.
error-many-bots = Er spelen te veel bots in je spellen. Speel een spel uit, of wacht tot er een paar stilliggen.
error-restarting = De server wordt opnieuw gestart.
error-silent = We hebben al een tijdje niets van je browser gehoord.
error-moved = Deze tafel is naar een ander serverproces verhuisd.
error-no-survey = Voor dit spel is er geen hulp.

### Requests

error-nothing-here = Op dit adres is niets.
error-no-name = Kies eerst een naam.
error-no-score-pad = Voor { $game } is er geen scoreblok.
error-explained-later = Eerdere zetten kunnen worden uitgelegd als het spel is afgelopen.
error-no-hints = Aan deze tafel zijn er geen hints.
error-hint-busy = Je vorige hint is nog niet klaar.
error-many-watchers = Er kijken te veel mensen mee aan deze tafel.
error-many-windows = Je hebt deze tafel in te veel vensters geopend.
error-many-messages = Je hebt te veel berichten achter elkaar gestuurd.
error-message-too-long = Een bericht mag hoogstens { $most } bytes hebben.
error-bad-message = Dit is geen geldig bericht: { $why }.
error-message-too-deep = Dit is geen geldig bericht: het is te diep genest.
error-no-hello = Stuur eerst een hello.
error-slow-down = Te veel berichten achter elkaar; wacht even.

### Bots

no-such-bot = Er is geen bot { $name }.
error-bot-name = Er is geen bot { $name }: { $why }.
bot-forms = search@0.5s of search@2000
error-bot-unreadable = Het commando { $command } kan niet worden gelezen: { $why }.
error-bot-no-command = Een eigen bot heeft een commando nodig, zoals cmd:python my_bot.py.
error-bot-no-program = Er is geen programma { $program } dat als bot kan draaien.

### Fields of a request

the-request = Het verzoek
the-record = Het spelverslag
the-name-of = De naam van speler { $n }
a-name = Een naam
the-field = ‘{ $field }’
error-empty = { $what } mag niet leeg zijn.
error-long = { $what } mag hoogstens { $value } tekens hebben.
error-few-entries = { $what } moet minstens { $value } onderdelen hebben.
error-many-entries = { $what } mag hoogstens { $value } onderdelen hebben.
error-characters = { $what } heeft tekens die niet zijn toegestaan.
error-small = { $what } moet minstens { $value } zijn.
error-large = { $what } mag hoogstens { $value } zijn.
error-lacks = { $what } heeft ‘{ $value }’ nodig.
error-has-no = { $what } heeft geen ‘{ $value }’.
error-cannot-be = { $what } kan niet { $value } zijn.
error-wrong-type = { $what } moet { $wanted } zijn, niet { $got }.
error-invalid = { $what } is niet geldig: { $why }.
error-record-damaged = Dit is geen spel dat hier is gedownload: de tekst is beschadigd of afgebroken.
error-not-a-record = Dit is geen spel dat hier is gedownload.
kind-or = { $one } of { $other }
kind-str = een tekst
kind-int = een geheel getal
kind-float = een getal
kind-bool = true of false
kind-array = een lijst
kind-object = een object
kind-null = niets
error-body-encoding = De inhoud is geen geldige UTF-8.
error-body-depth = De inhoud is te diep genest.
error-http-400 = Het verzoek is ongeldig: { $why }
error-http-401 = Kies eerst een naam.
error-http-403 = Dit mag je niet.
error-http-404 = Op dit adres is niets.
error-http-405 = Dit adres neemt zo’n verzoek niet aan.
error-http-409 = Dat kan op dit moment niet.
error-http-413 = Het verzoek is te groot.
error-http-415 = Het verzoek heeft een type dat hier niet wordt gelezen.
error-http-429 = Te veel verzoeken; wacht even.
error-http-503 = De server is niet beschikbaar; probeer het zo nog eens.

### The database

error-database = { $why } Probeer het zo nog eens.
database-away = De database antwoordt niet.
database-full = De database heeft geen schijfruimte meer.
database-read_only = De database kan op dit moment alleen worden gelezen.
redis-away = Redis antwoordt niet: er wordt doorgespeeld, maar nieuws van andere serverprocessen duurt een paar seconden.

### Connections

error-head = De kop van een verzoek mag hoogstens { $lines } regels en { $bytes } bytes hebben.
error-slow = Het verzoek kwam niet op tijd aan.
error-not-http = Dit is geen geldig HTTP-verzoek.
error-foreign-page = Sockets kunnen alleen vanaf de site zelf worden geopend.
dealt-elsewhere = Een deel van dit spel is ergens anders gedeeld.
