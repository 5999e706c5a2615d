### Placing a position by hand.

position-title = Place a position
position-seat = Player { $number }
position-usual = Start afresh
position-random = A random position
position-undo = Take back
position-redo = Do it again
position-nothing = There is nothing to draw yet.
position-text = The position as text
position-text-about = Everything above stands in this line, and you can change it here too.
position-share = Link to this position
position-qr = The link as a QR code
position-play = Play on from here
position-sound = A match can begin from this position.
position-flaws =
    { $count ->
        [one] One thing keeps a match from beginning here:
       *[other] { $count } things keep a match from beginning here:
    }

## Tools

position-tools = Tools
position-tool-hand = Hand
position-tool-tile = Lay tiles
position-tool-remove = Take away
position-tool-shaman = Shaman ({ $count })
position-tool-warrior = Warrior ({ $count })
position-hint-hand = Choose a piece and then where it goes. A warrior can also be sent its shaman’s spirit; a tile can be sunk.
position-hint-tile = Choose where a tile is laid, at sea level or on a stack.
position-hint-remove = Choose the piece or spirit to take away; a tile is chosen and then sunk.
position-hint-shaman = Choose the space of the shaman.
position-hint-warrior = Choose a space for each warrior.
position-hint-paint = Choose a colour and then squares; a square that has the colour already becomes empty again.

## What is going on

position-table = The round
position-phase = What is going on
position-phase-build = The island is built
position-phase-place = Pieces are placed
position-phase-turn = Turns are taken
position-phase-auction-die = The auction die is rolled
position-phase-bidding = Players bid
position-phase-acting = Players act
position-whose = Whose turn
position-turn = Turn number
position-actions = Actions left
position-season = Season space
position-first = First player
position-card = Card auctioned
position-bid = Highest bid
position-bidder = Who bid it
position-passed = Who has passed
position-player = Whose islands and coins
position-who = Player
position-coins = Coins
position-sheet = Sheet { $number }
position-coal =
    { $side ->
        [single] Coal pits, any colour
       *[mixed] Coal pits, season colour
    }
position-gold =
    { $side ->
        [single] Gold mines +2
       *[mixed] Gold mines +1
    }
position-outlines = Filled outlines
position-outlines-about = An outline counts when it was filled with one shape in one go.
position-science = Technologies

## What is wrong

position-flaw-too-long = The text is too long: { $most } characters at most.
position-flaw-unreadable = “{ $said }” cannot be read here.
position-flaw-said-twice = “{ $said }” is said twice.
position-flaw-missing = Something is missing after “{ $said }”.
position-flaw-number = A number from { $least } to { $most } is needed.
position-flaw-no-turn = It must be said what is going on, and whose turn it is.
position-flaw-impossible = That cannot be: { $fault }
position-flaw-too-early = That comes later in a match.
position-flaw-overlap = The tile at { $space } overlaps another one.
position-flaw-too-many-tiles = There are { $most } tiles, no more.
position-flaw-water = { $space } is water: nothing can stand there.
position-flaw-two-there = Only one can stand on { $space }.
position-flaw-too-many-warriors = A tribe has { $most } warriors, no more.
position-flaw-one-each = A tribe has only one of these.
position-flaw-centre = While the island is built, its first tile lies at { $space }.
position-flaw-build-done = All { $most } tiles are laid: pieces are placed next.
position-flaw-build-low = The first { $most } tiles are laid at sea level.
position-flaw-build-grounds = Exactly { $most } tiles lie at sea level before any is laid on top.
position-flaw-one-island = While it is built there is only one island.
position-flaw-tiles-first = Before pieces are placed, all { $most } tiles are laid; here are { $count }.
position-flaw-all-placed = All pieces are placed: turns are taken now.
position-flaw-no-room = { $count } pieces are still to be placed, and { $room } spaces are empty.
position-flaw-in-turn = Pieces are placed in turn: { $seat } should have { $due } by now, not { $count }.
position-flaw-shaman-first = { $seat }: the shaman is placed before the warriors.
position-flaw-over-turns = The match is over after { $most } turns.
position-flaw-actions = One or two actions must be left; none when the match ends.
position-flaw-islands = With { $count } islands the match is over; { $most } are the most.
position-flaw-warriors = { $seat } has { $count } warriors on the land; all { $most } must be there.
position-flaw-one-shaman = { $seat } needs one shaman, on the land or away with a spirit in its place.
position-flaw-host = { $seat }: a spirit needs a warrior of the same tribe elsewhere, on which the shaman lies.
position-flaw-rider = The rider cannot be set down like this.
position-flaw-spirit-first = { $seat } completes the spirit movement first: one action must be left, or somebody else’s turn begin.
position-flaw-stuck = { $seat } could do nothing here.
position-flaw-no-sheet = There is no sheet “{ $said }” at this table.
position-flaw-sheets-first = Islands have paint when two sheets are kept.
position-flaw-squares = The island has { $count } squares; so many must be written.
position-flaw-filled = There is no such outline on this island.
position-flaw-science-only = That belongs to Science vs. Carrambah.
position-flaw-round = Space { $count } of the season is round { $count }.
position-flaw-science-pair = These technologies do not go together.
position-flaw-card-needed = It must be said which card is auctioned.
position-flaw-bid-low = The least bid for this card is { $least }.
position-flaw-passed = Who has passed neither leads nor matters after the bidding.
position-flaw-first-alone = Alone, you are always the first player.
position-flaw-carrambah = Your bid and that of Carrambah belong together.
position-flaw-bidder = A bid and who made it belong together.
position-flaw-bid-coins = { $seat } has only { $count } coins.
position-flaw-winner-first = { $seat } has won the bidding and is the first player.
position-flaw-sheets = { $seat } should have { $due } sheets, not { $count }.
position-flaw-copies = There are { $most } copies of each sheet.
position-flaw-harbour = { $seat }: paint begins next to a harbour that is open: { $squares }.
position-flaw-together = { $seat }: all paint of an island hangs together.
position-flaw-outline = { $seat }: a filled outline has one colour on { $squares }.
position-flaw-tokens = At this table the tokens follow from the paint.
position-flaw-lighthouses =
    { $count ->
        [one] { $seat } needs a surrounded Lighthouse for the second island.
       *[other] { $seat } needs { $count } surrounded Lighthouses for so many islands.
    }
position-flaw-accesses = { $seat } has { $count } accesses left, with the kinds of the Lighthouses.
position-flaw-reserve = There are { $most } tokens of each kind, no more.
position-flaw-coins = { $count } coins are too many by now; { $most } are the most.
position-flaw-todo = That cannot be to do in this order.
position-flaw-over-here = The match is over here.
