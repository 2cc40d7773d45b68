## Carson City: why a move is not allowed

### Land, buildings and roads

cc-refused-river = Personne ne peut posséder la rivière.
cc-refused-no-right = Vous n’avez pas de cow-boy sur ce terrain, donc pas le droit de l’acheter.
cc-refused-twelve = Vous possédez déjà douze terrains, le maximum.
cc-refused-land = Maintenant, vous achetez les terrains où sont vos cow-boys, ou vous arrêtez d’acheter.
cc-refused-yours = Ce terrain est déjà à vous.
cc-refused-owned = Ce terrain est déjà à { $name }.
cc-refused-parcel-costs = Ce terrain coûte { $price } $, et vous n’avez que { $money } $.
cc-refused-build = Choisissez un terrain pour votre nouveau bâtiment, ou gardez-le en attente.
cc-refused-other-building = Le bâtiment que vous venez d’acheter est { FORM($building, "a") }.
cc-refused-kept = Maintenant, vous pouvez construire vos bâtiments en attente, ou continuer.
cc-refused-not-kept = Vous n’avez pas ce bâtiment en attente.
cc-refused-occupied = Il y a déjà { FORM($building, "a") } sur ce terrain.
cc-refused-build-on-river = On ne construit rien sur la rivière.
cc-refused-nobodys-land = Ce terrain n’est à personne ; on ne construit que sur ses propres terrains.
cc-refused-others-land = Ce terrain est à { $name } ; on ne construit que sur ses propres terrains.
cc-refused-not-served = Ce terrain n’est pas équipé d’une route.
cc-refused-house = Choisissez un terrain pour la maison que votre bâtiment amène.
cc-refused-no-house-site = Il n’y a pas de deuxième terrain pour la maison que ce bâtiment doit amener.
cc-refused-house-not-served = Ce terrain n’est pas équipé d’une route, et il en faut une pour une maison.
cc-refused-site-itself = Votre bâtiment sera ici ; sa maison va sur un autre terrain.
cc-refused-by-owner = Le propriétaire a déjà refusé une maison pour ce bâtiment.
cc-refused-no-roads-now = On ne pose pas de routes pendant qu’un autre joueur doit décider.
cc-refused-no-roads-yet = On ne pose pas de routes avant le premier tour.
cc-refused-no-roads = Vous n’avez plus de routes.
cc-refused-road-there = Il y a déjà une route ici.
cc-refused-not-connected = Une nouvelle route doit toucher une route déjà posée.
cc-refused-bridge = Une route à travers la rivière est un pont et prend deux routes ; vous n’en avez qu’une.

### Cowboys

cc-refused-place = Maintenant, vous placez un cow-boy, ou vous passez.
cc-refused-lock-instead = Avec Kit Carson, vous terminez votre placement au lieu de passer.
cc-refused-pass-instead = Passez plutôt : on ne termine son placement que dans les parties avec Kit Carson.
cc-refused-kit-carson = Maintenant, tous placent, déplacent et reprennent leurs cow-boys, ou terminent leur placement.
cc-refused-used-up = Vous avez fait 99 changements pendant ce tour : vous ne pouvez plus que terminer votre placement.
cc-refused-no-cowboys = Vous n’avez plus de cow-boy à placer.
cc-refused-no-white = Vous n’avez pas le cow-boy blanc du shérif.
cc-refused-not-there = Vous n’avez pas ce cow-boy ici.
cc-refused-there-already = Le cow-boy est déjà ici.
cc-refused-own-there = Vous avez déjà un cow-boy ici ; là où l’on se bat en duel, chaque joueur n’en a qu’un.
cc-refused-white-there = Personne ne peut rejoindre ici le cow-boy blanc du shérif.
cc-refused-white-joins = Le cow-boy blanc ne va que là où il n’y a encore personne.
cc-refused-white-attacks = Le cow-boy blanc n’attaque personne.
cc-refused-sheriff-joins = Le shérif rouge ne rejoint pas les autres là où cela mène à un duel.
cc-refused-sheriff-attacks = Le shérif rouge n’attaque personne.
cc-refused-cowboy-on-river = Personne ne peut posséder la rivière, et aucun cow-boy n’y va.
cc-refused-own-land = Ce terrain est à vous. Seuls les bâtiments peuvent être attaqués : il n’y a rien à défendre.
cc-refused-own-safe = Votre bâtiment ne peut pas être attaqué ici : il n’a pas besoin de défenseur.
cc-refused-nothing-to-attack = Ce terrain est à { $name }, et il n’y a pas de bâtiment à attaquer.
cc-refused-safe = Personne ne peut attaquer { FORM($building, "a") }.
cc-refused-beside-church = Ce bâtiment est adjacent à une église de son propriétaire et ne peut pas être attaqué.
cc-refused-reminder = Cette case n’est qu’un rappel ; aucun cow-boy n’y va.
cc-refused-no-building = Il n’y a pas de bâtiment sur cette case de construction.
cc-refused-closed = Cette case est fermée : on n’y vend plus de points.

### Characters, duels and money

cc-refused-draft = Maintenant, vous choisissez un terrain qui n’est à personne.
cc-refused-settler = Maintenant, le colon prend un terrain qui n’est à personne, ou aucun.
cc-refused-pick = Maintenant, vous choisissez une personnalité.
cc-refused-taken = { FORM($name, "cap") } a déjà pris { FORM($character, "def") }.
cc-refused-captain-yellow = Maintenant, le capitaine engage des cow-boys, ou aucun.
cc-refused-captain-red = Maintenant, le capitaine achète des revolvers, ou aucun.
cc-refused-captain-most = Le capitaine rouge achète au plus deux revolvers.
cc-refused-costs = Cela coûte { $price } $, et vous n’avez que { $money } $.
cc-refused-ten-cowboys = { $cowboys ->
    [one] Personne ne peut avoir plus de dix cow-boys, et vous en avez déjà { $cowboys }.
   *[other] Personne ne peut avoir plus de dix cow-boys, et vous en avez déjà { $cowboys }.
 }
cc-refused-money-or-wait = Maintenant, vous prenez 8 $, ou vous attendez autre chose.
cc-refused-worker = Maintenant, l’ouvrier chinois prend un des bâtiments en vente pour 5 $, ou aucun.
cc-refused-nothing-sold = Il n’y a pas de bâtiment sur cette case.
cc-refused-next-duel = Maintenant, vous choisissez le prochain duel.
cc-refused-no-duel = Aucun duel n’est à résoudre ici.
cc-refused-tile = Maintenant, vous choisissez l’une de vos tuiles duel.
cc-refused-no-tile = Vous n’avez pas de tuile duel { $value }.
cc-refused-withdraw = Maintenant, vous restez dans le duel, ou vous vous retirez.
cc-refused-no-withdrawing = Personne ne se retire des duels dans cette partie.
cc-refused-roads = Maintenant, vous pouvez poser des routes, ou continuer.
cc-refused-last-roads = Maintenant, vous pouvez poser les routes qui vous restent, ou arrêter.
cc-refused-construction = Maintenant, vous achetez le bâtiment, ou vous y renoncez.
cc-refused-consent = Maintenant, vous acceptez la maison sur votre terrain, ou vous refusez.
cc-refused-raid = Maintenant, vous prenez votre part du revenu, ou vous y renoncez.
cc-refused-double = Maintenant, la commerçante prend 8 $ ou double un type de bâtiment.
cc-refused-none-built = Vous n’avez pas construit { FORM($building, "de") }.
cc-refused-no-income = Il n’y a rien à doubler : { FORM($building, "a") } ne rapporte pas de revenu.
cc-refused-points = Maintenant, vous dites combien de points vous achetez.
cc-refused-points-cost = { $points ->
    [one] { $points } point coûte { $price } $, et vous n’avez que { $money } $.
   *[other] { $points } points coûtent { $price } $, et vous n’avez que { $money } $.
 }
cc-refused-banker = Le banquier rouge achète 3 points pour 3 $, 5 pour 12 $, 7 pour 25 $, ou aucun.
cc-refused-spend = Maintenant, vous dites combien d’argent vous dépensez pour des points.
cc-refused-money = Vous n’avez que { $money } $.
cc-refused-limit = Vous devez dépenser au moins { $least } $ : votre carte vous laisse garder { $limit } $.

## Why a move is good or bad: a few words that begin with a verb, about the move

### Places on the track and in the town

cc-reason-building = permet d’acheter { FORM($building, "def") } pour { $price } $
cc-reason-land = permet d’acheter le terrain pour { $price } $
cc-reason-guards = protège { $money } $ de vos revenus
cc-reason-robs = pille le bâtiment : { $money } $
cc-reason-sells-points = { $points ->
    [one] permet d’acheter des points à { $price } $ : { $points } avec l’argent que vous avez
   *[other] permet d’acheter des points à { $price } $ : { $points } avec l’argent que vous avez
 }
cc-reason-points = rapporte des points ce tour-ci
cc-reason-money = rapporte { $money } $
cc-reason-roads = { $roads ->
    [one] apporte { $roads } route
   *[other] apporte { $roads } routes
 }
cc-reason-strength = ajoute { $strength } à votre force dans les duels
cc-reason-shared = ne peut pas être disputé : tout le monde peut s’y placer
cc-reason-safe = ne sera sans doute pas disputé
cc-reason-contested = risque d’être disputé : { $chance } % de chances de l’avoir
cc-reason-duel = mène à un duel contre { $names } : vous le gagnez dans { $chance } % des cas
cc-reason-left = vous laisse { $money } $ une fois payé tout ce qui est prévu
cc-reason-short = engage plus que vous n’avez : il manque { $money } $
cc-reason-passes = passe en position { $place } : l’emporte à égalité contre ceux qui passent après, et choisit une personnalité avant eux
cc-reason-keeps-cowboys = { $count ->
    [one] garde { $count } cow-boy en réserve pour les duels (force { $strength }) et pour le tour suivant
   *[other] garde { $count } cow-boys en réserve pour les duels (force { $strength }) et pour le tour suivant
 }

### Duels and robbery

cc-reason-chance = gagne le duel dans { $chance } % des cas
cc-reason-avoids = évite un duel que vous gagnez dans { $chance } % des cas
cc-reason-loses-cowboy = perd le cow-boy
cc-reason-takes-income = prend à { $name } { $money } $ de son revenu
cc-reason-leaves-income = laisse à { $name } tout le revenu

### The town

cc-reason-yours = vous donne { FORM($parcel, "def") }
cc-reason-comes-with = vous donne { FORM($building, "a") } en plus
cc-reason-would-earn = rapporterait { $money } $ par tour avec { FORM($building, "a") }
cc-reason-earns = rapporte { $money } $ avec { FORM($building, "def") } sur { FORM($parcel, "def") }
cc-reason-earns-rounds = { $rounds ->
    [one] rapporte { $money } $ par tour avec { FORM($building, "def") } sur { FORM($parcel, "def") }, { $total } $ au tour qui reste
   *[other] rapporte { $money } $ par tour avec { FORM($building, "def") } sur { FORM($parcel, "def") }, { $total } $ sur les { $rounds } tours qui restent
 }
cc-reason-pays-yours = fait rapporter { $money } $ à votre { $building } sur { FORM($parcel, "def") }, au lieu de { $was } $
cc-reason-pays = fait rapporter { $money } $ { FORM($building, "au") } sur { FORM($parcel, "def") } ({ $name }), au lieu de { $was } $
cc-reason-serves-yours = équipe d’une route votre { $parcel }
cc-reason-serves = équipe d’une route { FORM($parcel, "def") }, qui n’est encore à personne
cc-reason-keeps-roads = { $roads ->
    [one] garde { $roads } route pour plus tard
   *[other] garde { $roads } routes pour plus tard
 }

### Money and points

cc-reason-keeps-building = ne rapporte rien avant d’être construit à un tour suivant
cc-reason-waits = garde le pouvoir de votre personnalité pour plus tard dans le tour
cc-reason-keeps-money = vous laisse les { $money } $ que vous avez
cc-reason-scores = rapporte des points tout de suite
cc-reason-costs-points = coûte des points
cc-reason-costs = coûte { $price } $ et vous laisse { $money } $
cc-reason-buys-points = { $points ->
    [one] achète { $points } point pour { $money } $
   *[other] achète { $points } points pour { $money } $
 }
cc-reason-wasted = dépense { $money } $ pour rien
cc-reason-within-limit = garde { $money } $ sur les { $limit } $ que permet votre personnalité
cc-reason-limit = vous laisse garder { $limit } $ à la fin du tour
cc-reason-number = a le numéro { $number } dans l’ordre de placement : le plus petit commence

## Moves as a person would say them, in words that begin with a verb

cc-say-first = { FORM($first, "cap") }
cc-say-second = { FORM($first, "cap") }, puis { $second }
cc-say-third = { FORM($first, "cap") }, puis { $second }, puis { $third }
cc-say-pick = choisir { FORM($character, "def") }
cc-say-claim = choisir { FORM($parcel, "def") }
cc-say-hire-yellow = { $count ->
    [0] n’engager aucun cow-boy
    [one] engager { $count } cow-boy pour { $price } $
   *[other] engager { $count } cow-boys pour { $price } $
 }
cc-say-hire-red = { $count ->
    [0] n’acheter aucun revolver
    [one] acheter { $count } revolver pour { $price } $
   *[other] acheter { $count } revolvers pour { $price } $
 }
cc-say-money = prendre 8 $ maintenant
cc-say-wait = attendre et utiliser le pouvoir de la personnalité plus tard
cc-say-take = prendre { FORM($building, "def") } pour 5 $
cc-say-none-worker = ne prendre aucun bâtiment
cc-say-none-settler = ne prendre aucun terrain
cc-say-place = placer un cow-boy sur { FORM($target, "def") }
cc-say-place-white = placer le cow-boy blanc sur { FORM($target, "def") }
cc-say-take_back = reprendre le cow-boy placé sur { FORM($target, "def") }
cc-say-take_back-white = reprendre le cow-boy blanc placé sur { FORM($target, "def") }
cc-say-move = déplacer le cow-boy placé sur { FORM($from, "def") } vers { FORM($target, "def") }
cc-say-move-white = déplacer le cow-boy blanc placé sur { FORM($from, "def") } vers { FORM($target, "def") }
cc-say-pass = passer
cc-say-lock = terminer votre placement
cc-say-fight = résoudre d’abord le duel sur { FORM($parcel, "def") }
cc-say-tile = jouer la tuile duel { $value }
cc-say-stay = se battre en duel
cc-say-withdraw = se retirer du duel
cc-say-buy = acheter { FORM($parcel, "def") }
cc-say-done-land = ne plus acheter de terrains
cc-say-road = poser une route { $edge }
cc-say-done-roads = ne plus poser de routes
cc-say-done-last_roads = ne plus poser de routes
cc-say-perform-construction = acheter { FORM($building, "def") } pour { $price } $
cc-say-renounce-construction = ne pas acheter { FORM($building, "def") }
cc-say-build = construire { FORM($building, "def") } sur { FORM($parcel, "def") }
cc-say-keep = garder le bâtiment en attente
cc-say-house = poser sa maison sur { FORM($parcel, "def") }
cc-say-agree = accepter la maison
cc-say-refuse = refuser la maison
cc-say-done-kept_buildings = ne plus construire de bâtiments en attente
cc-say-double = doubler le revenu de vos { FORM($building, "plural") }
cc-say-perform-raid = piller le bâtiment sur { FORM($parcel, "def") }
cc-say-renounce-raid = renoncer à piller le bâtiment sur { FORM($parcel, "def") }
cc-say-buy_points = { $points ->
    [0] ne pas acheter de points
    [one] acheter { $points } point pour { $price } $
   *[other] acheter { $points } points pour { $price } $
 }
cc-say-spend = { $points ->
    [0] { $amount ->
        [0] ne rien dépenser
       *[other] dépenser { $amount } $
     }
    [one] dépenser { $amount } $ pour { $points } point
   *[other] dépenser { $amount } $ pour { $points } points
 }

# Where a cowboy goes on the track: a square, or the building that is sold there
cc-say-square = la case « { $square } »
cc-say-offer = { FORM($building, "def") } à { $price } $
