### Teksty gry Origami Islands po polsku. Znaczenie argumentów opisano w en.ftl.

game-title = Origami Islands

## Nazwy

colour-blue = niebieski
colour-green = zielony
colour-red = czerwony
colour-season = kolor pory roku
colour-random = kolor wylosowany
colour-any = dowolny kolor

shape-square = pojedyncze pole
shape-domino = dwie kostki domina
shape-corner = narożnik
shape-zigzag = zygzak
shape-angle = kąt
shape-any = dowolny kształt

landmark-regular-harbour = Port główny
    .about = 20 punktów, jeśli otacza go jeden kolor, 10, jeśli różne. Obok niego zaczyna się wyspę.
landmark-secret-harbour = Tajny port
    .about = 20 punktów, jeśli otacza go jeden kolor, 10, jeśli różne. Obok niego wolno zacząć wyspę, jeśli otwierająca ją latarnia została otoczona jednym kolorem.
landmark-lighthouse = Latarnia morska
    .about = Otoczona otwiera jedną nową wyspę: jednym kolorem – obok portu głównego albo tajnego, różnymi – tylko obok portu głównego.
landmark-volcano = Wulkan
    .about = Każdy wulkan na zaczętej wyspie zabiera 1 monetę z każdego dochodu. Otoczony przestaje i zabiera 8 monet (jeden kolor) albo 4 (różne) najbogatszemu graczowi, chyba że to ty; w grze przeciw Carrambahowi bierze je z rezerwy, jeśli masz najwyżej 10 monet.
landmark-coal-pit = Kopalnia węgla
    .about = Otoczona pozwala po każdej wygranej licytacji pomalować jeszcze jedno pole: w dowolnym kolorze (jeden kolor) albo w kolorze pory roku (różne).
landmark-grove = Gaj
    .about = Otoczony pozwala od razu namalować jeszcze jeden kształt: w dowolnym kolorze (jeden kolor) albo w wylosowanym (różne).
landmark-temple = Świątynia
    .about = 10 punktów, jeśli otacza ją jeden kolor, 5, jeśli różne.
landmark-gold-mine = Kopalnia złota
    .about = Otoczona dodaje 2 monety (jeden kolor) albo 1 (różne) do każdego dochodu.
landmark-sea = Morze
    .about = Nie można go pomalować, ale domyka pierścień wokół innych miejsc.
landmark-mountain = Góra
    .about = Nie można jej pomalować, ale domyka pierścień wokół innych miejsc.
landmark-outline = Kontur
    .about = Wypełnij go dokładnie jednym kształtem: 10 monet od razu i 10 punktów na koniec, jeśli to jego kolor, w przeciwnym razie 5 i 5.
landmark-unpainted = Niepomalowane pola
    .about = 1 punkt mniej za każde, na wszystkich zaczętych wyspach.

technology-expancing = Expancing
technology-auctionis = Auctionis
technology-economicus = Economicus
technology-re-color = Re-Color
technology-re-roll = Re-Roll
technology-transforming = Transforming
technology-timenautics = Timenautics

title-creator = Twórca
title-founder = Założyciel
title-architect = Architekt
title-builder = Budowniczy
title-master = Mistrz
title-apprentice = Uczeń
title-earned =
    { $you ->
        [yes] Zdobywasz
       *[no] { $name } zdobywa
    } tytuł „{ $title }”.

## Karty rozwoju i technologie

card-text =
    Karta nr { $card }: { $shape }, { $colour }. Najniższa oferta to { $card }{ $surcharge ->
        [0] {""}
       *[other] ; Carrambah oferuje o { $surcharge } więcej
    }.

level-expancing-1 = Od razu: pomaluj 3 dowolne połączone pola swojej pierwszej wyspy w kolorze pory roku.
level-expancing-2 = Od razu: pomaluj 5 dowolnych połączonych pól swojej drugiej wyspy w kolorze pory roku.
level-expancing-3 = Od razu: pomaluj 3 i jeszcze 5 dowolnych połączonych pól swojej trzeciej wyspy w kolorze pory roku.
level-auctionis-1 = Jeśli wygrywasz z ofertą 6 lub niższą: 5 monet.
level-auctionis-2 = Jeśli wygrywasz z ofertą 7, 8 lub 9: 3 monety.
level-auctionis-3 = Jeśli przegrywasz z ofertą 9 lub wyższą: 7 monet.
level-economicus-1 = Za co najmniej jedno miejsce otoczone w tej rundzie: 3 monety.
level-economicus-2 = Za co najmniej 5 pól pomalowanych w tej rundzie: 3 monety.
level-economicus-3 = Za co najmniej 7 pól pomalowanych w tej rundzie: 5 monet.
level-re-color-1 = Zapłać 3 monety: wylicytowany kształt będzie zielony.
level-re-color-2 = Zapłać 5 monet: wylicytowany kształt będzie w dowolnym kolorze.
level-re-color-3 = Dostajesz 5 monet: kolor wylicytowanego kształtu zostanie wylosowany.
level-re-roll-1 = Zapłać 3 monety: rzuć jedną kostką jeszcze raz.
level-re-roll-2 = Zapłać 3 monety: rzuć jeszcze raz obiema kostkami Carrambaha.
level-re-roll-3 = Dostajesz 7 monet: rzuć jeszcze raz kostką, na której wypadło 6.
level-transforming-1 = Zapłać 3 monety: namaluj zamiast tego kształt z karty nr 5.
level-transforming-2 = Zapłać 7 monet: namaluj zamiast tego kształt z karty nr 2, 3 lub 4.
level-transforming-3 = Dostajesz 5 monet: namaluj zamiast tego kształt z wylosowanej karty; przy 1 lub 6 wybierasz.
level-timenautics-1 = Dostajesz 7 monet: znacznik pór roku przesuwa się o jedno pole więcej niż zwykle.
level-timenautics-2 = Dostajesz 17 monet: znacznik pór roku przesuwa się o dwa pola więcej niż zwykle.
level-timenautics-3 = Jeśli wygrywasz tę rundę z ofertą dokładnie 14: znacznik pór roku zostaje w miejscu.

## Co teraz zrobić

phase-free-sheets = Zatrzymaj dwa dowolne arkusze albo poproś o trzy do wyboru.
phase-dealing = Trwa rozdawanie arkuszy.
phase-keeping = Zatrzymaj dwa z trzech arkuszy: ich cztery wyspy są twoje.
phase-starting = Los decyduje, kto zaczyna.
phase-auction-die = Kostka licytacji decyduje, o którą kartę toczy się licytacja.
    .now =
        { $dice-count ->
            [0] Kostka licytacji decyduje, o którą kartę toczy się licytacja.
           *[other] Na kostce licytacji wypadło { $dice }: rzuć jeszcze raz albo zostaw wynik.
        }
phase-bidding = Licytuj kartę albo spasuj.
    .now =
        Licytacja karty nr { $card }: zaoferuj co najmniej { $least ->
            [one] { $least } monetę
            [few] { $least } monety
            [many] { $least } monet
           *[other] { $least } monety
        } albo spasuj.
phase-carrambah = Dwie kostki decydują o ofercie Carrambaha.
    .now =
        { $dice-count ->
            [2] Na kostkach Carrambaha wypadło { $dice }: rzuć jeszcze raz albo zostaw wynik.
           *[other] Kostki decydują o ofercie Carrambaha.
        }
phase-auctionis = Twoja oferta pozwala użyć technologii Auctionis.
phase-economicus = Twoje malowanie pozwala użyć technologii Economicus.
phase-timenautics = Znacznik pór roku zaraz się przesunie: możesz użyć technologii Timenautics.
phase-coal = Kopalnia węgla pozwala pomalować jeszcze jedno pole; możesz też zrezygnować.
    .now =
        Kopalnia węgla pozwala pomalować jeszcze jedno pole ({ $colours-count ->
            [1] kolor: { $colours }
           *[other] dowolny kolor
        }); możesz też zrezygnować.
phase-card = Namaluj wylicytowany kształt albo zrezygnuj.
    .now =
        { $shape-count ->
            [0] Wybierz kształt, który namalujesz, albo zrezygnuj.
           *[other] { $colours-count ->
                [0] Wylicytowanego kształtu nie da się tak namalować: zmień go albo zrezygnuj.
               *[other] { $shape-word ->
                    [domino] { $pieces ->
                        [2] Namaluj dwie kostki domina, jedną po drugiej
                       *[other] Namaluj drugą kostkę domina
                    }
                   *[other] Namaluj ten kształt: { $shape }
                }; kolor: { $colours-count ->
                    [1] { $colours }
                   *[other] dowolny
                }.
            }
        }
phase-grove = Gaj pozwala od razu namalować jeszcze jeden kształt; możesz też zrezygnować.
    .now =
        { $shape-count ->
            [0] Gaj pozwala od razu wybrać i namalować jeszcze jeden kształt; możesz też zrezygnować.
           *[other] { $shape-word ->
                [domino] { $pieces ->
                    [2] Dzięki gajowi namaluj dwie kostki domina, jedną po drugiej
                   *[other] Dzięki gajowi namaluj drugą kostkę domina
                }
               *[other] Dzięki gajowi namaluj ten kształt: { $shape }
            }; kolor: { $colours-count ->
                [0] zostanie wylosowany
                [1] { $colours }
               *[other] dowolny
            }.
        }
phase-colour-die = Rzut kostką koloru: 1–2 niebieski, 3–4 zielony, 5–6 czerwony.
    .now =
        { $dice-count ->
            [0] Rzut kostką koloru: 1–2 niebieski, 3–4 zielony, 5–6 czerwony.
           *[other] Na kostce koloru wypadło { $dice }: rzuć jeszcze raz albo zostaw wynik.
        }
phase-transform-die = Kostka decyduje, który kształt namalujesz zamiast wylicytowanego.
    .now =
        { $dice-count ->
            [0] Kostka decyduje, który kształt namalujesz zamiast wylicytowanego.
           *[other] Na kostce wypadło { $dice }: rzuć jeszcze raz albo zostaw wynik.
        }
phase-square = Pomaluj jedno pole w kolorze pory roku albo zrezygnuj; potem dostaniesz dochód.
    .now = Pomaluj jedno pole (kolor: { $colours }) albo zrezygnuj; potem dostaniesz dochód.
phase-expancing = Expancing: pomaluj połączone pola w dowolnym układzie w kolorze pory roku albo zrezygnuj.
    .now = Expancing: pomaluj połączone pola w dowolnym układzie (kolor: { $colours }) albo zrezygnuj.
phase-triggered = Twoje malowanie wywołało kilka skutków: wybierz, który będzie pierwszy.
phase-volcano = Twój wulkan zabiera monety najbogatszemu graczowi: wybierz, komu.
phase-taking = Rezerwa jest pusta: wybierz, komu zabierzesz żeton.
phase-over = Gra skończona.

## Co znaczą słowa akcji

word-sheet = los przynosi ten arkusz
word-deal = poproś o trzy arkusze
word-keep = zatrzymaj te dwa arkusze
word-start = ten gracz zaczyna
word-die = na kostce wypada ta liczba
word-dice = na dwóch kostkach wypadają te liczby
word-bid = zaoferuj tyle monet
word-pass = wycofaj się z licytacji
word-shape = wybierz ten kształt
word-paint = maluj na tej wyspie: podaj pole zaczepienia, obrót kształtu i kolor
    .square = pomaluj jedno pole tej wyspy
    .coal = pomaluj jedno pole tej wyspy
    .expancing = maluj na tej wyspie: podaj wszystkie pola i kolor
word-decline = nie maluj
    .volcano = nie zabieraj nikomu monet
word-resolve = to będzie pierwsze
word-rob = zabierz monety temu graczowi
word-take = zabierz żeton temu graczowi
word-research = zamiast pola i dochodu zbadaj następny poziom tej technologii
word-use = użyj poziomu tej technologii
word-skip = nie używaj technologii
    .auction-die = zostaw wynik rzutu
    .colour-die = zostaw wynik rzutu
    .transform-die = zostaw wynik rzutu
    .carrambah = zostaw wynik na kostkach
word-i1 = pierwsza wyspa twojego pierwszego arkusza
word-i2 = druga wyspa twojego pierwszego arkusza
word-i3 = pierwsza wyspa twojego drugiego arkusza
word-i4 = druga wyspa twojego drugiego arkusza
word-north = tak jak na karcie
word-east = ćwierć obrotu w prawo
word-south = do góry nogami
word-west = ćwierć obrotu w lewo
word-single = lepsza strona, za jeden kolor
word-mixed = słabsza strona, za różne kolory
word-outline-own = kontur wypełniony swoim kolorem: 10 monet
word-outline-other = kontur wypełniony innym kolorem: 5 monet
word-coal-single = żeton kopalni węgla na dowolny kolor
word-coal-mixed = żeton kopalni węgla na kolor pory roku
word-gold-single = żeton kopalni złota o wartości 2
word-gold-mixed = żeton kopalni złota o wartości 1
word-volcano-single = wulkan, który zabiera 8 monet
word-volcano-mixed = wulkan, który zabiera 4 monety
word-grove-single = gaj na dowolny kolor
word-grove-mixed = gaj na kolor wylosowany
word-expancing = od razu maluje pola w dowolnym układzie
word-auctionis = nagradza oferty odpowiedniej wysokości
word-economicus = nagradza otoczone miejsca i wiele pól
word-re-color = zmienia kolor wylicytowanego kształtu
word-re-roll = pozwala rzucić jeszcze raz
word-transforming = wymienia wylicytowany kształt
word-timenautics = przyspiesza pory roku albo zatrzymuje czas

## Co się wydarzyło

sheet-dealt =
    { $you ->
        [seat] Dostajesz arkusz { $sheet }.
       *[other] { $seat } dostaje arkusz { $sheet }.
    }
sheets-kept =
    { $you ->
        [seat] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } arkusze { $sheets }.
starter-found =
    { $you ->
        [seat] Rozpoczynasz grę.
       *[other] Grę rozpoczyna { $seat }.
    }
card-rolled =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } kostką licytacji: karta nr { $card }.
colour-rolled =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } kostką koloru: { $die }, czyli { $colour }.
shape-rolled =
    { $you ->
        [seat] Losujesz
       *[other] { $seat } losuje
    } inny kształt: { $card ->
        [1] 1, czyli dowolny
        [6] 6, czyli dowolny
       *[other] z karty nr { $card }
    }.
dice-rolled =
    { $you ->
        [seat] Rzucasz
       *[other] { $seat } rzuca
    } kostkami za Carrambaha: { $dice }.
carrambah-bid =
    Carrambah oferuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
made-bid =
    { $you ->
        [seat] Oferujesz
       *[other] { $seat } oferuje
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
passed =
    { $broke ->
        [yes] { $you ->
            [seat] Masz
           *[other] { $seat } ma
        } za mało monet, by licytować
       *[no] { $you ->
            [seat] Pasujesz
           *[other] { $seat } pasuje
        }
    }.
auction-won =
    { $you ->
        [seat] Wygrywasz
       *[other] { $seat } wygrywa
    } licytację za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
nobody-won = Nikt nie zdobywa karty nr { $card }.
shape-chosen =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    } kształt: { $shape }.
declined =
    { $you ->
        [seat] { $phase ->
            [volcano] Nie zabierasz nikomu monet
            [coal] Nie korzystasz z kopalni węgla
            [grove] Nie korzystasz z gaju
           *[other] Nie malujesz
        }
       *[other] { $seat } { $phase ->
            [volcano] nie zabiera nikomu monet
            [coal] nie korzysta z kopalni węgla
            [grove] nie korzysta z gaju
           *[other] nie maluje
        }
    }.
painted =
    { $you ->
        [seat] Malujesz
       *[other] { $seat } maluje
    } { $squares } na wyspie { $island } na { $colour-word ->
        [blue] niebiesko
        [green] zielono
       *[red] czerwono
    }.
island-begun =
    { $you ->
        [seat] Zaczynasz
       *[other] { $seat } zaczyna
    } wyspę { $island }{ $volcanoes ->
        [0] {""}
        [one] , biorąc 1 żeton wulkanu
        [few] , biorąc { $volcanoes } żetony wulkanów
       *[other] , biorąc { $volcanoes } żetonów wulkanów
    }.
surrounded =
    { $you ->
        [seat] Otaczasz
       *[other] { $seat } otacza
    } { $landmark-word ->
        [regular-harbour] port główny
        [secret-harbour] tajny port
        [lighthouse] latarnię morską
        [volcano] wulkan
        [coal-pit] kopalnię węgla
        [grove] gaj
        [temple] świątynię
       *[gold-mine] kopalnię złota
    } na polu { $square } wyspy { $island }, { $single ->
        [yes] jednym kolorem
       *[no] różnymi kolorami
    }.
outline-filled =
    { $you ->
        [seat] Wypełniasz
       *[other] { $seat } wypełnia
    } kontur na wyspie { $island } { $own ->
        [yes] jego własnym kolorem
       *[no] innym kolorem
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na koniec gry.
resolved =
    { $you ->
        [seat] Wybierasz
       *[other] { $seat } wybiera
    }, co będzie następne: { $trigger ->
        [outline-own] monety za kontur we własnym kolorze
        [outline-other] monety za kontur w innym kolorze
        [coal-single] kopalnia węgla, jeden kolor
        [coal-mixed] kopalnia węgla, różne kolory
        [gold-single] kopalnia złota, jeden kolor
        [gold-mixed] kopalnia złota, różne kolory
        [volcano-single] wulkan, jeden kolor
        [volcano-mixed] wulkan, różne kolory
        [grove-single] gaj, jeden kolor
       *[grove-mixed] gaj, różne kolory
    }.
coins-taken =
    { $you ->
        [seat] Twój wulkan zabiera
       *[other] Wulkan gracza { $seat } zabiera
    } { $you ->
        [victim] ci
       *[other] graczowi { $victim }
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
token-taken =
    { $you ->
        [seat] Zabierasz
       *[other] { $seat } zabiera
    } { $you ->
        [victim] ci
       *[other] graczowi { $victim }
    } żeton kopalni { $token-word ->
        [coal-pit] węgla
       *[gold-mine] złota
    }.
gained =
    { $you ->
        [seat] Dostajesz
       *[other] { $seat } dostaje
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
paid =
    { $you ->
        [seat] Płacisz
       *[other] { $seat } płaci
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
researched =
    { $you ->
        [seat] Badasz
       *[other] { $seat } bada
    } technologię { $technology }, poziom { $level }.
used-technology =
    { $you ->
        [seat] Używasz
       *[other] { $seat } używa
    } technologii { $technology }, poziom { $level }.
round-began =
    Zaczyna się runda { $round }: kolor pory roku to { $colour }, { $you ->
        [first] zaczynasz ty
       *[other] zaczyna { $first }
    }.
game-ended = { reason-season }

## Jak się skończyło

reason-season = Koniec gry: znacznik pór roku dotarł do końca toru.
tie-break = Równa liczba punktów: decyduje większa liczba monet.
