### The terminal's own texts, in English; what all tables share is in kamishima/texts. Every locale has the same ids.

terminal-since = What happened
terminal-cost = cost
terminal-folds = folds
terminal-points = points
terminal-effect = effect
terminal-collections = Collections
terminal-top-first = top card first
terminal-you = you
terminal-hand-short =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
terminal-hand-limit = { $count } of { $limit } cards
terminal-round-of = Round { $round } of { $last }
terminal-hand = Your hand
terminal-open-hand = hand
terminal-playable = * can be played now
terminal-dealt =
    { $you ->
        [yes] You are dealt { $cards }.
       *[no] { $name } is dealt { $cards }.
    }
terminal-discard-pile = Discard pile, top card first

## Talking

terminal-begin = Press Enter to begin, or say “?” for help.
terminal-end-turn = Press Enter to end your turn, or say “undo” to take it back.
terminal-next = Next: { $words }
terminal-meant = Did you mean “{ $words }”?
terminal-press-enter = Enter says it like this.
terminal-help-card =
    { $things ->
        [landmarks] read what a landmark, a technology or a sheet is
        [pieces] read what a piece can do
       *[cards] read what a card does
    }
terminal-help-cards =
    { $things ->
        [landmarks] read all landmarks, technologies and cards
        [pieces] read all pieces
       *[cards] read all cards in play
    }
terminal-help-discards =
    { $things ->
        [pieces] see how many tiles have been sunk
       *[cards] look through the discard pile
    }
terminal-help-table = show the table again
terminal-help-enter = show what may be said next
terminal-help-keys = The arrow keys bring back earlier lines.
terminal-help-secret = A save file holds the secret of its match: whoever reads it knows what is hidden and what will come.
terminal-unknown =
    { $things ->
        [landmarks] There is no landmark, technology or sheet “{ $name }”.
        [pieces] There is no piece or tribe “{ $name }”.
       *[cards] There is no card “{ $name }”.
    }
terminal-resume = Go on later with: { $command }
terminal-record = The record of the match is in { $file }.
terminal-replay = Look at the match again: { $command }

## Replay

terminal-step = Step { $count } of { $total }
terminal-eyes-seat = seen by { $name }
terminal-eyes-table = seen from outside, hands closed
terminal-eyes-open = all hands open
terminal-keys = q quit  → next  ← back  PgDn/PgUp turns  Home/End  { $seats } eyes  0 outside  a open
terminal-not-over = All hands are opened only when a match is over; this one is still running.
terminal-no-seat = There is no seat { $seat } at this table; the seats are { $seats }.

## Origami Islands

terminal-islands-season = Season
terminal-islands-card = Card { $number }: { $shape }, { $colour }
terminal-islands-bid = { $name } bids { $coins }
terminal-islands-carrambah = Carrambah bids { $coins }
terminal-islands-dice = Dice: { $dice }
terminal-islands-triggers = Still to be worked off:
terminal-islands-yours = Your islands
terminal-islands-of = Islands of { $name }
terminal-islands-others = Islands of the others
terminal-islands-sheets = Sheets to choose from
terminal-islands-players = Players
terminal-islands-reserve = reserve: C { $coal } · $ { $gold }
terminal-islands-coins = coins
terminal-islands-income = income
terminal-islands-bids = bid
terminal-islands-first = first player
terminal-islands-science = Science
terminal-islands-researched = researched
terminal-islands-used = used in this round
terminal-islands-legend = Signs
terminal-islands-outline-sign = outline in this colour
terminal-islands-open = can be named now
terminal-islands-single = surrounded in a single colour
terminal-islands-mixed = surrounded in mixed colours
terminal-islands-coins-short =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
terminal-islands-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
terminal-islands-no-discards = Nothing is discarded in this game.

## Shaman Island

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
