### Die Texte von Origami auf Deutsch. Wie Argumente eingesetzt werden, steht in en.ftl.
###
### Namen von Karten stehen ohne Artikel und ungebeugt, wie Eigennamen; nach dem Wort „Karte“ in Anführungszeichen.

game-title = Origami
box-classic = Die klassische Schachtel
box-legends = Die Schachtel Legends
box-combined = Beide Schachteln zusammen

## Familien

family-farm = Bauernhof
family-sky = Himmel
family-sea = Meer
family-savannah = Savanne
family-lawn = Wiese
family-polar = Polartiere
family-exotic = Exoten
family-dinosaurs = Dinosaurier
family-legendary = Fabelwesen

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
card-penguin = Pinguin
card-seal = Robbe
card-snowy-owl = Schneeeule
card-arctic-fox = Polarfuchs
card-arctic-wolf = Polarwolf
card-walrus = Walross
card-polar-bear = Eisbär
card-reindeer = Rentier
card-macaw = Ara
card-toucan = Tukan
card-caiman = Kaiman
card-anaconda = Anakonda
card-piranha = Piranha
card-sloth = Faultier
card-chameleon = Chamäleon
card-jaguar = Jaguar
card-velociraptor = Velociraptor
card-pterodactyl = Pterodaktylus
card-ankylosaurus = Ankylosaurus
card-mesosaurus = Mesosaurus
card-brontosaurus = Brontosaurus
card-stegosaurus = Stegosaurus
card-triceratops = Triceratops
card-t-rex = T-Rex
card-phoenix = Phönix
card-tanuki = Tanuki
card-dragon = Drache
card-nine-tailed-fox = Neunschwanzfuchs
card-oni = Oni
card-kappa = Kappa
card-tengu = Tengu
card-kirin = Kirin
card-rice-paper = Reispapier

## Charaktere: jedes Paar und seine beiden Karten

pair-geisha = Geisha
card-geisha-red = Geisha (rot)
card-geisha-yellow = Geisha (gelb)
pair-merchant = Händler
card-merchant-red = Händler (rot)
card-merchant-yellow = Händler (gelb)
pair-actor = Schauspieler
card-actor-red = Schauspieler (rot)
card-actor-yellow = Schauspieler (gelb)
pair-sumo-wrestler = Sumoringer
card-sumo-wrestler-red = Sumoringer (rot)
card-sumo-wrestler-yellow = Sumoringer (gelb)
pair-samurai = Samurai
card-samurai-red = Samurai (rot)
card-samurai-yellow = Samurai (gelb)
pair-ninja = Ninja
card-ninja-red = Ninja (rot)
card-ninja-yellow = Ninja (gelb)
pair-monk = Mönch
card-monk-red = Mönch (rot)
card-monk-yellow = Mönch (gelb)
pair-emperor = Kaiser
card-emperor-red = Kaiser (rot)
card-emperor-yellow = Kaiser (gelb)
pair-fisherman = Fischer
card-fisherman-red = Fischer (rot)
card-fisherman-yellow = Fischer (gelb)
pair-poet = Dichter
card-poet-red = Dichter (rot)
card-poet-yellow = Dichter (gelb)

## Wann ein Effekt wirkt

effect-instant = Sofort.
effect-action = Sonderaktion.
effect-scoring = Wertung.
effect-placement = Beim Ausspielen.
effect-ongoing = Dauerhaft.
effect-price = Pflicht.
effect-table = Für alle.
    .also = Wer diese Karte ausspielt, darf danach eine Karte der Auslage kostenlos ausspielen.
effect-paper = Nur zum Bezahlen.
    .also = Es kann nicht ausgespielt werden und kommt immer auf seinen eigenen Stapel zurück.

## Was eine Karte ist, die zu keiner Familie gehört

group-table = Charakter
group-paper = Papier

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
verb-pass =
    { $to ->
        [both] Alle geben gleichzeitig eine Handkarte nach links und eine nach rechts weiter; wer nur eine hat, gibt sie nach links.
       *[right] Alle geben gleichzeitig eine Handkarte an die Person rechts von sich weiter.
    }
    .hint =
        { $to ->
            [both] Wähle eine Karte, die du nach links weitergibst, dann eine für rechts.
           *[right] Wähle die Karte, die du nach rechts weitergibst.
        }
verb-steal = Nimm eine zufällige Karte aus der Hand einer anderen Person deiner Wahl.
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
        [0] eine Karte „{ $having }“ in deinen Sammlungen liegt
       *[other] eine Karte „{ $beneath }“ in derselben Sammlung darunterliegt
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
    } für { $every ->
        [one] jede Karte
       *[other] je { $every } Karten
    } auf deiner Hand.
verb-worth =
    Stattdessen { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert, wenn du diese Karte mindestens { $copies }-mal in deinen Sammlungen hast.
verb-under = Du darfst sie unter eine deiner Sammlungen schieben, statt sie obenauf zu legen.
verb-rice = Nimm { $cards } Blatt Reispapier.
verb-discard =
    Wirf { $cards ->
        [one] 1 Handkarte ab, wenn du eine hast
       *[other] { $cards } Handkarten ab; hast du weniger, dann alle
    }.
verb-swap-top = Tausche eine Handkarte gegen die oberste Karte der Ablage.
verb-move = Versetze eines deiner Origami an eine beliebige Stelle deiner Sammlungen.
verb-sink = Schieb ein beliebiges Origami, deines oder ein fremdes, in seiner Sammlung ganz nach unten.
verb-hand =
    Dein Handlimit ist um { $more-size ->
        [one] 1 Karte
       *[other] { $more-size } Karten
    } { $more-sign ->
        [less] niedriger
       *[more] höher
    }.
verb-rice-redraw = Nachdem du als Aktion Karten gezogen hast, darfst du beliebig viel Reispapier abwerfen und ebenso viele Karten vom Stapel ziehen.
    .hint = Wirf Reispapier ab, Blatt für Blatt; bist du fertig, ziehst du ebenso viele Karten vom Stapel.
verb-rice-per-play = Immer wenn du eine weitere Karte ausspielst, nimm { $cards } Blatt Reispapier.
verb-overpay =
    Wenn du eine Karte ausspielst, darfst du { $folds ->
        [one] 1 Faltung
       *[other] bis zu { $folds } Faltungen
    } zu viel bezahlen.
verb-reach =
    Ziehst du als Aktion Karten, dürfen sie zusammen bis zu { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } plus alle Änderungen deines Handlimits wert sein, sofern das mehr ist als sonst.
verb-shield = Effekte anderer lassen deine Hand und deine Sammlungen unberührt.
verb-per-rice =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $every ->
        [one] jedes
       *[other] je { $every }
    } Blatt Reispapier auf deiner Hand.
verb-touching =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn sie direkt über oder unter einer anderen Karte „{ $card }“ liegt.
verb-on-top =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, wenn sie am Ende oben auf einer Sammlung liegt.
verb-difference = +1 Punkt für jeden Punkt Unterschied zwischen deinen beiden Sammlungen; Zusatzpunkte dieser Art zählen dabei nicht.
verb-every-family = Gehört zu jeder Familie.
verb-per-family =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Familie, die in deinen Sammlungen vertreten ist.
verb-most =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für die Person mit { $of ->
        [family] den meisten Origami der Familie { $family } in ihren Sammlungen
        [families] den meisten verschiedenen Familien in ihren Sammlungen
        [top-points] den meisten aufgedruckten Punkten auf ihren beiden obersten Karten
        [cost] dem teuersten einzelnen Origami
       *[origami] den meisten Origami in ihren Sammlungen
    }; bei Gleichstand für alle Beteiligten.
verb-fewest =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für die Person mit den wenigsten Handkarten; bei Gleichstand für alle Beteiligten.
verb-play-top = Als Aktion darfst du auch die oberste Karte der Ablage ausspielen und ihre Kosten bezahlen.
verb-draw-top = Ziehst du als Aktion Karten, darfst du auch die oberste Karte der Ablage nehmen; ihre Faltungen zählen mit.
verb-line =
    Die Auslage umfasst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
    .hint = Eine weitere Karte kommt in die Auslage.
verb-draw-folds =
    Ziehst du als Aktion Karten, dürfen sie zusammen bis zu { $folds ->
        [one] 1 Faltung
       *[other] { $folds } Faltungen
    } wert sein.
verb-look-hand = Nachdem du als Aktion Karten gezogen hast, darfst du dir die Hand einer anderen Person ansehen.
    .hint = Du darfst wählen, wessen Hand du dir ansiehst.
verb-discount =
    Karten, die { $cost } oder mehr kosten, kosten { $less ->
        [one] 1 Faltung
       *[other] { $less } Faltungen
    } weniger.
verb-limit-after-draw = Dein Handlimit wird nur geprüft, nachdem du als Aktion Karten gezogen hast.
verb-per-cost =
    +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jedes Origami in deinen Sammlungen, das { $range ->
        [one] genau { $least }
        [open] { $least } oder mehr
       *[closed] { $least } bis { $most }
    } kostet.
verb-free-card =
    Ziehst du als Aktion Karten, zählt eine Karte im Wert von { $folds ->
        [one] 1 Faltung
       *[other] höchstens { $folds } Faltungen
    } nicht mit.
verb-draw-gift =
    Nachdem du als Aktion Karten gezogen hast, nimm { $cards } Blatt Reispapier; in Partien ohne Reispapier zieh stattdessen { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } vom Stapel.
verb-covered =
    Du darfst auch eine Sonderaktion nutzen, die von genau { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } überdeckt ist.
verb-instead = Immer wenn du ein Origami auf eine Sammlung spielst, darfst du einen Sofort-Effekt nutzen, der in der Auslage zu sehen ist; hat das Origami einen eigenen, entfällt dieser. Ein Pflicht-Effekt lässt sich nicht ersetzen.
    .hint = Du darfst einen Sofort-Effekt nutzen, der in der Auslage zu sehen ist; ein eigener der Karte entfällt dann.

## Was jetzt zu tun ist; der Effekt einer Karte sagt es selbst

phase-families = Der Zufall wählt die Familien.
phase-pairs = Der Zufall wählt die Charaktere.
phase-deal = Die ersten Handkarten werden offen ausgeteilt.
phase-lot = Das Los entscheidet, wer beginnt.
phase-turn = Wähle eine Aktion: Karten ziehen, ein Origami ausspielen oder eine Sonderaktion nutzen, die oben liegt.
    .now =
        { $special ->
            [yes] Wähle eine Aktion: Karten ziehen, ein Origami ausspielen oder eine Sonderaktion nutzen, die oben liegt.
           *[no] Wähle eine Aktion: Karten ziehen oder ein Origami ausspielen.
        }
phase-refill = Die Auslage wird aufgefüllt.
phase-limit =
    Du hast zu viele Karten auf der Hand: Wirf welche ab, bis { $limit ->
        [0] dein Handlimit erreicht ist
       *[other] es { $limit } sind
    }.
phase-free = Du darfst eine Karte der Auslage kostenlos ausspielen.
phase-count = Das Reispapier auf der Hand wird gezählt.
phase-over = Das Spiel ist zu Ende.
phase-instant = Du darfst den Effekt von { $card } nutzen: { $text }
phase-verb = { $card }: { $text }

## Was die Wörter der Aktionen bedeuten

word-draw = Karten aus der Auslage nehmen, zusammen höchstens 4 Faltungen wert
    .now =
        { $free ->
            [0] Karten aus der Auslage nehmen, zusammen höchstens { $folds } Faltungen wert
            [1] Karten aus der Auslage nehmen, zusammen höchstens { $folds } Faltungen wert; eine Karte mit 1 Faltung zählt nicht mit
           *[other] Karten aus der Auslage nehmen, zusammen höchstens { $folds } Faltungen wert; eine Karte mit höchstens { $free } Faltungen zählt nicht mit
        }
word-play = ein Origami aus der Hand ausspielen
    .free = eine Karte der Auslage kostenlos ausspielen
word-left = auf deine linke Sammlung
    .move = deine linke Sammlung
    .sink = die linke Sammlung
word-right = auf deine rechte Sammlung
    .move = deine rechte Sammlung
    .sink = die rechte Sammlung
word-under = unter die Sammlung schieben
word-pay = mit diesen Handkarten bezahlen; die letzte liegt oben auf der Ablage
word-use = den Effekt nutzen
word-take = diese Karten nehmen
word-swap = eine Handkarte gegen eine Karte der Auslage tauschen
    .swap-top = eine Handkarte gegen die oberste Karte der Ablage tauschen
word-rob = eine zufällige Karte aus dieser Hand nehmen
word-give = diese Karte weitergeben
word-copy = den Sofort-Effekt dieser Karte nutzen
word-discard = diese Karte abwerfen
word-skip = darauf verzichten
word-done = das ist alles
word-pass = du kannst nichts tun
word-card = der Zufall bringt diese Karte
word-family = der Zufall wählt diese Familie
word-start = diese Person beginnt
word-pair = der Zufall wählt diesen Charakter, rot und gelb
word-top = die oberste Karte der Ablage
word-move = eines deiner Origami von dieser Stelle an jene versetzen; Stelle 1 ist ganz unten
word-sink = dieses Origami in seiner Sammlung ganz nach unten schieben; Stelle 1 ist ganz unten
word-look = diese Hand ansehen
word-count = das Reispapier auf der Hand wird gezählt

## Was geschehen ist

family-chosen = Die Familie { $family } ist im Spiel.
pair-chosen = Mit dabei, in Rot und in Gelb: { $pair }.
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
character-played =
    { $you ->
        [seat] Du spielst
       *[other] { $seat } spielt
    } { $card } { $source ->
        [line] aus der Auslage{" "}
        [discards] aus der Ablage{" "}
       *[hand] {""}
    }in die Tischmitte{ $paid-count ->
        [0] , kostenlos
       *[other] {" "}und { $you ->
            [seat] bezahlst
           *[other] bezahlt
        } mit { $paid }
    }.
character-left = { $card } verlässt die Tischmitte und wird abgeworfen.
played-from =
    { $you ->
        [seat] Du spielst
       *[other] { $seat } spielt
    } { $card } aus der { $source ->
        [discards] Ablage
       *[line] Auslage
    } { $under ->
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
drew-rice-paper =
    { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $count ->
        [0] kein Reispapier
       *[other] { $count } Blatt Reispapier
    }.
swapped-top =
    { $you ->
        [seat] Du tauschst
       *[other] { $seat } tauscht
    } { $mine } gegen { $other } aus der Ablage.
moved =
    { $you ->
        [seat] Du versetzt
       *[other] { $seat } versetzt
    } { $card } von Stelle { $place } der { $side ->
        [left] linken
       *[right] rechten
    } an Stelle { $to-place } der { $to-side ->
        [left] linken
       *[right] rechten
    } Sammlung.
sunk =
    { $you ->
        [seat] Du schiebst
       *[other] { $seat } schiebt
    } { $card } von Stelle { $place } { $own ->
        [yes] { $you ->
            [seat] deiner
           *[other] der eigenen
        }
       *[no] { $you ->
            [victim] deiner
           *[other] der
        }
    } { $side ->
        [left] linken
       *[right] rechten
    } Sammlung{ $own ->
        [yes] {""}
       *[no] { $you ->
            [victim] {""}
           *[other] {" "}von { $victim }
        }
    } ganz nach unten.
looked-at-hand =
    { $you ->
        [seat] Du siehst dir die Hand von { $victim }
        [victim] { $seat } sieht sich deine Hand
       *[other] { $seat } sieht sich die Hand von { $victim }
    } an{ $cards-count ->
        [0] {""}
       *[other] : { $cards }
    }.
hand-counted =
    { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $count ->
        [0] kein Reispapier
       *[other] { $count } Blatt Reispapier
    } auf der Hand.
awarded =
    { $card } bringt { $you ->
        [seat] dir
       *[other] { $seat }
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
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
tie-break = Gleich viele Punkte: Wer mehr Handkarten hat, liegt vorn.
