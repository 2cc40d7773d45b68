## How to play

how-carson-city-1 = Une ville et une piste
how-carson-city-1-text = On joue quatre tours. La ville a 64 terrains à acheter et à bâtir ; la piste, à côté, présente les actions, résolues dans l’ordre.
how-carson-city-2 = Choisissez une personnalité
how-carson-city-2-text = À chaque tour, chacun prend l’une des sept personnalités : un pouvoir, un numéro qui dit qui place en premier, et une limite à l’argent que l’on peut garder.
how-carson-city-3 = Placez vos cow-boys
how-carson-city-3-text = À tour de rôle, placez un cow-boy après l’autre : sur les cases de la piste, sur un terrain pour l’acheter, sur les bâtiments des autres pour les piller. Vous pouvez aller où sont les autres.
how-carson-city-4 = Battez-vous en duel
how-carson-city-4-text = Là où se rencontrent les cow-boys de plusieurs joueurs, chacun lance un dé et ajoute sa force : les cow-boys de sa réserve et ses revolvers. Le gagnant réalise l’action.
how-carson-city-5 = Construisez
how-carson-city-5-text = Un bâtiment se construit sur l’un de vos terrains nus. Les ranchs et les mines vont partout ; tous les autres demandent une route et amènent une maison. Ce qui entoure un bâtiment détermine ce qu’il rapporte.
how-carson-city-6 = Encaissez et marquez
how-carson-city-6-text = Tous les bâtiments rapportent de l’argent à chaque tour. Les cases de la fin de la piste donnent des points, ou en vendent. À la fin de la partie, bâtiments, maisons et montagnes valent 2 points chacun, et chaque tranche de 6 $ un de plus.
