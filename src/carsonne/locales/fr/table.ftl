## The table, for every game

players = Joueurs
player-head = Joueur
players-look = Regarder { $name }
players-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rank = Rang
points-head = Points
side-label = Journal et plus
log = Journal
log-empty = Il ne s’est encore rien passé.
question = Question
told = Ce qui vient de se passer
told-total = { $name } a maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
told-undone = { $name } reprend un coup.
log-foot = Survolez une ligne pour la voir sur le plateau
log-foot-touch = Touchez une ligne pour la voir sur le plateau
tag-your-turn = À vous
tag-turn = Joue
tag-bot = Bot
scene-skip = Cliquez pour passer
scene-skip-touch = Touchez pour passer
aid = Aide de jeu
aid-search = Chercher dans l’aide de jeu
aid-rule = Lire la règle
aid-features = Zones
aid-buildings = Bâtiments
aid-characters = Personnalités
aid-squares = La piste
aid-parcels = Ce que montrent les parcelles
aid-followers = Partisans
aid-end = Fin de la partie
aid-tiles = sur { $count } des { $of } cartes
aid-count = { $count } dans le jeu
aid-limit = limite { $limit } $
aid-limits = limite : jaune { $yellow } $, rouge { $red } $
aid-duels = Duels
aid-more = Divers
aid-eras = { $first } à l’époque I, { $second } à l’époque II
aid-attraction = attrait { $attraction }
lesson-menu = Apprendre ce jeu : une leçon de { $minutes } minutes
lesson-go-on = Continuer
lesson-play-on = Continuer la partie
hint = Conseil
hint-title = Ce que ferait { $level }
hint-thinking = Réflexion…
hint-wins = { $percent } % de chances
hint-leads = { $points } d’avance
hint-trails = { $points } de retard
hint-improving = Un premier avis. La réflexion continue…
hint-expected = Résultat attendu : vous { $points }
hint-other = { $name } { $points }
hint-virtual = joueur virtuel
hint-gain = Pour :
hint-risk = Contre :
hint-behind = { $points } points de moins que le meilleur coup
hint-take = Jouer ce coup
tag-bot-rated = Bot, { $rating }
tag-away = Absent
tag-stand-in = Un bot joue
tag-resigned = A abandonné
tag-winner = Gagnant
undo = Annuler
undo-key = Annuler la dernière étape (U)
restart-turn = Recommencer mon coup
confirm = Confirmer
results = Résultats
rematch = Rejouer
replay = Relecture
download-record = Télécharger la partie
rules-why = Règles
sending = Gardé ici. L’envoi se fera au retour de la connexion.
link-lost = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
link-stalled = Le serveur ne peut pas enregistrer les coups pour l’instant. Le vôtre est gardé et sera envoyé de nouveau.
link-gone = Le serveur a fermé cette connexion. Rechargez la page, s’il vous plaît.

handover-title = À { $name } de jouer
handover-text = Passez l’écran. Ce que personne d’autre ne doit voir reste caché jusqu’à votre signal.
handover-here = C’est moi, { $name }

resign = Abandonner
resign-sure = Abandonner pour de bon ? À plus de deux joueurs, un bot continue à votre place.
keep-playing = Continuer à jouer
abandon = Proposer d’arrêter la partie, sans gagnant
abandon-not = Retirer la proposition
abandon-offer = Arrêter la partie ici, sans gagnant ? Proposé par { $names }.
abandon-agree = Accepter
abandon-agreed = Pour l’arrêt de la partie : { $names }
stand-in-me = Laisser un bot jouer pour moi
stand-in-for = Laisser un bot jouer pour { $name }
stand-in-soon = { $name } vient de quitter la table. Si l’absence dure, vous pourrez ici laisser un bot jouer à sa place.
return = Reprendre ma place
ask-named = { $name } : { $text }
ask-resigned = Vous avez **abandonné**
ask-resigned-how = Un bot continue à votre place ; les résultats seront ici à la fin de la partie.
ask-return = Un **bot** joue pour vous
ask-return-how = Il continue jusqu’à ce que vous repreniez votre place.

table-closed = Cette table a été fermée avant le début de la partie
outcome-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } partagent la victoire
 }
outcome-you-won = Vous avez gagné
outcome-you-share = Vous partagez la victoire avec { $others }
outcome-resignation-you = Vous avez gagné : tous les autres ont abandonné
outcome-resignation = { $winners } gagne : tous les autres ont abandonné
outcome-agreement = Arrêtée d’un commun accord, sans gagnant

what-happened = Que s’est-il passé ?
moments = Les moments décisifs
moment-untold = Un moment sans rien à signaler
moment-coming = Ce coup est en cours d’examen…
moment-chance = { $name } : chance de gagner { $before } → { $after }
moment-better = Il y avait mieux
moment-better-chance = { $chance } de chances de gagner en plus
moment-better-points = vaut environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus
moment-nothing-better = Rien de mieux n’a été trouvé.
points-over-game = Les points au fil de la partie
curve-label = Courbe des points au fil de la partie. À la fin : { $points }
points-by-source = D’où viennent les points
source-head = Points pour
points-by-round = Tour par tour
round-head = Après

fair-check = Le tirage était-il équitable ?
fair-yes = Équitable : les { $draws } tirages découlent tous du nombre scellé avant la partie.
fair-no = Pas équitable : les tirages ne découlent pas du nombre scellé.
fair-unknown = Impossible à dire pour cette partie.
fair-imported = Cette partie a été importée : nous ne pouvons pas vérifier ses tirages.
fair-lesson = C’était une leçon : ses premiers tirages ont été choisis pour montrer quelque chose.
fair-details = Les nombres
fair-how = Le sceau est le SHA-256 du secret. Chaque tirage est un HMAC du secret et des nombres des joueurs.
fair-commit = Sceau
fair-seed = Secret
fair-salt = Nombres des joueurs

keys-title = Raccourcis clavier
key-undo = Annuler (Maj : tout le coup)
key-help = Montrer ces touches
wait-bot = C’est un bot, ce ne sera pas long.

## Replay

replay-of = { $game }, relecture
replay-begin = Le début
replay-scrub = Coup
replay-first = Au début (Début)
replay-back = Un coup en arrière (←)
replay-forward = Un coup en avant (→)
replay-last = À la fin (Fin)
replay-play = Lecture (Espace)
replay-pause = Pause (Espace)
replay-at = Coup { $n } sur { $of }
replay-speed = Vitesse
replay-speed-0 = Lente
replay-speed-1 = Normale
replay-speed-2 = Rapide
replay-speed-3 = Très rapide
replay-more = Plus
replay-to-table = Retour à la table
replay-link = Partager un lien vers ce coup
copy-notation = Copier la position en texte
to-pad = Ouvrir dans la feuille de score
play-on = Jouer à partir d’ici
play-on-note = Ouvre une nouvelle table avec cette position : les bots restent, et tous les autres jouent devant cet écran.
options-of-table = Règles :
option-said = { $option } : { $value }
option-without = { $option } : non
option-on = Oui
option-off = Non
option-own = Sur mesure
