### The texts of Origami in English. Every locale has the same ids.
###
### Events and verbs fill in their own fields: a seat is the name of its player, cards are a list of their names with
### `-count` telling how many of them are seen, yes and no are words. `$you` is the field that names the reader's seat.

game-title = Origami
box-classic = The classic box

## Families

family-farm = Farm
family-sky = Sky
family-sea = Sea
family-savannah = Savannah
family-lawn = Lawn

## Cards

card-cat = Cat
card-sheep = Sheep
card-raccoon = Raccoon
card-pig = Pig
card-dog = Dog
card-fox = Fox
card-rabbit = Rabbit
card-chick = Chick
card-parrot = Parrot
card-owl = Owl
card-dove = Dove
card-chicken = Chicken
card-vulture = Vulture
card-eagle = Eagle
card-magpie = Magpie
card-minnow = Minnow
card-shell = Shell
card-skate = Skate
card-whale = Whale
card-squid = Squid
card-crab = Crab
card-dolphin = Dolphin
card-shark = Shark
card-monkey = Monkey
card-cheetah = Cheetah
card-rhino = Rhino
card-gorilla = Gorilla
card-elephant = Elephant
card-zebra = Zebra
card-lion = Lion
card-snake = Snake
card-ant = Ant
card-butterfly = Butterfly
card-bee = Bee
card-cricket = Cricket
card-caterpillar = Caterpillar
card-spider = Spider
card-fly = Fly

## When an effect works

effect-instant = Instant.
effect-action = Special action.
effect-scoring = Scoring.
effect-placement = When played.

## What an effect does; `.hint` is what to do now, where that is not the same

verb-draw =
    { $who ->
        [everyone] Every player draws
       *[you] Draw
    } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } from the deck{ $per-count ->
        [0] {""}
       *[other] , and 1 more for each { $per } on top of any collection or in the draw line
    }.
verb-take =
    Take { $cards ->
        [99] any number of cards
        [one] 1 card
       *[other] up to { $cards } cards
    }{ $each ->
        [99] {""}
        [one] {" "}worth at most 1 fold
       *[other] {" "}worth at most { $each } folds
    }{ $each ->
        [99] {""}
       *[other] { $cards ->
            [one] {""}
           *[other] {" "}each
        }
    } from the draw line{ $exactly ->
        [0] { $folds ->
            [99] {""}
            [one] , altogether worth at most 1 fold
           *[other] , altogether worth at most { $folds } folds
        }
        [one] , altogether worth exactly 1 fold
       *[other] , altogether worth exactly { $exactly } folds
    }.
verb-take-top =
    Take the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the discard pile.
verb-salvage =
    Take a card worth at most { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } out of the discard pile.
verb-look =
    Look at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the deck, keep { $keep } and discard the rest.
    .hint = Choose which of the cards before you to discard.
verb-others-discard =
    Every other player discards { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of their choice.
    .hint = Discard a card of your choice.
verb-redraw = Discard as many hand cards as you like, then draw the same number from the deck.
    .hint = Discard hand cards one by one; when you are done, you draw as many from the deck.
verb-reclaim = Take back one of the cards you have just paid with.
verb-recover = Take the card that lay on top of the discard pile before you paid.
verb-swap = Swap a hand card with a card of the draw line.
verb-sweep = Discard the whole draw line; a new one is laid out.
verb-pass = Everybody passes a hand card to their right-hand neighbour, all at the same time.
    .hint = Choose the card that your right-hand neighbour will receive.
verb-steal = Take a random card from the hand of a player of your choice.
    .hint = Choose whose hand you reach into.
verb-trade =
    Discard a hand card and take a card from the draw line worth at most { $more ->
        [one] 1 fold
       *[other] { $more } folds
    } more.
verb-copy = Use an instant effect shown on top of any collection or in the draw line.
    .hint = Choose the card whose instant effect you use.
verb-play =
    { $reveal ->
        [yes] Turn over the top card of the deck: with it, and with hand cards if need be, you may pay for an origami that you play at once
       *[no] { $not-drawn ->
            [yes] You may then play an origami
           *[no] { $free ->
                [yes] Play an origami from your hand
               *[no] { $less ->
                    [0] Play another origami and pay its cost
                   *[other] Play an origami
                }
            }
        }
    }{ $free ->
        [yes] {" "}free of cost
       *[no] { $less ->
            [0] {""}
            [one] {" "}for 1 fold less
           *[other] {" "}for { $less } folds less
        }
    }{ $not-drawn ->
        [yes] , but not the very card just drawn (it may help to pay)
       *[no] {""}
    }.{ $reveal ->
        [yes] {" "}If you do not use it, it is discarded.
       *[no] {""}
    }
    .hint =
        { $reveal ->
            [yes] Play an origami with the card turned over as part of the payment, or let it be discarded.
           *[no] { verb-play }
        }
verb-bonus =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } if { $beneath-count ->
        [0] { $having } is in your collections
       *[other] { $beneath } lies beneath it in the same collection
    }.
verb-per =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $other ->
        [yes] other{" "}
       *[no] {""}
    }{ $family-count ->
        [0] { $card }
       *[other] { $family } origami
    } in your collections.
verb-per-hand =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $every ->
        [one] each card
       *[other] every { $every } cards
    } in your hand.
verb-worth =
    Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead if you have at least { $copies } of this card in your collections.
verb-under = You may slip it under one of your collections instead of laying it on top.

## What to do now; a card’s effect says it for itself

phase-families = Chance chooses the families.
phase-deal = The first hands are dealt, face up.
phase-lot = The lot decides who starts.
phase-turn = Choose one action: draw, play an origami, or use a special action that lies on top.
phase-refill = The draw line is refilled.
phase-limit = You hold too many cards: discard down to 8.
phase-over = The game is over.
phase-instant = You may use the effect of { $card }: { $text }
phase-verb = { $card }: { $text }

## What the words of actions mean

word-draw = take cards from the draw line, worth at most 4 folds altogether
word-play = play an origami from your hand
word-left = onto your left collection
word-right = onto your right collection
word-under = slip it under the collection
word-pay = pay with these hand cards; the last one lies on top of the discard pile
word-use = use the effect
word-take = take these cards
word-swap = swap a hand card with a card of the draw line
word-rob = take a random card from this player’s hand
word-give = pass this card on
word-copy = use the instant effect of this card
word-discard = discard this card
word-skip = do without it
word-done = that is all
word-pass = there is nothing you can do
word-card = chance brings this card
word-family = chance chooses this family
word-start = this player starts

## What happened

family-chosen = The { $family } family is in play.
dealt =
    { $you ->
        [seat] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
starter-found =
    { $you ->
        [seat] You are the starting player.
       *[other] { $seat } is the starting player.
    }
line-grew = { $card } joins the draw line.
drew-from-line =
    { $you ->
        [seat] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
drew-from-deck =
    { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $card-count ->
        [0] a card
       *[other] { $card }
    } from the deck.
looked-at =
    { $you ->
        [seat] You look at
       *[other] { $seat } looks at
    } { $card-count ->
        [0] the top card of the deck
       *[other] the top of the deck: { $card }
    }.
turned-over =
    { $you ->
        [seat] You turn over { $card }.
       *[other] { $seat } turns over { $card }.
    }
played =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card } { $under ->
        [yes] underneath
       *[no] onto
    } { $you ->
        [seat] your
       *[other] the
    } { $side ->
        [left] left
       *[right] right
    } collection, { $paid-count ->
        [0] free of cost
       *[other] paid with { $paid }
    }.
used-action =
    { $you ->
        [seat] You use
       *[other] { $seat } uses
    } the special action of { $card }.
used-instant =
    { $you ->
        [seat] You use
       *[other] { $seat } uses
    } the effect of { $card }.
copied =
    { $you ->
        [seat] You copy
       *[other] { $seat } copies
    } the effect of { $card }.
skipped =
    { $you ->
        [seat] You do without.
       *[other] { $seat } does without.
    }
passed =
    { $you ->
        [seat] There is nothing you can do: you pass.
       *[other] { $seat } cannot do anything and passes.
    }
took-cards =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $cards } from the { $source ->
        [discards] discard pile
       *[line] draw line
    }.
kept =
    { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } { $cards-count ->
        [0] { $count ->
            [one] a card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
discarded =
    { $you ->
        [seat] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
swapped =
    { $you ->
        [seat] You give
       *[other] { $seat } gives
    } { $mine } to the draw line and { $you ->
        [seat] take
       *[other] takes
    } { $other }.
line-swept = The draw line is swept away: { $cards }.
chose-gift =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } { $card-count ->
        [0] a card
       *[other] { $card }
    } to pass on.
gift-passed =
    { $you ->
        [seat] You pass
       *[other] { $seat } passes
    } { $card-count ->
        [0] a card
       *[other] { $card }
    } to { $you ->
        [to] you
       *[other] { $to }
    }.
robbed =
    { $you ->
        [seat] You reach into the hand of { $victim }.
        [victim] { $seat } reaches into your hand.
       *[other] { $seat } reaches into the hand of { $victim }.
    }
stole =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $card-count ->
        [0] a card
       *[other] { $card }
    } from { $you ->
        [victim] you
       *[other] { $victim }
    }.
showed-copy =
    { $you ->
        [seat] You show a second { $card }.
       *[other] { $seat } shows a second { $card }.
    }
deck-ran-out =
    { $times ->
        [1] The deck has run out for the first time.
        [2] The deck has run out for the second time.
       *[other] The deck has run out once more.
    }
last-round-called = Round { $round } will be the last.
turn-began =
    { $you ->
        [seat] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }’s turn.
    }
game-ended =
    { $reason ->
        [standstill] { reason-standstill }
        [turn-limit] { reason-turn-limit }
       *[deck] { reason-deck }
    }

## How it ended

reason-deck = The game is over: the deck ran out twice, and everybody has had a last turn.
reason-turn-limit = The game is over: the agreed number of turns has been played.
reason-standstill = The game is over: nobody can do anything any more.
tie-break = The points are level: more cards in hand decide.
