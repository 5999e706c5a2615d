### The messages of the board and the gallery of Origami, in Polish. Every locale has the same ids.

board-middle = Środek stołu
board-your-hand = Twoja ręka
board-empty-hand = Nie masz kart na ręce.
board-limit = { $count ->
        [one] { $count } karta na ręce, limit wynosi { $limit }
        [few] { $count } karty na ręce, limit wynosi { $limit }
       *[other] { $count } kart na ręce, limit wynosi { $limit }
    }
board-hand-of = { $count ->
        [0] Brak kart na ręce
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
board-points-unit = { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
board-round-of = Runda { $round } z { $last }
board-on-turn = ma ruch
board-rank = { $rank }. miejsce
board-left = Lewa kolekcja
board-right = Prawa kolekcja
board-left-short = Lewa
board-right-short = Prawa
board-pile = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    } · { $points }
board-empty = pusta
board-on-top = na wierzchu
board-place = miejsce { $place }
board-lay-here = Połóż tutaj
board-slip = Wsuń pod spód
board-show-collections = Wszystkie karty: { $name }
board-runouts = { $count ->
        [one] wyczerpała się raz
       *[other] wyczerpała się { $count } razy
    }
board-no-discards = Brak odrzuconych
board-discards = Odrzucone: { $count }
board-browse = Przejrzyj odrzucone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }, na wierzchu { $card }
board-browse-title = Stos kart odrzuconych
board-top-first = Najpierw karta z wierzchu.
board-close = Zamknij
board-from-discards = Wybierz z odrzuconych
board-aside = Obok talii
board-characters = Postacie w grze
board-no-characters = Jeszcze bez postaci.
board-drawing = Dobieranie: { $folds } z { $most } zagięć
board-where = { $card }: wybierz kolekcję
board-paying = Zapłać { $cost } za kartę { $card }: { $folds } z { $cost }.
board-last-on-top = Na wierzchu odrzuconych znajdzie się: { $card }
board-bonus = Premia
board-cost = Koszt
board-folds = Zagięcia
board-points = Punkty
board-copies = Liczba kart
board-how-it-works = Jak to działa
board-keys-read = Przeczytaj opis karty

## What choosing a card does

board-deed-draw = dobierz
board-deed-take = weź
board-deed-play = zagraj
board-deed-pay = zapłać nią
board-deed-discard = odrzuć
board-deed-give = przekaż
board-deed-copy = użyj jej natychmiastowego efektu
board-deed-swap = wymień
board-deed-use = użyj jej akcji specjalnej
board-deed-move = przenieś
board-deed-sink = przesuń na spód
board-deed-back = wybrana, cofnij wybór

## The gallery

gallery-filters = Filtry
gallery-words = Szukaj
gallery-box = Pudełko
gallery-family = Rodzina
gallery-kind = Efekt
gallery-all = Wszystkie
gallery-count = { $count ->
        [0] Nie ma takiej karty.
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
gallery-reset = Pokaż wszystkie
