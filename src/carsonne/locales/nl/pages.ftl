## Rules

how-title = Zo speel je { $game }
how-clause = De regel
how-rules = Alle regels
how-print = Deze pagina afdrukken
how-first = Nieuw in het spel? Leer het op één pagina, met plaatjes.
rules-search = In de regels zoeken
rules-here = Zoals deze tafel speelt.
rules-nothing = Geen enkele regel bevat al deze woorden.
rules-chapters = Hoofdstukken

## Settings

your-name = Je naam
your-name-note = Andere spelers zien hem. Er is geen wachtwoord: de naam hoort bij deze browser.
name-saved = Naam opgeslagen.
name-ask = Hoe mogen we je noemen?
name-ask-note = Iedereen aan je tafels ziet deze naam. We vragen het maar één keer; je kunt hem altijd wijzigen, ook tijdens een spel.
name-sit = Aanschuiven
name-empty = Typ een naam.
name-change = Naam wijzigen
name-of-seat = Naam van speler { $n }
settings-look = Uiterlijk
settings-play = Aan tafel
setting-theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
setting-contrast = Contrast
contrast-system = Zoals het systeem
contrast-more = Hoog
setting-pace = Zetten van andere spelers
pace-calm = Rustig
pace-quick = Vlot
pace-off = Meteen
setting-language = Taal
setting-auto-confirm = Mijn beurt automatisch beëindigen
setting-auto-confirm-note = Je beurt eindigt met je laatste zet, en je kunt die niet ongedaan maken.
setting-ask-all = Alles aan mij vragen
setting-ask-all-note = Ook vragen met maar één mogelijk antwoord worden gesteld en niet voor je beantwoord.
setting-ask-roads = Carson City: vragen naar wegen
setting-ask-roads-note = Voordat er gebouwd wordt, zolang je wegen hebt. Staat dit uit, dan leg je ze als je aan de beurt bent, en wordt er alleen op verzoek naar gevraagd.
setting-help = Hulp aan tafel
setting-help-note = Wat dingen waard zijn, wat er nog over is, waar je niet kunt spelen. Zet dit uit voor het pure spel.
settings-sounds = Geluiden
sound-turn = Jouw beurt
sound-turn-note = Twee klopjes als je hebt gewacht en aan de beurt bent.
sound-tile = Tegels en kaarten
sound-tile-note = Karton op tafel, voor tegels, kaarten en gebouwen.
sound-follower = Horigen en cowboys
sound-follower-note = Een houten figuur wordt neergezet.
sound-coin = Geld en punten
sound-coin-note = Een belletje als iemand geld verdient of scoort.
sound-duel = Duels
sound-duel-note = Twee schoten, ver weg.
sound-win = Een overwinning
sound-win-note = Een kleine fanfare als je hebt gewonnen.
setting-notify = Meldingen
setting-notify-note = Als jij aan de beurt bent en deze pagina op de achtergrond staat.
notify-refused = Je browser staat geen meldingen van deze pagina toe.

## About

about-head-what = Wat dit is
about-text-what = Bordspellen in de browser: de regels worden bewaakt en uitgelegd, bij elk punt staat waar het vandaan komt, en iedereen kan met een link meedoen. Het is vrije software onder de MIT-licentie.
about-head-fair = Eerlijk delen
about-text-fair = Vóór een spel verzegelt de server een geheim getal en toont het zegel. De browser van elke speler voegt een eigen getal toe. Alle trekkingen volgen uit deze getallen. Na het spel wordt het geheim onthuld, zodat iedereen elke trekking kan nagaan.
about-head-keep = Wat we bewaren
about-text-keep = De naam die je kiest, een cookie die deze browser herkent, en de zetten van je spellen. Geen tracking, geen reclame, niets van andere sites.
about-head-art = Tekeningen
about-text-art = Alle tekeningen zijn van onszelf en worden door de pagina zelf getekend. Er is niets overgenomen uit de uitgegeven spellen.
about-head-free = Lettertypen
about-text-free = Fraunces, Inter en Lora, alle onder de SIL Open Font License.
about-head-more = Verder lezen
about-docs = Documentatie
about-version = Versie { $version }, regels { $rules }
