### The messages of the pages Rules, Gallery and Folding, in German. Every locale has the same ids.

## Regeln

rules-title = Regeln
rules-games = Spiele
rules-chapters = Kapitel
rules-failed = Die Regeln ließen sich nicht laden. Bitte versuch es noch einmal.
rules-of = Regeln: { $game }
rules-close = Regeln schließen
rules-search = In den Regeln suchen
rules-nothing = Davon steht nichts in den Regeln.
rules-all = Alle Regeln dieses Spiels, auch anderer Schachteln und Varianten

## Galerie

gallery-failed = Das konnte nicht geladen werden. Bitte versuch es noch einmal.

## Falten

folding-title = Die Startfigur falten
folding-about = Wer beginnt, hat eine Papierfigur vor sich stehen. Du brauchst nur ein quadratisches Blatt Papier: Wähle eine Figur und folge den Schritten.
folding-figures = Figuren
folding-steps = Alle Schritte
folding-step = Schritt { $step } von { $steps }
folding-back = Zurück
folding-next = Weiter
folding-again = Noch einmal zeigen
folding-keys = Mit den Pfeiltasten geht es vor und zurück.
folding-valley = zu dir hin falten (Talfalte)
folding-mountain = von dir weg falten (Bergfalte)
folding-dog = Hund
folding-dog-1 = Leg das Blatt auf die Spitze, die farbige Seite nach unten. Falte die obere Ecke auf die untere.
folding-dog-2 = Falte die linke und die rechte Ecke nach unten: Das sind die Ohren.
folding-dog-3 = Falte die Spitze der oberen Lage ein Stück nach oben: die Schnauze.
folding-dog-4 = Falte die Spitze der unteren Lage nach hinten.
folding-dog-5 = Male Augen und Nase auf: Der Hund ist fertig.
folding-whale = Wal
folding-whale-1 = Leg das Blatt auf die Spitze, die farbige Seite nach unten. Falte es in der Mitte und öffne es wieder, damit die Mittellinie zu sehen ist.
folding-whale-2 = Falte beide Kanten an der rechten Ecke zur Mittellinie, wie bei einem Drachen.
folding-whale-3 = Falte die linke Ecke so weit nach innen, wie die Flügel reichen.
folding-whale-4 = Falte die untere Hälfte entlang der Mittellinie nach oben.
folding-whale-5 = Falte das schmale Ende nach oben: die Schwanzflosse.
folding-whale-6 = Male ein Auge auf: Der Wal ist fertig.
folding-swan = Schwan
folding-swan-1 = Leg das Blatt auf die Spitze, oben die Seite, die innen sein soll. Falte es in der Mitte und öffne es wieder.
folding-swan-2 = Falte beide Kanten an der linken Ecke zur Mittellinie.
folding-swan-3 = Dreh das Papier um.
folding-swan-4 = Falte beide Kanten an der linken Ecke noch einmal zur Mittellinie.
folding-swan-5 = Falte die schmale Spitze nach rechts: Daraus wird der Hals.
folding-swan-6 = Falte das Ende der Spitze ein Stück zurück: der Kopf.
folding-swan-7 = Falte die untere Hälfte entlang der Mittellinie nach hinten.
folding-swan-8 = Halt den Körper fest und zieh den Hals nach oben. Drück ihn unten flach.
folding-swan-9 = Der Schwan ist fertig. Öffne den Körper ein wenig, dann steht er.
folding-helmet = Helm
folding-helmet-1 = Leg das Blatt auf die Spitze, die farbige Seite nach unten. Falte die obere Ecke auf die untere.
folding-helmet-2 = Falte die linke und die rechte Ecke auf die untere.
folding-helmet-3 = Falte beide losen Spitzen ganz nach oben.
folding-helmet-4 = Falte die beiden Spitzen nach außen: die Hörner.
folding-helmet-5 = Falte die obere Lage der unteren Ecke nach oben, etwas unterhalb der Mitte.
folding-helmet-6 = Falte den Rand noch einmal nach oben: die Krempe.
folding-helmet-7 = Falte die untere Lage der unteren Ecke nach hinten.
folding-helmet-8 = Der Helm ist fertig. Aus einer Zeitung passt er auf deinen Kopf.
