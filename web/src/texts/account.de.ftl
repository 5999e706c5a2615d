### Was der Server von jemandem aufhebt, auf Deutsch. Jede Sprache hat dieselben Bezeichner.

data-title = Was von dir aufgehoben wird
data-about = Deine Partien, was du dabei gesagt hast und, falls du eines hast, dein Konto. Wie lange etwas bleibt, steht in der Dokumentation des Servers.
data-export = Alles herunterladen
data-delete = Alles löschen
data-delete-about = Dein Konto, deine eigenen Partien und was du gesagt hast, werden endgültig gelöscht. Wo andere mitgespielt haben, bleibt ihnen die Partie, ohne deinen Namen; an deinem Platz spielt ein Bot weiter. Aufzeichnungen, die vorher versiegelt wurden, behalten ihre Namen.
data-delete-sure = Endgültig löschen
data-keep = Behalten
data-deleted = Alles ist gelöscht. Du bist jetzt ein neuer Gast.
