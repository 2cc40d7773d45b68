## How to play

how-carson-city-cards-1 = Le marché
how-carson-city-cards-1-text = Il y a deux époques de neuf tours. Chaque tour montre une personnalité et des terrains : des cartes carrées de quatre parcelles.
how-carson-city-cards-2 = Enchérissez
how-carson-city-cards-2-text = Chacun choisit en secret une enchère de 1 à 9 ; chaque valeur sert une fois par époque. Toutes sont dévoilées ensemble ; les symboles départagent les enchères égales.
how-carson-city-cards-3 = Prenez
how-carson-city-cards-3-text = De la plus forte enchère à la plus faible, chacun prend une carte. Les joueurs virtuels, que les règles font jouer, prennent la carte qui porte le plus grand nombre.
how-carson-city-cards-4 = Posez
how-carson-city-cards-4-text = Un terrain se pose tout de suite dans votre ville : il la touche par un côté, ou recouvre des parcelles vides ou identiques. La ville tient dans huit parcelles sur huit.
how-carson-city-cards-5 = Les bâtiments comptent ce qui les entoure
how-carson-city-cards-5-text = Les mines veulent des montagnes, les ranchs des parcelles vides, les banques, les drugstores et les saloons des maisons. Les hors-la-loi coûtent 6, sauf si vous avez la loi de votre côté.
how-carson-city-cards-6 = Les personnalités
how-carson-city-cards-6-text = Une personnalité est à vous pour toute la partie. Certaines rapportent à la fin ; celles qui ont une flèche aident une fois par époque. Le joueur qui a le plus de points gagne, même s’il est virtuel.
