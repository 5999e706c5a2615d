### Teksty gry Origami po polsku. O podstawianiu argumentów pisze en.ftl.
###
### Nazwy kart stoją w mianowniku: po słowie „karta” w dowolnym przypadku albo po dwukropku.

game-title = Origami
box-classic = Klasyczne pudełko

## Rodziny

family-farm = Zagroda
family-sky = Niebo
family-sea = Morze
family-savannah = Sawanna
family-lawn = Łąka

## Karty

card-cat = Kot
card-sheep = Owca
card-raccoon = Szop
card-pig = Świnia
card-dog = Pies
card-fox = Lis
card-rabbit = Królik
card-chick = Pisklę
card-parrot = Papuga
card-owl = Sowa
card-dove = Gołąb
card-chicken = Kura
card-vulture = Sęp
card-eagle = Orzeł
card-magpie = Sroka
card-minnow = Rybka
card-shell = Muszla
card-skate = Płaszczka
card-whale = Wieloryb
card-squid = Kałamarnica
card-crab = Krab
card-dolphin = Delfin
card-shark = Rekin
card-monkey = Małpa
card-cheetah = Gepard
card-rhino = Nosorożec
card-gorilla = Goryl
card-elephant = Słoń
card-zebra = Zebra
card-lion = Lew
card-snake = Wąż
card-ant = Mrówka
card-butterfly = Motyl
card-bee = Pszczoła
card-cricket = Świerszcz
card-caterpillar = Gąsienica
card-spider = Pająk
card-fly = Mucha

## Kiedy działa efekt

effect-instant = Natychmiast.
effect-action = Akcja specjalna.
effect-scoring = Punktacja.
effect-placement = Przy zagraniu.

## Co robi efekt; `.hint` mówi, co teraz zrobić, jeśli to coś innego

verb-draw =
    { $who ->
        [everyone] Każdy gracz dobiera
       *[you] Dobierz
    } { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } z talii{ $per-count ->
        [0] {""}
       *[other] {" "}i jeszcze 1 za każdą kartę { $per }, która leży na wierzchu dowolnej kolekcji lub w rzędzie kart
    }.
verb-take =
    Weź z rzędu { $cards ->
        [99] dowolną liczbę kart
        [one] 1 kartę
        [few] najwyżej { $cards } karty
        [many] najwyżej { $cards } kart
       *[other] najwyżej { $cards } karty
    }{ $each ->
        [99] {""}
       *[other] {" "}o wartości do { $each ->
            [one] 1 zagięcia
           *[other] { $each } zagięć
        }{ $cards ->
            [one] {""}
           *[other] {" "}każda
        }
    }{ $exactly ->
        [0] { $folds ->
            [99] {""}
            [one] {" "}o łącznej wartości do 1 zagięcia
           *[other] {" "}o łącznej wartości do { $folds } zagięć
        }
        [one] {" "}o łącznej wartości dokładnie 1 zagięcia
       *[other] {" "}o łącznej wartości dokładnie { $exactly } zagięć
    }.
verb-take-top =
    Weź { $cards ->
        [one] wierzchnią kartę
        [few] { $cards } wierzchnie karty
        [many] { $cards } wierzchnich kart
       *[other] { $cards } wierzchniej karty
    } ze stosu kart odrzuconych.
verb-salvage =
    Weź ze stosu kart odrzuconych wybraną kartę wartą najwyżej { $folds ->
        [one] 1 zagięcie
        [few] { $folds } zagięcia
        [many] { $folds } zagięć
       *[other] { $folds } zagięcia
    }.
verb-look =
    Obejrzyj { $cards ->
        [one] wierzchnią kartę
        [few] { $cards } wierzchnie karty
        [many] { $cards } wierzchnich kart
       *[other] { $cards } wierzchniej karty
    } talii, zatrzymaj { $keep }, a resztę odrzuć.
    .hint = Wybierz, którą z obejrzanych kart odrzucasz.
verb-others-discard =
    Każdy z pozostałych graczy odrzuca { $cards ->
        [one] 1 wybraną przez siebie kartę
        [few] { $cards } wybrane przez siebie karty
        [many] { $cards } wybranych przez siebie kart
       *[other] { $cards } wybranej przez siebie karty
    }.
    .hint = Odrzuć jedną wybraną kartę.
verb-redraw = Odrzuć z ręki dowolną liczbę kart i dobierz z talii tyle samo.
    .hint = Odrzucaj karty z ręki po jednej; gdy skończysz, dobierzesz tyle samo z talii.
verb-reclaim = Weź z powrotem jedną z kart użytych właśnie do zapłaty.
verb-recover = Weź kartę, która przed zapłaceniem leżała na wierzchu stosu kart odrzuconych.
verb-swap = Wymień kartę z ręki na kartę z rzędu.
verb-sweep = Odrzuć cały rząd kart; powstaje nowy.
verb-pass = Wszyscy jednocześnie przekazują po jednej karcie z ręki sąsiadowi po prawej.
    .hint = Wybierz kartę, którą dostanie sąsiad po prawej.
verb-steal = Weź losową kartę z ręki wybranego gracza.
    .hint = Wybierz gracza, któremu zabierzesz kartę.
verb-trade =
    Odrzuć kartę z ręki i weź z rzędu kartę wartą najwyżej o { $more ->
        [one] 1 zagięcie
        [few] { $more } zagięcia
        [many] { $more } zagięć
       *[other] { $more } zagięcia
    } więcej.
verb-copy = Użyj natychmiastowego efektu karty z wierzchu dowolnej kolekcji albo z rzędu.
    .hint = Wybierz kartę, której natychmiastowego efektu użyjesz.
verb-play =
    { $reveal ->
        [yes] Odkryj wierzchnią kartę talii: możesz nią zapłacić, w razie potrzeby dokładając karty z ręki, za origami zagrane od razu
       *[no] { $not-drawn ->
            [yes] Potem możesz zagrać origami
           *[no] { $free ->
                [yes] Zagraj origami z ręki
               *[no] { $less ->
                    [0] Zagraj kolejne origami, płacąc jego koszt
                   *[other] Zagraj origami
                }
            }
        }
    }{ $free ->
        [yes] {" "}za darmo
       *[no] { $less ->
            [0] {""}
            [one] {" "}o 1 zagięcie taniej
            [few] {" "}o { $less } zagięcia taniej
            [many] {" "}o { $less } zagięć taniej
           *[other] {" "}o { $less } zagięcia taniej
        }
    }{ $not-drawn ->
        [yes] , ale nie tę właśnie dobraną kartę (można nią za to zapłacić)
       *[no] {""}
    }.{ $reveal ->
        [yes] {" "}Niewykorzystana zostaje odrzucona.
       *[no] {""}
    }
    .hint =
        { $reveal ->
            [yes] Zagraj origami, płacąc między innymi odkrytą kartą, albo pozwól jej przepaść.
           *[no] { verb-play }
        }
verb-bonus =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli { $beneath-count ->
        [0] w twoich kolekcjach jest karta { $having }
       *[other] pod spodem, w tej samej kolekcji, leży karta { $beneath }
    }.
verb-per =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $family-count ->
        [0] każdą { $other ->
            [yes] inną kartę
           *[no] kartę
        } { $card }
       *[other] każde { $other ->
            [yes] inne origami
           *[no] origami
        } z rodziny { $family }
    } w twoich kolekcjach.
verb-per-hand =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $every ->
        [one] każdą kartę
        [few] każde { $every } karty
        [many] każde { $every } kart
       *[other] każde { $every } karty
    } na twojej ręce.
verb-worth =
    Warta { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli masz w swoich kolekcjach co najmniej { $copies ->
        [one] 1 taką kartę
        [few] { $copies } takie karty
        [many] { $copies } takich kart
       *[other] { $copies } takiej karty
    }.
verb-under = Możesz wsunąć tę kartę na spód jednej ze swoich kolekcji, zamiast kłaść ją na wierzchu.

## Co teraz zrobić; efekt karty mówi to sam

phase-families = Los wybiera rodziny.
phase-deal = Trwa rozdawanie pierwszych kart, odkrytych.
phase-lot = Los decyduje, kto zaczyna.
phase-turn = Wybierz jedną akcję: dobierz karty, zagraj origami albo użyj akcji specjalnej, która leży na wierzchu.
phase-refill = Trwa uzupełnianie rzędu kart.
phase-limit = Masz za dużo kart na ręce: odrzucaj, aż zostanie 8.
phase-over = Gra skończona.
phase-instant = Możesz użyć efektu karty { $card }. { $text }
phase-verb = { $card }. { $text }

## Co znaczą słowa akcji

word-draw = weź z rzędu karty o łącznej wartości do 4 zagięć
word-play = zagraj origami z ręki
word-left = na lewą kolekcję
word-right = na prawą kolekcję
word-under = wsuń na spód kolekcji
word-pay = zapłać tymi kartami z ręki; ostatnia trafi na wierzch stosu kart odrzuconych
word-use = użyj efektu
word-take = weź te karty
word-swap = wymień kartę z ręki na kartę z rzędu
word-rob = weź losową kartę z ręki tego gracza
word-give = przekaż tę kartę
word-copy = użyj natychmiastowego efektu tej karty
word-discard = odrzuć tę kartę
word-skip = zrezygnuj
word-done = to wszystko
word-pass = nie możesz nic zrobić
word-card = los przynosi tę kartę
word-family = los wybiera tę rodzinę
word-start = ten gracz zaczyna

## Co się wydarzyło

family-chosen = W grze jest rodzina { $family }.
dealt =
    { $you ->
        [seat] Dostajesz kartę { $card }.
       *[other] { $seat } dostaje kartę { $card }.
    }
starter-found =
    { $you ->
        [seat] Rozpoczynasz grę.
       *[other] Grę rozpoczyna { $seat }.
    }
line-grew = Do rzędu trafia karta { $card }.
drew-from-line =
    { $you ->
        [seat] Dobierasz z rzędu: { $cards }.
       *[other] { $seat } dobiera z rzędu: { $cards }.
    }
drew-from-deck =
    { $you ->
        [seat] Dobierasz
       *[other] { $seat } dobiera
    } kartę { $card-count ->
        [0] z talii
       *[other] { $card } z talii
    }.
looked-at =
    { $you ->
        [seat] Oglądasz
       *[other] { $seat } ogląda
    } wierzchnią kartę talii{ $card-count ->
        [0] {""}
       *[other] : { $card }
    }.
turned-over =
    { $you ->
        [seat] Odkrywasz kartę { $card }.
       *[other] { $seat } odkrywa kartę { $card }.
    }
played =
    { $you ->
        [seat] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card } { $under ->
        [yes] na spód { $side ->
            [left] lewej
           *[right] prawej
        } kolekcji
       *[no] na { $side ->
            [left] lewą
           *[right] prawą
        } kolekcję
    }, { $paid-count ->
        [0] nic nie płacąc
       *[other] płacąc: { $paid }
    }.
used-action =
    { $you ->
        [seat] Używasz
       *[other] { $seat } używa
    } akcji specjalnej karty { $card }.
used-instant =
    { $you ->
        [seat] Używasz
       *[other] { $seat } używa
    } efektu karty { $card }.
copied =
    { $you ->
        [seat] Kopiujesz
       *[other] { $seat } kopiuje
    } efekt karty { $card }.
skipped =
    { $you ->
        [seat] Rezygnujesz.
       *[other] { $seat } rezygnuje.
    }
passed =
    { $you ->
        [seat] Nie możesz nic zrobić i pasujesz.
       *[other] { $seat } nie może nic zrobić i pasuje.
    }
took-cards =
    { $you ->
        [seat] Bierzesz
       *[other] { $seat } bierze
    } { $source ->
        [discards] ze stosu kart odrzuconych
       *[line] z rzędu
    }: { $cards }.
kept =
    { $you ->
        [seat] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    }{ $cards-count ->
        [0] {" "}{ $count ->
            [one] jedną kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
       *[other] : { $cards }
    }.
discarded =
    { $you ->
        [seat] Odrzucasz: { $cards }.
       *[other] { $seat } odrzuca: { $cards }.
    }
swapped =
    { $you ->
        [seat] Wymieniasz
       *[other] { $seat } wymienia
    } kartę { $mine } na kartę { $other } z rzędu.
line-swept = Cały rząd zostaje odrzucony: { $cards }.
chose-gift =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } kartę { $card-count ->
        [0] do przekazania
       *[other] { $card } do przekazania
    }.
gift-passed =
    { $you ->
        [seat] Przekazujesz kartę
        [to] { $seat } przekazuje ci kartę
       *[other] { $seat } przekazuje kartę
    }{ $card-count ->
        [0] {""}
       *[other] {" "}{ $card }
    }{ $you ->
        [to] {""}
       *[other] {" "}graczowi { $to }
    }.
robbed =
    { $you ->
        [seat] Sięgasz po kartę z ręki gracza { $victim }.
        [victim] { $seat } sięga po kartę z twojej ręki.
       *[other] { $seat } sięga po kartę z ręki gracza { $victim }.
    }
stole =
    { $you ->
        [seat] Zabierasz kartę
        [victim] { $seat } zabiera ci kartę
       *[other] { $seat } zabiera kartę
    }{ $card-count ->
        [0] {""}
       *[other] {" "}{ $card }
    }{ $you ->
        [victim] {""}
       *[other] {" "}graczowi { $victim }
    }.
showed-copy =
    { $you ->
        [seat] Pokazujesz drugą kartę { $card }.
       *[other] { $seat } pokazuje drugą kartę { $card }.
    }
deck-ran-out =
    { $times ->
        [1] Talia wyczerpała się po raz pierwszy.
        [2] Talia wyczerpała się po raz drugi.
       *[other] Talia znów się wyczerpała.
    }
last-round-called = Ostatnia będzie runda { $round }.
turn-began =
    { $you ->
        [seat] Runda { $round }: twoja kolej.
       *[other] Runda { $round }: teraz gra { $seat }.
    }
game-ended =
    { $reason ->
        [standstill] { reason-standstill }
        [turn-limit] { reason-turn-limit }
       *[deck] { reason-deck }
    }

## Jak się skończyło

reason-deck = Koniec gry: talia wyczerpała się dwa razy, a wszyscy rozegrali ostatnią turę.
reason-turn-limit = Koniec gry: rozegrano umówioną liczbę tur.
reason-standstill = Koniec gry: nikt nie może już nic zrobić.
tie-break = Równa liczba punktów: decyduje większa liczba kart na ręce.
