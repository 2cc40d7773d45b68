## How to play

how-carson-city-1 = Een stad en een spoor
how-carson-city-1-text = Er worden vier ronden gespeeld. De stad heeft 64 kavels om te bezitten en te bebouwen; op het spoor ernaast liggen de acties, die van begin tot einde worden afgehandeld.
how-carson-city-2 = Kies een personage
how-carson-city-2-text = Elke ronde neemt iedereen een van zeven personages: een eigenschap, een nummer dat zegt wie het eerst plaatst, en een limiet voor het geld dat je mag houden.
how-carson-city-3 = Plaats cowboys
how-carson-city-3-text = Plaats om de beurt telkens één cowboy: op velden van het spoor, op kavels om ze te kopen, op gebouwen van anderen om ze te beroven. Je mag gaan staan waar al anderen staan.
how-carson-city-4 = Duelleer
how-carson-city-4-text = Waar cowboys van meerdere spelers elkaar treffen, gooit ieder een dobbelsteen en telt zijn kracht erbij op: cowboys in de voorraad, en revolvers. De winnaar krijgt de actie.
how-carson-city-5 = Bouw
how-carson-city-5-text = Gebouwen komen op lege kavels van jezelf. Ranches en mijnen mogen overal staan; alle andere hebben een weg nodig en brengen een huis mee. Wat er rond een gebouw ligt, bepaalt wat het oplevert.
how-carson-city-6 = Int en scoor
how-carson-city-6-text = Alle gebouwen betalen elke ronde. De velden aan het einde van het spoor geven of verkopen punten. Aan het einde van het spel leveren gebouwen, huizen en bergen elk 2 punten op, en elke volle $6 nog 1 punt.
