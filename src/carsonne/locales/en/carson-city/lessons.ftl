## The first game

lesson-carson-city-first-1 = Welcome to Nevada in 1858. Over four rounds you buy land, put up buildings and collect their rent; in the end, points win. Every round has four phases: characters, placing cowboys, resolving, and its end. We play one.
lesson-carson-city-first-2 = This is the town. In the middle stands a house with roads around it, and mountains lie about. Two parcels are yours already. One of them, 6-6 (row 6, column 6), has three mountains around it. Remember that.
lesson-carson-city-first-3 = Phase one: everybody takes a character for this round. Each has a power, a number that decides who places first, and a limit for the cash you may keep. You are short of money: take the Banker, who brings $9 at once.
lesson-carson-city-first-3-otherwise = A good one for another day. Today take the Banker: you will need the $9.
lesson-carson-city-first-4 = Phase two: in turn, everybody places one cowboy after the other, to claim actions for later. Placing costs nothing yet. You have three. Send the first to the mine for $4 on the track: you want to build it.
lesson-carson-city-first-4-otherwise = That is possible too, but the mine is what your parcel between the mountains waits for. Go to the $4 square.
lesson-carson-city-first-5 = Your claim stands. But others may go where you are.
lesson-carson-city-first-6 = Your opponent wants the mine as well: there will be a duel. For now, place your second cowboy. A cowboy on a parcel that belongs to nobody buys it. Take 6-7, the mountain beside your parcel: a mountain you own is worth 2 points in the end.
lesson-carson-city-first-6-otherwise = You could. For this lesson, go for the mountain on 6-7, right of your parcel.
lesson-carson-city-first-7 = Your opponent has gone for the salary, which pays $4 and is never fought over. Your last cowboy: at the end of the track, money becomes points. Points for $2 each are the cheapest. Go there.
lesson-carson-city-first-7-otherwise = Let us make sure of some points first: go to the square that sells them for $2.
lesson-carson-city-first-8 = Your opponent has passed, and you have no cowboys left. Phase three: the track is resolved, square by square, from its beginning. The salary is paid. Then comes land: buy 6-7 now. It costs $1, and $1 more for each piece on it and around it.
lesson-carson-city-first-8-otherwise = Buy the mountain first: it costs only $4.
lesson-carson-city-first-9 = The duel! Everybody rolls a die and adds their strength: the cowboys still at home, and revolvers. You have one revolver, your opponent a revolver and a cowboy. 5 and 1 make 6, 3 and 2 make 5: you win. The loser’s cowboy goes home.
lesson-carson-city-first-10 = The action is yours. Pay $4 for the mine.
lesson-carson-city-first-10-otherwise = You have won it: buy the mine.
lesson-carson-city-first-11 = A building goes on a bare parcel of your own. A mine earns $3 for each mountain around it that is yours or nobody’s. Which of your parcels is best? The figures on them tell what it would earn.
lesson-carson-city-first-11-otherwise = There it would earn next to nothing. Build it on 6-6, between the mountains.
lesson-carson-city-first-12 = Later on the track, all buildings paid their owners, and your mine brought $9. It will do so every round, unless a cowboy of somebody else robs half of it. Now your last cowboy: buy 5 points for $10.
lesson-carson-city-first-12-otherwise = Five points for $10, please: that leaves you money for the next round.
lesson-carson-city-first-13 = Phase four: everybody gets new cowboys. Cash above the limit of your character has to be spent, at $10 a point. The Banker’s limit is $120, so keep everything: spend $0.
lesson-carson-city-first-13-otherwise = Keep your dollars: they buy more next round.
lesson-carson-city-first-14 = One round is over. You have 5 points, $15, three parcels and a mine that also gave you a revolver. Most buildings, such as banks and saloons, need a parcel at a road and bring a house with them; the aid and the rules say what each earns.
lesson-carson-city-first-15 = After four rounds each building, house and mountain you own is worth 2 points, and each $6 one more. Three rounds are left: play on from here against Gentle. Point at anything to see what it would bring you. Good luck!
