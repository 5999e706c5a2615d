### Die eigenen Texte des Terminals, auf Deutsch.

terminal-since = Was geschehen ist
terminal-points = Punkte
terminal-you = du
terminal-round-of = Runde { $round } von { $last }

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
