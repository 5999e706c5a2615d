### What is printed of Shaman Island, in English. A section of the rules is its title, and `.about` is what it says.

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
