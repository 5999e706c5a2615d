### The texts of Shaman Island in English. Every locale has the same ids.
###
### Events fill in their own fields: a seat is the name of its player; spaces and tiles are their words; a coin that is
### hidden has the `-count` 0. `$you` is the field that names the reader's seat, `$own` is yes when the fields name one and
### the same seat.
###
### With details a phase says its `.now`. The details are these; give all of them always:
###
###   actions                               how many actions are left, `actions_left` of the view
###   coin                                  `coin` of the view
###   raising                               whether tiles are laid on top of others by now

game-title = Shaman Island

## Names

tribe-suns = Suns
tribe-moons = Moons
tribe-crowns = Crowns
tribe-arms = Arms

piece-shaman = Shaman
    .about = Worth { $value }. Moves any distance in a straight line, also diagonally; sinks and moves tiles of its island.
piece-warrior = Warrior
    .about = Worth what its coin shows. Moves any distance in a straight line, but not diagonally.
piece-spirit = Spirit
    .about = Marks where a shaman was, until it changes places with its warrior. Any piece may ride it.
piece-tile = Tile
    .about = Four spaces of land. Stacks that touch along half an edge or more are one island.

## What to do now

phase-lot = The lot decides who starts.
phase-deal = Values are dealt to the warriors in secret.
phase-build = Lay a tile: first at sea level beside the land, later on top of others.
    .now =
        { $raising ->
            [yes] Lay a tile on top of another one.
           *[no] Lay a tile at sea level, so that it touches the land.
        }
phase-coin = Choose secretly which warrior you place next.
phase-place = Place your piece on an empty space.
    .now =
        { $coin-count ->
            [0] Place your shaman on an empty space.
           *[other] Place warrior { $coin } on an empty space.
        }
phase-turn = Take an action: move a piece, start a spirit movement, sink a tile, or slide a tile.
    .now =
        { $actions ->
            [one] Take your last action
           *[other] Take the first of { $actions } actions
        }: move a piece, start a spirit movement, sink a tile, or slide a tile.
phase-settle = Set down the rider of your spirit on one of the nearest empty spaces.
phase-over = The game is over.

## What the words of actions mean

word-start = this player starts
word-lay = lay a tile at sea level; its south-western space is named
word-raise = lay a tile on top of this one
word-coin = place this warrior next; nobody else is told
word-place = place the piece on this space
word-move = move a piece from this space to that one
word-ride = move a piece from this space onto the spirit there
word-spirit = start a spirit movement towards your warrior on this space
word-settle = set the rider down on this space
word-sink = sink this tile
word-slide = slide this tile by two half steps
word-north = half a tile northwards
word-east = half a tile eastwards
word-south = half a tile southwards
word-west = half a tile westwards
word-northeast = around a corner to the north-east
word-southeast = around a corner to the south-east
word-southwest = around a corner to the south-west
word-northwest = around a corner to the north-west

## What happened

told-piece =
    { $piece ->
        [shaman] { $you ->
            [seat] your shaman
           *[other] the shaman
        }
       *[warrior] { $coin-count ->
            [0] a warrior
           *[other] warrior { $coin }
        }
    }
starter-found =
    { $you ->
        [seat] You are the starting player.
       *[other] { $seat } is the starting player.
    }
tile-laid =
    { $you ->
        [seat] You lay
       *[other] { $seat } lays
    } a tile at { $site }.
tile-raised =
    { $you ->
        [seat] You lay
       *[other] { $seat } lays
    } a tile on top at { $site }, now { $height } high.
coin-chosen =
    { $you ->
        [seat] You choose
       *[other] { $seat } chooses
    } { $coin-count ->
        [0] a warrior
       *[other] warrior { $coin }
    } to be placed next.
piece-placed =
    { $you ->
        [seat] You place
       *[other] { $seat } places
    } { told-piece } on { $space }.
piece-moved =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } { told-piece } from { $start } to { $end }.
spirit-ridden =
    { $you ->
        [seat] You move
       *[other] { $seat } moves
    } { told-piece } from { $start } onto { $own ->
        [yes] { $you ->
            [seat] your own
           *[other] their own
        }
       *[no] { $you ->
            [owner] your
           *[other] { $owner }’s
        }
    } spirit on { $end }.
spirit-left =
    { $you ->
        [seat] You send your
       *[other] { $seat } sends the
    } shaman into the spirit world: the spirit stays on { $spirit }, the shaman lies on { $coin-count ->
        [0] a warrior
       *[other] warrior { $coin }
    } on { $host }.
spirit-returned =
    { $you ->
        [seat] Your
       *[other] { $seat }’s
    } spirit movement is complete: the shaman stands on { $shaman }, { $coin-count ->
        [0] a warrior
       *[other] warrior { $coin }
    } on { $warrior }.
rider-settled =
    { $own ->
        [yes] { $you ->
            [seat] Your
           *[other] { $seat }’s
        } spirit sets down { $you ->
            [seat] your
           *[other] their
        } own
       *[no] { $you ->
            [seat] Your
           *[other] { $seat }’s
        } spirit sets down { $you ->
            [owner] your
           *[other] { $owner }’s
        }
    } { $piece ->
        [shaman] shaman
       *[warrior] { $coin-count ->
            [0] warrior
           *[other] warrior { $coin }
        }
    } on { $space }.
tile-sunk =
    { $you ->
        [seat] You sink
       *[other] { $seat } sinks
    } the tile at { $site }.
tile-slid =
    { $you ->
        [seat] You slide
       *[other] { $seat } slides
    } the tile at { $start } by way of { $half-way } to { $end }{ $riders ->
        [0] {""}
       *[other] , with all that stands on it
    }.
islands-changed =
    { $islands ->
        [one] There is only one island now.
       *[other] There are { $islands } islands now.
    }
turn-lost =
    { $you ->
        [seat] There is nothing you can do: the rest of your turn is lost.
       *[other] { $seat } cannot do anything and loses the rest of the turn.
    }
turn-began =
    { $you ->
        [seat] Round { $round }: it is your turn.
       *[other] Round { $round }: it is { $seat }’s turn.
    }
game-ended =
    { $reason ->
        [turn-limit] { reason-turn-limit }
       *[islands] { reason-islands }
    }
island-scored =
    The island at { $island }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, brings { $controllers-count ->
        [0] nobody any points
       *[other] { $each }
    }.
    .each =
        { $you ->
            [yes] you
           *[no] { $name }
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } (strength { $totals })

## How it ended

reason-islands = The game is over: the land has fallen apart into enough islands.
reason-turn-limit = The game is over: the agreed number of turns has been played.
