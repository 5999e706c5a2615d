### What the page says about Shaman before it is opened, in Polish.

box-shaman-title = Shaman Island
box-shaman-about = Sam ląd się porusza: zatapiaj i przesuwaj kafelki i utrzymaj największe wyspy.
gallery-title-shaman = Figury i kafelki
gallery-about-shaman = Co stoi na lądzie i z czego zrobiony jest ląd.
