## Carson City: why a move is not allowed

### Land, buildings and roads

cc-refused-river = Den Fluss kann niemand besitzen.
cc-refused-no-right = Auf dieser Parzelle hast du keinen Cowboy, also darfst du sie nicht kaufen.
cc-refused-twelve = Du besitzt schon zwölf Parzellen; mehr kann niemand besitzen.
cc-refused-land = Jetzt kaufst du Parzellen, auf denen deine Cowboys stehen, oder hörst auf zu kaufen.
cc-refused-yours = Diese Parzelle gehört dir schon.
cc-refused-owned = { FORM($name, "cap") } besitzt diese Parzelle schon.
cc-refused-parcel-costs = Diese Parzelle kostet { $price } $, und du hast { $money } $.
cc-refused-build = Wähle eine Parzelle für dein neues Gebäude oder behalte es.
cc-refused-other-building = Das Gebäude, das du gerade gekauft hast, ist { FORM($building, "a") }.
cc-refused-kept = Jetzt darfst du Gebäude bauen, die du behalten hast, oder weitermachen.
cc-refused-not-kept = Ein solches Gebäude hast du nicht behalten.
cc-refused-occupied = Auf dieser Parzelle ist schon { FORM($building, "a") }.
cc-refused-build-on-river = Auf dem Fluss wird nichts gebaut.
cc-refused-nobodys-land = Diese Parzelle gehört niemandem; gebaut wird auf eigenen Parzellen.
cc-refused-others-land = { FORM($name, "cap") } besitzt diese Parzelle; gebaut wird auf eigenen Parzellen.
cc-refused-not-served = Diese Parzelle ist nicht erschlossen: Kein Weg führt hierher.
cc-refused-house = Wähle eine Parzelle für das Wohnhaus, das dein Gebäude mitbringt.
cc-refused-no-house-site = Es gibt keine zweite Parzelle für das Wohnhaus, das dieses Gebäude mitbringen muss.
cc-refused-house-not-served = Diese Parzelle ist nicht erschlossen, und ein Wohnhaus braucht einen Weg.
cc-refused-site-itself = Hier wird dein Gebäude stehen; sein Wohnhaus kommt auf eine andere Parzelle.
cc-refused-by-owner = Der Besitzer hat für dieses Gebäude schon ein Wohnhaus abgelehnt.
cc-refused-no-roads-now = Wege legst du nur, wenn sonst niemand etwas gefragt wird.
cc-refused-no-roads-yet = Vor der ersten Runde werden keine Wege gelegt.
cc-refused-no-roads = Du hast keine Wege mehr.
cc-refused-road-there = Hier liegt schon ein Weg.
cc-refused-not-connected = Ein neuer Weg muss einen Weg berühren, der schon liegt.
cc-refused-bridge = Ein Weg über den Fluss ist eine Brücke und braucht zwei Wege; du hast einen.

### Cowboys

cc-refused-place = Jetzt setzt du einen Cowboy oder passt.
cc-refused-lock-instead = Mit Kit Carson legst du dich fest, statt zu passen.
cc-refused-pass-instead = Passe stattdessen: Festlegen gibt es nur in Partien mit Kit Carson.
cc-refused-kit-carson = Jetzt setzen und versetzen alle ihre Cowboys, nehmen sie zurück oder legen sich fest.
cc-refused-used-up = Du hast in dieser Runde 99 Handgriffe gemacht: Jetzt kannst du dich nur noch festlegen.
cc-refused-no-cowboys = Du hast keine Cowboys mehr zu setzen.
cc-refused-no-white = Du hast den weißen Cowboy des Sheriffs nicht im Vorrat.
cc-refused-not-there = Dort hast du keinen solchen Cowboy.
cc-refused-there-already = Dort steht der Cowboy schon.
cc-refused-own-there = Du hast hier schon einen Cowboy; wo Duelle vorkommen, steht von jedem nur einer.
cc-refused-white-there = Zum weißen Cowboy des Sheriffs darf hier niemand dazukommen.
cc-refused-white-joins = Der weiße Cowboy geht nur dorthin, wo noch niemand steht.
cc-refused-white-attacks = Der weiße Cowboy greift niemanden an.
cc-refused-sheriff-joins = Der rote Sheriff stellt sich nicht zu anderen, wo das ein Duell bedeutet.
cc-refused-sheriff-attacks = Der rote Sheriff greift niemanden an.
cc-refused-cowboy-on-river = Den Fluss kann niemand besitzen, und Cowboys kommen nicht dorthin.
cc-refused-own-land = Diese Parzelle gehört dir. Angegriffen werden nur Gebäude, also gibt es hier nichts zu verteidigen.
cc-refused-own-safe = Dein Gebäude kann hier nicht angegriffen werden, also braucht es keinen Verteidiger.
cc-refused-nothing-to-attack = { FORM($name, "cap") } besitzt diese Parzelle, und es gibt kein Gebäude anzugreifen.
cc-refused-safe = Niemand kann { FORM($building, "a-acc") } angreifen.
cc-refused-beside-church = Dieses Gebäude steht neben einer Kirche seines Besitzers und kann nicht angegriffen werden.
cc-refused-reminder = Dieses Feld ist nur ein Merkfeld; Cowboys kommen nicht dorthin.
cc-refused-no-building = Auf diesem Baufeld ist kein Gebäude.
cc-refused-closed = Dieses Feld ist geschlossen: Punkte gibt es hier nicht mehr zu kaufen.

### Characters, duels and money

cc-refused-draft = Jetzt nimmst du eine Parzelle, die niemandem gehört.
cc-refused-settler = Jetzt nimmt der Siedler eine Parzelle, die niemandem gehört, oder keine.
cc-refused-pick = Jetzt wählst du eine Person.
cc-refused-taken = { FORM($name, "cap") } hat { FORM($character, "acc") } schon genommen.
cc-refused-captain-yellow = Jetzt kauft der Hauptmann Cowboys oder keine.
cc-refused-captain-red = Jetzt kauft der Hauptmann Revolver oder keine.
cc-refused-captain-most = Der rote Hauptmann kauft höchstens zwei Revolver.
cc-refused-costs = Das kostet { $price } $, und du hast { $money } $.
cc-refused-ten-cowboys = { $cowboys ->
    [one] Niemand kann mehr als zehn Cowboys haben, und du hast { $cowboys }.
   *[other] Niemand kann mehr als zehn Cowboys haben, und du hast { $cowboys }.
 }
cc-refused-money-or-wait = Jetzt nimmst du 8 $ oder wartest auf etwas anderes.
cc-refused-worker = Jetzt nimmt der Chinesische Arbeiter für 5 $ ein Gebäude aus der Reihe oder keines.
cc-refused-nothing-sold = Auf diesem Feld ist kein Gebäude.
cc-refused-next-duel = Jetzt wählst du, welches Duell als Nächstes ausgetragen wird.
cc-refused-no-duel = Dort steht kein Duell an.
cc-refused-tile = Jetzt wählst du eines deiner Duellplättchen.
cc-refused-no-tile = Du hast kein Duellplättchen mit einer { $value }.
cc-refused-withdraw = Jetzt kämpfst du, oder du ziehst dich aus dem Duell zurück.
cc-refused-no-withdrawing = In dieser Partie zieht sich niemand aus Duellen zurück.
cc-refused-roads = Jetzt darfst du Wege legen oder weitermachen.
cc-refused-last-roads = Jetzt darfst du die Wege legen, die du noch hast, oder aufhören.
cc-refused-construction = Jetzt kaufst du das Gebäude oder verzichtest darauf.
cc-refused-consent = Jetzt stimmst du dem Wohnhaus auf deiner Parzelle zu oder lehnst es ab.
cc-refused-raid = Jetzt nimmst du deinen Teil des Einkommens oder verzichtest darauf.
cc-refused-double = Jetzt nimmt die Verkäuferin 8 $ oder verdoppelt eine Gebäudeart.
cc-refused-none-built = Du hast { FORM($building, "none") } gebaut.
cc-refused-no-income = Da gibt es nichts zu verdoppeln: { FORM($building, "a-cap") } bringt kein Einkommen.
cc-refused-points = Jetzt sagst du, wie viele Punkte du kaufst.
cc-refused-points-cost = { $points ->
    [one] { $points } Punkt kostet { $price } $, und du hast { $money } $.
   *[other] { $points } Punkte kosten { $price } $, und du hast { $money } $.
 }
cc-refused-banker = Der rote Bankier kauft 3 Punkte für 3 $, 5 für 12 $, 7 für 25 $ oder keine.
cc-refused-spend = Jetzt sagst du, wie viel Geld du für Punkte ausgibst.
cc-refused-money = Du hast nur { $money } $.
cc-refused-limit = Du musst mindestens { $least } $ ausgeben: Deine Karte lässt dich { $limit } $ behalten.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Places on the track and in the town

cc-reason-building = lässt dich { FORM($building, "acc") } für { $price } $ kaufen
cc-reason-land = lässt dich die Parzelle für { $price } $ kaufen
cc-reason-guards = schützt { $money } $ deines Einkommens
cc-reason-robs = raubt { $money } $ vom Einkommen des Gebäudes
cc-reason-sells-points = { $points ->
    [one] lässt dich Punkte zu je { $price } $ kaufen: { $points } mit dem Geld, das du jetzt hast
   *[other] lässt dich Punkte zu je { $price } $ kaufen: { $points } mit dem Geld, das du jetzt hast
 }
cc-reason-points = bringt in dieser Runde Punkte
cc-reason-money = bringt { $money } $
cc-reason-roads = { $roads ->
    [one] bringt { $roads } Weg
   *[other] bringt { $roads } Wege
 }
cc-reason-strength = erhöht deine Stärke in Duellen um { $strength }
cc-reason-shared = wird nicht umkämpft: Hier dürfen alle stehen
cc-reason-safe = wird wahrscheinlich nicht umkämpft
cc-reason-contested = wird vielleicht umkämpft: Du bekommst es mit { $chance } % Wahrscheinlichkeit
cc-reason-duel = bedeutet ein Duell mit { $names }, das du in { $chance } % der Fälle gewinnst
cc-reason-left = lässt dir { $money } $, wenn alles Geplante bezahlt ist
cc-reason-short = verplant mehr, als du hast: Es fehlen { $money } $
cc-reason-passes = passt als Nummer { $place }: gewinnt Gleichstände gegen alle, die später passen, und wählt vor ihnen eine Person
cc-reason-keeps-cowboys = { $count ->
    [one] behält einen Cowboy im Vorrat für Duelle (Stärke { $strength }) und für die nächste Runde
   *[other] behält { $count } Cowboys im Vorrat für Duelle (Stärke { $strength }) und für die nächste Runde
 }

### Duels and robbery

cc-reason-chance = gewinnt das Duell in { $chance } % der Fälle
cc-reason-avoids = vermeidet ein Duell, das du in { $chance } % der Fälle gewinnst
cc-reason-loses-cowboy = kostet dich den Cowboy
cc-reason-takes-income = nimmt { $name } { $money } $ vom Einkommen weg
cc-reason-leaves-income = lässt { $name } das ganze Einkommen

### The town

cc-reason-yours = bringt { $parcel } in deinen Besitz
cc-reason-comes-with = bringt { FORM($building, "a-acc") } mit
cc-reason-would-earn = brächte mit { FORM($building, "a-dat") } { $money } $ je Runde
cc-reason-earns = bringt { $money } $ mit { FORM($building, "dat") } auf { $parcel }
cc-reason-earns-rounds = { $rounds ->
    [one] bringt { $money } $ je Runde mit { FORM($building, "dat") } auf { $parcel }, { $total } $ in der Runde, die noch bleibt
   *[other] bringt { $money } $ je Runde mit { FORM($building, "dat") } auf { $parcel }, { $total } $ in den { $rounds } Runden, die noch bleiben
 }
cc-reason-pays-yours = lässt { FORM($building, "your-acc") } auf { $parcel } jetzt { $money } $ statt { $was } $ einbringen
cc-reason-pays = lässt { FORM($building, "acc") } von { $name } auf { $parcel } jetzt { $money } $ statt { $was } $ einbringen
cc-reason-serves-yours = erschließt { $parcel }, die dir gehört
cc-reason-serves = erschließt { $parcel }, die noch niemandem gehört
cc-reason-keeps-roads = { $roads ->
    [one] behält { $roads } Weg für später
   *[other] behält { $roads } Wege für später
 }

### Money and points

cc-reason-keeps-building = bringt nichts ein, bevor es in einer späteren Runde gebaut wird
cc-reason-waits = hebt die Fähigkeit deiner Person für später in der Runde auf
cc-reason-keeps-money = lässt dir die { $money } $, die du hast
cc-reason-scores = bringt sofort Punkte
cc-reason-costs-points = kostet Punkte
cc-reason-costs = kostet { $price } $ und lässt dir { $money } $
cc-reason-buys-points = { $points ->
    [one] kauft { $points } Punkt für { $money } $
   *[other] kauft { $points } Punkte für { $money } $
 }
cc-reason-wasted = vergeudet { $money } $
cc-reason-within-limit = behält { $money } $ von den { $limit } $, die deine Person erlaubt
cc-reason-limit = lässt dich am Ende der Runde { $limit } $ behalten
cc-reason-number = hat Nummer { $number } in der Setzreihenfolge: Die niedrigste Nummer beginnt

## Moves as a person would say them, in words that begin with a verb

cc-say-first = { FORM($first, "cap") }
cc-say-second = { FORM($first, "cap") }, dann { $second }
cc-say-third = { FORM($first, "cap") }, dann { $second }, dann { $third }
cc-say-pick = wähle { FORM($character, "acc") }
cc-say-claim = nimm { $parcel }
cc-say-hire-yellow = { $count ->
    [0] heuere keine Cowboys an
    [one] heuere { $count } Cowboy für { $price } $ an
   *[other] heuere { $count } Cowboys für { $price } $ an
 }
cc-say-hire-red = { $count ->
    [0] kaufe keine Revolver
    [one] kaufe { $count } Revolver für { $price } $
   *[other] kaufe { $count } Revolver für { $price } $
 }
cc-say-money = nimm jetzt 8 $
cc-say-wait = warte und nutze die Fähigkeit der Person später
cc-say-take = nimm { FORM($building, "acc") } für 5 $
cc-say-none-worker = nimm kein Gebäude
cc-say-none-settler = nimm keine Parzelle
cc-say-place = setze einen Cowboy auf { FORM($target, "acc") }
cc-say-place-white = setze den weißen Cowboy auf { FORM($target, "acc") }
cc-say-take_back = nimm einen Cowboy von { FORM($target, "dat") } zurück
cc-say-take_back-white = nimm den weißen Cowboy von { FORM($target, "dat") } zurück
cc-say-move = versetze einen Cowboy von { FORM($from, "dat") } auf { FORM($target, "acc") }
cc-say-move-white = versetze den weißen Cowboy von { FORM($from, "dat") } auf { FORM($target, "acc") }
cc-say-pass = passe
cc-say-lock = leg dich fest
cc-say-fight = trage zuerst das Duell um { $parcel } aus
cc-say-tile = spiele das Duellplättchen { $value }
cc-say-stay = kämpfe im Duell
cc-say-withdraw = zieh dich aus dem Duell zurück
cc-say-buy = kaufe { $parcel }
cc-say-done-land = kaufe keine Parzellen mehr
cc-say-road = lege einen Weg { $edge }
cc-say-done-roads = lege keine Wege mehr
cc-say-done-last_roads = lege keine Wege mehr
cc-say-perform-construction = kaufe { FORM($building, "acc") } für { $price } $
cc-say-renounce-construction = kaufe { FORM($building, "acc") } nicht
cc-say-build = baue { FORM($building, "acc") } auf { $parcel }
cc-say-keep = behalte das Gebäude für später
cc-say-house = stelle das Wohnhaus dazu auf { $parcel }
cc-say-agree = stimme dem Wohnhaus zu
cc-say-refuse = lehne das Wohnhaus ab
cc-say-done-kept_buildings = baue keine behaltenen Gebäude mehr
cc-say-double = verdopple das Einkommen deiner { FORM($building, "plural") }
cc-say-perform-raid = raube das Gebäude auf { $parcel } aus
cc-say-renounce-raid = lass das Gebäude auf { $parcel } in Ruhe
cc-say-buy_points = { $points ->
    [0] kaufe keine Punkte
    [one] kaufe { $points } Punkt für { $price } $
   *[other] kaufe { $points } Punkte für { $price } $
 }
cc-say-spend = { $points ->
    [0] { $amount ->
        [0] gib nichts aus
       *[other] gib { $amount } $ aus
     }
    [one] gib { $amount } $ für { $points } Punkt aus
   *[other] gib { $amount } $ für { $points } Punkte aus
 }

# Where a cowboy goes on the track: a square, or the building that is sold there
cc-say-square = „{ $square }“
cc-say-offer = { FORM($building, "nom") } für { $price } $
    .acc = { FORM($building, "acc") } für { $price } $
    .dat = { FORM($building, "dat") } für { $price } $
