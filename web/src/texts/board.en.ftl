### The messages of boards and of the pages Rules, Gallery and Folding, in English. Every locale has the same ids.

## The board of Origami

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
board-no-characters = None yet.
board-payment = Payment
board-paying = { $card } costs { $cost }
board-paid = { $folds ->
        [0] Choose cards to pay with, or drag them here.
        [one] { $folds } fold so far
       *[other] { $folds } folds so far
    }
board-paid-enough = { $folds ->
        [one] { $folds } fold: that will do
       *[other] { $folds } folds: that will do
    }
board-last-on-top = { $card } will lie on top of the discards.
board-bonus = Bonus
board-cost = Cost
board-folds = Folds
board-points = Points
board-copies = Copies
board-how-it-works = How it works
board-in-the-rules = In the rules

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

## Rules

rules-title = Rules
rules-games = Games
rules-chapters = Chapters
rules-origami = Origami
rules-islands = Origami Islands
rules-shaman = Shaman Island
rules-failed = The rules could not be loaded. Please try again.

## Gallery

gallery-title-origami = All cards
gallery-about-origami = Every card of Origami and Origami: Legends. Open one to read what it does.
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
gallery-title-islands = Landmarks, cards and islands
gallery-about-islands = What stands on the islands, what is auctioned, and all islands as they are printed.
gallery-title-shaman = Pieces and tiles
gallery-about-shaman = What stands on the land, and what the land is made of.
gallery-failed = This could not be loaded. Please try again.
gallery-landmarks = Landmarks
gallery-auctioned = Development cards
gallery-technologies = Technologies
gallery-islands = Islands
gallery-draw = Draw an island of your own
gallery-change = Change this island
gallery-pieces = Pieces and tiles

## Folding

folding-title = Fold the starting figure
folding-about = Whoever starts keeps a paper figure in front of them. All you need is a square sheet of paper: choose a figure and follow the steps.
folding-figures = Figures
folding-steps = All steps
folding-step = Step { $step } of { $steps }
folding-back = Back
folding-next = Next
folding-again = Show it again
folding-keys = The arrow keys go back and forth.
folding-valley = fold towards you (valley fold)
folding-mountain = fold away from you (mountain fold)
folding-dog = Dog
folding-dog-1 = Lay the sheet on a corner, its coloured side down. Fold the top corner down to the bottom corner.
folding-dog-2 = Fold the left and the right corner down: these are the ears.
folding-dog-3 = Fold the tip of the upper layer up a little: the snout.
folding-dog-4 = Fold the tip of the lower layer behind.
folding-dog-5 = Draw eyes and a nose: the dog is done.
folding-whale = Whale
folding-whale-1 = Lay the sheet on a corner, its coloured side down. Fold it in half and open it again, so that the middle line is creased.
folding-whale-2 = Fold both edges at the right corner to the middle line, like a paper kite.
folding-whale-3 = Fold the left corner in as far as the flaps reach.
folding-whale-4 = Fold the lower half up along the middle line.
folding-whale-5 = Fold the slim end up: the tail.
folding-whale-6 = Draw an eye: the whale is done.
folding-swan = Swan
folding-swan-1 = Lay the sheet on a corner with the side up that will be hidden. Fold it in half and open it again.
folding-swan-2 = Fold both edges at the left corner to the middle line.
folding-swan-3 = Turn the paper over.
folding-swan-4 = Fold both edges at the left corner to the middle line once more.
folding-swan-5 = Fold the slim point over to the right: this will be the neck.
folding-swan-6 = Fold the tip back a little: the head.
folding-swan-7 = Fold the lower half behind along the middle line.
folding-swan-8 = Hold the body and pull the neck up. Press it flat at its foot.
folding-swan-9 = The swan is done. Open the body a little, and it stands.
folding-helmet = Helmet
folding-helmet-1 = Lay the sheet on a corner, its coloured side down. Fold the top corner down to the bottom corner.
folding-helmet-2 = Fold the left and the right corner down to the bottom corner.
folding-helmet-3 = Fold both loose points up to the top.
folding-helmet-4 = Fold the two points outwards: the horns.
folding-helmet-5 = Fold the upper layer of the bottom corner up, a little below the middle.
folding-helmet-6 = Fold the edge up once more: the brim.
folding-helmet-7 = Fold the lower layer of the bottom corner behind.
folding-helmet-8 = The helmet is done. Made of a newspaper it fits your head.
