### The table of Shaman Island in the browser.

## The map

shaman-map = The sea with its land
shaman-closer = Closer
shaman-farther = Farther away
shaman-fit = See the whole land
shaman-north = north
shaman-keys-zoom = The map closer, farther away, or whole
shaman-keys-pan = Move the map, while it is close
shaman-can-choose = { $what } – choose it
shaman-strength = strength { $strength }
shaman-piece =
    { $own ->
        [yes] Your
       *[no] { $owner }’s
    } { $rank ->
        [shaman] shaman
        [spirit] spirit
       *[warrior] warrior{ $known ->
            [yes] {" "}{ $value }
           *[no] {""}
        }
    } on { $space }{ $how ->
        [rides] , riding a spirit
        [carries] , with the shaman laid on it
        [lies] , laid on a warrior
       *[stands] {""}
    }
shaman-tile =
    { $height ->
        [one] Tile
       *[other] Stack of { $height } tiles
    } at { $site }, on an island of { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
shaman-target =
    { $verb ->
        [lay] Lay a tile at { $to }
        [raise] Lay a tile on top at { $to }
        [place] Place it on { $to }
        [settle] Set the rider down on { $to }
        [take] Take away what is on { $to }
        [ride] Ride the spirit on { $to }
        [sink] Sink the tile at { $to }
        [spirit] Send the shaman’s spirit to { $to }
        [slide] Slide to { $to }, by way of { $way }
       *[move] Move to { $to }
    }

## How far the game is

shaman-setup = The island is being built
shaman-round = Round { $round } of { $last }
shaman-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
shaman-sunk =
    { $count ->
        [one] { $count } tile sunk
       *[other] { $count } tiles sunk
    }
shaman-end =
    { $now ->
        [one] { $now } island
       *[other] { $now } islands
    } – with { $needed } the game ends
shaman-rounds-left =
    { $count ->
        [0] This is the last round
        [one] { $count } more round at most
       *[other] { $count } more rounds at most
    }

## The tribes

shaman-tribes = The tribes
shaman-about = About the { $tribe }
shaman-under-way = Spirit movement: from { $spirit } to the warrior on { $host }
shaman-rider =
    { $rank ->
        [shaman] The shaman is being set down
       *[warrior] A warrior is being set down
    }
shaman-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shaman-hand = Warriors still in hand
shaman-hand-hidden =
    { $count ->
        [one] { $count } warrior still in hand
       *[other] { $count } warriors still in hand
    }
shaman-coin = Warrior { $value }

## The islands

shaman-islands =
    { $count ->
        [one] { $count } island
       *[other] { $count } islands
    }
shaman-islands-then =
    { $count ->
        [one] Then: { $count } island
       *[other] Then: { $count } islands
    }
shaman-size =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
shaman-at = at { $site }
shaman-nobody = Nobody is there
shaman-leads = leads on what you can see
shaman-ties = tied on what you can see
shaman-hidden = A question mark is a warrior whose value you do not know.

## What is held

shaman-upon = On it: { $pieces }
shaman-moves =
    { $count ->
        [one] It can go to { $count } space.
       *[other] It can go to { $count } spaces.
    }
shaman-slides =
    { $count ->
        [one] The top tile can slide to { $count } place.
       *[other] The top tile can slide to { $count } places.
    }
shaman-nothing = Nothing can be done with it now.
shaman-sink = Sink this tile
shaman-send = Send the shaman’s spirit here
shaman-below = Take the tile below
shaman-release = Let go

## What an action would bring

shaman-then =
    { $count ->
        [one] Then there is { $count } island, of { $sizes } tiles.
       *[other] Then there are { $count } islands, of { $sizes } tiles.
    }
shaman-then-end = Then there are { $count } islands, of { $sizes } tiles, and the game ends: all warriors are turned over.

## The end

shaman-sheet = What the islands brought
shaman-island = Island
shaman-tiles = Tiles
shaman-sum = { $tiles } × { $strongest }, strength { $total }
shaman-total = strength { $total }
shaman-worth = A tribe has one of each: { $values }.

## The gallery

shaman-gallery-pieces = Pieces and tiles

## Placing a position

shaman-position-about = Lay tiles and put pieces wherever you like; then share the position as a link, or play on from it.
shaman-position-hidden = Which warrior has which value stays hidden: it is drawn by lot when the match begins.
