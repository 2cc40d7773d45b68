## Carcassonne

carcassonne = Carcassonne
line-carcassonne = Posez des cartes, composez un paysage de chemins et de villes, et placez vos partisans là où ils rapportent.
lesson-carcassonne-first-title = Votre première partie
lesson-carcassonne-first-about = Posez des cartes, placez des partisans, achevez des chemins et des villes, et découvrez les paysans et la fin de la partie.

## Options

option-carcassonne-edition = Édition
option-carcassonne-small-city = Ville de deux cartes
option-carcassonne-farm-mode = Évaluation des paysans
option-carcassonne-farm-points = Points par ville approvisionnée
option-carcassonne-farmers = Paysans
option-carcassonne-hand = Cartes en main
option-carcassonne-hand-end = Fin avec des cartes en main
option-carcassonne-first = Premier joueur
option-help-carcassonne-edition = Fixe ce que rapportent la ville de deux cartes et les paysans.
option-help-carcassonne-small-city = Ce que rapporte une ville achevée de deux cartes.
option-help-carcassonne-farm-mode = Les paysans se disputent chaque ville, ou chaque pré est évalué à part.
option-help-carcassonne-farm-points = Pour chaque ville achevée que les paysans approvisionnent.
option-help-carcassonne-farmers = Des partisans peuvent être placés dans les prés. À désactiver pour une première partie plus facile.
option-help-carcassonne-hand = Avec trois, vous choisissez laquelle de vos cartes poser, et personne d’autre ne les voit.
option-help-carcassonne-hand-end = Jouer jusqu’à ce que toutes les mains soient vides, ou s’arrêter après le tour où la dernière carte est piochée.
option-help-carcassonne-first = Le joueur qui commence la partie.
brief-carcassonne-edition-fr2002 = Règles de 2002
brief-carcassonne-edition-first = Première édition
brief-carcassonne-edition-second = Deuxième édition
brief-carcassonne-edition-third = Troisième édition
choice-carcassonne-edition-fr2002 = Livret français, 2002
choice-carcassonne-edition-first = Première (2000)
choice-carcassonne-edition-second = Deuxième
choice-carcassonne-edition-third = Troisième et suivantes
choice-carcassonne-small-city-2 = 2 points
choice-carcassonne-small-city-4 = 4 points, comme toute ville
choice-carcassonne-farm-mode-per-city = Ville par ville
choice-carcassonne-farm-mode-per-field = Pré par pré
choice-carcassonne-farm-mode-per-field-once = Pré par pré, chaque ville une fois par joueur
choice-carcassonne-farm-points-3 = 3
choice-carcassonne-farm-points-4 = 4
choice-carcassonne-hand-1 = Une : piocher et poser
choice-carcassonne-hand-3 = Trois : la variante tactique
choice-carcassonne-hand-end-play-out = Jouer toutes les cartes
choice-carcassonne-hand-end-last-draw = Finir à la dernière carte piochée
