### Teksty planszy gry Origami Islands po polsku.

## Pory roku i licytacja

islands-season = Tor pór roku
islands-season-now = Pora roku: { $colour }
islands-season-run = { $count } × { $colour }
islands-season-coming = Pozostało: { $colours }.
islands-round = Runda { $round } · pole { $space }/{ $spaces }
islands-auction = Licytacja
islands-no-bid = Nie ma jeszcze ofert; najmniej { $least }.
islands-nobody = Nikt nie wygrał karty.
islands-bid-of = Najwyższa oferta: { $name }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
islands-bid-lost = Twoja oferta { $coins } nie wystarczyła.
islands-carrambah = Oferta Carrambaha: { $coins }
islands-reserve = Żetony w rezerwie: kopalnie węgla { $coal }, kopalnie złota { $gold }
islands-die-auction = Na kostce licytacji: { $die }
islands-die-colour = Na kostce koloru: { $die }
islands-die-shape = Na kostce kształtu: { $die }
islands-die-carrambah = Na kostce Carrambaha: { $die }
islands-dice-carrambah = Kostki Carrambaha
islands-bids = Twoja oferta
islands-bid = Zaoferuj { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
islands-bids-more = Więcej…
islands-bids-fewer = Mniej

## Gracze

islands-first = pierwszy gracz
islands-coins-title = Monety
islands-coins = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
islands-income = dochód { $count }
islands-income-then = Dochód od teraz: { $count }
islands-bids-now = oferuje { $coins }
islands-passed = pas
islands-token-coal-any = { $count ->
        [one] { $count } żeton kopalni węgla na dowolny kolor
        [few] { $count } żetony kopalni węgla na dowolny kolor
        [many] { $count } żetonów kopalni węgla na dowolny kolor
       *[other] { $count } żetonu kopalni węgla na dowolny kolor
    }
islands-token-coal-season = { $count ->
        [one] { $count } żeton kopalni węgla na kolor pory roku
        [few] { $count } żetony kopalni węgla na kolor pory roku
        [many] { $count } żetonów kopalni węgla na kolor pory roku
       *[other] { $count } żetonu kopalni węgla na kolor pory roku
    }
islands-token-gold-two = { $count ->
        [one] { $count } żeton kopalni złota wart 2
        [few] { $count } żetony kopalni złota warte po 2
        [many] { $count } żetonów kopalni złota wartych po 2
       *[other] { $count } żetonu kopalni złota wartego 2
    }
islands-token-gold-one = { $count ->
        [one] { $count } żeton kopalni złota wart 1
        [few] { $count } żetony kopalni złota warte po 1
        [many] { $count } żetonów kopalni złota wartych po 1
       *[other] { $count } żetonu kopalni złota wartego 1
    }
islands-token-volcano = { $count ->
        [one] { $count } żeton wulkanu: o jedną monetę mniej z każdego dochodu
        [few] { $count } żetony wulkanu: o tyle monet mniej z każdego dochodu
        [many] { $count } żetonów wulkanu: o tyle monet mniej z każdego dochodu
       *[other] { $count } żetonu wulkanu: o tyle monet mniej z każdego dochodu
    }
islands-token-access-any = { $count ->
        [one] dostęp do { $count } nowej wyspy, przy dowolnym porcie
       *[other] dostęp do { $count } nowych wysp, przy dowolnym porcie
    }
islands-token-access-regular = { $count ->
        [one] dostęp do { $count } nowej wyspy, przy porcie głównym
       *[other] dostęp do { $count } nowych wysp, przy porcie głównym
    }

## Co teraz zrobić

islands-now = Co teraz zrobić
islands-step-coal = Przed kształtem możesz pomalować pojedyncze pola, po jednym za każdy żeton kopalni węgla. Masz { $any } na dowolny kolor i { $season } na kolor pory roku ({ $colour }).
islands-step-grove = Twój gaj jest otoczony: jeszcze jeden kształt, teraz albo nigdy. To, co otoczy, też liczy się od razu.
islands-step-square = Licytacja nie jest twoja: pomaluj jedno pole (kolor: { $colour }), a potem dostaniesz swój dochód: { $income }.
islands-step-volcano = Twój wulkan wybucha nad najbogatszą osobą. Kilka osób jest równie bogatych: wybierz jedną.
islands-step-taking = W rezerwie nie ma już takiego żetonu, więc trafi do ciebie od kogoś innego. Wybierz, od kogo i którą stroną.
islands-step-expancing = Wskazuj połączone pola jedno po drugim; nie muszą tworzyć żadnego kształtu z kart. Kolor: { $colour }.
islands-shapes = Wybierz kształt
islands-brush = Twój kształt
islands-turn-left = Obróć w lewo
islands-turn-right = Obróć w prawo
islands-turn-how = Obracaj klawiszem R, kółkiem myszy albo naciskając jeszcze raz.
islands-keys-turn = Obróć kształt w prawo lub w lewo
islands-keys-read = Przeczytaj, do czego służy to miejsce
islands-prompt-bid = Oferta { $bid }: jeśli zdobędziesz kartę, { $left ->
        [0] nie zostanie żadna moneta
        [one] zostanie { $left } moneta
        [few] zostaną { $left } monety
        [many] zostanie { $left } monet
       *[other] zostanie { $left } monety
    }.
islands-prompt-keep = Zatrzymane arkusze: { $kept } z { $all }.
islands-prompt-paint = Pomaluj { $squares } na wyspie { $island }{ $known ->
        [yes] : { $colour }.
       *[no] ; wybierz kolejne pola albo kolor.
    }
islands-outcome = Co to da
islands-points = Punkty
islands-chance-follows = Potem następuje rzut kostką.

## Wyspy

islands-yours = Twoje wyspy
islands-of = Wyspy gracza { $name }
islands-others = Wyspy pozostałych
islands-legend = Do czego służą miejsca
islands-one-large = Jedna duża
islands-which = Która wyspa jest duża
islands-can-paint = tu możesz malować
islands-empty = puste
islands-surrounded = { $how ->
        [single] otoczenie w jednym kolorze
       *[mixed] otoczenie w różnych kolorach
    }
islands-outline = kontur: { $colour }
islands-square-open = { $what } – maluj tutaj
islands-square-chosen = { $what } – wybrane
islands-summary = { $island }: pomalowane pola { $painted } z { $squares }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
islands-score = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
islands-tally = Arkusz punktów
islands-rank = { $rank }. miejsce
islands-sheets = Arkusze
islands-sheet = Arkusz { $sheet }
islands-sheet-large = Przyjrzyj się
islands-sheet-twice = Weź dwa razy

## Science vs. Carrambah

islands-science = Arkusz nauki
islands-or = lub
islands-closed = zamknięte
islands-level-unknown = jeszcze nie
islands-level-known = zbadane
islands-level-used = użyte
islands-level-use = użyj
islands-level-research = zbadaj
islands-no-title = Tym razem bez tytułu.
islands-best = Twoje najlepsze wyniki
islands-best-line = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $day }

## The gallery

islands-gallery-landmarks = Miejsca
islands-gallery-auctioned = Karty rozwoju
islands-gallery-technologies = Technologie
islands-gallery-islands = Wyspy
islands-gallery-draw = Narysuj własną wyspę
islands-gallery-change = Zmień tę wyspę

## The pack of a new table

islands-pack = Własne wyspy
islands-pack-about = Narysuj wyspy i zagraj na nich.
islands-pack-draw = Narysuj wyspę
islands-pack-own = Przy tym stole gra się twoim zestawem „{ $pack }” (arkuszy: { $sheets }).
islands-pack-change = Zmień go
islands-pack-house = Graj na drukowanych wyspach

## Placing a position

islands-position-about = Pomaluj wyspy, jak chcesz, rozdaj monety i wybierz chwilę rundy; potem udostępnij pozycję linkiem albo zagraj od niej.
