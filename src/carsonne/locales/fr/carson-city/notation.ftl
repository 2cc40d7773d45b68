## Errors in typed positions of Carson City

### A line

cc-bad-twice = { $name } apparaît deux fois.
cc-bad-header = Il n’y a pas d’en-tête { $name }.
cc-bad-player = Il n’y a pas de joueur { $name }.
cc-bad-player-twice = Un joueur est nommé deux fois.
cc-bad-number = { $name } est un nombre entier de 0 à { $most }, pas { $text }.
cc-bad-field = Il n’y a pas de champ { $name }.
cc-bad-value = { $text } n’a pas de valeur : écrivez-le comme { $sample }.
cc-bad-building = Il n’y a pas de bâtiment { $name }.
cc-bad-round = Les tours se comptent à partir de 1.
cc-bad-market = Les bâtiments en vente occupent sept cases, de 3 $ à 12 $ ; écrivez .. pour une case vide.
cc-bad-character = { $text } n’indique pas un joueur et une personnalité, comme { $sample }.
cc-bad-target = Il n’y a pas d’endroit { $name } pour un cow-boy.
cc-bad-white = { $header } doit être { $value } ou absent, pas { $text }.

### The town

cc-bad-rows = { $found ->
    [one] Une ville a { $rows } lignes de terrains ; il y en a { $found }.
   *[other] Une ville a { $rows } lignes de terrains ; il y en a { $found }.
 }
cc-bad-more-rows = Une ville n’a pas plus de { $rows } lignes.
cc-bad-row = Une ligne a { $parcels } terrains, pas { $found }.
cc-bad-piece = Il n’y a pas d’élément { $name }.
cc-bad-owned-river = La rivière n’est à personne.
cc-bad-no-owner = Un bâtiment a un propriétaire, comme { $sample }.
cc-bad-edge = Il n’y a pas de côté { $name } ; les côtés vont de H0,0 à H8,7 et de V0,0 à V7,8.
cc-bad-road-twice = La route { $road } est nommée deux fois.
cc-bad-network = Les routes ne forment pas un seul réseau.
cc-bad-roads = Il y a { $most } routes, pas { $found }.
cc-bad-road-stock = Il n’y a que { $most } routes ; un pont en prend deux.
cc-bad-pieces = Il y a { FORM($piece, "a") } de trop sur { FORM($parcel, "def") } ; le jeu en a { $most }.
cc-bad-parcels = Personne ne possède plus de { $most } terrains.
cc-bad-buildings = Trop de bâtiments : le jeu n’a que { $most } { FORM($building, "plural") }.
cc-bad-revolvers = { $least ->
    [one] Les bâtiments donnent { $least } revolver à { $player }.
   *[other] Les bâtiments donnent { $least } revolvers à { $player }.
 }

cc-bad-river-there = Il y a une rivière sur le plan.
cc-bad-other-river = La rivière des options n’est pas celle du plan.

### The game and the round

cc-bad-seats = La position est à { $players } joueurs, mais la partie en a { $seats }.
cc-bad-stranger = L’un des joueurs nommés ne joue pas.
cc-bad-needs = { $header } demande aussi { $other }.
cc-bad-over = Personne n’a de personnalité une fois la partie finie.
cc-bad-order = Les personnalités se choisissent dans l’ordre ; quelqu’un manque ou ne joue pas.
cc-bad-early = Tous n’ont pas encore choisi de personnalité.
cc-bad-no-white = Personne n’a le cow-boy blanc.
cc-bad-no-cowboy = { $player } n’a pas ce cow-boy.
cc-bad-stand = Ce cow-boy ({ $player }) ne peut pas être placé sur { FORM($place, "def") }.
cc-bad-room = Il n’y a plus de place pour un cow-boy sur { FORM($place, "def") }.
cc-bad-cowboys = { $player } n’a que { $most } cow-boys.
