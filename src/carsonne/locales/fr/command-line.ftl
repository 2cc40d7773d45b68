## The command line: how its commands and their arguments are explained. Words in capitals stand for what is typed.

### Headings

cli-usage = utilisation :
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-actions = actions
cli-tasks = tâches

### Commands: what they do, and more about it

cli-about = Jouer à Carcassonne, Carson City et Carson City: The Card Game, compter les points et étudier les parties.
cli-epilog = Lancez `carsonne COMMAND --help` pour en savoir plus sur une commande.
cli-about-serve = Démarrer le serveur, pour jouer dans le navigateur sur cet ordinateur ou à travers un réseau.
cli-more-serve = Les parties sont gardées dans un fichier SQLite local, sauf si vous indiquez --database. Ctrl-C arrête le serveur ; aucune partie n’est perdue.
cli-about-admin = Administrer un site pendant qu’il tourne : sauvegardes, joueurs et tables.
cli-more-admin =
    carsonne admin backup FILE         tout écrire dans un nouveau fichier, qui convient à SQLite comme à PostgreSQL
    carsonne admin backup FOLDER       de même, sous un nom tiré de la date ; --keep 30 ne garde que les 30 plus récentes
    carsonne admin restore FILE        ajouter ce qui manque à une base de données ; ce qui s’y trouve reste tel quel
    carsonne admin test-restore FILE   l’essayer dans une base de données temporaire, supprimée ensuite
    carsonne admin check [FILE]        vérifier une base de données ou une sauvegarde
    carsonne admin status              le nombre de joueurs et de tables, et la date de la dernière sauvegarde
    carsonne admin players [NAME]      les joueurs, avec leurs identifiants
    carsonne admin tables              les tables, les plus récemment modifiées d’abord
    carsonne admin rename ID NAME      renommer un joueur à toutes les tables
    carsonne admin remove ID           supprimer une table et sa partie
    carsonne admin migrate             mettre à jour une base de données sans démarrer le serveur
cli-admin-about-backup = tout écrire dans un nouveau fichier, nommé par vous ou créé dans un dossier, pendant que le site tourne
cli-admin-about-restore = ajouter le contenu d’une sauvegarde à une base de données
cli-admin-about-check = rejouer toutes les parties d’une base de données ou d’une sauvegarde
cli-admin-about-test-restore = restaurer une sauvegarde dans une base de données temporaire, et y rejouer chaque partie
cli-admin-about-migrate = mettre à jour une base de données, comme le fait le serveur quand il démarre
cli-admin-about-status = montrer le nombre de joueurs et de tables, et la date de la dernière sauvegarde
cli-admin-about-players = lister les joueurs avec leurs identifiants, les plus récents d’abord
cli-admin-about-tables = lister les tables, les plus récemment modifiées d’abord
cli-admin-about-rename = renommer un joueur à toutes les tables
cli-admin-about-remove = supprimer une table et sa partie
cli-about-play = Jouer dans le terminal, à plusieurs devant un même écran ou avec des bots.
cli-more-play = Donnez un nom à chaque personne ; un bot s’écrit bot:NAME, et un programme à vous bot:cmd:COMMAND (docs/bot-protocol.md). Pour jouer, tapez un mot de la liste ; « ? D4 » en explique un, ou dit pourquoi ce n’en est pas un. Vous pouvez aussi taper undo, list, board, help ou quit.
cli-about-arena = Faire jouer à des bots de nombreuses parties les uns contre les autres.
cli-more-arena = Chaque donne est jouée dans tous les ordres des bots autour de la table, pour que la chance et les places se compensent ; les intervalles comptent les parties d’une donne comme une seule. La même graine donne toujours les mêmes parties, quel que soit le nombre de processus. Ctrl-C arrête la série et montre le résultat atteint ; avec --records, elle reprend de là quand on la relance. Vos propres bots s’écrivent cmd:COMMAND (docs/bot-protocol.md) ; docs/arena.md explique le reste.
cli-about-stats = Répondre à ce que les joueurs se demandent sur des parties enregistrées.
cli-more-stats = Quelle place gagne, quelle personnalité, quel premier placement, ce que rapporte un paysan : d’après des enregistrements de personnes ou de bots, comme ceux de `carsonne arena --records`.
cli-about-dataset = Écrire des parties entre bots, en enregistrements et en table Parquet de décisions.
cli-more-dataset = Chaque donne est jouée dans tous les ordres des bots autour de la table. La même graine donne toujours les mêmes fichiers, quel que soit le nombre de processus, sauf si le nom d’un bot limite son temps. Les fichiers sont écrits par tranches ; après Ctrl-C, la même commande reprend là où elle s’est arrêtée, et avec plus de --games elle complète ce qui existe. Nécessite l’extra `research` ; docs/research.md explique les colonnes.
cli-about-bench = Mesurer la vitesse des règles sur un cœur, avec des parties jouées au hasard.
cli-more-bench = Chaque chiffre est le meilleur de plusieurs essais, car tout ce que la machine fait à côté ne peut que les ralentir.
cli-about-replay = Rejouer un enregistrement et montrer la position obtenue, telle que la voit un spectateur.
cli-about-score = Compter les points d’une position relevée sur une vraie table et écrite dans la notation du jeu, et expliquer chacun d’eux.
cli-about-analyse = Dire ce que ferait le niveau le plus fort à un moment d’une partie, et pourquoi.
cli-more-analyse = L’enregistrement est rejoué jusqu’à l’entrée N - 1, et les coups que son joueur pouvait jouer sont jugés : ce que chacun des trois meilleurs peut attendre, sa chance de gagner, ce qu’il gagne et ce qu’il risque.
cli-about-verify = Vérifier les tirages d’enregistrements d’après leurs secrets : toutes les lignes d’un fichier .jsonl, ou un enregistrement.
cli-more-verify = Le code de sortie est 0 si tous les tirages concordent, 1 si l’un ne concorde pas, et sinon 2 si un enregistrement est illisible ou n’a pas encore de secret. Les lignes fausses sont indiquées.
cli-about-games = Présenter les jeux, leur nombre de joueurs et leurs options.
cli-about-lesson = Vérifier un fichier de leçon.
cli-more-lesson = Chaque étape est jouée de toutes les façons qu’elle permet. Le code de sortie est 0 si la leçon peut être jouée jusqu’au bout, et 2 sinon ; l’erreur dit à quelle étape, et pourquoi (docs/lessons.md).
cli-lesson-check = jouer une leçon en entier, de toutes les façons qu’elle permet
cli-about-doctor = Vérifier ce que cette machine a pour Carsonne, et ce qui manque.
cli-more-doctor = Rien n’est modifié. Le code de sortie est 1 si quelque chose empêchait `carsonne serve` de démarrer avec ces options.

### Arguments. A percent sign would have to be written twice.

cli-arg-help = afficher cette aide et quitter
cli-arg-lang = langue à utiliser, par exemple fr (par défaut, celle de l’environnement)
cli-arg-version = afficher la version et le numéro des règles de chaque jeu
cli-arg-game = au choix : { $games }
cli-arg-options = règles et variantes, comme edition=third hand=3 ; `carsonne games` les présente
cli-arg-json = écrire un objet JSON (docs/cli-json.md)
cli-arg-record = un fichier d’enregistrement, ou - pour l’entrée standard
cli-arg-records = des fichiers d’enregistrements, ou - pour l’entrée standard
cli-arg-line = ligne à lire dans un fichier .jsonl (1 par défaut)
cli-arg-line-all = ligne à lire dans un fichier .jsonl (toutes par défaut)
cli-arg-backup = la sauvegarde
cli-arg-backup-or-none = une sauvegarde ; sans elle, c’est la base de données qui est vérifiée
cli-arg-admin-database = sqlite:///FILE ou postgresql://… ; par défaut CARSONNE_DATABASE, ou le fichier SQLite de votre dossier personnel
cli-arg-backup-or-folder = la sauvegarde, ou un dossier de sauvegardes
cli-arg-keep = dans un dossier : supprimer toutes les sauvegardes sauf les N plus récentes
cli-arg-part = un fragment du nom, ou un identifiant
cli-arg-status = seulement les tables dans cet état
cli-arg-player = seulement les tables du joueur qui a cet identifiant
cli-arg-player-id = l’identifiant du joueur, tel que l’affiche `carsonne admin players`
cli-arg-new-name = le nouveau nom
cli-arg-table-id = l’identifiant de la table, comme dans son adresse
cli-arg-most = nombre maximum de lignes (50 par défaut)
cli-arg-move = entrée N de l’enregistrement, à partir de 1
cli-arg-luck = hasard de la recherche (0 par défaut)
cli-arg-bots = les bots à la table, comme greedy,random
cli-arg-dataset-bots = les bots à la table, comme greedy,policy
cli-arg-games = nombre minimum de parties (100 par défaut)
cli-arg-seats = jouer à toutes les tables possibles de N bots (par défaut, une seule table avec tous)
cli-arg-orders = comment les bots changent de place (tous les ordres par défaut)
cli-arg-clock = comment les bots mesurent leurs secondes de réflexion (wall par défaut)
cli-arg-seed = n’importe quel mot ou nombre (0 par défaut)
cli-arg-stop-early = s’arrêter dès qu’il est établi que le premier bot est plus fort ou plus faible
cli-arg-jobs = processus à utiliser (par défaut, un par cœur)
cli-arg-on = jouer ici, ou sur un cluster Ray (demande carsonne[arena])
cli-arg-arena-records = écrire les enregistrements dans ce fichier à mesure que les parties finissent, et reprendre à partir de là
cli-arg-report = écrire un rapport avec des tableaux et des graphiques
cli-arg-html = écrire les réponses, avec des graphiques, dans ce fichier
cli-arg-out = où écrire ; créé s’il n’existe pas
cli-arg-shard = parties par fichier (200 par défaut)
cli-arg-planes = ajouter les plans des observations, ce qui rend les fichiers bien plus volumineux
cli-arg-bench-seats = nombre de joueurs (par défaut, celui que choisit le jeu)
cli-arg-seconds = secondes par essai (1 par défaut)
cli-arg-players = noms et bots (par défaut : Player,bot:fair)
cli-arg-play-seed = n’importe quel mot ; le même mot donne toujours les mêmes tirages
cli-arg-play-record = enregistrer la partie dans ce fichier après chaque coup
cli-arg-no-colour = ne pas utiliser de couleurs
cli-arg-at = s’arrêter après N entrées, tirages compris
cli-arg-position = la position, ou - pour l’entrée standard (docs/notation.md)
cli-arg-lesson = un fichier de leçon, ou - pour l’entrée standard
cli-arg-doctor-host = adresse d’écoute (127.0.0.1 par défaut)
cli-arg-doctor-port = port (8000 par défaut)
cli-arg-doctor-database = sqlite:///FILE ou postgresql://… ; par défaut, votre propre fichier
server-arg-host = adresse d’écoute (127.0.0.1 par défaut) ; 0.0.0.0 rend le serveur accessible depuis votre réseau
server-arg-port = port (8000 par défaut) ; 0 prend n’importe quel port libre
server-arg-database = sqlite:///FILE ou postgresql://… ; par défaut, un fichier SQLite dans votre dossier personnel
server-arg-redis = redis://… ; nécessaire avec plusieurs processus
server-arg-workers = nombre de processus du serveur (1 par défaut)
server-arg-proxy = adresse ou réseau d’un proxy placé devant (répétable) : lui seul peut dire d’où vient un visiteur
server-arg-secure = n’envoyer les cookies qu’en HTTPS ; derrière un proxy avec TLS
server-arg-keep-abandoned = supprimer les tables inachevées et inactives depuis DAYS jours ; par défaut, elles restent
server-arg-keep-alone = supprimer après DAYS jours les parties finies d’une seule personne, avec des bots ou des invités ; par défaut, elles restent
server-arg-open = ouvrir un navigateur

### What is wrong with arguments

cli-args-required = ces arguments sont obligatoires : { $names }
cli-args-unrecognized = arguments inconnus : { $words }
cli-args-at = argument { $name } : { $what }
cli-args-choice = choix impossible : { $value } (possibles : { $choices })
cli-args-whole = doit être un nombre entier, pas { $value }
cli-args-number = doit être un nombre, pas { $value }
cli-args-one = demande un argument
cli-args-some = demande au moins un argument
cli-args-ambiguous = option ambiguë : { $word } peut désigner { $names }
cli-args-none = n’accepte pas de valeur : { $value }
cli-see-help = (voir { $command } --help)
server-bad-days = { $value } n’est pas un nombre de jours
no-such-language = Il n’y a pas de langue { $name }.
