### The messages of the board of Origami Islands, in English. Every locale has the same ids.

## Seasons and auction

islands-season = Season track
islands-season-now = Season: { $colour }
islands-season-run = { $count } { $colour }
islands-season-coming = Still to come: { $colours }.
islands-round = Round { $round } · space { $space }/{ $spaces }
islands-auction = The auction
islands-no-bid = No bid yet; the least is { $least }.
islands-nobody = Nobody has won the card.
islands-bid-of = Highest bid: { $name }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
islands-bid-lost = Your bid of { $coins } was not enough.
islands-carrambah = Carrambah’s bid: { $coins }
islands-reserve = Tokens left: { $coal } coal pits, { $gold } gold mines
islands-die-auction = The auction die shows { $die }
islands-die-colour = The colour die shows { $die }
islands-die-shape = The die for the shape shows { $die }
islands-die-carrambah = A die of Carrambah shows { $die }
islands-dice-carrambah = Carrambah’s dice
islands-bids = Your bid
islands-bid = Bid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
islands-bids-more = More …
islands-bids-fewer = Fewer

## Players

islands-first = first player
islands-coins-title = Coins
islands-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
islands-income = income { $count }
islands-income-then = Income from now on: { $count }
islands-bids-now = bids { $coins }
islands-passed = passed
islands-token-coal-any = { $count ->
        [one] { $count } coal pit token for any colour
       *[other] { $count } coal pit tokens for any colour
    }
islands-token-coal-season = { $count ->
        [one] { $count } coal pit token for the season colour
       *[other] { $count } coal pit tokens for the season colour
    }
islands-token-gold-two = { $count ->
        [one] { $count } gold mine token worth 2
       *[other] { $count } gold mine tokens worth 2
    }
islands-token-gold-one = { $count ->
        [one] { $count } gold mine token worth 1
       *[other] { $count } gold mine tokens worth 1
    }
islands-token-volcano = { $count ->
        [one] { $count } volcano token: one coin less of every income
       *[other] { $count } volcano tokens: so many coins less of every income
    }
islands-token-access-any = { $count ->
        [one] access to { $count } new island, at either harbour
       *[other] access to { $count } new islands, at either harbour
    }
islands-token-access-regular = { $count ->
        [one] access to { $count } new island, at its Regular Harbour
       *[other] access to { $count } new islands, at their Regular Harbours
    }

## What is asked now

islands-now = What to do now
islands-step-coal = Before the shape you may paint single squares, one for each coal pit token. You hold { $any } for any colour and { $season } for the season colour ({ $colour }).
islands-step-grove = Your grove is surrounded: one more shape, now or never. Whatever it surrounds counts at once, too.
islands-step-square = You did not win the bidding: paint one square in { $colour }, and then take your income of { $income }.
islands-step-volcano = Your volcano erupts over whoever is richest. Several are equally rich: choose one of them.
islands-step-taking = The reserve has no such token any more, so it comes from somebody else. Choose whose, and which side of it.
islands-step-expancing = Name connected squares one by one; they need not have the form of any shape. They are painted in { $colour }.
islands-shapes = Choose a shape
islands-brush = Your shape
islands-turn-left = Turn it left
islands-turn-right = Turn it right
islands-turn-how = Turn it with R, the wheel, or by pressing it again.
islands-keys-turn = Turn the shape to the right or to the left
islands-keys-read = Read what the landmark is for
islands-prompt-bid = Bid { $bid }: if you win the card, { $left ->
        [0] no coins are left
        [one] { $left } coin is left
       *[other] { $left } coins are left
    }.
islands-prompt-keep = Sheets to keep: { $kept } of { $all }.
islands-prompt-paint = Paint { $squares } on { $island }{ $known ->
        [yes] {" "}in { $colour }.
       *[no] : choose more squares, or a colour.
    }
islands-outcome = What this would do
islands-points = Points
islands-chance-follows = Then a die is rolled.

## Islands

islands-yours = Your islands
islands-of = The islands of { $name }
islands-others = The islands of the others
islands-legend = What the landmarks are for
islands-one-large = One large
islands-which = Which island lies large
islands-can-paint = you can paint here
islands-empty = empty
islands-surrounded = { $how ->
        [single] surrounded in a single colour
       *[mixed] surrounded in mixed colours
    }
islands-outline = outline in { $colour }
islands-square-open = { $what } – paint here
islands-square-chosen = { $what } – chosen
islands-summary = { $island }: { $painted } of { $squares } squares painted, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
islands-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
islands-tally = Score sheet
islands-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place
islands-sheets = The sheets
islands-sheet = Sheet { $sheet }
islands-sheet-large = Look closely
islands-sheet-twice = Take it twice

## Science vs. Carrambah

islands-science = Science sheet
islands-or = or
islands-closed = closed
islands-level-unknown = not yet
islands-level-known = researched
islands-level-used = used
islands-level-use = use it
islands-level-research = research it
islands-no-title = No title this time.
islands-best = Your best scores
islands-best-line = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on { $day }

## The gallery

islands-gallery-landmarks = Landmarks
islands-gallery-auctioned = Development cards
islands-gallery-technologies = Technologies
islands-gallery-islands = Islands
islands-gallery-draw = Draw an island of your own
islands-gallery-change = Change this island

## The pack of a new table

islands-pack = Islands of your own
islands-pack-about = Draw islands, and play with them.
islands-pack-draw = Draw an island
islands-pack-own = This table is played with your pack “{ $pack }” ({ $sheets } sheets).
islands-pack-change = Change it
islands-pack-house = Play with the printed islands

## Placing a position

islands-position-about = Paint islands as you like, give out coins, choose the moment of a round; then share the position as a link, or play on from it.
