## Rules

how-title = Comment jouer à { $game }
how-clause = La règle
how-rules = Toutes les règles
how-print = Imprimer cette page
how-first = Vous découvrez le jeu ? Apprenez-le en une page, avec des images.
rules-search = Chercher dans les règles
rules-here = La version jouée à cette table.
rules-nothing = Aucune règle ne contient tous ces mots.
rules-chapters = Chapitres

## Settings

your-name = Votre nom
your-name-note = Les autres joueurs le voient. Il n’y a pas de mot de passe : le nom appartient à ce navigateur.
name-saved = Nom enregistré.
name-ask = Comment voulez-vous qu’on vous appelle ?
name-ask-note = Tout le monde à vos tables voit ce nom. Nous ne le demandons qu’une fois ; vous pouvez en changer à tout moment, même pendant une partie.
name-sit = S’asseoir
name-empty = Tapez un nom, s’il vous plaît.
name-change = Changer de nom
name-of-seat = Nom du joueur { $n }
settings-look = Apparence
settings-play = À la table
setting-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-contrast = Contraste
contrast-system = Comme le système
contrast-more = Fort
setting-pace = Coups des autres joueurs
pace-calm = Calmes
pace-quick = Rapides
pace-off = Instantanés
setting-language = Langue
setting-auto-confirm = Confirmer automatiquement
setting-auto-confirm-note = Votre dernier coup est confirmé aussitôt, et vous ne pouvez plus l’annuler.
setting-ask-all = Tout me demander
setting-ask-all-note = Les questions qui n’ont qu’une réponse sont posées aussi ; on n’y répond pas à votre place.
setting-ask-roads = Carson City : me demander où poser les routes
setting-ask-roads-note = Avant l’achat des bâtiments, tant que vous avez des routes. Sans cela, vous les posez quand c’est à vous, et la question n’est posée que si vous le souhaitez.
setting-help = Aide à la table
setting-help-note = Ce que valent les choses, ce qu’il reste, où vous ne pouvez pas jouer. Désactivez-la pour jouer sans aide.
settings-sounds = Sons
sound-turn = À vous de jouer
sound-turn-note = Deux coups frappés, après une attente, quand c’est à vous.
sound-tile = Tuiles et cartes
sound-tile-note = Du carton sur la table, pour les tuiles, les cartes et les bâtiments.
sound-follower = Partisans et cow-boys
sound-follower-note = Une figurine de bois que l’on pose.
sound-coin = Argent et points
sound-coin-note = Un tintement quand quelqu’un gagne de l’argent ou des points.
sound-duel = Duels
sound-duel-note = Deux coups de feu, au loin.
sound-win = Une victoire
sound-win-note = Une petite fanfare quand vous avez gagné.
setting-notify = Notifications
setting-notify-note = Quand c’est à vous et que cette page est à l’arrière-plan.
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.

## About

about-head-what = En quelques mots
about-text-what = Des jeux de société dans le navigateur : les règles sont appliquées et expliquées, chaque point dit d’où il vient, et tout le monde peut venir avec un lien. C’est un logiciel libre, sous licence MIT.
about-head-fair = Le tirage équitable
about-text-fair = Avant une partie, le serveur scelle un nombre secret et montre le sceau. Le navigateur de chaque joueur y ajoute le sien. Tous les tirages découlent de ces nombres. Après la partie, le secret est révélé, et chacun peut vérifier chaque tirage.
about-head-keep = Ce que nous gardons
about-text-keep = Le nom que vous choisissez, un cookie qui reconnaît ce navigateur, et les coups de vos parties. Pas de pistage, pas de publicité, rien qui vienne d’autres sites.
about-head-art = Les dessins
about-text-art = Tous les dessins sont de nous, tracés par la page elle-même. Rien n’est repris des jeux publiés.
about-head-free = Les polices
about-text-free = Fraunces, Inter et Lora, toutes sous la licence SIL Open Font License.
about-head-more = Pour en savoir plus
about-docs = Documentation
about-version = Version { $version }, règles { $rules }
