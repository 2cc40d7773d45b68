## What commands print in the terminal

### Every command

cli-stopped = arrêté
cli-not-text = pas un texte valide : { $why }
cli-outdated = les règles compilées sont plus anciennes que leur source ; ce sont donc les règles ordinaires qui servent (`make setup` les compile)
cli-mode-compiled = règles compilées
cli-mode-plain = règles ordinaires
cli-needs = Cette commande demande { $module }, qui n’est pas installé : { $command }
cli-offer = Le site a besoin de paquets supplémentaires. Les installer maintenant ({ $command }) ? [O/n]
cli-standalone = Il faut { $module }, qui n’est pas dans le dossier autonome : installez Carsonne avec Python, comme l’explique docs/installing.md.
cli-not-a-text-file = { $file } n’est pas un fichier texte.
cli-no-such-record = { $count ->
    [one] { $file } a { $count } enregistrement ; il n’y a pas d’enregistrement { $line }.
   *[other] { $file } a { $count } enregistrements ; il n’y a pas d’enregistrement { $line }.
 }
cli-no-records-in = { $file } n’a pas d’enregistrements.
cli-no-records = Il n’y a pas d’enregistrements dans ces fichiers.
cli-between = { $option } doit être entre { $low } et { $high }.
cli-seat = Place { $seat }
cli-has-points = { $name } a { $points } points
cli-playing = Parties jouées
cli-measuring = Mesure
cli-reading = Lecture
cli-checking = Vérification
system-error-EACCES = Permission refusée
system-error-EADDRINUSE = Adresse déjà utilisée
system-error-EADDRNOTAVAIL = Adresse indisponible
system-error-ECONNREFUSED = Connexion refusée
system-error-EEXIST = Le fichier existe déjà
system-error-EISDIR = Est un dossier
system-error-ENAMETOOLONG = Nom de fichier trop long
system-error-ENOENT = Fichier ou dossier inexistant
system-error-ENOSPC = Plus de place sur le disque
system-error-ENOTDIR = N’est pas un dossier
system-error-EPERM = Opération non permise
system-error-EROFS = Système de fichiers en lecture seule

### admin

cli-admin-holds = { $file } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } et { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }.
cli-admin-secret = Il contient aussi le secret du site : gardez-le là où personne d’autre ne peut le lire.
cli-admin-added = Ajouté : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } et { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }.
cli-admin-known = { $games ->
    [one] { $games } partie était déjà là et reste telle quelle.
   *[other] { $games } parties étaient déjà là et restent telles quelles.
 }
cli-admin-old-secret = Le site a retrouvé son ancien secret : si un serveur tourne, redémarrez-le, pour qu’il reconnaisse ses joueurs.
cli-admin-checked = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : { $problems ->
    [0] toutes se rejouent à l’identique
    [one] { $problems } problème
   *[other] { $problems } problèmes
 }.
cli-admin-keep = --keep demande un nombre d’au moins 1, et ne s’utilise qu’avec un dossier.
cli-admin-pruned = { $files ->
    [one] { $files } ancienne sauvegarde supprimée.
   *[other] { $files } anciennes sauvegardes supprimées.
 }
cli-admin-restored = { $file } a été restauré dans une base de données temporaire.
cli-admin-migrated = La base de données { $place } est à jour.
cli-admin-row-place = Base de données
cli-admin-row-size = Taille
cli-admin-row-players = Joueurs
cli-admin-row-waiting = en attente
cli-admin-row-running = en cours
cli-admin-row-finished = terminée
cli-admin-row-abandoned = arrêtée
cli-admin-row-last-change = Dernière modification
cli-admin-row-last-backup = Dernière sauvegarde
cli-admin-at-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
cli-admin-no-players = Aucun joueur ne correspond.
cli-admin-no-tables = Aucune table ne correspond.
cli-admin-renamed = Nom changé à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }. Les serveurs en marche l’affichent en quelques secondes.
cli-admin-removed = La table { $id } ({ $game } : { $names }) est supprimée.
admin-no-player = Aucun joueur n’a l’identifiant { $id } ; `carsonne admin players` en donne la liste.
admin-no-table = Aucune table n’a l’identifiant { $id } ; `carsonne admin tables` en donne la liste.
backup-none = Il n’y a pas de sauvegarde dans { $folder }.
admin-no-file = Il n’y a pas de fichier { $file }.
admin-unreadable = Impossible de lire des parties dans { $file } : { $why }. Si ce fichier vient d’une version plus ancienne de Carsonne, démarrez une fois le serveur : il le met à jour.
admin-fails = La base de données { $place } ne fonctionne pas : { $why }.
admin-damaged = Le fichier est abîmé : { $why }.
admin-problem = Table { $id } ({ $game }) : { $problem }
admin-archive = Son archive est illisible.
admin-log-too-early = Elle n’a pas commencé, mais elle a un journal.
admin-no-log = Son journal manque.
admin-gap = Son journal a un trou avant l’entrée { $entry }.
admin-version = La table indique la version { $table }, son journal la version { $log }.
admin-no-replay = Impossible de la rejouer : { $why }
admin-scores = La table indique { $table } points, les règles { $rules }.
backup-exists = { $file } existe déjà ; donnez un autre nom à la sauvegarde.
backup-other = { $file } n’est pas une sauvegarde de Carsonne.
backup-incomplete = { $file } est abîmé : il en manque des parties.
backup-cut = { $file } finit trop tôt : ce n’est pas une sauvegarde complète.
backup-later = { $file } vient d’une version plus récente de Carsonne ({ $version }).
backup-damaged = { $file } n’est pas une sauvegarde de Carsonne, ou est abîmé.
backup-damaged-line = { $file } est abîmé à la ligne { $line } : { $why }.

### analyse

cli-no-such-move = --move doit être entre 1 et { $entries }, le nombre d’entrées de l’enregistrement.
cli-move-is-draw = L’entrée { $entry } est un tirage, pas le coup d’un joueur.
cli-analyse-level = { $name } avait { $moves ->
    [one] { $moves } coup possible
   *[other] { $moves } coups possibles
 }. { $level } jouerait :
cli-analyse-played = joué
cli-analyse-wins = { $chance } % de chances de gagner
cli-analyse-points = { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
 }
cli-analyse-ahead = { $points } d’avance sur le meilleur adversaire
cli-analyse-behind = { $points } de retard sur le meilleur adversaire
cli-analyse-worse = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins que le meilleur coup

### arena and dataset

cli-stopped-after = arrêté après { $games } parties sur { $all }
cli-stop-early-alone = --stop-early compare des bots : nommez-en au moins deux différents.
cli-jobs-negative = --jobs ne peut pas être négatif.
cli-seats-many = --seats ne peut pas dépasser les { $bots } bots.
cli-arena-test-open = { $bot } contre { $others } : rien d’établi après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }
cli-arena-test-stronger = { $bot } est plus fort que { $others } : établi après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, avec une erreur d’au plus 5 %
cli-arena-test-weaker = { $bot } est plus faible que { $others } : établi après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, avec une erreur d’au plus 5 %
cli-arena-faults = { $count ->
    [one] { $bot } a manqué { $count } coup : il { $why }
   *[other] { $bot } a manqué { $count } coups : il { $why }
 }
cli-arena-reason = { $count ->
    [one] { $why } ({ $count } fois)
   *[other] { $why } ({ $count } fois)
 }
cli-arena-time = { $games ->
    [one] { $games } partie en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
   *[other] { $games } parties en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
 }
cli-dataset-stopped = arrêté ; relancez la commande pour continuer { $folder }
cli-dataset-written = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } en { $shards ->
    [one] { $shards } tranche
   *[other] { $shards } tranches
 } : { $folder }
error-illegal-of-bot = Le bot { $bot } a joué un coup qui n’est pas permis.
error-no-ray = Ray n’est pas installé : { $command }
error-ray-away = Ray ne démarre pas ou est injoignable : { $why }
error-ray-games = Ray n’a pas pu jouer les parties : { $why }
error-series-line = { $file } : la ligne { $line } n’est pas un enregistrement ; choisissez un autre fichier.
error-other-series = { $file } contient une autre série (ligne { $line } : { $why }) ; choisissez un autre fichier.
series-other-arena = elle n’a pas été jouée dans l’arène
series-other-game = un autre jeu, ou d’autres règles
series-other-options = d’autres options
series-other-clock = une autre horloge
series-other-seed = une autre graine
series-other-bots = d’autres bots
error-other-dataset = { $folder } contient un autre jeu de données ({ $why }) ; choisissez un autre dossier.
error-no-dataset = { $folder } n’est pas vide et ne contient pas de jeu de données ; choisissez un autre dossier.
dataset-unreadable = { $file } est illisible
dataset-others = différent : { $fields }

### Programs as bots. These words follow “it” or the name of the bot.

bot-fault = a échoué
bot-fault-start = ne démarre pas : { $why }
bot-fault-long = a répondu par une ligne trop longue
bot-fault-late = n’a pas répondu à temps
bot-fault-ended = s’est terminé avec le code de sortie { $status }
bot-fault-closed = a fermé sa sortie
bot-fault-json = a répondu { $line }, qui n’est pas un objet JSON
bot-fault-illegal = a répondu par un coup qui n’est pas permis
bot-fault-protocol = parle le protocole { $spoken }, pas { $ours }

### stats, and the reports of the arena

stats-mean = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-share = { $ends ->
    [none] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[both] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }
stats-rating = { $ends ->
    [none] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) }
   *[both] { NUMBER($mean, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } à { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
 }
stats-milliseconds = { NUMBER($time, maximumSignificantDigits: 3) } ms
stats-seat = place { $n }
stats-a-seat = une place
stats-points = points
stats-decisions = décisions
stats-column-bot = bot
stats-column-wins = victoires
stats-column-draws = partagées
stats-column-points = points
stats-column-margin = écart
stats-column-cpu = CPU par coup
stats-column-clock = temps par coup
stats-column-faults = manqués
stats-column-rating = force
stats-column-decisions = décisions par partie
stats-column-source = source
stats-column-mean = points par partie
stats-column-times = fois
stats-wins-label = Victoires
stats-ratings-label = Forces
stats-seats-label = Victoires de chaque place
stats-points-label = Répartition des points
stats-sources-label = Points par source
stats-lengths-label = Décisions par partie
stats-topic-seat = Quelle place gagne ?
stats-answers-note = La part des parties gagnées par ceux qui l’avaient.
stats-sources = D’où viennent les points ?
stats-sources-note = Moyenne des points par partie.
stats-points-made = Combien de points marque-t-on ?
stats-lengths = Combien de temps durent les parties ?
stats-lengths-note = Décisions de tous les joueurs ensemble.
stats-lead = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
stats-lead-unfinished = { $games ->
    [one] { $games } partie ; inachevées et laissées de côté : { $unfinished }
   *[other] { $games } parties ; inachevées et laissées de côté : { $unfinished }
 }
stats-page = Statistiques : { $games }
stats-page-lead = Ce que montrent les enregistrements de ces parties.
stats-against = contre
stats-report-lead = { $games ->
    [one] { $games } partie, obtenue par : { $command }
   *[other] { $games } parties, obtenues par : { $command }
 }
stats-report-wins = Qui gagne ?
stats-report-wins-note = Avec des intervalles à 95 % où les parties d’une donne comptent pour une seule. La ligne pointillée indique ce que gagneraient des bots de force égale.
stats-report-ratings = Quelle est leur force ?
stats-report-ratings-note = 400 points d’écart valent dix contre un.
stats-report-points = Combien de points marquent-ils ?
stats-report-seats = Est-ce un avantage de commencer ?
stats-report-seats-note = Les parties gagnées par chaque place, quel que soit son occupant.
stats-report-lengths-note = Les décisions où plus d’un coup est permis.

### bench

cli-not-measurable = { $game } ne peut pas être mesuré.
cli-stopped-measuring = arrêté avant que tout soit mesuré
cli-bench-game = jeu
cli-bench-mode = mode
cli-bench-seats = places
cli-bench-games_per_second = parties_par_seconde
cli-bench-decisions_per_second = décisions_par_seconde
cli-bench-copy_us = copie_us
cli-bench-state_bytes = état_octets
cli-bench-legal_us = coups_us

### doctor

cli-state-ok = ok
cli-state-note = note
cli-state-bad = échec
cli-doctor-name-version = version
cli-doctor-name-rules = règles
cli-doctor-name-page = page
cli-doctor-name-database = base
cli-doctor-name-disk = disque
cli-doctor-name-redis = redis
cli-doctor-name-port = port
cli-doctor-name-browser = navigateur
cli-doctor-compiled = compilées
cli-doctor-outdated = en Python ordinaire, car les règles compilées sont obsolètes (lancez `make setup`)
cli-doctor-plain = en Python ordinaire : les mêmes parties, mais des bots et des simulations plus lents
cli-doctor-page = construite, { $files } fichiers
cli-doctor-no-page = pas construite (`make web` la construit) ; l’API marche sans elle
cli-doctor-database = { $place }, { $what }
cli-doctor-read-only = { $file } ne peut pas être écrit
cli-doctor-size = { NUMBER($size, useGrouping: 0) } ko
cli-doctor-no-file = pas encore là ; `carsonne serve` la crée
cli-doctor-free = { NUMBER($size, useGrouping: 0) } Mo libres dans { $place }
cli-doctor-no-redis = pas demandé (--redis) ; il ne sert qu’avec plusieurs processus du serveur
cli-doctor-redis = répond
cli-doctor-port = { $address } est libre
cli-doctor-browser = { $browser } peut être ouvert
cli-doctor-default-browser = celui par défaut
cli-doctor-no-browser = aucun ici : ouvrez l’adresse dans un navigateur ailleurs sur le réseau

### games

cli-games-game = { $id } : { $game }, { $few } à { $many } joueurs
cli-games-option = { $values }. { $help }
cli-games-only-with = Seulement avec { $conditions }.
cli-level = { $level } : { $facts }
cli-level-seconds = réfléchit jusqu’à { $seconds } s
cli-level-rating = force { NUMBER($rating, useGrouping: 0) }

### lesson, score, verify

cli-lesson-steps = { $title } ({ $game }) : { $steps } étapes, dont { $asks } demandent un coup.
cli-lesson-ways = { $ways ->
    [one] On peut la jouer jusqu’au bout de { $ways } façon.
   *[other] On peut la jouer jusqu’au bout de { $ways } façons.
 }
cli-position-empty = La position est vide ; docs/notation.md décrit le format.
cli-verify-true = Vrai : les { $draws } tirages concordent tous avec le secret.
cli-verify-false = Faux : { $why }
cli-verify-line-false = Ligne { $line } : faux : { $why }
cli-verify-line-unknown = Ligne { $line } : impossible à vérifier : { $why }
cli-verify-some = { $true } enregistrements sur { $records } sont vrais.
cli-verify-all = Vrai : les { $draws } tirages des { $records } enregistrements concordent tous avec leurs secrets.

### play

cli-play-no-terminal = { $game } ne peut pas se jouer dans un terminal.
cli-play-no-name = --players : chaque joueur a besoin d’un nom, comme dans Ann,Bob,bot:fair.
# The words on the left are typed: they are the same in all languages
cli-play-help =
    Tapez l’un des mots à gauche dans la liste et appuyez sur Entrée.
      ? MOT   expliquer un choix, ou dire pourquoi ce n’en est pas un
      undo    reprendre votre dernier coup
      list    montrer de nouveau les coups
      board   montrer de nouveau le plateau
      quit    arrêter de jouer
cli-play-stopped = Arrêté.
cli-play-saved = Arrêté. L’enregistrement est dans { $file }.
cli-play-fault = { $bot } { $fault } : un coup a été joué à sa place.
cli-play-confirm = { $name }, appuyez sur Entrée pour confirmer (ou tapez undo) :
cli-play-alone = L’écran est maintenant réservé à { $name }. Appuyez sur Entrée :
cli-play-ambiguous = { $word } pourrait être { $choices } : tapez l’un d’eux.
cli-play-no-choice = { $word } n’est pas dans la liste. Tapez help pour voir ce que vous pouvez taper.
cli-play-refused = { $why } ({ $clause })
cli-play-more = … et { $count } de plus

### serve

server-address = Carsonne est à l’adresse { $address }
server-phone = Sur un téléphone du même réseau : { $address }
server-file = Les parties sont gardées dans un fichier SQLite local : { $place }
server-database = Les parties sont gardées dans la base de données { $place }
server-no-page = La page n’a pas encore été construite : lancez `make web`. L’API sous /api marche.
server-no-page-here = Ce paquet a été construit sans la page : installez une version publiée. L’API sous /api fonctionne.
server-free-port = { $option } est libre.
server-no-setting = La variable d’environnement { $name } n’est pas un réglage du serveur ; docs/settings.md les énumère.
server-near-setting = Vouliez-vous dire { $near } ?
server-setting-whole = { $name } doit être un nombre entier, et non { $value }.
server-setting-number = { $name } doit être un nombre, et non { $value }.
server-setting-yes = { $name } doit être true ou false, et non { $value }.
server-stopped = Arrêté. Toutes les parties sont enregistrées.
server-bad-port = --port doit être entre 0 et 65535, pas { $port }.
server-bad-workers = --workers doit être entre 1 et { $most }, pas { $workers }.
server-needs-redis = Plusieurs processus ont besoin de --redis pour s’annoncer les coups.
server-bad-proxy = --proxy demande une adresse comme 127.0.0.1 ou 10.0.0.0/8, pas { $proxy }.
server-cannot-listen = Impossible d’écouter sur { $address } : { $why }.
server-bad-database = --database demande une URL comme sqlite:///games.sqlite3 ou postgresql://user@host/name.
server-later-version = Les parties de { $place } ont été enregistrées par une version plus récente de Carsonne. Installez cette version ou restaurez une sauvegarde antérieure à la mise à jour.
server-no-database = Impossible d’utiliser la base de données { $place }.
server-database-fails = Impossible d’utiliser la base de données { $place } : { $why }.
server-database-damaged = Impossible d’utiliser la base de données { $place } : le fichier est abîmé ({ $why }).
server-bad-redis = --redis demande une URL comme redis://localhost:6379.
server-no-redis = Redis est injoignable : { $why }.
