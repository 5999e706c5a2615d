### The words of printed pages, in English. Every locale has the same ids. A section of the rules is its title, and `.about`
### is what it says; numbers come from the content pack.

print-in-short = The rules on one page
print-scores = Scores
print-total = Total
print-points-cards = Points of all cards
print-points-effects = Scoring effects
print-points-awards = Awards (characters, Kappa)
print-hand = Cards in hand, in a tie

## Origami

print-origami-setup = Set-up
    .about = Take as many families as there are players, all 18 cards of each. With families of the Legends box, add as many pairs of characters as there are players; with the polar family, lay out the rice paper. Shuffle. Deal cards face up to one player after the other until they are worth 10 folds or more; whoever has the fewest folds starts. Take up your cards, and turn up four cards as the draw line.
print-origami-turn = Your turn
    .about = Take exactly one action: draw cards, play an origami, or use the special action on top of one of your collections. Then discard down to your hand limit: 8 cards, unless a card says otherwise.
print-origami-draw = Draw
    .about = Take any cards of the draw line that are worth at most 4 folds together, then fill the line up to four cards.
print-origami-play = Play an origami
    .about = Pay its cost with other cards of your hand: their folds must come to exactly the cost. You choose which paid card lies on top of the discards. Lay the origami on top of one of your two collections, whose sizes may never differ by more than one card. All cards stay visible: names, families and points of covered cards count.
print-origami-effects = Effects
    .about = Instant: once, when you play the card, if you like. Special action: from your next turn on, as your action, while the card lies on top. Ongoing: as long as the card lies on top. Scoring: at the end, covered or not.
print-origami-characters = Characters
    .about = A character goes to the middle of the table and changes the rules for everybody; its other colour is discarded. Then you may play a card of the draw line free of cost.
print-origami-paper = Rice paper
    .about = It only pays costs, each sheet 1 fold, and always returns to its own deck. It counts towards the hand limit.
print-origami-end = The end
    .about = When the deck runs out, the discards become the new deck. When it runs out for the second time, finish the round, so that everybody has had equally many turns; then everybody has one last turn.
print-origami-scoring = Scoring
    .about = Add the points of all cards in both collections, of their scoring effects, and of awards. Most points win; in a tie, more cards in hand.

## Origami Islands

print-islands-need = What you need
    .about = These sheets, as often as people play, two ordinary dice, and a blue, a green and a red pencil for everybody. Cut out coins and tokens; fold and glue the tokens.
print-islands-setup = Set-up
    .about = Everybody takes { $coins } coins, is dealt three island sheets and keeps two of them: four islands. The season marker begins on the first of { $rounds } spaces; every space is a round. Draw lots for the first player.
print-islands-bidding = Bidding
    .about = The first player rolls a die: the card with that number is auctioned. From the first player on, bid or pass in turn. The first bid is at least the number of the card, and each further one is higher. Whoever passed is out for this round. The winner becomes first player and pays the bid.
print-islands-actions = Actions
    .about = All act in turn, beginning with the first player. Whoever won paints one square for each coal pit token, and then the auctioned shape. Everybody else may paint one square in the season colour, and then gains 3 coins, more with gold mines, less with volcanoes, but never less than nothing. Then the season marker advances.
print-islands-painting = Painting
    .about = Only empty squares are painted, all squares of a shape at once in one colour. A shape may be turned, but never mirrored. Your first painting touches a Regular Harbour with a side of a square; on an island that has paint, you touch painted squares in the same way. The dominoes of one card share a colour, and both are painted. You may always decline.
print-islands-access = Another island
    .about = A surrounded Lighthouse lets you begin one more island: beside its Regular or its Secret Harbour if the ring has a single colour, otherwise beside the Regular Harbour.
print-islands-rings = Landmarks
    .about = A landmark is surrounded once all paintable squares among its eight neighbours are painted. In a single colour it gives its better side, in mixed colours the lesser one. Sea, mountains, other landmarks and the edge are closed by themselves.
print-islands-outlines = Outlines
    .about = Fill an outline with exactly one shape in one go: 10 coins at once and 10 points at the end in its own colour, otherwise 5 and 5.
print-islands-end = The end
    .about = The game ends with the season track. Count harbours, temples and outlines, and take off 1 point for every unpainted square on islands that have paint. Most points win; in a tie, more coins.
print-islands-catch-up = Variant: Catch Up and Overtake
    .about = The reserve has one coal pit token and one gold mine token more than there are players. When it is out, take the token that you earned from another player, and turn it to your side.
print-islands-science = Alone: Science vs. Carrambah
    .about = You are always first player. Bid, then roll both dice: their sum, and what the card adds, is Carrambah’s bid; yours wins if it is at least as high. After a bidding that you did not win you may research the next level of one technology instead of a square and income. Each technology works once a round, with one level. Volcanoes pay from the reserve, and only while you have at most 10 coins.

print-sheet = Sheet { $sheet }
print-board = Seasons and cards
print-landmarks = Landmarks
print-science = Science vs. Carrambah
print-harbours = Harbours
print-temples = Temples
print-outlines = Outlines
print-unpainted = Unpainted squares (−)
print-coins-tie = Coins, in a tie
print-token-any = any colour
print-token-season = season
print-token-marker = round
print-token-first = first

print-legend-regular-harbour = Regular Harbour: 20 points, mixed 10
print-legend-secret-harbour = Secret Harbour: 20 points, mixed 10
print-legend-lighthouse = Lighthouse: a new island; mixed: at the Regular Harbour
print-legend-volcano = Volcano: −1 income; surrounded it takes 8 coins, mixed 4
print-legend-coal-pit = Coal Pit: +1 square when you win, any colour; mixed: season
print-legend-grove = Grove: one shape at once, any colour; mixed: random
print-legend-temple = Temple: 10 points, mixed 5
print-legend-gold-mine = Gold Mine: +2 income, mixed +1
print-legend-closed = Sea and mountains close rings
print-legend-blue = Blue outline: 10, in another colour 5
print-legend-green = Green outline: 10, in another colour 5
print-legend-red = Red outline: 10, in another colour 5

## Shaman Island

print-shaman-pieces = The pieces
    .about = Everybody has a tribe: a shaman worth { $shaman }, its spirit, and { $coins } warriors with hidden values. Fold and glue the coins; at the table the warrior shows, and the value is for your eyes alone. Fold the standing pieces and glue their feet.
print-shaman-land = The land
    .about = One tile lies in the middle. In turn everybody lays { $sea } tiles at sea level, each touching the land along at least half an edge, and then { $upper } squarely on top of others. Tiles may be shifted against each other by half a tile. Whatever touches along half an edge or more is one island; a corner is not enough.
print-shaman-placing = The tribes arrive
    .about = In turn everybody places the shaman on an empty space, then the warriors one by one, in any order, secretly chosen. You may look at your own at any time.
print-shaman-turn = Your turn
    .about = Take exactly two actions, the same one twice if you like: move a piece, start a spirit movement, sink a tile, or slide a tile.
print-shaman-move = Move a piece
    .about = Any distance in a straight line over land, a shaman diagonally as well, over pieces of your own tribe but not over others, to an empty space.
print-shaman-spirit = Spirit movement
    .about = Lay your shaman on one of your warriors, wherever it is; the spirit marks the space that it left. Until they change places neither of them moves, and you neither sink nor slide. At the beginning of your next turn, free of charge, the warrior goes to the spirit’s space, the spirit vanishes, and the shaman stands where the warrior stood. Any one piece may ride a spirit; it then comes down on the empty space nearest to the shaman.
print-shaman-sink = Sink a tile
    .about = Your shaman stands on the same island; the tile is at sea level, with nothing on it. It leaves the game.
print-shaman-slide = Slide a tile
    .about = Your shaman stands on the same island. The top tile of a stack moves by two half steps, with all that stands on it. From a higher level it slides straight off onto open water. At sea level it slides along other tiles, around corners too, and touches one half-way and at the end.
print-shaman-end = The end
    .about = At once, when there is one island more than there are players. Complete all spirit movements and turn over all warriors.
print-shaman-scoring = Scoring
    .about = An island belongs to the tribe with the highest total there. It scores its number of tiles times its strongest piece there. Tied tribes share the tiles, the remainder is dropped, and each multiplies by its own strongest piece. Most points win.

print-pieces = Pieces and actions
print-shaman-island = Island { $number }: tiles × strongest
