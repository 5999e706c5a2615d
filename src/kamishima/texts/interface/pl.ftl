### Teksty wspólne dla wszystkich gier, po polsku. Spis nazw wraz z argumentami znajduje się w en.ftl.

## Stół

table-welcome = Witamy w grze { $game }! Grają: { $players }.
table-draw-line = Rząd kart
table-draw-line-empty = Rząd kart jest pusty.
table-deck =
    Talia: { $count ->
        [0] pusta
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
table-discards =
    Karty odrzucone: { $count ->
        [0] brak
        [one] { $count } karta, na wierzchu { $top }
        [few] { $count } karty, na wierzchu { $top }
        [many] { $count } kart, na wierzchu { $top }
       *[other] { $count } karty, na wierzchu { $top }
    }
table-rice-paper =
    Papier ryżowy: { $count ->
        [0] brak
        [one] { $count } arkusz
        [few] { $count } arkusze
        [many] { $count } arkuszy
       *[other] { $count } arkusza
    }
table-known = Karty znane z tej ręki: { $cards }
table-aside = Odłożone obok talii: { $cards }
table-aside-hidden =
    Odłożone zakryte: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
table-gift = Przekazujesz kartę { $card }.
table-gift-left = W lewo przekazujesz kartę { $card }.
table-gift-right = W prawo przekazujesz kartę { $card }.
table-has-chosen = { $name } ma już wybraną kartę.
table-drawn = Właśnie dobrana: { $card } (można nią zapłacić, ale nie można jej zagrać)
table-starter = rozpoczyna grę
table-round = Runda { $round }
table-last-round = To już ostatnia runda!

## Karty

table-cost = Koszt { $count }
table-folds =
    { $count ->
        [one] { $count } zagięcie
        [few] { $count } zagięcia
        [many] { $count } zagięć
       *[other] { $count } zagięcia
    }
table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
table-copies =
    { $count ->
        [one] { $count } egzemplarz
        [few] { $count } egzemplarze
        [many] { $count } egzemplarzy
       *[other] { $count } egzemplarza
    } w talii

## Rozmowa przy stole

table-prompt = Twój ruch
table-may-follow = Dalej możliwe: { $words }
table-not-offered = „{ $words }” nie jest teraz możliwe.
table-not-offered-because = „{ $words }” nie jest teraz możliwe: { $reason }.
table-help-intro = Powiedz słowami, co robisz, na przykład „{ $example }”. Klawisz Tab uzupełnia słowo, a wiersz poniżej pokazuje, co może nastąpić dalej.
table-help-question = pokaż tę pomoc
table-help-log = przeczytaj, co się wydarzyło
table-help-score = zobacz aktualną punktację
table-help-undo = cofnij swoją ostatnią decyzję
table-help-save = zapisz partię, aby dokończyć ją później
table-help-quit = odejdź od stołu
table-placeholder-name = NAZWA
table-placeholder-file = PLIK
table-saved = Partia została zapisana w pliku { $file }.
table-resumed =
    Witaj ponownie! Wracamy do partii z pliku { $file }, w której { $count ->
        [one] wykonano { $count } krok
        [few] wykonano { $count } kroki
        [many] wykonano { $count } kroków
       *[other] wykonano { $count } kroku
    }.
table-undone = Cofnięto: { $words }
table-undo-refused = Tego nie można już cofnąć: ktoś wykonał ruch albo wyszło na jaw coś zakrytego.
table-log = Co się wydarzyło
table-scores = Aktualna punktacja
table-goodbye = Dziękujemy za grę. Do zobaczenia!

## Koniec

table-sheet = Wynik końcowy
table-sheet-card = Karta
table-sheet-points = Punkty
table-sheet-bonus = Premia
table-sheet-awards = Wyróżnienia
table-sheet-total = Razem
table-commitment = Los tej partii został zapieczętowany: { $hash }
table-secret = Pieczęć złamana, oto sekret tej partii: { $secret }
table-verify = Sprawdź wszystko, o czym zdecydował los: { $command }

result-win =
    { $you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $names }
    }, zdobywając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }!
result-shared =
    { $you ->
        [yes] Remis! Zwyciężasz, a razem z tobą: { $names }
       *[no] Remis! Zwycięstwem dzielą się: { $names }
    } (po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
result-place =
    { $rank }. { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
result-alone =
    { $you ->
        [yes] Zdobywasz
       *[no] { $name } zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
