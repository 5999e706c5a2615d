### How the terminal shows Origami Islands, in English.

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
