### Wie das Terminal Origami Islands zeigt, auf Deutsch.

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
