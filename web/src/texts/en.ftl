### The texts of the page in English. Every locale has the same ids. Boards and the pages about rules have their own file.

## Everywhere

skip = Skip to the content
close = Close
copy = Copy
copy-done = Copied.
copy-by-hand = The link is selected: copy it by hand.
loading = One moment …
yes = yes
no = no
points = Points
page-failed = This page could not be loaded.
page-again = Try again
not-found = There is nothing here
not-found-about = The address may be mistyped, or what was here is gone.

nav-title = Main
nav-lobby = Lobby
nav-rules = Rules
nav-gallery = Cards
nav-folding = Folding
nav-account = Name and account

settings = Settings
settings-language = Language
settings-theme = Look
settings-theme-auto = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-table = At the table
settings-quick = Without asking
settings-quick-about = A move is sent as soon as it is complete, without “Confirm”.
settings-words = All words as buttons
settings-words-about = Everything that can be chosen is also offered below the board.
settings-sounds = Sounds
settings-sounds-about = Paper at the table, and two soft tones when it is your turn.
settings-listen = Listen

guest = Guest
your-name = Your name

## Lobby

lobby-title = A table made of paper
lobby-intro = Fold, collect and sail: play against bots at once, or invite your friends. Every match can be watched again and checked.
lobby-boxes = The games
lobby-running = Your matches
lobby-open = Tables in the lobby
lobby-open-none = No table is open at the moment. Set one up and show it in the lobby.
lobby-finished = Played to the end
play-now = Play now
lobby-waiting = waiting for you
play-friend = Play with a friend
set-up = Set up
go-on = Go on
join = Sit down
watch = Watch
review = Look at it again

box-players =
    { $least ->
        [1] Alone or up to { $most } players
       *[other] { $least } to { $most } players
    }

status-waiting = waits for players
status-playing = is being played
status-over = over
status-kept = your seat is kept
box-minutes = { $least }–{ $most } minutes
box-weight-1 = light
box-weight-2 = medium
box-weight-3 = demanding
fact-clock-turn = { $time } for each decision
fact-clock-game = { $time } for the whole match
status-your-turn = your turn
status-rank = place { $rank } of { $of }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
status-alone = over, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

play-now-title = Play { $game }
play-now-opponents = Opponents
play-now-level = How well they play
begin = Begin
practice = Practice
practice-about = You can take back any of your moves. The match counts nowhere.
practice-mark = Practice: you can take back any of your moves.
setup-more = More options

bot-uniform = At random
bot-uniform-about = Any legal move: for a first look at the rules.
bot-greedy = Quick
bot-greedy-about = Takes what looks best right now.
bot-paper = Paper
bot-paper-about = Folds carelessly: a friendly first opponent.
bot-crane = Crane
bot-crane-about = Looks ahead a little and makes few mistakes.
bot-dragon = Dragon
bot-dragon-about = Thinks long and plays to win.
bot-master = Master
bot-master-about = Has learned from thousands of games: the strongest.

## Setting a table up

setup-title = Set up a table
setup-seats = Who plays
setup-players = Number of players
setup-seat = Seat { $number }
setup-seat-kind = Seat { $number }: who
setup-seat-bot = Seat { $number }: which bot
setup-seat-name = Seat { $number }: for whom
setup-seat-name-hint = Name (if you like)
setup-kind-me = Me
setup-kind-bot = A bot
setup-kind-open = Whoever comes first
setup-kind-invited = Somebody with a personal link
setup-seats-about = The match begins when every seat is taken. You get links for the others on the next page.
setup-options = How it is played
setup-table = The table
setup-lobby = Show it in the lobby
setup-lobby-about = Everybody on this server can find the table and take an open seat.
setup-spectators = Others may watch
setup-spectators-about = Spectators never see a hand or anything else that is hidden.
setup-chat = Chat
setup-chat-about = Those at the table can write to each other.
setup-hints = Hints
setup-hints-about = Whoever may ask for hints is shown the best actions that a bot sees.
setup-hints-alone = For those who play against bots alone
setup-hints-anyone = For everybody at the table
setup-hints-nobody = For nobody
setup-position = This table begins from a position placed by hand.
setup-position-change = Change the position
setup-position-place = Place a position
setup-open = Open the table
pack-note = Played with the pack “{ $pack }” ({ $hash }…).
version-note = Played to its end as it began: rules version { $rules }, and the cards of that time. New tables are newer.
pack-short = pack “{ $pack }”
pack-download = Download the pack

option-box = Box
option-box-about = The classic animals, the Legends families with characters, or both mixed.
option-families = Families
option-families-about = Which animals are in the deck.
option-pairs = Characters
option-pairs-about = Which pairs of characters are in the deck.
option-words = Choose { $players }, or none to draw them at random ({ $chosen } chosen).
option-characters = With characters
option-characters-about = Without them the combined box is played with animals only.
option-turn-limit = Turns at most
option-turn-limit-about = The match ends for certain after so many turns each; the rulebook knows no limit.
option-memory-aid = Memory aid
option-memory-aid-about = The table shows everybody what they have seen of other hands, so nobody has to remember it.
option-position = Begins from a position
option-position-about = A position placed by hand, as text; without one the match begins as usual.
option-near = Near Islands
option-near-about = Only the sheets made for a first game.
option-catch-up = Catch Up and Overtake
option-catch-up-about = Coal pit and gold mine tokens are few: when the reserve has none left, you take the one you have earned from another player.
option-science = Science vs. Carrambah
option-science-about = For one player: bid against Carrambah’s dice, and research technologies.

clock = Clock
clock-none = No clock
clock-none-about = Everybody thinks as long as they like.
clock-turn = Time for each decision
clock-turn-about = From half a minute up to days, for matches played bit by bit.
clock-game = Time for the whole match
clock-game-about = With some seconds more after each decision.
clock-seconds = Time
clock-increment = More after each decision
clock-policy = When time is up
clock-policy-bot = a bot sits in until the player is back
clock-policy-random = a move is made at random
clock-policy-resign = a bot plays on to the end
clock-left = Time left: { $time }
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Joining

join-title = Sit down at this table
join-with = With { $names }
join-too-late = The match has begun already, but you can watch it.
table-waits = The match begins as soon as every seat is taken.
table-closed = This table was closed.
table-cancel = Cancel the table
seat-kept = Your seat is kept for you
fill-bot = Give it to a bot
fill-open = Give it to whoever comes
invite-title = Bring others here
invite-about = Whoever opens this link can take a free seat.
invite-open-link = Link to this table
invite-link = Personal link for { $name }
invite-qr = The link as a QR code
commitment = The chance of this match is sealed with SHA-256 { $hash }

seat-open = free seat
seat-invited = an invited guest
seat-you = you
seat-bot = bot
seat-away = a bot sits in
seat-gone = not connected
seat-acting = decides now
seat-kind-open = free
seat-kind-invited = invited
seat-kind-person = person
seat-kind-bot = bot

## The table

players = Players
board = The board
your-turn = Your turn.
waiting-for = { $name } is thinking …
other-seat = It is the turn of { $name }; that seat is yours, too.
other-seat-go = Sit there
choice = What you do
choice-so-far = Chosen so far
choice-next = What may follow
choice-back = One step back
choice-back-to = { $word }: take it back
choice-on-board = What lights up on the table can be chosen.
choice-ready = Confirm it, or take it back.
confirm = Confirm
sending = Sending …
undo = Take the last move back
undo-count = { $count ->
        [one] Your last move can be taken back.
       *[other] Your last { $count } moves can be taken back.
    }
command = Say it in words
command-show = Command line
command-placeholder = for example: { $example }
command-help = Tab completes, the arrow keys choose, Enter sends. The key / brings you here.
command-not-yet = “{ $words }” is not an action yet. This may follow: { $next }
keys = Keys
keys-arrows = To the next thing that can be chosen
keys-any = To the next thing, whether it can be chosen or not
keys-tab = To the next or the previous part of the table
keys-ends = To the first or the last thing there
keys-choose = Choose it, or take the choice back
keys-confirm = Confirm what was chosen
keys-back = One step back; close what is open
keys-command = The command line: say it in words
keys-help = These keys
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show what came before
log-undone = { $name } takes the last move back.
side = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Write something
chat-send = Send
people = People: mute, block, report
hint = Show what a bot would do
hint-thinking = A bot is thinking about it …
hint-title = The best actions as a bot sees them, each with your chance to win and the points you may expect:
hint-chance = You win: { $chance }
hint-chance-alone = A fine score: { $chance }
hint-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    } for you
pace = Moves of others
pace-once = At once
pace-normal = One after the other
pace-slow = Slowly
pace-change = Moves of others: { $pace }. Press to change.
follow = What the others do
follow-again = Show the last round again
follow-skip = Skip
follow-look = Show me
follow-away = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } since you were away.
follow-waiting = { $count ->
        [one] { $count } more move
       *[other] { $count } more moves
    }
follow-asked = Then it is your turn.
follow-loading = Looking back …
text-table = The table as text
leave = Leave the table
leave-title = Leave the table?
leave-about = A bot takes your seat and plays on. You can come back as long as the match runs.
resign = Resign
resign-title = Resign for good?
resign-about = A bot plays your seat to the end of the match. You cannot take it back.
resigned-about = You have resigned. A bot plays your seat to the end.
stay = Stay
come-back = Take my seat back
away-about = A bot plays in your place.
notice-bot = A bot plays for { $name } now.
notice-back = { $name } is back.
notice-gone = { $name } is not connected.
watching = You are watching. Hands stay hidden.
reconnecting = The connection is lost; trying again …
table-refused = This table cannot be shown

ending = The end
ending-place = Place
ending-name = Name
ending-sheet = Final scores in detail
ending-put-away = Put the result away
ending-show = Show the result
ending-turn = The turning point ({ $name } { $change }):
ending-picture = Save a picture
rematch = Play again
rematch-go = To the rematch
rematch-join = Join the rematch
rematch-ready = A rematch is ready, and your seat is kept.
rematch-decline = No, thanks
rematch-declined = You sit this one out: the others can go on without you.

## The view as text

view-round = Round
view-families = Families
view-characters = Characters in play
view-line = Draw line
view-deck_size = Cards in the deck
view-discards = Discard pile
view-rice_size = Rice paper left
view-players = Players
view-hand = Hand
view-hand_size = Cards in hand
view-known = Seen in this hand
view-left = Left collection
view-right = Right collection
view-score = Points
view-aside = Laid aside
view-season = Seasons
view-colour = Colour
view-card = Card
view-bid = Highest bid
view-leader = Bid by
view-shape = Shape
view-pieces = Pieces left
view-colours = Colours allowed
view-dice = Dice
view-sheets = Sheets
view-coins = Coins
view-income = Income
view-volcanoes = Volcanoes
view-lands = Islands
view-name = Name
view-rows = Map
view-actions_left = Actions left
view-stacks = Tiles
view-site = At
view-height = Height
view-islands_to_end = Islands that end the match
view-sunk = Sunk tiles
view-tribes = Tribes
view-shaman = Shaman
view-spirit = Spirit
view-warriors = Warriors
view-space = At
view-coin = Coin
view-in_hand = Still to be placed

## Short words for buttons

do-draw = Draw
do-play = Play
do-left = Left
do-right = Right
do-under = Underneath
do-pay = Pay with
do-use = Use
do-take = Take
do-swap = Swap
do-rob = Rob
do-give = Pass on
do-copy = Copy
do-discard = Discard
do-skip = Do without
do-done = Done
do-pass = Pass
do-start = Start
do-top = Top discard
do-move = Move
do-sink = Sink
do-look = Look at
do-deal = Deal
do-keep = Keep
do-bid = Bid
do-shape = Shape
do-paint = Paint
do-decline = Do not paint
do-resolve = First
do-research = Research
do-i1 = Island 1
do-i2 = Island 2
do-i3 = Island 3
do-i4 = Island 4
do-north = North
do-east = East
do-south = South
do-west = West
do-northeast = North-east
do-southeast = South-east
do-southwest = South-west
do-northwest = North-west
do-single = One colour
do-mixed = Mixed
do-lay = Lay
do-raise = Raise
do-coin = Warrior
do-place = Place
do-ride = Ride
do-spirit = Spirit
do-settle = Set down
do-slide = Slide

## Looking at a match again

review-title = The match again
review-first = To the beginning
review-prev = One step back
review-next = One step on
review-prev-turn = One turn back
review-next-turn = One turn on
review-last = To the end
review-play = Play it
review-pause = Pause
review-jump = To step { $number }
review-at = Step { $index } of { $last }
review-at-blind = Step { $index }
review-controls = Controls
review-side = Turns and result
review-tab-turns = Turns
review-tab-result = Result
review-tab-more = More
review-set-up = Set-up
review-round = Round { $number }
review-blind = Without spoilers
review-blind-about = No result, no curve and no steps beyond the moment that is shown.
review-eyes = Through whose eyes
review-eyes-spectator = A spectator’s
review-eyes-all = Everything open
review-graph = Chance to win, per cent
review-graph-alone = How near to a score to be proud of, per cent
review-turns = The match by turns
review-share = Link to this moment
review-download = Download the record
review-verify = Check it
review-verify-about = The secret is hashed in your browser and compared with the seal shown before the first move; then the server draws every chance step again.
review-verify-seal-good = The seal fits: SHA-256 of the secret is what was shown before the first move.
review-verify-seal-bad = The seal does not fit the secret!
review-verify-good = Every step is legal, and all { $chances } chance steps are those that the secret draws.
review-branch = Play on from here
review-position = Edit this position
review-branch-about = A new table from this moment: you take a seat, bots the others.
review-branch-seat = As whom
review-running = This match is not over yet: it can be looked at when it is.

## The account

account-name-about = Under this name others see you at a table.
account-title = An account (if you like)
account-about = As a guest you can play everything, and this browser knows your seats. With an account you reach them from other devices too.
account-is = You are logged in as { $login }.
account-login = Login
account-login-about = 3 to 32 letters, digits, dots and dashes.
account-password = Password
account-password-about = At least 8 characters.
account-log-in = Log in
account-register = Make an account
account-logout = Log out
account-old = Old password
account-new = New password
account-change = Change the password
account-made = Your account is made; you keep your seats.
account-in = Welcome back!
account-out = You are a guest now.
account-password-changed = The password is changed.

## What can go wrong

error-unknown = That did not work: { $message }
error-offline = The server cannot be reached.
error-late = The server is busy; please try again in a moment.
error-other-node = The server is being renewed; please try again in a moment.
error-unavailable = The server is busy; please try again in a moment.
error-not-found = There is nothing here.
error-no-table = There is no such table.
error-not-seated = That seat is not yours.
error-no-spectators = Nobody may watch this table.
error-forbidden = That is not for you.
error-too-costly = That is more work than one request may ask for.
error-too-many = That was very quick; please wait a moment.
error-seat-taken = The seat is taken already.
error-name-taken = Somebody here has this name already.
error-wrong-password = Login or password is wrong.
error-not-running = The match is not running.
error-still-running = That can be done when the match is over.
error-day-not-over = That can be done when the day is over: others still play with the same dice.
error-stale = Meanwhile something has changed; please choose again.
error-not-offered = That is not possible here.
error-illegal-action = That is not possible now.
error-not-your-turn = It is not your turn.
error-no-undo = That cannot be taken back: somebody has acted since, or something hidden has been seen.
error-chat-off = There is no chat at this table.
error-muted = You are muted: nobody would see what you write.
error-banned = You are banned from this server.
error-kicked = The host of this table does not want you there.
error-blocked = Somebody at this table is blocked, or has blocked you.
error-bad-link = This link has been used already, or has run out.
board-in-the-rules = In the rules


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
