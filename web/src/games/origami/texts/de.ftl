### The messages of the board and the gallery of Origami, in German. Every locale has the same ids.

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
board-no-characters = Noch keine Charaktere.
board-drawing = Ziehen: { $folds } von { $most } Faltungen
board-where = { $card }: wähle eine Sammlung
board-paying = Zahle { $cost } für { $card }: { $folds } von { $cost }.
board-last-on-top = Oben auf der Ablage liegt danach: { $card }
board-bonus = Zusatz
board-cost = Kosten
board-folds = Faltungen
board-points = Punkte
board-copies = Anzahl
board-how-it-works = So geht das
board-keys-read = Den Text der Karte lesen

## What choosing a card does

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

## The gallery

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
