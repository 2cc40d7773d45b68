## The front page

game-sized = { $few }–{ $many } joueurs, { $short }–{ $long } min, { $weight ->
    [light] facile
    [medium] moyen
   *[other] exigeant
 }
how-it-goes = Comment jouer
lesson-play = Première fois ? Suivez la leçon
lesson-note = Une première partie guidée de { $minutes } minutes, qui se poursuit en vraie partie.
welcome = Une table tranquille pour de bons jeux de société.
welcome-text = Trois jeux de terres et de villes : avec des amis au loin, autour d’un même écran, ou contre des bots qui ne trichent ni ne traînent jamais. Sans compte, sans publicité, open source.
pick-game = Choisissez un jeu
play-bot = Jouer à { $game } contre des bots
rivals-count = Adversaires
box-ask = Quelles règles connaissez-vous ?
box-known = Règles : { $box }.
box-change = Changer
box-carcassonne-fr2002 = Ville de deux cartes : 2 points. Paysans : 3 par ville.
box-carcassonne-first = Ville de deux cartes : 2 points. Paysans : 4 par ville.
box-carcassonne-second = Ville de deux cartes : 2 points. Prés : 3 par ville, une seule fois.
box-carcassonne-third = Ville de deux cartes : 4 points. Prés : 3 par ville. La plupart des boîtes depuis 2004.
play-friends = Jouer avec des amis
play-friends-note = Vous recevez un lien à envoyer.
my-games = Mes parties
my-games-none = Vos parties apparaîtront ici.
my-games-over = Aucune partie en cours.
lobby-unknown = Impossible de charger cette liste : le serveur est injoignable. Vos parties ne sont pas perdues.
past-games = Terminées
open-tables = Tables ouvertes
open-tables-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table, et tout le monde pourra vous rejoindre.
watch = Regarder
watch-none = Aucune partie publique en ce moment.
footer = Nous gardons votre nom et vos parties pour ce navigateur, et rien d’autre.

nobody-else = Encore personne d’autre
state-waiting = { $free ->
    [0] Tout est prêt
    [one] { $free } place libre
   *[other] { $free } places libres
 }
state-turn = À { $name } de jouer, { $scores }
state-running = { $scores }
state-won = Gagné { $scores }
state-shared = Victoire partagée { $scores }
state-lost = Perdu { $scores }
state-finished = Terminée { $scores }
state-abandoned = Arrêtée d’un commun accord
act-play = Jouer
act-sit = S’asseoir
act-look = Regarder
act-replay = Revoir

## Bots

bot-named = Bot { $bot }
bot-numbered = { $name } { $number }
level-gentle = Paisible
level-fair = Honnête
level-keen = Vif
level-sharp = Perspicace
level-master = Maître
level-random = Hasard
level-greedy = Glouton
level-policy = Intuition
# The level of a bot that older versions offered
level-former = Ancien
level-about-first-game = pour une première partie
level-about-solid = joue solidement
level-about-careful = vous oblige à compter
level-about-looks-ahead = voit plus loin
level-about-gives-nothing = ne laisse rien passer
level-about-strongest = le plus fort
level-about-at-sight = joue ce qui paraît le mieux
level-rating = force { $rating }
level-at-once = répond tout de suite
level-seconds = réfléchit { $seconds } s
levels-more = Quelle est leur force ?
levels-note = Avec 400 points de plus, on gagne dix parties sur onze.
fill-level = Niveau des bots

## A new table

game = Jeu
seats = Places
seats-count = Nombre de joueurs
players-n = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
seat-n = Place { $n }
seat-me = Moi
seat-open = Place libre
seat-guest = Quelqu’un devant cet écran
seat-bot = Bot { $bot } : { $note }
guest-n = Joueur { $n }
guest-name = Nom
options = Options
options-finer = Plus d’options
who-comes = Qui peut venir
by-link = Avec le lien
by-link-note = Seuls ceux qui ont le lien trouvent la table.
listed = Tout le monde
listed-note = La table est visible de tous à l’accueil.
takeover = Des bots peuvent remplacer ceux qui partent
takeover-note = Appelez-en un depuis le menu. Chacun peut reprendre sa place à tout moment.
hints = Conseils pour tous
hints-note = Quand c’est à vous, voyez ce que ferait le bot le plus fort, et pourquoi. Si vous jouez uniquement contre des bots, les conseils sont toujours actifs.
open-table = Ouvrir la table
open-table-note = Vous recevez un lien à envoyer à vos amis.
start-now = Commencer

## The waiting room

waiting-room = Une partie de { $game }
send-link = Envoyez ce lien à ceux avec qui vous voulez jouer. Il permet aussi de regarder.
seat-change = Nom et couleur
colour-of = Couleur : { $name }
shuffle = Ordre de jeu au hasard
shuffle-note = Le premier joueur est tiré au sort ; chacun garde sa couleur.
watching = Spectateurs : { $names }
watching-others = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
 }
share-note = Avec ce lien, on peut regarder, et s’asseoir tant que la partie n’a pas commencé.
link-code = Code QR de ce lien
link-scan = Scannez-le avec un téléphone du même réseau.
link-alone = Ce lien ne marche que sur cet ordinateur, car le serveur n’accepte que les connexions d’ici. Pour que des amis du même réseau puissent venir, lancez-le avec
leave = Quitter
start-fill = Commencer, avec des bots aux places libres
wait-host = En attente : l’hôte va lancer la partie.
promise = Le hasard de cette partie est déjà scellé : son empreinte commence par { $commit }. Après la partie, chacun peut le vérifier.

## Importing

import-text = Collez une partie téléchargée ici, ou une position en notation. Vous pouvez continuer à jouer à partir de là, avec tout le monde devant cet écran ou avec des bots.
import-file = Un fichier
import-paste = Ou collez le texte
import-sample = D 0,0 r0
import-which = Lequel des { $of } enregistrements
import-no-text = Il n’y a pas de texte dans ce fichier.
import-check = Vérifier
import-record = Une partie de { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
 } à { $seats } joueurs
import-position = Une position à { $seats } joueurs
import-scores = Points : { $scores }
import-at = Continuer après l’entrée { $at } sur { $of }
import-play = Jouer à partir d’ici
import-replay = Ouvrir la relecture

## The score pad

score-pad = Feuille de score
score-text-carcassonne = Pour une partie sur une vraie table : tapez une carte par ligne (type, case, quarts de tour, partisan) et voyez ce que chacun marquerait si la partie finissait maintenant.
score-text-carson-city = Pour une partie sur une vraie table : tapez les huit lignes de la ville, les routes et une ligne par joueur, et voyez les revenus, les forces et les points finaux.
pad-way = Comment entrer une position
pad-tap = Toucher
pad-type = Écrire
pad-share-note = Ce lien contient toute la position : qui l’ouvre voit la même feuille et peut la continuer.
pad-text-carcassonne = Pour une partie sur une vraie table : touchez une case libre, choisissez la carte qui s’y trouve, tournez-la et placez-y des partisans. Les points se comptent au fur et à mesure, comme si la partie finissait maintenant.
pad-text-carson-city = Pour une partie sur une vraie table : touchez un terrain, dites ce qui s’y trouve, à qui il est et où sont ses routes. Les revenus s’affichent sur le plan ; les points se comptent comme si la partie finissait maintenant.
pad-begin-town = Touchez un terrain pour dire ce qui s’y trouve.
pad-what = Ce qui se trouve sur ce terrain
pad-owner = Propriétaire
pad-owned = { $what }, à { $owner }
pad-nobody = Personne
pad-roads = Routes sur ses côtés
pad-side-north = Nord
pad-side-east = Est
pad-side-south = Sud
pad-side-west = Ouest
pad-money = Argent
pad-points = Points
pad-cowboys = Cow-boys
pad-revolvers = Revolvers
pad-roads-left = Routes restantes
pad-piece-bare = nu
pad-piece-river = rivière
pad-begin = Touchez une case avec un plus pour poser une carte, ou une carte pour y placer un partisan.
pad-lay = Poser une carte : { $cell }
pad-pick = Les cartes possibles ici, et combien il en reste
pad-kind = { $tile }, il en reste { $left }
pad-turn = Tourner
pad-remove = Retirer
pad-follower = Un partisan dessus : à qui et où
pad-whose = À qui est le partisan
pad-track = Tableau
pad-home = Évaluer et récupérer les partisans
score-position = La position
score-sample = Voir un exemple
score-clear = Effacer
sketch = La position
score-empty = Chaque point apparaît ici avec sa raison, à mesure que vous tapez.
score-key = Ce que les lettres veulent dire
score-key-carcassonne = Chaque ligne dit le type, la case, les quarts de tour, le partisan : E 0,-1 r2 red:c0 est la carte E au nord de la carte de départ, tournée de deux quarts de tour dans le sens des aiguilles d’une montre, avec un partisan rouge dans sa ville. x compte vers l’est, y vers le sud. Emplacements : c ville, r chemin, f pré, m abbaye.
score-key-carson-city = Terrains : .. nu, mo montagne, ho maison, ~~ rivière, ra ranch, mi mine, dr drugstore, ba banque, sa saloon, ht hôtel, ch église, pr prison. /A après un terrain indique son propriétaire ; les joueurs vont de A à E.
score-key-carson-city-roads = Routes : H3,4 est le côté sous la ligne 3 dans la colonne 5, V2,5 le côté à droite de la colonne 5 dans la ligne 3. Un joueur : argent, points, cow-boys, revolvers, routes, kept=bank,saloon.
