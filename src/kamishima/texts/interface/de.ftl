### Die Texte, die alle Spiele teilen, auf Deutsch. Die Liste der Namen mit ihren Argumenten steht in en.ftl.

## Der Tisch

table-welcome = Willkommen bei { $game }, { $players }!
table-draw-line = Auslage
table-draw-line-empty = Die Auslage ist leer.
table-deck =
    Stapel: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-discards =
    Ablage: { $count ->
        [0] leer
        [one] { $count } Karte, oben { $top }
       *[other] { $count } Karten, oben { $top }
    }
table-rice-paper =
    Reispapier: { $count ->
        [0] aufgebraucht
       *[other] { $count } Blatt
    }
table-known = Von dieser Hand gesehen: { $cards }
table-aside = Liegt neben dem Stapel: { $cards }
table-aside-hidden =
    Verdeckt beiseitegelegt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-gift = Du gibst weiter: { $card }
table-gift-left = Du gibst nach links weiter: { $card }
table-gift-right = Du gibst nach rechts weiter: { $card }
table-has-chosen = { $name } hat eine Karte gewählt.
table-drawn = Eben gezogen: { $card } (darf beim Bezahlen helfen, aber nicht ausgespielt werden)
table-starter = beginnt das Spiel
table-round = Runde { $round }
table-last-round = Das ist die letzte Runde!

## Karten

table-cost = Kosten { $count }
table-folds =
    { $count ->
        [one] { $count } Faltung
       *[other] { $count } Faltungen
    }
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-copies = { $count }-mal im Stapel

## Am Tisch sprechen

table-prompt = Dein Zug
table-may-follow = Danach ist möglich: { $words }
table-not-offered = „{ $words }“ ist jetzt nicht möglich.
table-not-offered-because = „{ $words }“ ist jetzt nicht möglich: { $reason }.
table-help-intro = Sag in Worten, was du tust, zum Beispiel „{ $example }“. Die Tabulatortaste ergänzt ein Wort, und die Zeile darunter zeigt, was folgen kann.
table-help-question = diese Hilfe zeigen
table-help-log = nachlesen, was geschehen ist
table-help-score = den Punktestand ansehen
table-help-undo = deine letzte Entscheidung zurücknehmen
table-help-save = die Partie speichern und später weiterspielen
table-help-quit = den Tisch verlassen
table-placeholder-name = NAME
table-placeholder-file = DATEI
table-saved = Die Partie ist gespeichert: { $file }
table-resumed =
    Schön, dass du wieder da bist! Die Partie aus { $file } geht nach { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritten
    } weiter.
table-undone = Zurückgenommen: { $words }
table-undo-refused = Das lässt sich nicht zurücknehmen: Seither hat jemand gehandelt, oder etwas Verdecktes wurde gesehen.
table-log = Was bisher geschah
table-scores = Der Punktestand
table-goodbye = Danke fürs Mitspielen. Bis bald!

## Das Ende

table-sheet = Endstand
table-sheet-card = Karte
table-sheet-points = Punkte
table-sheet-bonus = Zusatz
table-sheet-awards = Auszeichnungen
table-sheet-total = Summe
table-commitment = Der Zufall dieser Partie ist versiegelt: { $hash }
table-secret = Das Siegel ist gebrochen, dies war das Geheimnis: { $secret }
table-verify = So prüfst du alles, was der Zufall entschieden hat: { $command }

result-win =
    { $you ->
        [yes] Du gewinnst
       *[no] { $names } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
result-shared =
    { $you ->
        [yes] Du teilst dir den Sieg mit { $names }
       *[no] { $names } teilen sich den Sieg
    }, mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
result-place =
    { $rank }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-alone =
    { $you ->
        [yes] Du erreichst
       *[no] { $name } erreicht
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
