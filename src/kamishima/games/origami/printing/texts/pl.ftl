### Co się drukuje z Origami, po polsku.

print-points-cards = Punkty wszystkich kart
print-points-effects = Efekty punktacji
print-points-awards = Wyróżnienia (postacie, Kappa)
print-hand = Karty na ręce, przy remisie

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
