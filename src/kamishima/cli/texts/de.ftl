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
terminal-discard-pile = Ablagestapel, oberste Karte zuerst

## Gespräch

terminal-begin = Enter beginnt, „?“ zeigt die Hilfe.
terminal-end-turn = Enter beendet deinen Zug, „undo“ nimmt ihn zurück.
terminal-next = Weiter mit: { $words }
terminal-press-enter = Enter sagt es so.
terminal-help-cards = alle Karten im Spiel lesen
terminal-help-discards = den Ablagestapel ansehen
terminal-help-table = den Tisch noch einmal zeigen
terminal-help-enter = zeigen, was als Nächstes gesagt werden kann
terminal-help-keys = Tab ergänzt ein Wort, die Pfeiltasten holen frühere Zeilen zurück.
terminal-help-secret = Eine gespeicherte Partie enthält ihr Geheimnis: Wer die Datei liest, weiß, was verdeckt ist und was noch kommt.
terminal-resume = Später geht es weiter mit: { $command }
terminal-record = Das Protokoll der Partie liegt in { $file }.
terminal-replay = Die Partie noch einmal ansehen: { $command }

## Wiedergabe

terminal-step = Schritt { $count } von { $total }
terminal-eyes-seat = mit den Augen von { $name }
terminal-eyes-table = von außen, Hände verdeckt
terminal-eyes-open = alle Hände offen
terminal-keys = → weiter   ← zurück   Bild↓/Bild↑ je Zug   Pos1/Ende   { $seats } Augen   0 außen   a offen   q Schluss
terminal-not-over = Alle Hände werden erst offen gezeigt, wenn eine Partie vorbei ist; diese läuft noch.
terminal-no-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind { $seats }.
