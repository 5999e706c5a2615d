### Teksty gry Origami po polsku. O podstawianiu argumentów pisze en.ftl.
###
### Nazwy kart stoją w mianowniku: po słowie „karta” w dowolnym przypadku albo po dwukropku.

game-title = Origami
box-classic = Klasyczne pudełko
box-legends = Pudełko Legends
box-combined = Oba pudełka razem

## Rodziny

family-farm = Zagroda
family-sky = Niebo
family-sea = Morze
family-savannah = Sawanna
family-lawn = Łąka
family-polar = Bieguny
family-exotic = Egzotyka
family-dinosaurs = Dinozaury
family-legendary = Legendy

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
card-penguin = Pingwin
card-seal = Foka
card-snowy-owl = Sowa śnieżna
card-arctic-fox = Lis polarny
card-arctic-wolf = Wilk polarny
card-walrus = Mors
card-polar-bear = Niedźwiedź polarny
card-reindeer = Renifer
card-macaw = Ara
card-toucan = Tukan
card-caiman = Kajman
card-anaconda = Anakonda
card-piranha = Pirania
card-sloth = Leniwiec
card-chameleon = Kameleon
card-jaguar = Jaguar
card-velociraptor = Welociraptor
card-pterodactyl = Pterodaktyl
card-ankylosaurus = Ankylozaur
card-mesosaurus = Mezozaur
card-brontosaurus = Brontozaur
card-stegosaurus = Stegozaur
card-triceratops = Triceratops
card-t-rex = T-Rex
card-phoenix = Feniks
card-tanuki = Tanuki
card-dragon = Smok
card-nine-tailed-fox = Lis o dziewięciu ogonach
card-oni = Oni
card-kappa = Kappa
card-tengu = Tengu
card-kirin = Kirin
card-rice-paper = Papier ryżowy

## Postacie: każda para i jej dwie karty

pair-geisha = Gejsza
card-geisha-red = Czerwona gejsza
card-geisha-yellow = Żółta gejsza
pair-merchant = Kupiec
card-merchant-red = Czerwony kupiec
card-merchant-yellow = Żółty kupiec
pair-actor = Aktor
card-actor-red = Czerwony aktor
card-actor-yellow = Żółty aktor
pair-sumo-wrestler = Zapaśnik sumo
card-sumo-wrestler-red = Czerwony zapaśnik sumo
card-sumo-wrestler-yellow = Żółty zapaśnik sumo
pair-samurai = Samuraj
card-samurai-red = Czerwony samuraj
card-samurai-yellow = Żółty samuraj
pair-ninja = Ninja
card-ninja-red = Czerwony ninja
card-ninja-yellow = Żółty ninja
pair-monk = Mnich
card-monk-red = Czerwony mnich
card-monk-yellow = Żółty mnich
pair-emperor = Cesarz
card-emperor-red = Czerwony cesarz
card-emperor-yellow = Żółty cesarz
pair-fisherman = Rybak
card-fisherman-red = Czerwony rybak
card-fisherman-yellow = Żółty rybak
pair-poet = Poeta
card-poet-red = Czerwony poeta
card-poet-yellow = Żółty poeta

## Kiedy działa efekt

effect-instant = Natychmiast.
effect-action = Akcja specjalna.
effect-scoring = Punktacja.
effect-placement = Przy zagraniu.
effect-ongoing = Efekt stały.
effect-price = Obowiązkowo.
effect-table = Dla wszystkich.
    .also = Kto zagra tę kartę, może potem zagrać za darmo jedną kartę z rzędu.
effect-paper = Tylko do płacenia.
    .also = Nie można go zagrać; zawsze wraca do własnej talii.

## Czym jest karta, która nie należy do żadnej rodziny

group-table = Postać
group-paper = Papier

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
verb-pass =
    { $to ->
        [both] Wszyscy jednocześnie przekazują jedną kartę z ręki w lewo i jedną w prawo; kto ma tylko jedną, przekazuje ją w lewo.
       *[right] Wszyscy jednocześnie przekazują po jednej karcie z ręki osobie po prawej.
    }
    .hint =
        { $to ->
            [both] Wybierz kartę dla osoby po lewej, a potem kartę dla osoby po prawej.
           *[right] Wybierz kartę, którą dostanie osoba po prawej.
        }
verb-steal = Wybierz innego gracza i weź losową kartę z jego ręki.
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
    Warta zamiast tego { $points ->
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
verb-rice =
    Weź { $cards ->
        [one] 1 arkusz
        [few] { $cards } arkusze
        [many] { $cards } arkuszy
       *[other] { $cards } arkusza
    } papieru ryżowego.
verb-discard =
    Odrzuć { $cards ->
        [one] 1 kartę z ręki, jeśli jakąś masz
        [few] { $cards } karty z ręki, a jeśli masz mniej, to wszystkie
        [many] { $cards } kart z ręki, a jeśli masz mniej, to wszystkie
       *[other] { $cards } karty z ręki, a jeśli masz mniej, to wszystkie
    }.
verb-swap-top = Wymień kartę z ręki na wierzchnią kartę stosu kart odrzuconych.
verb-move = Przenieś jedno ze swoich origami w dowolne miejsce swoich kolekcji.
verb-sink = Przenieś origami dowolnego gracza na spód kolekcji, w której leży.
verb-hand =
    Twój limit kart na ręce jest o { $more-size } { $more-sign ->
        [less] niższy
       *[more] wyższy
    }.
verb-rice-redraw = Po akcji dobierania możesz odrzucić dowolną liczbę arkuszy papieru ryżowego i dobrać z talii tyle samo kart.
    .hint = Odrzucaj papier ryżowy po jednym arkuszu; gdy skończysz, dobierzesz tyle samo kart z talii.
verb-rice-per-play =
    Za każdym razem, gdy zagrywasz kolejną kartę, weź { $cards ->
        [one] 1 arkusz
        [few] { $cards } arkusze
        [many] { $cards } arkuszy
       *[other] { $cards } arkusza
    } papieru ryżowego.
verb-overpay =
    Gdy zagrywasz kartę, możesz zapłacić { $folds ->
        [one] o 1 zagięcie
        [few] najwyżej o { $folds } zagięcia
        [many] najwyżej o { $folds } zagięć
       *[other] najwyżej o { $folds } zagięcia
    } za dużo.
verb-reach =
    W akcji dobierania możesz wziąć karty o łącznej wartości do { $folds ->
        [one] 1 zagięcia
       *[other] { $folds } zagięć
    } plus wszystkie zmiany twojego limitu kart na ręce, jeśli to więcej niż zwykle.
verb-shield = Efekty innych graczy nie działają na twoją rękę ani na twoje kolekcje.
verb-per-rice =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za { $every ->
        [one] każdy arkusz
        [few] każde { $every } arkusze
        [many] każde { $every } arkuszy
       *[other] każde { $every } arkusza
    } papieru ryżowego na twojej ręce.
verb-touching =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli leży bezpośrednio nad inną kartą { $card } albo pod nią.
verb-on-top =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, jeśli na koniec gry leży na wierzchu kolekcji.
verb-difference = +1 punkt za każdy punkt różnicy między twoimi dwiema kolekcjami, nie licząc premii tego rodzaju.
verb-every-family = Należy do każdej rodziny.
verb-per-family =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdą rodzinę, do której należą origami w twoich kolekcjach.
verb-most =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na koniec gry dla gracza, który ma { $of ->
        [family] w kolekcjach najwięcej origami z rodziny { $family }
        [families] w kolekcjach najwięcej różnych rodzin
        [top-points] najwięcej nadrukowanych punktów na dwóch wierzchnich kartach
        [cost] najdroższe pojedyncze origami
       *[origami] w kolekcjach najwięcej origami
    }; przy remisie dla wszystkich remisujących.
verb-fewest =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na koniec gry dla gracza, który ma najmniej kart na ręce; przy remisie dla wszystkich remisujących.
verb-play-top = W swojej akcji możesz też zagrać wierzchnią kartę stosu kart odrzuconych, płacąc jej koszt.
verb-draw-top = W akcji dobierania możesz wziąć też wierzchnią kartę stosu kart odrzuconych; jej zagięcia wliczają się do limitu.
verb-line =
    Rząd liczy { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
    .hint = Do rzędu trafia kolejna karta.
verb-draw-folds =
    W akcji dobierania możesz wziąć karty o łącznej wartości do { $folds ->
        [one] 1 zagięcia
       *[other] { $folds } zagięć
    }.
verb-look-hand = Po akcji dobierania możesz obejrzeć karty na ręce innego gracza.
    .hint = Możesz wybrać gracza, którego karty obejrzysz.
verb-discount =
    Karty o koszcie { $cost } lub więcej kosztują o { $less ->
        [one] 1 zagięcie
        [few] { $less } zagięcia
        [many] { $less } zagięć
       *[other] { $less } zagięcia
    } mniej.
verb-limit-after-draw = Twój limit kart na ręce jest sprawdzany tylko po akcji dobierania.
verb-per-cost =
    +{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na koniec gry za każde origami w twoich kolekcjach, które kosztuje { $range ->
        [one] dokładnie { $least }
        [open] { $least } lub więcej
       *[closed] od { $least } do { $most }
    }.
verb-free-card =
    W akcji dobierania jedna karta warta { $folds ->
        [one] 1 zagięcie
        [few] najwyżej { $folds } zagięcia
        [many] najwyżej { $folds } zagięć
       *[other] najwyżej { $folds } zagięcia
    } nie wlicza się do limitu zagięć.
verb-draw-gift =
    Po akcji dobierania weź { $cards ->
        [one] 1 arkusz
        [few] { $cards } arkusze
        [many] { $cards } arkuszy
       *[other] { $cards } arkusza
    } papieru ryżowego; w partii bez papieru ryżowego dobierz { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    } z talii.
verb-covered =
    Możesz też użyć akcji specjalnej przykrytej dokładnie { $cards ->
        [one] 1 kartą
       *[other] { $cards } kartami
    }.
verb-instead = Za każdym razem, gdy zagrywasz origami na kolekcję, możesz użyć natychmiastowego efektu karty z rzędu zamiast jego własnego, jeśli go ma; obowiązkowego efektu nie można zastąpić.
    .hint = Możesz użyć natychmiastowego efektu karty z rzędu; własny efekt zagranej karty wtedy przepada.

## Co teraz zrobić; efekt karty mówi to sam

phase-families = Los wybiera rodziny.
phase-pairs = Los wybiera postacie.
phase-deal = Trwa rozdawanie pierwszych kart, odkrytych.
phase-lot = Los decyduje, kto zaczyna.
phase-turn = Wybierz jedną akcję: dobierz karty, zagraj origami albo użyj akcji specjalnej, która leży na wierzchu.
    .now =
        { $special ->
            [yes] Wybierz jedną akcję: dobierz karty, zagraj origami albo użyj akcji specjalnej, która leży na wierzchu.
           *[no] Wybierz jedną akcję: dobierz karty albo zagraj origami.
        }
phase-refill = Trwa uzupełnianie rzędu kart.
phase-limit =
    Masz za dużo kart na ręce: odrzucaj, aż { $limit ->
        [0] zmieścisz się w limicie
        [one] zostanie { $limit }
        [few] zostaną { $limit }
       *[other] zostanie { $limit }
    }.
phase-free = Możesz zagrać za darmo jedną kartę z rzędu.
phase-count = Trwa liczenie papieru ryżowego na ręce.
phase-over = Gra skończona.
phase-instant = Możesz użyć efektu karty { $card }. { $text }
phase-verb = { $card }. { $text }

## Co znaczą słowa akcji

word-draw = weź z rzędu karty o łącznej wartości do 4 zagięć
    .now =
        { $free ->
            [0] weź z rzędu karty o łącznej wartości do { $folds } zagięć
            [1] weź z rzędu karty o łącznej wartości do { $folds } zagięć; jedna karta warta 1 zagięcie się nie wlicza
           *[other] weź z rzędu karty o łącznej wartości do { $folds } zagięć; jedna karta warta najwyżej { $free } zagięcia się nie wlicza
        }
word-play = zagraj origami z ręki
    .free = zagraj za darmo kartę z rzędu
word-left = na lewą kolekcję
    .move = twoja lewa kolekcja
    .sink = lewa kolekcja
word-right = na prawą kolekcję
    .move = twoja prawa kolekcja
    .sink = prawa kolekcja
word-under = wsuń na spód kolekcji
word-pay = zapłać tymi kartami z ręki; ostatnia trafi na wierzch stosu kart odrzuconych
word-use = użyj efektu
word-take = weź te karty
word-swap = wymień kartę z ręki na kartę z rzędu
    .swap-top = wymień kartę z ręki na wierzchnią kartę stosu kart odrzuconych
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
word-pair = los wybiera tę postać, czerwoną i żółtą
word-top = wierzchnia karta stosu kart odrzuconych
word-move = przenieś jedno ze swoich origami z tego miejsca w tamto; miejsce 1 jest na spodzie
word-sink = przenieś to origami na spód jego kolekcji; miejsce 1 jest na spodzie
word-look = obejrzyj karty na ręce tego gracza
word-count = liczenie papieru ryżowego na ręce

## Co się wydarzyło

family-chosen = W grze jest rodzina { $family }.
pair-chosen = Do gry dołącza postać { $pair }, w wersji czerwonej i żółtej.
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
character-played =
    { $you ->
        [seat] Zagrywasz
       *[other] { $seat } zagrywa
    } kartę { $card } { $source ->
        [line] z rzędu{" "}
        [discards] ze stosu kart odrzuconych{" "}
       *[hand] {""}
    }na środek stołu, { $paid-count ->
        [0] nic nie płacąc
       *[other] płacąc: { $paid }
    }.
character-left = Karta { $card } znika ze środka stołu i zostaje odrzucona.
played-from =
    { $you ->
        [seat] Zagrywasz
       *[other] { $seat } zagrywa
    } { $source ->
        [discards] ze stosu kart odrzuconych
       *[line] z rzędu
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
drew-rice-paper =
    { $count ->
        [0] { $you ->
            [seat] Nie bierzesz
           *[other] { $seat } nie bierze
        } papieru ryżowego
        [one] { $you ->
            [seat] Bierzesz
           *[other] { $seat } bierze
        } 1 arkusz papieru ryżowego
        [few] { $you ->
            [seat] Bierzesz
           *[other] { $seat } bierze
        } { $count } arkusze papieru ryżowego
       *[other] { $you ->
            [seat] Bierzesz
           *[other] { $seat } bierze
        } { $count } arkuszy papieru ryżowego
    }.
swapped-top =
    { $you ->
        [seat] Wymieniasz
       *[other] { $seat } wymienia
    } kartę { $mine } na kartę { $other } ze stosu kart odrzuconych.
moved =
    { $you ->
        [seat] Przenosisz
       *[other] { $seat } przenosi
    } kartę { $card } z miejsca { $place } w { $side ->
        [left] lewej
       *[right] prawej
    } kolekcji na miejsce { $to-place } w { $to-side ->
        [left] lewej
       *[right] prawej
    } kolekcji.
sunk =
    { $you ->
        [seat] Przenosisz
       *[other] { $seat } przenosi
    } kartę { $card } z miejsca { $place } na spód { $own ->
        [yes] swojej{" "}
       *[no] { $you ->
            [victim] twojej{" "}
           *[other] {""}
        }
    }{ $side ->
        [left] lewej
       *[right] prawej
    } kolekcji{ $own ->
        [yes] {""}
       *[no] { $you ->
            [victim] {""}
           *[other] {" "}gracza { $victim }
        }
    }.
looked-at-hand =
    { $you ->
        [seat] Oglądasz karty na ręce gracza { $victim }
        [victim] { $seat } ogląda karty na twojej ręce
       *[other] { $seat } ogląda karty na ręce gracza { $victim }
    }{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }.
hand-counted =
    { $count ->
        [0] { $you ->
            [seat] Nie masz
           *[other] { $seat } nie ma
        } na ręce papieru ryżowego
        [one] { $you ->
            [seat] Masz
           *[other] { $seat } ma
        } na ręce 1 arkusz papieru ryżowego
        [few] { $you ->
            [seat] Masz
           *[other] { $seat } ma
        } na ręce { $count } arkusze papieru ryżowego
       *[other] { $you ->
            [seat] Masz
           *[other] { $seat } ma
        } na ręce { $count } arkuszy papieru ryżowego
    }.
awarded =
    Karta { $card } daje { $you ->
        [seat] ci
       *[other] graczowi { $seat }
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
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
