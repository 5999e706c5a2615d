### Die Texte von Origami Islands auf Deutsch. Was die Argumente bedeuten, steht in en.ftl.

game-title = Origami Islands

## Namen

colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-season = Farbe der Jahreszeit
colour-random = ausgewürfelte Farbe
colour-any = beliebige Farbe

shape-square = einzelnes Feld
shape-domino = zwei Dominosteine
shape-corner = Ecke
shape-zigzag = Zickzack
shape-angle = Winkel
shape-any = Form nach Wahl

landmark-regular-harbour = Haupthafen
    .about = 20 Punkte, wenn er einfarbig umringt ist, 10 bei gemischten Farben. Neben ihm wird eine Insel begonnen.
landmark-secret-harbour = Geheimhafen
    .about = 20 Punkte, wenn er einfarbig umringt ist, 10 bei gemischten Farben. Neben ihm darf eine Insel begonnen werden, wenn der Leuchtturm, der sie geöffnet hat, einfarbig umringt wurde.
landmark-lighthouse = Leuchtturm
    .about = Ist er umringt, öffnet er eine neue Insel: einfarbig neben dem Haupthafen oder dem Geheimhafen, bei gemischten Farben nur neben dem Haupthafen.
landmark-volcano = Vulkan
    .about = Jeder Vulkan auf einer begonnenen Insel kostet dich 1 Münze von jedem Einkommen. Ist er umringt, hört das auf, und er nimmt 8 Münzen (einfarbig) oder 4 (gemischt) von der reichsten Person, außer das bist du; gegen Carrambah nimmt er sie aus dem Vorrat, wenn du höchstens 10 Münzen hast.
landmark-coal-pit = Kohlengrube
    .about = Ist sie umringt, darfst du nach jeder gewonnenen Versteigerung ein weiteres Feld bemalen: in beliebiger Farbe (einfarbig) oder in der Farbe der Jahreszeit (gemischt).
landmark-grove = Hain
    .about = Ist er umringt, darfst du sofort eine weitere Form malen: in beliebiger Farbe (einfarbig) oder in einer ausgewürfelten (gemischt).
landmark-temple = Tempel
    .about = 10 Punkte, wenn er einfarbig umringt ist, 5 bei gemischten Farben.
landmark-gold-mine = Goldmine
    .about = Ist sie umringt, bringt sie 2 Münzen (einfarbig) oder 1 (gemischt) zu jedem Einkommen dazu.
landmark-sea = Meer
    .about = Lässt sich nicht bemalen, schließt aber den Ring um andere Orte.
landmark-mountain = Berg
    .about = Lässt sich nicht bemalen, schließt aber den Ring um andere Orte.
landmark-outline = Umriss
    .about = Fülle ihn mit genau einer Form: 10 Münzen sofort und 10 Punkte am Ende, wenn es seine Farbe ist, sonst 5 und 5.
landmark-unpainted = Unbemalte Felder
    .about = 1 Punkt weniger für jedes, auf allen begonnenen Inseln.

technology-expancing = Expancing
technology-auctionis = Auctionis
technology-economicus = Economicus
technology-re-color = Re-Color
technology-re-roll = Re-Roll
technology-transforming = Transforming
technology-timenautics = Timenautics

title-creator = Schöpfung
title-founder = Gründung
title-architect = Architektur
title-builder = Baukunst
title-master = Meisterschaft
title-apprentice = Lehrzeit
title-earned =
    { $you ->
        [yes] Du erringst
       *[no] { $name } erringt
    } den Titel „{ $title }“.

## Entwicklungskarten und Technologien

card-text =
    Karte #{ $card }: { $shape }, { $colour }. Das Mindestgebot ist { $card }{ $surcharge ->
        [0] {""}
       *[other] ; Carrambah bietet { $surcharge } mehr
    }.

level-expancing-1 = Sofort: Bemale 3 beliebige zusammenhängende Felder deiner ersten Insel in der Farbe der Jahreszeit.
level-expancing-2 = Sofort: Bemale 5 beliebige zusammenhängende Felder deiner zweiten Insel in der Farbe der Jahreszeit.
level-expancing-3 = Sofort: Bemale 3 und noch einmal 5 beliebige zusammenhängende Felder deiner dritten Insel in der Farbe der Jahreszeit.
level-auctionis-1 = Hast du mit einem Gebot von höchstens 6 gewonnen: 5 Münzen.
level-auctionis-2 = Hast du mit einem Gebot von 7, 8 oder 9 gewonnen: 3 Münzen.
level-auctionis-3 = Hast du mit einem Gebot von mindestens 9 verloren: 7 Münzen.
level-economicus-1 = Hast du in dieser Runde einen Ort umringt: 3 Münzen.
level-economicus-2 = Hast du in dieser Runde mindestens 5 Felder bemalt: 3 Münzen.
level-economicus-3 = Hast du in dieser Runde mindestens 7 Felder bemalt: 5 Münzen.
level-re-color-1 = Zahle 3 Münzen: Die ersteigerte Form wird grün.
level-re-color-2 = Zahle 5 Münzen: Die ersteigerte Form bekommt eine beliebige Farbe.
level-re-color-3 = Du bekommst 5 Münzen: Die Farbe der ersteigerten Form wird ausgewürfelt.
level-re-roll-1 = Zahle 3 Münzen: Würfle einen Würfel neu.
level-re-roll-2 = Zahle 3 Münzen: Würfle beide Würfel Carrambahs neu.
level-re-roll-3 = Du bekommst 7 Münzen: Würfle einen Würfel neu, der eine 6 zeigt.
level-transforming-1 = Zahle 3 Münzen: Male stattdessen die Form von Karte #5.
level-transforming-2 = Zahle 7 Münzen: Male stattdessen die Form von Karte #2, #3 oder #4.
level-transforming-3 = Du bekommst 5 Münzen: Male stattdessen die Form einer ausgewürfelten Karte; bei 1 oder 6 wählst du.
level-timenautics-1 = Du bekommst 7 Münzen: Der Jahreszeitenmarker rückt ein Feld mehr vor als sonst.
level-timenautics-2 = Du bekommst 17 Münzen: Der Jahreszeitenmarker rückt zwei Felder mehr vor als sonst.
level-timenautics-3 = Hast du diese Runde mit einem Gebot von genau 14 gewonnen: Der Jahreszeitenmarker bleibt stehen.

## Was jetzt zu tun ist

phase-free-sheets = Behalte zwei beliebige Bögen, oder lass dir drei zur Auswahl geben.
phase-dealing = Die Bögen werden verteilt.
phase-keeping = Behalte zwei deiner drei Bögen: Ihre vier Inseln gehören dir.
phase-starting = Das Los entscheidet, wer beginnt.
phase-auction-die = Der Versteigerungswürfel entscheidet, welche Karte versteigert wird.
    .now =
        { $dice-count ->
            [0] Der Versteigerungswürfel entscheidet, welche Karte versteigert wird.
           *[other] Der Versteigerungswürfel zeigt { $dice }: Würfle neu, oder lass ihn liegen.
        }
phase-bidding = Biete auf die Karte, oder passe.
    .now =
        Karte #{ $card } wird versteigert: Biete mindestens { $least ->
            [one] { $least } Münze
           *[other] { $least } Münzen
        }, oder passe.
phase-carrambah = Zwei Würfel bestimmen Carrambahs Gebot.
    .now =
        { $dice-count ->
            [2] Carrambahs Würfel zeigen { $dice }: Würfle neu, oder lass sie liegen.
           *[other] Die Würfel bestimmen Carrambahs Gebot.
        }
phase-auctionis = Dein Gebot erlaubt dir, Auctionis einzusetzen.
phase-economicus = Was du gemalt hast, erlaubt dir, Economicus einzusetzen.
phase-timenautics = Der Jahreszeitenmarker rückt gleich vor: Du darfst Timenautics einsetzen.
phase-coal = Eine Kohlengrube erlaubt dir ein weiteres Feld; du darfst auch verzichten.
    .now =
        Eine Kohlengrube erlaubt dir ein weiteres Feld in { $colours-count ->
            [1] { $colours }
           *[other] beliebiger Farbe
        }; du darfst auch verzichten.
phase-card = Male die ersteigerte Form, oder verzichte.
    .now =
        { $shape-count ->
            [0] Wähle die Form, die du malst, oder verzichte.
           *[other] { $colours-count ->
                [0] So lässt sich die ersteigerte Form nicht malen: Verändere sie, oder verzichte.
               *[other] { $shape-word ->
                    [domino] { $pieces ->
                        [2] Male zwei Dominosteine nacheinander
                       *[other] Male den zweiten Dominostein
                    }
                   *[other] Male diese Form: { $shape }
                }; die Farbe ist { $colours-count ->
                    [1] { $colours }
                   *[other] frei
                }.
            }
        }
phase-grove = Dein Hain erlaubt dir sofort eine weitere Form; du darfst auch verzichten.
    .now =
        { $shape-count ->
            [0] Dein Hain erlaubt dir, sofort eine Form zu wählen und zu malen; du darfst auch verzichten.
           *[other] { $shape-word ->
                [domino] { $pieces ->
                    [2] Male für deinen Hain zwei Dominosteine nacheinander
                   *[other] Male für deinen Hain den zweiten Dominostein
                }
               *[other] Male für deinen Hain diese Form: { $shape }
            }; die Farbe { $colours-count ->
                [0] wird ausgewürfelt
                [1] ist { $colours }
               *[other] ist frei
            }.
        }
phase-colour-die = Der Farbwürfel fällt: 1–2 Blau, 3–4 Grün, 5–6 Rot.
    .now =
        { $dice-count ->
            [0] Der Farbwürfel fällt: 1–2 Blau, 3–4 Grün, 5–6 Rot.
           *[other] Der Farbwürfel zeigt { $dice }: Würfle neu, oder lass ihn liegen.
        }
phase-transform-die = Ein Würfel entscheidet, welche Form du stattdessen malst.
    .now =
        { $dice-count ->
            [0] Ein Würfel entscheidet, welche Form du stattdessen malst.
           *[other] Der Würfel zeigt { $dice }: Würfle neu, oder lass ihn liegen.
        }
phase-square = Bemale ein Feld in der Farbe der Jahreszeit, oder verzichte; danach bekommst du dein Einkommen.
    .now = Bemale ein Feld in { $colours }, oder verzichte; danach bekommst du dein Einkommen.
phase-expancing = Expancing: Bemale zusammenhängende Felder beliebiger Form in der Farbe der Jahreszeit, oder verzichte.
    .now = Expancing: Bemale zusammenhängende Felder beliebiger Form in { $colours }, oder verzichte.
phase-triggered = Was du gemalt hast, löst mehreres aus: Wähle, was zuerst kommt.
phase-volcano = Dein Vulkan nimmt der reichsten Person Münzen weg: Wähle, wem.
phase-taking = Der Vorrat ist leer: Wähle, wem du einen Marker wegnimmst.
phase-over = Das Spiel ist zu Ende.

## Was die Wörter bedeuten

word-sheet = der Zufall bringt diesen Bogen
word-deal = drei Bögen austeilen lassen
word-keep = diese zwei Bögen behalten
word-start = diese Person beginnt
word-die = der Würfel zeigt diese Zahl
word-dice = die zwei Würfel zeigen diese Zahlen
word-bid = so viele Münzen bieten
word-pass = aus der Versteigerung aussteigen
word-shape = diese Form wählen
word-paint = auf dieser Insel malen: nenne das Ankerfeld, die Drehung der Form und die Farbe
    .square = ein Feld dieser Insel bemalen
    .coal = ein Feld dieser Insel bemalen
    .expancing = auf dieser Insel malen: nenne alle Felder und die Farbe
word-decline = nicht malen
    .volcano = niemandem Münzen wegnehmen
word-resolve = das kommt zuerst
word-rob = dieser Person die Münzen wegnehmen
word-take = dieser Person einen Marker wegnehmen
word-research = statt Feld und Einkommen die nächste Stufe dieser Technologie erforschen
word-use = eine Stufe dieser Technologie einsetzen
word-skip = keine Technologie einsetzen
    .auction-die = den Wurf gelten lassen
    .colour-die = den Wurf gelten lassen
    .transform-die = den Wurf gelten lassen
    .carrambah = die Würfel liegen lassen
word-i1 = die erste Insel deines ersten Bogens
word-i2 = die zweite Insel deines ersten Bogens
word-i3 = die erste Insel deines zweiten Bogens
word-i4 = die zweite Insel deines zweiten Bogens
word-north = wie auf der Karte
word-east = eine Vierteldrehung im Uhrzeigersinn
word-south = auf den Kopf gestellt
word-west = eine Vierteldrehung gegen den Uhrzeigersinn
word-single = die bessere Seite, für einfarbig
word-mixed = die schwächere Seite, für gemischte Farben
word-outline-own = ein Umriss in seiner Farbe: 10 Münzen
word-outline-other = ein Umriss in anderer Farbe: 5 Münzen
word-coal-single = ein Kohlengrubenmarker für jede Farbe
word-coal-mixed = ein Kohlengrubenmarker für die Farbe der Jahreszeit
word-gold-single = ein Goldminenmarker im Wert von 2
word-gold-mixed = ein Goldminenmarker im Wert von 1
word-volcano-single = ein Vulkan, der 8 Münzen nimmt
word-volcano-mixed = ein Vulkan, der 4 Münzen nimmt
word-grove-single = ein Hain für eine beliebige Farbe
word-grove-mixed = ein Hain für eine ausgewürfelte Farbe
word-expancing = bemalt sofort Felder in beliebiger Form
word-auctionis = belohnt Gebote in der richtigen Höhe
word-economicus = belohnt umringte Orte und viele Felder
word-re-color = gibt der ersteigerten Form eine andere Farbe
word-re-roll = würfelt neu
word-transforming = tauscht die ersteigerte Form aus
word-timenautics = lässt die Zeit schneller vergehen oder stillstehen

## Was geschehen ist

sheet-dealt =
    { $you ->
        [seat] Du bekommst Bogen { $sheet }.
       *[other] { $seat } bekommt Bogen { $sheet }.
    }
sheets-kept =
    { $you ->
        [seat] Du behältst
       *[other] { $seat } behält
    } die Bögen { $sheets }.
starter-found =
    { $you ->
        [seat] Du beginnst.
       *[other] { $seat } beginnt.
    }
card-rolled =
    { $you ->
        [seat] Du würfelst
       *[other] { $seat } würfelt
    } für die Versteigerung: Karte #{ $card }.
colour-rolled =
    { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } den Farbwürfel: { $die }, also { $colour }.
shape-rolled =
    { $you ->
        [seat] Du würfelst
       *[other] { $seat } würfelt
    } eine andere Form aus: { $card ->
        [1] 1, also nach Wahl
        [6] 6, also nach Wahl
       *[other] die von Karte #{ $card }
    }.
dice-rolled =
    { $you ->
        [seat] Du würfelst
       *[other] { $seat } würfelt
    } für Carrambah: { $dice }.
carrambah-bid =
    Carrambah bietet { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
made-bid =
    { $you ->
        [seat] Du bietest
       *[other] { $seat } bietet
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
passed =
    { $broke ->
        [yes] { $you ->
            [seat] Du hast
           *[other] { $seat } hat
        } nicht genug Münzen, um zu bieten
       *[no] { $you ->
            [seat] Du passt
           *[other] { $seat } passt
        }
    }.
auction-won =
    { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } die Versteigerung mit { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
nobody-won = Niemand ersteigert Karte #{ $card }.
shape-chosen =
    { $you ->
        [seat] Du wählst
       *[other] { $seat } wählt
    } eine Form: { $shape }.
declined =
    { $you ->
        [seat] Du { $phase ->
            [volcano] nimmst niemandem Münzen weg
            [coal] verzichtest auf die Kohlengruben
            [grove] verzichtest auf den Hain
           *[other] malst nicht
        }
       *[other] { $seat } { $phase ->
            [volcano] nimmt niemandem Münzen weg
            [coal] verzichtet auf die Kohlengruben
            [grove] verzichtet auf den Hain
           *[other] malt nicht
        }
    }.
painted =
    { $you ->
        [seat] Du bemalst
       *[other] { $seat } bemalt
    } { $squares } auf { $island } in { $colour }.
island-begun =
    { $you ->
        [seat] Du beginnst
       *[other] { $seat } beginnt
    } die Insel { $island }{ $volcanoes ->
        [0] {""}
        [one] , mit 1 Vulkanmarker
       *[other] , mit { $volcanoes } Vulkanmarkern
    }.
surrounded =
    { $you ->
        [seat] Du umringst
       *[other] { $seat } umringt
    } { $landmark-word ->
        [regular-harbour] den Haupthafen
        [secret-harbour] den Geheimhafen
        [lighthouse] den Leuchtturm
        [volcano] den Vulkan
        [coal-pit] die Kohlengrube
        [grove] den Hain
        [temple] den Tempel
       *[gold-mine] die Goldmine
    } auf { $square } von { $island }, { $single ->
        [yes] einfarbig
       *[no] in gemischten Farben
    }.
outline-filled =
    { $you ->
        [seat] Du füllst
       *[other] { $seat } füllt
    } einen Umriss auf { $island } in { $own ->
        [yes] seiner Farbe
       *[no] einer anderen Farbe
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende.
resolved =
    { $you ->
        [seat] Du wählst
       *[other] { $seat } wählt
    }, was als Nächstes kommt: { $trigger ->
        [outline-own] die Münzen für einen Umriss in seiner Farbe
        [outline-other] die Münzen für einen Umriss in anderer Farbe
        [coal-single] eine einfarbige Kohlengrube
        [coal-mixed] eine gemischte Kohlengrube
        [gold-single] eine einfarbige Goldmine
        [gold-mixed] eine gemischte Goldmine
        [volcano-single] ein einfarbiger Vulkan
        [volcano-mixed] ein gemischter Vulkan
        [grove-single] ein einfarbiger Hain
       *[grove-mixed] ein gemischter Hain
    }.
coins-taken =
    { $you ->
        [seat] Dein Vulkan nimmt
       *[other] Der Vulkan von { $seat } nimmt
    } { $you ->
        [victim] dir
       *[other] { $victim }
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } weg.
token-taken =
    { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $you ->
        [victim] dir
       *[other] { $victim }
    } einen { $token-word ->
        [coal-pit] Kohlengrubenmarker
       *[gold-mine] Goldminenmarker
    } weg.
gained =
    { $you ->
        [seat] Du bekommst
       *[other] { $seat } bekommt
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
paid =
    { $you ->
        [seat] Du zahlst
       *[other] { $seat } zahlt
    } { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
researched =
    { $you ->
        [seat] Du erforschst
       *[other] { $seat } erforscht
    } { $technology }, Stufe { $level }.
used-technology =
    { $you ->
        [seat] Du setzt
       *[other] { $seat } setzt
    } { $technology } ein, Stufe { $level }.
round-began =
    Runde { $round } beginnt: Die Farbe der Jahreszeit ist { $colour }, { $you ->
        [first] du bist zuerst dran
       *[other] { $first } ist zuerst dran
    }.
game-ended = { reason-season }

## Wie es endete

reason-season = Das Spiel ist zu Ende: Der Jahreszeitenmarker hat das Ende seiner Leiste erreicht.
tie-break = Gleich viele Punkte: Wer mehr Münzen hat, liegt vorn.
