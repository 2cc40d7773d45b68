## The first game

lesson-carson-city-cards-first-1 = Vous bâtissez votre propre ville avec des cartes carrées de quatre parcelles. À chaque tour, quelques cartes sont au marché, tous enchérissent en secret, et la plus forte enchère choisit en premier. Au bout de dix-huit tours, la meilleure ville gagne.
lesson-carson-city-cards-first-2 = Voici le marché du premier tour : une personnalité et quatre terrains. Vous jouez contre le bot Paisible et deux joueurs virtuels, qui prennent toujours la carte portant le plus grand nombre au milieu.
lesson-carson-city-cards-first-3 = Vous avez les enchères de 1 à 9, chacune une fois en neuf tours : jouez-les à bon escient. Une carte montre une mine entre des montagnes, et vous la voulez. Enchérissez à 7.
lesson-carson-city-cards-first-3-otherwise = Ce serait possible. Pour cette leçon, enchérissez à 7 : c’est fort, mais pas votre meilleure carte.
lesson-carson-city-cards-first-4 = Toutes les enchères sont dévoilées ensemble. La vôtre est la plus forte : vous choisissez en premier. Prenez la carte avec la mine.
lesson-carson-city-cards-first-4-otherwise = Prenez la carte avec la mine et deux montagnes : elle rapporte tout de suite.
lesson-carson-city-cards-first-5 = Un terrain se pose aussitôt dans votre ville. L’emplacement de la première carte ne change rien. Posez-la.
lesson-carson-city-cards-first-6 = Une mine rapporte 2 points par montagne adjacente, sur l’une des huit parcelles autour. La vôtre en a deux : 4 points. La feuille de score les compte au fur et à mesure, ligne par ligne.
lesson-carson-city-cards-first-7 = Nouveau tour, nouveau marché. Votre 7 est joué et reste visible de tous. Une carte montre trois montagnes, juste ce qu’il faut à votre mine. Ne prenez pas de risque : enchérissez à 9, votre plus forte.
lesson-carson-city-cards-first-7-otherwise = Cela suffirait peut-être. Pour ne pas prendre de risque, enchérissez à 9.
lesson-carson-city-cards-first-8 = Vous êtes encore en tête, mais de peu cette fois : un joueur virtuel avait un 8. À enchères égales, c’est l’ordre des symboles, au-dessus du marché, qui décide. Prenez les trois montagnes.
lesson-carson-city-cards-first-8-otherwise = Votre mine attend des montagnes : prenez la carte qui en a trois.
lesson-carson-city-cards-first-9 = Maintenant, l’endroit compte. Une carte doit toucher votre ville par un côté, ou en recouvrir des parties vides ou identiques. Chaque endroit montre ce que deviendrait votre score. Choisissez-en un qui rapporte 4 points.
lesson-carson-city-cards-first-9-otherwise = C’est possible, mais cela rapporte moins. Cherchez un endroit qui dit +4.
lesson-carson-city-cards-first-10 = Huit points pour une mine. Chaque type de bâtiment compte autre chose : les ranchs veulent des parcelles vides, les banques et les saloons des maisons. Les hors-la-loi vous coûtent 6, sauf si vous avez une prison ou le shérif.
lesson-carson-city-cards-first-11 = La personnalité de ce tour est le prospecteur : un point à la fin pour chacune de vos montagnes et de vos mines, soit déjà 6 points. Certaines personnalités rapportent ; d’autres, avec une flèche, aident une fois par époque. Enchérissez à 6 pour l’obtenir.
lesson-carson-city-cards-first-11-otherwise = Gardez cette enchère pour plus tard, et enchérissez à 6 pour le prospecteur.
lesson-carson-city-cards-first-12 = Votre 6 est la plus forte enchère. Prenez le prospecteur.
lesson-carson-city-cards-first-12-otherwise = Une autre fois. Le prospecteur vaut 6 points pour vous, et davantage à chaque nouvelle montagne.
lesson-carson-city-cards-first-13 = Les personnalités restent à vous jusqu’à la fin de la partie. Vous avez 14 points après trois tours, et il vous reste les enchères 1, 2, 3, 4, 5 et 8 pour six tours encore. Puis commence la deuxième époque, et les neuf enchères reviennent.
lesson-carson-city-cards-first-14 = Voilà tout le jeu : enchérir, prendre, poser. Continuez à partir d’ici contre le bot Paisible. Passez la souris sur une carte, ou touchez-la, pour voir ce qu’elle vaudrait pour vous ; l’aide présente tous les bâtiments et toutes les personnalités. Bonne chance pour votre ville !
