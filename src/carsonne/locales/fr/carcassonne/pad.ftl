## The score pad, and the same lines in the terminal

ca-pad-before = points déjà marqués sur le tableau
ca-pad-city-complete = ville achevée en { $cell } : { $sum }
ca-pad-city-incomplete = ville inachevée en { $cell } : { $sum }
ca-pad-road-complete = chemin achevé en { $cell } : { $sum }
ca-pad-road-incomplete = chemin inachevé en { $cell } : { $sum }
ca-pad-monastery-complete = abbaye achevée en { $cell } : { $sum }
ca-pad-monastery-incomplete = abbaye inachevée en { $cell } : { $sum }
ca-pad-field = les paysans approvisionnent la ville en { $cell }
