## The first game

lesson-carson-city-cards-first-1 = Je bouwt een eigen stad met vierkante kaarten, elk met vier kavels. Elke ronde liggen er een paar kaarten in het aanbod, iedereen biedt in het geheim, en wie het meest biedt, kiest het eerst. Na achttien ronden wint de beste stad.
lesson-carson-city-cards-first-2 = Dit is het aanbod van de eerste ronde: een personage en vier terreinkaarten. Je speelt tegen Vriendelijk en twee virtuele spelers, die altijd de kaart met het hoogste getal in het midden pakken.
lesson-carson-city-cards-first-3 = Je hebt de biedingen 1 tot en met 9, elk één keer in negen ronden, dus ga er verstandig mee om. Er ligt een kaart met een mijn tussen bergen, en die wil je hebben. Bied 7.
lesson-carson-city-cards-first-3-otherwise = Dat zou je kunnen bieden. Bied voor deze les 7: sterk, maar niet je beste kaart.
lesson-carson-city-cards-first-4 = Alle biedingen worden tegelijk onthuld. Jouw bod is het hoogste, dus jij kiest het eerst. Neem de kaart met de mijn.
lesson-carson-city-cards-first-4-otherwise = Neem de kaart met de mijn en twee bergen: die levert meteen punten op.
lesson-carson-city-cards-first-5 = Terrein gaat meteen je stad in. Waar de eerste kaart ligt, maakt niet uit. Leg hem.
lesson-carson-city-cards-first-6 = Een mijn levert 2 punten op voor elke aangrenzende berg, op een van de acht kavels eromheen. Die van jou heeft er twee: 4 punten. Het scoreblok telt mee, rij voor rij.
lesson-carson-city-cards-first-7 = Een nieuwe ronde, een nieuw aanbod. Je 7 is gespeeld en ligt voor iedereen open. Er ligt een kaart met drie bergen, precies wat je mijn nodig heeft. Zorg dat je die krijgt: bied 9, je hoogste.
lesson-carson-city-cards-first-7-otherwise = Dat is misschien genoeg. Bied voor de zekerheid 9.
lesson-carson-city-cards-first-8 = Weer de eerste, deze keer maar net: een virtuele speler had een 8. Bij gelijke biedingen beslist de volgorde van de symbolen boven het aanbod. Neem de drie bergen.
lesson-carson-city-cards-first-8-otherwise = Je mijn wacht op bergen: neem de kaart met drie bergen.
lesson-carson-city-cards-first-9 = Nu maakt de plek wel uit. Een kaart moet met een zijde aan je stad grenzen, of delen ervan afdekken die leeg of hetzelfde zijn. Elke plek toont hoe je score zou veranderen. Kies er een die 4 punten oplevert.
lesson-carson-city-cards-first-9-otherwise = Dat past, maar levert minder punten op. Zoek een plek waar +4 staat.
lesson-carson-city-cards-first-10 = Acht punten voor één mijn. Elke soort gebouw telt iets anders: ranches willen lege kavels, banken en saloons willen huizen. Outlaws kosten je 6, tenzij je een gevangenis of de Sheriff hebt.
lesson-carson-city-cards-first-11 = Het personage van deze ronde is de Goudzoeker: aan het einde één punt voor elk van je bergen en mijnen, dus nu al 6 punten. Sommige personages leveren punten op; andere, met een pijl, helpen één keer per Era. Bied 6 voor hem.
lesson-carson-city-cards-first-11-otherwise = Bewaar die voor later, en bied 6 voor de Goudzoeker.
lesson-carson-city-cards-first-12 = Je 6 is het hoogste bod. Neem de Goudzoeker.
lesson-carson-city-cards-first-12-otherwise = Een andere keer. De Goudzoeker is voor jou 6 punten waard, en meer met elke berg.
lesson-carson-city-cards-first-13 = Personages blijven tot het einde van het spel bij je. Je hebt na drie ronden 14 punten, en voor de komende zes ronden heb je nog de biedingen 1, 2, 3, 4, 5 en 8. Dan begint de tweede Era, en komen alle negen biedingen terug.
lesson-carson-city-cards-first-14 = Dat is het hele spel: bieden, nemen, leggen. Speel vanaf hier door tegen Vriendelijk. Wijs een kaart aan om te zien wat hij je waard zou zijn; in de spelershulp staan alle gebouwen en personages. Veel succes met je stad!
