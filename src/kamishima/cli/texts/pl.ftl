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

## Origami Islands

terminal-islands-season = Pora roku
terminal-islands-card = Karta { $number }: { $shape }, { $colour }
terminal-islands-bid = { $name } oferuje { $coins }
terminal-islands-carrambah = Carrambah oferuje { $coins }
terminal-islands-dice = Kostki: { $dice }
terminal-islands-triggers = Do rozpatrzenia:
terminal-islands-yours = Twoje wyspy
terminal-islands-of = Wyspy gracza { $name }
terminal-islands-others = Wyspy pozostałych
terminal-islands-sheets = Arkusze do wyboru
terminal-islands-players = Gracze
terminal-islands-reserve = rezerwa: C { $coal } · $ { $gold }
terminal-islands-coins = monety
terminal-islands-income = dochód
terminal-islands-bids = oferta
terminal-islands-first = pierwszy gracz
terminal-islands-science = Nauka
terminal-islands-researched = zbadane
terminal-islands-used = użyte w tej rundzie
terminal-islands-legend = Znaki
terminal-islands-outline-sign = kontur w tym kolorze
terminal-islands-open = można teraz wskazać
terminal-islands-single = otoczone jednym kolorem
terminal-islands-mixed = otoczone różnymi kolorami
terminal-islands-coins-short =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
terminal-islands-squares =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
terminal-islands-no-discards = W tej grze niczego się nie odrzuca.

## Shaman Island

terminal-shaman-tribes = Plemiona
terminal-shaman-actions =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[other] zostało { $count } akcji
    }
terminal-shaman-sunk =
    { $count ->
        [0] nie zatopiono żadnego kafelka
        [one] zatopiono { $count } kafelek
        [few] zatopiono { $count } kafelki
       *[other] zatopiono { $count } kafelków
    }
terminal-shaman-coin = stawiana moneta: { $value }
terminal-shaman-rider = do postawienia:
terminal-shaman-spirit-way = duch na { $spirit }, szaman na { $host }
terminal-shaman-hand = monety na ręce: { $coins }
terminal-shaman-hand-hidden =
    { $count ->
        [one] { $count } moneta na ręce
        [few] { $count } monety na ręce
       *[other] { $count } monet na ręce
    }
terminal-shaman-islands =
    { $count ->
        [one] { $count } wyspa
        [few] { $count } wyspy
       *[other] { $count } wysp
    }
terminal-shaman-end = koniec przy { $count }
terminal-shaman-tiles = ×{ $count }
terminal-shaman-island = Wyspa
terminal-shaman-size = Kafelki
terminal-shaman-legend = Znaki
terminal-shaman-hidden = ukryta wartość
terminal-shaman-host = leży na nim szaman
terminal-shaman-height = wysokość
terminal-shaman-water = woda
terminal-shaman-target = można teraz wskazać
terminal-shaman-chosen = wybrane
terminal-shaman-worth = wartość { $values }
