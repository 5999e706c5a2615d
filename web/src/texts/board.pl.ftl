### Komunikaty stołów oraz stron Zasady, Galeria i Składanie, po polsku.

## Stół do Origami

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
board-no-characters = Jeszcze żadnej.
board-payment = Zapłata
board-paying = { $card }: koszt { $cost }
board-paid = { $folds ->
        [0] Wybierz karty na zapłatę albo przeciągnij je tutaj.
        [one] na razie { $folds } zagięcie
        [few] na razie { $folds } zagięcia
       *[other] na razie { $folds } zagięć
    }
board-paid-enough = { $folds ->
        [one] { $folds } zagięcie: wystarczy
        [few] { $folds } zagięcia: wystarczy
       *[other] { $folds } zagięć: wystarczy
    }
board-last-on-top = Na wierzchu odrzuconych znajdzie się: { $card }
board-bonus = Premia
board-cost = Koszt
board-folds = Zagięcia
board-points = Punkty
board-copies = Liczba kart
board-how-it-works = Jak to działa
board-in-the-rules = Zobacz w zasadach

## Co daje wybór karty

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

## Zasady

rules-title = Zasady
rules-games = Gry
rules-chapters = Rozdziały
rules-origami = Origami
rules-islands = Origami Islands
rules-shaman = Shaman Island
rules-failed = Nie udało się wczytać zasad. Spróbuj jeszcze raz.

## Galeria

gallery-title-origami = Wszystkie karty
gallery-about-origami = Każda karta z Origami i Origami: Legends. Otwórz którąś, żeby przeczytać, co robi.
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
gallery-title-islands = Miejsca, karty i wyspy
gallery-about-islands = Co stoi na wyspach, co się licytuje, oraz wszystkie wyspy tak, jak są wydrukowane.
gallery-title-shaman = Figury i kafelki
gallery-about-shaman = Co stoi na lądzie i z czego zrobiony jest ląd.
gallery-failed = Nie udało się tego wczytać. Spróbuj ponownie.
gallery-landmarks = Miejsca
gallery-auctioned = Karty rozwoju
gallery-technologies = Technologie
gallery-islands = Wyspy
gallery-draw = Narysuj własną wyspę
gallery-change = Zmień tę wyspę
gallery-pieces = Figury i kafelki

## Składanie

folding-title = Złóż figurkę startową
folding-about = Kto zaczyna, ma przed sobą papierową figurkę. Wystarczy kwadratowa kartka: wybierz figurkę i składaj krok po kroku.
folding-figures = Figurki
folding-steps = Wszystkie kroki
folding-step = Krok { $step } z { $steps }
folding-back = Wstecz
folding-next = Dalej
folding-again = Pokaż jeszcze raz
folding-keys = Strzałki na klawiaturze prowadzą w przód i w tył.
folding-valley = zagięcie do siebie (dolina)
folding-mountain = zagięcie od siebie (góra)
folding-dog = Pies
folding-dog-1 = Połóż kartkę rogiem do siebie, kolorem do dołu. Złóż górny róg na dolny.
folding-dog-2 = Zagnij lewy i prawy róg w dół: to uszy.
folding-dog-3 = Zagnij czubek górnej warstwy trochę do góry: to pyszczek.
folding-dog-4 = Zagnij czubek dolnej warstwy do tyłu.
folding-dog-5 = Narysuj oczy i nos: pies gotowy.
folding-whale = Wieloryb
folding-whale-1 = Połóż kartkę rogiem do siebie, kolorem do dołu. Złóż ją na pół i rozłóż, żeby było widać linię środkową.
folding-whale-2 = Złóż obie krawędzie przy prawym rogu do linii środkowej, jak w latawcu.
folding-whale-3 = Zagnij lewy róg do środka tak daleko, jak sięgają skrzydła.
folding-whale-4 = Złóż dolną połowę do góry wzdłuż linii środkowej.
folding-whale-5 = Zagnij wąski koniec do góry: to ogon.
folding-whale-6 = Narysuj oko: wieloryb gotowy.
folding-swan = Łabędź
folding-swan-1 = Połóż kartkę rogiem do siebie, na wierzchu strona, która ma się schować. Złóż ją na pół i rozłóż.
folding-swan-2 = Złóż obie krawędzie przy lewym rogu do linii środkowej.
folding-swan-3 = Odwróć papier na drugą stronę.
folding-swan-4 = Jeszcze raz złóż obie krawędzie przy lewym rogu do linii środkowej.
folding-swan-5 = Przełóż wąski szpic w prawo: powstanie z niego szyja.
folding-swan-6 = Zagnij koniec szpica trochę z powrotem: to głowa.
folding-swan-7 = Złóż dolną połowę do tyłu wzdłuż linii środkowej.
folding-swan-8 = Przytrzymaj tułów i pociągnij szyję do góry. Spłaszcz ją u podstawy.
folding-swan-9 = Łabędź gotowy. Rozchyl lekko tułów, a będzie stał.
folding-helmet = Hełm
folding-helmet-1 = Połóż kartkę rogiem do siebie, kolorem do dołu. Złóż górny róg na dolny.
folding-helmet-2 = Złóż lewy i prawy róg na dolny róg.
folding-helmet-3 = Zagnij oba luźne szpice na samą górę.
folding-helmet-4 = Zagnij oba szpice na zewnątrz: to rogi.
folding-helmet-5 = Zagnij górną warstwę dolnego rogu do góry, trochę poniżej środka.
folding-helmet-6 = Zagnij brzeg jeszcze raz do góry: to rondo.
folding-helmet-7 = Zagnij dolną warstwę dolnego rogu do tyłu.
folding-helmet-8 = Hełm gotowy. Złożony z gazety pasuje na głowę.
