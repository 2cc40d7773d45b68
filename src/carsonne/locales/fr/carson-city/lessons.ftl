## The first game

lesson-carson-city-first-1 = Bonjour, et en route pour le Nevada de 1858. Pendant quatre tours, vous achetez des terrains, vous construisez et vous touchez des revenus ; à la fin, ce sont les points qui comptent. Chaque tour a quatre phases : personnalités, placement des cow-boys, résolution, fin. Nous en jouons un.
lesson-carson-city-first-2 = Voici la ville. Au milieu se dresse une maison entourée de routes, et des montagnes sont éparpillées. Deux terrains sont déjà à vous. L’un d’eux, 6-6 (ligne 6, colonne 6), est entouré de trois montagnes. Retenez-le.
lesson-carson-city-first-3 = Première phase : chacun prend une personnalité pour ce tour. Chacune a un pouvoir, un numéro qui fixe l’ordre de placement, et une limite à l’argent que vous pouvez garder. Vous manquez d’argent : prenez le banquier, qui apporte 9 $ tout de suite.
lesson-carson-city-first-3-otherwise = Un bon choix pour un autre jour. Aujourd’hui, prenez le banquier : vous aurez besoin des 9 $.
lesson-carson-city-first-4 = Deuxième phase : à tour de rôle, chacun place un cow-boy après l’autre, pour réserver des actions. Placer ne coûte encore rien. Vous en avez trois. Envoyez le premier sur la mine à 4 $, sur la piste : vous voulez la construire.
lesson-carson-city-first-4-otherwise = C’est possible aussi, mais c’est la mine que votre terrain entre les montagnes attend. Allez sur la case à 4 $.
lesson-carson-city-first-5 = Votre cow-boy tient la place. Mais d’autres peuvent venir là où vous êtes.
lesson-carson-city-first-6 = Votre adversaire veut la mine, lui aussi : il y aura un duel. Pour l’instant, placez votre deuxième cow-boy. Un cow-boy sur un terrain qui n’est à personne l’achète. Prenez 6-7, la montagne à côté de votre terrain : une montagne à vous vaut 2 points à la fin.
lesson-carson-city-first-6-otherwise = Ce serait possible. Pour cette leçon, allez sur la montagne de 6-7, à droite de votre terrain.
lesson-carson-city-first-7 = Votre adversaire est allé au salaire, qui paie 4 $ et ne donne jamais lieu à un duel. Votre dernier cow-boy : au bout de la piste, l’argent devient des points. Les points à 2 $ sont les moins chers. Allez-y.
lesson-carson-city-first-7-otherwise = Assurons d’abord quelques points : allez sur la case qui les vend à 2 $.
lesson-carson-city-first-8 = Votre adversaire a passé, et vous n’avez plus de cow-boys. Troisième phase : les actions sont résolues, case par case, depuis le début de la piste. Le salaire est payé. Viennent ensuite les terrains : achetez 6-7 maintenant. Il coûte 1 $, plus 1 $ pour chaque élément qui s’y trouve ou qui lui est adjacent.
lesson-carson-city-first-8-otherwise = Achetez d’abord la montagne : elle ne coûte que 4 $.
lesson-carson-city-first-9 = Le duel ! Chacun lance un dé et ajoute sa force : les cow-boys qui sont encore en réserve, et les revolvers. Vous avez un revolver, votre adversaire un revolver et un cow-boy. 5 et 1 font 6, 3 et 2 font 5 : vous gagnez. Le cow-boy du perdant retourne dans sa réserve.
lesson-carson-city-first-10 = L’action est à vous. Payez 4 $ pour la mine.
lesson-carson-city-first-10-otherwise = Vous l’avez gagnée : achetez la mine.
lesson-carson-city-first-11 = Un bâtiment se construit sur l’un de vos terrains nus. Une mine rapporte 3 $ par montagne adjacente qui est à vous ou qui n’est à personne. Lequel de vos terrains est le meilleur ? Les chiffres disent ce qu’elle y rapporterait.
lesson-carson-city-first-11-otherwise = Là, elle ne rapporterait presque rien. Construisez-la sur 6-6, entre les montagnes.
lesson-carson-city-first-12 = Plus loin sur la piste, tous les bâtiments ont rapporté de l’argent à leurs propriétaires, et votre mine 9 $. Elle en fera autant à chaque tour, à moins qu’un cow-boy adverse n’en pille la moitié. Et maintenant, votre dernier cow-boy : achetez 5 points pour 10 $.
lesson-carson-city-first-12-otherwise = Cinq points pour 10 $, s’il vous plaît : il vous restera de l’argent pour le tour suivant.
lesson-carson-city-first-13 = Quatrième phase : chacun reçoit de nouveaux cow-boys. L’argent qui dépasse la limite de votre personnalité doit être dépensé, à 10 $ le point. La limite du banquier est de 120 $ : gardez donc tout et dépensez 0 $.
lesson-carson-city-first-13-otherwise = Gardez vos dollars : ils achètent davantage au tour suivant.
lesson-carson-city-first-14 = Un tour est fini. Vous avez 5 points, 15 $, trois terrains et une mine qui vous a aussi donné un revolver. La plupart des bâtiments, comme les banques et les saloons, demandent un terrain équipé d’une route et amènent une maison ; l’aide et les règles disent ce que rapporte chacun.
lesson-carson-city-first-15 = Après quatre tours, chaque bâtiment, maison et montagne à vous vaut 2 points, et chaque tranche de 6 $ un de plus. Il reste trois tours : continuez à partir d’ici contre le bot Paisible. Passez la souris sur ce qui vous intéresse, ou touchez-le, pour voir ce que cela vous rapporterait. Bonne chance !
