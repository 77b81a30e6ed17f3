# The words of the browser client, in English.

## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-loading = Loading…
ui-offline = The server cannot be reached.
ui-reconnecting = The connection is lost. Trying again…
ui-trouble = That did not work.
ui-lost = There is nothing here.
ui-no-board = This game has no board in the browser yet.
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-language = Language
ui-theme-light = Light theme
ui-theme-dark = Dark theme
ui-guest-names = Wanderer | Falconer | Scribe | Miller | Herald | Pilgrim | Minstrel | Gardener | Bell-ringer | Cooper

## Lobby

ui-motto = Board games for people and programs
ui-my-name = Your name
ui-games = Games
ui-continue = Continue
ui-play-now = Play now
ui-new-table = New table
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players. Open a table yourself.
ui-running-tables = Watch
ui-no-running-tables = No public game is being played.
ui-finished-tables = Finished
ui-join = Join
ui-watch = Watch
ui-look = Look
ui-join-by-link = Join by link
ui-link-or-code = Link or code
ui-my-move = Your move
ui-not-begun = Not begun
ui-won-by = Won by { $players }
ui-fact-players = Players
ui-fact-minutes = Usual length
ui-fact-weight = Weight { $weight } of 5
ui-minutes = { $range } min
ui-special-kingdom-builder = Three settlements a turn, on the terrain of your card. What pays gold is different in every game.
ui-special-for-the-king = Courtiers, quiet auctions and bluffs: win the offices that the king will remember.
ui-special-paladins = Workers, faith and strength in a troubled kingdom, with a rulebook opponent for one.
ui-special-viscounts = Ride around the castle, build your deck and mind your virtue; four opponents for one.
ui-special-tiletum = A wheel of dice, roads across Europe, and the Cardinal as an opponent for one.
ui-invited = You are invited to a table
ui-about = About
ui-about-what = Kingstable plays board games by their rules: with friends over a link, against programs, or at one screen. It runs on your own computer and asks for no account.
ui-about-art = Boards, pieces and covers are our own drawings. The games belong to their authors and publishers; nothing of their artwork or texts is used.
ui-about-thanks = With thanks to
ui-about-icons = Icons from
ui-about-fonts = Typefaces:
ui-about-code = Software:

## A new table

ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-me = I
ui-seat-person = A friend, by link
ui-seat-anybody = Anybody from the lobby
ui-seat-mind = Program: { $mind }
ui-seat-open = Free seat
ui-add-seat = Add a seat
ui-remove-seat = Remove a seat
ui-manners = Manners
ui-table-name = Name of the table
ui-pace = Pace
ui-pace-live = At one sitting
ui-pace-days = { $count ->
        [one] One day for each decision
       *[other] { $count } days for each decision
    }
ui-free-undo = Choices may be taken back freely (others are asked)
ui-private = Only by link, not listed in the lobby
ui-open-table = Open the table
ui-preview-again = Deal again
ui-preview-note = An example; what is random is drawn anew when the game begins.
ui-several-random = Drawn at random. Choose { $count } to fix them.
ui-several-chosen = { $chosen } of { $count } chosen
ui-unfinished = Not finished: { $what }

## Before it begins

ui-waiting-room = { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
ui-sit-down = Sit down
ui-seat-by-link = By link only
ui-stand-up = Stand up
ui-invite = Send this link to those who shall play
ui-copy = Copy
ui-copied = Copied
ui-start = Begin
ui-start-with-minds = Begin, programs take the free seats
ui-delete = Delete the table
ui-leave = Leave the table

## At the table

ui-board = Board
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-watching = You are watching
ui-prompt = The question
ui-you-decide = Your decision
ui-decides = { $player } decides
ui-others-decide = Not your decision
ui-waiting-for = Waiting for { $players }…
ui-wait = One moment…
ui-game-over = The game is over
ui-winner = { $count ->
        [one] { $players } wins with { $points } points.
       *[other] { $players } win together with { $points } points.
    }
ui-no-winner = Nobody wins.
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-unpick = Back
ui-pick-next = Now choose the next thing.
ui-which = Which one?
ui-show-clause = Rule { $clause }
ui-you = you
ui-is-mind = A program
ui-is-away = No page open at this table
ui-away = away
ui-points-of = { $player }: { $points } points now
ui-areas = Areas of the table
ui-tab-board = Board
ui-tab-aside = Mine
ui-tab-mine = Mine
ui-tab-players = Players
ui-tab-log = Log
ui-tab-calls = (something can be chosen here)
ui-my-area = Before you
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = See everything
ui-log = Log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-send = Send
ui-consent-asked = { $player } would like to take a choice back.
ui-consent-waiting = Waiting for consent: { $players }
ui-consent-withdraw = Never mind
ui-agree = Agree
ui-disagree = Disagree
ui-menu = Menu
ui-copy-watch = Copy the link to watch
ui-copy-join = Copy the link to join
ui-export = Save the record
ui-claim = Let a program play for { $player }
ui-resign = Resign
ui-resign-sure = A program will play on in your place. Resign?
ui-rematch = Rematch
ui-to-rematch = To the rematch

## Scores and replay

ui-scores = Scores
ui-score-sheet = Score sheet
ui-score-now = Scores as they stand
ui-score-now-note = What the game would pay if it ended now.
ui-tie-break = Tie-break
ui-chart = Points round by round
ui-replay = Replay
ui-replay-at = Choice { $at } of { $of }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-end = End the replay
ui-view-of = Seen by
ui-spectator = A spectator

## Rules and help

ui-reference = Cards and signs
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-english = The rules are written in English.
ui-rules-none = No clause says that.
ui-help = Help
ui-help-gold = Whatever is gold can be chosen: on the board, among your things, or as a button below.
ui-help-why = Click something that is not gold, and you are told why not.
ui-help-undo = A choice can be taken back until something hidden has come to light.
ui-keys = Keys
ui-key-walk = walk over what is gold
ui-key-choose = choose
ui-key-inspect = look at any place; Enter then chooses it or says why not
ui-key-end = end the turn
ui-key-undo = undo
ui-key-escape = let go
ui-key-zoom = zoom in, out, see everything
ui-key-reference = cards and signs
ui-key-rules = rules
ui-key-scores = scores
ui-key-replay = replay
ui-key-help = this help
ui-tour = A short tour
ui-tour-again = A short tour
ui-tour-count = { $at } of { $of }
ui-tour-skip = Skip
ui-tour-back = Back
ui-tour-next = Next
ui-tour-begin = Begin
ui-tour-lit = Whatever is gold can be chosen now. Hover over it to see what it would bring; click it to choose. Click anything else to learn why it cannot be chosen.
ui-tour-prompt = Here you read whose decision it is and what is asked. Undo takes your last choice back.
ui-tour-players = The players with their points as they stand. Point at a number to see where it comes from.
ui-tour-log = Everything that happens is written here; what is new since your last move is marked in gold.
ui-tour-rules = Scores, the full rules with a search, and help with the keys. The arrow keys and Enter play the whole game.
