### Słowa drukowanych stron po polsku. Znaczenie argumentów opisano w en.ftl.

print-in-short = Zasady na jednej stronie
print-scores = Punktacja
print-total = Suma
print-points-cards = Punkty wszystkich kart
print-points-effects = Efekty punktacji
print-points-awards = Wyróżnienia (postacie, Kappa)
print-hand = Karty na ręce, przy remisie

## Origami

print-origami-setup = Przygotowanie
    .about = Weźcie tyle rodzin, ilu jest graczy, z każdej wszystkie 18 kart. Do rodzin z pudełka Legends dołóżcie tyle par postaci, ilu jest graczy; do rodziny Bieguny należy papier ryżowy. Potasujcie karty. Odkrywajcie je kolejno dla każdego gracza, aż będą warte razem co najmniej 10 zagięć; zaczyna osoba, która ma najmniej zagięć. Weźcie karty na rękę i odkryjcie cztery karty jako rząd.
print-origami-turn = Twoja tura
    .about = Wykonaj dokładnie jedną akcję: dobierz karty, zagraj origami albo użyj akcji specjalnej, która leży na wierzchu jednej z twoich kolekcji. Potem odrzucaj karty, aż zmieścisz się w limicie kart na ręce: 8 kart, chyba że karta mówi inaczej.
print-origami-draw = Dobieranie
    .about = Weź z rzędu dowolne karty warte razem najwyżej 4 zagięcia i uzupełnij rząd do czterech kart.
print-origami-play = Zagranie origami
    .about = Zapłać jego koszt innymi kartami z ręki: ich zagięcia muszą dać dokładnie ten koszt. Wybierasz, która z nich trafi na wierzch stosu kart odrzuconych. Połóż origami na wierzchu jednej ze swoich dwóch kolekcji; ich wielkości mogą się różnić najwyżej o jedną kartę. Wszystkie karty pozostają widoczne: nazwy, rodziny i punkty przykrytych kart się liczą.
print-origami-effects = Efekty
    .about = Natychmiast: raz, przy zagraniu karty, jeśli chcesz. Akcja specjalna: od twojej następnej tury, jako twoja akcja, dopóki karta leży na wierzchu. Efekt stały: dopóki karta leży na wierzchu. Punktacja: na koniec, także gdy karta jest przykryta.
print-origami-characters = Postacie
    .about = Postać trafia na środek stołu i zmienia zasady dla wszystkich; jej drugi kolor się odrzuca. Potem możesz zagrać za darmo jedną kartę z rzędu.
print-origami-paper = Papier ryżowy
    .about = Służy tylko do płacenia, każdy arkusz to 1 zagięcie, i zawsze wraca do własnej talii. Wlicza się do limitu kart na ręce.
print-origami-end = Koniec
    .about = Gdy talia się wyczerpie, karty odrzucone stają się nową talią. Gdy wyczerpie się po raz drugi, dokończcie rundę, by wszyscy mieli tyle samo tur; potem każdy ma jeszcze jedną, ostatnią turę.
print-origami-scoring = Punktacja
    .about = Dodajcie punkty wszystkich kart z obu kolekcji, ich efektów punktacji i wyróżnień. Wygrywa największa liczba punktów; przy remisie decyduje większa liczba kart na ręce.

## Origami Islands

print-islands-need = Co jest potrzebne
    .about = Te arkusze, tyle razy, ilu jest graczy, dwie zwykłe kostki i dla każdego niebieska, zielona i czerwona kredka. Wytnijcie monety i żetony; żetony złóżcie i sklejcie.
print-islands-setup = Przygotowanie
    .about = Każdy bierze monety ({ $coins }), dostaje trzy arkusze z wyspami i zatrzymuje dwa z nich: cztery wyspy. Znacznik pór roku zaczyna na pierwszym polu toru (pól jest { $rounds }); każde pole to jedna runda. Pierwszego gracza wybiera los.
print-islands-bidding = Licytacja
    .about = Pierwszy gracz rzuca kostką: licytowana jest karta o tym numerze. Kolejno, od pierwszego gracza, licytujcie albo pasujcie. Pierwsza oferta to co najmniej numer karty, każda następna jest wyższa. Kto spasował, odpada w tej rundzie. Kto wygra, zostaje pierwszym graczem i płaci swoją ofertę.
print-islands-actions = Akcje
    .about = Wszyscy działają kolejno, od pierwszego gracza. Kto wygrał licytację, maluje po jednym polu za każdy żeton kopalni węgla, a potem wylicytowany kształt. Każdy inny może pomalować jedno pole w kolorze pory roku i dostaje 3 monety, z kopalniami złota więcej, z wulkanami mniej, ale nigdy mniej niż zero. Potem znacznik pór roku przesuwa się dalej.
print-islands-painting = Malowanie
    .about = Maluje się tylko puste pola, wszystkie pola kształtu naraz w jednym kolorze. Kształt można obrócić, ale nigdy odbić. Twoje pierwsze malowanie styka się bokiem pola z portem głównym; na wyspie, na której jest już kolor, stykasz się tak z pomalowanymi polami. Kostki domina z jednej karty mają ten sam kolor i maluje się obie. Zawsze możesz zrezygnować.
print-islands-access = Następna wyspa
    .about = Otoczona latarnia morska pozwala zacząć jeszcze jedną wyspę: obok portu głównego albo tajnego, jeśli pierścień ma jeden kolor, w przeciwnym razie obok portu głównego.
print-islands-rings = Miejsca
    .about = Miejsce jest otoczone, gdy wszystkie pola do malowania wśród ośmiu sąsiednich są pomalowane. W jednym kolorze daje lepszą stronę, w różnych słabszą. Morze, góry, inne miejsca i brzeg mapy są zamknięte same z siebie.
print-islands-outlines = Kontury
    .about = Wypełnij kontur za jednym razem dokładnie jednym kształtem: 10 monet od razu i 10 punktów na koniec w jego kolorze, w innym 5 i 5.
print-islands-end = Koniec
    .about = Gra kończy się wraz z torem pór roku. Policzcie porty, świątynie i kontury i odejmijcie 1 punkt za każde niepomalowane pole na wyspach, na których jest kolor. Wygrywa największa liczba punktów; przy remisie decyduje większa liczba monet.
print-islands-catch-up = Wariant: Dogonić i wyprzedzić
    .about = W rezerwie jest o jeden żeton kopalni węgla i o jeden żeton kopalni złota więcej, niż jest graczy. Gdy się skończą, zabierz zdobyty żeton innemu graczowi i odwróć go na swoją stronę.
print-islands-science = W pojedynkę: Nauka kontra Carrambah
    .about = Zawsze jesteś pierwszym graczem. Zalicytuj, a potem rzuć obiema kostkami: ich suma i to, co dodaje karta, to oferta Carrambaha; twoja wygrywa, jeśli jest co najmniej równie wysoka. Po licytacji, której nie wygrasz, możesz zamiast pola i dochodu zbadać następny poziom jednej technologii. Każda technologia działa raz w rundzie, jednym poziomem. Wulkany płacą z rezerwy i tylko, dopóki masz najwyżej 10 monet.

print-sheet = Arkusz { $sheet }
print-board = Pory roku i karty
print-landmarks = Miejsca
print-science = Nauka kontra Carrambah
print-harbours = Porty
print-temples = Świątynie
print-outlines = Kontury
print-unpainted = Niepomalowane pola (−)
print-coins-tie = Monety, przy remisie
print-token-any = każdy kolor
print-token-season = pora roku
print-token-marker = runda
print-token-first = start

print-legend-regular-harbour = Port główny: 20 punktów, różne 10
print-legend-secret-harbour = Tajny port: 20 punktów, różne 10
print-legend-lighthouse = Latarnia morska: nowa wyspa; różne: przy porcie głównym
print-legend-volcano = Wulkan: dochód −1; otoczony zabiera 8 monet, różne 4
print-legend-coal-pit = Kopalnia węgla: +1 pole po wygranej, każdy kolor; różne: pora roku
print-legend-grove = Gaj: od razu kształt, każdy kolor; różne: wylosowany
print-legend-temple = Świątynia: 10 punktów, różne 5
print-legend-gold-mine = Kopalnia złota: dochód +2, różne +1
print-legend-closed = Morze i góry domykają pierścienie
print-legend-blue = Niebieski kontur: 10, w innym kolorze 5
print-legend-green = Zielony kontur: 10, w innym kolorze 5
print-legend-red = Czerwony kontur: 10, w innym kolorze 5

## Shaman Island

print-shaman-pieces = Figury
    .about = Każdy ma plemię: szamana wartego { $shaman }, jego ducha i wojowników o ukrytych wartościach ({ $coins }). Złóżcie i sklejcie monety; na stole widać wojownika, wartość jest tylko dla twoich oczu. Złóżcie figury stojące i sklejcie ich stopki.
print-shaman-land = Ląd
    .about = Jeden kafelek leży na środku. Każdy kolejno kładzie kafelki na poziomie morza ({ $sea }), każdy co najmniej połową krawędzi przy lądzie, a potem dokładnie na innych ({ $upper }). Kafelki mogą być przesunięte względem siebie o pół kafelka. Co styka się co najmniej połową krawędzi, jest jedną wyspą; róg nie wystarczy.
print-shaman-placing = Plemiona przybywają
    .about = Każdy kolejno stawia szamana na pustym polu, a potem pojedynczo wojowników, w dowolnej, tajnej kolejności. Swoich możesz oglądać w każdej chwili.
print-shaman-turn = Twoja tura
    .about = Wykonaj dokładnie dwie akcje, także dwa razy tę samą: przesuń figurę, zacznij podróż ducha, zatop kafelek albo przesuń kafelek.
print-shaman-move = Ruch figury
    .about = Na dowolną odległość po linii prostej, po lądzie, szaman także na ukos, ponad figurami własnego plemienia, ale nie ponad innymi, na puste pole.
print-shaman-spirit = Podróż ducha
    .about = Połóż szamana na jednym ze swoich wojowników, gdziekolwiek stoi; duch zaznacza opuszczone pole. Do zamiany żaden z nich się nie rusza i nie wolno ci ani zatapiać, ani przesuwać kafelków. Na początku twojej następnej tury, za darmo, wojownik przechodzi na pole ducha, duch znika, a szaman staje tam, gdzie stał wojownik. Ducha może dosiąść jedna figura; schodzi wtedy na puste pole najbliższe szamanowi.
print-shaman-sink = Zatopienie kafelka
    .about = Twój szaman stoi na tej samej wyspie; kafelek leży na poziomie morza i nic na nim nie ma. Wypada z gry.
print-shaman-slide = Przesunięcie kafelka
    .about = Twój szaman stoi na tej samej wyspie. Najwyższy kafelek stosu idzie o dwa półkroki, ze wszystkim, co na nim stoi. Z wyższego poziomu zsuwa się prosto na otwartą wodę. Na poziomie morza sunie wzdłuż innych, także wokół rogów, i w połowie drogi oraz na końcu styka się z którymś z nich.
print-shaman-end = Koniec
    .about = Natychmiast, gdy jest o jedną wyspę więcej, niż jest graczy. Dokończcie wszystkie podróże duchów i odkryjcie wszystkich wojowników.
print-shaman-scoring = Punktacja
    .about = Wyspa należy do plemienia, które ma na niej najwyższą sumę. Daje liczbę swoich kafelków razy jego najsilniejsza figura na niej. Przy remisie plemiona dzielą się kafelkami, reszta przepada, a każde mnoży przez własną najsilniejszą figurę. Wygrywa największa liczba punktów.

print-pieces = Figury i akcje
print-shaman-island = Wyspa { $number }: kafelki × najsilniejsza figura
