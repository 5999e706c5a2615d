### How the terminal shows Shaman Island, in English.

terminal-shaman-tribes = Tribes
terminal-shaman-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
terminal-shaman-sunk =
    { $count ->
        [0] no tile has been sunk
        [one] { $count } tile has been sunk
       *[other] { $count } tiles have been sunk
    }
terminal-shaman-coin = placing the coin of { $value }
terminal-shaman-rider = to be set down:
terminal-shaman-spirit-way = spirit on { $spirit }, shaman on { $host }
terminal-shaman-hand = coins in hand { $coins }
terminal-shaman-hand-hidden =
    { $count ->
        [one] { $count } coin in hand
       *[other] { $count } coins in hand
    }
terminal-shaman-islands =
    { $count ->
        [one] { $count } island
       *[other] { $count } islands
    }
terminal-shaman-end = end with { $count }
terminal-shaman-tiles = ×{ $count }
terminal-shaman-island = Island
terminal-shaman-size = Tiles
terminal-shaman-legend = Signs
terminal-shaman-hidden = hidden value
terminal-shaman-host = shaman lies on it
terminal-shaman-height = height
terminal-shaman-water = water
terminal-shaman-target = can be named now
terminal-shaman-chosen = chosen
terminal-shaman-worth = worth { $values }
