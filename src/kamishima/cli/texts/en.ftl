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
terminal-press-enter = Enter says it like this.
terminal-help-cards = read all cards in play
terminal-help-discards = look through the discard pile
terminal-help-table = show the table again
terminal-help-enter = show what may be said next
terminal-help-keys = Tab completes a word, the arrow keys bring back earlier lines.
terminal-help-secret = A save file holds the secret of its match: whoever reads it knows what is hidden and what will come.
terminal-resume = Go on later with: { $command }
terminal-record = The record of the match is in { $file }.
terminal-replay = Look at the match again: { $command }

## Replay

terminal-step = Step { $count } of { $total }
terminal-eyes-seat = seen by { $name }
terminal-eyes-table = seen from outside, hands closed
terminal-eyes-open = all hands open
terminal-keys = → next   ← back   PgDn/PgUp by turns   Home/End   { $seats } eyes   0 outside   a open   q quit
terminal-not-over = All hands are opened only when a match is over; this one is still running.
terminal-no-seat = There is no seat { $seat } at this table; the seats are { $seats }.
