### Wie das Terminal Shaman Island zeigt, auf Deutsch.

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
