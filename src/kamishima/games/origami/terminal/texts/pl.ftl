### Jak terminal pokazuje Origami, po polsku.

terminal-cost = koszt
terminal-folds = zagięcia
terminal-effect = efekt
terminal-collections = Kolekcje
terminal-top-first = od wierzchniej karty
terminal-hand-short =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
terminal-hand-limit = karty: { $count } z { $limit }
terminal-hand = Twoja ręka
terminal-open-hand = ręka
terminal-playable = * można teraz zagrać
terminal-dealt =
    { $you ->
        [yes] Dostajesz: { $cards }.
       *[no] { $name } dostaje: { $cards }.
    }
terminal-discard-pile = Stos kart odrzuconych, od wierzchniej karty
