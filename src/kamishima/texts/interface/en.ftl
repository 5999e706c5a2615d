### The texts that all games share, in English. Every locale has the same ids.
###
### All ids with their arguments; `count`, `points`, `rank` and `round` are numbers, everything else is a text that is
### ready to be shown (names of cards come from `card_name`, lists of them from `join` or `card_names`).
###
###   table-welcome(game, players)          table-draw-line
###   table-draw-line-empty                 table-deck(count)
###   table-discards(count, top)            table-rice-paper(count)
###   table-known(cards)                    table-aside(cards)
###   table-aside-hidden(count)             table-gift(card)
###   table-gift-left(card)                 table-gift-right(card)
###   table-has-chosen(name)                table-drawn(card)
###   table-starter                         table-round(round)
###   table-last-round                      table-cost(count)
###   table-folds(count)                    table-points(count)
###   table-copies(count)                   table-prompt
###   table-may-follow(words)               table-not-offered(words)
###   table-not-offered-because(words, reason)
###   table-help-intro(example)             table-help-question
###   table-help-log                        table-help-score
###   table-help-undo                       table-help-save
###   table-help-quit                       table-placeholder-name
###   table-placeholder-file                table-saved(file)
###   table-resumed(file, count)            table-undone(words)
###   table-undo-refused                    table-log
###   table-scores                          table-goodbye
###   table-sheet                           table-sheet-card
###   table-sheet-points                    table-sheet-bonus
###   table-sheet-awards                    table-sheet-total
###   table-commitment(hash)                table-secret(secret)
###   table-verify(command)
###
### Said by `result_lines`; `you` is yes or no, `names` are the winners without you, `name` is a single player:
###
###   result-win(you, names, points)        result-shared(you, names, points)
###   result-place(rank, name, points)      result-alone(you, name, points)

## The table

table-welcome = Welcome to { $game }, { $players }!
table-draw-line = Draw line
table-draw-line-empty = The draw line is empty.
table-deck =
    Deck: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
table-discards =
    Discards: { $count ->
        [0] none
        [one] { $count } card, { $top } on top
       *[other] { $count } cards, { $top } on top
    }
table-rice-paper =
    Rice paper: { $count ->
        [0] none left
        [one] { $count } sheet
       *[other] { $count } sheets
    }
table-known = Seen in this hand: { $cards }
table-aside = Laid out beside the deck: { $cards }
table-aside-hidden =
    Held face down by an effect: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-gift = You are passing on { $card }.
table-gift-left = You are passing { $card } to the left.
table-gift-right = You are passing { $card } to the right.
table-has-chosen = { $name } has chosen a card.
table-drawn = Just drawn: { $card } (may help to pay, cannot be played itself)
table-starter = starting player
table-round = Round { $round }
table-last-round = This is the last round!

## Cards

table-cost = Cost { $count }
table-folds =
    { $count ->
        [one] { $count } fold
       *[other] { $count } folds
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    } in the deck

## Talking to the table

table-prompt = Your move
table-may-follow = This may follow: { $words }
table-not-offered = “{ $words }” is not possible now.
table-not-offered-because = “{ $words }” is not possible now: { $reason }.
table-help-intro = Say what you do in words, for example “{ $example }”. The Tab key completes a word, and the line beneath shows what may follow.
table-help-question = show this help
table-help-log = read what has happened
table-help-score = see how the points stand
table-help-undo = take back your last choice
table-help-save = save the match to go on later
table-help-quit = leave the table
table-placeholder-name = NAME
table-placeholder-file = FILE
table-saved = The match is saved in { $file }.
table-resumed =
    Welcome back! The match from { $file } goes on after { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
table-undone = Taken back: { $words }
table-undo-refused = That cannot be taken back: somebody has acted since, or something hidden has been seen.
table-log = What has happened
table-scores = How the points stand
table-goodbye = Thank you for playing. See you soon!

## The end

table-sheet = Final scores
table-sheet-card = Card
table-sheet-points = Points
table-sheet-bonus = Bonus
table-sheet-awards = Awards
table-sheet-total = Total
table-commitment = The chance of this match is sealed: { $hash }
table-secret = The seal is broken, this was the secret: { $secret }
table-verify = Check everything that chance has decided: { $command }

result-win =
    { $you ->
        [yes] You win
       *[no] { $names } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
result-shared =
    { $you ->
        [yes] You share the victory with { $names }
       *[no] { $names } share the victory
    }, at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each!
result-place =
    { $rank }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-alone =
    { $you ->
        [yes] You reach
       *[no] { $name } reaches
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
