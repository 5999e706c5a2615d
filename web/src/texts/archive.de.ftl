### Beendete Partien, auf Deutsch. Jede Sprache hat dieselben Bezeichner.

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
