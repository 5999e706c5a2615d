### Jak terminal pokazuje Origami Islands, po polsku.

terminal-islands-season = Pora roku
terminal-islands-card = Karta { $number }: { $shape }, { $colour }
terminal-islands-bid = { $name } oferuje { $coins }
terminal-islands-carrambah = Carrambah oferuje { $coins }
terminal-islands-dice = Kostki: { $dice }
terminal-islands-triggers = Do rozpatrzenia:
terminal-islands-yours = Twoje wyspy
terminal-islands-of = Wyspy gracza { $name }
terminal-islands-others = Wyspy pozostałych
terminal-islands-sheets = Arkusze do wyboru
terminal-islands-players = Gracze
terminal-islands-reserve = rezerwa: C { $coal } · $ { $gold }
terminal-islands-coins = monety
terminal-islands-income = dochód
terminal-islands-bids = oferta
terminal-islands-first = pierwszy gracz
terminal-islands-science = Nauka
terminal-islands-researched = zbadane
terminal-islands-used = użyte w tej rundzie
terminal-islands-legend = Znaki
terminal-islands-outline-sign = kontur w tym kolorze
terminal-islands-open = można teraz wskazać
terminal-islands-single = otoczone jednym kolorem
terminal-islands-mixed = otoczone różnymi kolorami
terminal-islands-coins-short =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
terminal-islands-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
terminal-islands-no-discards = W tej grze niczego się nie odrzuca.
