### The terminal's own texts, in English; what all tables share is in kamishima/texts. Every locale has the same ids.

terminal-since = What happened
terminal-points = points
terminal-you = you
terminal-round-of = Round { $round } of { $last }

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
