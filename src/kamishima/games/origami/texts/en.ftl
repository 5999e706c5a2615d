### The texts of Origami in English. Every locale has the same ids.
###
### Events and verbs fill in their own fields: a seat is the name of its player, cards are a list of their names with
### `-count` telling how many of them are seen, yes and no are words. `$you` is the field that names the reader's seat,
### `$own` is yes when the fields name one and the same seat. A number comes with its `-size` and `-sign` (less or more);
### `$range` says whether `$least` and `$most` are one number, open or closed. `-initial` is the first letter of the names,
### as a small one: `a` or `an` depends on it.

game-title = Origami
box-classic = The classic box
box-legends = The Legends box
box-combined = Both boxes combined

## Families

family-farm = Farm
family-sky = Sky
family-sea = Sea
family-savannah = Savannah
family-lawn = Lawn
family-polar = Polar
family-exotic = Exotic
family-dinosaurs = Dinosaur
family-legendary = Legendary

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
card-penguin = Penguin
card-seal = Seal
card-snowy-owl = Snowy Owl
card-arctic-fox = Arctic Fox
card-arctic-wolf = Arctic Wolf
card-walrus = Walrus
card-polar-bear = Polar Bear
card-reindeer = Reindeer
card-macaw = Macaw
card-toucan = Toucan
card-caiman = Caiman
card-anaconda = Anaconda
card-piranha = Piranha
card-sloth = Sloth
card-chameleon = Chameleon
card-jaguar = Jaguar
card-velociraptor = Velociraptor
card-pterodactyl = Pterodactyl
card-ankylosaurus = Ankylosaurus
card-mesosaurus = Mesosaurus
card-brontosaurus = Brontosaurus
card-stegosaurus = Stegosaurus
card-triceratops = Triceratops
card-t-rex = T-Rex
card-phoenix = Phoenix
card-tanuki = Tanuki
card-dragon = Dragon
card-nine-tailed-fox = Nine-tailed Fox
card-oni = Oni
card-kappa = Kappa
card-tengu = Tengu
card-kirin = Kirin
card-rice-paper = Rice Paper

## Characters: every pair, and its two cards

pair-geisha = Geisha
card-geisha-red = Red Geisha
card-geisha-yellow = Yellow Geisha
pair-merchant = Merchant
card-merchant-red = Red Merchant
card-merchant-yellow = Yellow Merchant
pair-actor = Actor
card-actor-red = Red Actor
card-actor-yellow = Yellow Actor
pair-sumo-wrestler = Sumo Wrestler
card-sumo-wrestler-red = Red Sumo Wrestler
card-sumo-wrestler-yellow = Yellow Sumo Wrestler
pair-samurai = Samurai
card-samurai-red = Red Samurai
card-samurai-yellow = Yellow Samurai
pair-ninja = Ninja
card-ninja-red = Red Ninja
card-ninja-yellow = Yellow Ninja
pair-monk = Monk
card-monk-red = Red Monk
card-monk-yellow = Yellow Monk
pair-emperor = Emperor
card-emperor-red = Red Emperor
card-emperor-yellow = Yellow Emperor
pair-fisherman = Fisherman
card-fisherman-red = Red Fisherman
card-fisherman-yellow = Yellow Fisherman
pair-poet = Poet
card-poet-red = Red Poet
card-poet-yellow = Yellow Poet

## When an effect works

effect-instant = Instant.
effect-action = Special action.
effect-scoring = Scoring.
effect-placement = When played.
effect-ongoing = Ongoing.
effect-price = Mandatory.
effect-table = For everybody.
    .also = Whoever plays this card may then play a card of the draw line free of cost.
effect-paper = Only for paying.
    .also = It cannot be played, and it always returns to its own deck.

## What a card is that belongs to no family

group-table = Character
group-paper = Paper

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
verb-pass =
    { $to ->
        [both] Everybody passes one hand card to the left and one to the right, all at the same time; a single card goes to the left.
       *[right] Everybody passes a hand card to their right-hand neighbour, all at the same time.
    }
    .hint =
        { $to ->
            [both] Choose a card for your left-hand neighbour, then one for your right-hand neighbour.
           *[right] Choose the card that your right-hand neighbour will receive.
        }
verb-steal = Take a random card from the hand of another player of your choice.
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
        [0] { $having-initial ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[other] a
        } { $having } is in your collections
       *[other] { $beneath-initial ->
            [a] an
            [e] an
            [i] an
            [o] an
            [u] an
           *[other] a
        } { $beneath } lies beneath it in the same collection
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
verb-rice =
    Take { $cards ->
        [one] 1 sheet
       *[other] { $cards } sheets
    } of rice paper.
verb-discard =
    Discard { $cards ->
        [one] 1 hand card, if you have one
       *[other] { $cards } hand cards, or as many as you have
    }.
verb-swap-top = Swap a hand card with the top card of the discard pile.
verb-move = Move one of your origami to any place in your collections.
verb-sink = Move an origami of any player to the bottom of its collection.
verb-hand =
    Your hand limit is { $more-size ->
        [one] 1 card
       *[other] { $more-size } cards
    } { $more-sign ->
        [less] lower
       *[more] higher
    }.
verb-rice-redraw = After your draw action you may discard any number of sheets of rice paper and draw as many cards from the deck.
    .hint = Discard rice paper sheet by sheet; when you are done, you draw as many cards from the deck.
verb-rice-per-play =
    Whenever you play another card, take { $cards ->
        [one] 1 sheet
       *[other] { $cards } sheets
    } of rice paper.
verb-overpay =
    When you play a card, you may pay { $folds ->
        [one] 1 fold
       *[other] up to { $folds } folds
    } too many.
verb-reach =
    Your draw action allows up to { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    } plus all changes to your hand limit, if that is more than usual.
verb-shield = Other players’ effects cannot touch your hand or your collections.
verb-per-rice =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $every ->
        [one] each sheet
       *[other] every { $every } sheets
    } of rice paper in your hand.
verb-touching =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } if it lies directly above or below another { $card }.
verb-on-top =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } if it lies on top of a collection at the end.
verb-difference = +1 point for each point by which your two collections differ, bonuses of this kind left out.
verb-every-family = Belongs to every family.
verb-per-family =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } for each different family in your collections.
verb-most =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end to whoever has { $of ->
        [family] the most { $family } origami in their collections
        [families] the most different families in their collections
        [top-points] the most printed points on their two top cards
        [cost] the single most expensive origami
       *[origami] the most origami in their collections
    }; tied players all get them.
verb-fewest =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end to whoever has the fewest cards in hand; tied players all get them.
verb-play-top = As your action you may also play the top card of the discard pile and pay its cost.
verb-draw-top = Your draw action may also take the top card of the discard pile; its folds count.
verb-line =
    The draw line has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
    .hint = Another card joins the draw line.
verb-draw-folds =
    Your draw action allows up to { $folds ->
        [one] 1 fold
       *[other] { $folds } folds
    }.
verb-look-hand = After your draw action you may look at another player’s hand.
    .hint = You may choose whose hand you look at.
verb-discount =
    Cards that cost { $cost } or more cost { $less ->
        [one] 1 fold
       *[other] { $less } folds
    } less.
verb-limit-after-draw = Your hand limit is checked only after a draw action.
verb-per-cost =
    +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each origami in your collections that costs { $range ->
        [one] exactly { $least }
        [open] { $least } or more
       *[closed] { $least } to { $most }
    }.
verb-free-card =
    In your draw action one card worth { $folds ->
        [one] 1 fold
       *[other] at most { $folds } folds
    } does not count towards the folds allowed.
verb-draw-gift =
    After your draw action, take { $cards ->
        [one] 1 sheet of rice paper; in a game without rice paper, draw 1 card
       *[other] { $cards } sheets of rice paper; in a game without rice paper, draw { $cards } cards
    } from the deck.
verb-covered =
    You may also use a special action that is covered by exactly { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
verb-instead = Whenever you play an origami onto a collection, you may use an instant effect shown in the draw line instead of its own, if it has one; a mandatory effect cannot be replaced.
    .hint = You may use an instant effect shown in the draw line; the card’s own, if it has one, is then lost.

## What to do now; a card’s effect says it for itself

phase-families = Chance chooses the families.
phase-pairs = Chance chooses the characters.
phase-deal = The first hands are dealt, face up.
phase-lot = The lot decides who starts.
phase-turn = Choose one action: draw, play an origami, or use a special action that lies on top.
    .now =
        { $special ->
            [yes] Choose one action: draw, play an origami, or use a special action that lies on top.
           *[no] Choose one action: draw, or play an origami.
        }
phase-refill = The draw line is refilled.
phase-limit =
    You hold too many cards: discard down to { $limit ->
        [0] your hand limit
       *[other] { $limit }
    }.
phase-free = You may play a card of the draw line free of cost.
phase-count = The rice paper in hand is counted.
phase-over = The game is over.
phase-instant = You may use the effect of { $card }: { $text }
phase-verb = { $card }: { $text }

## What the words of actions mean

word-draw = take cards from the draw line, worth at most 4 folds altogether
    .now =
        { $free ->
            [0] take cards from the draw line, worth at most { $folds } folds altogether
            [1] take cards from the draw line, worth at most { $folds } folds altogether; one card worth 1 fold does not count
           *[other] take cards from the draw line, worth at most { $folds } folds altogether; one card worth at most { $free } folds does not count
        }
word-play = play an origami from your hand
    .free = play a card of the draw line free of cost
word-left = onto your left collection
    .move = your left collection
    .sink = the left collection
word-right = onto your right collection
    .move = your right collection
    .sink = the right collection
word-under = slip it under the collection
word-pay = pay with these hand cards; the last one lies on top of the discard pile
word-use = use the effect
word-take = take these cards
word-swap = swap a hand card with a card of the draw line
    .swap-top = swap a hand card with the top card of the discard pile
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
word-pair = chance chooses this character, red and yellow
word-top = the top card of the discard pile
word-move = move one of your origami from this place to that one; place 1 is at the bottom
word-sink = move this origami to the bottom of its collection; place 1 is at the bottom
word-look = look at this player’s hand
word-count = the rice paper in hand is counted

## What happened

family-chosen = The { $family } family is in play.
pair-chosen = The { $pair } joins the game, in red and in yellow.
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
character-played =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card } { $source ->
        [line] from the draw line{" "}
        [discards] from the discard pile{" "}
       *[hand] {""}
    }into the middle of the table, { $paid-count ->
        [0] free of cost
       *[other] paid with { $paid }
    }.
character-left = { $card } leaves the middle of the table and is discarded.
played-from =
    { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card } from the { $source ->
        [discards] discard pile
       *[line] draw line
    } { $under ->
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
drew-rice-paper =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $count ->
        [0] no rice paper
        [one] 1 sheet of rice paper
       *[other] { $count } sheets of rice paper
    }.
swapped-top =
    { $you ->
        [seat] You give
       *[other] { $seat } gives
    } { $mine } to the discard pile and { $you ->
        [seat] take
       *[other] takes
    } { $other }.
moved =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } { $card } from place { $place } of { $you ->
        [seat] your
       *[other] the
    } { $side ->
        [left] left
       *[right] right
    } collection to place { $to-place } of { $you ->
        [seat] your
       *[other] the
    } { $to-side ->
        [left] left
       *[right] right
    } collection.
sunk =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } { $card } from place { $place } to the bottom of { $own ->
        [yes] { $you ->
            [seat] your
           *[other] their own
        }
       *[no] { $you ->
            [victim] your
           *[other] { $victim }’s
        }
    } { $side ->
        [left] left
       *[right] right
    } collection.
looked-at-hand =
    { $you ->
        [seat] You look
       *[other] { $seat } looks
    } at { $you ->
        [victim] your
       *[other] { $victim }’s
    } hand{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }.
hand-counted =
    { $you ->
        [seat] You have
       *[other] { $seat } has
    } { $count ->
        [0] no rice paper
        [one] 1 sheet of rice paper
       *[other] { $count } sheets of rice paper
    } in hand.
awarded =
    { $card } brings { $you ->
        [seat] you
       *[other] { $seat }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
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
tie-break = The points are level: whoever holds more cards is ahead.
