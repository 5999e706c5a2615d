### Własne teksty terminala, po polsku.

terminal-since = Co się wydarzyło
terminal-points = punkty
terminal-you = ty
terminal-round-of = Runda { $round } z { $last }

## Rozmowa

terminal-begin = Enter zaczyna grę, „?” pokazuje pomoc.
terminal-end-turn = Enter kończy twoją turę, „undo” ją cofa.
terminal-next = Dalej: { $words }
terminal-meant = Może chodzi o „{ $words }”?
terminal-press-enter = Enter powie to tak.
terminal-help-card =
    { $things ->
        [landmarks] przeczytaj, czym jest miejsce, technologia lub arkusz
        [pieces] przeczytaj, co może figura
       *[cards] przeczytaj, co robi karta
    }
terminal-help-cards =
    { $things ->
        [landmarks] przeczytaj o wszystkich miejscach, technologiach i kartach
        [pieces] przeczytaj o wszystkich figurach
       *[cards] przeczytaj wszystkie karty w grze
    }
terminal-help-discards =
    { $things ->
        [pieces] zobacz, ile kafelków zatopiono
       *[cards] przejrzyj karty odrzucone
    }
terminal-help-table = pokaż stół jeszcze raz
terminal-help-enter = pokaż, co można teraz powiedzieć
terminal-help-keys = Strzałki przywołują wcześniejsze wiersze.
terminal-help-secret = Plik zapisu zawiera sekret partii: kto go przeczyta, wie, co jest zakryte i co jeszcze przyjdzie.
terminal-unknown =
    { $things ->
        [landmarks] Nie ma miejsca, technologii ani arkusza „{ $name }”.
        [pieces] Nie ma figury ani plemienia „{ $name }”.
       *[cards] Nie ma karty „{ $name }”.
    }
terminal-resume = Dalszy ciąg później: { $command }
terminal-record = Zapis partii jest w pliku { $file }.
terminal-replay = Obejrzyj partię jeszcze raz: { $command }

## Odtwarzanie

terminal-step = Krok { $count } z { $total }
terminal-eyes-seat = oczami gracza { $name }
terminal-eyes-table = z zewnątrz, ręce zakryte
terminal-eyes-open = wszystkie ręce odkryte
terminal-keys = q koniec  → dalej  ← wróć  PgDn/PgUp tura  Home/End  { $seats } oczy  0 z boku  a jawne
terminal-not-over = Wszystkie ręce można odkryć dopiero po zakończeniu partii; ta jeszcze trwa.
terminal-no-seat = Przy tym stole nie ma miejsca { $seat }; miejsca to { $seats }.
