### Die Texte der Seite auf Deutsch. Jede Sprache hat dieselben Namen.

## Überall

skip = Zum Inhalt springen
close = Schließen
copy = Kopieren
copy-done = Kopiert.
copy-by-hand = Der Link ist markiert: bitte von Hand kopieren.
loading = Einen Augenblick …
yes = ja
no = nein
points = Punkte
page-failed = Diese Seite ließ sich nicht laden.
page-again = Noch einmal versuchen
not-found = Hier ist nichts
not-found-about = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist fort.

nav-title = Hauptmenü
nav-lobby = Lobby
nav-rules = Regeln
nav-gallery = Karten
nav-folding = Falten
nav-account = Name und Konto

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-size = Größe
settings-size-small = Klein
settings-size-normal = Mittel
settings-size-large = Groß
settings-table = Am Tisch
settings-quick = Ohne Nachfrage
settings-quick-about = Ein Zug wird abgeschickt, sobald er vollständig ist, ohne „Bestätigen“.
settings-words = Alle Wörter als Knöpfe
settings-words-about = Alles, was sich wählen lässt, steht auch unter dem Spielplan.
settings-sounds = Klänge
settings-sounds-about = Papier am Tisch, und zwei leise Töne, wenn du an der Reihe bist.
settings-listen = Anhören

guest = Gast
your-name = Dein Name

## Lobby

lobby-title = Ein Tisch aus Papier
lobby-intro = Falten, sammeln, in See stechen: Spiele sofort gegen Bots oder lade Freunde ein. Jede Partie lässt sich noch einmal ansehen und nachprüfen.
lobby-boxes = Die Spiele
lobby-running = Deine Partien
lobby-open = Tische in der Lobby
lobby-open-none = Gerade ist kein Tisch offen. Richte einen ein und zeige ihn in der Lobby.
lobby-finished = Zu Ende gespielt
play-now = Jetzt spielen
lobby-waiting = warten auf dich
play-friend = Mit Freunden
set-up = Einrichten
go-on = Weiterspielen
join = Platz nehmen
watch = Zuschauen
review = Noch einmal ansehen

box-players =
    { $least ->
        [1] Allein oder bis zu { $most } Personen
       *[other] { $least } bis { $most } Personen
    }

status-waiting = wartet auf Mitspielende
status-playing = wird gespielt
status-over = beendet
status-kept = dein Platz ist reserviert
box-minutes = { $least }–{ $most } Minuten
box-weight-1 = leicht
box-weight-2 = mittel
box-weight-3 = anspruchsvoll
fact-clock-turn = { $time } je Entscheidung
fact-clock-game = { $time } für die ganze Partie
status-your-turn = du bist an der Reihe
status-rank = Platz { $rank } von { $of }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
status-alone = beendet, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

play-now-title = { $game } spielen
play-now-opponents = Gegner
play-now-level = Wie gut sie spielen
begin = Los geht’s
practice = Übung
practice-about = Du kannst jeden deiner Züge zurücknehmen. Die Partie zählt nirgends.
practice-mark = Übung: Du kannst jeden deiner Züge zurücknehmen.
setup-more = Mehr Einstellungen

bot-uniform = Zufällig
bot-uniform-about = Irgendein erlaubter Zug: um die Regeln kennenzulernen.
bot-greedy = Flink
bot-greedy-about = Nimmt, was im Augenblick am besten aussieht.
bot-paper = Papier
bot-paper-about = Faltet sorglos: ein freundlicher erster Gegner.
bot-crane = Kranich
bot-crane-about = Denkt ein wenig voraus und macht wenige Fehler.
bot-dragon = Drache
bot-dragon-about = Denkt lange nach und will gewinnen.
bot-master = Meister
bot-master-about = Hat aus Tausenden von Partien gelernt: der stärkste Gegner.

## Einen Tisch einrichten

setup-title = Tisch einrichten
setup-seats = Wer spielt
setup-players = Anzahl der Mitspielenden
setup-seat = Platz { $number }
setup-seat-kind = Platz { $number }: wer
setup-seat-bot = Platz { $number }: welcher Bot
setup-seat-name = Platz { $number }: für wen
setup-seat-name-hint = Name (wenn du magst)
setup-kind-me = Ich
setup-kind-bot = Ein Bot
setup-kind-open = Wer zuerst kommt
setup-kind-invited = Jemand mit persönlichem Link
setup-seats-about = Die Partie beginnt, wenn alle Plätze besetzt sind. Die Links für die anderen stehen auf der nächsten Seite.
setup-options = Wie gespielt wird
setup-table = Der Tisch
setup-lobby = In der Lobby zeigen
setup-lobby-about = Alle auf diesem Server finden den Tisch und können einen freien Platz nehmen.
setup-spectators = Andere dürfen zuschauen
setup-spectators-about = Wer zuschaut, sieht keine Handkarten und nichts anderes, was verdeckt ist.
setup-chat = Chat
setup-chat-about = Wer am Tisch sitzt, kann den anderen schreiben.
setup-hints = Tipps
setup-hints-about = Wer Tipps bekommen darf, sieht auf Wunsch die besten Aktionen aus Sicht eines Bots.
setup-hints-alone = Für alle, die nur gegen Bots spielen
setup-hints-anyone = Für alle am Tisch
setup-hints-nobody = Für niemanden
setup-position = Dieser Tisch beginnt mit einer von Hand aufgebauten Stellung.
setup-position-change = Stellung ändern
setup-position-place = Stellung aufbauen
setup-open = Tisch eröffnen
pack-note = Gespielt wird mit dem Paket „{ $pack }“ ({ $hash }…).
version-note = Wird zu Ende gespielt, wie es begann: Regeln in Fassung { $rules } und die Karten von damals. Neue Tische sind neuer.
pack-short = Paket „{ $pack }“
pack-download = Paket herunterladen

option-box = Schachtel
option-box-about = Die klassischen Tiere, die Familien der Schachtel Legends mit Charakteren oder beides gemischt.
option-families = Familien
option-families-about = Welche Tiere im Stapel sind.
option-pairs = Charaktere
option-pairs-about = Welche Paare von Charakteren im Stapel sind.
option-words = Wähle { $players }, oder keine, um sie auszulosen ({ $chosen } gewählt).
option-characters = Mit Charakteren
option-characters-about = Ohne sie wird die kombinierte Schachtel nur mit Tieren gespielt.
option-turn-limit = Höchstzahl der Züge
option-turn-limit-about = Nach so vielen Zügen je Person endet die Partie sicher; das Regelheft kennt keine Grenze.
option-memory-aid = Gedächtnisstütze
option-memory-aid-about = Der Tisch zeigt allen, was sie von fremden Händen gesehen haben, damit sich niemand etwas merken muss.
option-position = Beginnt mit einer Stellung
option-position-about = Eine von Hand aufgebaute Stellung als Text; ohne sie beginnt die Partie wie gewohnt.
option-near = Nahe Inseln
option-near-about = Nur die Bögen für eine erste Partie.
option-catch-up = Einholen und überholen
option-catch-up-about = Kohlengrubenmarker und Goldminenmarker sind knapp: Ist der Vorrat leer, nimmst du den verdienten Marker einer anderen Person weg.
option-science = Wissenschaft gegen Carrambah
option-science-about = Für eine Person: Biete gegen Carrambahs Würfel und erforsche Technologien.

clock = Uhr
clock-none = Keine Uhr
clock-none-about = Alle denken nach, so lange sie mögen.
clock-turn = Zeit für jede Entscheidung
clock-turn-about = Von einer halben Minute bis zu Tagen, für Partien mit Pausen.
clock-game = Zeit für die ganze Partie
clock-game-about = Mit ein paar Sekunden mehr nach jeder Entscheidung.
clock-seconds = Zeit
clock-increment = Zuschlag nach jeder Entscheidung
clock-policy = Wenn die Zeit um ist
clock-policy-bot = springt ein Bot ein, bis die Person zurück ist
clock-policy-random = wird ein zufälliger Zug gemacht
clock-policy-resign = spielt ein Bot zu Ende
clock-left = Restzeit: { $time }
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
span-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
span-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
span-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Platz nehmen

join-title = An diesem Tisch Platz nehmen
join-with = Mit { $names }
join-too-late = Die Partie hat schon begonnen, aber du kannst zuschauen.
table-waits = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-closed = Dieser Tisch wurde geschlossen.
table-cancel = Tisch absagen
seat-kept = Dein Platz ist für dich reserviert
fill-bot = Einem Bot geben
fill-open = Für alle öffnen
invite-title = Andere herbringen
invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen.
invite-open-link = Link zu diesem Tisch
invite-link = Persönlicher Link für { $name }
invite-qr = Der Link als QR-Code
commitment = Der Zufall dieser Partie ist versiegelt mit SHA-256 { $hash }

seat-open = freier Platz
seat-invited = ein geladener Gast
seat-you = du
seat-bot = Bot
seat-away = ein Bot springt ein
seat-gone = nicht verbunden
seat-acting = entscheidet gerade
seat-kind-open = frei
seat-kind-invited = eingeladen
seat-kind-person = Mensch
seat-kind-bot = Bot

## Der Tisch

players = Mitspielende
board = Der Spielplan
your-turn = Du bist an der Reihe.
waiting-for = { $name } denkt nach …
other-seat = Nun ist { $name } an der Reihe; auch dieser Platz gehört dir.
other-seat-go = Dorthin setzen
choice = Was du tust
choice-so-far = Bisher gewählt
choice-next = Was folgen kann
choice-back = Einen Schritt zurück
choice-back-to = { $word }: zurücknehmen
choice-on-board = Was auf dem Tisch leuchtet, lässt sich wählen.
choice-ready = Bestätige es, oder nimm es zurück.
confirm = Bestätigen
sending = Wird gesendet …
undo = Letzten Zug zurücknehmen
undo-count = { $count ->
        [one] Dein letzter Zug kann zurückgenommen werden.
       *[other] Deine letzten { $count } Züge können zurückgenommen werden.
    }
command = In Worten sagen
command-show = Befehlszeile
command-placeholder = zum Beispiel: { $example }
command-help = Tab ergänzt, die Pfeiltasten wählen, Enter schickt ab. Die Taste / führt hierher.
command-not-yet = „{ $words }“ ist noch keine Aktion. Folgen kann: { $next }
keys = Tasten
keys-arrows = Zum nächsten, das gewählt werden kann
keys-any = Zum nächsten, ob es gewählt werden kann oder nicht
keys-tab = Zum nächsten oder vorigen Teil des Tisches
keys-ends = Zum ersten oder letzten dort
keys-choose = Wählen, oder die Wahl zurücknehmen
keys-confirm = Bestätigen, was gewählt ist
keys-back = Einen Schritt zurück; schließen, was offen ist
keys-command = Die Befehlszeile: es in Worten sagen
keys-help = Diese Tasten
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-earlier = Zeigen, was vorher war
log-undone = { $name } nimmt den letzten Zug zurück.
side = Verlauf und Chat
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Schreib etwas
chat-send = Senden
people = Leute: stummschalten, blockieren, melden
hint = Zeigen, was ein Bot täte
hint-thinking = Ein Bot denkt darüber nach …
hint-title = Die besten Aktionen, wie ein Bot sie sieht, jede mit deiner Siegchance und den Punkten, die du erwarten kannst:
hint-chance = Du gewinnst: { $chance }
hint-chance-alone = Ein schönes Ergebnis: { $chance }
hint-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } für dich
pace = Züge der anderen
pace-once = Sofort
pace-normal = Nacheinander
pace-slow = Langsam
pace-change = Züge der anderen: { $pace }. Drücken, um es zu ändern.
follow = Was die anderen tun
follow-again = Die letzte Runde noch einmal zeigen
follow-skip = Überspringen
follow-look = Zeigen
follow-away = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }, seit du weg warst.
follow-waiting = { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
follow-asked = Dann bist du dran.
follow-loading = Ein Blick zurück …
text-table = Der Tisch als Text
leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-about = Ein Bot übernimmt deinen Platz und spielt weiter. Solange die Partie läuft, kannst du zurückkommen.
resign = Aufgeben
resign-title = Endgültig aufgeben?
resign-about = Ein Bot spielt deinen Platz bis zum Ende der Partie. Du kannst ihn nicht wieder einnehmen.
resigned-about = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende.
stay = Bleiben
come-back = Platz wieder einnehmen
away-about = Ein Bot spielt an deiner Stelle.
notice-bot = Für { $name } spielt jetzt ein Bot.
notice-back = { $name } ist zurück.
notice-gone = { $name } ist nicht verbunden.
watching = Du schaust zu. Handkarten bleiben verdeckt.
reconnecting = Die Verbindung ist unterbrochen; neuer Versuch …
table-refused = Dieser Tisch lässt sich nicht zeigen

ending = Das Ende
ending-place = Platz
ending-name = Name
ending-sheet = Die Wertung im Einzelnen
ending-put-away = Ergebnis weglegen
ending-show = Ergebnis zeigen
ending-turn = Der Wendepunkt ({ $name } { $change }):
ending-picture = Bild speichern
rematch = Noch einmal spielen
rematch-go = Zur Revanche
rematch-join = Bei der Revanche mitspielen
rematch-ready = Eine Revanche ist bereit, und dein Platz ist frei gehalten.
rematch-decline = Nein, danke
rematch-declined = Du setzt aus: Die anderen können ohne dich weiterspielen.

## Die Ansicht als Text

view-round = Runde
view-families = Familien
view-characters = Charaktere im Spiel
view-line = Auslage
view-deck_size = Karten im Stapel
view-discards = Ablage
view-rice_size = Reispapier übrig
view-players = Mitspielende
view-hand = Hand
view-hand_size = Handkarten
view-known = Von dieser Hand gesehen
view-left = Linke Sammlung
view-right = Rechte Sammlung
view-score = Punkte
view-aside = Beiseitegelegt
view-season = Jahreszeiten
view-colour = Farbe
view-card = Karte
view-bid = Höchstes Gebot
view-leader = Geboten von
view-shape = Form
view-pieces = Teile übrig
view-colours = Erlaubte Farben
view-dice = Würfel
view-sheets = Bögen
view-coins = Münzen
view-income = Einkommen
view-volcanoes = Vulkane
view-lands = Inseln
view-name = Name
view-rows = Landkarte
view-actions_left = Aktionen übrig
view-stacks = Plättchen
view-site = Stelle
view-height = Höhe
view-islands_to_end = Inseln, mit denen das Spiel endet
view-sunk = Versenkte Plättchen
view-tribes = Stämme
view-shaman = Schamane
view-spirit = Geist
view-warriors = Krieger
view-space = Stelle
view-coin = Münze
view-in_hand = Noch einzusetzen

## Kurze Wörter für Knöpfe

do-draw = Ziehen
do-play = Ausspielen
do-left = Links
do-right = Rechts
do-under = Darunter
do-pay = Bezahlen mit
do-use = Nutzen
do-take = Nehmen
do-swap = Tauschen
do-rob = Stehlen
do-give = Weitergeben
do-copy = Nachahmen
do-discard = Abwerfen
do-skip = Verzichten
do-done = Fertig
do-pass = Passen
do-start = Beginnen
do-top = Oberste Ablage
do-move = Bewegen
do-sink = Versenken
do-look = Ansehen
do-deal = Austeilen
do-keep = Behalten
do-bid = Bieten
do-shape = Form
do-paint = Malen
do-decline = Nicht malen
do-resolve = Zuerst
do-research = Forschen
do-i1 = Insel 1
do-i2 = Insel 2
do-i3 = Insel 3
do-i4 = Insel 4
do-north = Norden
do-east = Osten
do-south = Süden
do-west = Westen
do-northeast = Nordosten
do-southeast = Südosten
do-southwest = Südwesten
do-northwest = Nordwesten
do-single = Einfarbig
do-mixed = Gemischt
do-lay = Legen
do-raise = Aufstocken
do-coin = Krieger
do-place = Einsetzen
do-ride = Aufsitzen
do-spirit = Geist
do-settle = Absetzen
do-slide = Verschieben

## Eine Partie noch einmal ansehen

review-title = Die Partie noch einmal
review-first = An den Anfang
review-prev = Einen Schritt zurück
review-next = Einen Schritt weiter
review-prev-turn = Einen Zug zurück
review-next-turn = Einen Zug weiter
review-last = Ans Ende
review-play = Abspielen
review-pause = Anhalten
review-jump = Zu Schritt { $number }
review-at = Schritt { $index } von { $last }
review-at-blind = Schritt { $index }
review-controls = Bedienung
review-side = Züge und Ergebnis
review-tab-turns = Züge
review-tab-result = Ergebnis
review-tab-more = Mehr
review-set-up = Aufbau
review-round = Runde { $number }
review-blind = Nichts verraten
review-blind-about = Kein Ergebnis, keine Kurve und keine Schritte über den gezeigten Augenblick hinaus.
review-eyes = Mit wessen Augen
review-eyes-spectator = Von außen
review-eyes-all = Alles offen
review-graph = Gewinnaussicht in Prozent
review-graph-alone = Wie nah an einem stolzen Ergebnis, in Prozent
review-turns = Die Partie Zug um Zug
review-share = Link zu diesem Augenblick
review-download = Aufzeichnung herunterladen
review-verify = Nachprüfen
review-verify-about = Dein Browser berechnet den Hash des Geheimnisses und vergleicht ihn mit dem Siegel, das vor dem ersten Zug gezeigt wurde; dann zieht der Server jeden Zufallsschritt noch einmal.
review-verify-seal-good = Das Siegel passt: SHA-256 des Geheimnisses ist, was vor dem ersten Zug gezeigt wurde.
review-verify-seal-bad = Das Siegel passt nicht zum Geheimnis!
review-verify-good = Jeder Schritt ist erlaubt, und alle { $chances } Zufallsschritte sind die, die das Geheimnis zieht.
review-branch = Von hier weiterspielen
review-position = Diese Stellung bearbeiten
review-branch-about = Ein neuer Tisch von diesem Augenblick an: Du nimmst einen Platz, Bots die anderen.
review-branch-seat = Als wer
review-running = Diese Partie ist noch nicht zu Ende: Danach lässt sie sich ansehen.

## Das Konto

account-name-about = Unter diesem Namen sehen dich die anderen am Tisch.
account-title = Ein Konto (wenn du magst)
account-about = Als Gast kannst du alles spielen, und dieser Browser kennt deine Plätze. Mit einem Konto erreichst du sie auch von anderen Geräten.
account-is = Du bist angemeldet als { $login }.
account-login = Anmeldename
account-login-about = 3 bis 32 Buchstaben, Ziffern, Punkte und Striche.
account-password = Passwort
account-password-about = Mindestens 8 Zeichen.
account-log-in = Anmelden
account-register = Konto anlegen
account-logout = Abmelden
account-old = Altes Passwort
account-new = Neues Passwort
account-change = Passwort ändern
account-made = Dein Konto ist angelegt; deine Plätze behältst du.
account-in = Willkommen zurück!
account-out = Du bist jetzt Gast.
account-password-changed = Das Passwort ist geändert.

## Was schiefgehen kann

error-unknown = Das ging nicht: { $message }
error-offline = Der Server ist nicht erreichbar.
error-late = Der Server ist beschäftigt; bitte versuch es gleich noch einmal.
error-other-node = Der Server wird gerade erneuert; bitte versuch es gleich noch einmal.
error-unavailable = Der Server ist beschäftigt; bitte versuch es gleich noch einmal.
error-not-found = Hier ist nichts.
error-no-table = Diesen Tisch gibt es nicht.
error-not-seated = Dieser Platz ist nicht deiner.
error-no-spectators = An diesem Tisch darf niemand zuschauen.
error-forbidden = Das ist nicht für dich.
error-too-costly = Das ist mehr Arbeit, als eine Anfrage verlangen darf.
error-too-many = Das war sehr schnell; bitte warte einen Augenblick.
error-seat-taken = Der Platz ist schon besetzt.
error-name-taken = Hier trägt schon jemand diesen Namen.
error-wrong-password = Anmeldename oder Passwort stimmt nicht.
error-not-running = Die Partie läuft nicht.
error-still-running = Das geht erst, wenn die Partie zu Ende ist.
error-day-not-over = Das geht erst, wenn der Tag vorbei ist: Andere spielen noch mit denselben Würfeln.
error-stale = Inzwischen hat sich etwas geändert; bitte wähle noch einmal.
error-not-offered = Das ist hier nicht möglich.
error-illegal-action = Das ist jetzt nicht möglich.
error-not-your-turn = Du bist nicht an der Reihe.
error-no-undo = Das lässt sich nicht zurücknehmen: Seither hat jemand gehandelt, oder etwas Verdecktes wurde gesehen.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-muted = Du bist stummgeschaltet: Niemand würde sehen, was du schreibst.
error-banned = Du bist auf diesem Server gesperrt.
error-kicked = An diesem Tisch bist du nicht erwünscht.
error-blocked = Jemand an diesem Tisch ist blockiert oder hat dich blockiert.
error-bad-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
board-in-the-rules = In den Regeln nachlesen


archive-title = Beendete Partien
archive-all = Alle beendeten Partien
archive-of-all = Beendete Partien suchen
archive-filters = Wonach du suchst
archive-whose = Wessen
archive-whose-mine = Meine
archive-whose-all = Die aller, aus der Lobby
archive-game = Spiel
archive-any = Egal
archive-people = Wer dabei war
archive-people-like = Namen, mit Kommas
archive-result = Ergebnis
archive-won = gewonnen
archive-lost = nicht gewonnen
archive-since = Von
archive-until = Bis
archive-find = Suchen
archive-more = Mehr
archive-none = Keine Partie passt.
archive-won-by = gewonnen: { $names }
