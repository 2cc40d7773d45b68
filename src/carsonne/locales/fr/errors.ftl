## What cannot be done

verbatim = { $text }
error-bug = Un problème est survenu sur le serveur.

### Moves

error-illegal = Ce coup n’est pas permis ici.
error-over = La partie est finie.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-confirm-first = Tout est joué : confirmez ou annulez.
error-nothing-to-confirm = Il n’y a rien à confirmer pour l’instant.
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-decide = Cette place n’a rien à décider pour l’instant.
error-stale = La partie a avancé depuis que cette question a été posée.
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
error-not-drawn = Cela ne peut pas être tiré maintenant.
error-move-type = Un coup doit être un objet avec un « type ».
error-move-keys = Les clés d’un coup doivent être du texte.
error-seats = { $game } se joue de { $few } à { $many } joueurs, pas à { $seats }.
error-names = Il y a { $seats } places, mais { $names } noms.
error-other-move = { $game } n’a pas de coup { $move }.
error-no-such-move = { $game } n’a pas de coup { $move }. Les coups sont { $moves }.
error-move-must-say = Un coup { $move } doit indiquer { $field }.
error-move-has-no = Un coup { $move } n’a pas de { $field }.
error-not-a-move = Ce n’est pas un coup de type { $move }.
error-whole-number = { $field } doit être un nombre entier.
error-true-or-false = { $field } doit être true ou false.
error-no-such-word = { $value } n’existe pas pour { $field }.

### Names and options

two-sentences = { $before } { $after }
error-at = { $where } : { $what }
error-in-line = Ligne { $line } : { $what }
choices = Vous avez le choix entre { $choices }.
did-you-mean = Vouliez-vous dire { $near } ? Vous avez le choix entre { $choices }.
no-such-game = Il n’y a pas de jeu { $name }.
no-such-lesson = Il n’y a pas de leçon { $name }.
no-such-option = Il n’y a pas d’option { $name }.
error-option = L’option { $name } doit être { $allowed }, pas { $value }.
error-option-word = Écrivez une option sous la forme nom=valeur : { $word } n’a pas de « = ».
allowed-choice = { OR($choices) }
allowed-bool = true ou false
allowed-seat = une place de { $low } à { $high }
allowed-int = un nombre entier de { $low } à { $high }
allowed-text = un texte
allowed-file = le texte d’un fichier

### Records

record-too-long = L’enregistrement a { $bytes } octets ; la limite est de { $most }.
record-empty = Ce n’est pas un enregistrement : il est vide.
record-unreadable = Ce n’est pas un enregistrement : { $why }.
record-too-deep = Ce n’est pas un enregistrement : l’imbrication est trop profonde.
record-format = L’enregistrement est au format { $format } ; cette version lit le format { $ours }.
record-of-other-game = L’enregistrement est celui d’une partie de { $game }, pas de { $ours }.
record-of-other-rules = L’enregistrement suit les règles numéro { $rules } ; cette version joue les règles numéro { $ours }.
record-too-short = { $entries ->
    [one] L’enregistrement a { $entries } entrée ; il n’y a pas d’entrée { $entry }.
   *[other] L’enregistrement a { $entries } entrées ; il n’y a pas d’entrée { $entry }.
 }
record-hidden = Ceci était encore caché au moment de l’enregistrement. Téléchargez-le de nouveau quand la partie sera finie.
record-scores = D’après l’enregistrement, les scores sont { $said }, mais ses coups donnent { $found }.
record-no-seed = Le secret manque dans l’enregistrement : il n’est révélé qu’à la fin de la partie.
record-other-scheme = L’enregistrement emploie la méthode de tirage { $scheme } ; cette version vérifie { $ours }.
record-seed-not-hex = Ce n’est pas un nombre hexadécimal.
record-seed-length = Un secret a { $bytes } octets, pas { $found }.
record-other-commitment = Le secret ne correspond pas au sceau posé avant la partie.
record-nothing-to-draw = Il n’y a rien à tirer ici.
record-other-draw = Le secret donne { $draw }.
snapshot-other = L’instantané est celui d’une partie de { $game }, règles numéro { $rules }, ou d’une autre structure.
snapshot-moves = Il y avait { $moves } coups avant l’instantané, pas { $found }.

### Lessons

lesson-too-long = La leçon a { $bytes } octets ; la limite est de { $most }.
lesson-unreadable = Ce n’est pas une leçon : { $why }.
lesson-too-deep = Ce n’est pas une leçon : l’imbrication est trop profonde.
lesson-format = La leçon est au format { $format } ; cette version lit le format { $ours }.
lesson-ways = Il y a plus de { $most } chemins possibles : demandez moins de coups par étape.
lesson-not-asked = L’élève n’a rien à décider ici.
lesson-otherwise = D’autres coups sont permis ici : dites-en quelque chose.
lesson-no-such-move = Aucun coup permis ne ressemble à { $pattern }.
lesson-told = Les coups de l’élève sont demandés, pas racontés.

### Names of people

error-name-length = Un nom a de 1 à { $most } caractères.
error-name-invisible = Un nom ne peut pas contenir de caractères invisibles.
error-name-accents = Un nom ne peut pas empiler autant d’accents.
error-name-of-bot = C’est le nom d’un bot ; choisissez-en un autre.

### Tables

error-lesson-read-on = Lisez d’abord la suite : la leçon n’en est pas encore là.
error-lesson-not-yours = Cette leçon n’est pas la vôtre.
error-no-lesson = Cette leçon n’existe pas.
error-record-or-position = Partez d’un enregistrement ou d’une position, pas des deux.
error-no-notation = { $game } n’a pas de notation pour les positions.
error-record-seats = L’enregistrement a { $record } places, la table { $table }.
error-not-over = La partie n’est pas encore finie.
error-no-such-entry = La partie n’a que { $entries } entrées.
error-no-results-yet = Il n’y a pas de résultats avant la fin de la partie.
error-log-disagrees = Le journal et les règles se contredisent à l’entrée { $entry }.
error-colours-later = Les couleurs ne se choisissent qu’avant le début de la partie.
error-colour-taken = Cette couleur est déjà prise.
error-started = Cette partie a déjà commencé.
error-not-running = Cette partie n’est pas en cours.
error-not-your-seat = Cette place n’est pas la vôtre.
error-no-seat = Vous n’avez pas de place à cette table.
error-few-seats = { $count ->
    [0] Aucune place n’est libre.
    [one] Seule { $count } place est libre.
   *[other] Seules { $count } places sont libres.
 }
error-not-host = Seul l’hôte peut lancer la partie.
error-seats-open = Il reste des places libres.
error-resigned = Vous avez déjà abandonné.
error-no-takeover = Les bots ne remplacent personne à cette table : abandonnez, ou mettez-vous d’accord pour arrêter la partie.
error-nobody-there = Il n’y a personne à remplacer à la place { $seat }.
error-bot-already = Un bot joue déjà à cette place.
error-not-away = Un bot ne peut remplacer qu’une personne absente depuis un moment.
error-others-bot = Vous ne pouvez pas choisir le bot qui joue pour quelqu’un d’autre.
error-no-return = Après un abandon, vous ne pouvez pas revenir.
error-seat-taken = Cette place est prise.
error-table-full = Cette table est complète.
error-many-waiting = Vous avez déjà { $count } tables en attente.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-old-rules = Cette version ne peut pas ouvrir cette partie : { $why }
error-changing = La partie change trop vite ; réessayez.
error-not-started = La partie n’a pas encore commencé.
error-table-closed = Cette table a été fermée.
error-many-games = Vous avez trop de parties en cours. Terminez-en une, ou attendez que certaines soient inactives.
error-many-bots = Trop de bots jouent dans vos parties. Terminez une partie, ou attendez que certaines soient inactives.
error-restarting = Le serveur redémarre.
error-silent = Votre navigateur ne donne plus de nouvelles depuis un moment.
error-moved = Cette table est passée à un autre processus du serveur.
error-no-survey = Il n’y a pas d’aide pour ce jeu.

### Requests

error-nothing-here = Il n’y a rien à cette adresse.
error-no-name = Choisissez d’abord un nom.
error-no-score-pad = Il n’y a pas de feuille de score pour { $game }.
error-explained-later = Les coups précédents pourront être expliqués une fois la partie finie.
error-no-hints = Il n’y a pas de conseils à cette table.
error-hint-busy = Votre dernier conseil n’est pas encore prêt.
error-many-watchers = Il y a trop de spectateurs à cette table.
error-many-windows = Vous avez ouvert cette table dans trop de fenêtres.
error-many-messages = Vous avez envoyé trop de messages à la suite.
error-message-too-long = Un message a au plus { $most } octets.
error-bad-message = Ce message n’est pas valide : { $why }.
error-message-too-deep = Ce message n’est pas valide : l’imbrication est trop profonde.
error-no-hello = Envoyez d’abord un « hello ».
error-slow-down = Trop de messages à la suite ; attendez une seconde.

### Bots

no-such-bot = Il n’y a pas de bot { $name }.
error-bot-name = Il n’y a pas de bot { $name } : { $why }.
bot-forms = search@0.5s ou search@2000
error-bot-unreadable = La commande { $command } est illisible : { $why }.
error-bot-no-command = Votre propre bot demande une commande, par exemple cmd:python my_bot.py.
error-bot-no-program = Il n’y a pas de programme { $program } qui puisse servir de bot.

### Fields of a request

the-request = La requête
the-record = L’enregistrement
the-name-of = Le nom du joueur { $n }
a-name = Un nom
the-field = « { $field } »
error-empty = { $what } ne doit pas être vide.
error-long = { $what } peut avoir au plus { $value } caractères.
error-few-entries = { $what } doit avoir au moins { $value } entrées.
error-many-entries = { $what } peut avoir au plus { $value } entrées.
error-characters = { $what } contient des caractères qui ne sont pas permis.
error-small = { $what } doit valoir au moins { $value }.
error-large = { $what } doit valoir au plus { $value }.
error-lacks = { $what } doit contenir « { $value } ».
error-has-no = { $what } n’a pas de « { $value } ».
error-cannot-be = { $what } ne peut pas être { $value }.
error-wrong-type = { $what } doit être { $wanted }, pas { $got }.
error-invalid = { $what } n’est pas valide : { $why }.
error-record-damaged = Ce n’est pas une partie téléchargée ici : le texte est abîmé ou tronqué.
error-not-a-record = Ce n’est pas une partie téléchargée ici.
kind-or = { $one } ou { $other }
kind-str = un texte
kind-int = un nombre entier
kind-float = un nombre
kind-bool = true ou false
kind-array = une liste
kind-object = un objet
kind-null = rien
error-body-encoding = Le contenu n’est pas de l’UTF-8 valide.
error-body-depth = L’imbrication du contenu est trop profonde.
error-http-400 = La requête n’est pas valide : { $why }
error-http-401 = Choisissez d’abord un nom.
error-http-403 = Vous n’avez pas le droit de faire cela.
error-http-404 = Il n’y a rien à cette adresse.
error-http-405 = Cette adresse n’accepte pas ce genre de requête.
error-http-409 = Ce n’est pas possible pour le moment.
error-http-413 = La requête est trop volumineuse.
error-http-415 = La requête est d’un type qui n’est pas accepté ici.
error-http-429 = Trop de requêtes ; attendez un instant.
error-http-503 = Le serveur n’est pas disponible ; réessayez bientôt.

### The database

error-database = { $why } Réessayez dans un instant.
database-away = La base de données ne répond pas.
database-full = La base de données n’a plus de place sur son disque.
database-read_only = La base de données est en lecture seule pour le moment.
redis-away = Redis ne répond pas : on continue à jouer, mais les nouvelles des autres processus du serveur mettent quelques secondes à arriver.

### Connections

error-head = L’en-tête d’une requête a au plus { $lines } lignes et { $bytes } octets.
error-slow = La requête n’est pas arrivée à temps.
error-not-http = Ce n’est pas une requête HTTP valide.
error-foreign-page = Les sockets ne peuvent être ouverts que depuis le site lui-même.
dealt-elsewhere = Certains tirages de cette partie ont eu lieu ailleurs.
