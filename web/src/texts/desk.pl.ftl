### Panel operatora, po polsku.

desk-title = Panel operatora
desk-closed = Ta strona jest dla moderatorów i operatorów tego serwera.
desk-parts = Części panelu
desk-reports = Zgłoszenia
desk-find = Wyszukaj
desk-log = Dziennik
desk-no-reports = Nie ma otwartych zgłoszeń.
desk-all-reports = Także załatwione
desk-said = Napisane przy stole
desk-person = Zobacz osobę
desk-table = Zobacz stół
desk-outcome = Co z tego wynikło
desk-resolve = Załatw
desk-resolved = Załatwione: { $outcome }
desk-find-label = Login, imię albo stół
desk-find-go = Szukaj
desk-found-nobody = Nikogo ani niczego nie znaleziono.
desk-people = Osoby
desk-tables = Stoły
desk-guest = gość
desk-id = Identyfikator { $id }
desk-names = Gra jako { $names }
desk-role-person = bez roli
desk-role-moderator = moderator serwera
desk-role-operator = operator serwera
desk-sanction-mute = Wyciszenie
desk-sanction-ban = Zakaz wstępu
desk-for-good = na zawsze
desk-until = do { $moment }
desk-lift = Zakończ
desk-sanction = Wycisz lub zakaż wstępu
desk-kind-mute = Wycisz
desk-kind-ban = Zakaż wstępu
desk-kind = Co
desk-span = Na jak długo
desk-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
desk-reason = Dlaczego
desk-apply = Zastosuj
desk-role = Rola
desk-role-set = Ustaw rolę
desk-reset = Link do nowego hasła
desk-reset-about = Działa raz, przez jeden dzień. Daj go tylko właścicielowi konta.
desk-acts = Co zrobiono
desk-seats = Miejsca
desk-open = Otwórz stół
desk-close = Zamknij stół
desk-delete = Usuń stół
desk-delete-sure = Stół, jego partia i czat znikną na zawsze.
desk-delete-yes = Tak, usuń
desk-keep = Zostaw
desk-state-waiting = czeka na graczy
desk-state-playing = trwa
desk-state-over = zakończony
desk-state-closed = zamknięty
desk-done = Zrobione; jest to w dzienniku.
desk-console = na samej maszynie
desk-more = Więcej
desk-act-role = rola
desk-act-mute = wyciszenie
desk-act-unmute = koniec wyciszenia
desk-act-ban = zakaz wstępu
desk-act-unban = koniec zakazu
desk-act-close = stół zamknięty
desk-act-delete = stół usunięty
desk-act-reset-link = link do hasła
desk-act-reset = hasło zastąpione
desk-act-resolve = zgłoszenie załatwione
desk-act-hand-over = sankcja przeniesiona na konto
