### The messages of the board and the gallery of Origami, in English. Every locale has the same ids.

board-middle = The middle of the table
board-your-hand = Your hand
board-empty-hand = Your hand is empty.
board-limit = { $count ->
        [one] { $count } card in hand, the limit is { $limit }
       *[other] { $count } cards in hand, the limit is { $limit }
    }
board-hand-of = { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-points-unit = { $count ->
        [one] point
       *[other] points
    }
board-round-of = Round { $round } of { $last }
board-on-turn = on turn
board-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place
board-left = Left collection
board-right = Right collection
board-left-short = Left
board-right-short = Right
board-pile = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } · { $points }
board-empty = empty
board-on-top = on top
board-place = place { $place }
board-lay-here = Lay it here
board-slip = Slip it beneath
board-show-collections = All cards of { $name }
board-runouts = { $count ->
        [one] ran out once
       *[other] ran out { $count } times
    }
board-no-discards = No discards
board-discards = { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
board-browse = Look through the discards: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $card } on top
board-browse-title = The discard pile
board-top-first = The top card comes first.
board-close = Close
board-from-discards = Choose from the discards
board-aside = Beside the deck
board-characters = Characters in play
board-no-characters = No characters yet.
board-drawing = Draw: { $folds } of { $most } folds
board-where = { $card }: choose a collection
board-paying = Pay { $cost } for { $card }: { $folds } of { $cost }.
board-last-on-top = { $card } will lie on top of the discards.
board-bonus = Bonus
board-cost = Cost
board-folds = Folds
board-points = Points
board-copies = Copies
board-how-it-works = How it works
board-keys-read = Read the text of the card

## What choosing a card does

board-deed-draw = draw it
board-deed-take = take it
board-deed-play = play it
board-deed-pay = pay with it
board-deed-discard = discard it
board-deed-give = pass it on
board-deed-copy = use its instant
board-deed-swap = swap it
board-deed-use = use its action
board-deed-move = move it
board-deed-sink = sink it
board-deed-back = chosen, take it back

## The gallery

gallery-filters = Filters
gallery-words = Search
gallery-box = Box
gallery-family = Family
gallery-kind = Effect
gallery-all = All
gallery-count = { $count ->
        [0] No card is like that.
        [one] { $count } card
       *[other] { $count } cards
    }
gallery-reset = Show all
