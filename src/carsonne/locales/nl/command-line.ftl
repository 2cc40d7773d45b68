## The command line: how its commands and their arguments are explained. Words in capitals stand for what is typed.

### Headings

cli-usage = gebruik:
cli-arguments = argumenten
cli-options = opties
cli-commands = commando’s
cli-actions = acties
cli-tasks = taken

### Commands: what they do, and more about it

cli-about = Speel en bestudeer Carcassonne, Carson City en Carson City: The Card Game, en tel de punten.
cli-epilog = Met `carsonne COMMAND --help` lees je meer over een commando.
cli-about-serve = Start de server, om in de browser te spelen op deze computer of in een netwerk.
cli-more-serve = Spellen worden in een lokaal SQLite-bestand bewaard, tenzij je een --database opgeeft. Ctrl-C stopt de server; er gaat geen spel verloren.
cli-about-admin = Beheer een draaiende site: back-ups, mensen en tafels.
cli-more-admin =
    carsonne admin backup FILE         schrijf alles naar een nieuw bestand; het past bij SQLite en bij PostgreSQL
    carsonne admin backup FOLDER       hetzelfde, met het tijdstip in de naam; --keep 30 bewaart alleen de nieuwste 30
    carsonne admin restore FILE        voeg aan een database toe wat ontbreekt; wat er al is, blijft zoals het is
    carsonne admin test-restore FILE   probeer dat in een tijdelijke database, die daarna wordt gewist
    carsonne admin check [FILE]        controleer een database, of een back-up
    carsonne admin status              hoeveel mensen en tafels er zijn, en wanneer de laatste back-up is gemaakt
    carsonne admin players [NAME]      de spelers, met hun id
    carsonne admin tables              de tafels, laatst gewijzigde eerst
    carsonne admin rename ID NAME      geef een speler aan alle tafels een andere naam
    carsonne admin remove ID           wis een tafel met het spel
    carsonne admin migrate             werk een database bij zonder de server te starten
cli-admin-about-backup = schrijf alles naar een nieuw bestand, zelf benoemd of in een map, terwijl de site draait
cli-admin-about-restore = voeg de inhoud van een back-up aan een database toe
cli-admin-about-check = speel elk spel van een database of een back-up na
cli-admin-about-test-restore = zet een back-up terug in een tijdelijke database, en speel elk spel daar na
cli-admin-about-migrate = werk een database bij, zoals de server dat bij het starten doet
cli-admin-about-status = toon hoeveel mensen en tafels er zijn, en wanneer de laatste back-up is gemaakt
cli-admin-about-players = toon de spelers met hun id, de nieuwste eerst
cli-admin-about-tables = toon de tafels, laatst gewijzigde eerst
cli-admin-about-rename = geef een speler aan alle tafels een andere naam
cli-admin-about-remove = wis een tafel met het spel
cli-about-play = Speel in de terminal, met meerdere mensen aan één scherm of met bots.
cli-more-play = Geef iedereen een naam, en schrijf een bot als bot:NAME, of een eigen programma als bot:cmd:COMMAND (docs/bot-protocol.md). Om te spelen typ je een woord uit de lijst; ‘? D4’ legt er een uit, of zegt waarom het niet kan. Je kunt ook undo, list, board, help of quit typen.
cli-about-arena = Laat bots veel spellen tegen elkaar spelen.
cli-more-arena = Elke deling wordt met de bots in elke volgorde rond de tafel gespeeld, zodat geluk en plaatsen elkaar opheffen; voor de intervallen tellen de spellen van een deling als één. Dezelfde seed geeft altijd dezelfde spellen, hoeveel processen ze ook spelen. Ctrl-C stopt de reeks en toont de uitslag tot dan toe; met --records gaat de reeks daar verder als je opnieuw start. Eigen bots schrijf je als cmd:COMMAND (docs/bot-protocol.md); docs/arena.md legt de rest uit.
cli-about-stats = Beantwoord met bewaarde spellen wat spelers zich afvragen.
cli-more-stats = Welke plaats wint, welk personage, welke eerste plaatsing, wat een boer oplevert: uit spelverslagen van mensen of bots, zoals die van `carsonne arena --records`.
cli-about-dataset = Schrijf spellen tussen bots als spelverslagen en als Parquet-tabel met beslissingen.
cli-more-dataset = Elke deling wordt met de bots in elke volgorde rond de tafel gespeeld. Dezelfde seed geeft altijd dezelfde bestanden, hoeveel processen ze ook schrijven, tenzij de naam van een bot zijn tijd beperkt. De bestanden worden in delen geschreven; na Ctrl-C gaat hetzelfde commando verder waar het was gebleven, en met meer --games komt er iets bij. Heeft de extra `research` nodig; docs/research.md legt de kolommen uit.
cli-about-bench = Meet met willekeurige spellen hoe snel de regels op één kern werken.
cli-more-bench = Elk getal is het beste van meerdere metingen, want ander werk op de machine kan ze alleen vertragen.
cli-about-replay = Speel een spelverslag na en toon de stelling die eruit volgt, zoals een kijker haar ziet.
cli-about-score = Tel de punten van een stelling van een echte tafel, geschreven in de notatie van het spel, en leg elk punt uit.
cli-about-analyse = Zeg wat het sterkste niveau op een moment van een spel zou doen, en waarom.
cli-more-analyse = Het spelverslag wordt nagespeeld tot en met regel N - 1, en de zetten die de speler toen had, worden beoordeeld: wat elk van de beste drie kan verwachten, de winstkans, en wat de zet wint of riskeert.
cli-about-verify = Controleer de trekkingen van spelverslagen aan de hand van hun geheim: alle regels van een .jsonl-bestand, of één spelverslag.
cli-more-verify = De afsluitstatus is 0 als alle trekkingen kloppen, 1 als er een niet klopt, en anders 2 als een spelverslag niet kan worden gelezen of nog geen geheim heeft. De regels die niet kloppen, worden genoemd.
cli-about-games = Noem de spellen, hoeveel mensen ze kunnen spelen, en hun opties.
cli-about-lesson = Controleer een lesbestand.
cli-more-lesson = Elke stap wordt gespeeld op elke manier die hij toestaat. De afsluitstatus is 0 als de les tot het einde kan worden gespeeld, en 2 als dat niet kan; de fout zegt in welke stap, en waarom (docs/lessons.md).
cli-lesson-check = speel een les helemaal door, op elke manier die ze toestaat
cli-about-doctor = Kijk wat deze machine voor Carsonne heeft, en wat er ontbreekt.
cli-more-doctor = Er wordt niets veranderd. De afsluitstatus is 1 als iets zou verhinderen dat `carsonne serve` met deze opties start.

### Arguments. A percent sign would have to be written twice.

cli-arg-help = toon deze hulp en stop
cli-arg-lang = taal van de teksten, zoals nl (standaard: die van de omgeving)
cli-arg-version = toon de versie, en het regelnummer van elk spel
cli-arg-game = een van { $games }
cli-arg-options = regels en varianten, zoals edition=third hand=3; `carsonne games` noemt ze
cli-arg-json = schrijf één JSON-object (docs/cli-json.md)
cli-arg-record = een bestand met een spelverslag, of - voor de standaardinvoer
cli-arg-records = bestanden met spelverslagen, of - voor de standaardinvoer
cli-arg-line = te lezen regel van een .jsonl-bestand (standaard 1)
cli-arg-line-all = te lezen regel van een .jsonl-bestand (standaard allemaal)
cli-arg-backup = de back-up
cli-arg-backup-or-none = een back-up; zonder back-up wordt de database gecontroleerd
cli-arg-admin-database = sqlite:///FILE of postgresql://…; standaard CARSONNE_DATABASE, of het SQLite-bestand in je thuismap
cli-arg-backup-or-folder = de back-up, of een map met back-ups
cli-arg-keep = in een map: wis alle back-ups behalve de nieuwste N
cli-arg-part = een deel van de naam, of een id
cli-arg-status = alleen tafels met deze status
cli-arg-player = alleen tafels van de speler met deze id
cli-arg-player-id = de id van de speler, zoals `carsonne admin players` die toont
cli-arg-new-name = de nieuwe naam
cli-arg-table-id = de id van de tafel, zoals in het adres
cli-arg-most = hoogstens zoveel regels (standaard 50)
cli-arg-move = regel N van het spelverslag, vanaf 1
cli-arg-luck = toeval van het zoeken (standaard 0)
cli-arg-bots = de bots aan tafel, zoals greedy,random
cli-arg-dataset-bots = de bots aan tafel, zoals greedy,policy
cli-arg-games = hoeveel spellen minstens (standaard 100)
cli-arg-seats = speel aan elke tafel met N van de bots (standaard: allemaal aan één tafel)
cli-arg-orders = hoe de bots van plaats wisselen (standaard all)
cli-arg-clock = hoe de seconden bedenktijd van bots worden gemeten (standaard wall)
cli-arg-seed = een woord of getal naar keuze (standaard 0)
cli-arg-stop-early = stop als vaststaat of de eerste bot sterker of zwakker is
cli-arg-jobs = aantal processen (standaard: één per kern)
cli-arg-on = speel hier, of op een Ray-cluster (heeft carsonne[arena] nodig)
cli-arg-arena-records = schrijf de spelverslagen naar dit bestand zodra spellen aflopen, en ga daarmee verder
cli-arg-report = schrijf een verslag met tabellen en grafieken
cli-arg-html = schrijf de antwoorden met grafieken naar dit bestand
cli-arg-out = waar er wordt geschreven; wordt gemaakt als het er niet is
cli-arg-shard = spellen in een bestand (standaard 200)
cli-arg-planes = voeg de vlakken van de waarnemingen toe, wat de bestanden veel groter maakt
cli-arg-bench-seats = aantal spelers (standaard: wat het spel zelf kiest)
cli-arg-seconds = seconden per meting (standaard 1)
cli-arg-players = namen en bots (standaard: Player,bot:fair)
cli-arg-play-seed = een woord naar keuze; hetzelfde woord deelt altijd hetzelfde spel
cli-arg-play-record = bewaar het spelverslag na elke zet in dit bestand
cli-arg-no-colour = gebruik geen kleuren
cli-arg-at = stop na N regels, trekkingen meegeteld
cli-arg-position = de stelling, of - voor de standaardinvoer (docs/notation.md)
cli-arg-lesson = een lesbestand, of - voor de standaardinvoer
cli-arg-doctor-host = adres om op te luisteren (standaard 127.0.0.1)
cli-arg-doctor-port = poort (standaard 8000)
cli-arg-doctor-database = sqlite:///FILE of postgresql://…; standaard: je eigen bestand
server-arg-host = adres om op te luisteren (standaard 127.0.0.1); met 0.0.0.0 is de server vanuit je netwerk bereikbaar
server-arg-port = poort (standaard 8000); 0 kiest een vrije poort
server-arg-database = sqlite:///FILE of postgresql://…; standaard een SQLite-bestand in je thuismap
server-arg-redis = redis://…; nodig bij meerdere serverprocessen
server-arg-workers = aantal serverprocessen (standaard 1)
server-arg-proxy = adres of netwerk van een proxy ervoor (mag vaker): alleen die mag zeggen waar een bezoeker vandaan komt
server-arg-secure = stuur cookies alleen via HTTPS; achter een proxy met TLS
server-arg-keep-abandoned = verwijder onafgemaakte tafels die DAYS dagen stilliggen; standaard blijven ze bewaard
server-arg-keep-alone = verwijder afgelopen spellen van één persoon, met bots of gasten, na DAYS dagen; standaard blijven ze bewaard
server-arg-open = open een browser

### What is wrong with arguments

cli-args-required = deze argumenten zijn verplicht: { $names }
cli-args-unrecognized = onbekende argumenten: { $words }
cli-args-at = argument { $name }: { $what }
cli-args-choice = ongeldige keuze: { $value } (kies uit { $choices })
cli-args-whole = moet een geheel getal zijn, niet { $value }
cli-args-number = moet een getal zijn, niet { $value }
cli-args-one = heeft één argument nodig
cli-args-some = heeft minstens één argument nodig
cli-args-ambiguous = dubbelzinnige optie: { $word } kan { $names } zijn
cli-args-none = neemt geen waarde aan, ook niet { $value }
cli-see-help = (zie { $command } --help)
server-bad-days = { $value } is geen aantal dagen
no-such-language = Er is geen taal { $name }.
