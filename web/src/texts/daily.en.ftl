### The daily challenge, in English. Every locale has the same ids.

daily-today = Today’s island
daily-on = The island of { $day }
daily-card-about = One island a day against Carrambah: the same sheets and the same dice for everybody.
daily-about = Science vs. Carrambah, alone: on this day everybody gets the same three sheets to choose from and the same dice.
daily-rules = Your first attempt counts. It is played without hints; you can break off and go on until the day ends at midnight, universal time. What you play after it is practice.
daily-left = The next island comes in { $hours } h { $minutes } min.
daily-finished =
    { $finished ->
        [0] Nobody has finished it yet.
        [one] One of { $begun } has finished it.
       *[other] { $finished } of { $begun } have finished it.
    }
daily-play = Play today’s island
daily-see = The day’s results
daily-own-none = You did not play on this day.
daily-own-playing = You have begun; go on whenever you like today.
daily-own-unfinished = The day ended before you did, so your attempt does not count. You can play it on all the same.
daily-own-finished = Place { $rank } of { $of } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
daily-title = Title: { $title }
daily-practise = Practise with the same dice
daily-practise-on = Go on practising
daily-practise-about = Practice does not change the results. Hints are allowed.
daily-results = Results
daily-results-place = Place
daily-results-title = Title
daily-results-match = Match
daily-results-none = Nobody is here yet.
daily-results-you = you
daily-results-sealed = The matches can be watched when the day is over: they would give the dice away.
daily-watch = Look at the match of { $name }
daily-share = Your result to pass on
daily-shared = Kamishima, { $day }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, place { $rank } of { $of }. { $link }
daily-history = Your days
daily-history-none = No island of the day is among your matches yet.
daily-history-day = Day
daily-history-best = Your best: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } on { $day }
daily-history-playing = under way
daily-history-unfinished = not finished
daily-days = Other days
daily-before = Earlier: { $day }
daily-after = Later: { $day }
daily-back = To today’s island
daily-seal = How chance can be checked
daily-seal-about = Everybody’s dice come from one secret of this day. Its SHA-256 is shown from the first minute of the day; the secret is published shortly after the last one, and then every record can be checked.
daily-seal-hash = SHA-256: { $hash }
daily-seal-secret = Secret: { $secret }
daily-mark = Island of the day, { $day }
daily-mark-practice = Island of the day, { $day }: practice
daily-sealed = The record, the check and playing on from here are possible when the day is over: others still play with the same dice.
