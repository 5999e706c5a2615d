### Zakończone partie, po polsku. Każdy język ma te same identyfikatory.

archive-title = Zakończone partie
archive-all = Wszystkie zakończone partie
archive-of-all = Szukaj zakończonych partii
archive-filters = Czego szukasz
archive-whose = Czyje
archive-whose-mine = Moje
archive-whose-all = Wszystkich, z lobby
archive-game = Gra
archive-any = Dowolne
archive-people = Kto grał
archive-people-like = Imiona, po przecinku
archive-result = Wynik
archive-won = wygrane
archive-lost = niewygrane
archive-since = Od
archive-until = Do
archive-find = Szukaj
archive-more = Więcej
archive-none = Żadna partia nie pasuje.
archive-won-by = zwycięstwo: { $names }
