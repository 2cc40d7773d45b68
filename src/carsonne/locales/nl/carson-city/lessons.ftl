## The first game

lesson-carson-city-first-1 = Welkom in Nevada in 1858. Vier ronden lang koop je kavels, zet je gebouwen neer en int je de inkomsten; aan het einde beslissen de punten. Elke ronde heeft vier fasen: personages, cowboys plaatsen, afhandelen en het einde. We spelen er één.
lesson-carson-city-first-2 = Dit is de stad. In het midden staat een huis met wegen eromheen, en hier en daar liggen bergen. Twee kavels zijn al van jou. Aan een daarvan, 6-6 (rij 6, kolom 6), grenzen drie bergen. Onthoud dat.
lesson-carson-city-first-3 = Fase één: iedereen neemt een personage voor deze ronde. Elk heeft een eigenschap, een nummer dat bepaalt wie het eerst plaatst, en een limiet voor het geld dat je mag houden. Je hebt weinig geld: neem de Bankier, die meteen $9 oplevert.
lesson-carson-city-first-3-otherwise = Die is goed voor een andere keer. Neem vandaag de Bankier: je zult de $9 nodig hebben.
lesson-carson-city-first-4 = Fase twee: om de beurt plaatst iedereen telkens één cowboy, om acties voor later te kiezen. Plaatsen kost nog niets. Je hebt er drie. Stuur de eerste naar de mijn van $4 op het spoor: die wil je bouwen.
lesson-carson-city-first-4-otherwise = Dat kan ook, maar je kavel tussen de bergen wacht juist op de mijn. Ga naar het veld van $4.
lesson-carson-city-first-5 = Je cowboy staat. Maar anderen mogen gaan staan waar jij staat.
lesson-carson-city-first-6 = Je tegenstander wil de mijn ook: dat wordt een duel. Plaats nu eerst je tweede cowboy. Een cowboy op een kavel van niemand koopt die kavel. Neem 6-7, de berg naast je kavel: een berg die van jou is, is aan het einde 2 punten waard.
lesson-carson-city-first-6-otherwise = Dat zou kunnen. Ga voor deze les naar de berg op 6-7, rechts van je kavel.
lesson-carson-city-first-7 = Je tegenstander gaat voor het loon, dat $4 betaalt en waar nooit om wordt gevochten. Je laatste cowboy: aan het einde van het spoor wordt geld omgezet in punten. Punten voor $2 zijn het goedkoopst. Ga daarheen.
lesson-carson-city-first-7-otherwise = Laten we eerst wat punten veiligstellen: ga naar het veld dat ze voor $2 verkoopt.
lesson-carson-city-first-8 = Je tegenstander heeft gepast, en jij hebt geen cowboys meer. Fase drie: het spoor wordt afgehandeld, veld voor veld, vanaf het begin. Het loon is betaald. Dan komen de kavels: koop nu 6-7. Dat kost $1, plus $1 voor elk object erop en eromheen.
lesson-carson-city-first-8-otherwise = Koop eerst de berg: hij kost maar $4.
lesson-carson-city-first-9 = Het duel! Ieder gooit een dobbelsteen en telt zijn kracht erbij op: de cowboys in de voorraad, en revolvers. Jij hebt één revolver, je tegenstander een revolver en een cowboy. 5 en 1 is 6, 3 en 2 is 5: je wint. De cowboy van de verliezer gaat terug naar de voorraad.
lesson-carson-city-first-10 = De actie is van jou. Betaal $4 voor de mijn.
lesson-carson-city-first-10-otherwise = Je hebt hem gewonnen: koop de mijn.
lesson-carson-city-first-11 = Een gebouw komt op een lege kavel van jezelf. Een mijn levert $3 op voor elke aangrenzende berg die van jou of van niemand is. Welke van je kavels is de beste? De getallen erop zeggen wat hij zou opleveren.
lesson-carson-city-first-11-otherwise = Daar zou hij bijna niets opleveren. Bouw hem op 6-6, tussen de bergen.
lesson-carson-city-first-12 = Verderop op het spoor betaalden alle gebouwen hun eigenaar, en je mijn leverde $9 op. Dat doet hij elke ronde, tenzij een cowboy van een ander de helft rooft. Nu je laatste cowboy: koop 5 punten voor $10.
lesson-carson-city-first-12-otherwise = Vijf punten voor $10, graag: dan houd je geld over voor de volgende ronde.
lesson-carson-city-first-13 = Fase vier: iedereen krijgt nieuwe cowboys. Geld boven de limiet van je personage moet je uitgeven, $10 per punt. De limiet van de Bankier is $120, dus houd alles: geef $0 uit.
lesson-carson-city-first-13-otherwise = Houd je dollars: volgende ronde koop je er meer voor.
lesson-carson-city-first-14 = Eén ronde zit erop. Je hebt 5 punten, $15, drie kavels en een mijn die je ook een revolver gaf. De meeste gebouwen, zoals banken en saloons, hebben een ontsloten kavel nodig en brengen een huis mee; in de spelershulp en de regels staat wat elk gebouw oplevert.
lesson-carson-city-first-15 = Na vier ronden is elk gebouw, elk huis en elke berg van jou 2 punten waard, en elke volle $6 nog 1 punt. Er zijn nog drie ronden: speel vanaf hier door tegen Vriendelijk. Wijs iets aan om te zien wat het je zou opleveren. Veel succes!
