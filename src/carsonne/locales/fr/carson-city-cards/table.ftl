## A table of the Card Game

cards-era-round = Époque { $era }, tour { $round } sur 9
cards-virtual-name = { FORM($suit, "gender") ->
    [f] { $suit } virtuelle
   *[m] { $suit } virtuel
 }
cards-card-text = { $card } : en haut { $a } et { $b }, en bas { $c } et { $d } ; attrait { $attraction }
cards-parcel-at = colonne { $col } { $what }
cards-row = Ligne { $row } : { $all }
cards-cities = Toutes les villes
cards-bids-left = Enchères, { $name } : encore à venir { $left } ; jouées { $spent }
cards-none = aucune
cards-taken-by = À { $name }
cards-line-points = { $line } : { $gains }
cards-nothing-yet = Encore rien.
cards-pad = Feuille de score
cards-if-ended = Si c’était fini
cards-total = Total
cards-market = Le marché
cards-left = il en reste { $left }
cards-skull = une tête de mort
cards-breaks-ties = départage
cards-ties = Égalités, dans l’ordre : { $suits }
cards-ties-short = égalités
cards-order = La plus forte enchère prend d’abord
cards-bids-down = Enchères de ce tour
cards-face-down = face cachée
cards-void = pas d’enchère ce tour-ci
cards-has-chosen = a choisi
cards-choosing = choisit
cards-pile = dessus de sa pioche
cards-placing = pose sa carte
cards-taking = prend une carte
cards-tied = à égalité
cards-bids = Enchères
cards-your-bids = Vos enchères
cards-bids-of = Enchères : { $name }
cards-bid-now = ce tour-ci { $bid }
cards-bid-sum = { $bid } + { $bonus } = { $total }
cards-bid-raised = { $sum }, { $who }
cards-bid-bonus = +{ $bonus } ce tour-ci
cards-bids-spent = { $era ->
    [I] celles qui sont jouées reviennent à l’époque II
   *[other] celles qui sont jouées ne reviennent plus
 }
cards-bids-all = une par tour de l’époque
cards-bid-n = Enchère { $value }
cards-bid-spent = { $value }, jouée
cards-spent = jouée
cards-to-come = Enchères encore à venir
cards-struck = celles qui sont jouées sont barrées
cards-city-of = Ville : { $name }
cards-your-city = Votre ville
cards-city-empty = Pas encore de terrain. La première carte va n’importe où.
cards-pile-empty = Pas encore de cartes.
cards-back = Retour à la vôtre
cards-next-place = { $n ->
    [one] Le seul endroit
   *[other] Le suivant des { $n } endroits
 }
cards-zoom-in = Plus grand
cards-zoom-out = Plus petit, jusqu’à voir toute la ville
cards-drag = Glissez-la dans la ville
cards-hint-lift = Glissez cette carte, touchez un nombre ou choisissez dans la liste.
cards-from-to = { $from } à { $to } points
cards-place = { $change } points : { $where } ; { $what }
cards-best = max. { $change }
cards-worth = maintenant { $now }, à la fin environ { $end }
cards-spot-any = n’importe où
cards-spot-row = ligne { $n }
    .at = à la ligne { $n }
cards-spot-row-before = au-dessus de la ville
cards-spot-row-first = par-dessus le bord du haut
cards-spot-row-last = par-dessus le bord du bas
cards-spot-row-after = au-dessous de la ville
cards-spot-col = colonne { $n }
cards-spot-col-before = à gauche de la ville
cards-spot-col-first = par-dessus le bord gauche
cards-spot-col-last = par-dessus le bord droit
cards-spot-col-after = à droite de la ville
cards-places = { $n ->
    [one] Un seul endroit
   *[other] { $n } endroits, le meilleur d’abord
 }
cards-covers = { $n ->
    [0] ne recouvre rien
    [one] recouvre une parcelle vide
   *[other] recouvre { $n } parcelles vides
 }
cards-covers-things = en recouvre { $n } : { $things }
cards-size = Ville : { $wide } de large, { $high } de haut ({ $columns } sur { $rows } au plus)
cards-sell-title = Le commissaire-priseur vend
cards-sell-hint = 7 points pour une carte qui n’en recouvre pas d’autre et n’est pas recouverte, si le reste est d’un seul tenant.
cards-sell = Vendre : { $card }
cards-virtual-brief = { $level }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
cards-cards-n = { $n ->
    [one] { $n } carte terrain
   *[other] { $n } cartes terrain
 }
cards-your-people = Vos personnalités
cards-people = Personnalités
cards-no-people = Encore personne.
cards-used = utilisée
cards-used-name = { $name }, carte utilisée
cards-now = jouer ?
cards-ready = prête
cards-scores = { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
 }
cards-scores-you = { $points ->
    [one] Vous rapporte { $points } point maintenant.
   *[other] Vous rapporte { $points } points maintenant.
 }
cards-ask-again = Me redemander pour les personnalités
cards-leaves = Parties de la table
cards-leaf-market = Marché
cards-leaf-city = Ville
cards-leaf-others = Autres
cards-leaf-score = Score
cards-leaf-log = Journal
cards-ask-suit = Choisissez votre **symbole**
cards-ask-suit-how = Il départage les égalités, dans un ordre différent à chaque tour.
cards-ask-bid = Choisissez votre **enchère**
cards-ask-bid-how = Les enchères sont secrètes ; la plus forte prend en premier. Chaque carte sert une fois par époque.
cards-ask-bid-again = Enchérir à { $value } ? Touchez de nouveau la carte, ou le bouton.
cards-ask-void = L’avocat a pris une carte pour vous : **défaussez** une carte enchère
cards-ask-void-how = Elle ne compte pas ce tour-ci.
cards-ask-use = Utiliser **{ FORM($name, "def") }** maintenant ?
cards-ask-use-again = Une carte s’ajoute au marché, et votre enchère compte tout de même : vous prenez une carte de plus quand c’est à vous.
cards-ask-take = Prenez une **carte** du marché
cards-ask-take-two = Prenez la première de **deux cartes** du marché
cards-ask-take-how = Un terrain se pose aussitôt dans votre ville ; une personnalité reste à vous.
cards-ask-take-chosen = { $card } ? Touchez-la de nouveau, ou le bouton.
cards-ask-place = Posez la carte **{ $card }** dans votre ville
cards-ask-place-how = Chaque nombre marque un endroit où la carte peut aller, et ce qu’elle y changerait.
cards-ask-place-tap = Touchez un nombre, ou passez le doigt sur la ville, pour y voir la carte.
cards-ask-place-here = Ici, elle change votre score de { $change }.
cards-ask-aside = Cette carte ne **tient** nulle part dans votre ville
cards-ask-aside-how = Elle est mise de côté et ne rapporte rien.
cards-ask-after = **Vendre** une carte avant de terminer ?
cards-ask-after-how = Le commissaire-priseur paie 7 points chacune, pour trois cartes au plus.
cards-ask-sale = Dernière occasion de **vendre** une carte
cards-ask-paperboy = Le paperboy vous amène **une personnalité** que personne n’a
cards-ask-paperboy-how = Choisissez-en une, ou personne.
cards-ask-confirm = Cela vous convient ?
cards-ask-confirm-how = Confirmez, ou annulez.
cards-next = Ensuite : { $name }.
cards-revealed = Les enchères sont dévoilées
cards-skip = Appuyez sur une touche pour continuer.
cards-skip-tap = Touchez pour continuer.
cards-takes = { $name } prend : { $card }
cards-round = Époque { $era }, tour { $round }
cards-wait-bid = { $count ->
    [one] { $name } choisit encore son enchère
   *[other] { $name } choisissent encore leur enchère
 }
cards-wait-use = { $name } décide d’utiliser ou non une personnalité
cards-wait-take = { $name } prend une carte
cards-wait-place = { $name } pose une carte
cards-wait-other = En attente : { $name }
cards-bid = Enchérir
cards-bid-this = Enchérir à { $value }
cards-take = Prendre
cards-take-this = Prendre : { $card }
cards-put = Poser ici
cards-put-back = Reprendre
cards-use = Utiliser { FORM($name, "def") }
cards-not-now = Pas maintenant
cards-not-this-era = Pas à cette époque
cards-set-aside = Mettre de côté
cards-done = Terminé
cards-nobody = Personne
cards-log-bids = Enchères : { $bids }
cards-log-taken = { $name } prend : { $card }
cards-log-placed = { $name } prend et pose : { $card }
cards-log-aside = { $name } prend une carte et la met de côté : { $card }
cards-log-used = { $bonus ->
    [0] { $name } utilise { FORM($person, "def") }
   *[other] { $name } utilise { FORM($person, "def") } : { $bonus } de plus
 }
cards-log-sold = { $name } vend une carte pour 7 points : { $card }
cards-log-skull = Tête de mort, sous la pioche : { $person }
cards-log-chosen = Le paperboy amène { FORM($person, "def") } à { $name }
cards-log-chose-none = Le paperboy n’amène personne à { $name }
cards-log-removed = Personne n’a pris : { $card }
cards-told-taken = { $name } prend : { $card }.
cards-told-placed = { $name } pose une carte à la ligne { $row }, colonne { $col } : { $card }.
cards-told-placed-over = { $name } pose une carte à la ligne { $row }, colonne { $col } : { $card }, par-dessus { $things }.
cards-told-aside = { $name } met de côté : { $card }.
cards-told-declined = { $name } n’utilise pas { FORM($person, "def") }.
cards-told-void = L’enchère { $value } ne compte pas pour { $name }.
cards-told-character = Au marché : { $person }, { $power }.
cards-told-laid = Au marché : { $card }.
cards-told-order = On prend dans cet ordre : { $names }.
cards-deck = Les cartes
cards-deck-left = Encore à venir à l’époque { $era }
cards-deck-people = Personnalités encore à venir
cards-deck-source = D’où viennent ces cartes
cards-deck-text = Ce ne sont pas les cartes imprimées. Les livrets donnent le nombre de cartes, d’éléments et de personnalités ; ce que montre chaque carte est notre reconstitution, qui concorde avec tous les nombres imprimés.
cards-deck-published = Publié
cards-deck-published-text = les nombres de cartes, de cartes enchère et d’éléments de chaque époque ; les personnalités avec leur nom, leur pouvoir, leur ordre de jeu et leur attrait
cards-deck-derived = Déduit
cards-deck-derived-text = les symboles des personnalités, d’après leur effet ; le nombre de parcelles vides
cards-deck-reconstructed = Reconstitué
cards-deck-reconstructed-text = ce que montre chaque carte terrain, son attrait, et le dos des personnalités : seuls les totaux sont publiés
cards-deck-rulebooks = Livrets
cards-deck-rulebooks-text = en néerlandais et en français, 2018 ; en russe, 2018, le seul qui donne l’attrait des personnalités
cards-deck-own = Cette table joue avec son propre fichier de cartes, qui concorde avec les nombres imprimés.
cards-key-number = Choisir une enchère, ou une carte du marché
cards-key-arrows = Parcourir les enchères, les cartes et les endroits
cards-key-enter = Confirmer
cards-key-use = Utiliser une personnalité, ou pas maintenant
cards-key-mute = Pas à cette époque
cards-key-look = Regarder la ville suivante
cards-virtual = Un joueur virtuel
cards-result = Résultat
