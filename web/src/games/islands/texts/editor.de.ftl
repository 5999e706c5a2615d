editor-title = Eine Insel zeichnen
editor-about = Zeichne Land, Orte und Umrisse und lies gleich, was die Regeln dazu sagen. Der Entwurf bleibt in diesem Browser, bis du ihn speicherst, teilst oder spielst.
editor-map = Karte von { $island }
editor-keys = Auf der Karte: Pfeiltasten gehen von Feld zu Feld, Enter zeichnet, Umschalt mit einer Pfeiltaste zeichnet weiter. R, S, L, T, C, $, G, V wählen einen Ort, der Punkt Land, ~ Meer, ^ einen Berg, 1 bis 3 einen Umriss.
editor-undo = Zurück
editor-redo = Wieder vor
editor-tools = Zeichnen mit
editor-land = Land
editor-outline = Umriss in { $colour }
editor-mirror = Land und Meer spiegeln
editor-mirror-none = Gar nicht
editor-mirror-sides = Links und rechts
editor-mirror-ends = Oben und unten
editor-mirror-turn = Um eine halbe Drehung
editor-remarks = Anmerkungen
editor-elsewhere = Anderswo im Paket
editor-level-fault = Zu beheben:
editor-level-hint = Hinweis:
editor-show = Auf der Karte zeigen: { $what }
editor-go = Dorthin
editor-good = { $hints ->
    [0] Mit diesem Paket kann man spielen.
    [one] Mit diesem Paket kann man spielen. Es gibt einen Hinweis.
   *[other] Mit diesem Paket kann man spielen. Es gibt { $hints } Hinweise.
}
editor-faults = { $count ->
    [one] Eines ist noch zu beheben, bevor man damit spielen kann.
   *[other] { $count } Dinge sind noch zu beheben, bevor man damit spielen kann.
}
editor-unreachable = Der Server kann gerade nicht gefragt werden. Dein Entwurf bleibt erhalten.
editor-names = Namen und Vorlagen
editor-name-pack = Name des Pakets
editor-name-sheet = Wort des Bogens
editor-name-island = Wort der Insel
editor-name-about = Kleinbuchstaben, Ziffern und Bindestriche; roter-fuchs heißt am Tisch Roter Fuchs.
editor-begin = Mit einer anderen Insel beginnen
editor-begin-none = Diese behalten
editor-begin-sea = Offenes Meer
editor-begin-about = Die Insel wird neu gezeichnet, ihr Name bleibt.
editor-near = Dieser Bogen ist für eine erste Partie
editor-near-about = Nahe Inseln haben keine Vulkane und wenige Berge.
editor-near-short = Nahe Inseln
editor-pack = Das Paket
editor-pack-new = Meine Inseln
editor-pack-about = Ein Paket ist eine Datei mit allem, was eine Partie braucht. Der Link enthält den gezeigten Bogen; gespeichert wird dafür nichts.
editor-play = Damit spielen
editor-save = Als Datei speichern
editor-open = Datei öffnen
editor-reset = Neu beginnen
editor-link = Link zu diesem Bogen
editor-hash = Das Siegel dieses Pakets, wie es in Aufzeichnungen steht: { $hash }…
editor-saved = Gespeichert als { $file }.
editor-opened = { $file } ist jetzt offen. „Zurück“ holt den alten Entwurf wieder.
editor-open-bad = { $file } lässt sich nicht als Paket lesen: { $why }
editor-link-bad = Dieser Link enthält keinen Bogen: Vielleicht wurde er abgeschnitten.
editor-sheets = Bögen des Pakets
editor-sheets-about = { $count ->
    [one] Ein Bogen ist im Paket; alle bekommen drei und behalten zwei.
   *[other] { $count } Bögen sind im Paket; alle bekommen drei und behalten zwei.
}
editor-sheets-list = Alle Bögen zeigen
editor-sheet-new = Neuer Bogen
editor-sheet-copy = Bogen { $sheet } kopieren
editor-sheets-few = Nur dieser Bogen und zwei andere
editor-sheets-all = Alle Bögen hineinlegen
editor-draw = Auf { $island } zeichnen
editor-in-pack = Im Paket
editor-in-pack-of = Bogen { $sheet } ist im Paket
editor-remove = Entfernen
editor-remove-of = Bogen { $sheet } entfernen
editor-trial = Bots damit spielen lassen
editor-trial-about = Bots spielen einige Partien mit deinen Bögen und jedes Mal zwei anderen. Striche auf den Balken zeigen, zwischen welchen Werten die Wahrheit vermutlich liegt.
editor-trial-games = Partien
editor-trial-bot = Spielstärke
editor-trial-run = Spielen lassen
editor-trial-stop = Anhalten
editor-trial-faults = Behebe erst, was die Anmerkungen sagen.
editor-trial-waits = Erst muss ein anderer Versuch enden …
editor-trial-going = { $done } von { $of } Partien gespielt
editor-trial-done = { $done ->
    [one] Eine Partie wurde gespielt.
   *[other] { $done } Partien wurden gespielt.
}
editor-trial-failed = Der Versuch endete vorzeitig; die Zahlen stammen von den Partien bis dahin.
editor-trial-old = Du hast das Paket seither geändert; diese Zahlen gelten für das vorige.
editor-trial-islands = Punkte einer Insel, auf der jemand gemalt hat
editor-trial-landmarks = { $island }: wie oft bemalt, umringt und gefüllt
editor-trial-begun = überhaupt bemalt
editor-trial-single = einfarbig
editor-trial-others = Alle anderen Inseln
editor-trial-each = Jede der anderen Inseln
editor-trial-outlines = Umrisse gefüllt
editor-trial-seats = Siege nach Platz
editor-trial-length = Eine Partie dauerte im Mittel { $steps } Schritte, und wer mitspielte, machte { $score } Punkte.
editor-what = Was
editor-value = Wert mit seinen Grenzen

remark-pack = { $message }
remark-name = Das Paket braucht einen Namen.
remark-name-long = Der Name des Pakets hat { $count } Zeichen; höchstens { $most } sind erlaubt.
remark-sheets = Ein Paket braucht mindestens { $least } Bögen; hier sind es { $count }.
remark-sheet-word = Das Wort eines Bogens besteht aus Kleinbuchstaben, Ziffern und Bindestrichen und ist kein Feldname.
remark-sheet-islands = Ein Bogen hat { $wanted } Inseln, nicht { $count }.
remark-island-word = Das Wort einer Insel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
remark-island-twice = Zwei Inseln heißen so.
remark-no-rows = Die Karte ist leer.
remark-rows = Eine Insel hat höchstens { $most } Zeilen, nicht { $count }.
remark-columns = Zeile { $row }: höchstens { $most } Spalten sind erlaubt, nicht { $count }.
remark-uneven = Zeile { $row } hat { $count } Felder, die erste { $first }.
remark-sign = Zeile { $row }, Spalte { $column }: Das Zeichen { $sign } bedeutet nichts.
remark-few = { $landmark }: mindestens { $least } nötig, hier { $count }.
remark-many = { $landmark }: höchstens { $most } erlaubt, hier { $count }.
remark-paintable = Eine Insel hat { $least } bis { $most } Felder zum Bemalen; hier sind es { $count }.
remark-neighbours = { $landmark } auf { $square }: Mindestens { $least } der Felder ringsum müssen Land sein.
remark-shore = { $landmark } auf { $square }: Direkt daneben liegt kein Land, also könnte dort niemand beginnen.
remark-unreached = { $count ->
    [one] Ein Feld ist vom Haupthafen aus nicht zu erreichen: { $squares }.
   *[other] { $count } Felder sind vom Haupthafen aus nicht zu erreichen: { $squares }.
}
remark-harbours = Die beiden Häfen müssen mindestens { $apart } Spalten oder Zeilen auseinanderliegen.
remark-near-volcano = Eine Nahe Insel hat keinen Vulkan; auf { $square } ist einer.
remark-near-mountains = Eine Nahe Insel hat höchstens { $most } Berge; hier sind es { $count }.
remark-outlines = Eine Insel hat einen bis { $most } Umrisse; hier sind es { $count }.
remark-outline-square = Ein Umriss liegt auf { $square }, und dort ist kein Land.
remark-outline-twice = { $square } gehört zu zwei Umrissen.
remark-outline-form = { $count ->
    [one] Ein Umriss ist eine Form der Karten oder drei oder fünf zusammenhängende Felder; dieser ist ein einzelnes Feld.
   *[other] Ein Umriss ist eine Form der Karten oder drei oder fünf zusammenhängende Felder; diese { $count } sind es nicht.
}
remark-unfillable = Keine Karte hat die Form des Umrisses auf { $squares }: Zu mehreren kann ihn niemand füllen, nur Expancing gegen Carrambah.
remark-gift = { $landmark } auf { $square } ist sehr leicht zu umringen: { $count } Felder ringsum; gedruckte haben { $least } bis { $most }.
remark-hard = { $landmark } auf { $square } ist sehr schwer zu umringen: { $count } Felder ringsum; gedruckte haben { $least } bis { $most }.
remark-poor = Hier ist wenig zu holen: bestenfalls { $count } Punkte; gedruckte Inseln haben { $least } bis { $most }.
remark-rich = Hier ist viel zu holen: bestenfalls { $count } Punkte; gedruckte Inseln haben { $least } bis { $most }.
