## Carson City

cc-town = De stad
cc-track = Actiespoor
cc-cast = Personages
cc-view-town = Stad
cc-view-track = Spoor
cc-view-players = Spelers
cc-views = Weergaven
cc-peaceful = Hier geen duel
cc-kept-now = Bewaarde gebouwen mogen nu worden neergezet
cc-for-sale = Te koop: { $building }.
cc-limit = limiet
cc-taken-by = genomen door { $name }
cc-limit-note = Limiet ${ $limit }.
cc-limit-of = limiet ${ $limit }
cc-note-salary = $4 voor elke cowboy. Hier wordt niet gevochten.
cc-note-ammunition = Kracht +3 voor de rest van de ronde.
cc-note-roads_3 = Drie wegen.
cc-note-roads_1 = Een weg voor elke cowboy. Hier wordt niet gevochten.
cc-note-land_purchase = Cowboys op kavels kopen die, in pasvolgorde.
cc-note-build_12 = Hier is niets te koop.
cc-note-build_10 = Hier is niets te koop.
cc-note-build_8 = Hier is niets te koop.
cc-note-build_6 = Hier is niets te koop.
cc-note-build_5 = Hier is niets te koop.
cc-note-build_4 = Hier is niets te koop.
cc-note-build_3 = Hier is niets te koop.
cc-note-income_land = $2 voor elk van je kavels.
cc-note-income_cowboys = $2 voor elk punt van je kracht.
cc-note-income_gambling = Gooi twee dobbelstenen en neem dat aantal dollars.
cc-note-income_buildings = Elk gebouw betaalt; cowboys op gebouwen van andere spelers nemen de helft.
cc-note-vp_land = Een punt voor elke twee kavels.
cc-note-vp_cowboys = Een punt voor elke twee punten kracht.
cc-note-vp_buildings = Een punt voor elk van je gebouwen.
cc-note-buy_vp_5 = Zoveel punten als je wilt, $5 per stuk.
cc-note-buy_vp_4 = Zoveel punten als je wilt, $4 per stuk.
cc-note-buy_vp_3 = Zoveel punten als je wilt, $3 per stuk.
cc-note-buy_vp_2 = Zoveel punten als je wilt, $2 per stuk.

## What a place is worth

cc-owned = Van { $name }
cc-owned-yours = Van jou
cc-stands = { $white ->
    [1] Hier staat de witte cowboy van { $name }
   *[other] { $count ->
        [one] Hier staat { $name }
       *[other] Hier staat { $name } met { $count } cowboys
    }
 }
cc-around = Eromheen: { $all }
cc-around-side = { $side } { $what }
cc-around-land = kavel
cc-around-of = { $what } van { $name }
cc-around-yours = jouw { $what }
cc-price-now = Prijs nu ${ $price }
cc-unserved = Hier komt geen weg
cc-earns = Hier levert { FORM($building, "def") } ${ $income } op
cc-safe = Kan niet worden aangevallen
cc-because-bare_parcels = { $count ->
    [one] 1 lege kavel à $1
   *[other] { $count } lege kavels à $1
 }
cc-because-minimum = minstens $1
cc-because-mountains = { $count ->
    [one] 1 berg à ${ $each }
   *[other] { $count } bergen à ${ $each }
 }
cc-because-river = de rivier, ${ $each }
cc-because-houses = { $count ->
    [one] 1 huis à ${ $each }
   *[other] { $count } huizen à ${ $each }
 }
cc-because-ranches = { $count ->
    [one] 1 ranch à ${ $each }
   *[other] { $count } ranches à ${ $each }
 }
cc-because-mines = { $count ->
    [one] 1 mijn à ${ $each }
   *[other] { $count } mijnen à ${ $each }
 }
cc-because-hotel = altijd $6
cc-because-parcels = { $count ->
    [one] { $count } kavel, een punt voor elke twee
   *[other] { $count } kavels, een punt voor elke twee
 }
cc-because-strength = kracht { $count }, een punt voor elke twee
cc-because-dollars = voor ${ $count }
cc-because-vp_buildings = { $count ->
    [one] 1 gebouw
   *[other] { $count } gebouwen
 }
cc-because-bought_points = { $count } voor ${ $each } per stuk
cc-because-sheriff = { $count ->
    [one] 1 verloren duel, { $each } punten
   *[other] { $count } verloren duels, elk { $each } punten
 }
cc-because-pieces = { $count ->
    [one] 1 gebouw, huis of berg, { $each } punten
   *[other] { $count } gebouwen, huizen en bergen, elk { $each } punten
 }
cc-because-pieces_at_bridge = { $count ->
    [one] 1 gebouw, huis of berg aan een brug, { $each } punten
   *[other] { $count } gebouwen, huizen en bergen aan een brug, elk { $each } punten
 }
cc-because-kit_carson = voor vroeg vastleggen
cc-gives-building = Je mag { FORM($building, "def") } kopen voor ${ $price }
cc-gives-nothing = Er is niets te koop
cc-gives-land = De kavel zou ${ $price } kosten
cc-gives-guard = Beschermt ${ $money } van je inkomsten
cc-gives-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
cc-gives-buy = { $points ->
    [0] Punten voor ${ $price } per stuk, waar je nu het geld niet voor hebt
    [one] 1 punt voor ${ $price }
   *[other] Tot { $points } punten voor ${ $price } per stuk
 }
cc-gives-roads = { $count ->
    [one] 1 weg
   *[other] { $count } wegen
 }
cc-gives-strength = Kracht +{ $count } in deze ronde
cc-gives-money = ${ $money }
cc-money-range = ${ $least }–{ $most }
cc-money-more = +${ $money }
cc-money-less = −${ $money }
cc-gives-loot = Een geslaagde aanval levert ${ $money } op
cc-contest = { $name } staat er ook: kracht { $theirs }, de jouwe { $mine } als je er staat

## What is foreseen

cc-you = jij
cc-pays-points = { $points } p.
cc-site = Levert ${ $income } per ronde op
cc-site-why = Levert ${ $income } per ronde op ({ $why })
cc-site-none = Levert zelf niets op
cc-site-housed = ${ $income } met het huis ernaast
cc-site-gain = { $gain } voor al je gebouwen samen
cc-site-rounds = { $rounds ->
    [0] betaalt niet meer
    [one] betaalt nog één keer: { $total }
   *[other] betaalt nog { $rounds } keer: { $total }
 }
cc-house-gains = Vanaf nu per ronde: { $parts }
cc-best = Het beste op { $parcel }: { $income } per ronde
cc-best-planned = Het beste op { $parcel }, als die van jou is: { $income } per ronde
cc-best-nowhere = Je zou het nu niet kunnen bouwen, alleen bewaren
cc-duel-chance = Je wint het duel in { $chance }% van de gevallen
cc-duel-chances = Je wint het duel in { $low } tot { $high }% van de gevallen
cc-tile-chance = wint { $chance }%
cc-worth-now = nu { $gains }
cc-worth-strength = kracht +{ $count }
cc-worth-end = aan het eind ongeveer { $points }
cc-means = ${ $free } vrij: ${ $money }{ $salary ->
    [0] {""}
   *[other] {" "}+ ${ $salary } loon
 } − ${ $committed } voor kavels en gebouwen.
cc-means-short = ${ $short } te weinig: ${ $money }{ $salary ->
    [0] {""}
   *[other] {" "}+ ${ $salary } loon
 } − ${ $committed } voor kavels en gebouwen.
cc-means-limit = { $room ->
    [0] Je zit op de limiet van ${ $limit }.
   *[other] Limiet ${ $limit }: er kan nog ${ $room } bij.
 }
cc-means-over = Limiet ${ $limit }: ${ $over } te veel.
cc-how-raid-share = Je krijgt ${ $share }, de helft van wat het oplevert.
cc-own-tiles = Je dueltegels
cc-played-tiles = Gespeelde tegels
cc-played-none = geen
cc-chosen = { $what }: { $then }
cc-bridge-at = Een brug { $edge }: twee wegen
cc-built-at = { $building } op { $parcel }
cc-house-asks = { $what }: het wordt aan { $name } gevraagd

## Overlays

cc-overlay = Op de stad tonen
cc-overlay-none = Stad
cc-overlay-prices = Kavelprijs
cc-overlay-served = Ontsloten
cc-overlay-income = Inkomsten
cc-overlay-attacks = Aanvallen
cc-legend-none = Stip: hier kun je iets doen. Vlag: van iemand. Twee kleuren op één plek: een duel.
cc-legend-prices = Wat elke vrije kavel nu kost: $1, plus $1 voor elk object erop en eromheen.
cc-legend-served = Gearceerde kavels hebben geen weg: daar kunnen alleen ranches en mijnen worden gebouwd.
cc-legend-income = Wat elk gebouw nu oplevert. Wijs er een aan om te zien waarom.
cc-legend-attacks = { $attacks ->
    [0] Niemand valt iemand aan.
    [one] Er wordt 1 gebouw aangevallen; een schild betekent dat de eigenaar het verdedigt.
   *[other] Er worden { $attacks } gebouwen aangevallen; een schild betekent dat de eigenaar het verdedigt.
 }

## What is asked

cc-ask-draft = Kies een **kavel** om mee te beginnen
cc-how-draft = Hij is gratis.
cc-ask-pick = Kies een **personage** voor deze ronde
cc-how-pick = Het nummer bepaalt wanneer je plaatst.
cc-ask-settler = Kies een **kavel**: een geschenk van de Kolonist
cc-how-settler = Elke vrije kavel mag.
cc-ask-captain-yellow = Hoeveel **cowboys** neemt de Kapitein aan?
cc-how-captain-yellow = Ze blijven bij je. Je hebt ${ $money }.
cc-ask-captain-red = Hoeveel **revolvers** koopt de Kapitein?
cc-how-captain-red = Je houdt ze. Je hebt ${ $money }.
cc-ask-money_or_wait-grocer-yellow = Nu **$8**, of **wachten** op de inkomsten uit gebouwen?
cc-how-money_or_wait-grocer-yellow = Als je wacht, kun je één soort van je gebouwen verdubbelen, of alsnog de $8 nemen.
cc-ask-money_or_wait-grocer-red = Nu **$8**, of aan het einde van de ronde een punt per **huis**?
cc-how-money_or_wait-grocer-red = Alle huizen op je kavels tellen, ook die van deze ronde.
cc-ask-money_or_wait-settler-red = Nu **$8**, of aan het einde van de ronde een punt per **berg**?
cc-how-money_or_wait-settler-red = Alle bergen op je kavels tellen, ook die je deze ronde krijgt.
cc-ask-worker = Neem je voor $5 een **gebouw** uit het aanbod?
cc-how-worker = Kies er een op het spoor; dan bouw je het meteen of bewaar je het.
cc-ask-place = Plaats een **cowboy**, of pas
cc-ask-place-white = Plaats de **witte cowboy**, of pas
cc-how-place = Op het spoor of op een kavel. Elke plek zegt wat hij je oplevert.
cc-how-place-white = Op een plek waar nog niemand staat. Niemand kan hem uitdagen.
cc-ask-kit_carson = Plaats je **cowboys**, iedereen tegelijk, en leg dan vast
cc-how-kit_carson = Kies een van je cowboys om hem te verzetten of terug te nemen.
cc-ask-next_duel = Welk **duel** komt eerst?
cc-how-next_duel = De verliezer neemt de cowboy terug en is sterker in het volgende duel.
cc-ask-duel_tile = Kies een **tegel** voor het duel: { $target }
cc-how-duel_tile = Hij telt bij je kracht op en blijft verborgen tot iedereen heeft gekozen.
cc-how-duel_tile-withdraw = Hij blijft verborgen tot iedereen heeft gekozen. Als je je terugtrekt, verlies je de cowboy, niet het duel.
cc-ask-withdraw = **Vechten** of je **terugtrekken**: { $target }?
cc-how-withdraw = Als je verliest, neem je je cowboy terug. Als je je terugtrekt, verlies je de cowboy, niet het duel.
cc-ask-land = **Koop** de kavels die je hebt gewonnen, of ga door
cc-how-land = Eén voor één, in een volgorde naar keuze. Je hebt ${ $money }.
cc-ask-roads = Leg **wegen**, of ga door
cc-how-roads = Een nieuwe weg moet het wegennet raken.
cc-ask-last_roads = Leg de laatste **wegen**, of ga door
cc-how-last_roads = Daarna komt de eindtelling.
cc-how-bridge = { $how } Een brug, aangegeven met een 2, kost twee wegen.
cc-ask-laying = Leg een **weg**
cc-how-laying = Een nieuwe weg moet het wegennet raken. Daarna keer je terug naar de vraag.
cc-ask-construction = Koop je **{ FORM($building, "def") }** voor ${ $price }?
cc-how-construction = Je kunt het nu bouwen of bewaren. Je hebt ${ $money }.
cc-ask-build = Waar komt **{ FORM($building, "def") }**?
cc-how-build = Op een kavel van jezelf. Is er geen plek, bewaar het dan.
cc-ask-house = Waar komt het **huis** van { FORM($building, "def") }?
cc-how-house = Op een vrije kavel, een kavel van jezelf, of een van een andere speler die het goedvindt.
cc-ask-consent = Mag { $builder } een **huis** op jouw { $house } zetten?
cc-how-consent = Het huis zou van jou zijn. Het komt met { FORM($building, "def") } op { $site } mee.
cc-ask-kept_buildings = Zet **bewaarde gebouwen** neer, of ga door
cc-how-kept_buildings = Kies een gebouw, en dan een van je kavels.
cc-ask-double = Van welke **gebouwen** verdubbel je de inkomsten?
cc-how-double = Naast elk staat wat die van jou nu opleveren. Of neem in plaats daarvan $8.
cc-ask-raid = Beroof je **{ FORM($piece, "def") }** van { $owner } op { $parcel }?
cc-how-raid = Je krijgt de helft van wat het oplevert.
cc-ask-buy_points = Hoeveel **punten** koop je?
cc-how-buy_points = Ze kosten ${ $price } per stuk. Je hebt ${ $money }.
cc-ask-banker = Hoeveel **punten** koopt de Bankier?
cc-how-banker = Eén keer, vóór het einde van de ronde. Je hebt ${ $money }.
cc-ask-cash_limit = { $excess ->
    [0] Je hebt ${ $money }, je limiet is ${ $limit }: wat uitgeven aan **punten**?
   *[other] Je hebt ${ $money }, je limiet is ${ $limit }: **geef** ${ $excess } of meer uit
 }
cc-how-cash_limit = Nu is elke volle $10 een punt waard, aan het eind van het spel elke volle $6. Iedereen kiest in het geheim.
cc-ask-confirm = Klaar? **Bevestig**, of maak het ongedaan
cc-ask-confirm-how = Het spel gaat door als je bevestigt.
cc-going-on = Het spel gaat door
cc-wait-draft = { $name } kiest een kavel
cc-wait-pick = { $name } kiest een personage
cc-wait-settler = { $name } kiest een kavel
cc-wait-captain = { $name } beslist over de Kapitein
cc-wait-money_or_wait = { $name } beslist: geld nu of later
cc-wait-worker = { $name } bekijkt het aanbod
cc-wait-place = { $name } plaatst een cowboy
cc-wait-kit_carson = Je plaatsing ligt vast. { $count ->
    [one] { $name } is nog aan het plaatsen
   *[other] { $name } zijn nog aan het plaatsen
 }
cc-wait-next_duel = { $name } kiest het volgende duel
cc-wait-duel_tile = { $count ->
    [one] { $name } kiest een dueltegel
   *[other] { $name } kiezen dueltegels
 }
cc-wait-withdraw = { $name } mag zich uit het duel terugtrekken
cc-wait-land = { $name } koopt kavels
cc-wait-roads = { $name } mag wegen leggen
cc-wait-last_roads = { $name } mag de laatste wegen leggen
cc-wait-construction = { $name } mag een gebouw kopen
cc-wait-build = { $name } kiest een bouwkavel
cc-wait-house = { $name } zet een huis neer
cc-wait-consent = { $name } krijgt de vraag een huis goed te vinden
cc-wait-kept_buildings = { $name } mag bewaarde gebouwen neerzetten
cc-wait-double = { $name } kiest wat er wordt verdubbeld
cc-wait-raid = { $name } mag een gebouw beroven
cc-wait-buy_points = { $name } mag punten kopen
cc-wait-banker = { $name } mag met de Bankier punten kopen
cc-wait-cash_limit = { $count ->
    [one] { $name } telt geld
   *[other] { $name } tellen geld
 }
cc-wait-confirm = { $count ->
    [one] { $name } beëindigt de beurt
   *[other] { $name } beëindigen hun beurt
 }

## Buttons

cc-do-pass = Passen
cc-do-agree = Akkoord
cc-do-refuse = Weigeren
cc-do-withdraw = Terugtrekken
cc-do-stay = Vechten
cc-do-take-back = Terugnemen
cc-do-double = Verdubbelen: { $building }
cc-do-double-income = Verdubbelen: { $building }, ${ $income }
cc-do-banker = { $points ->
    [0] Geen punten
    [3] 3 punten voor $3
    [5] 5 punten voor $12
   *[other] 7 punten voor $25
 }
cc-do-perform-construction = Kopen voor ${ $price }
cc-do-renounce-construction = Niet kopen
cc-do-perform-raid = Beroven
cc-do-renounce-raid = Met rust laten
cc-do-none-draft = Geen
cc-do-none-settler = Geen kavel
cc-do-none-worker = Geen gebouw
cc-do-money-money_or_wait = Nu $8 nemen
cc-do-wait-money_or_wait = Wachten
cc-do-money-double = $8 nemen
cc-do-done-land = Doorgaan
cc-do-done-roads = Doorgaan
cc-do-done-last_roads = Doorgaan
cc-do-done-kept_buildings = Doorgaan
cc-do-keep-build = Bewaren
cc-hire-yellow = { $count ->
    [0] Geen
    [1] 1 cowboy, $1
    [2] 2 cowboys, $4
   *[other] 3 cowboys, $9
 }
cc-hire-red = { $count ->
    [0] Geen
    [1] 1 revolver, $3
   *[other] 2 revolvers, $9
 }
cc-lay-roads = { $count ->
    [one] Een weg leggen
   *[other] Wegen leggen ({ $count })
 }
cc-lay-stop = Nu geen wegen
cc-lay-at = Een weg leggen { $edge }
cc-white = Witte cowboy
cc-buildings = Gebouwen
cc-spend = { $points ->
    [0] { $amount ->
        [0] Niets uitgeven
       *[other] ${ $amount } uitgeven
     }
    [one] ${ $amount } uitgeven voor 1 punt
   *[other] ${ $amount } uitgeven voor { $points } punten
 }
cc-buy = { $amount ->
    [0] Geen punten
    [one] 1 punt voor ${ $cost }
   *[other] { $amount } punten voor ${ $cost }
 }
cc-less = Minder
cc-more = Meer
cc-next-place = { $n ->
    [one] De enige plek
   *[other] Volgende van { $n } plekken
 }
cc-skip = Naar mijn volgende beslissing
cc-rest-off = Deze ronde niet meer vragen
cc-roads-later = Vóór het bouwen vragen
cc-roads-later-note = Voordat er gebouwen worden gekocht, word je nog een keer gevraagd waar je wegen moeten komen.
cc-auto-pass = Passen voor de rest van deze fase
cc-auto-pass-note = Je past zodra je aan de beurt bent om te plaatsen.
cc-auto-pass-off = Er is iemand bij een van je cowboys komen staan, dus je past niet automatisch.
cc-auto-on = Je past automatisch. Tik om te stoppen.
cc-speed = Snelheid
cc-speed-calm = Rustig
cc-speed-quick = Vlot
cc-speed-off = Meteen
cc-lock = Vastleggen
cc-lock-note = { $count ->
    [0] Al je cowboys zijn geplaatst. Na het vastleggen kan er niets meer worden verzet.
    [one] Er is nog 1 cowboy in je voorraad. Na het vastleggen kan er niets meer worden verzet.
   *[other] Er zijn nog { $count } cowboys in je voorraad. Na het vastleggen kan er niets meer worden verzet.
 }
cc-countdown-left = nog { $seconds } s
cc-countdown-note = Als de tijd om is, wordt van iedereen die nog bezig is de plaatsing vastgelegd, in plaatsingsvolgorde.
cc-locked = vastgelegd
cc-purse = Wat je hebt
cc-rivals = De andere spelers
cc-rival = { $name }: ${ $money }, een duel kan uitkomen op { $range } ({ $guns ->
    [0] geen revolvers
    [one] met 1 revolver
   *[other] met { $guns } revolvers
 }), { $cowboys ->
    [one] 1 cowboy
   *[other] { $cowboys } cowboys
 } in de voorraad.
cc-rival-order-picking = { $place ->
    [0] {""}
   *[other] Kiest als nummer { $place }.
 }
cc-rival-order-placing = { $place ->
    [0] {""}
   *[other] Plaatst als nummer { $place }.
 }
cc-own-cowboy = Jouw cowboy: { $target }. Verzet hem of neem hem terug

## Players and orders

cc-guns = { $guns ->
    [one] { $cowboys } + 1 revolver
   *[other] { $cowboys } + { $guns } revolvers
 }
cc-reserve = voorraad
cc-guns-word = revolvers
cc-parcels-of = van 12 kavels
cc-money-label = ${ $money }, { $limit ->
    [0] nog geen limiet
   *[other] limiet ${ $limit }
 }
cc-strength-label = Kracht { $strength }
cc-parcels-label = { $count } van 12 kavels
cc-cowboys-of = { $count ->
    [one] 1 cowboy in de voorraad
   *[other] { $count } cowboys in de voorraad
 }{ $white ->
    [1] , en de witte
   *[other] {""}
 }
cc-strength-of = Kracht { $strength }: cowboys { $cowboys }, revolvers { $guns }
cc-roads-in-hand = { $count ->
    [one] 1 weg in voorraad
   *[other] { $count } wegen in voorraad
 }
cc-roads-label = { $count ->
    [one] 1 weg
   *[other] { $count } wegen
 }
cc-kept = bewaard
cc-passed = gepast
cc-waits = wacht
cc-ammunition = munitie
cc-tiles-label = { $count ->
    [one] { $count } dueltegel
   *[other] { $count } dueltegels
 }
cc-order-picking = Kiezen
cc-order-placing = Plaatsen
cc-order-passing = Gepast: volgende ronde
cc-order-passing-note = Wie het eerst heeft gepast, wint in deze ronde bij een gelijke stand en kiest in de volgende als eerste.
cc-bag = In de zak
cc-stock = { $count ->
    [one] nog { $count } weg
   *[other] nog { $count } wegen
 }

## Duels

cc-duel = Duel: { $target }
cc-duel-about = { $names } willen dezelfde plek
cc-duel-order = In deze volgorde gepast
cc-duel-choose = Kies een tegel
cc-duel-tile = tegel { $value }
cc-duel-won = { $name } wint met { $total }.
cc-duel-tie = Gelijke stand met { $total }. { $name } heeft het eerst gepast en wint.
cc-duel-home = De anderen nemen hun cowboys terug.

## What happened

cc-event-side_drawn = { $character }: { $side }
cc-event-announced = { $name } heeft dueltegels voor { $total }
cc-event-building_drawn = { $square }: { $building }
cc-event-claimed = { $name } bezit nu **{ $parcel }**
cc-event-round = Ronde { $round }
cc-event-picked = { $name } is **{ FORM($character, "def") }**
cc-event-hired-cowboys = { $count ->
    [one] { $name } neemt een cowboy aan
   *[other] { $name } neemt { $count } cowboys aan
 }
cc-event-hired-revolvers = { $count ->
    [one] { $name } koopt een revolver
   *[other] { $name } koopt { $count } revolvers
 }
cc-event-roads = { $count ->
    [one] { $name } krijgt 1 weg
   *[other] { $name } krijgt { $count } wegen
 }
cc-event-waits = { $name } wacht: { FORM($character, "def") } betaalt later
cc-event-placed = { $name } plaatst een cowboy: **{ $target }**
cc-event-placed-white = { $name } plaatst de witte cowboy: **{ $target }**
cc-event-moved = { $name } verzet een cowboy: **{ $target }**
cc-event-taken_back = { $name } neemt een cowboy terug: { $target }
cc-event-passed = { $name } past (nummer { $place })
cc-event-passed-forced = { $name } heeft niets meer te plaatsen en past (nummer { $place })
cc-event-locked = { $name } legt vast (nummer { $place })
cc-event-duel = Duel: **{ $target }**, { $names }
cc-event-shot-die = { $name } gooit { $value }: { $strength } + { $value } = **{ $total }**
cc-event-shot-tile = { $name } toont een { $value }: { $strength } + { $value } = **{ $total }**
cc-event-duel_won = { $name } wint het duel: **{ $target }**
cc-event-home-duel_lost = { $name } neemt een cowboy terug: { $target }
cc-event-home-church = De cowboy van { $name } vertrekt van { $target }: een kerk
cc-event-withdrew = { $name } trekt zich terug: **{ $target }**
cc-event-unchallenged = { $name } wint zonder duel: **{ $target }**
cc-event-unchallenged-tile = { $name } wint zonder duel en neemt de { $value } terug: **{ $target }**
cc-event-renounced = { $name } ziet af van de actie: { $target }
cc-event-renounced-forced = { $name } kan de actie niet uitvoeren: { $target }
cc-event-ammunition = { $name } heeft de **munitie**: kracht +3
cc-event-bought = { $name } koopt **{ FORM($building, "def") }** voor ${ $price }
cc-event-built = { $name } bouwt **{ FORM($building, "def") }** op { $parcel }
cc-event-built-house = { $name } bouwt **{ FORM($building, "def") }** op { $parcel }, met het huis op { $house }
cc-event-kept = { $name } bewaart { FORM($building, "def") }
cc-event-consent_asked = { $name } vraagt { $owner } om een huis op { $parcel }
cc-event-agreed = { $name } vindt het huis op { $parcel } goed
cc-event-refused = { $name } weigert het huis op { $parcel }
cc-event-road = { $name } legt een weg { $edge }
cc-event-bridge = { $name } bouwt een brug { $edge }
cc-event-doubles = { $name } verdubbelt de inkomsten: { $building }
cc-event-income = { $name } verdient **${ $amount }**: { $building } op { $parcel } ({ $reason })
cc-event-income-doubled = { $name } verdient **${ $amount }**, verdubbeld: { $building } op { $parcel } ({ $reason })
cc-event-raided = { $name } berooft { $owner } van **${ $share }** op { $parcel }
cc-event-spent = { $amount ->
    [0] { $name } geeft niets uit
   *[other] { $name } geeft ${ $amount } uit
 }
cc-event-spent-points = { $points ->
    [one] { $name } geeft ${ $amount } uit voor 1 punt
   *[other] { $name } geeft ${ $amount } uit voor { $points } punten
 }
cc-event-closed = Gesloten: { $square }
cc-event-cowboys = { $count ->
    [one] { $name } heeft weer 1 cowboy
   *[other] { $name } heeft weer { $count } cowboys
 }
cc-event-ended = Het einde
cc-told-square = Nu: { $square }.
cc-event-refills = { $name } trekt nieuwe dueltegels
cc-event-got-start = { $name } begint met ${ $amount }
cc-event-got-banker = { $name } krijgt **${ $amount }** van de Bankier
cc-event-got-grocer = { $name } krijgt **${ $amount }** van de Winkeljuffrouw
cc-event-got-settler = { $name } krijgt **${ $amount }** van de Kolonist
cc-event-got-salary = { $name } krijgt **${ $amount }** loon
cc-event-got-income_land = { $name } krijgt **${ $amount }** voor kavels
cc-event-got-income_cowboys = { $name } krijgt **${ $amount }** voor cowboys
cc-event-got-gambling = { $name } wint **${ $amount }** met gokken
cc-event-got-income = { $name } krijgt **${ $amount }** inkomsten
cc-event-got-raid = { $name } neemt **${ $amount }**
cc-event-paid-captain = { $name } betaalt de Kapitein ${ $amount }
cc-event-paid-chinese_worker = { $name } betaalt de Chinese arbeider ${ $amount }
cc-event-paid-land = { $name } betaalt **${ $amount }** voor de kavel
cc-event-paid-building = { $name } betaalt **${ $amount }** voor het gebouw
cc-event-paid-bought_points = { $name } betaalt ${ $amount } voor punten
cc-event-paid-banker = { $name } betaalt de Bankier ${ $amount }
cc-event-paid-spent = { $name } geeft ${ $amount } uit
cc-event-scored-counted = { $points ->
    [one] { $name } krijgt **1 punt**: { $building } op { $parcel }
   *[other] { $name } krijgt **{ $points } punten**: { $building } op { $parcel }
 }
cc-event-scored-none = { $name } krijgt geen punten: { $source }
cc-event-scored-banker = { $points ->
    [one] { $name } krijgt **1 punt** van de Bankier ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** van de Bankier ({ $reason })
 }
cc-event-scored-bought_points = { $points ->
    [one] { $name } koopt **1 punt**
   *[other] { $name } koopt **{ $points } punten**
 }
cc-event-scored-kit_carson = { $points ->
    [one] { $name } krijgt **1 punt** voor vroeg vastleggen
   *[other] { $name } krijgt **{ $points } punten** voor vroeg vastleggen
 }
cc-event-scored-money_left = { $points ->
    [one] { $name } krijgt **1 punt** voor het geld dat over is ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** voor het geld dat over is ({ $reason })
 }
cc-event-scored-pieces = { $points ->
    [one] { $name } krijgt **1 punt** ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** ({ $reason })
 }
cc-event-scored-pieces_at_bridge = { $points ->
    [one] { $name } krijgt **1 punt** ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** ({ $reason })
 }
cc-event-scored-sheriff = { $points ->
    [one] { $name } krijgt **1 punt** van de Sheriff
   *[other] { $name } krijgt **{ $points } punten** van de Sheriff
 }
cc-event-scored-vp_buildings = { $points ->
    [one] { $name } krijgt **1 punt** ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** ({ $reason })
 }
cc-event-scored-vp_cowboys = { $points ->
    [one] { $name } krijgt **1 punt** ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** ({ $reason })
 }
cc-event-scored-vp_land = { $points ->
    [one] { $name } krijgt **1 punt** ({ $reason })
   *[other] { $name } krijgt **{ $points } punten** ({ $reason })
 }
cc-event-scored-houses = { $points ->
    [one] { $name } krijgt **1 punt** voor huizen
   *[other] { $name } krijgt **{ $points } punten** voor huizen
 }
cc-event-scored-mountains = { $points ->
    [one] { $name } krijgt **1 punt** voor bergen
   *[other] { $name } krijgt **{ $points } punten** voor bergen
 }
cc-event-scored-spent = { $points ->
    [one] { $name } krijgt **1 punt** voor uitgegeven geld
   *[other] { $name } krijgt **{ $points } punten** voor uitgegeven geld
 }

## Keys

cc-keys-arrows = Over de stad of het spoor bewegen
cc-keys-enter = Kiezen, dan bevestigen
cc-keys-town = Naar de stad, naar het spoor
cc-keys-numbers = De eerste, tweede … knop indrukken
cc-keys-roads = Beginnen of stoppen met wegen leggen
cc-keys-pass = Passen, doorgaan of vastleggen
cc-keys-overlay = Volgende weergave
cc-keys-skip = Naar mijn volgende beslissing
cc-keys-undo = De laatste stap ongedaan maken
cc-keys-help = Deze toetsen tonen
