## Features

feature-city = Ville
feature-road = Chemin
feature-monastery = Abbaye
feature-field = Pré

sort-city = ville
    .a = une ville
    .son = sa ville
sort-road = chemin
    .a = un chemin
    .son = son chemin
sort-field = pré
    .a = un pré
    .son = son pré
place-c = ville
    .def = la ville
    .held = la ville tenue par
    .of-held = de la ville tenue par
    .to-held = à la ville tenue par
    .gender = f
place-r = chemin
    .def = le chemin
    .held = le chemin tenu par
    .of-held = du chemin tenu par
    .to-held = au chemin tenu par
    .gender = m
place-f = pré
    .def = le pré
    .held = le pré tenu par
    .of-held = du pré tenu par
    .to-held = au pré tenu par
    .gender = m
place-m = abbaye
    .def = l’abbaye
    .held = l’abbaye tenue par
    .of-held = de l’abbaye tenue par
    .to-held = à l’abbaye tenue par
    .gender = f

## Followers

role-knight = chevalier
    .a = un chevalier
    .plural = chevaliers
role-thief = voleur
    .a = un voleur
    .plural = voleurs
role-monk = moine
    .a = un moine
    .plural = moines
role-farmer = paysan
    .a = un paysan
    .plural = paysans

## Tiles

tile-A = abbaye avec chemin
tile-B = abbaye
tile-C = ville sur quatre côtés, bouclier
tile-D = bord de ville avec chemin droit
tile-E = bord de ville
tile-F = ville traversante, bouclier
tile-G = ville traversante
tile-H = deux bords de ville, opposés
tile-I = deux bords de ville, voisins
tile-J = bord de ville avec virage à droite
tile-K = bord de ville avec virage à gauche
tile-L = bord de ville avec carrefour
tile-M = angle de ville, bouclier
tile-N = angle de ville
tile-O = angle de ville avec virage, bouclier
tile-P = angle de ville avec virage
tile-Q = ville sur trois côtés, bouclier
tile-R = ville sur trois côtés
tile-S = ville sur trois côtés avec porte, bouclier
tile-T = ville sur trois côtés avec porte
tile-U = chemin droit
tile-V = virage
tile-W = carrefour à trois chemins
tile-X = carrefour à quatre chemins
