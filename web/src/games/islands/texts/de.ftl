### Die Texte des Spielbretts von Origami Islands auf Deutsch.

## Jahreszeiten und Versteigerung

islands-season = Leiste der Jahreszeiten
islands-season-now = Jahreszeit: { $colour }
islands-season-run = { $count }-mal { $colour }
islands-season-coming = Es folgen noch: { $colours }.
islands-round = Runde { $round } · Feld { $space }/{ $spaces }
islands-auction = Die Versteigerung
islands-no-bid = Noch kein Gebot; mindestens { $least }.
islands-nobody = Niemand hat die Karte ersteigert.
islands-bid-of = Höchstes Gebot: { $name }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
islands-bid-lost = Dein Gebot von { $coins } hat nicht gereicht.
islands-carrambah = Carrambahs Gebot: { $coins }
islands-reserve = Marker im Vorrat: { $coal } Kohlengruben, { $gold } Goldminen
islands-die-auction = Der Versteigerungswürfel zeigt { $die }
islands-die-colour = Der Farbwürfel zeigt { $die }
islands-die-shape = Der Würfel für die Form zeigt { $die }
islands-die-carrambah = Ein Würfel Carrambahs zeigt { $die }
islands-dice-carrambah = Carrambahs Würfel
islands-bids = Dein Gebot
islands-bid = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } bieten
islands-bids-more = Mehr …
islands-bids-fewer = Weniger

## Mitspielende

islands-first = Startperson
islands-coins-title = Münzen
islands-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
islands-income = Einkommen { $count }
islands-income-then = Einkommen von nun an: { $count }
islands-bids-now = bietet { $coins }
islands-passed = gepasst
islands-token-coal-any = { $count ->
        [one] { $count } Kohlengrubenmarker für jede Farbe
       *[other] { $count } Kohlengrubenmarker für jede Farbe
    }
islands-token-coal-season = { $count ->
        [one] { $count } Kohlengrubenmarker für die Farbe der Jahreszeit
       *[other] { $count } Kohlengrubenmarker für die Farbe der Jahreszeit
    }
islands-token-gold-two = { $count ->
        [one] { $count } Goldminenmarker im Wert von 2
       *[other] { $count } Goldminenmarker im Wert von je 2
    }
islands-token-gold-one = { $count ->
        [one] { $count } Goldminenmarker im Wert von 1
       *[other] { $count } Goldminenmarker im Wert von je 1
    }
islands-token-volcano = { $count ->
        [one] { $count } Vulkanmarker: eine Münze weniger bei jedem Einkommen
       *[other] { $count } Vulkanmarker: so viele Münzen weniger bei jedem Einkommen
    }
islands-token-access-any = { $count ->
        [one] Zugang zu { $count } neuen Insel, an einem ihrer beiden Häfen
       *[other] Zugang zu { $count } neuen Inseln, jeweils an einem ihrer beiden Häfen
    }
islands-token-access-regular = { $count ->
        [one] Zugang zu { $count } neuen Insel, an ihrem Haupthafen
       *[other] Zugang zu { $count } neuen Inseln, jeweils an ihrem Haupthafen
    }

## Was jetzt zu tun ist

islands-now = Was jetzt zu tun ist
islands-step-coal = Vor der Form darfst du einzelne Felder bemalen, eines für jeden Kohlengrubenmarker. Du hast { $any } für jede Farbe und { $season } für die Farbe der Jahreszeit ({ $colour }).
islands-step-grove = Dein Hain ist umringt: noch eine Form, jetzt oder nie. Was sie umringt, zählt ebenfalls sofort.
islands-step-square = Du hast die Versteigerung nicht gewonnen: Bemale ein Feld in { $colour }, dann bekommst du dein Einkommen von { $income }.
islands-step-volcano = Dein Vulkan bricht über der reichsten Person aus. Mehrere sind gleich reich: Wähle eine davon.
islands-step-taking = Im Vorrat ist kein solcher Marker mehr, also kommt er von jemand anderem. Wähle, von wem, und welche Seite.
islands-step-expancing = Nenne zusammenhängende Felder, eines nach dem anderen; sie brauchen keiner Form zu gleichen. Sie werden in { $colour } bemalt.
islands-shapes = Wähle eine Form
islands-brush = Deine Form
islands-turn-left = Nach links drehen
islands-turn-right = Nach rechts drehen
islands-turn-how = Dreh sie mit R, dem Mausrad oder durch erneutes Drücken.
islands-keys-turn = Die Form nach rechts oder links drehen
islands-keys-read = Lesen, wozu der Ort da ist
islands-prompt-bid = Gebot { $bid }: Gewinnst du die Karte, { $left ->
        [0] bleibt keine Münze
        [one] bleibt { $left } Münze
       *[other] bleiben { $left } Münzen
    }.
islands-prompt-keep = Behaltene Blätter: { $kept } von { $all }.
islands-prompt-paint = { $squares } auf { $island }{ $known ->
        [yes] {" "}in { $colour } bemalen.
       *[no] {" "}bemalen: wähle weitere Felder oder eine Farbe.
    }
islands-outcome = Was das bewirken würde
islands-points = Punkte
islands-chance-follows = Danach wird gewürfelt.

## Inseln

islands-yours = Deine Inseln
islands-of = Die Inseln von { $name }
islands-others = Die Inseln der anderen
islands-legend = Wofür die Orte gut sind
islands-one-large = Eine groß
islands-which = Welche Insel groß liegt
islands-can-paint = hier kannst du malen
islands-empty = leer
islands-surrounded = { $how ->
        [single] einfarbig umringt
       *[mixed] in gemischten Farben umringt
    }
islands-outline = Umriss in { $colour }
islands-square-open = { $what } – hier malen
islands-square-chosen = { $what } – gewählt
islands-summary = { $island }: { $painted } von { $squares } Feldern bemalt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
islands-score = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
islands-tally = Wertungsbogen
islands-rank = { $rank }. Platz
islands-sheets = Die Bögen
islands-sheet = Bogen { $sheet }
islands-sheet-large = Genauer ansehen
islands-sheet-twice = Zweimal nehmen

## Science vs. Carrambah

islands-science = Forschungsbogen
islands-or = oder
islands-closed = verschlossen
islands-level-unknown = noch nicht
islands-level-known = erforscht
islands-level-used = eingesetzt
islands-level-use = einsetzen
islands-level-research = erforschen
islands-no-title = Diesmal gibt es keinen Titel.
islands-best = Deine besten Ergebnisse
islands-best-line = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am { $day }

## The gallery

islands-gallery-landmarks = Orte
islands-gallery-auctioned = Entwicklungskarten
islands-gallery-technologies = Technologien
islands-gallery-islands = Inseln
islands-gallery-draw = Eine eigene Insel zeichnen
islands-gallery-change = Diese Insel verändern

## The pack of a new table

islands-pack = Eigene Inseln
islands-pack-about = Zeichne Inseln und spiele damit.
islands-pack-draw = Eine Insel zeichnen
islands-pack-own = An diesem Tisch wird mit deinem Paket „{ $pack }“ gespielt ({ $sheets } Bögen).
islands-pack-change = Ändern
islands-pack-house = Mit den gedruckten Inseln spielen

## Placing a position

islands-position-about = Male Inseln aus, wie du magst, verteile Münzen und wähle den Augenblick der Runde; dann teile die Stellung als Link oder spiele von ihr aus weiter.
