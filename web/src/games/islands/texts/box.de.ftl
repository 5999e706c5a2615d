### What the page says about Islands before it is opened, in German.

box-islands-title = Origami Islands
box-islands-about = Biete auf Formen und bemale deine Inseln durch die Jahreszeiten, allein oder mit bis zu sechs Personen.
gallery-title-islands = Orte, Karten und Inseln
gallery-about-islands = Was auf den Inseln steht, was versteigert wird, und alle Inseln, wie sie gedruckt sind.
box-islands-look = Seine Inseln ansehen
