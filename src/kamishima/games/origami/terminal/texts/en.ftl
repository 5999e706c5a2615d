### How the terminal shows Origami, in English.

terminal-cost = cost
terminal-folds = folds
terminal-effect = effect
terminal-collections = Collections
terminal-top-first = top card first
terminal-hand-short =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-hand-limit = { $count } of { $limit } cards
terminal-hand = Your hand
terminal-open-hand = hand
terminal-playable = * can be played now
terminal-dealt =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $name } is dealt { $cards }.
    }
terminal-discard-pile = Discard pile, top card first
