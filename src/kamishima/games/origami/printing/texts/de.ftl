### Was von Origami gedruckt wird, auf Deutsch.

print-points-cards = Punkte aller Karten
print-points-effects = Wertungseffekte
print-points-awards = Auszeichnungen (Charaktere, Kappa)
print-hand = Handkarten, bei Gleichstand

print-origami-setup = Aufbau
    .about = Nehmt so viele Familien, wie Leute mitspielen, jeweils alle 18 Karten. Sind Familien der Schachtel Legends dabei, kommen ebenso viele Charakterpaare dazu; zu den Polartieren gehört das Reispapier. Mischt alles. Deckt der Reihe nach für jede Person Karten auf, bis sie zusammen mindestens 10 Faltungen wert sind; wer die wenigsten Faltungen hat, beginnt. Nehmt eure Karten auf und deckt vier Karten als Auslage auf.
print-origami-turn = Dein Zug
    .about = Wähle genau eine Aktion: Karten ziehen, ein Origami ausspielen oder die Sonderaktion nutzen, die oben auf einer deiner Sammlungen liegt. Wirf danach Karten ab, bis dein Handlimit stimmt: 8 Karten, wenn keine Karte etwas anderes sagt.
print-origami-draw = Karten ziehen
    .about = Nimm beliebige Karten der Auslage, die zusammen höchstens 4 Faltungen wert sind, und fülle die Auslage auf vier Karten auf.
print-origami-play = Ein Origami ausspielen
    .about = Bezahle seine Kosten mit anderen Handkarten: Ihre Faltungen müssen genau die Kosten ergeben. Du bestimmst, welche bezahlte Karte oben auf der Ablage liegt. Leg das Origami oben auf eine deiner zwei Sammlungen; ihre Größen dürfen sich höchstens um eine Karte unterscheiden. Alle Karten bleiben sichtbar: Namen, Familien und Punkte überdeckter Karten zählen.
print-origami-effects = Effekte
    .about = Sofort: einmal beim Ausspielen, wenn du willst. Sonderaktion: ab deinem nächsten Zug, als deine Aktion, solange die Karte oben liegt. Dauerhaft: solange die Karte oben liegt. Wertung: am Ende, ob überdeckt oder nicht.
print-origami-characters = Charaktere
    .about = Ein Charakter kommt in die Tischmitte und ändert die Regeln für alle; seine andere Farbe wird abgeworfen. Danach darfst du eine Karte der Auslage kostenlos ausspielen.
print-origami-paper = Reispapier
    .about = Es dient nur zum Bezahlen, jedes Blatt für 1 Faltung, und kommt immer auf seinen eigenen Stapel zurück. Es zählt zum Handlimit.
print-origami-end = Das Ende
    .about = Ist der Stapel leer, wird die Ablage zum neuen Stapel. Ist er zum zweiten Mal leer, spielt ihr die Runde zu Ende, sodass alle gleich viele Züge hatten; dann hat jede Person noch einen letzten Zug.
print-origami-scoring = Wertung
    .about = Zählt die Punkte aller Karten beider Sammlungen, ihrer Wertungseffekte und der Auszeichnungen zusammen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Handkarten hat.
