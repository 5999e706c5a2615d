### What the page says about Origami before it is opened, in Polish.

box-origami-title = Origami
box-origami-about = Składaj zwierzęta, płać kartami z ręki i powiększaj dwie kolekcje.
box-legends-title = Origami: Legends
box-legends-about = Potężne postacie zmieniają zasady dla wszystkich przy stole.
box-combined-title = Origami z Legends
gallery-title-origami = Wszystkie karty
gallery-about-origami = Każda karta z Origami i Origami: Legends. Otwórz którąś, żeby przeczytać, co robi.
