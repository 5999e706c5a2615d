### Ustawianie pozycji własnoręcznie.

position-title = Ustaw pozycję
position-seat = Gracz { $number }
position-usual = Zacznij od nowa
position-random = Losowa pozycja
position-undo = Cofnij
position-redo = Ponów
position-nothing = Nie ma jeszcze czego narysować.
position-text = Pozycja jako tekst
position-text-about = Wszystko z góry mieści się w tym wierszu i tu też można to zmienić.
position-share = Link do tej pozycji
position-qr = Link jako kod QR
position-play = Graj od tego miejsca
position-sound = Od tej pozycji można zacząć partię.
position-flaws =
    { $count ->
        [one] Jedna rzecz nie pozwala zacząć partii:
        [few] { $count } rzeczy nie pozwalają zacząć partii:
       *[other] { $count } rzeczy nie pozwala zacząć partii:
    }

## Narzędzia

position-tools = Narzędzia
position-tool-hand = Ręka
position-tool-tile = Kładź kafelki
position-tool-remove = Zabierz
position-tool-shaman = Szaman ({ $count })
position-tool-warrior = Wojownik ({ $count })
position-hint-hand = Wybierz figurę, a potem dokąd pójdzie. Do wojownika można też wysłać ducha jego szamana; kafelek można zatopić.
position-hint-tile = Wybierz, gdzie położyć kafelek: na poziomie morza albo na stosie.
position-hint-remove = Wybierz figurę lub ducha do zabrania; kafelek najpierw się wybiera, a potem zatapia.
position-hint-shaman = Wybierz pole szamana.
position-hint-warrior = Wybierz pole dla każdego wojownika.
position-hint-paint = Wybierz kolor, a potem pola; pole, które już ma ten kolor, znów staje się puste.

## Co się dzieje

position-table = Runda
position-phase = Co się dzieje
position-phase-build = Trwa budowa wyspy
position-phase-place = Stawia się figury
position-phase-turn = Trwają tury
position-phase-auction-die = Rzut kostką licytacji
position-phase-bidding = Trwa licytacja
position-phase-acting = Trwają akcje
position-whose = Czyja kolej
position-turn = Numer tury
position-actions = Pozostałe akcje
position-season = Pole pory roku
position-first = Pierwszy gracz
position-card = Licytowana karta
position-bid = Najwyższa oferta
position-bidder = Czyja oferta
position-passed = Kto spasował
position-player = Czyje wyspy i monety
position-who = Gracz
position-coins = Monety
position-sheet = Arkusz { $number }
position-coal =
    { $side ->
        [single] Kopalnie węgla, dowolny kolor
       *[mixed] Kopalnie węgla, kolor pory roku
    }
position-gold =
    { $side ->
        [single] Kopalnie złota +2
       *[mixed] Kopalnie złota +1
    }
position-outlines = Wypełnione kontury
position-outlines-about = Kontur liczy się, gdy wypełniono go jednym kształtem za jednym razem.
position-science = Technologie

## Co się nie zgadza

position-flaw-too-long = Tekst jest za długi: najwyżej { $most } znaków.
position-flaw-unreadable = „{ $said }” nie da się tu odczytać.
position-flaw-said-twice = „{ $said }” jest podane dwa razy.
position-flaw-missing = Po „{ $said }” czegoś brakuje.
position-flaw-number = Potrzebna jest liczba od { $least } do { $most }.
position-flaw-no-turn = Trzeba podać, co się dzieje i czyja jest kolej.
position-flaw-impossible = Tak być nie może: { $fault }
position-flaw-too-early = To zdarza się dopiero później w partii.
position-flaw-overlap = Kafelek na { $space } zachodzi na inny.
position-flaw-too-many-tiles = Liczba kafelków: { $most }, nie więcej.
position-flaw-water = { $space } to woda: nic tam nie może stać.
position-flaw-two-there = Na { $space } jest miejsce tylko dla jednego.
position-flaw-too-many-warriors = Liczba wojowników plemienia: { $most }, nie więcej.
position-flaw-one-each = Plemię ma tego tylko jedną sztukę.
position-flaw-centre = Podczas budowy pierwszy kafelek leży na { $space }.
position-flaw-build-done = Wszystkie kafelki ({ $most }) leżą: teraz stawia się figury.
position-flaw-build-low = Pierwsze kafelki ({ $most }) kładzie się na poziomie morza.
position-flaw-build-grounds = Zanim kafelek trafi na wierzch, na poziomie morza leży dokładnie tyle: { $most }.
position-flaw-one-island = Podczas budowy jest tylko jedna wyspa.
position-flaw-tiles-first = Zanim stawia się figury, leżą wszystkie kafelki: { $most }, a nie { $count }.
position-flaw-all-placed = Wszystkie figury stoją: teraz trwają tury.
position-flaw-no-room = Figury do postawienia: { $count }, wolne pola: { $room }.
position-flaw-in-turn = Figury stawia się po kolei: { $seat } ma mieć { $due }, a nie { $count }.
position-flaw-shaman-first = { $seat }: szamana stawia się przed wojownikami.
position-flaw-over-turns = Partia kończy się po tylu turach: { $most }.
position-flaw-actions = Musi pozostać jedna akcja albo dwie; żadna, gdy partia się kończy.
position-flaw-islands = Przy tylu wyspach ({ $count }) partia jest skończona; najwyżej { $most }.
position-flaw-warriors = { $seat }: wojownicy na lądzie: { $count }; mają tam być wszyscy ({ $most }).
position-flaw-one-shaman = { $seat } potrzebuje jednego szamana: na lądzie albo w drodze, z duchem na jego miejscu.
position-flaw-host = { $seat }: do ducha należy wojownik tego samego plemienia gdzie indziej, na którym leży szaman.
position-flaw-rider = Jeźdźca nie można tak zsadzić.
position-flaw-spirit-first = { $seat } najpierw kończy podróż ducha: musi zostać jedna akcja albo zaczyna ktoś inny.
position-flaw-stuck = { $seat } nie może tu nic zrobić.
position-flaw-no-sheet = Przy tym stole nie ma arkusza „{ $said }”.
position-flaw-sheets-first = Wyspy mają farbę, gdy dwa arkusze są zatrzymane.
position-flaw-squares = Liczba pól wyspy: { $count }; tyle trzeba zapisać.
position-flaw-filled = Na tej wyspie nie ma takiego konturu.
position-flaw-science-only = To należy do wariantu Nauka kontra Carrambah.
position-flaw-round = Pole { $count } pory roku to runda { $count }.
position-flaw-science-pair = Te technologie nie idą w parze.
position-flaw-card-needed = Trzeba podać, która karta jest licytowana.
position-flaw-bid-low = Najniższa oferta za tę kartę to { $least }.
position-flaw-passed = Kto spasował, nie prowadzi i po licytacji się nie liczy.
position-flaw-first-alone = Grając w pojedynkę, zawsze zaczynasz ty.
position-flaw-carrambah = Twoja oferta i oferta Carrambaha należą do siebie.
position-flaw-bidder = Oferta i osoba, która ją złożyła, należą do siebie.
position-flaw-bid-coins = { $seat } ma tylko tyle monet: { $count }.
position-flaw-winner-first = { $seat } wygrywa licytację i jest pierwszym graczem.
position-flaw-sheets = { $seat }: liczba arkuszy ma być { $due }, a nie { $count }.
position-flaw-copies = Liczba egzemplarzy każdego arkusza: { $most }.
position-flaw-harbour = { $seat }: farba zaczyna się obok otwartego portu: { $squares }.
position-flaw-together = { $seat }: cała farba wyspy trzyma się razem.
position-flaw-outline = { $seat }: wypełniony kontur ma jeden kolor na { $squares }.
position-flaw-tokens = Przy tym stole żetony wynikają z farby.
position-flaw-lighthouses =
    { $count ->
        [one] { $seat } potrzebuje otoczonej latarni morskiej dla drugiej wyspy.
       *[other] { $seat }: potrzebne otoczone latarnie morskie przy tylu wyspach: { $count }.
    }
position-flaw-accesses = { $seat }: pozostałe dostępy: { $count }, tego rodzaju co latarnie.
position-flaw-reserve = Liczba żetonów każdego rodzaju: { $most }, nie więcej.
position-flaw-coins = Tyle monet ({ $count }) to teraz za dużo; najwyżej { $most }.
position-flaw-todo = W tej kolejności nie może to być do zrobienia.
position-flaw-over-here = Tu partia jest skończona.
