### Wie das Terminal Origami zeigt, auf Deutsch.

terminal-cost = Kosten
terminal-folds = Faltungen
terminal-effect = Effekt
terminal-collections = Sammlungen
terminal-top-first = oberste Karte zuerst
terminal-hand-short =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
terminal-hand-limit = { $count } von { $limit } Karten
terminal-hand = Deine Hand
terminal-open-hand = Hand
terminal-playable = * jetzt spielbar
terminal-dealt =
    { $you ->
        [yes] Du bekommst { $cards }.
       *[no] { $name } bekommt { $cards }.
    }
terminal-discard-pile = Ablage, oberste Karte zuerst
