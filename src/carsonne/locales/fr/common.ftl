## Words that every page uses

product-name = Carsonne
theme-toggle = Clair ou sombre
zoom-in = Agrandir (+)
zoom-out = Réduire (-)
whole-board = Tout le plateau (0)

## Players' colours

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-black = noir
colour-purple = violet

## Sides, for those who do not see the board

side-n = nord
    .au = au nord
side-ne = nord-est
    .au = au nord-est
side-e = est
    .au = à l’est
side-se = sud-est
    .au = au sud-est
side-s = sud
    .au = au sud
side-sw = sud-ouest
    .au = au sud-ouest
side-w = ouest
    .au = à l’ouest
side-nw = nord-ouest
    .au = au nord-ouest

## Everywhere

close = Fermer
cancel = Pas maintenant
menu = Menu
skip = Aller au contenu
rules = Règles
settings = Réglages
about = À propos
new-table = Nouvelle table
import = Importer une partie
you = Vous
your-turn = À vous
your-turn-call = C’est à vous de jouer.
your-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
 }
trouble = Un problème est survenu
nowhere = Il n’y a rien ici
to-lobby = Aller à l’accueil
copied = Copié
share-link = Partager le lien
save = Enregistrer
# A thing and what is said of it: a cell and its tile, a character and what it does
noted = { $what } : { $note }

# Birds for guests who have not chosen a name
guest-names = Héron, Mésange, Pluvier, Faucon, Pinson, Alouette, Hibou, Cigogne, Martinet, Pie, Geai, Merle, Huppe, Grive

## Refusals

refused-offline = Le serveur est injoignable.
refused-unknown = Cela n’a pas marché. Réessayez.
player-numbered = joueur { $n }
refused-unavailable = Le serveur est occupé. Réessayez dans un instant.
