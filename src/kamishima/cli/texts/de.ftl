### Die eigenen Texte des Terminals, auf Deutsch.

terminal-since = Was geschehen ist
terminal-cost = Kosten
terminal-folds = Faltungen
terminal-points = Punkte
terminal-effect = Effekt
terminal-collections = Sammlungen
terminal-top-first = oberste Karte zuerst
terminal-you = du
terminal-hand-short =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
terminal-hand-limit = { $count } von { $limit } Karten
terminal-round-of = Runde { $round } von { $last }
terminal-hand = Deine Hand
terminal-open-hand = Hand
terminal-playable = * jetzt spielbar
terminal-dealt =
    { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $name } bekommt { $cards }.
    }
terminal-discard-pile = Ablage, oberste Karte zuerst

## Gespräch

terminal-begin = Enter beginnt, „?“ zeigt die Hilfe.
terminal-end-turn = Enter beendet deinen Zug, „undo“ nimmt ihn zurück.
terminal-next = Weiter mit: { $words }
terminal-meant = Meinst du „{ $words }“?
terminal-press-enter = Enter sagt es so.
terminal-help-card =
    { $things ->
        [landmarks] nachlesen, was ein Ort, eine Technologie oder ein Bogen ist
        [pieces] nachlesen, was eine Figur kann
       *[cards] nachlesen, was eine Karte kann
    }
terminal-help-cards =
    { $things ->
        [landmarks] alle Orte, Technologien und Karten lesen
        [pieces] alle Figuren lesen
       *[cards] alle Karten im Spiel lesen
    }
terminal-help-discards =
    { $things ->
        [pieces] sehen, wie viele Plättchen versenkt sind
       *[cards] die Ablage durchsehen
    }
terminal-help-table = den Tisch noch einmal zeigen
terminal-help-enter = zeigen, was als Nächstes gesagt werden kann
terminal-help-keys = Die Pfeiltasten holen frühere Zeilen zurück.
terminal-help-secret = Eine gespeicherte Partie enthält ihr Geheimnis: Wer die Datei liest, weiß, was verdeckt ist und was noch kommt.
terminal-unknown =
    { $things ->
        [landmarks] Einen Ort, eine Technologie oder einen Bogen „{ $name }“ gibt es nicht.
        [pieces] Eine Figur oder einen Stamm „{ $name }“ gibt es nicht.
       *[cards] Eine Karte „{ $name }“ gibt es nicht.
    }
terminal-resume = Später geht es weiter mit: { $command }
terminal-record = Die Aufzeichnung der Partie liegt in { $file }.
terminal-replay = Die Partie noch einmal ansehen: { $command }

## Wiedergabe

terminal-step = Schritt { $count } von { $total }
terminal-eyes-seat = mit den Augen von { $name }
terminal-eyes-table = von außen, Hände verdeckt
terminal-eyes-open = alle Hände offen
terminal-keys = q Schluss  → vor  ← zurück  Bild↓/↑ Zug  Pos1/Ende  { $seats } Augen  0 außen  a offen
terminal-not-over = Alle Hände werden erst offen gezeigt, wenn eine Partie vorbei ist; diese läuft noch.
terminal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind { $seats }.

## Origami Islands

terminal-islands-season = Jahreszeit
terminal-islands-card = Karte { $number }: { $shape }, { $colour }
terminal-islands-bid = { $name } bietet { $coins }
terminal-islands-carrambah = Carrambah bietet { $coins }
terminal-islands-dice = Würfel: { $dice }
terminal-islands-triggers = Noch abzuarbeiten:
terminal-islands-yours = Deine Inseln
terminal-islands-of = Inseln von { $name }
terminal-islands-others = Inseln der anderen
terminal-islands-sheets = Bögen zur Wahl
terminal-islands-players = Mitspielende
terminal-islands-reserve = Vorrat: C { $coal } · $ { $gold }
terminal-islands-coins = Münzen
terminal-islands-income = Einkommen
terminal-islands-bids = Gebot
terminal-islands-first = Startperson
terminal-islands-science = Wissenschaft
terminal-islands-researched = erforscht
terminal-islands-used = in dieser Runde eingesetzt
terminal-islands-legend = Zeichen
terminal-islands-outline-sign = Umriss in dieser Farbe
terminal-islands-open = kann jetzt genannt werden
terminal-islands-single = einfarbig umringt
terminal-islands-mixed = in gemischten Farben umringt
terminal-islands-coins-short =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
terminal-islands-squares =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
terminal-islands-no-discards = In diesem Spiel wird nichts abgeworfen.

## Shaman Island

terminal-shaman-tribes = Stämme
terminal-shaman-actions =
    { $count ->
        [one] noch { $count } Aktion
       *[other] noch { $count } Aktionen
    }
terminal-shaman-sunk =
    { $count ->
        [0] kein Plättchen versenkt
        [one] { $count } Plättchen versenkt
       *[other] { $count } Plättchen versenkt
    }
terminal-shaman-coin = die Münze mit { $value } wird eingesetzt
terminal-shaman-rider = abzusetzen:
terminal-shaman-spirit-way = Geist auf { $spirit }, Schamane auf { $host }
terminal-shaman-hand = Münzen auf der Hand: { $coins }
terminal-shaman-hand-hidden =
    { $count ->
        [one] { $count } Münze auf der Hand
       *[other] { $count } Münzen auf der Hand
    }
terminal-shaman-islands =
    { $count ->
        [one] { $count } Insel
       *[other] { $count } Inseln
    }
terminal-shaman-end = Schluss bei { $count }
terminal-shaman-tiles = ×{ $count }
terminal-shaman-island = Insel
terminal-shaman-size = Plättchen
terminal-shaman-legend = Zeichen
terminal-shaman-hidden = verdeckter Wert
terminal-shaman-host = Schamane liegt darauf
terminal-shaman-height = Höhe
terminal-shaman-water = Wasser
terminal-shaman-target = kann jetzt genannt werden
terminal-shaman-chosen = gewählt
terminal-shaman-worth = Wert { $values }
