editor-title = Narysuj wyspę
editor-about = Rysuj ląd, miejsca i kontury i od razu czytaj, co mówią na to zasady. Szkic zostaje w tej przeglądarce, dopóki go nie zapiszesz, nie udostępnisz albo nim nie zagrasz.
editor-map = Mapa: { $island }
editor-keys = Na mapie: strzałki prowadzą od pola do pola, Enter rysuje, Shift ze strzałką rysuje dalej. R, S, L, T, C, $, G, V wybierają miejsce, kropka ląd, ~ morze, ^ górę, 1 do 3 kontur.
editor-undo = Cofnij
editor-redo = Ponów
editor-tools = Rysuj
editor-land = Ląd
editor-outline = Kontur: { $colour }
editor-mirror = Odbicie lądu i morza
editor-mirror-none = Wcale
editor-mirror-sides = Lewa i prawa
editor-mirror-ends = Góra i dół
editor-mirror-turn = O pół obrotu
editor-remarks = Uwagi
editor-elsewhere = Gdzie indziej w zestawie
editor-level-fault = Do poprawy:
editor-level-hint = Wskazówka:
editor-show = Pokaż na mapie: { $what }
editor-go = Przejdź tam
editor-good = { $hints ->
    [0] Tym zestawem można grać.
    [one] Tym zestawem można grać. Jest jedna wskazówka.
    [few] Tym zestawem można grać. Są { $hints } wskazówki.
   *[other] Tym zestawem można grać. Wskazówek: { $hints }.
}
editor-faults = { $count ->
    [one] Jedną rzecz trzeba poprawić, zanim będzie można grać.
    [few] { $count } rzeczy trzeba poprawić, zanim będzie można grać.
   *[other] { $count } rzeczy trzeba poprawić, zanim będzie można grać.
}
editor-unreachable = Serwera nie można teraz zapytać o uwagi. Szkic jest zachowany.
editor-names = Nazwy i początki
editor-name-pack = Nazwa zestawu
editor-name-sheet = Słowo arkusza
editor-name-island = Słowo wyspy
editor-name-about = Małe litery, cyfry i łączniki; rudy-lis nazywa się przy stole Rudy Lis.
editor-begin = Zacznij od innej wyspy
editor-begin-none = Zostaw tę
editor-begin-sea = Otwarte morze
editor-begin-about = Wyspa zostanie narysowana od nowa, jej nazwa zostaje.
editor-near = Ten arkusz jest na pierwszą partię
editor-near-about = Bliskie Wyspy nie mają wulkanów i mają mało gór.
editor-near-short = Bliskie Wyspy
editor-pack = Zestaw
editor-pack-new = Moje wyspy
editor-pack-about = Zestaw to plik ze wszystkim, czego potrzebuje gra. Link zawiera pokazany arkusz; nic więcej nie jest w tym celu zapisywane.
editor-play = Zagraj
editor-save = Zapisz jako plik
editor-open = Otwórz plik
editor-reset = Zacznij od nowa
editor-link = Link do tego arkusza
editor-hash = Pieczęć tego zestawu, taka jak w zapisach: { $hash }…
editor-saved = Zapisano jako { $file }.
editor-opened = Plik { $file } jest otwarty. „Cofnij” przywraca poprzedni szkic.
editor-open-bad = Pliku { $file } nie da się odczytać jako zestawu: { $why }
editor-link-bad = Ten link nie zawiera arkusza: może został ucięty.
editor-sheets = Arkusze zestawu
editor-sheets-about = { $count ->
    [one] W zestawie jest jeden arkusz; każdy dostaje trzy i zatrzymuje dwa.
    [few] W zestawie są { $count } arkusze; każdy dostaje trzy i zatrzymuje dwa.
   *[other] W zestawie jest { $count } arkuszy; każdy dostaje trzy i zatrzymuje dwa.
}
editor-sheets-list = Pokaż wszystkie arkusze
editor-sheet-new = Nowy arkusz
editor-sheet-copy = Skopiuj arkusz { $sheet }
editor-sheets-few = Tylko ten arkusz i dwa inne
editor-sheets-all = Włóż wszystkie arkusze
editor-draw = Rysuj na wyspie { $island }
editor-in-pack = W zestawie
editor-in-pack-of = Arkusz { $sheet } jest w zestawie
editor-remove = Usuń
editor-remove-of = Usuń arkusz { $sheet }
editor-trial = Niech zagrają boty
editor-trial-about = Boty grają kilka partii twoimi arkuszami i za każdym razem dwoma innymi. Kreski na słupkach pokazują, między jakimi wartościami leży zapewne prawda.
editor-trial-games = Partie
editor-trial-bot = Boty
editor-trial-run = Niech grają
editor-trial-stop = Zatrzymaj
editor-trial-faults = Najpierw popraw to, co mówią uwagi.
editor-trial-waits = Najpierw musi się skończyć inna próba…
editor-trial-going = Rozegrane partie: { $done } z { $of }
editor-trial-done = { $done ->
    [one] Rozegrano jedną partię.
    [few] Rozegrano { $done } partie.
   *[other] Rozegrano { $done } partii.
}
editor-trial-failed = Próba skończyła się przed czasem; liczby pochodzą z partii do tej chwili.
editor-trial-old = Zestaw zmienił się od tego czasu; te liczby dotyczą poprzedniego.
editor-trial-islands = Punkty wyspy, na której ktoś malował
editor-trial-landmarks = { $island }: jak często malowana, otoczona i wypełniona
editor-trial-begun = w ogóle malowana
editor-trial-single = jednym kolorem
editor-trial-others = Wszystkie inne wyspy
editor-trial-each = Każda z innych wysp
editor-trial-outlines = wypełnione kontury
editor-trial-seats = Wygrane według miejsca
editor-trial-length = Partia trwała średnio { $steps } kroków, a gracz zdobywał { $score } punktów.
editor-what = Co
editor-value = Wartość z granicami

remark-pack = { $message }
remark-name = Zestaw potrzebuje nazwy.
remark-name-long = Nazwa zestawu jest za długa (znaków: { $count }); może mieć ich najwyżej { $most }.
remark-sheets = Zestaw potrzebuje co najmniej { $least } arkuszy; jest ich { $count }.
remark-sheet-word = Słowo arkusza składa się z małych liter, cyfr i łączników i nie jest nazwą pola.
remark-sheet-islands = Liczba wysp na arkuszu to { $wanted }, a nie { $count }.
remark-island-word = Słowo wyspy składa się z małych liter, cyfr i łączników.
remark-island-twice = Dwie wyspy mają tę samą nazwę.
remark-no-rows = Mapa jest pusta.
remark-rows = Wierszy na wyspie może być najwyżej { $most }, a nie { $count }.
remark-columns = Wiersz { $row }: kolumn może być najwyżej { $most }, a nie { $count }.
remark-uneven = Liczba pól w wierszu { $row } to { $count }, a w pierwszym { $first }.
remark-sign = Wiersz { $row }, kolumna { $column }: znak { $sign } nic nie oznacza.
remark-few = { $landmark }: trzeba co najmniej { $least }, tu jest { $count }.
remark-many = { $landmark }: wolno najwyżej { $most }, tu jest { $count }.
remark-paintable = Wyspa ma od { $least } do { $most } pól do malowania; tu jest ich { $count }.
remark-neighbours = { $landmark } na { $square }: pól lądu dookoła musi być co najmniej { $least }.
remark-shore = { $landmark } na { $square }: tuż obok nie ma lądu, więc nikt nie mógłby tam zacząć.
remark-unreached = { $count ->
    [one] Do jednego pola nie da się dojść z portu głównego: { $squares }.
   *[other] Do { $count } pól nie da się dojść z portu głównego: { $squares }.
}
remark-harbours = Odległość między portami, w kolumnach lub wierszach, musi wynosić co najmniej { $apart }.
remark-near-volcano = Bliska Wyspa nie ma wulkanu; na { $square } jest jeden.
remark-near-mountains = Gór na Bliskiej Wyspie może być najwyżej { $most }; tu jest ich { $count }.
remark-outlines = Wyspa ma od jednego do { $most } konturów; tu jest ich { $count }.
remark-outline-square = Kontur leży na { $square }, a tam nie ma lądu.
remark-outline-twice = { $square } należy do dwóch konturów.
remark-outline-form = { $count ->
    [one] Kontur to kształt z kart albo trzy lub pięć połączonych pól; ten jest pojedynczym polem.
   *[other] Kontur to kształt z kart albo trzy lub pięć połączonych pól; tych { $count } pól nim nie jest.
}
remark-unfillable = Żadna karta nie ma kształtu konturu na { $squares }: w kilka osób nikt go nie wypełni, może to tylko Expancing w grze z Carrambahem.
remark-gift = { $landmark } na { $square }: bardzo łatwo otoczyć, pól dookoła: { $count }; drukowane mają od { $least } do { $most }.
remark-hard = { $landmark } na { $square }: bardzo trudno otoczyć, pól dookoła: { $count }; drukowane mają od { $least } do { $most }.
remark-poor = Niewiele tu do zdobycia: najwyżej { $count } punktów; drukowane wyspy mają od { $least } do { $most }.
remark-rich = Dużo tu do zdobycia: nawet { $count } punktów; drukowane wyspy mają od { $least } do { $most }.
