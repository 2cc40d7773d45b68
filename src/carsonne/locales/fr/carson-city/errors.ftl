## Rivers of one’s own that do not work, in the options of Carson City and in typed positions

cc-bad-river-parcel = Il n’y a pas de parcelle { $name } pour la rivière ; les parcelles vont de r1c1 à r8c8.
cc-bad-river-twice = Une parcelle de la rivière est nommée deux fois.
cc-bad-river-length = Une rivière a de 2 à { $most } parcelles, pas { $found }.
cc-bad-river-ends = Une rivière doit aller d’un bord à l’autre.
cc-bad-river-apart = Les parcelles d’une rivière doivent être reliées côté contre côté.
