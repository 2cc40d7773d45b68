## Carcassonne: why a move is not allowed

### Placing a tile

ca-refused-out-of-reach = Aucune carte ne peut aller là : le paysage ne peut pas s’étendre aussi loin.
ca-refused-placed = Votre carte est déjà sur le plateau : placez-y maintenant un partisan, ou aucun.
ca-refused-not-placed = Posez d’abord votre carte ; ensuite, vous pourrez y placer un partisan.
ca-refused-late-discard = On ne peut mettre une carte de côté qu’avant d’en avoir posé une.
ca-refused-discard = Une carte qui peut être posée quelque part doit l’être.
ca-refused-hand-fits = Une carte de votre main peut être posée quelque part : vous ne pouvez donc pas en mettre de côté.
ca-refused-not-in-hand = Vous n’avez pas cette carte en main.
ca-refused-not-drawn = Ce n’est pas la carte que vous avez piochée.
ca-refused-taken = Il y a déjà une carte ici.
ca-refused-apart = Une carte doit avoir un côté commun avec une carte déjà posée.
ca-refused-same-turn = Tournée ainsi, la carte a le même aspect qu’avec moins de quarts de tour ; prenez le plus petit nombre.
ca-refused-turn = La carte ne peut pas se poser dans ce sens : { FORM($mine, "son") } toucherait { FORM($theirs, "a") } { FORM($side, "au") }. Tournée autrement, elle peut se poser ici.
ca-refused-cell = La carte ne peut se poser ici dans aucun sens. Telle qu’elle est, { FORM($mine, "son") } toucherait { FORM($theirs, "a") } { FORM($side, "au") }.

### Placing a follower

ca-refused-no-place = La carte que vous venez de poser n’a pas cet emplacement pour { FORM($role, "a") }.
ca-refused-no-followers = Vous n’avez plus de partisans : ils sont tous dans le paysage.
ca-refused-no-farmers = Cette partie se joue sans paysans.
ca-refused-held-c-yours = Vous avez déjà un chevalier dans cette ville.
ca-refused-held-c-shared = { FORM($names, "cap") } et vous avez déjà des chevaliers dans cette ville.
ca-refused-held-c-others = { $count ->
    [one] { FORM($names, "cap") } a déjà un chevalier dans cette ville.
   *[other] { FORM($names, "cap") } ont déjà des chevaliers dans cette ville.
 }
ca-refused-held-r-yours = Vous avez déjà un voleur sur ce chemin.
ca-refused-held-r-shared = { FORM($names, "cap") } et vous avez déjà des voleurs sur ce chemin.
ca-refused-held-r-others = { $count ->
    [one] { FORM($names, "cap") } a déjà un voleur sur ce chemin.
   *[other] { FORM($names, "cap") } ont déjà des voleurs sur ce chemin.
 }
ca-refused-held-f-yours = Vous avez déjà un paysan dans ce pré.
ca-refused-held-f-shared = { FORM($names, "cap") } et vous avez déjà des paysans dans ce pré.
ca-refused-held-f-others = { $count ->
    [one] { FORM($names, "cap") } a déjà un paysan dans ce pré.
   *[other] { FORM($names, "cap") } ont déjà des paysans dans ce pré.
 }

## Why a move is good or bad: a few words that begin with a verb, about the move

### What the tile does

ca-reason-loses = vous fait perdre votre { $feature }, qui passe à { $names }
ca-reason-takes = prend { FORM($feature, "held") } { $names }
ca-reason-shares = partage { FORM($feature, "def") } avec { $names }
ca-reason-theirs-complete = achève { FORM($feature, "held") } { $names }
ca-reason-theirs-join = relie des parties { FORM($feature, "of-held") } { $names }
ca-reason-theirs-add = ajoute une carte { FORM($feature, "to-held") } { $names }
ca-reason-completes = achève votre { $feature } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } tout de suite, et { $followers ->
    [one] votre { $role } revient
   *[other] vos { $followers } { FORM($role, "plural") } reviennent
 }
ca-reason-joins = relie des parties de votre { $feature } : au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
 } une fois { FORM($feature, "gender") ->
    [m] achevé
   *[f] achevée
 }
ca-reason-adds = ajoute une carte à votre { $feature } : au moins { $points ->
    [one] { $points } point
   *[other] { $points } points
 } une fois { FORM($feature, "gender") ->
    [m] achevé
   *[f] achevée
 }
ca-reason-monastery = ajoute une carte autour de votre abbaye : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } une fois achevée
ca-reason-field = { $cities ->
    [one] étend votre pré jusqu’à { $cities } ville achevée
   *[other] étend votre pré jusqu’à { $cities } villes achevées
 }
ca-reason-odds-harder-yours = rend votre { $feature } plus difficile à achever : { $chance } % au lieu de { $was } %
ca-reason-odds-harder-theirs = rend { FORM($feature, "held") } { $names } plus difficile à achever : { $chance } % au lieu de { $was } %
ca-reason-odds-easier-yours = rend votre { $feature } plus facile à achever : { $chance } % au lieu de { $was } %
ca-reason-odds-easier-theirs = rend { FORM($feature, "held") } { $names } plus facile à achever : { $chance } % au lieu de { $was } %
ca-reason-odds-hopeless-yours = rend votre { $feature } impossible à achever
ca-reason-odds-hopeless-theirs = rend { FORM($feature, "held") } { $names } impossible à achever

### What the follower does

ca-reason-keeps = { $followers ->
    [one] garde votre dernier partisan en réserve
   *[other] garde vos { $followers } partisans en réserve
 }
ca-reason-leaves = { $followers ->
    [0] ne vous laisse aucun partisan en réserve
    [one] vous laisse { $followers } partisan en réserve
   *[other] vous laisse { $followers } partisans en réserve
 }
ca-reason-claims = { $points ->
    [one] occupe { FORM($feature, "def") } : { $points } point en l’état, au moins { $later } une fois { FORM($feature, "gender") ->
        [m] achevé
       *[f] achevée
     }
   *[other] occupe { FORM($feature, "def") } : { $points } points en l’état, au moins { $later } une fois { FORM($feature, "gender") ->
        [m] achevé
       *[f] achevée
     }
 }
ca-reason-claims-monastery = { $points ->
    [one] occupe { FORM($feature, "def") } : { $points } point en l’état, { $later } une fois achevée
   *[other] occupe { FORM($feature, "def") } : { $points } points en l’état, { $later } une fois achevée
 }
ca-reason-claims-complete = occupe { FORM($feature, "def") }, qui rapporte tout de suite, et votre { $role } revient
ca-reason-claims-field = { $cities ->
    [0] occupe le pré, qui ne touche encore aucune ville achevée
    [one] occupe le pré, qui touche une ville achevée
   *[other] occupe le pré, qui touche { $cities } villes achevées
 }
ca-reason-field-likely = { $points ->
    [one] rapportera sans doute { $points } point à la fin
   *[other] rapportera sans doute { $points } points à la fin
 }
ca-reason-farmer-stays = y retient le paysan jusqu’à la fin de la partie
ca-reason-stays = y retient votre { $role } jusqu’à la fin : { FORM($feature, "def") } ne peut plus être { FORM($feature, "gender") ->
    [m] achevé
   *[f] achevée
 }
ca-reason-may-stay = risque d’y retenir votre { $role } jusqu’à la fin : { FORM($feature, "def") } n’a que { $chance } % de chances d’être { FORM($feature, "gender") ->
    [m] achevé
   *[f] achevée
 }
ca-reason-comes-home = fera sans doute revenir votre { $role } : { FORM($feature, "def") } a { $chance } % de chances d’être { FORM($feature, "gender") ->
    [m] achevé
   *[f] achevée
 }

## Moves as a person would say them

ca-say-tile-claim = Poser { $tile } en { $where }, avec { $follower }
ca-say-tile-skip = Poser { $tile } en { $where }, sans partisan
ca-say-marked-claim = Poser { $tile }, avec { $follower }
ca-say-marked-skip = Poser { $tile }, sans partisan
ca-say-claim = Placer { $follower }
ca-say-skip = Ne pas placer de partisan
ca-say-discard = Mettre { $tile } de côté
ca-the-tile = la carte
ca-the-tile-named = la carte « { $tile } »
ca-where = { $turn ->
    [0] colonne { $x }, ligne { $y }
    [1] colonne { $x }, ligne { $y }, tournée une fois
    [2] colonne { $x }, ligne { $y }, tournée deux fois
   *[3] colonne { $x }, ligne { $y }, tournée trois fois
 }
ca-follower-m = un moine dans l’abbaye
ca-follower-c = un chevalier dans la ville
ca-follower-c-to = un chevalier dans la ville { FORM($sides, "au") }
ca-follower-r = un voleur sur le chemin
ca-follower-r-to = un voleur sur le chemin { FORM($sides, "au") }
ca-follower-f = un paysan dans le pré
ca-follower-f-to = un paysan dans le pré { FORM($sides, "au") }
ca-follower-f-nth = un paysan dans le pré { FORM($sides, "au") }, numéro { $n }
