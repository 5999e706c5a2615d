### Teksty gry Shaman Island po polsku. Znaczenie argumentów opisano w en.ftl.

game-title = Shaman Island

## Nazwy

tribe-suns = Słońca
tribe-moons = Księżyce
tribe-crowns = Korony
tribe-arms = Herby

piece-shaman = Szaman
    .about = Wart { $value }. Porusza się po linii prostej na dowolną odległość, także na ukos; zatapia i przesuwa kafelki swojej wyspy.
piece-warrior = Wojownik
    .about = Wart tyle, ile pokazuje jego moneta. Porusza się po linii prostej na dowolną odległość, ale nie na ukos.
piece-spirit = Duch
    .about = Pokazuje, gdzie stał szaman, dopóki nie zamieni się miejscami ze swoim wojownikiem. Może go dosiąść każda figura.
piece-tile = Kafelek
    .about = Cztery pola lądu. Stosy, które stykają się co najmniej połową krawędzi, tworzą jedną wyspę.

## Co teraz zrobić

phase-lot = Los decyduje, kto zaczyna.
phase-deal = Wojownicy dostają w tajemnicy swoje wartości.
phase-build = Połóż kafelek: najpierw na poziomie morza przy lądzie, później na innych.
    .now =
        { $raising ->
            [yes] Połóż kafelek na innym kafelku.
           *[no] Połóż kafelek na poziomie morza, tak by stykał się z lądem.
        }
phase-coin = Wybierz w tajemnicy, którego wojownika teraz wystawisz.
phase-place = Postaw swoją figurę na pustym polu.
    .now =
        { $coin-count ->
            [0] Postaw swojego szamana na pustym polu.
           *[other] Postaw wojownika { $coin } na pustym polu.
        }
phase-turn = Wykonaj akcję: przesuń figurę, zacznij podróż ducha, zatop kafelek albo przesuń kafelek.
    .now =
        { $actions ->
            [one] Wykonaj ostatnią akcję
           *[other] Wykonaj pierwszą z { $actions } akcji
        }: przesuń figurę, zacznij podróż ducha, zatop kafelek albo przesuń kafelek.
phase-settle = Postaw jeźdźca swojego ducha na jednym z najbliższych pustych pól.
phase-over = Gra skończona.

## Co znaczą słowa akcji

word-start = ten gracz zaczyna
word-lay = połóż kafelek na poziomie morza; podaj jego południowo-zachodnie pole
word-raise = połóż kafelek na tym kafelku
word-coin = wystaw teraz tego wojownika; nikt inny się nie dowie
word-place = postaw figurę na tym polu
word-move = przesuń figurę z tego pola na tamto
word-ride = przesuń figurę z tego pola na ducha na tamtym
word-spirit = zacznij podróż ducha do swojego wojownika na tym polu
word-settle = postaw jeźdźca na tym polu
word-sink = zatop ten kafelek
word-slide = przesuń ten kafelek o dwa półkroki
word-north = pół kafelka na północ
word-east = pół kafelka na wschód
word-south = pół kafelka na południe
word-west = pół kafelka na zachód
word-northeast = za róg, na północny wschód
word-southeast = za róg, na południowy wschód
word-southwest = za róg, na południowy zachód
word-northwest = za róg, na północny zachód

## Co się wydarzyło

told-piece =
    { $piece ->
        [shaman] { $you ->
            [seat] swojego szamana
           *[other] szamana
        }
       *[warrior] { $coin-count ->
            [0] wojownika
           *[other] wojownika { $coin }
        }
    }
starter-found =
    { $you ->
        [seat] Rozpoczynasz grę.
       *[other] Grę rozpoczyna { $seat }.
    }
tile-laid =
    { $you ->
        [seat] Kładziesz
       *[other] { $seat } kładzie
    } kafelek na { $site }.
tile-raised =
    { $you ->
        [seat] Kładziesz
       *[other] { $seat } kładzie
    } kafelek na wierzchu { $site }; wysokość stosu: { $height }.
coin-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } { $coin-count ->
        [0] następnego wojownika
       *[other] następnego wojownika: { $coin }
    }.
piece-placed =
    { $you ->
        [seat] Stawiasz
       *[other] { $seat } stawia
    } { told-piece } na { $space }.
piece-moved =
    { $you ->
        [seat] Przesuwasz
       *[other] { $seat } przesuwa
    } { told-piece } z { $start } na { $end }.
spirit-ridden =
    { $you ->
        [seat] Przesuwasz
       *[other] { $seat } przesuwa
    } { told-piece } z { $start } na { $own ->
        [yes] własnego ducha
       *[no] { $you ->
            [owner] twojego ducha
           *[other] ducha gracza { $owner }
        }
    } na { $end }.
spirit-left =
    { $you ->
        [seat] Wysyłasz swojego
       *[other] { $seat } wysyła
    } szamana do świata duchów: duch zostaje na { $spirit }, szaman leży na { $coin-count ->
        [0] wojowniku
       *[other] wojowniku { $coin }
    } na { $host }.
spirit-returned =
    Podróż { $you ->
        [seat] twojego ducha
       *[other] ducha gracza { $seat }
    } jest zakończona: szaman stoi na { $shaman }, { $coin-count ->
        [0] wojownik
       *[other] wojownik { $coin }
    } na { $warrior }.
rider-settled =
    { $you ->
        [seat] Twój duch
       *[other] Duch gracza { $seat }
    } stawia { $own ->
        [yes] własnego{" "}
       *[no] { $you ->
            [owner] twojego{" "}
           *[other] {""}
        }
    }{ $piece ->
        [shaman] szamana
       *[warrior] { $coin-count ->
            [0] wojownika
           *[other] wojownika { $coin }
        }
    }{ $own ->
        [yes] {""}
       *[no] { $you ->
            [owner] {""}
           *[other] {" "}gracza { $owner }
        }
    } na { $space }.
tile-sunk =
    { $you ->
        [seat] Zatapiasz
       *[other] { $seat } zatapia
    } kafelek { $site }.
tile-slid =
    { $you ->
        [seat] Przesuwasz
       *[other] { $seat } przesuwa
    } kafelek { $start } przez { $half-way } na { $end }{ $riders ->
        [0] {""}
       *[other] , ze wszystkim, co na nim stoi
    }.
islands-changed =
    { $islands ->
        [one] Jest już tylko jedna wyspa.
        [few] Są teraz { $islands } wyspy.
       *[other] Jest teraz { $islands } wysp.
    }
turn-lost =
    { $you ->
        [seat] Nie możesz nic zrobić: reszta tury przepada.
       *[other] { $seat } nie może nic zrobić i traci resztę tury.
    }
turn-began =
    { $you ->
        [seat] Runda { $round }: twoja kolej.
       *[other] Runda { $round }: teraz gra { $seat }.
    }
game-ended =
    { $reason ->
        [turn-limit] { reason-turn-limit }
       *[islands] { reason-islands }
    }
island-scored =
    Wyspa { $island } ({ $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
        [many] { $tiles } kafelków
       *[other] { $tiles } kafelka
    }) { $controllers-count ->
        [0] nikomu nie daje punktów, bo stoi pusta
       *[other] daje { $each }
    }.
    .each =
        { $you ->
            [yes] tobie
           *[no] graczowi { $name }
        } { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        } (siła { $totals })

## Jak się skończyło

reason-islands = Koniec gry: ląd rozpadł się na wystarczająco wiele wysp.
reason-turn-limit = Koniec gry: rozegrano umówioną liczbę tur.
