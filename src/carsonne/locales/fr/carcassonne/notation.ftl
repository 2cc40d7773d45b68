## Errors in typed positions of Carcassonne

### A line

ca-bad-text = { $text } n’est ni une carte, comme { $tile }, ni un en-tête, comme { $header }.
ca-bad-twice = { $header } apparaît deux fois ; il est déjà à la ligne { $line }.
ca-bad-far = { $cell } est trop loin de 0,0 : { $most } cartes ne suffisent pas pour y arriver.
ca-bad-place = La carte { $tile } n’a pas d’emplacement { $place } ; elle a { $places }.
ca-bad-tile = Il n’y a pas de carte { $tile } ; les cartes vont de A à X.
ca-bad-player = Il n’y a pas de joueur { $name }.
ca-bad-hand-size = Une main a au plus { $most } cartes.
ca-bad-header = Il n’y a pas d’en-tête { $name }.
ca-bad-points = Écrivez les points comme { $sample }, pas { $text }.
ca-bad-named-twice = { $player } est nommé deux fois.
ca-bad-phase = Il n’y a pas de phase { $name }.
ca-bad-cell = { $text } n’est pas une case comme { $sample }.

### The board

ca-bad-taken = Il y a déjà une carte en { $cell }, d’après la ligne { $line }.
ca-bad-start = Il n’y a pas de carte en 0,0, là où va la carte de départ.
ca-bad-neighbour = La carte ne correspond pas à sa voisine de la ligne { $line }.
ca-bad-apart = La carte n’est pas reliée à celle de 0,0.
ca-bad-last = La dernière carte ne peut pas être celle de { $cell }.
ca-bad-count = { $count ->
    [one] Il y a trop de cartes du type { $tile } : le jeu en a { $count }, la position { $used }.
   *[other] Il y a trop de cartes du type { $tile } : le jeu en a { $count }, la position { $used }.
 }
ca-bad-followers = { $player } n’a que { $most } partisans.

### Going on from a position

ca-bad-no-farmers = Cette partie se joue sans paysans.
ca-bad-seats = La position est à { $players } joueurs, mais la partie en a { $seats }.
ca-bad-no-tile = Le joueur dont c’est le tour n’a aucune carte à poser : indiquez-en une, comme { $sample }.
ca-bad-no-last = Dites quelle carte a été posée en dernier, comme { $sample }.
ca-bad-nothing-left = Il ne reste plus de carte à piocher : la partie est finie dans cette position.
ca-bad-no-hand = Il manque la main du joueur { $player } : indiquez-la, comme { $sample }.
ca-bad-full-hand = La main est pleine, il n’y a plus de place pour la prochaine carte.
ca-bad-tile-with-hands = Il n’y a pas de carte piochée quand les joueurs ont des cartes en main.
ca-bad-tile-in-phase = Il n’y a pas de carte piochée quand la phase est { $phase }.
ca-bad-hands = Cette partie se joue sans cartes en main ; ajoutez { $option }.
ca-bad-last-taken = La dernière carte a déjà un partisan.

## Errors in moves

ca-bad-move-tile = Quand les joueurs ont des cartes en main, un coup { $move } doit indiquer { $field }.
