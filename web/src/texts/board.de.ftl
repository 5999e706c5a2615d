### Die Meldungen der Spieltische und der Seiten Regeln, Galerie und Falten, auf Deutsch.

## Der Tisch von Origami

board-middle = Die Tischmitte
board-your-hand = Deine Hand
board-empty-hand = Deine Hand ist leer.
board-limit = { $count ->
        [one] { $count } Karte auf der Hand, das Limit ist { $limit }
       *[other] { $count } Karten auf der Hand, das Limit ist { $limit }
    }
board-hand-of = { $count ->
        [0] Keine Karten auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
board-points-unit = { $count ->
        [one] Punkt
       *[other] Punkte
    }
board-round-of = Runde { $round } von { $last }
board-on-turn = am Zug
board-rank = { $rank }. Platz
board-left = Linke Sammlung
board-right = Rechte Sammlung
board-left-short = Links
board-right-short = Rechts
board-pile = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } · { $points }
board-empty = leer
board-on-top = obenauf
board-place = Stelle { $place }
board-lay-here = Hierhin legen
board-slip = Darunterschieben
board-show-collections = Alle Karten von { $name }
board-runouts = { $count ->
        [one] einmal aufgebraucht
       *[other] { $count }-mal aufgebraucht
    }
board-no-discards = Ablage leer
board-discards = { $count } abgeworfen
board-browse = Die Ablage durchsehen: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, obenauf { $card }
board-browse-title = Die Ablage
board-top-first = Die oberste Karte steht zuerst.
board-close = Schließen
board-from-discards = Wähle aus der Ablage
board-aside = Neben dem Stapel
board-characters = Charaktere im Spiel
board-no-characters = Noch keine.
board-payment = Bezahlung
board-paying = { $card } kostet { $cost }
board-paid = { $folds ->
        [0] Wähle Karten zum Bezahlen oder zieh sie hierher.
        [one] bisher { $folds } Faltung
       *[other] bisher { $folds } Faltungen
    }
board-paid-enough = { $folds ->
        [one] { $folds } Faltung: das genügt
       *[other] { $folds } Faltungen: das genügt
    }
board-last-on-top = Oben auf der Ablage liegt danach: { $card }
board-bonus = Zusatz
board-cost = Kosten
board-folds = Faltungen
board-points = Punkte
board-copies = Anzahl
board-how-it-works = So geht das
board-in-the-rules = In den Regeln nachlesen

## Was die Wahl einer Karte bewirkt

board-deed-draw = ziehen
board-deed-take = nehmen
board-deed-play = ausspielen
board-deed-pay = damit bezahlen
board-deed-discard = abwerfen
board-deed-give = weitergeben
board-deed-copy = ihren Sofort-Effekt nutzen
board-deed-swap = tauschen
board-deed-use = ihre Sonderaktion nutzen
board-deed-move = versetzen
board-deed-sink = nach unten schieben
board-deed-back = gewählt, wieder zurücknehmen

## Regeln

rules-title = Regeln
rules-games = Spiele
rules-chapters = Kapitel
rules-origami = Origami
rules-islands = Origami Islands
rules-shaman = Shaman Island
rules-failed = Die Regeln ließen sich nicht laden. Bitte versuch es noch einmal.

## Galerie

gallery-title-origami = Alle Karten
gallery-about-origami = Jede Karte von Origami und Origami: Legends. Öffne eine, um zu lesen, was sie kann.
gallery-filters = Filter
gallery-words = Suche
gallery-box = Schachtel
gallery-family = Familie
gallery-kind = Effekt
gallery-all = Alle
gallery-count = { $count ->
        [0] Keine Karte ist so.
        [one] { $count } Karte
       *[other] { $count } Karten
    }
gallery-reset = Alle zeigen
gallery-title-islands = Orte, Karten und Inseln
gallery-about-islands = Was auf den Inseln steht, was versteigert wird, und alle Inseln, wie sie gedruckt sind.
gallery-title-shaman = Figuren und Plättchen
gallery-about-shaman = Was auf dem Land steht und woraus das Land gemacht ist.
gallery-failed = Das konnte nicht geladen werden. Bitte versuch es noch einmal.
gallery-landmarks = Orte
gallery-auctioned = Entwicklungskarten
gallery-technologies = Technologien
gallery-islands = Inseln
gallery-draw = Eine eigene Insel zeichnen
gallery-change = Diese Insel verändern
gallery-pieces = Figuren und Plättchen

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
