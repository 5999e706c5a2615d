### The texts of Origami Islands in English. Every locale has the same ids.
###
### Events fill in their own fields: a seat is the name of its player; things are a list of their names, with `-word`
### holding their words and `-count` how many there are; so are squares and dice; yes and no are words. `$you` is the field
### that names the reader's seat. Sheets and islands are called as content calls them, in every language.
###
### With details a phase says its `.now`. The details are values of the view, as they are; give all of them always:
###
###   card, shape, pieces, colours, dice    as in the view
###   least                                 the least bid that is allowed

game-title = Origami Islands

## Names

colour-blue = blue
colour-green = green
colour-red = red
colour-season = season colour
colour-random = random colour
colour-any = any colour

shape-square = square
shape-domino = two dominoes
shape-corner = corner
shape-zigzag = zigzag
shape-angle = angle
shape-any = any shape

landmark-regular-harbour = Regular Harbour
    .about = 20 points if surrounded in a single colour, 10 if mixed. An island is begun beside it.
landmark-secret-harbour = Secret Harbour
    .about = 20 points if surrounded in a single colour, 10 if mixed. An island can be begun beside it if the Lighthouse that opened it was surrounded in a single colour.
landmark-lighthouse = Lighthouse
    .about = Surrounded, it opens one new island: in a single colour beside the Regular or the Secret Harbour, mixed beside the Regular Harbour only.
landmark-volcano = Volcano
    .about = Each one on an island that you have begun costs 1 coin of every income. Surrounded, it stops that, and takes 8 coins (single colour) or 4 (mixed) from the richest player, unless that is you; against Carrambah it takes them from the reserve, if you have at most 10 coins.
landmark-coal-pit = Coal Pit
    .about = Surrounded, it lets you paint one more square whenever you win a bidding: in any colour (single colour) or in the season colour (mixed).
landmark-grove = Grove
    .about = Surrounded, it lets you paint one more shape at once: in any colour (single colour) or in a random one (mixed).
landmark-temple = Temple
    .about = 10 points if surrounded in a single colour, 5 if mixed.
landmark-gold-mine = Gold Mine
    .about = Surrounded, it adds 2 coins (single colour) or 1 (mixed) to every income.
landmark-sea = Sea
    .about = Cannot be painted; it closes the ring around a landmark.
landmark-mountain = Mountain
    .about = Cannot be painted; it closes the ring around a landmark.
landmark-outline = Outline
    .about = Fill it with exactly one shape: 10 coins at once and 10 points at the end if the colour is its own, 5 and 5 otherwise.
landmark-unpainted = Unpainted squares
    .about = 1 point less for each, on every island that you have begun.

technology-expancing = Expancing
technology-auctionis = Auctionis
technology-economicus = Economicus
technology-re-color = Re-Color
technology-re-roll = Re-Roll
technology-transforming = Transforming
technology-timenautics = Timenautics

title-creator = The Creator
title-founder = The Founder
title-architect = The Architect
title-builder = The Builder
title-master = The Master
title-apprentice = The Apprentice
title-earned =
    { $you ->
        [yes] You earn
       *[no] { $name } earns
    } the title “{ $title }”.

## Development cards and technologies

card-text =
    Card #{ $card }: { $shape }, { $colour }. The least bid is { $card }{ $surcharge ->
        [0] {""}
       *[other] ; Carrambah bids { $surcharge } more
    }.

level-expancing-1 = At once: paint any 3 connected squares of your first island in the season colour.
level-expancing-2 = At once: paint any 5 connected squares of your second island in the season colour.
level-expancing-3 = At once: paint any 3 and any 5 connected squares of your third island in the season colour.
level-auctionis-1 = If you won with a bid of 6 or less: gain 5 coins.
level-auctionis-2 = If you won with a bid of 7, 8 or 9: gain 3 coins.
level-auctionis-3 = If you lost with a bid of 9 or more: gain 7 coins.
level-economicus-1 = If you surrounded a landmark in this round: gain 3 coins.
level-economicus-2 = If you painted 5 squares or more in this round: gain 3 coins.
level-economicus-3 = If you painted 7 squares or more in this round: gain 5 coins.
level-re-color-1 = Pay 3 coins: the auctioned shape becomes green.
level-re-color-2 = Pay 5 coins: the auctioned shape gets any colour you like.
level-re-color-3 = Gain 5 coins: the auctioned shape gets a random colour.
level-re-roll-1 = Pay 3 coins: roll one die again.
level-re-roll-2 = Pay 3 coins: roll both of Carrambah’s dice again.
level-re-roll-3 = Gain 7 coins: roll again a die that shows 6.
level-transforming-1 = Pay 3 coins: paint the shape of card #5 instead.
level-transforming-2 = Pay 7 coins: paint the shape of card #2, #3 or #4 instead.
level-transforming-3 = Gain 5 coins: paint the shape of a card that is rolled instead; with 1 or 6 choose one.
level-timenautics-1 = Gain 7 coins: the season marker advances one space more than usual.
level-timenautics-2 = Gain 17 coins: the season marker advances two spaces more than usual.
level-timenautics-3 = If you won this round with a bid of exactly 14: the season marker stays where it is.

## What to do now

phase-free-sheets = Keep any two sheets, or have three dealt to choose from.
phase-dealing = The sheets are dealt.
phase-keeping = Keep two of your three sheets: their four islands are yours.
phase-starting = The lot decides who is first player.
phase-auction-die = The auction die decides which card is auctioned.
    .now =
        { $dice-count ->
            [0] The auction die decides which card is auctioned.
           *[other] The auction die shows { $dice }: roll it again, or let it stand.
        }
phase-bidding = Bid for the card, or pass.
    .now =
        Card #{ $card } is auctioned: bid { $least ->
            [one] { $least } coin
           *[other] { $least } coins
        } or more, or pass.
phase-carrambah = Two dice are rolled for Carrambah’s bid.
    .now =
        { $dice-count ->
            [2] Carrambah’s dice show { $dice }: roll again, or let them stand.
           *[other] The dice are rolled for Carrambah’s bid.
        }
phase-auctionis = Your bid allows you to use Auctionis.
phase-economicus = Your painting allows you to use Economicus.
phase-timenautics = The season marker is about to advance: you may use Timenautics.
phase-coal = A coal pit lets you paint one more square, or decline.
    .now =
        A coal pit lets you paint one more square in { $colours-count ->
            [1] { $colours }
           *[other] any colour
        }, or decline.
phase-card = Paint the shape that you have won, or decline.
    .now =
        { $shape-count ->
            [0] Choose the shape that you paint, or decline.
           *[other] { $colours-count ->
                [0] The shape that you have won cannot be painted as it is: alter it, or decline.
               *[other] { $shape-word ->
                    [domino] { $pieces ->
                        [2] Paint two dominoes, one after the other
                       *[other] Paint the second domino
                    }
                   *[other] Paint this shape: { $shape }
                }; the colour is { $colours-count ->
                    [1] { $colours }
                   *[other] up to you
                }.
            }
        }
phase-grove = Your grove lets you paint one more shape at once, or decline.
    .now =
        { $shape-count ->
            [0] Your grove lets you choose a shape and paint it at once, or decline.
           *[other] { $shape-word ->
                [domino] { $pieces ->
                    [2] Paint two dominoes for your grove, one after the other
                   *[other] Paint the second domino for your grove
                }
               *[other] Paint this shape for your grove: { $shape }
            }; the colour is { $colours-count ->
                [0] rolled
                [1] { $colours }
               *[other] up to you
            }.
        }
phase-colour-die = The colour die is rolled: 1–2 blue, 3–4 green, 5–6 red.
    .now =
        { $dice-count ->
            [0] The colour die is rolled: 1–2 blue, 3–4 green, 5–6 red.
           *[other] The colour die shows { $dice }: roll it again, or let it stand.
        }
phase-transform-die = A die decides which card’s shape you paint instead.
    .now =
        { $dice-count ->
            [0] A die decides which card’s shape you paint instead.
           *[other] The die shows { $dice }: roll it again, or let it stand.
        }
phase-square = Paint one square in the season colour, or decline; then you gain your income.
    .now = Paint one square in { $colours }, or decline; then you gain your income.
phase-expancing = Expancing: paint connected squares of any form in the season colour, or decline.
    .now = Expancing: paint connected squares of any form in { $colours }, or decline.
phase-triggered = Your painting has set off several things: choose what comes first.
phase-volcano = Your volcano takes coins from the richest player: choose whose.
phase-taking = The reserve is empty: choose whose token you take.
phase-over = The game is over.

## What the words of actions mean

word-sheet = chance deals this sheet
word-deal = have three sheets dealt
word-keep = keep these two sheets
word-start = this player is first
word-die = the die shows this number
word-dice = the two dice show these numbers
word-bid = bid so many coins
word-pass = drop out of the bidding
word-shape = choose this shape
word-paint = paint on this island: name the square of the anchor, how the shape is turned, and the colour
    .square = paint one square of this island
    .coal = paint one square of this island
    .expancing = paint on this island: name all the squares, and the colour
word-decline = do not paint
    .volcano = take coins from nobody
word-resolve = this comes first
word-rob = take the coins from this player
word-take = take a token from this player
word-research = research the next level of this technology instead of a square and income
word-use = use a level of this technology
word-skip = do not use a technology
    .auction-die = let the roll stand
    .colour-die = let the roll stand
    .transform-die = let the roll stand
    .carrambah = let the dice stand
word-i1 = the first island of your first sheet
word-i2 = the second island of your first sheet
word-i3 = the first island of your second sheet
word-i4 = the second island of your second sheet
word-north = as the card shows it
word-east = a quarter turn clockwise
word-south = turned upside down
word-west = a quarter turn anticlockwise
word-single = the better side, for a single colour
word-mixed = the lesser side, for mixed colours
word-outline-own = an outline filled in its own colour: 10 coins
word-outline-other = an outline filled in another colour: 5 coins
word-coal-single = a coal pit token for any colour
word-coal-mixed = a coal pit token for the season colour
word-gold-single = a gold mine token worth 2
word-gold-mixed = a gold mine token worth 1
word-volcano-single = a volcano that takes 8 coins
word-volcano-mixed = a volcano that takes 4 coins
word-grove-single = a grove that paints in any colour
word-grove-mixed = a grove that paints in a random colour
word-expancing = paints squares of any form at once
word-auctionis = pays for bids of the right size
word-economicus = pays for landmarks and many squares
word-re-color = gives the auctioned shape another colour
word-re-roll = rolls dice again
word-transforming = exchanges the auctioned shape
word-timenautics = makes the seasons pass faster, or stand still

## What happened

sheet-dealt =
    { $you ->
        [seat] You are dealt sheet { $sheet }.
       *[other] { $seat } is dealt sheet { $sheet }.
    }
sheets-kept =
    { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } the sheets { $sheets }.
starter-found =
    { $you ->
        [seat] You are first player.
       *[other] { $seat } is first player.
    }
card-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } the auction die: card #{ $card }.
colour-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } the colour die: { $die }, { $colour }.
shape-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } for another shape: { $card ->
        [1] 1, any shape
        [6] 6, any shape
       *[other] that of card #{ $card }
    }.
dice-rolled =
    { $you ->
        [seat] You roll
       *[other] { $seat } rolls
    } Carrambah’s dice: { $dice }.
carrambah-bid =
    Carrambah bids { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
made-bid =
    { $you ->
        [seat] You bid
       *[other] { $seat } bids
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
passed =
    { $broke ->
        [yes] { $you ->
            [seat] You do not have
           *[other] { $seat } does not have
        } enough coins to bid
       *[no] { $you ->
            [seat] You pass
           *[other] { $seat } passes
        }
    }.
auction-won =
    { $you ->
        [seat] You win
       *[other] { $seat } wins
    } the bidding with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
nobody-won = Nobody wins card #{ $card }.
shape-chosen =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } a shape: { $shape }.
declined =
    { $you ->
        [seat] You { $phase ->
            [volcano] take no coins from anybody
            [coal] leave the coal pits unused
            [grove] leave the grove unused
           *[other] do not paint
        }
       *[other] { $seat } { $phase ->
            [volcano] takes no coins from anybody
            [coal] leaves the coal pits unused
            [grove] leaves the grove unused
           *[other] does not paint
        }
    }.
painted =
    { $you ->
        [seat] You paint
       *[other] { $seat } paints
    } { $squares } on { $island } in { $colour }.
island-begun =
    { $you ->
        [seat] You begin
       *[other] { $seat } begins
    } the island { $island }{ $volcanoes ->
        [0] {""}
        [one] , with 1 volcano token
       *[other] , with { $volcanoes } volcano tokens
    }.
surrounded =
    { $you ->
        [seat] You surround
       *[other] { $seat } surrounds
    } the { $landmark } on { $square } of { $island }, { $single ->
        [yes] in a single colour
       *[no] in mixed colours
    }.
outline-filled =
    { $you ->
        [seat] You fill
       *[other] { $seat } fills
    } an outline on { $island } in { $own ->
        [yes] its own colour
       *[no] another colour
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
resolved =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } what comes next: { $trigger ->
        [outline-own] the coins of an outline in its own colour
        [outline-other] the coins of an outline in another colour
        [coal-single] a coal pit in a single colour
        [coal-mixed] a coal pit in mixed colours
        [gold-single] a gold mine in a single colour
        [gold-mixed] a gold mine in mixed colours
        [volcano-single] a volcano in a single colour
        [volcano-mixed] a volcano in mixed colours
        [grove-single] a grove in a single colour
       *[grove-mixed] a grove in mixed colours
    }.
coins-taken =
    { $you ->
        [seat] Your volcano takes
       *[other] The volcano of { $seat } takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $you ->
        [victim] you
       *[other] { $victim }
    }.
token-taken =
    { $you ->
        [seat] You take
       *[other] { $seat } takes
    } a { $token-word ->
        [coal-pit] coal pit
       *[gold-mine] gold mine
    } token from { $you ->
        [victim] you
       *[other] { $victim }
    }.
gained =
    { $you ->
        [seat] You gain
       *[other] { $seat } gains
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
paid =
    { $you ->
        [seat] You pay
       *[other] { $seat } pays
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
researched =
    { $you ->
        [seat] You research
       *[other] { $seat } researches
    } { $technology }, level { $level }.
used-technology =
    { $you ->
        [seat] You use
       *[other] { $seat } uses
    } { $technology }, level { $level }.
round-began =
    Round { $round } begins: the season colour is { $colour }, { $you ->
        [first] you are first player
       *[other] { $first } is first player
    }.
game-ended = { reason-season }

## How it ended

reason-season = The game is over: the season marker has come to the end of its track.
tie-break = The points are level: whoever is richer is ahead.
