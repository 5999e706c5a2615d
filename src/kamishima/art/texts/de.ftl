### Die Wörter der gedruckten Seiten auf Deutsch. Was die Argumente bedeuten, steht in en.ftl.

print-in-short = Die Regeln auf einer Seite
print-scores = Wertung
print-total = Summe
print-points-cards = Punkte aller Karten
print-points-effects = Wertungseffekte
print-points-awards = Auszeichnungen (Charaktere, Kappa)
print-hand = Handkarten, bei Gleichstand

## Origami

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

## Origami Islands

print-islands-need = Was ihr braucht
    .about = Diese Bögen so oft, wie Leute mitspielen, zwei gewöhnliche Würfel und für jede Person einen blauen, einen grünen und einen roten Stift. Schneidet Münzen und Marker aus; die Marker werden gefaltet und geklebt.
print-islands-setup = Aufbau
    .about = Jede Person nimmt { $coins } Münzen, bekommt drei Inselbögen und behält zwei davon: vier Inseln. Der Jahreszeitenmarker beginnt auf dem ersten von { $rounds } Feldern; jedes Feld ist eine Runde. Das Los bestimmt die Startperson.
print-islands-bidding = Versteigerung
    .about = Die Startperson würfelt: Die Karte mit dieser Zahl wird versteigert. Von der Startperson an bietet oder passt ihr der Reihe nach. Das erste Gebot ist mindestens die Zahl der Karte, jedes weitere höher. Wer passt, ist für diese Runde draußen. Wer gewinnt, wird Startperson und zahlt das Gebot.
print-islands-actions = Aktionen
    .about = Alle handeln der Reihe nach, von der Startperson an. Wer gewonnen hat, bemalt für jeden Kohlengrubenmarker ein Feld und malt dann die ersteigerte Form. Alle anderen dürfen ein Feld in der Farbe der Jahreszeit bemalen und bekommen dann 3 Münzen, mit Goldminen mehr, mit Vulkanen weniger, aber nie weniger als nichts. Dann rückt der Jahreszeitenmarker vor.
print-islands-painting = Malen
    .about = Nur leere Felder werden bemalt, alle Felder einer Form auf einmal in einer Farbe. Eine Form darf gedreht, aber nie gespiegelt werden. Was du zuerst malst, grenzt mit einer Feldseite an einen Haupthafen; auf einer Insel mit Farbe grenzt es ebenso an bemalte Felder. Die Dominosteine einer Karte haben dieselbe Farbe, und beide werden gemalt. Du darfst immer verzichten.
print-islands-access = Noch eine Insel
    .about = Mit einem umringten Leuchtturm darfst du eine weitere Insel beginnen: neben ihrem Haupthafen oder ihrem Geheimhafen, wenn der Ring einfarbig ist, sonst neben dem Haupthafen.
print-islands-rings = Orte
    .about = Ein Ort ist umringt, sobald alle bemalbaren seiner acht Nachbarfelder bemalt sind. Einfarbig gibt er seine bessere Seite, in gemischten Farben die schwächere. Meer, Berge, andere Orte und der Rand schließen von selbst.
print-islands-outlines = Umrisse
    .about = Fülle einen Umriss auf einmal mit genau einer Form: 10 Münzen sofort und 10 Punkte am Ende in seiner Farbe, sonst 5 und 5.
print-islands-end = Das Ende
    .about = Das Spiel endet mit der Jahreszeitenleiste. Zählt Häfen, Tempel und Umrisse und zieht 1 Punkt für jedes unbemalte Feld auf Inseln mit Farbe ab. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Münzen hat.
print-islands-catch-up = Variante: Einholen und überholen
    .about = Im Vorrat liegt von den Kohlengrubenmarkern und von den Goldminenmarkern je einer mehr, als Leute mitspielen. Ist er leer, nimmst du einer anderen Person den verdienten Marker weg und drehst ihn auf deine Seite.
print-islands-science = Allein: Wissenschaft gegen Carrambah
    .about = Du bist immer Startperson. Biete und würfle dann mit beiden Würfeln: Ihre Summe und was die Karte dazugibt, ist Carrambahs Gebot; deines gewinnt, wenn es mindestens ebenso hoch ist. Nach einer Versteigerung, die du nicht gewonnen hast, darfst du statt Feld und Einkommen die nächste Stufe einer Technologie erforschen. Jede Technologie wirkt einmal in der Runde, mit einer Stufe. Vulkane zahlen aus dem Vorrat, und nur, solange du höchstens 10 Münzen hast.

print-sheet = Bogen { $sheet }
print-board = Jahreszeiten und Karten
print-landmarks = Orte
print-science = Wissenschaft gegen Carrambah
print-harbours = Häfen
print-temples = Tempel
print-outlines = Umrisse
print-unpainted = Unbemalte Felder (−)
print-coins-tie = Münzen, bei Gleichstand
print-token-any = jede Farbe
print-token-season = Jahreszeit
print-token-marker = Runde
print-token-first = Start

print-legend-regular-harbour = Haupthafen: 20 Punkte, gemischt 10
print-legend-secret-harbour = Geheimhafen: 20 Punkte, gemischt 10
print-legend-lighthouse = Leuchtturm: eine neue Insel; gemischt: am Haupthafen
print-legend-volcano = Vulkan: Einkommen −1; umringt nimmt er 8 Münzen, gemischt 4
print-legend-coal-pit = Kohlengrube: +1 Feld, wenn du gewinnst, jede Farbe; gemischt: Jahreszeit
print-legend-grove = Hain: sofort eine Form, jede Farbe; gemischt: ausgewürfelt
print-legend-temple = Tempel: 10 Punkte, gemischt 5
print-legend-gold-mine = Goldmine: Einkommen +2, gemischt +1
print-legend-closed = Meer und Berge schließen Ringe
print-legend-blue = Blauer Umriss: 10, in anderer Farbe 5
print-legend-green = Grüner Umriss: 10, in anderer Farbe 5
print-legend-red = Roter Umriss: 10, in anderer Farbe 5

## Shaman Island

print-shaman-pieces = Die Figuren
    .about = Jede Person hat einen Stamm: einen Schamanen, der { $shaman } zählt, seinen Geist und { $coins } Krieger mit geheimen Werten. Faltet und klebt die Münzen; auf dem Tisch liegt der Krieger oben, der Wert ist nur für deine Augen. Faltet die Aufsteller und klebt ihre Füße.
print-shaman-land = Das Land
    .about = Ein Plättchen liegt in der Mitte. Der Reihe nach legt jede Person { $sea } Plättchen auf Meereshöhe, jedes mindestens mit einer halben Kante am Land, und dann { $upper } genau auf andere. Plättchen dürfen um ein halbes Plättchen gegeneinander verschoben sein. Was sich mindestens an einer halben Kante berührt, ist eine Insel; eine Ecke genügt nicht.
print-shaman-placing = Die Stämme kommen
    .about = Der Reihe nach setzt jede Person ihren Schamanen auf ein leeres Feld, dann einzeln die Krieger, in beliebiger Folge und geheim gewählt. Deine eigenen darfst du jederzeit ansehen.
print-shaman-turn = Dein Zug
    .about = Wähle genau zwei Aktionen, auch zweimal dieselbe: eine Figur ziehen, eine Geistreise beginnen, ein Plättchen versenken oder eines verschieben.
print-shaman-move = Eine Figur ziehen
    .about = Beliebig weit geradeaus über Land, ein Schamane auch schräg, über Figuren deines Stammes, aber nicht über andere, auf ein leeres Feld.
print-shaman-spirit = Geistreise
    .about = Leg deinen Schamanen auf einen deiner Krieger, wo der auch steht; der Geist zeigt das verlassene Feld. Bis zum Tausch zieht keiner von beiden, und du darfst weder versenken noch verschieben. Zu Beginn deines nächsten Zuges geht kostenlos der Krieger auf das Feld des Geistes, der Geist verschwindet, und der Schamane steht, wo der Krieger stand. Eine Figur darf auf einem Geist reiten; sie landet dann auf dem leeren Feld, das dem Schamanen am nächsten ist.
print-shaman-sink = Ein Plättchen versenken
    .about = Dein Schamane steht auf derselben Insel; das Plättchen liegt auf Meereshöhe, und nichts liegt oder steht darauf. Es kommt aus dem Spiel.
print-shaman-slide = Ein Plättchen verschieben
    .about = Dein Schamane steht auf derselben Insel. Das oberste Plättchen eines Stapels geht zwei halbe Schritte, mit allem, was darauf steht. Von weiter oben gleitet es geradeaus aufs offene Wasser. Auf Meereshöhe gleitet es an anderen entlang, auch um Ecken, und berührt auf halbem Weg und am Ende eines davon.
print-shaman-end = Das Ende
    .about = Sofort, wenn es eine Insel mehr gibt, als Leute mitspielen. Vollendet alle Geistreisen und deckt alle Krieger auf.
print-shaman-scoring = Wertung
    .about = Eine Insel gehört dem Stamm mit der höchsten Summe darauf. Sie zählt die Zahl ihrer Plättchen mal seine stärkste Figur dort. Bei Gleichstand teilen die Stämme die Plättchen, der Rest verfällt, und jeder rechnet mit seiner eigenen stärksten Figur. Wer die meisten Punkte hat, gewinnt.

print-pieces = Figuren und Aktionen
print-shaman-island = Insel { $number }: Plättchen × stärkste Figur
