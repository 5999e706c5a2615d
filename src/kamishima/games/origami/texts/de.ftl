### Die Texte von Origami auf Deutsch. Wie Argumente eingesetzt werden, steht in en.ftl.
###
### Namen von Karten stehen ohne Artikel und ungebeugt, wie Eigennamen; nach dem Wort „Karte“ in Anführungszeichen.

game-title = Origami
box-classic = Die klassische Schachtel

## Familien

family-farm = Bauernhof
family-sky = Himmel
family-sea = Meer
family-savannah = Savanne
family-lawn = Wiese

## Karten

card-cat = Katze
card-sheep = Schaf
card-raccoon = Waschbär
card-pig = Schwein
card-dog = Hund
card-fox = Fuchs
card-rabbit = Hase
card-chick = Küken
card-parrot = Papagei
card-owl = Eule
card-dove = Taube
card-chicken = Huhn
card-vulture = Geier
card-eagle = Adler
card-magpie = Elster
card-minnow = Elritze
card-shell = Muschel
card-skate = Rochen
card-whale = Wal
card-squid = Kalmar
card-crab = Krabbe
card-dolphin = Delfin
card-shark = Hai
card-monkey = Affe
card-cheetah = Gepard
card-rhino = Nashorn
card-gorilla = Gorilla
card-elephant = Elefant
card-zebra = Zebra
card-lion = Löwe
card-snake = Schlange
card-ant = Ameise
card-butterfly = Schmetterling
card-bee = Biene
card-cricket = Grille
card-caterpillar = Raupe
card-spider = Spinne
card-fly = Fliege

## Wann ein Effekt wirkt

effect-instant = Sofort.
effect-action = Sonderaktion.
effect-scoring = Wertung.
effect-placement = Beim Ausspielen.

## Was ein Effekt bewirkt; `.hint` ist, was jetzt zu tun ist, wo das nicht dasselbe ist

verb-draw =
    { $who ->
        [everyone] Alle ziehen je
       *[you] Zieh
    } { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } vom Stapel{ $per-count ->
        [0] {""}
       *[other] , dazu 1 weitere für jede Karte „{ $per }“, die oben auf einer Sammlung oder in der Auslage liegt
    }.
verb-take =
    Nimm { $cards ->
        [99] beliebig viele Karten
        [one] 1 Karte
       *[other] bis zu { $cards } Karten
    }{ $each ->
        [99] {""}
       *[other] {" "}im Wert von { $cards ->
            [one] {""}
           *[other] je{" "}
        }höchstens { $each ->
            [one] 1 Faltung
           *[other] { $each } Faltungen
        }
    } aus der Auslage{ $exactly ->
        [0] { $folds ->
            [99] {""}
            [one] , zusammen höchstens 1 Faltung wert
           *[other] , zusammen höchstens { $folds } Faltungen wert
        }
        [one] , zusammen genau 1 Faltung wert
       *[other] , zusammen genau { $exactly } Faltungen wert
    }.
verb-take-top =
    Nimm die { $cards ->
        [one] oberste Karte
       *[other] obersten { $cards } Karten
    } der Ablage.
verb-salvage =
    Such dir in der Ablage eine Karte aus, die höchstens { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } wert ist, und nimm sie.
verb-look =
    Sieh dir die { $cards ->
        [one] oberste Karte
       *[other] obersten { $cards } Karten
    } des Stapels an, behalte { $keep } und wirf den Rest ab.
    .hint = Wähle, welche der Karten vor dir du abwirfst.
verb-others-discard =
    Alle anderen werfen je { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } ihrer Wahl ab.
    .hint = Wirf eine Karte deiner Wahl ab.
verb-redraw = Wirf beliebig viele Handkarten ab und zieh ebenso viele vom Stapel.
    .hint = Wirf Handkarten ab, eine nach der anderen; bist du fertig, ziehst du ebenso viele vom Stapel.
verb-reclaim = Nimm eine der Karten zurück, mit denen du gerade bezahlt hast.
verb-recover = Nimm die Karte, die oben auf der Ablage lag, bevor du bezahlt hast.
verb-swap = Tausche eine Handkarte gegen eine Karte der Auslage.
verb-sweep = Wirf die ganze Auslage ab; sie wird neu aufgedeckt.
verb-pass = Alle geben gleichzeitig eine Handkarte an die Person rechts von sich weiter.
    .hint = Wähle die Karte, die du nach rechts weitergibst.
verb-steal = Nimm eine zufällige Karte aus der Hand einer Person deiner Wahl.
    .hint = Wähle, in wessen Hand du greifst.
verb-trade =
    Wirf eine Handkarte ab und nimm aus der Auslage eine Karte, die höchstens { $more ->
        [one] 1 Faltung
       *[other] { $more } Faltungen
    } mehr wert ist.
verb-copy = Nutze einen Sofort-Effekt, der oben auf irgendeiner Sammlung oder in der Auslage zu sehen ist.
    .hint = Wähle die Karte, deren Sofort-Effekt du nutzt.
verb-play =
    { $reveal ->
        [yes] Decke die oberste Karte des Stapels auf: Mit ihr, wenn nötig auch mit Handkarten, darfst du ein Origami bezahlen und gleich
       *[no] { $not-drawn ->
            [yes] Danach darfst du ein Origami
           *[no] Spiel { $less ->
                [0] { $free ->
                    [yes] ein Origami aus deiner Hand
                   *[no] noch ein Origami
                }
               *[other] ein Origami
            }
        }
    }{ $free ->
        [yes] {" "}kostenlos
       *[no] { $less ->
            [0] {""}
            [one] {" "}für 1 Faltung weniger
           *[other] {" "}für { $less } Faltungen weniger
        }
    } { $reveal ->
        [yes] ausspielen
       *[no] { $not-drawn ->
            [yes] ausspielen
           *[no] { $free ->
                [yes] aus
               *[no] { $less ->
                    [0] aus und bezahle seine Kosten
                   *[other] aus
                }
            }
        }
    }{ $not-drawn ->
        [yes] , nur nicht genau die gezogene Karte (sie darf beim Bezahlen helfen)
       *[no] {""}
    }.{ $reveal ->
        [yes] {" "}Bleibt sie ungenutzt, wird sie abgeworfen.
       *[no] {""}
    }
    .hint =
        { $reveal ->
            [yes] Spiel ein Origami aus und bezahle dabei mit der aufgedeckten Karte, oder lass sie verfallen.
           *[no] { verb-play }
        }
verb-bonus =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn { $beneath-count ->
        [0] die Karte „{ $having }“ in deinen Sammlungen liegt
       *[other] die Karte „{ $beneath }“ in derselben Sammlung darunterliegt
    }.
verb-per =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $family-count ->
        [0] jede { $other ->
            [yes] andere Karte
           *[no] Karte
        } „{ $card }“
       *[other] jedes { $other ->
            [yes] andere Origami
           *[no] Origami
        } der Familie { $family }
    } in deinen Sammlungen.
verb-per-hand =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für je { $every ->
        [one] 1 Karte
       *[other] { $every } Karten
    } auf deiner Hand.
verb-worth =
    Stattdessen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert, wenn du diese Karte mindestens { $copies }-mal in deinen Sammlungen hast.
verb-under = Du darfst sie unter eine deiner Sammlungen schieben, statt sie obenauf zu legen.

## Was jetzt zu tun ist; der Effekt einer Karte sagt es selbst

phase-families = Der Zufall wählt die Familien.
phase-deal = Die ersten Hände werden offen ausgeteilt.
phase-lot = Das Los entscheidet, wer beginnt.
phase-turn = Wähle eine Aktion: Karten ziehen, ein Origami ausspielen oder eine Sonderaktion nutzen, die oben liegt.
phase-refill = Die Auslage wird aufgefüllt.
phase-limit = Du hast zu viele Karten auf der Hand: Wirf welche ab, bis es 8 sind.
phase-over = Das Spiel ist zu Ende.
phase-instant = Du darfst den Effekt von { $card } nutzen: { $text }
phase-verb = { $card }: { $text }

## Was die Wörter der Aktionen bedeuten

word-draw = Karten aus der Auslage nehmen, zusammen höchstens 4 Faltungen wert
word-play = ein Origami aus der Hand ausspielen
word-left = auf deine linke Sammlung
word-right = auf deine rechte Sammlung
word-under = unter die Sammlung schieben
word-pay = mit diesen Handkarten bezahlen; die letzte liegt oben auf der Ablage
word-use = den Effekt nutzen
word-take = diese Karten nehmen
word-swap = eine Handkarte gegen eine Karte der Auslage tauschen
word-rob = eine zufällige Karte aus dieser Hand nehmen
word-give = diese Karte weitergeben
word-copy = den Sofort-Effekt dieser Karte nutzen
word-discard = diese Karte abwerfen
word-skip = darauf verzichten
word-done = das ist alles
word-pass = du kannst nichts tun
word-card = der Zufall bringt diese Karte
word-family = der Zufall wählt diese Familie
word-start = hier beginnt das Spiel

## Was geschehen ist

family-chosen = Die Familie { $family } ist im Spiel.
dealt =
    { $you ->
        [seat] Du bekommst { $card }.
       *[other] { $seat } bekommt { $card }.
    }
starter-found =
    { $you ->
        [seat] Du beginnst das Spiel.
       *[other] { $seat } beginnt das Spiel.
    }
line-grew = Neu in der Auslage: { $card }.
drew-from-line =
    { $you ->
        [seat] Du ziehst { $cards }.
       *[other] { $seat } zieht { $cards }.
    }
drew-from-deck =
    { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    } { $card-count ->
        [0] eine Karte
       *[other] { $card }
    } vom Stapel.
looked-at =
    { $you ->
        [seat] Du siehst dir
       *[other] { $seat } sieht sich
    } die oberste Karte des Stapels an{ $card-count ->
        [0] {""}
       *[other] : { $card }
    }.
turned-over =
    { $you ->
        [seat] Du deckst { $card } auf.
       *[other] { $seat } deckt { $card } auf.
    }
played =
    { $you ->
        [seat] Du spielst
       *[other] { $seat } spielt
    } { $card } { $under ->
        [yes] unter
       *[no] auf
    } die { $side ->
        [left] linke
       *[right] rechte
    } Sammlung{ $paid-count ->
        [0] , kostenlos
       *[other] {" "}und { $you ->
            [seat] bezahlst
           *[other] bezahlt
        } mit { $paid }
    }.
used-action =
    { $you ->
        [seat] Du nutzt
       *[other] { $seat } nutzt
    } die Sonderaktion von { $card }.
used-instant =
    { $you ->
        [seat] Du nutzt
       *[other] { $seat } nutzt
    } den Effekt von { $card }.
copied =
    { $you ->
        [seat] Du übernimmst
       *[other] { $seat } übernimmt
    } den Effekt von { $card }.
skipped =
    { $you ->
        [seat] Du verzichtest.
       *[other] { $seat } verzichtet.
    }
passed =
    { $you ->
        [seat] Du kannst nichts tun und passt.
       *[other] { $seat } kann nichts tun und passt.
    }
took-cards =
    { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $cards } aus der { $source ->
        [discards] Ablage
       *[line] Auslage
    }.
kept =
    { $you ->
        [seat] Du behältst
       *[other] { $seat } behält
    } { $cards-count ->
        [0] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
       *[other] { $cards }
    }.
discarded =
    { $you ->
        [seat] Du wirfst { $cards } ab.
       *[other] { $seat } wirft { $cards } ab.
    }
swapped =
    { $you ->
        [seat] Du tauschst
       *[other] { $seat } tauscht
    } { $mine } gegen { $other } aus der Auslage.
line-swept = Die Auslage wird abgeräumt: { $cards }.
chose-gift =
    { $you ->
        [seat] Du wählst
       *[other] { $seat } wählt
    } { $card-count ->
        [0] eine Karte
       *[other] { $card }
    } zum Weitergeben.
gift-passed =
    { $you ->
        [seat] Du gibst
       *[other] { $seat } gibt
    } { $card-count ->
        [0] eine Karte
       *[other] { $card }
    } an { $you ->
        [to] dich
       *[other] { $to }
    } weiter.
robbed =
    { $you ->
        [seat] Du greifst in die Hand von { $victim }.
        [victim] { $seat } greift in deine Hand.
       *[other] { $seat } greift in die Hand von { $victim }.
    }
stole =
    { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $you ->
        [victim] dir
       *[other] { $victim }
    } { $card-count ->
        [0] eine Karte
       *[other] die Karte „{ $card }“
    } weg.
showed-copy =
    { $you ->
        [seat] Du zeigst, dass du { $card } ein zweites Mal hast.
       *[other] { $seat } zeigt { $card } ein zweites Mal vor.
    }
deck-ran-out =
    { $times ->
        [1] Der Stapel ist zum ersten Mal aufgebraucht.
        [2] Der Stapel ist zum zweiten Mal aufgebraucht.
       *[other] Der Stapel ist wieder aufgebraucht.
    }
last-round-called = Runde { $round } wird die letzte sein.
turn-began =
    { $you ->
        [seat] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
game-ended =
    { $reason ->
        [standstill] { reason-standstill }
        [turn-limit] { reason-turn-limit }
       *[deck] { reason-deck }
    }

## Wie es endete

reason-deck = Das Spiel ist zu Ende: Der Stapel war zweimal aufgebraucht, und alle hatten einen letzten Zug.
reason-turn-limit = Das Spiel ist zu Ende: Die vereinbarte Zahl von Zügen ist gespielt.
reason-standstill = Das Spiel ist zu Ende: Niemand kann mehr etwas tun.
tie-break = Gleich viele Punkte: Mehr Handkarten geben den Ausschlag.
