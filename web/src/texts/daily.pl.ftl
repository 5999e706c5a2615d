### Wyspa dnia po polsku. Każdy język ma te same nazwy.

daily-today = Wyspa dnia
daily-on = Wyspa z dnia { $day }
daily-card-about = Codziennie jedna wyspa przeciw Carrambahowi: dla wszystkich te same arkusze i te same rzuty kostek.
daily-about = Nauka kontra Carrambah, w pojedynkę: tego dnia wszyscy mają do wyboru te same trzy arkusze i te same rzuty kostek.
daily-rules = Liczy się pierwsza próba. Gra się bez podpowiedzi; można przerwać i wrócić, zanim dzień skończy się o północy czasu uniwersalnego. To, co zagrasz potem, jest treningiem.
daily-left = Następna wyspa pojawi się za { $hours } godz. { $minutes } min.
daily-finished =
    { $finished ->
        [0] Nikt jeszcze nie skończył.
       *[other] Ukończone próby: { $finished } z { $begun }.
    }
daily-play = Zagraj na wyspie dnia
daily-see = Wyniki dnia
daily-own-none = Z tego dnia nie ma tu twojej próby.
daily-own-playing = Gra jest rozpoczęta; wróć do niej dziś, kiedy chcesz.
daily-own-unfinished = Dzień skończył się wcześniej niż gra, więc ta próba się nie liczy. Mimo to można ją dokończyć.
daily-own-finished = Miejsce { $rank } z { $of }, { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
daily-title = Tytuł: { $title }
daily-practise = Trenuj z tymi samymi rzutami kostek
daily-practise-on = Wróć do treningu
daily-practise-about = Trening nie zmienia wyników. Podpowiedzi są dozwolone.
daily-results = Wyniki
daily-results-place = Miejsce
daily-results-title = Tytuł
daily-results-match = Partia
daily-results-none = Nikogo tu jeszcze nie ma.
daily-results-you = ty
daily-results-sealed = Partie będzie można obejrzeć po zakończeniu dnia: zdradziłyby rzuty kostek.
daily-watch = Obejrzyj partię gracza { $name }
daily-share = Twój wynik do przekazania
daily-shared = Kamishima, { $day }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }, miejsce { $rank } z { $of }. { $link }
daily-history = Twoje dni
daily-history-none = Wśród twoich partii nie ma jeszcze wyspy dnia.
daily-history-day = Dzień
daily-history-best = Twój najlepszy wynik: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }, { $day }
daily-history-playing = w toku
daily-history-unfinished = nieukończona
daily-days = Inne dni
daily-before = Wcześniej: { $day }
daily-after = Później: { $day }
daily-back = Do dzisiejszej wyspy
daily-seal = Jak sprawdzić los
daily-seal-about = Rzuty kostek wszystkich graczy pochodzą z jednego sekretu tego dnia. Jego SHA-256 widać od pierwszej minuty dnia; sekret jest ogłaszany krótko po ostatniej i wtedy można sprawdzić każdy zapis.
daily-seal-hash = SHA-256: { $hash }
daily-seal-secret = Sekret: { $secret }
daily-mark = Wyspa dnia, { $day }
daily-mark-practice = Wyspa dnia, { $day }: trening
daily-sealed = Zapis, sprawdzenie i gra od tego miejsca będą możliwe po zakończeniu dnia: inni grają jeszcze z tymi samymi rzutami kostek.
