### Stół gry Shaman Island w przeglądarce.

## Mapa

shaman-map = Morze i ląd
shaman-closer = Przybliż
shaman-farther = Oddal
shaman-fit = Pokaż cały ląd
shaman-north = północ
shaman-keys-zoom = Mapa bliżej, dalej albo w całości
shaman-keys-pan = Przesuń mapę, gdy jest blisko
shaman-can-choose = { $what } – wybierz
shaman-strength = siła { $strength }
shaman-piece =
    { $rank ->
        [shaman] { $own ->
            [yes] Twój szaman
           *[no] Szaman gracza { $owner }
        }
        [spirit] { $own ->
            [yes] Twój duch
           *[no] Duch gracza { $owner }
        }
       *[warrior] { $known ->
            [yes] { $own ->
                [yes] Twój wojownik { $value }
               *[no] Wojownik { $value } gracza { $owner }
            }
           *[no] Wojownik gracza { $owner }
        }
    } na { $space }{ $how ->
        [rides] , na duchu
        [carries] , leży na nim szaman
        [lies] , leży na wojowniku
       *[stands] {""}
    }
shaman-tile =
    { $height ->
        [one] Kafelek
        [few] Stos z { $height } kafelków
       *[many] Stos z { $height } kafelków
    } na { $site }, wyspa: { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }
shaman-target =
    { $verb ->
        [lay] Połóż kafelek na { $to }
        [raise] Połóż kafelek na wierzchu { $to }
        [place] Postaw na { $to }
        [settle] Postaw jeźdźca na { $to }
        [take] Zabierz to, co jest na { $to }
        [ride] Dosiądź ducha na { $to }
        [sink] Zatop kafelek { $to }
        [spirit] Wyślij ducha szamana na { $to }
        [slide] Przesuń na { $to }, przez { $way }
       *[move] Przejdź na { $to }
    }

## Jak daleko do końca

shaman-setup = Powstaje wyspa
shaman-round = Runda { $round } z { $last }
shaman-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
shaman-sunk =
    { $count ->
        [one] zatopiony { $count } kafelek
        [few] zatopione { $count } kafelki
       *[many] zatopionych { $count } kafelków
    }
shaman-end =
    { $now ->
        [one] { $now } wyspa
        [few] { $now } wyspy
       *[many] { $now } wysp
    } – przy { $needed } gra się kończy
shaman-rounds-left =
    { $count ->
        [0] To ostatnia runda
        [one] Jeszcze najwyżej { $count } runda
        [few] Jeszcze najwyżej { $count } rundy
       *[many] Jeszcze najwyżej { $count } rund
    }

## Plemiona

shaman-tribes = Plemiona
shaman-about = O plemieniu: { $tribe }
shaman-under-way = Podróż ducha: z { $spirit } do wojownika na { $host }
shaman-rider =
    { $rank ->
        [shaman] Szaman jest stawiany na lądzie
       *[warrior] Wojownik jest stawiany na lądzie
    }
shaman-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
shaman-hand = Wojownicy do wystawienia
shaman-hand-hidden =
    { $count ->
        [one] { $count } wojownik do wystawienia
       *[other] { $count } wojowników do wystawienia
    }
shaman-coin = Wojownik { $value }

## Wyspy

shaman-islands =
    { $count ->
        [one] { $count } wyspa
        [few] { $count } wyspy
       *[many] { $count } wysp
    }
shaman-islands-then =
    { $count ->
        [one] Potem: { $count } wyspa
        [few] Potem: { $count } wyspy
       *[many] Potem: { $count } wysp
    }
shaman-size =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
shaman-at = na { $site }
shaman-nobody = Nikogo tam nie ma
shaman-leads = prowadzi według tego, co widzisz
shaman-ties = remis według tego, co widzisz
shaman-hidden = Znak zapytania to wojownik, którego wartości nie znasz.

## Co trzymasz

shaman-upon = Na nim: { $pieces }
shaman-moves =
    { $count ->
        [one] Może przejść na { $count } pole.
        [few] Może przejść na { $count } pola.
       *[many] Może przejść na { $count } pól.
    }
shaman-slides =
    { $count ->
        [one] Górny kafelek może się przesunąć na { $count } miejsce.
        [few] Górny kafelek może się przesunąć na { $count } miejsca.
       *[many] Górny kafelek może się przesunąć na { $count } miejsc.
    }
shaman-nothing = Teraz nic się z tym nie da zrobić.
shaman-sink = Zatop ten kafelek
shaman-send = Wyślij tu ducha szamana
shaman-below = Weź kafelek pod spodem
shaman-release = Puść

## Co przyniesie akcja

shaman-then =
    { $count ->
        [one] Potem będzie { $count } wyspa; kafelki: { $sizes }.
        [few] Potem będą { $count } wyspy; kafelki: { $sizes }.
       *[many] Potem będzie { $count } wysp; kafelki: { $sizes }.
    }
shaman-then-end = Wysp będzie potem { $count }; kafelki: { $sizes }. Gra się skończy i wszyscy wojownicy zostaną odkryci.

## Koniec

shaman-sheet = Co przyniosły wyspy
shaman-island = Wyspa
shaman-tiles = Kafelki
shaman-sum = { $tiles } × { $strongest }, siła { $total }
shaman-total = siła { $total }
shaman-worth = Plemię ma po jednym wojowniku z każdą wartością: { $values }.

## The gallery

shaman-gallery-pieces = Figury i kafelki

## Placing a position

shaman-position-about = Kładź kafelki i stawiaj figury, gdzie chcesz; potem udostępnij pozycję linkiem albo zagraj od niej.
shaman-position-hidden = Który wojownik ma jaką wartość, pozostaje ukryte: rozlosuje się to na początku partii.
