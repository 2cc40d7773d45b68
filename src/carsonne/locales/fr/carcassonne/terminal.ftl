## Carcassonne in a terminal

### Beside the board

ca-term-player = { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $followers ->
    [0] plus aucun partisan
    [one] il reste { $followers } partisan
   *[other] il reste { $followers } partisans
 }
ca-term-drawn = Carte à poser : { $id } ({ $tile })
ca-term-hand = Votre main : { $tiles }

### What can be typed

ca-term-tiles = poser la carte : le numéro d’une case, r et le nombre de quarts de tour
ca-term-tile = { $turn ->
    [0] carte { $tile } en { $cell }
    [1] carte { $tile } en { $cell }, tournée une fois
    [2] carte { $tile } en { $cell }, tournée deux fois
   *[3] carte { $tile } en { $cell }, tournée trois fois
 }
ca-term-skip = sans partisan
ca-term-discard = mettre la carte { $tile } de côté
ca-term-choice = { $choice } : { $forecast }

### What it would bring

ca-term-gain = { $name } { $points }
ca-term-scores = tout de suite { $gains }
ca-term-complete = { $points ->
    [one] { $points } point si la partie finissait maintenant, { $later } à l’achèvement
   *[other] { $points } points si la partie finissait maintenant, { $later } à l’achèvement
 }
ca-term-least = { $points ->
    [one] { $points } point si la partie finissait maintenant, au moins { $later } à l’achèvement
   *[other] { $points } points si la partie finissait maintenant, au moins { $later } à l’achèvement
 }
ca-term-never = { $points ->
    [one] { $points } point si la partie finissait maintenant ; la zone ne peut plus être achevée
   *[other] { $points } points si la partie finissait maintenant ; la zone ne peut plus être achevée
 }
ca-term-explain-claim = Cela rapporterait { $forecast }.
ca-term-explain-skip = Vous gardez vos partisans ; ce que la carte a achevé est évalué.
ca-term-explain-nothing = Cela ne rapporte rien, et ne change rien à ce qui serait évalué si la partie finissait maintenant.
ca-term-explain-now = Cela rapporte tout de suite : { $now }.
ca-term-explain-end = Cela ne rapporte rien tout de suite. Si la partie finissait maintenant : { $end }.
ca-term-explain-both = Cela rapporte tout de suite : { $now }. Si la partie finissait maintenant : { $end }.
ca-term-about = { $count ->
    [one] Carte { $id } : { $tile }, { $count } dans le jeu.
   *[other] Carte { $id } : { $tile }, { $count } dans le jeu.
 }

### What happens

ca-term-draws = { FORM($name, "cap") } pioche la carte { $tile }.
ca-term-draws-hidden = { FORM($name, "cap") } pioche une carte.
ca-term-places = { FORM($name, "cap") } pose la carte { $tile } en { $cell }.
ca-term-claims = { FORM($name, "cap") } place { FORM($role, "a") } en { $place }.
ca-term-aside = La carte { $tile } ne peut se poser nulle part et est mise de côté.
ca-term-scored = { $points ->
    [one] { FORM($name, "cap") } marque { $points } point : { $reason }.
   *[other] { FORM($name, "cap") } marque { $points } points : { $reason }.
 }
ca-term-ended = { $count ->
    [one] La partie est finie. { FORM($names, "cap") } gagne.
   *[other] La partie est finie. { FORM($names, "cap") } partagent la victoire.
 }

### Statistics of many games

ca-topic-first = Quel premier partisan gagne ?
ca-topic-follower = Combien rapporte un partisan ?
ca-source-field = pré
ca-source-road = chemin
ca-source-city = ville
ca-source-monastery = abbaye
