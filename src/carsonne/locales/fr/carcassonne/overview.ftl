## How to play

how-carcassonne-1 = Posez une carte
how-carcassonne-1-text = À votre tour, vous piochez une carte et vous la posez de façon qu’elle corresponde à toutes ses voisines : chemin contre chemin, ville contre ville, pré contre pré.
how-carcassonne-2 = Placez un partisan
how-carcassonne-2-text = Vous pouvez placer l’un de vos sept partisans sur la carte que vous venez de poser : sur un chemin, dans une ville ou une abbaye, ou dans un pré. La zone doit être libre.
how-carcassonne-3 = Achevez et marquez
how-carcassonne-3-text = Un chemin fermé aux deux bouts, une ville entourée de remparts et une abbaye entourée de huit cartes rapportent tout de suite des points : 1 par carte pour les chemins et les abbayes, 2 pour les villes, et 2 de plus par bouclier. Votre partisan revient.
how-carcassonne-4 = Construisez à côté, puis reliez
how-carcassonne-4-text = Vous ne pouvez pas entrer chez les autres, mais vous pouvez commencer à côté et relier les deux. Celui qui y a le plus de partisans reçoit tous les points ; à égalité, chacun les reçoit.
how-carcassonne-5 = Les paysans attendent
how-carcassonne-5-text = Un partisan dans un pré y reste jusqu’à la fin, et rapporte alors 3 points pour chaque ville achevée que le pré approvisionne.
how-carcassonne-6 = La fin
how-carcassonne-6-text = Quand la dernière carte est posée, les chemins, villes et abbayes inachevés rapportent 1 point par carte et par bouclier. Puis on compte les paysans. Le joueur qui a le plus de points gagne.
