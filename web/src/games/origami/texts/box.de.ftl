### What the page says about Origami before it is opened, in German.

box-origami-title = Origami
box-origami-about = Falte Tiere, bezahle mit Handkarten und lass zwei Sammlungen wachsen.
box-legends-title = Origami: Legends
box-legends-about = Mächtige Charaktere ändern die Regeln für alle am Tisch.
box-combined-title = Origami mit Legends
gallery-title-origami = Alle Karten
gallery-about-origami = Jede Karte von Origami und Origami: Legends. Öffne eine, um zu lesen, was sie kann.
