### Co się drukuje z Shaman Island, po polsku.

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
