## The Card Game: errors in typed positions

### Lines

cards-bad-header = Il n’y a pas d’en-tête { $name }.
cards-bad-twice = { $header } apparaît deux fois ; il est déjà à la ligne { $line }.
cards-bad-player = Écrivez un joueur comme { $real }, un joueur virtuel comme { $virtual }.
cards-bad-player-word = { $name } n’est ni un symbole ni un niveau.
cards-bad-player-twice = Il y a déjà un joueur { $player }, à la ligne { $line }.
cards-bad-suit-twice = { $suit } est déjà le symbole du joueur { $player }, à la ligne { $line }.
cards-bad-parcel = Il n’y a pas de parcelle { $name }.
cards-bad-row = { $count ->
    [one] Cette ligne a { $count } parcelle ; la première ligne de la ville en a { $wanted }.
   *[other] Cette ligne a { $count } parcelles ; la première ligne de la ville en a { $wanted }.
 }
cards-bad-round = { $text } n’est pas un tour. Les tours vont de { $first } à { $last } ; après, écrivez { $over }.
cards-bad-back = Il n’y a pas de dos { $name }.
cards-bad-card = Il n’y a pas de carte { $name }.
cards-bad-character = Il n’y a pas de personnalité { $name }.
cards-bad-bid-card = Il n’y a pas de carte enchère { $name }.
cards-bad-named-twice = { $name } est nommé deux fois.
cards-bad-sold = { $most ->
    [one] On peut vendre { $most } carte au plus.
   *[other] On peut vendre { $most } cartes au plus.
 }
cards-bad-laid = { $text } n’est pas une carte avec son emplacement, comme { $sample }.
cards-bad-far = { $place } est trop loin de 0,0 pour une ville.

### Players and cities

cards-bad-missing = Il manque le joueur { $player }.
cards-bad-order = Les joueurs réels viennent avant les joueurs virtuels.
cards-bad-all-virtual = Au moins un joueur doit être réel.
cards-bad-used-twice = { $card } est déjà nommé à la ligne { $line }.
cards-bad-virtual-has = Un joueur virtuel n’a pas de { $header }.
cards-bad-virtual-city = Un joueur virtuel n’a pas de ville.
cards-bad-real-cards = { $header } est pour les joueurs virtuels. Écrivez une ville ligne par ligne, ou avec { $laid }.
cards-bad-no-auctioneer = On ne peut rien vendre sans le commissaire-priseur.
cards-bad-not-owned = Ce joueur n’a pas { FORM($person, "def") }.
cards-bad-many-cards = { $most ->
    [one] Personne ne prend plus de { $most } carte.
   *[other] Personne ne prend plus de { $most } cartes.
 }
cards-bad-size = La ville a { $high } parcelles de haut et { $wide } de large. Elle ne peut pas dépasser 8 sur 8.
cards-bad-size-captain = La ville a { $high } parcelles de haut et { $wide } de large. Avec le capitaine, elle ne peut pas dépasser 8 sur 9.
cards-bad-apart = La parcelle en { $place } n’est pas reliée aux autres.
cards-bad-rows = Les lignes ne montrent pas les cartes qui ont été posées.
cards-bad-elements = Le jeu n’a que { $things }.

### Playing on from a position

cards-bad-middle = On ne peut continuer qu’au début d’un tour, et ce tour est déjà en cours.
cards-bad-no-round = On ne peut continuer qu’au début d’un tour. Nommez le tour, comme { $sample }.
cards-bad-seats = { $players ->
    [one] La position a { $players } joueur réel, mais la partie en a { $seats }.
   *[other] La position a { $players } joueurs réels, mais la partie en a { $seats }.
 }
cards-bad-levels = Les joueurs virtuels de la position ne sont pas ceux des options.
cards-bad-no-laid = Pour continuer, indiquez les cartes et leur emplacement, comme { $sample }.
cards-bad-no-sold = Pour continuer, indiquez les cartes vendues.
cards-bad-spent = { $count ->
    [0] Aucune carte enchère n’a été jouée au début d’une époque.
    [one] { $count } carte enchère doit avoir été jouée à ce stade.
   *[other] { $count } cartes enchère doivent avoir été jouées à ce stade.
 }
cards-bad-hand = Ce joueur n’a pas de carte enchère { $value }.
cards-bad-full = Il y a trop de cartes pour ce tour.
cards-bad-drift = La ville doit commencer plus près de 0,0.
cards-bad-top = Le dessus de la pioche est la première carte de { $header }.
cards-bad-pile = { $count ->
    [one] Il reste { $count } carte terrain dans la pioche, mais l’époque peut en demander { $needed }.
   *[other] Il reste { $count } cartes terrain dans la pioche, mais l’époque peut en demander { $needed }.
 }
cards-bad-people = { $count ->
    [one] Il reste { $count } personnalité dans la pioche, mais la suite de la partie en demande { $needed }.
   *[other] Il reste { $count } personnalités dans la pioche, mais la suite de la partie en demande { $needed }.
 }
cards-bad-backs = Les dos ne concordent pas avec les personnalités déjà vues.

## Errors in moves

cards-bad-bid = Les cartes enchère vont de 1 à { $most }.

## Errors in deck files

cards-bad-deck = Le jeu de cartes doit être un objet JSON d’un mégaoctet au plus.
cards-bad-deck-differs = Le jeu de cartes diffère de celui qui est publié.
cards-bad-deck-more = { $count ->
    [one] Il y a encore { $count } différence.
   *[other] Il y a encore { $count } différences.
 }
cards-bad-deck-no-list = Il n’y a pas de liste { $list }.
cards-bad-deck-no-id = Une entrée de la liste { $list } n’est pas un objet avec { $field }.
cards-bad-deck-first-rows = { $field } doit être { $one } ou { $other }.
cards-bad-deck-lacks = Il manque { $ids } à la liste { $list }.
cards-bad-deck-lacks-many = Il manque { $count } entrées à la liste { $list }, par exemple { $ids }.
cards-bad-deck-extra = La liste { $list } a des entrées qui n’en font pas partie : { $ids }.
cards-bad-deck-extra-many = La liste { $list } a { $count } entrées qui n’en font pas partie, par exemple { $ids }.
cards-bad-deck-grid = La carte { $id } n’a pas deux lignes de deux parcelles connues.
cards-bad-deck-attraction = La carte { $id } n’a pas d’attrait de 0 à 99.
cards-bad-deck-count = { $found ->
    [one] L’époque { $era } montre { $name } sur { $found } parcelle, et non sur { $count } comme publié.
   *[other] L’époque { $era } montre { $name } sur { $found } parcelles, et non sur { $count } comme publié.
 }
cards-bad-deck-back = Le dos { $id } doit montrer une tête de mort, ou les six symboles dans un ordre quelconque.
cards-bad-deck-character = { $name } a un attrait de { $published }, pas de { $found }.
