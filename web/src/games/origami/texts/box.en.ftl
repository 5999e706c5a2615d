### What the page says about Origami before it is opened, in English.

box-origami-title = Origami
box-origami-about = Fold animals, pay with cards from your hand and grow two collections.
box-legends-title = Origami: Legends
box-legends-about = Mighty characters change the rules for everybody at the table.
box-combined-title = Origami with Legends
gallery-title-origami = All cards
gallery-about-origami = Every card of Origami and Origami: Legends. Open one to read what it does.
