### The messages of the pages Rules, Gallery and Folding, in Polish. Every locale has the same ids.

## Zasady

rules-title = Zasady
rules-games = Gry
rules-chapters = Rozdziały
rules-failed = Nie udało się wczytać zasad. Spróbuj jeszcze raz.
rules-of = Zasady: { $game }
rules-close = Zamknij zasady
rules-search = Szukaj w zasadach
rules-nothing = Tego w zasadach nie ma.
rules-all = Wszystkie zasady tej gry, także innych pudełek i wariantów

## Galeria

gallery-failed = Nie udało się tego wczytać. Spróbuj ponownie.

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
