### Własne teksty terminala, po polsku.

terminal-since = Co się wydarzyło
terminal-cost = koszt
terminal-folds = zagięcia
terminal-points = punkty
terminal-effect = efekt
terminal-collections = Kolekcje
terminal-top-first = od wierzchniej karty
terminal-you = ty
terminal-hand-short =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
terminal-hand-limit = karty: { $count } z { $limit }
terminal-round-of = Runda { $round } z { $last }
terminal-hand = Twoja ręka
terminal-open-hand = ręka
terminal-playable = * można teraz zagrać
terminal-dealt =
    { $you ->
        [yes] Dostajesz: { $cards }.
       *[no] { $name } dostaje: { $cards }.
    }
terminal-discard-pile = Stos kart odrzuconych, od wierzchniej karty

## Rozmowa

terminal-begin = Enter zaczyna grę, „?” pokazuje pomoc.
terminal-end-turn = Enter kończy twoją turę, „undo” ją cofa.
terminal-next = Dalej: { $words }
terminal-press-enter = Enter to mówi.
terminal-help-cards = przeczytać wszystkie karty w grze
terminal-help-discards = obejrzeć karty odrzucone
terminal-help-table = pokazać stół jeszcze raz
terminal-help-enter = pokazać, co można teraz powiedzieć
terminal-help-keys = Tab uzupełnia słowo, strzałki przywołują wcześniejsze wiersze.
terminal-help-secret = Plik zapisu zawiera sekret partii: kto go przeczyta, wie, co jest zakryte i co jeszcze przyjdzie.
terminal-resume = Dalszy ciąg później: { $command }
terminal-record = Zapis partii jest w pliku { $file }.
terminal-replay = Obejrzyj partię jeszcze raz: { $command }

## Odtwarzanie

terminal-step = Krok { $count } z { $total }
terminal-eyes-seat = oczami gracza { $name }
terminal-eyes-table = z zewnątrz, ręce zakryte
terminal-eyes-open = wszystkie ręce odkryte
terminal-keys = → dalej   ← wstecz   PgDn/PgUp co turę   Home/End   { $seats } oczy   0 z zewnątrz   a odkryte   q koniec
terminal-not-over = Wszystkie ręce można odkryć dopiero po zakończeniu partii; ta jeszcze trwa.
terminal-no-seat = Przy tym stole nie ma miejsca { $seat }; miejsca to { $seats }.
