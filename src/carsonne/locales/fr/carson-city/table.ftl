## Carson City

cc-town = La ville
cc-track = Piste des actions
cc-cast = Personnalités
cc-view-town = Ville
cc-view-track = Piste
cc-view-players = Joueurs
cc-views = Vues
cc-peaceful = Pas de duel ici
cc-kept-now = Les bâtiments en attente peuvent être construits maintenant
cc-for-sale = En vente : { $building }.
cc-limit = limite
cc-taken-by = à { $name }
cc-limit-note = Limite { $limit } $.
cc-limit-of = limite { $limit } $
cc-note-salary = 4 $ par cow-boy. Pas de duel ici.
cc-note-ammunition = Force +3 jusqu’à la fin du tour.
cc-note-roads_3 = Trois routes.
cc-note-roads_1 = Une route par cow-boy. Pas de duel ici.
cc-note-land_purchase = Les cow-boys placés sur des terrains les achètent, dans l’ordre des passes.
cc-note-build_12 = Rien n’est en vente ici.
cc-note-build_10 = Rien n’est en vente ici.
cc-note-build_8 = Rien n’est en vente ici.
cc-note-build_6 = Rien n’est en vente ici.
cc-note-build_5 = Rien n’est en vente ici.
cc-note-build_4 = Rien n’est en vente ici.
cc-note-build_3 = Rien n’est en vente ici.
cc-note-income_land = 2 $ pour chacun de vos terrains.
cc-note-income_cowboys = 2 $ pour chaque point de votre force.
cc-note-income_gambling = Lancez deux dés et prenez autant de dollars.
cc-note-income_buildings = Tous les bâtiments rapportent ; un cow-boy sur celui d’un autre joueur en prend la moitié.
cc-note-vp_land = Un point pour deux terrains.
cc-note-vp_cowboys = Un point pour deux points de force.
cc-note-vp_buildings = Un point pour chacun de vos bâtiments.
cc-note-buy_vp_5 = Autant de points que vous voulez, 5 $ chacun.
cc-note-buy_vp_4 = Autant de points que vous voulez, 4 $ chacun.
cc-note-buy_vp_3 = Autant de points que vous voulez, 3 $ chacun.
cc-note-buy_vp_2 = Autant de points que vous voulez, 2 $ chacun.

## What a place is worth

cc-owned = À { $name }
cc-owned-yours = À vous
cc-stands = { $white ->
    [1] Cow-boy blanc ici : { $name }
   *[other] { $count ->
        [one] { $name } a { $count } cow-boy ici
       *[other] { $name } a { $count } cow-boys ici
    }
 }
cc-around = Autour : { $all }
cc-around-side = { $what } { FORM($side, "au") }
cc-around-land = terrain nu
cc-around-of = { $what } ({ $name })
cc-around-yours = votre { $what }
cc-price-now = Prix actuel { $price } $
cc-unserved = Pas de route ici
cc-earns = { FORM($building, "Def") } rapporte { $income } $
cc-safe = Personne ne peut attaquer ici
cc-because-bare_parcels = { $count ->
    [one] { $count } terrain nu à 1 $
   *[other] { $count } terrains nus à 1 $
 }
cc-because-minimum = au moins 1 $
cc-because-mountains = { $count ->
    [one] { $count } montagne à { $each } $
   *[other] { $count } montagnes à { $each } $
 }
cc-because-river = la rivière, { $each } $
cc-because-houses = { $count ->
    [one] { $count } maison à { $each } $
   *[other] { $count } maisons à { $each } $
 }
cc-because-ranches = { $count ->
    [one] { $count } ranch à { $each } $
   *[other] { $count } ranchs à { $each } $
 }
cc-because-mines = { $count ->
    [one] { $count } mine à { $each } $
   *[other] { $count } mines à { $each } $
 }
cc-because-hotel = toujours 6 $
cc-because-parcels = { $count ->
    [one] { $count } terrain, un point pour deux
   *[other] { $count } terrains, un point pour deux
 }
cc-because-strength = force { $count }, un point pour deux
cc-because-dollars = { $count } $
cc-because-vp_buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
 }
cc-because-bought_points = { $count } à { $each } $ le point
cc-because-sheriff = { $count ->
    [one] { $count } duel perdu, { $each } points
   *[other] { $count } duels perdus, { $each } points chacun
 }
cc-because-pieces = { $count ->
    [one] { $count } bâtiment, maison ou montagne, { $each } points
   *[other] { $count } bâtiments, maisons et montagnes, { $each } points chacun
 }
cc-because-pieces_at_bridge = { $count ->
    [one] { $count } bâtiment, maison ou montagne en contact avec un pont, { $each } points
   *[other] { $count } bâtiments, maisons et montagnes en contact avec un pont, { $each } points chacun
 }
cc-because-kit_carson = pour un placement rapide
cc-gives-building = Vous pouvez acheter { FORM($building, "def") } pour { $price } $
cc-gives-nothing = Rien n’est en vente
cc-gives-land = Le terrain coûterait { $price } $
cc-gives-guard = Protège { $money } $ de vos revenus
cc-gives-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
cc-gives-buy = { $points ->
    [0] Points à { $price } $, trop chers pour vous maintenant
    [one] { $points } point pour { $price } $
   *[other] Jusqu’à { $points } points à { $price } $ le point
 }
cc-gives-roads = { $count ->
    [one] { $count } route
   *[other] { $count } routes
 }
cc-gives-strength = Force +{ $count } pour ce tour
cc-gives-money = { $money } $
cc-money-range = { $least }–{ $most } $
cc-money-more = +{ $money } $
cc-money-less = −{ $money } $
cc-gives-loot = Une attaque réussie rapporte { $money } $
cc-contest = { $name } y est aussi : force { $theirs }, la vôtre { $mine } une fois votre cow-boy placé

## What is foreseen

cc-you = vous
cc-pays-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cc-site = Rapporte { $income } $ par tour
cc-site-why = Rapporte { $income } $ par tour ({ $why })
cc-site-none = Aucun revenu propre
cc-site-housed = { $income } $ avec sa maison à côté
cc-site-gain = { $gain } pour tous vos bâtiments ensemble
cc-site-rounds = { $rounds ->
    [0] plus aucun revenu à venir
    [one] un revenu à venir : { $total }
   *[other] { $rounds } revenus à venir : { $total }
 }
cc-house-gains = Par tour, dès maintenant : { $parts }
cc-best = Le mieux : { FORM($parcel, "def") }, { $income } par tour
cc-best-planned = Le mieux : { FORM($parcel, "def") }, une fois à vous, { $income } par tour
cc-best-nowhere = Impossible à construire maintenant, seulement à garder en attente
cc-duel-chance = Vous gagnez le duel dans { $chance } % des cas
cc-duel-chances = Vous gagnez le duel dans { $low } à { $high } % des cas
cc-tile-chance = { $chance } % de chances
cc-worth-now = maintenant { $gains }
cc-worth-strength = force +{ $count }
cc-worth-end = à la fin environ { $points }
cc-means = { $free } $ libres : { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ de salaire
 } − { $committed } $ pour terrains et bâtiments.
cc-means-short = Il manque { $short } $ : { $money } ${ $salary ->
    [0] {""}
   *[other] {" "}+ { $salary } $ de salaire
 } − { $committed } $ pour terrains et bâtiments.
cc-means-limit = { $room ->
    [0] Vous êtes à la limite de { $limit } $.
   *[other] Limite { $limit } $ : encore { $room } $ possibles.
 }
cc-means-over = Limite { $limit } $ : { $over } $ de trop.
cc-how-raid-share = Vous prenez { $share } $, la moitié du revenu.
cc-own-tiles = Vos tuiles duel
cc-played-tiles = Tuiles jouées
cc-played-none = aucune
cc-chosen = { $what } : { $then }
cc-bridge-at = Un pont { $edge } : deux routes
cc-built-at = { $building } sur { FORM($parcel, "def") }
cc-house-asks = { $what } : l’accord sera demandé à { $name }

## Overlays

cc-overlay = Affichage sur la ville
cc-overlay-none = Ville
cc-overlay-prices = Prix
cc-overlay-served = Routes
cc-overlay-income = Revenus
cc-overlay-attacks = Attaques
cc-legend-none = Point : vous pouvez agir ici. Drapeau : le terrain a un propriétaire. Deux couleurs au même endroit : un duel.
cc-legend-prices = Ce que coûte maintenant chaque terrain libre : 1 $, plus 1 $ pour chaque élément qui s’y trouve ou qui lui est adjacent.
cc-legend-served = Les terrains hachurés n’ont pas de route : on ne peut y construire que des ranchs et des mines.
cc-legend-income = Ce que rapporte maintenant chaque bâtiment. Survolez-en un, ou touchez-le, pour voir pourquoi.
cc-legend-attacks = { $attacks ->
    [0] Personne n’attaque personne.
    [one] { $attacks } bâtiment est attaqué ; un bouclier veut dire que le propriétaire le protège.
   *[other] { $attacks } bâtiments sont attaqués ; un bouclier veut dire que le propriétaire le protège.
 }

## What is asked

cc-ask-draft = Choisissez un **terrain** pour commencer
cc-how-draft = Il est gratuit.
cc-ask-pick = Choisissez une **personnalité** pour ce tour
cc-how-pick = Son numéro fixe votre place dans l’ordre de placement.
cc-ask-settler = Choisissez un **terrain** : un cadeau du colon
cc-how-settler = N’importe quel terrain libre.
cc-ask-captain-yellow = Combien de **cow-boys** le capitaine engage-t-il ?
cc-how-captain-yellow = Ils restent à vous. Vous avez { $money } $.
cc-ask-captain-red = Combien de **revolvers** le capitaine achète-t-il ?
cc-how-captain-red = Ils restent à vous. Vous avez { $money } $.
cc-ask-money_or_wait-grocer-yellow = **8 $** maintenant, ou **attendre** les revenus des bâtiments ?
cc-how-money_or_wait-grocer-yellow = Si vous attendez, vous pourrez doubler un type de vos bâtiments, ou prendre tout de même les 8 $.
cc-ask-money_or_wait-grocer-red = **8 $** maintenant, ou un point par **maison** à la fin du tour ?
cc-how-money_or_wait-grocer-red = Toutes les maisons de vos terrains comptent, y compris celles posées pendant ce tour.
cc-ask-money_or_wait-settler-red = **8 $** maintenant, ou un point par **montagne** à la fin du tour ?
cc-how-money_or_wait-settler-red = Toutes les montagnes de vos terrains comptent, y compris celles gagnées pendant ce tour.
cc-ask-worker = Prendre un des **bâtiments** en vente pour 5 $ ?
cc-how-worker = Choisissez-en un sur la piste, puis construisez-le aussitôt ou gardez-le en attente.
cc-ask-place = Placez un **cow-boy**, ou passez
cc-ask-place-white = Placez le **cow-boy blanc**, ou passez
cc-how-place = Sur la piste ou sur un terrain. Chaque endroit indique ce qu’il vous rapporte.
cc-how-place-white = N’importe quel endroit vide. Personne ne peut le provoquer.
cc-ask-kit_carson = Placez vos **cow-boys**, tous à la fois, puis terminez
cc-how-kit_carson = Choisissez l’un de vos cow-boys pour le déplacer ou le reprendre.
cc-ask-next_duel = Quel **duel** résoudre en premier ?
cc-how-next_duel = Le perdant reprend son cow-boy, ce qui le rend plus fort au duel suivant.
cc-ask-duel_tile = Choisissez une **tuile** pour le duel : { $target }
cc-how-duel_tile = Elle s’ajoute à votre force et reste cachée jusqu’à ce que tous aient choisi.
cc-how-duel_tile-withdraw = Elle reste cachée jusqu’à ce que tous aient choisi. Si vous vous retirez, vous perdez le cow-boy, pas le duel.
cc-ask-withdraw = **Se battre** ou **se retirer** : { $target } ?
cc-how-withdraw = Si vous perdez, vous reprenez votre cow-boy. Si vous vous retirez, vous perdez le cow-boy, pas le duel.
cc-ask-land = **Achetez** les terrains gagnés, ou continuez
cc-how-land = Un à la fois, dans n’importe quel ordre. Vous avez { $money } $.
cc-ask-roads = Posez des **routes**, ou continuez
cc-how-roads = Une nouvelle route doit toucher le réseau.
cc-ask-last_roads = Posez les dernières **routes**, ou continuez
cc-how-last_roads = Vient ensuite le décompte final.
cc-how-bridge = { $how } Un pont, marqué 2, prend deux routes.
cc-ask-laying = Posez une **route**
cc-how-laying = Une nouvelle route doit toucher le réseau. Ensuite, vous revenez à la question.
cc-ask-construction = Acheter **{ FORM($building, "def") }** pour { $price } $ ?
cc-how-construction = À construire aussitôt ou à garder en attente. Vous avez { $money } $.
cc-ask-build = Où va **{ FORM($building, "def") }** ?
cc-how-build = Sur l’un de vos terrains. Si la place manque, gardez le bâtiment en attente.
cc-ask-house = Où va la **maison** amenée par { FORM($building, "def") } ?
cc-how-house = Sur un terrain libre, sur un des vôtres, ou chez un autre joueur s’il donne son accord.
cc-ask-consent = { $builder } demande à poser une **maison** sur votre { $house } : d’accord ?
cc-how-consent = La maison serait à vous. Elle est amenée par { FORM($building, "def") } sur { FORM($site, "def") }.
cc-ask-kept_buildings = Construisez des **bâtiments en attente**, ou continuez
cc-how-kept_buildings = Choisissez un bâtiment, puis l’un de vos terrains.
cc-ask-double = Doubler le revenu de quels **bâtiments** ?
cc-how-double = Le revenu actuel des vôtres est indiqué à côté. Sinon, prenez 8 $.
cc-ask-raid = Piller **{ FORM($piece, "def") }** sur { FORM($parcel, "def") } ({ $owner }) ?
cc-how-raid = Vous prenez la moitié du revenu.
cc-ask-buy_points = Combien de **points** achetez-vous ?
cc-how-buy_points = Chacun coûte { $price } $. Vous avez { $money } $.
cc-ask-banker = Combien de **points** le banquier achète-t-il ?
cc-how-banker = Une seule fois, avant la fin du tour. Vous avez { $money } $.
cc-ask-cash_limit = { $excess ->
    [0] Vous avez { $money } $, votre limite est de { $limit } $ : dépenser pour des **points** ?
   *[other] Vous avez { $money } $, votre limite est de { $limit } $ : **dépensez** { $excess } $ ou plus
 }
cc-how-cash_limit = Un point par tranche de 10 $ dépensés maintenant, ou de 6 $ gardés jusqu’à la fin. Tous choisissent en secret.
cc-ask-confirm = Terminé ? **Confirmez**, ou annulez
cc-ask-confirm-how = La partie continue quand vous confirmez.
cc-going-on = La partie continue
cc-wait-draft = { $name } choisit un terrain
cc-wait-pick = { $name } choisit une personnalité
cc-wait-settler = { $name } choisit un terrain
cc-wait-captain = { $name } fait agir le capitaine
cc-wait-money_or_wait = { $name } décide : de l’argent maintenant ou plus tard
cc-wait-worker = { $name } regarde les bâtiments en vente
cc-wait-place = { $name } place un cow-boy
cc-wait-kit_carson = Vous avez terminé. { $count ->
    [one] { $name } place encore
   *[other] { $name } placent encore
 }
cc-wait-next_duel = { $name } choisit le prochain duel
cc-wait-duel_tile = { $count ->
    [one] { $name } choisit une tuile duel
   *[other] { $name } choisissent une tuile duel
 }
cc-wait-withdraw = { $name } peut se retirer du duel
cc-wait-land = { $name } achète des terrains
cc-wait-roads = { $name } peut poser des routes
cc-wait-last_roads = { $name } peut poser les dernières routes
cc-wait-construction = { $name } peut acheter un bâtiment
cc-wait-build = { $name } choisit où construire
cc-wait-house = { $name } pose une maison
cc-wait-consent = { $name } doit accepter ou refuser une maison
cc-wait-kept_buildings = { $name } peut construire des bâtiments en attente
cc-wait-double = { $name } choisit quel revenu doubler
cc-wait-raid = { $name } peut piller un bâtiment
cc-wait-buy_points = { $name } peut acheter des points
cc-wait-banker = { $name } peut acheter des points au banquier
cc-wait-cash_limit = { $count ->
    [one] { $name } compte son argent
   *[other] { $name } comptent leur argent
 }
cc-wait-confirm = { $count ->
    [one] { $name } va confirmer
   *[other] { $name } vont confirmer
 }

## Buttons

cc-do-pass = Passer
cc-do-agree = Accepter
cc-do-refuse = Refuser
cc-do-withdraw = Se retirer
cc-do-stay = Se battre
cc-do-take-back = Reprendre
cc-do-double = Doubler : { FORM($building, "plural") }
cc-do-double-income = Doubler : { FORM($building, "plural") }, { $income } $
cc-do-banker = { $points ->
    [0] Aucun point
    [3] 3 points pour 3 $
    [5] 5 points pour 12 $
   *[other] 7 points pour 25 $
 }
cc-do-perform-construction = Acheter pour { $price } $
cc-do-renounce-construction = Ne pas acheter
cc-do-perform-raid = Piller
cc-do-renounce-raid = Renoncer
cc-do-none-draft = Aucun
cc-do-none-settler = Aucun terrain
cc-do-none-worker = Aucun bâtiment
cc-do-money-money_or_wait = Prendre 8 $
cc-do-wait-money_or_wait = Attendre
cc-do-money-double = Prendre 8 $
cc-do-done-land = Continuer
cc-do-done-roads = Continuer
cc-do-done-last_roads = Continuer
cc-do-done-kept_buildings = Continuer
cc-do-keep-build = Garder en attente
cc-hire-yellow = { $count ->
    [0] Aucun
    [1] 1 cow-boy, 1 $
    [2] 2 cow-boys, 4 $
   *[other] 3 cow-boys, 9 $
 }
cc-hire-red = { $count ->
    [0] Aucun
    [1] 1 revolver, 3 $
   *[other] 2 revolvers, 9 $
 }
cc-lay-roads = { $count ->
    [one] Poser une route
   *[other] Poser des routes ({ $count })
 }
cc-lay-stop = Pas de route
cc-lay-at = Poser une route { $edge }
cc-white = Cow-boy blanc
cc-buildings = Bâtiments
cc-spend = { $points ->
    [0] { $amount ->
        [0] Ne rien dépenser
       *[other] Dépenser { $amount } $
     }
    [one] Dépenser { $amount } $ pour { $points } point
   *[other] Dépenser { $amount } $ pour { $points } points
 }
cc-buy = { $amount ->
    [0] Aucun point
    [one] { $amount } point pour { $cost } $
   *[other] { $amount } points pour { $cost } $
 }
cc-less = Moins
cc-more = Plus
cc-next-place = { $n ->
    [one] Le seul endroit
   *[other] Le suivant des { $n } endroits
 }
cc-skip = Passer à ma prochaine décision
cc-rest-off = Ne plus demander ce tour-ci
cc-roads-later = Me demander avant de construire
cc-roads-later-note = Avant l’achat des bâtiments, on vous demandera encore une fois où poser vos routes.
cc-auto-pass = Passer jusqu’à la fin de la phase
cc-auto-pass-note = Vous passez dès que c’est à vous de placer.
cc-auto-pass-off = Quelqu’un est venu là où vous êtes : vous ne passerez pas automatiquement.
cc-auto-on = Passe automatique. Touchez pour arrêter.
cc-speed = Vitesse
cc-speed-calm = Calme
cc-speed-quick = Rapide
cc-speed-off = Instantanée
cc-lock = Terminer
cc-lock-note = { $count ->
    [0] Tous vos cow-boys sont placés. Une fois votre placement terminé, plus rien ne bouge.
    [one] { $count } cow-boy est encore dans votre réserve. Une fois votre placement terminé, plus rien ne bouge.
   *[other] { $count } cow-boys sont encore dans votre réserve. Une fois votre placement terminé, plus rien ne bouge.
 }
cc-countdown-left = il reste { $seconds } s
cc-countdown-note = Quand le temps est écoulé, ceux qui restent terminent d’office, dans l’ordre de placement.
cc-locked = a terminé
cc-purse = Ce que vous avez
cc-rivals = Les autres joueurs
cc-rival = { $name } : { $money } $, en duel, un total de { $range } ({ $guns ->
    [0] sans revolver
    [one] avec { $guns } revolver
   *[other] avec { $guns } revolvers
 }), { $cowboys ->
    [one] { $cowboys } cow-boy
   *[other] { $cowboys } cow-boys
 } en réserve.
cc-rival-order-picking = { $place ->
    [0] {""}
   *[other] Choisit en position { $place }.
 }
cc-rival-order-placing = { $place ->
    [0] {""}
   *[other] Place en position { $place }.
 }
cc-own-cowboy = Votre cow-boy : { $target }. Le déplacer ou le reprendre

## Players and orders

cc-guns = { $guns ->
    [one] { $cowboys } + { $guns } rev.
   *[other] { $cowboys } + { $guns } rev.
 }
cc-reserve = réserve
cc-guns-word = revolvers
cc-parcels-of = sur 12 terrains
cc-money-label = { $money } $, { $limit ->
    [0] pas encore de limite
   *[other] limite { $limit } $
 }
cc-strength-label = Force { $strength }
cc-parcels-label = { $count ->
    [one] { $count } terrain sur 12
   *[other] { $count } terrains sur 12
 }
cc-cowboys-of = { $count ->
    [one] { $count } cow-boy en réserve
   *[other] { $count } cow-boys en réserve
 }{ $white ->
    [1] , et le blanc
   *[other] {""}
 }
cc-strength-of = Force { $strength } : cow-boys { $cowboys }, revolvers { $guns }
cc-roads-in-hand = { $count ->
    [one] { $count } route en réserve
   *[other] { $count } routes en réserve
 }
cc-roads-label = { $count ->
    [one] { $count } route
   *[other] { $count } routes
 }
cc-kept = en attente
cc-passed = a passé
cc-waits = attend
cc-ammunition = munitions
cc-tiles-label = { $count ->
    [one] { $count } tuile duel
   *[other] { $count } tuiles duel
 }
cc-order-picking = Choix
cc-order-placing = Placement
cc-order-passing = Ont passé : tour suivant
cc-order-passing-note = Le premier à avoir passé l’emporte en cas d’égalité ce tour-ci, et choisit en premier au suivant.
cc-bag = Dans le sac
cc-stock = { $count ->
    [one] Il reste { $count } route
   *[other] Il reste { $count } routes
 }

## Duels

cc-duel = Duel : { $target }
cc-duel-about = { $names } visent le même endroit
cc-duel-order = Ordre des passes
cc-duel-choose = Choisissez une tuile
cc-duel-tile = tuile { $value }
cc-duel-won = { $name } gagne avec { $total }.
cc-duel-tie = Égalité à { $total }. { $name } a passé en premier et gagne.
cc-duel-home = Les autres reprennent leurs cow-boys.

## What happened

cc-event-side_drawn = { $character } : { $side }
cc-event-announced = { $name } a des tuiles duel pour un total de { $total }
cc-event-building_drawn = { $square } : { $building }
cc-event-claimed = { $name } prend **{ FORM($parcel, "def") }**
cc-event-round = Tour { $round }
cc-event-picked = { $name } est **{ FORM($character, "def") }**
cc-event-hired-cowboys = { $count ->
    [0] { $name } n’engage aucun cow-boy
    [one] { $name } engage { $count } cow-boy
   *[other] { $name } engage { $count } cow-boys
 }
cc-event-hired-revolvers = { $count ->
    [0] { $name } n’achète aucun revolver
    [one] { $name } achète { $count } revolver
   *[other] { $name } achète { $count } revolvers
 }
cc-event-roads = { $count ->
    [one] { $name } reçoit { $count } route
   *[other] { $name } reçoit { $count } routes
 }
cc-event-waits = { $name } attend : { FORM($character, "def") } paiera plus tard
cc-event-placed = { $name } place un cow-boy : **{ $target }**
cc-event-placed-white = { $name } place le cow-boy blanc : **{ $target }**
cc-event-moved = { $name } déplace un cow-boy : **{ $target }**
cc-event-taken_back = { $name } reprend un cow-boy : { $target }
cc-event-passed = { $name } passe (n° { $place })
cc-event-passed-forced = { $name } n’a plus rien à placer et passe (n° { $place })
cc-event-locked = { $name } termine (n° { $place })
cc-event-duel = Duel : **{ $target }**, { $names }
cc-event-shot-die = { $name } fait { $value } : { $strength } + { $value } = **{ $total }**
cc-event-shot-tile = { $name } joue un { $value } : { $strength } + { $value } = **{ $total }**
cc-event-duel_won = { $name } gagne le duel : **{ $target }**
cc-event-home-duel_lost = { $name } perd le duel et reprend son cow-boy : { $target }
cc-event-home-church = { $name } reprend son cow-boy, à cause d’une église : { $target }
cc-event-withdrew = { $name } se retire : **{ $target }**
cc-event-unchallenged = { $name } gagne sans duel : **{ $target }**
cc-event-unchallenged-tile = { $name } gagne sans duel et reprend le { $value } : **{ $target }**
cc-event-renounced = { $name } renonce : { $target }
cc-event-renounced-forced = { $name } ne peut pas en profiter : { $target }
cc-event-ammunition = { $name } a les **munitions** : force +3
cc-event-bought = { $name } achète **{ FORM($building, "def") }** pour { $price } $
cc-event-built = { $name } construit **{ FORM($building, "def") }** sur { FORM($parcel, "def") }
cc-event-built-house = { $name } construit **{ FORM($building, "def") }** sur { FORM($parcel, "def") }, sa maison sur { FORM($house, "def") }
cc-event-kept = { $name } garde { FORM($building, "def") } en attente
cc-event-consent_asked = { $name } demande à { $owner } son accord pour une maison sur { FORM($parcel, "def") }
cc-event-agreed = { $name } accepte la maison sur { FORM($parcel, "def") }
cc-event-refused = { $name } refuse la maison sur { FORM($parcel, "def") }
cc-event-road = { $name } pose une route { $edge }
cc-event-bridge = { $name } construit un pont { $edge }
cc-event-doubles = { $name } double ses revenus : { FORM($building, "plural") }
cc-event-income = { $name } reçoit **{ $amount } $** : { $building } sur { FORM($parcel, "def") } ({ $reason })
cc-event-income-doubled = { $name } reçoit **{ $amount } $**, doublés : { $building } sur { FORM($parcel, "def") } ({ $reason })
cc-event-raided = { $name } pille { $owner } : **{ $share } $** sur { FORM($parcel, "def") }
cc-event-spent = { $amount ->
    [0] { $name } ne dépense rien
   *[other] { $name } dépense { $amount } $
 }
cc-event-spent-points = { $points ->
    [one] { $name } dépense { $amount } $ pour { $points } point
   *[other] { $name } dépense { $amount } $ pour { $points } points
 }
cc-event-closed = Fermée : { $square }
cc-event-cowboys = { $count ->
    [one] { $name } a de nouveau { $count } cow-boy
   *[other] { $name } a de nouveau { $count } cow-boys
 }
cc-event-ended = La fin
cc-told-square = Maintenant : { $square }.
cc-event-refills = { $name } pioche de nouvelles tuiles duel
cc-event-got-start = { $name } commence avec { $amount } $
cc-event-got-banker = { $name } reçoit **{ $amount } $** du banquier
cc-event-got-grocer = { $name } reçoit **{ $amount } $** de la commerçante
cc-event-got-settler = { $name } reçoit **{ $amount } $** du colon
cc-event-got-salary = { $name } reçoit **{ $amount } $** de salaire
cc-event-got-income_land = { $name } reçoit **{ $amount } $** pour ses terrains
cc-event-got-income_cowboys = { $name } reçoit **{ $amount } $** pour sa force
cc-event-got-gambling = { $name } gagne **{ $amount } $** au jeu
cc-event-got-income = { $name } reçoit **{ $amount } $** de revenus
cc-event-got-raid = { $name } prend **{ $amount } $**
cc-event-paid-captain = { $name } paie { $amount } $ au capitaine
cc-event-paid-chinese_worker = { $name } paie { $amount } $ à l’ouvrier chinois
cc-event-paid-land = { $name } paie **{ $amount } $** pour un terrain
cc-event-paid-building = { $name } paie **{ $amount } $** pour le bâtiment
cc-event-paid-bought_points = { $name } paie { $amount } $ pour des points
cc-event-paid-banker = { $name } paie { $amount } $ au banquier
cc-event-paid-spent = { $name } dépense { $amount } $
cc-event-scored-counted = { $points ->
    [one] { $name } reçoit **{ $points } point** : { $building } sur { FORM($parcel, "def") }
   *[other] { $name } reçoit **{ $points } points** : { $building } sur { FORM($parcel, "def") }
 }
cc-event-scored-none = { $name } ne reçoit aucun point : { $source }
cc-event-scored-banker = { $points ->
    [one] { $name } reçoit **{ $points } point** du banquier ({ $reason })
   *[other] { $name } reçoit **{ $points } points** du banquier ({ $reason })
 }
cc-event-scored-bought_points = { $points ->
    [one] { $name } achète **{ $points } point**
   *[other] { $name } achète **{ $points } points**
 }
cc-event-scored-kit_carson = { $points ->
    [one] { $name } reçoit **{ $points } point** pour son placement rapide
   *[other] { $name } reçoit **{ $points } points** pour son placement rapide
 }
cc-event-scored-money_left = { $points ->
    [one] { $name } reçoit **{ $points } point** pour l’argent restant ({ $reason })
   *[other] { $name } reçoit **{ $points } points** pour l’argent restant ({ $reason })
 }
cc-event-scored-pieces = { $points ->
    [one] { $name } reçoit **{ $points } point** ({ $reason })
   *[other] { $name } reçoit **{ $points } points** ({ $reason })
 }
cc-event-scored-pieces_at_bridge = { $points ->
    [one] { $name } reçoit **{ $points } point** ({ $reason })
   *[other] { $name } reçoit **{ $points } points** ({ $reason })
 }
cc-event-scored-sheriff = { $points ->
    [one] { $name } reçoit **{ $points } point** du shérif
   *[other] { $name } reçoit **{ $points } points** du shérif
 }
cc-event-scored-vp_buildings = { $points ->
    [one] { $name } reçoit **{ $points } point** ({ $reason })
   *[other] { $name } reçoit **{ $points } points** ({ $reason })
 }
cc-event-scored-vp_cowboys = { $points ->
    [one] { $name } reçoit **{ $points } point** ({ $reason })
   *[other] { $name } reçoit **{ $points } points** ({ $reason })
 }
cc-event-scored-vp_land = { $points ->
    [one] { $name } reçoit **{ $points } point** ({ $reason })
   *[other] { $name } reçoit **{ $points } points** ({ $reason })
 }
cc-event-scored-houses = { $points ->
    [one] { $name } reçoit **{ $points } point** pour ses maisons
   *[other] { $name } reçoit **{ $points } points** pour ses maisons
 }
cc-event-scored-mountains = { $points ->
    [one] { $name } reçoit **{ $points } point** pour ses montagnes
   *[other] { $name } reçoit **{ $points } points** pour ses montagnes
 }
cc-event-scored-spent = { $points ->
    [one] { $name } reçoit **{ $points } point** pour l’argent dépensé
   *[other] { $name } reçoit **{ $points } points** pour l’argent dépensé
 }

## Keys

cc-keys-arrows = Parcourir la ville ou la piste
cc-keys-enter = Choisir, puis confirmer
cc-keys-town = Aller à la ville, aller à la piste
cc-keys-numbers = Appuyer sur le premier, le deuxième… bouton
cc-keys-roads = Commencer ou arrêter de poser des routes
cc-keys-pass = Passer, continuer ou terminer
cc-keys-overlay = Affichage suivant
cc-keys-skip = Passer à ma prochaine décision
cc-keys-undo = Annuler la dernière étape
cc-keys-help = Montrer ces touches
