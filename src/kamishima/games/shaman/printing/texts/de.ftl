### Was von Shaman Island gedruckt wird, auf Deutsch.

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
