## Rules

how-title = So spielt man { $game }
how-clause = Die Regel
how-rules = Alle Regeln
how-print = Diese Seite drucken
how-first = Neu hier? Lerne das Spiel auf einer Seite, mit Bildern.
rules-search = In den Regeln suchen
rules-here = So spielt dieser Tisch.
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-chapters = Kapitel

## Settings

your-name = Dein Name
your-name-note = Andere Spieler sehen ihn. Ein Passwort gibt es nicht: Der Name gehört zu diesem Browser.
name-saved = Name gespeichert.
name-ask = Wie sollen wir dich nennen?
name-ask-note = Diesen Namen sehen alle an deinen Tischen. Wir fragen nur einmal; ändern kannst du ihn jederzeit, auch während einer Partie.
name-sit = Platz nehmen
name-empty = Bitte gib einen Namen ein.
name-change = Namen ändern
name-of-seat = Name von Spieler { $n }
settings-look = Aussehen
settings-play = Am Tisch
setting-theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
setting-contrast = Kontrast
contrast-system = Wie das System
contrast-more = Hoch
setting-pace = Züge der anderen
pace-calm = Ruhig
pace-quick = Zügig
pace-off = Sofort
setting-language = Sprache
setting-auto-confirm = Meinen Zug von selbst beenden
setting-auto-confirm-note = Dein Zug endet mit deiner letzten Aktion, und du kannst sie nicht rückgängig machen.
setting-ask-all = Mich immer fragen
setting-ask-all-note = Auch Fragen mit nur einer Antwort werden gestellt statt für dich beantwortet.
setting-ask-roads = Carson City: nach Wegen fragen
setting-ask-roads-note = Bevor gebaut wird, solange du Wege hast. Ist das aus, legst du sie, wenn du am Zug bist, und wirst nur auf Wunsch gefragt.
setting-help = Hilfe am Tisch
setting-help-note = Was etwas wert ist, was noch übrig ist, wo du nicht spielen kannst. Schalte sie aus, wenn du das reine Spiel willst.
settings-sounds = Töne
sound-turn = Du bist am Zug
sound-turn-note = Zweimal Klopfen, wenn du gewartet hast und am Zug bist.
sound-tile = Plättchen und Karten
sound-tile-note = Pappe auf dem Tisch, bei Plättchen, Karten und Gebäuden.
sound-follower = Meeple und Cowboys
sound-follower-note = Eine Holzfigur wird hingestellt.
sound-coin = Geld und Punkte
sound-coin-note = Ein heller Klang, wenn jemand Geld verdient oder Punkte bekommt.
sound-duel = Duelle
sound-duel-note = Zwei Schüsse, weit weg.
sound-win = Ein Sieg
sound-win-note = Eine kleine Fanfare, wenn du gewonnen hast.
setting-notify = Benachrichtigungen
setting-notify-note = Wenn du am Zug bist und diese Seite im Hintergrund ist.
notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

## About

about-head-what = Was das hier ist
about-text-what = Brettspiele im Browser: Die Seite achtet auf die Regeln und erklärt sie, bei jedem Punkt steht, woher er kommt, und mit einem Link können alle mitspielen. Es ist freie Software unter der MIT-Lizenz.
about-head-fair = Faire Auslosung
about-text-fair = Vor einer Partie versiegelt der Server eine geheime Zahl und zeigt das Siegel. Der Browser jedes Spielers fügt eine eigene Zahl hinzu. Aus diesen Zahlen folgen alle Ziehungen. Nach der Partie wird das Geheimnis aufgedeckt, sodass alle jede Ziehung prüfen können.
about-head-keep = Was wir speichern
about-text-keep = Den Namen, den du wählst, ein Cookie, das diesen Browser wiedererkennt, und die Züge deiner Partien. Kein Tracking, keine Werbung, nichts von anderen Seiten.
about-head-art = Bilder
about-text-art = Alle Zeichnungen sind unsere eigenen; die Seite zeichnet sie selbst. Aus den veröffentlichten Spielen ist nichts übernommen.
about-head-free = Schriften
about-text-free = Fraunces, Inter und Lora, alle unter der SIL Open Font License.
about-head-more = Zum Weiterlesen
about-docs = Dokumentation
about-version = Version { $version }, Regeln: { $rules }
