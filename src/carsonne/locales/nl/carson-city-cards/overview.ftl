## How to play

how-carson-city-cards-1 = Het aanbod
how-carson-city-cards-1-text = Er zijn twee Era’s van negen ronden. Elke ronde liggen er een personage en wat terrein: vierkante kaarten met vier kavels.
how-carson-city-cards-2 = Bied
how-carson-city-cards-2-text = Iedereen kiest in het geheim een van de biedingen 1 tot en met 9, elk één keer per Era. Alle worden tegelijk onthuld; bij gelijke biedingen beslist het symbool.
how-carson-city-cards-3 = Neem
how-carson-city-cards-3-text = Van het hoogste bod naar het laagste neemt iedereen een kaart. Virtuele spelers, die door de regels worden gespeeld, nemen de kaart met het hoogste getal.
how-carson-city-cards-4 = Leg
how-carson-city-cards-4-text = Terrein gaat meteen je stad in: het grenst er met een zijde aan, of dekt kavels af die leeg zijn of hetzelfde tonen. De stad past in acht bij acht kavels.
how-carson-city-cards-5 = Gebouwen scoren voor wat eromheen ligt
how-carson-city-cards-5-text = Mijnen willen bergen, ranches lege kavels, banken, drugstores en saloons huizen. Outlaws kosten 6, tenzij je de wet aan je kant hebt.
how-carson-city-cards-6 = Personages
how-carson-city-cards-6-text = Een personage is het hele spel van jou. Sommige leveren aan het einde punten op; die met een pijl helpen één keer per Era. De hoogste score wint, ook die van een virtuele speler.
