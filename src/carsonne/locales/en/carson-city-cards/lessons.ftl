## The first game

lesson-carson-city-cards-first-1 = You build a town of your own from square cards, each with four parcels. Every round a few cards lie in the market, everybody bids in secret, and whoever bids most chooses first. After eighteen rounds the best town wins.
lesson-carson-city-cards-first-2 = This is the market of the first round: a character, and four pieces of land. You play against Gentle and two virtual players, which always grab the card with the highest number in its middle.
lesson-carson-city-cards-first-3 = You have the bids 1 to 9, each once in nine rounds, so spend them wisely. There is a card with a mine between mountains, and you want it. Bid 7.
lesson-carson-city-cards-first-3-otherwise = You could bid that. For this lesson, bid 7: strong, but not your best card.
lesson-carson-city-cards-first-4 = All bids are turned over together. Yours is the highest, so you choose first. Take the card with the mine.
lesson-carson-city-cards-first-4-otherwise = Take the card with the mine and two mountains: it scores at once.
lesson-carson-city-cards-first-5 = Land goes into your town at once. Where the first card lies makes no difference. Place it.
lesson-carson-city-cards-first-6 = A mine brings 2 points for each mountain beside it, on one of the eight parcels around. Yours has two: 4 points. The score pad counts along, line by line.
lesson-carson-city-cards-first-7 = A new round, a new market. Your 7 is spent and lies open for all to see. There is a card with three mountains, just what your mine needs. Make sure of it: bid 9, your highest.
lesson-carson-city-cards-first-7-otherwise = It might be enough. To be sure, bid 9.
lesson-carson-city-cards-first-8 = First again, this time only just: a virtual player had an 8. When bids are equal, the order of suits above the market decides. Take the three mountains.
lesson-carson-city-cards-first-8-otherwise = Your mine waits for mountains: take the card with three of them.
lesson-carson-city-cards-first-9 = Now the place matters. A card must touch your town along a side, or cover parts of it that are empty or the same. Every place shows how your score would change. Choose one that brings 4 points.
lesson-carson-city-cards-first-9-otherwise = That fits, but brings fewer points. Look for a place that says +4.
lesson-carson-city-cards-first-10 = Eight points for one mine. Every kind of building counts something else: ranches want empty parcels, banks and saloons want houses. Outlaws cost you 6, unless you have a prison or the Sheriff.
lesson-carson-city-cards-first-11 = This round’s character is the Prospector: one point for each of your mountains and mines at the end, so 6 points already. Some characters score, others, with an arrow, help once in each era. Bid 6 for him.
lesson-carson-city-cards-first-11-otherwise = Keep that one for later, and bid 6 for the Prospector.
lesson-carson-city-cards-first-12 = Your 6 is the highest. Take the Prospector.
lesson-carson-city-cards-first-12-otherwise = Another time. The Prospector is worth 6 points to you, and grows with every mountain.
lesson-carson-city-cards-first-13 = Characters stay with you until the end of the game. You have 14 points after three rounds, and bids 1, 2, 3, 4, 5 and 8 are left for six more rounds. Then the second era begins, and all nine bids come back.
lesson-carson-city-cards-first-14 = That is the whole game: bid, take, place. Play on from here against Gentle. Point at a card to see what it would be worth to you; the aid lists all buildings and characters. Good luck with your town!
