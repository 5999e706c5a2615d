### Finished matches, in English. Every locale has the same ids.

archive-title = Finished matches
archive-all = All finished matches
archive-of-all = Look for finished matches
archive-filters = What you look for
archive-whose = Whose
archive-whose-mine = Mine
archive-whose-all = Everybody’s, from the lobby
archive-game = Game
archive-any = Any
archive-people = People
archive-people-like = Names, with commas
archive-result = Result
archive-won = won
archive-lost = not won
archive-since = From
archive-until = To
archive-find = Find
archive-more = More
archive-none = No match fits.
archive-won-by = won by { $names }
