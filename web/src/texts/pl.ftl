### Teksty strony po polsku. Każdy język ma te same nazwy.

## Wszędzie

skip = Przejdź do treści
close = Zamknij
copy = Kopiuj
copy-done = Skopiowano.
copy-by-hand = Link jest zaznaczony: skopiuj go ręcznie.
loading = Chwileczkę…
yes = tak
no = nie
points = Punkty
page-failed = Nie udało się wczytać tej strony.
page-again = Spróbuj ponownie
not-found = Tu niczego nie ma
not-found-about = Może w adresie jest literówka albo to, co tu było, zniknęło.

nav-title = Menu główne
nav-lobby = Lobby
nav-rules = Zasady
nav-gallery = Karty
nav-folding = Składanie
nav-account = Imię i konto

settings = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-size = Rozmiar
settings-size-small = Mały
settings-size-normal = Zwykły
settings-size-large = Duży
settings-table = Przy stole
settings-quick = Bez pytania
settings-quick-about = Ruch jest wysyłany, gdy tylko jest pełny, bez „Zatwierdź”.
settings-words = Wszystkie słowa jako przyciski
settings-words-about = Wszystko, co można wybrać, jest też pod planszą.
settings-sounds = Dźwięki
settings-sounds-about = Szelest papieru przy stole i dwa ciche tony, gdy jest twoja kolej.
settings-listen = Posłuchaj

guest = Gość
your-name = Twoje imię

## Lobby

lobby-title = Stół z papieru
lobby-intro = Składaj, zbieraj, wypływaj w morze: graj od razu z botami albo zaproś przyjaciół. Każdą partię można obejrzeć ponownie i sprawdzić.
lobby-boxes = Gry
lobby-running = Twoje partie
lobby-open = Stoły w lobby
lobby-open-none = Teraz żaden stół nie jest otwarty. Przygotuj własny i pokaż go w lobby.
lobby-finished = Rozegrane do końca
play-now = Zagraj teraz
lobby-waiting = czeka na ciebie
play-friend = Ze znajomym
set-up = Przygotuj
go-on = Graj dalej
join = Usiądź
watch = Oglądaj
review = Obejrzyj ponownie

box-players =
    { $least ->
        [1] W pojedynkę albo do { $most } osób
       *[other] Od { $least } do { $most } osób
    }

status-waiting = czeka na graczy
status-playing = trwa
status-over = zakończona
status-kept = twoje miejsce czeka
box-minutes = { $least }–{ $most } minut
box-weight-1 = lekka
box-weight-2 = średnia
box-weight-3 = wymagająca
fact-clock-turn = { $time } na decyzję
fact-clock-game = { $time } na całą partię
status-your-turn = twoja kolej
status-rank = miejsce { $rank } z { $of }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
status-alone = zakończona, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

play-now-title = Zagraj: { $game }
play-now-opponents = Przeciwnicy
play-now-level = Jak dobrze grają
begin = Zaczynamy
practice = Trening
practice-about = Możesz cofnąć każdy swój ruch. Ta partia nigdzie się nie liczy.
practice-mark = Trening: możesz cofnąć każdy swój ruch.
setup-more = Więcej opcji

bot-uniform = Losowo
bot-uniform-about = Dowolny dozwolony ruch: żeby poznać zasady.
bot-greedy = Szybki
bot-greedy-about = Bierze to, co w tej chwili wygląda najlepiej.
bot-paper = Papier
bot-paper-about = Składa niedbale: miły pierwszy przeciwnik.
bot-crane = Żuraw
bot-crane-about = Patrzy trochę naprzód i rzadko się myli.
bot-dragon = Smok
bot-dragon-about = Długo myśli i gra o zwycięstwo.
bot-master = Mistrz
bot-master-about = Uczył się na tysiącach partii: najsilniejszy przeciwnik.

## Przygotowanie stołu

setup-title = Przygotuj stół
setup-seats = Kto gra
setup-players = Liczba graczy
setup-seat = Miejsce { $number }
setup-seat-kind = Miejsce { $number }: kto
setup-seat-bot = Miejsce { $number }: który bot
setup-seat-name = Miejsce { $number }: dla kogo
setup-seat-name-hint = Imię (jeśli chcesz)
setup-kind-me = Ja
setup-kind-bot = Bot
setup-kind-open = Kto pierwszy przyjdzie
setup-kind-invited = Ktoś z osobistym linkiem
setup-seats-about = Partia zaczyna się, gdy wszystkie miejsca są zajęte. Linki dla innych będą na następnej stronie.
setup-options = Jak gramy
setup-table = Stół
setup-lobby = Pokaż w lobby
setup-lobby-about = Wszyscy na tym serwerze znajdą stół i mogą zająć wolne miejsce.
setup-spectators = Inni mogą oglądać
setup-spectators-about = Widzowie nigdy nie widzą kart na ręce ani niczego, co jest zakryte.
setup-chat = Czat
setup-chat-about = Osoby przy stole mogą do siebie pisać.
setup-hints = Podpowiedzi
setup-hints-about = Kto może prosić o podpowiedzi, widzi najlepsze akcje zdaniem bota.
setup-hints-alone = Dla grających tylko z botami
setup-hints-anyone = Dla wszystkich przy stole
setup-hints-nobody = Dla nikogo
setup-position = Ten stół zaczyna od pozycji ustawionej własnoręcznie.
setup-position-change = Zmień pozycję
setup-position-place = Ustaw pozycję
setup-open = Otwórz stół
pack-note = Gra się zestawem „{ $pack }” ({ $hash }…).
version-note = Gra toczy się do końca tak, jak się zaczęła: zasady w wersji { $rules } i ówczesne karty. Nowe stoły są nowsze.
pack-short = zestaw „{ $pack }”
pack-download = Pobierz zestaw

option-box = Pudełko
option-box-about = Klasyczne zwierzęta, rodziny z pudełka Legends z postaciami albo jedno i drugie.
option-families = Rodziny
option-families-about = Które zwierzęta są w talii.
option-pairs = Postacie
option-pairs-about = Które pary postaci są w talii.
option-words = Wybierz { $players } albo nic, aby je wylosować (wybrano { $chosen }).
option-characters = Z postaciami
option-characters-about = Bez nich w pudełku łączonym gra się samymi zwierzętami.
option-turn-limit = Limit tur
option-turn-limit-about = Po tylu turach każdego gracza partia na pewno się kończy; instrukcja nie podaje limitu.
option-memory-aid = Pomoc dla pamięci
option-memory-aid-about = Stół pokazuje każdemu znane mu karty z cudzych rąk, więc nikt nie musi ich pamiętać.
option-position = Zaczyna się od pozycji
option-position-about = Pozycja ustawiona własnoręcznie, jako tekst; bez niej partia zaczyna się jak zwykle.
option-near = Bliskie Wyspy
option-near-about = Tylko arkusze na pierwszą partię.
option-catch-up = Dogonić i wyprzedzić
option-catch-up-about = Żetonów kopalni węgla i kopalni złota jest mało: gdy rezerwa jest pusta, zdobyty żeton zabierasz innemu graczowi.
option-science = Nauka kontra Carrambah
option-science-about = Dla jednej osoby: licytuj przeciw kostkom Carrambaha i badaj technologie.

clock = Zegar
clock-none = Bez zegara
clock-none-about = Każdy myśli tak długo, jak chce.
clock-turn = Czas na każdą decyzję
clock-turn-about = Od pół minuty do wielu dni, dla partii z przerwami.
clock-game = Czas na całą partię
clock-game-about = Z kilkoma sekundami więcej po każdej decyzji.
clock-seconds = Czas
clock-increment = Dodatek po każdej decyzji
clock-policy = Gdy czas minie
clock-policy-bot = bot zastępuje gracza do jego powrotu
clock-policy-random = wykonywany jest losowy ruch
clock-policy-resign = bot gra do końca
clock-left = Pozostały czas: { $time }
clock-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
span-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
span-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
span-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
span-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }

## Dołączanie

join-title = Usiądź przy tym stole
join-with = Przy stole: { $names }
join-too-late = Partia już się zaczęła, ale możesz ją oglądać.
table-waits = Partia zacznie się, gdy tylko wszystkie miejsca będą zajęte.
table-closed = Ten stół został zamknięty.
table-cancel = Odwołaj stół
seat-kept = Twoje miejsce jest zarezerwowane
fill-bot = Oddaj botowi
fill-open = Otwórz dla wszystkich
invite-title = Zaproś innych
invite-about = Kto otworzy ten link, może zająć wolne miejsce.
invite-open-link = Link do tego stołu
invite-link = Osobisty link: { $name }
invite-qr = Link jako kod QR
commitment = Los tej partii jest zapieczętowany przez SHA-256 { $hash }

seat-open = wolne miejsce
seat-invited = zaproszony gość
seat-you = ty
seat-bot = bot
seat-away = zastępuje bot
seat-gone = brak połączenia
seat-acting = teraz decyduje
seat-kind-open = wolne
seat-kind-invited = zaproszenie
seat-kind-person = człowiek
seat-kind-bot = bot

## Stół

players = Gracze
board = Plansza
your-turn = Twoja kolej.
waiting-for = { $name } myśli…
other-seat = Teraz gra { $name }; to miejsce też należy do ciebie.
other-seat-go = Usiądź tam
choice = Co robisz
choice-so-far = Dotąd wybrano
choice-next = Co może być dalej
choice-back = Krok wstecz
choice-back-to = { $word }: cofnij
choice-on-board = Można wybrać to, co świeci na stole.
choice-ready = Potwierdź albo cofnij.
confirm = Zatwierdź
sending = Wysyłanie…
undo = Cofnij ostatni ruch
undo-count = { $count ->
        [one] Możesz cofnąć ostatni ruch.
        [few] Możesz cofnąć { $count } ostatnie ruchy.
        [many] Możesz cofnąć { $count } ostatnich ruchów.
       *[other] Możesz cofnąć { $count } ostatniego ruchu.
    }
command = Powiedz słowami
command-show = Wiersz poleceń
command-placeholder = na przykład: { $example }
command-help = Tab uzupełnia, strzałki wybierają, Enter wysyła. Klawisz / prowadzi tutaj.
command-not-yet = „{ $words }” to jeszcze nie akcja. Dalej może być: { $next }
keys = Klawisze
keys-arrows = Do następnej rzeczy, którą można wybrać
keys-any = Do następnej rzeczy, nawet jeśli nie można jej wybrać
keys-tab = Do następnej lub poprzedniej części stołu
keys-ends = Do pierwszej lub ostatniej rzeczy w tej części
keys-choose = Wybierz albo cofnij wybór
keys-confirm = Potwierdź wybór
keys-back = Jeden krok wstecz; zamknij, co otwarte
keys-command = Wiersz poleceń: powiedz to słowami
keys-help = Te klawisze
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = Pokaż, co było wcześniej
log-undone = { $name } cofa ostatni ruch.
side = Przebieg i czat
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
people = Osoby: wycisz, zablokuj, zgłoś
hint = Pokaż, co zrobiłby bot
hint-thinking = Bot się zastanawia…
hint-title = Najlepsze akcje zdaniem bota, każda z twoją szansą na wygraną i punktami, których możesz się spodziewać:
hint-chance = Wygrywasz: { $chance }
hint-chance-alone = Ładny wynik: { $chance }
hint-score = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } dla ciebie
pace = Ruchy innych
pace-once = Od razu
pace-normal = Jeden po drugim
pace-slow = Powoli
pace-change = Ruchy innych: { $pace }. Naciśnij, aby zmienić.
follow = Co robią inni
follow-again = Pokaż ostatnią rundę jeszcze raz
follow-skip = Pomiń
follow-look = Pokaż
follow-away = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } od twojej ostatniej wizyty.
follow-waiting = { $count ->
        [one] jeszcze { $count } ruch
        [few] jeszcze { $count } ruchy
        [many] jeszcze { $count } ruchów
       *[other] jeszcze { $count } ruchu
    }
follow-asked = Potem twoja kolej.
follow-loading = Spojrzenie wstecz…
text-table = Stół jako tekst
leave = Odejdź od stołu
leave-title = Odejść od stołu?
leave-about = Bot zajmie twoje miejsce i zagra dalej. Dopóki partia trwa, możesz wrócić.
resign = Poddaj się
resign-title = Poddać się na dobre?
resign-about = Bot zagra na twoim miejscu do końca partii. Nie będzie można na nie wrócić.
resigned-about = Partia poddana. Bot gra na twoim miejscu do końca.
stay = Zostań
come-back = Wróć na miejsce
away-about = Bot gra za ciebie.
notice-bot = Teraz bot gra za gracza { $name }.
notice-back = { $name } wraca do gry.
notice-gone = { $name } nie ma połączenia.
watching = Oglądasz. Karty na ręce pozostają zakryte.
reconnecting = Połączenie przerwane; próbuję ponownie…
table-refused = Nie można pokazać tego stołu

ending = Koniec
ending-place = Miejsce
ending-name = Imię
ending-sheet = Punktacja szczegółowo
ending-put-away = Odłóż wynik
ending-show = Pokaż wynik
ending-turn = Punkt zwrotny ({ $name } { $change }):
ending-picture = Zapisz obrazek
rematch = Zagraj jeszcze raz
rematch-go = Do rewanżu
rematch-join = Dołącz do rewanżu
rematch-ready = Rewanż jest gotowy, a twoje miejsce czeka.
rematch-decline = Nie, dziękuję
rematch-declined = Tym razem pauzujesz: pozostali mogą grać bez ciebie.

## Widok jako tekst

view-round = Runda
view-families = Rodziny
view-characters = Postacie w grze
view-line = Rząd kart
view-deck_size = Karty w talii
view-discards = Stos kart odrzuconych
view-rice_size = Pozostały papier ryżowy
view-players = Gracze
view-hand = Ręka
view-hand_size = Karty na ręce
view-known = Widziane na tej ręce
view-left = Lewa kolekcja
view-right = Prawa kolekcja
view-score = Punkty
view-aside = Odłożone
view-season = Pory roku
view-colour = Kolor
view-card = Karta
view-bid = Najwyższa oferta
view-leader = Oferta gracza
view-shape = Kształt
view-pieces = Pozostałe części
view-colours = Dozwolone kolory
view-dice = Kostki
view-sheets = Arkusze
view-coins = Monety
view-income = Dochód
view-volcanoes = Wulkany
view-lands = Wyspy
view-name = Nazwa
view-rows = Mapa
view-actions_left = Pozostałe akcje
view-stacks = Kafelki
view-site = Gdzie
view-height = Wysokość
view-islands_to_end = Wyspy, które kończą grę
view-sunk = Zatopione kafelki
view-tribes = Plemiona
view-shaman = Szaman
view-spirit = Duch
view-warriors = Wojownicy
view-space = Gdzie
view-coin = Moneta
view-in_hand = Jeszcze do wystawienia

## Krótkie słowa na przyciski

do-draw = Dobierz
do-play = Zagraj
do-left = Lewa
do-right = Prawa
do-under = Pod spód
do-pay = Zapłać
do-use = Użyj
do-take = Weź
do-swap = Wymień
do-rob = Okradnij
do-give = Przekaż
do-copy = Kopiuj
do-discard = Odrzuć
do-skip = Zrezygnuj
do-done = Gotowe
do-pass = Pasuj
do-start = Zaczyna
do-top = Wierzch odrzuconych
do-move = Przesuń
do-sink = Zatop
do-look = Obejrzyj
do-deal = Rozdaj
do-keep = Zatrzymaj
do-bid = Licytuj
do-shape = Kształt
do-paint = Maluj
do-decline = Nie maluj
do-resolve = Najpierw
do-research = Badaj
do-i1 = Wyspa 1
do-i2 = Wyspa 2
do-i3 = Wyspa 3
do-i4 = Wyspa 4
do-north = Północ
do-east = Wschód
do-south = Południe
do-west = Zachód
do-northeast = Północny wschód
do-southeast = Południowy wschód
do-southwest = Południowy zachód
do-northwest = Północny zachód
do-single = Jeden kolor
do-mixed = Różne kolory
do-lay = Połóż
do-raise = Podwyższ
do-coin = Wojownik
do-place = Wystaw
do-ride = Dosiądź
do-spirit = Duch
do-settle = Zsadź
do-slide = Przesuń kafelek

## Oglądanie partii

review-title = Partia jeszcze raz
review-first = Na początek
review-prev = Krok wstecz
review-next = Krok dalej
review-prev-turn = Turę wstecz
review-next-turn = Turę dalej
review-last = Na koniec
review-play = Odtwarzaj
review-pause = Zatrzymaj
review-jump = Do kroku { $number }
review-at = Krok { $index } z { $last }
review-at-blind = Krok { $index }
review-controls = Sterowanie
review-side = Tury i wynik
review-tab-turns = Tury
review-tab-result = Wynik
review-tab-more = Więcej
review-set-up = Przygotowanie
review-round = Runda { $number }
review-blind = Bez zdradzania
review-blind-about = Ani wyniku, ani wykresu, ani kroków po pokazanej chwili.
review-eyes = Czyimi oczami
review-eyes-spectator = Oczami widza
review-eyes-all = Wszystko odkryte
review-graph = Szansa na wygraną w procentach
review-graph-alone = Jak blisko wyniku, z którego można być dumnym, w procentach
review-turns = Partia tura po turze
review-share = Link do tej chwili
review-download = Pobierz zapis
review-verify = Sprawdź
review-verify-about = Przeglądarka liczy skrót sekretu i porównuje go z pieczęcią pokazaną przed pierwszym ruchem; potem serwer losuje każdy krok losu od nowa.
review-verify-seal-good = Pieczęć się zgadza: SHA-256 sekretu jest tym, co pokazano przed pierwszym ruchem.
review-verify-seal-bad = Pieczęć nie pasuje do sekretu!
review-verify-good = Każdy krok jest dozwolony, a wszystkie kroki losu ({ $chances }) są tymi, które daje sekret.
review-branch = Graj dalej od tego miejsca
review-position = Edytuj tę pozycję
review-branch-about = Nowy stół od tej chwili: ty zajmujesz jedno miejsce, boty pozostałe.
review-branch-seat = Jako kto
review-running = Ta partia jeszcze trwa: obejrzysz ją po zakończeniu.

## Konto

account-name-about = Pod tym imieniem widzą cię inni przy stole.
account-title = Konto (jeśli chcesz)
account-about = Jako gość możesz grać we wszystko, a ta przeglądarka zna twoje miejsca. Z kontem masz je także na innych urządzeniach.
account-is = Zalogowano jako { $login }.
account-login = Login
account-login-about = Od 3 do 32 liter, cyfr, kropek i kresek.
account-password = Hasło
account-password-about = Co najmniej 8 znaków.
account-log-in = Zaloguj się
account-register = Załóż konto
account-logout = Wyloguj się
account-old = Stare hasło
account-new = Nowe hasło
account-change = Zmień hasło
account-made = Konto jest założone; twoje miejsca zostają.
account-in = Witaj ponownie!
account-out = Jesteś teraz gościem.
account-password-changed = Hasło jest zmienione.

## Co może się nie udać

error-unknown = To się nie udało: { $message }
error-offline = Serwer jest nieosiągalny.
error-late = Serwer jest zajęty; spróbuj za chwilę.
error-other-node = Serwer jest właśnie odnawiany; spróbuj za chwilę.
error-unavailable = Serwer jest zajęty; spróbuj za chwilę.
error-not-found = Tu niczego nie ma.
error-no-table = Nie ma takiego stołu.
error-not-seated = To miejsce nie jest twoje.
error-no-spectators = Tego stołu nie można oglądać.
error-forbidden = To nie dla ciebie.
error-too-costly = To więcej pracy, niż wolno zlecić jednym żądaniem.
error-too-many = To było bardzo szybko; poczekaj chwilę.
error-seat-taken = To miejsce jest już zajęte.
error-name-taken = Ktoś tu już ma takie imię.
error-wrong-password = Login lub hasło jest błędne.
error-not-running = Partia nie trwa.
error-still-running = To będzie możliwe po zakończeniu partii.
error-day-not-over = To będzie możliwe po zakończeniu dnia: inni grają jeszcze z tymi samymi rzutami kostek.
error-stale = Tymczasem coś się zmieniło; wybierz ponownie.
error-not-offered = Tutaj to niemożliwe.
error-illegal-action = Teraz to niemożliwe.
error-not-your-turn = To nie twoja kolej.
error-no-undo = Tego nie można cofnąć: ktoś już zagrał albo zobaczono coś zakrytego.
error-chat-off = Przy tym stole nie ma czatu.
error-muted = Twój czat jest wyciszony: nikt nie zobaczy, co napiszesz.
error-banned = Masz zakaz wstępu na ten serwer.
error-kicked = Gospodarz tego stołu nie chce cię tutaj.
error-blocked = Ktoś przy tym stole jest zablokowany albo zablokował ciebie.
error-bad-link = Ten link został już użyty albo wygasł.
board-in-the-rules = Zobacz w zasadach


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
