### What the page says about Islands before it is opened, in English.

box-islands-title = Origami Islands
box-islands-about = Bid for shapes, paint your islands through the seasons, alone or with up to six players.
gallery-title-islands = Landmarks, cards and islands
gallery-about-islands = What stands on the islands, what is auctioned, and all islands as they are printed.
box-islands-look = Look at its islands
