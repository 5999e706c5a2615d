### Eine Stellung von Hand aufbauen.

position-title = Stellung aufbauen
position-seat = Person { $number }
position-usual = Neu beginnen
position-random = Zufällige Stellung
position-undo = Zurücknehmen
position-redo = Wiederherstellen
position-nothing = Noch gibt es nichts zu zeichnen.
position-text = Die Stellung als Text
position-text-about = Alles von oben steht in dieser Zeile, und du kannst es auch hier ändern.
position-share = Link zu dieser Stellung
position-qr = Der Link als QR-Code
position-play = Von hier weiterspielen
position-sound = Von dieser Stellung aus kann eine Partie beginnen.
position-flaws =
    { $count ->
        [one] Eines steht einer Partie noch im Weg:
       *[other] { $count } Dinge stehen einer Partie noch im Weg:
    }

## Werkzeuge

position-tools = Werkzeuge
position-tool-hand = Freie Hand
position-tool-tile = Plättchen legen
position-tool-remove = Wegnehmen
position-tool-shaman = Schamane ({ $count })
position-tool-warrior = Krieger ({ $count })
position-hint-hand = Wähle eine Figur und dann ihr Ziel. Zu einem Krieger kann auch der Geist seines Schamanen ziehen; ein Plättchen kann versinken.
position-hint-tile = Wähle, wohin ein Plättchen kommt: auf Meereshöhe oder auf einen Stapel.
position-hint-remove = Wähle die Figur oder den Geist, der weg soll; ein Plättchen wird gewählt und dann versenkt.
position-hint-shaman = Wähle das Feld des Schamanen.
position-hint-warrior = Wähle für jeden Krieger ein Feld.
position-hint-paint = Wähle eine Farbe und dann Felder; ein Feld, das diese Farbe schon hat, wird wieder leer.

## Was gerade geschieht

position-table = Die Runde
position-phase = Was geschieht
position-phase-build = Die Insel wird gebaut
position-phase-place = Figuren werden eingesetzt
position-phase-turn = Es wird gezogen
position-phase-auction-die = Der Versteigerungswürfel fällt
position-phase-bidding = Es wird geboten
position-phase-acting = Es wird gehandelt
position-whose = Wer ist dran
position-turn = Nummer des Zuges
position-actions = Aktionen übrig
position-season = Feld der Jahreszeit
position-first = Startperson
position-card = Versteigerte Karte
position-bid = Höchstes Gebot
position-bidder = Von wem
position-passed = Wer gepasst hat
position-player = Wessen Inseln und Münzen
position-who = Person
position-coins = Münzen
position-sheet = Bogen { $number }
position-coal =
    { $side ->
        [single] Kohlengruben, jede Farbe
       *[mixed] Kohlengruben, Farbe der Jahreszeit
    }
position-gold =
    { $side ->
        [single] Goldminen +2
       *[mixed] Goldminen +1
    }
position-outlines = Gefüllte Umrisse
position-outlines-about = Ein Umriss zählt, wenn er mit einer Form auf einmal gefüllt wurde.
position-science = Technologien

## Was nicht stimmt

position-flaw-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
position-flaw-unreadable = „{ $said }“ ist hier nicht zu lesen.
position-flaw-said-twice = „{ $said }“ steht zweimal da.
position-flaw-missing = Nach „{ $said }“ fehlt etwas.
position-flaw-number = Hier gehört eine Zahl von { $least } bis { $most } hin.
position-flaw-no-turn = Es muss dastehen, was geschieht und wer dran ist.
position-flaw-impossible = Das kann nicht sein: { $fault }
position-flaw-too-early = Das kommt erst später in einer Partie.
position-flaw-overlap = Das Plättchen auf { $space } liegt über einem anderen.
position-flaw-too-many-tiles = Es gibt { $most } Plättchen, nicht mehr.
position-flaw-water = { $space } ist Wasser: Dort kann nichts stehen.
position-flaw-two-there = Auf { $space } ist nur für eines Platz.
position-flaw-too-many-warriors = Ein Stamm hat { $most } Krieger, nicht mehr.
position-flaw-one-each = Davon hat ein Stamm nur eines.
position-flaw-centre = Solange gebaut wird, liegt das erste Plättchen auf { $space }.
position-flaw-build-done = Alle { $most } Plättchen liegen: Nun werden Figuren eingesetzt.
position-flaw-build-low = Die ersten { $most } Plättchen liegen auf Meereshöhe.
position-flaw-build-grounds = Genau { $most } Plättchen liegen auf Meereshöhe, bevor eines obenauf kommt.
position-flaw-one-island = Solange gebaut wird, gibt es nur eine Insel.
position-flaw-tiles-first = Bevor Figuren eingesetzt werden, liegen alle { $most } Plättchen; hier sind es { $count }.
position-flaw-all-placed = Alle Figuren stehen: Nun wird gezogen.
position-flaw-no-room = { $count } Figuren sind noch einzusetzen, und { $room } Felder sind frei.
position-flaw-in-turn = Figuren werden reihum eingesetzt: { $seat } müsste { $due } haben, nicht { $count }.
position-flaw-shaman-first = { $seat }: Der Schamane wird vor den Kriegern eingesetzt.
position-flaw-over-turns = Die Partie ist nach { $most } Zügen vorbei.
position-flaw-actions = Eine oder zwei Aktionen müssen übrig sein; keine, wenn die Partie endet.
position-flaw-islands = Mit { $count } Inseln ist die Partie vorbei; höchstens { $most } dürfen es sein.
position-flaw-warriors = { $seat } hat { $count } Krieger an Land; alle { $most } müssen dort sein.
position-flaw-one-shaman = { $seat } braucht einen Schamanen: an Land oder unterwegs, mit einem Geist an seiner Stelle.
position-flaw-host = { $seat }: Zu einem Geist gehört ein Krieger desselben Stammes anderswo, auf dem der Schamane liegt.
position-flaw-rider = Der Reiter kann so nicht abgesetzt werden.
position-flaw-spirit-first = { $seat } vollendet zuerst die Geistreise: Eine Aktion muss übrig sein, oder jemand anderes beginnt.
position-flaw-stuck = { $seat } könnte hier nichts tun.
position-flaw-no-sheet = An diesem Tisch gibt es keinen Bogen „{ $said }“.
position-flaw-sheets-first = Inseln haben Farbe, sobald zwei Bögen behalten sind.
position-flaw-squares = Die Insel hat { $count } Felder; so viele müssen dastehen.
position-flaw-filled = Diesen Umriss gibt es auf der Insel nicht.
position-flaw-science-only = Das gehört zu Wissenschaft gegen Carrambah.
position-flaw-round = Feld { $count } der Jahreszeit ist Runde { $count }.
position-flaw-science-pair = Diese Technologien passen nicht zusammen.
position-flaw-card-needed = Es muss dastehen, welche Karte versteigert wird.
position-flaw-bid-low = Das Mindestgebot für diese Karte ist { $least }.
position-flaw-passed = Wer gepasst hat, führt nicht und zählt nach der Versteigerung nicht mehr.
position-flaw-first-alone = Allein bist du immer Startperson.
position-flaw-carrambah = Dein Gebot und das von Carrambah gehören zusammen.
position-flaw-bidder = Ein Gebot und wer es abgab, gehören zusammen.
position-flaw-bid-coins = { $seat } hat nur { $count } Münzen.
position-flaw-winner-first = { $seat } hat die Versteigerung gewonnen und ist Startperson.
position-flaw-sheets = { $seat } müsste { $due } Bögen haben, nicht { $count }.
position-flaw-copies = Von jedem Bogen gibt es { $most } Stück.
position-flaw-harbour = { $seat }: Farbe beginnt neben einem offenen Hafen: { $squares }.
position-flaw-together = { $seat }: Alle Farbe einer Insel hängt zusammen.
position-flaw-outline = { $seat }: Ein gefüllter Umriss hat eine einzige Farbe auf { $squares }.
position-flaw-tokens = An diesem Tisch folgen die Marker aus der Farbe.
position-flaw-lighthouses =
    { $count ->
        [one] { $seat } braucht für die zweite Insel einen umringten Leuchtturm.
       *[other] { $seat } braucht für so viele Inseln { $count } umringte Leuchttürme.
    }
position-flaw-accesses = { $seat } hat noch { $count } Zugänge, von der Art der Leuchttürme.
position-flaw-reserve = Von jeder Art gibt es { $most } Marker, nicht mehr.
position-flaw-coins = { $count } Münzen sind jetzt zu viele; höchstens { $most } sind möglich.
position-flaw-todo = In dieser Reihenfolge kann das nicht zu tun sein.
position-flaw-over-here = Hier ist die Partie vorbei.
