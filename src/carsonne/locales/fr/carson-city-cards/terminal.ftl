## The Card Game in a terminal. Cards of land have their ids, as they are typed.

### The picture

cards-term-ties = Égalités : { $suits }
cards-term-market = Marché :
cards-term-player = Joueur { $n } ({ $suit }, { $kind })
cards-term-you = vous
cards-term-real = réel
cards-term-bids-left = enchères restantes : { $bids }
cards-term-bid = enchère : { $bid }
cards-term-people = personnalités : { $people }

### Choices: what one of them means, and what it would bring

cards-term-choice = { $choice } : { $forecast }
cards-term-bid-this = enchérir avec cette carte
cards-term-take = prendre { FORM($card, "def") }
cards-term-use = utiliser { FORM($person, "def") }
cards-term-decline = ne pas utiliser { FORM($person, "def") }
cards-term-raising = { $person } (+{ $bonus })
cards-term-revival = votre enchère compte tout de même
cards-term-sell = { $points ->
    [one] la vendre pour { $points } point
   *[other] la vendre pour { $points } points
 }
cards-term-done = terminer
cards-term-set-aside = aucune place pour elle : la mettre de côté
cards-term-chosen = le choix du paperboy
cards-term-suit-this = jouer avec ce symbole
cards-term-kind-place = un endroit sous la forme ligne,colonne, le meilleur d’abord
# `points` is the number without its sign
cards-term-change = { $points ->
    [one] { $change } point
   *[other] { $change } points
 }
cards-term-line = { $line } { $change }
cards-term-spot = { $change } ({ $lines })
cards-term-covers = { $spot }, recouvre { $parcels }
cards-term-best = { $change } au mieux, en { $row },{ $col }
cards-term-nowhere = aucune place pour elle
cards-term-person = { $power } ({ $worth })

### Choices explained

cards-term-sentence = { FORM($said, "cap") }.
cards-term-explain-bid = La plus forte enchère prend une carte en premier. Une carte enchère ne revient qu’à l’époque suivante.
cards-term-explain-nothing = Aucune prévision pour ce choix.
cards-term-explain-lines = { $change } : { $lines }.
cards-term-explain-line = ligne { $line } { $change }
cards-term-explain-no-line = { $change } : aucune ligne ne change.
cards-term-explain-covers = { $spot } La carte recouvre { $parcels }.

### What happens

cards-term-suit = { $name } joue avec { FORM($suit, "def") }.
cards-term-era = L’époque { $era } commence.
cards-term-bid-chosen = { $name } a choisi une enchère.
cards-term-bids = { $name } enchérit à { $bid }.
cards-term-scored = { $points ->
    [one] { $name } a { $points } point.
   *[other] { $name } a { $points } points.
 }
cards-term-ended = { $count ->
    [one] La partie est finie. { $names } gagne.
   *[other] La partie est finie. { $names } partagent la victoire.
 }
cards-term-virtual = Joueur virtuel { $n }

### Statistics of many games

cards-topic-character = Quelle personnalité gagne ?
cards-topic-first_card = Quelle première carte gagne ?
cards-topic-first_bid = Quelle première enchère gagne ?
cards-topic-terrain = terrain
