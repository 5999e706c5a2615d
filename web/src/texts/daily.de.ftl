### Die Insel des Tages auf Deutsch. Jede Sprache hat dieselben Namen.

daily-today = Die Insel des Tages
daily-on = Die Insel vom { $day }
daily-card-about = Jeden Tag eine Insel gegen Carrambah: für alle dieselben Bögen und dieselben Würfel.
daily-about = Wissenschaft gegen Carrambah, allein: An diesem Tag bekommen alle dieselben drei Bögen zur Wahl und dieselben Würfel.
daily-rules = Dein erster Versuch zählt. Er wird ohne Tipps gespielt; du kannst unterbrechen und weiterspielen, bis der Tag um Mitternacht Weltzeit endet. Was du danach spielst, ist Übung.
daily-left = Die nächste Insel kommt in { $hours } Std. { $minutes } Min.
daily-finished =
    { $finished ->
        [0] Noch ist niemand fertig.
        [one] Einmal zu Ende gespielt, { $begun ->
            [one] einmal
           *[other] { $begun }-mal
        } begonnen.
       *[other] { $finished }-mal zu Ende gespielt, { $begun }-mal begonnen.
    }
daily-play = Insel des Tages spielen
daily-see = Ergebnisse des Tages
daily-own-none = An diesem Tag hast du nicht gespielt.
daily-own-playing = Du hast begonnen; spiel heute weiter, wann du magst.
daily-own-unfinished = Der Tag war vor dir zu Ende, darum zählt dein Versuch nicht. Weiterspielen kannst du trotzdem.
daily-own-finished = Platz { $rank } von { $of } mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
daily-title = Titel: { $title }
daily-practise = Mit denselben Würfeln üben
daily-practise-on = Weiter üben
daily-practise-about = Übung ändert nichts an den Ergebnissen. Tipps sind erlaubt.
daily-results = Ergebnisse
daily-results-place = Platz
daily-results-title = Titel
daily-results-match = Partie
daily-results-none = Hier steht noch niemand.
daily-results-you = du
daily-results-sealed = Die Partien sind zu sehen, wenn der Tag vorbei ist: Sie würden die Würfel verraten.
daily-watch = Die Partie von { $name } ansehen
daily-share = Dein Ergebnis zum Weitersagen
daily-shared = Kamishima, { $day }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, Platz { $rank } von { $of }. { $link }
daily-history = Deine Tage
daily-history-none = Unter deinen Partien ist noch keine Insel des Tages.
daily-history-day = Tag
daily-history-best = Dein bestes Ergebnis: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } am { $day }
daily-history-playing = begonnen
daily-history-unfinished = nicht beendet
daily-days = Andere Tage
daily-before = Früher: { $day }
daily-after = Später: { $day }
daily-back = Zur Insel von heute
daily-seal = So lässt sich der Zufall prüfen
daily-seal-about = Die Würfel aller kommen aus einem Geheimnis dieses Tages. Sein SHA-256 ist von der ersten Minute des Tages an zu sehen; das Geheimnis wird kurz nach der letzten veröffentlicht, und dann lässt sich jede Aufzeichnung prüfen.
daily-seal-hash = SHA-256: { $hash }
daily-seal-secret = Geheimnis: { $secret }
daily-mark = Insel des Tages, { $day }
daily-mark-practice = Insel des Tages, { $day }: Übung
daily-sealed = Die Aufzeichnung, die Prüfung und das Weiterspielen von hier gibt es, wenn der Tag vorbei ist: Andere spielen noch mit denselben Würfeln.
