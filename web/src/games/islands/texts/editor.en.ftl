editor-title = Draw an island
editor-about = Draw land, landmarks and outlines, and read at once what the rules say about it. The draft stays in this browser until you save, share or play it.
editor-map = Map of { $island }
editor-keys = On the map: arrow keys go from square to square, Enter draws, Shift with an arrow key draws on. R, S, L, T, C, $, G, V choose a landmark, the full stop land, ~ sea, ^ a mountain, 1 to 3 an outline.
editor-undo = Undo
editor-redo = Redo
editor-tools = Draw with
editor-land = Open land
editor-outline = Outline in { $colour }
editor-mirror = Mirror land and sea
editor-mirror-none = Not at all
editor-mirror-sides = Left and right
editor-mirror-ends = Top and bottom
editor-mirror-turn = By a half turn
editor-remarks = Remarks
editor-elsewhere = Elsewhere in the pack
editor-level-fault = To be mended:
editor-level-hint = Hint:
editor-show = Show it on the map: { $what }
editor-go = Go there
editor-good = { $hints ->
    [0] This pack can be played.
    [one] This pack can be played. There is one hint.
   *[other] This pack can be played. There are { $hints } hints.
}
editor-faults = { $count ->
    [one] One thing is to be mended before this can be played.
   *[other] { $count } things are to be mended before this can be played.
}
editor-unreachable = The server cannot be asked for remarks now. Your draft is kept.
editor-names = Names and beginnings
editor-name-pack = Name of the pack
editor-name-sheet = Word of the sheet
editor-name-island = Word of the island
editor-name-about = Small letters, digits and hyphens; at the table, red-fox is called Red Fox.
editor-begin = Begin with another island
editor-begin-none = Keep this one
editor-begin-sea = Open sea
editor-begin-about = The island is drawn over; its name stays.
editor-near = This sheet is for a first game
editor-near-about = Near Islands have no volcanoes and few mountains.
editor-near-short = Near Islands
editor-pack = The pack
editor-pack-new = My islands
editor-pack-about = A pack is a file with everything that a game needs. The link holds the sheet that is shown, nothing else is stored for it.
editor-play = Play it
editor-save = Save as a file
editor-open = Open a file
editor-reset = Begin anew
editor-link = Link to this sheet
editor-hash = The seal of this pack, as records carry it: { $hash }…
editor-saved = Saved as { $file }.
editor-opened = { $file } is open now. Undo brings the old draft back.
editor-open-bad = { $file } cannot be read as a pack: { $why }
editor-link-bad = This link holds no sheet: perhaps it was cut short.
editor-sheets = Sheets of the pack
editor-sheets-about = { $count ->
    [one] One sheet is in the pack; everybody is dealt three and keeps two.
   *[other] { $count } sheets are in the pack; everybody is dealt three and keeps two.
}
editor-sheets-list = Show all sheets
editor-sheet-new = New sheet
editor-sheet-copy = Copy sheet { $sheet }
editor-sheets-few = Only this sheet and two others
editor-sheets-all = Put all sheets in
editor-draw = Draw on { $island }
editor-in-pack = In the pack
editor-in-pack-of = Sheet { $sheet } is in the pack
editor-remove = Remove
editor-remove-of = Remove sheet { $sheet }
editor-trial = Let bots play it
editor-trial-about = Bots play some games with your sheets and two others each time. Lines on the bars show between which values the truth probably lies.
editor-trial-games = Games
editor-trial-bot = Bots
editor-trial-run = Let them play
editor-trial-stop = Stop
editor-trial-faults = First mend what the remarks say.
editor-trial-waits = Another trial has to end first …
editor-trial-going = { $done } of { $of } games played
editor-trial-done = { $done ->
    [one] One game was played.
   *[other] { $done } games were played.
}
editor-trial-failed = The trial ended early; the numbers are of the games until then.
editor-trial-old = You have changed the pack since; these numbers are of the one before.
editor-trial-islands = Points of an island on which somebody painted
editor-trial-landmarks = { $island }: how often painted on, surrounded and filled
editor-trial-begun = painted on at all
editor-trial-single = in one colour
editor-trial-others = All other islands
editor-trial-each = Each of the other islands
editor-trial-outlines = outlines filled
editor-trial-seats = Wins by seat
editor-trial-length = A game took { $steps } steps on average, and a player made { $score } points.
editor-what = What
editor-value = Value with its bounds

remark-pack = { $message }
remark-name = The pack needs a name.
remark-name-long = The name of the pack has { $count } characters; at most { $most } are allowed.
remark-sheets = A pack needs at least { $least } sheets; there are { $count }.
remark-sheet-word = The word of a sheet is made of small letters, digits and hyphens, and is not the name of a square.
remark-sheet-islands = A sheet has { $wanted } islands, not { $count }.
remark-island-word = The word of an island is made of small letters, digits and hyphens.
remark-island-twice = Two islands have this name.
remark-no-rows = The map is empty.
remark-rows = An island has at most { $most } rows, not { $count }.
remark-columns = Row { $row }: at most { $most } columns are allowed, not { $count }.
remark-uneven = Row { $row } has { $count } squares, the first one { $first }.
remark-sign = Row { $row }, column { $column }: the sign { $sign } means nothing.
remark-few = { $landmark }: at least { $least } needed, here { $count }.
remark-many = { $landmark }: at most { $most } allowed, here { $count }.
remark-paintable = An island has { $least } to { $most } squares to paint; here there are { $count }.
remark-neighbours = { $landmark } at { $square }: at least { $least } of the squares around it must be land.
remark-shore = { $landmark } at { $square }: no land lies directly beside it, so nobody could begin there.
remark-unreached = { $count ->
    [one] One square cannot be reached from the Regular Harbour: { $squares }.
   *[other] { $count } squares cannot be reached from the Regular Harbour: { $squares }.
}
remark-harbours = The two harbours must be at least { $apart } columns or rows apart.
remark-near-volcano = A Near Island has no volcano; there is one at { $square }.
remark-near-mountains = A Near Island has at most { $most } mountains; here there are { $count }.
remark-outlines = An island has one to { $most } outlines; here there are { $count }.
remark-outline-square = An outline lies on { $square }, which is not land.
remark-outline-twice = { $square } belongs to two outlines.
remark-outline-form = { $count ->
    [one] An outline is a shape of the cards, or three or five squares that hang together; this one is a single square.
   *[other] An outline is a shape of the cards, or three or five squares that hang together; these { $count } are not.
}
remark-unfillable = No card has the shape of the outline on { $squares }: with several players nobody can fill it, only Expancing against Carrambah can.
remark-gift = { $landmark } at { $square } is very easy to surround: { $count } squares around it; printed ones have { $least } to { $most }.
remark-hard = { $landmark } at { $square } is very hard to surround: { $count } squares around it; printed ones have { $least } to { $most }.
remark-poor = There is little to gain here: { $count } points at best; printed islands have { $least } to { $most }.
remark-rich = There is much to gain here: { $count } points at best; printed islands have { $least } to { $most }.
