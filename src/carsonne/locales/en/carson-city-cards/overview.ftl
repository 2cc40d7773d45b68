## How to play

how-carson-city-cards-1 = The market
how-carson-city-cards-1-text = There are two eras of nine rounds. Each round shows a character and some land: square cards of four parcels.
how-carson-city-cards-2 = Bid
how-carson-city-cards-2-text = Everybody chooses one of the bids 1 to 9 in secret, each once an era. All are revealed together; equal bids are ordered by suit.
how-carson-city-cards-3 = Take
how-carson-city-cards-3-text = From the highest bid down, everybody takes a card. Virtual players, played by the rules, take the card with the highest number.
how-carson-city-cards-4 = Place
how-carson-city-cards-4-text = Land goes into your town at once: it touches it along a side, or covers parcels that are empty or show the same. The town fits into eight by eight parcels.
how-carson-city-cards-5 = Buildings score for what is around them
how-carson-city-cards-5-text = Mines want mountains, ranches empty parcels, banks, drugstores and saloons houses. Outlaws cost 6, unless you have law.
how-carson-city-cards-6 = Characters
how-carson-city-cards-6-text = A character is yours for the whole game. Some score at the end; those with an arrow help once in each era. The most points win, even a virtual player’s.
