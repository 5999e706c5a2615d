### Die Texte von Shaman Island auf Deutsch. Was die Argumente bedeuten, steht in en.ftl.

game-title = Shaman Island

## Namen

tribe-suns = Sonnen
tribe-moons = Monde
tribe-crowns = Kronen
tribe-arms = Wappen

piece-shaman = Schamane
    .about = Zählt { $value }. Zieht beliebig weit geradeaus, auch schräg; versenkt und verschiebt Plättchen seiner Insel.
piece-warrior = Krieger
    .about = Zählt, was seine Münze zeigt. Zieht beliebig weit geradeaus, aber nicht schräg.
piece-spirit = Geist
    .about = Zeigt, wo ein Schamane war, bis er mit seinem Krieger den Platz tauscht. Jede Figur darf auf ihm reiten.
piece-tile = Plättchen
    .about = Vier Felder Land. Stapel, die sich mindestens an einer halben Kante berühren, sind eine Insel.

## Was jetzt zu tun ist

phase-lot = Das Los entscheidet, wer beginnt.
phase-deal = Die Krieger bekommen verdeckt ihre Werte.
phase-build = Leg ein Plättchen: zuerst auf Meereshöhe ans Land, später auf andere.
    .now =
        { $raising ->
            [yes] Leg ein Plättchen auf ein anderes.
           *[no] Leg ein Plättchen auf Meereshöhe, sodass es das Land berührt.
        }
phase-coin = Wähle geheim, welchen Krieger du als Nächstes einsetzt.
phase-place = Setz deine Figur auf ein leeres Feld.
    .now =
        { $coin-count ->
            [0] Setz deinen Schamanen auf ein leeres Feld.
           *[other] Setz Krieger { $coin } auf ein leeres Feld.
        }
phase-turn = Wähle eine Aktion: eine Figur ziehen, eine Geistreise beginnen, ein Plättchen versenken oder eines verschieben.
    .now =
        { $actions ->
            [one] Wähle deine letzte Aktion
           *[other] Wähle die erste von { $actions } Aktionen
        }: eine Figur ziehen, eine Geistreise beginnen, ein Plättchen versenken oder eines verschieben.
phase-settle = Setz den Reiter deines Geistes auf einem der nächsten leeren Felder ab.
phase-over = Das Spiel ist zu Ende.

## Was die Wörter bedeuten

word-start = diese Person beginnt
word-lay = ein Plättchen auf Meereshöhe legen; genannt wird sein südwestliches Feld
word-raise = ein Plättchen auf dieses legen
word-coin = diesen Krieger als Nächstes einsetzen; sonst erfährt es niemand
word-place = die Figur auf dieses Feld setzen
word-move = eine Figur von diesem Feld auf jenes ziehen
word-ride = eine Figur von diesem Feld auf den Geist dort ziehen
word-spirit = eine Geistreise zu deinem Krieger auf diesem Feld beginnen
word-settle = den Reiter auf diesem Feld absetzen
word-sink = dieses Plättchen versenken
word-slide = dieses Plättchen um zwei halbe Schritte verschieben
word-north = ein halbes Plättchen nach Norden
word-east = ein halbes Plättchen nach Osten
word-south = ein halbes Plättchen nach Süden
word-west = ein halbes Plättchen nach Westen
word-northeast = um eine Ecke nach Nordosten
word-southeast = um eine Ecke nach Südosten
word-southwest = um eine Ecke nach Südwesten
word-northwest = um eine Ecke nach Nordwesten

## Was geschehen ist

told-piece =
    { $piece ->
        [shaman] { $you ->
            [seat] deinen Schamanen
           *[other] den Schamanen
        }
       *[warrior] { $coin-count ->
            [0] einen Krieger
           *[other] Krieger { $coin }
        }
    }
starter-found =
    { $you ->
        [seat] Du beginnst das Spiel.
       *[other] { $seat } beginnt das Spiel.
    }
tile-laid =
    { $you ->
        [seat] Du legst
       *[other] { $seat } legt
    } ein Plättchen bei { $site }.
tile-raised =
    { $you ->
        [seat] Du legst
       *[other] { $seat } legt
    } ein Plättchen obenauf bei { $site }, jetzt { $height } hoch.
coin-chosen =
    { $you ->
        [seat] Du wählst
       *[other] { $seat } wählt
    } { $coin-count ->
        [0] den nächsten Krieger
       *[other] als Nächstes Krieger { $coin }
    }.
piece-placed =
    { $you ->
        [seat] Du setzt
       *[other] { $seat } setzt
    } { told-piece } auf { $space }.
piece-moved =
    { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    } { told-piece } von { $start } nach { $end }.
spirit-ridden =
    { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    } { told-piece } von { $start } auf { $own ->
        [yes] den eigenen Geist
       *[no] { $you ->
            [owner] deinen Geist
           *[other] den Geist von { $owner }
        }
    } bei { $end }.
spirit-left =
    { $you ->
        [seat] Du schickst deinen
       *[other] { $seat } schickt den
    } Schamanen in die Geisterwelt: Der Geist bleibt auf { $spirit }, der Schamane liegt auf { $coin-count ->
        [0] einem Krieger
       *[other] Krieger { $coin }
    } bei { $host }.
spirit-returned =
    Die Geistreise { $you ->
        [seat] deines Schamanen
       *[other] von { $seat }
    } ist vollendet: Der Schamane steht auf { $shaman }, { $coin-count ->
        [0] ein Krieger
       *[other] Krieger { $coin }
    } auf { $warrior }.
rider-settled =
    { $you ->
        [seat] Dein Geist
       *[other] Der Geist von { $seat }
    } setzt { $piece ->
        [shaman] { $own ->
            [yes] den eigenen Schamanen
           *[no] { $you ->
                [owner] deinen Schamanen
               *[other] den Schamanen von { $owner }
            }
        }
       *[warrior] { $own ->
            [yes] { $coin-count ->
                [0] einen eigenen Krieger
               *[other] den eigenen Krieger { $coin }
            }
           *[no] { $coin-count ->
                [0] einen Krieger
               *[other] Krieger { $coin }
            } { $you ->
                [owner] von dir
               *[other] von { $owner }
            }
        }
    } auf { $space } ab.
tile-sunk =
    { $you ->
        [seat] Du versenkst
       *[other] { $seat } versenkt
    } das Plättchen bei { $site }.
tile-slid =
    { $you ->
        [seat] Du verschiebst
       *[other] { $seat } verschiebt
    } das Plättchen bei { $start } über { $half-way } nach { $end }{ $riders ->
        [0] {""}
       *[other] , mit allem, was darauf steht
    }.
islands-changed =
    { $islands ->
        [one] Es gibt nur noch eine Insel.
       *[other] Es gibt jetzt { $islands } Inseln.
    }
turn-lost =
    { $you ->
        [seat] Du kannst nichts tun: Der Rest deines Zuges verfällt.
       *[other] { $seat } kann nichts tun und verliert den Rest des Zuges.
    }
turn-began =
    { $you ->
        [seat] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
game-ended =
    { $reason ->
        [turn-limit] { reason-turn-limit }
       *[islands] { reason-islands }
    }
island-scored =
    Die Insel bei { $island }, { $tiles } Plättchen, bringt { $controllers-count ->
        [0] niemandem Punkte
       *[other] { $each }
    }.
    .each =
        { $you ->
            [yes] dir
           *[no] { $name }
        } { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } (Stärke { $totals })

## Wie es endete

reason-islands = Das Spiel ist zu Ende: Das Land ist in genügend Inseln zerfallen.
reason-turn-limit = Das Spiel ist zu Ende: Die vereinbarte Zahl von Zügen ist gespielt.
