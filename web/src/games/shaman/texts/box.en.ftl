### What the page says about Shaman before it is opened, in English.

box-shaman-title = Shaman Island
box-shaman-about = The land itself moves: sink and slide tiles, and hold the largest islands.
gallery-title-shaman = Pieces and tiles
gallery-about-shaman = What stands on the land, and what the land is made of.
