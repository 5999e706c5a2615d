### Der Tisch von Shaman Island im Browser.

## Die Karte

shaman-map = Das Meer mit dem Land
shaman-closer = Näher heran
shaman-farther = Weiter weg
shaman-fit = Das ganze Land sehen
shaman-north = Norden
shaman-keys-zoom = Die Karte näher, ferner oder ganz
shaman-keys-pan = Die Karte verschieben, solange sie nah ist
shaman-can-choose = { $what } – wählen
shaman-strength = Stärke { $strength }
shaman-piece =
    { $rank ->
        [shaman] { $own ->
            [yes] Dein Schamane
           *[no] Der Schamane von { $owner }
        }
        [spirit] { $own ->
            [yes] Dein Geist
           *[no] Der Geist von { $owner }
        }
       *[warrior] { $known ->
            [yes] { $own ->
                [yes] Dein Krieger { $value }
               *[no] Krieger { $value } von { $owner }
            }
           *[no] Ein Krieger von { $owner }
        }
    } auf { $space }{ $how ->
        [rides] , auf einem Geist
        [carries] , mit dem Schamanen darauf
        [lies] , auf einem Krieger liegend
       *[stands] {""}
    }
shaman-tile =
    { $height ->
        [one] Plättchen
       *[other] Stapel aus { $height } Plättchen
    } bei { $site }, auf einer Insel aus { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
shaman-target =
    { $verb ->
        [lay] Plättchen bei { $to } legen
        [raise] Plättchen bei { $to } obenauf legen
        [place] Auf { $to } einsetzen
        [settle] Den Reiter auf { $to } absetzen
        [take] Wegnehmen, was auf { $to } ist
        [ride] Auf den Geist bei { $to } ziehen
        [sink] Das Plättchen bei { $to } versenken
        [spirit] Den Geist des Schamanen nach { $to } schicken
        [slide] Über { $way } nach { $to } verschieben
       *[move] Nach { $to } ziehen
    }

## Wie weit das Spiel ist

shaman-setup = Die Insel wird gebaut
shaman-round = Runde { $round } von { $last }
shaman-actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
shaman-sunk =
    { $count ->
        [one] { $count } Plättchen versenkt
       *[other] { $count } Plättchen versenkt
    }
shaman-end =
    { $now ->
        [one] { $now } Insel
       *[other] { $now } Inseln
    } – mit { $needed } endet das Spiel
shaman-rounds-left =
    { $count ->
        [0] Das ist die letzte Runde
        [one] Höchstens noch { $count } Runde
       *[other] Höchstens noch { $count } Runden
    }

## Die Stämme

shaman-tribes = Die Stämme
shaman-about = Über den Stamm: { $tribe }
shaman-under-way = Geistreise: von { $spirit } zum Krieger auf { $host }
shaman-rider =
    { $rank ->
        [shaman] Der Schamane wird abgesetzt
       *[warrior] Ein Krieger wird abgesetzt
    }
shaman-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
shaman-hand = Krieger, die noch eingesetzt werden
shaman-hand-hidden =
    { $count ->
        [one] noch { $count } Krieger einzusetzen
       *[other] noch { $count } Krieger einzusetzen
    }
shaman-coin = Krieger { $value }

## Die Inseln

shaman-islands =
    { $count ->
        [one] { $count } Insel
       *[other] { $count } Inseln
    }
shaman-islands-then =
    { $count ->
        [one] Dann: { $count } Insel
       *[other] Dann: { $count } Inseln
    }
shaman-size =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
shaman-at = bei { $site }
shaman-nobody = Niemand ist dort
shaman-leads = führt nach dem, was du siehst
shaman-ties = gleichauf nach dem, was du siehst
shaman-hidden = Ein Fragezeichen ist ein Krieger, dessen Wert du nicht kennst.

## Was man in der Hand hat

shaman-upon = Darauf: { $pieces }
shaman-moves =
    { $count ->
        [one] Kann auf { $count } Feld ziehen.
       *[other] Kann auf { $count } Felder ziehen.
    }
shaman-slides =
    { $count ->
        [one] Das oberste Plättchen kann an { $count } Platz gleiten.
       *[other] Das oberste Plättchen kann an { $count } Plätze gleiten.
    }
shaman-nothing = Damit ist jetzt nichts zu machen.
shaman-sink = Dieses Plättchen versenken
shaman-send = Den Geist des Schamanen hierher schicken
shaman-below = Das Plättchen darunter nehmen
shaman-release = Loslassen

## Was eine Aktion brächte

shaman-then =
    { $count ->
        [one] Dann gibt es { $count } Insel, aus { $sizes } Plättchen.
       *[other] Dann gibt es { $count } Inseln, aus { $sizes } Plättchen.
    }
shaman-then-end = Dann gibt es { $count } Inseln, aus { $sizes } Plättchen, und das Spiel ist zu Ende: Alle Krieger werden aufgedeckt.

## Das Ende

shaman-sheet = Was die Inseln gebracht haben
shaman-island = Insel
shaman-tiles = Plättchen
shaman-sum = { $tiles } × { $strongest }, Stärke { $total }
shaman-total = Stärke { $total }
shaman-worth = Ein Stamm hat von jedem einen: { $values }.

## The gallery

shaman-gallery-pieces = Figuren und Plättchen

## Placing a position

shaman-position-about = Lege Plättchen und stelle Figuren, wohin du magst; dann teile die Stellung als Link oder spiele von ihr aus weiter.
shaman-position-hidden = Welcher Krieger welchen Wert hat, bleibt verdeckt: Das wird ausgelost, wenn die Partie beginnt.
