# The words of the browser client, in English.

## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-print = Print
ui-loading = Loading…
ui-offline = The server cannot be reached.
ui-saved = It was saved.
ui-reconnecting = Connection lost. Trying again…
ui-play-here = Play here meanwhile
ui-updated = Kingstable has been updated. Reload the page to go on; nothing is lost.
ui-reload = Reload
ui-trouble = That did not work.
ui-lost = There is nothing here.
ui-no-board = This game has no board in the browser yet.
ui-board-interface = This game brings a board for another version of Kingstable (interface { $made } instead of { $known }). It needs an update.
ui-board-broken = Something is wrong with the board that this game brings, so it cannot be shown.
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-language = Language
ui-theme-light = Light theme
ui-theme-dark = Dark theme
ui-guest-names = Wanderer | Falconer | Scribe | Miller | Herald | Pilgrim | Minstrel | Gardener | Bell-ringer | Cooper | Beekeeper | Ferryman | Glazier | Weaver | Mason | Shepherd | Saddler | Potter | Cartographer | Lamplighter | Fletcher | Brewer | Stargazer | Bookbinder
ui-span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
ui-span-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
ui-span-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

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
ui-no-running-tables = Nobody plays in public right now. Open a table, and others can watch you.
ui-watch-programs = Also show games against programs
ui-finished-tables = Finished games
ui-no-finished-tables = You have not finished a game yet. Play on in one that you have begun, or choose another in the lobby: every game played to its end stays here, with its score sheet and its replay.
ui-no-my-tables = You are in no game right now. Choose one in the lobby.
ui-open-record = Open a record
ui-open-record-why = A file that somebody saved with “Save the record”. It opens as a private table that only those see who have its link.
ui-record-large = This file is too large: a record has at most 1 MB.
ui-tab-games = Your games
ui-tab-loading = The rules are being loaded…
ui-tab-loaded = { $done } of { $whole } MB
ui-tab-failed = The rules could not be loaded. Reload the page to try again.
ui-tab-kept = Your games are kept in this browser, and nowhere else. It may clear them when it runs out of room: save them to a file now and then.
ui-tab-full = This browser has hardly any room left. Save your games to a file before you go on.
ui-tab-forbidden = This browser keeps nothing, perhaps because its window is private. Your games will be gone when you close this page: save them to a file before you do.
ui-tab-save = Save all games
ui-tab-save-why = One file with all of your games. It can be opened here again, or in another browser.
ui-tab-open-why = A file that was saved with “Save the record” or “Save all games”. Unfinished games go on where they stopped.
ui-join = Join
ui-watch = Watch
ui-look = View
ui-show-more = Show more
ui-join-by-link = Join by link
ui-link-or-code = Link or code
ui-my-move = Your move
ui-not-begun = Not started
ui-won-by = Won by { $players }
ui-solo-lost = Lost
ui-ended = Ended without a result
ui-expires-open = Closes in { $span } unless somebody comes
ui-expires-running = Ends in { $span } unless somebody comes
ui-expires-finished = Will be removed in { $span }
ui-fact-players = Players
ui-fact-minutes = Usual length
ui-fact-weight = Complexity { $weight } of 5
ui-minutes = { $range } min
ui-invited = You are invited to a table
ui-invited-by = { $host } invites you
ui-invited-here = You already have a seat at this table.
ui-invited-full = The game has already begun, and every seat is taken. You can watch it.
ui-invited-over = This game is over. You can look at how it went.
ui-invited-wrong = This invitation leads nowhere
ui-invited-wrong-why = Perhaps a part of the link is missing, or the table has been deleted. Ask for the link once more.
ui-just-watch = Just watch
ui-options = Options
ui-drawn = drawn at random
ui-about = About
ui-about-what = Kingstable lets you play board games by their rules: with friends over a link, against programs, or together at one screen. It runs on your own computer and needs no account.
ui-about-tab = Kingstable lets you play board games by their rules: alone, against programs, or together at one screen. All of it runs in your browser and needs no account.
ui-about-art = Boards, pieces and covers are our own drawings. The games belong to their authors and publishers; none of their artwork or text is used here.
ui-about-thanks = Thanks
ui-about-icons = Icons from
ui-about-fonts = Typefaces:
ui-about-code = Software:
ui-licences = Licences of all that is used here

## Account

ui-account = Account
ui-signed-in-as = You are logged in as “{ $login }”.
ui-sign-in = Log in
ui-sign-out = Log out
ui-sign-out-everywhere = Log out on all devices
ui-login = Login
ui-password = Password
ui-password-old = Present password
ui-password-new = New password, at least 8 characters
ui-password-change = Change the password
ui-password-changed = The new password is set. All other devices have been logged out.
ui-password-lost = Lost your password? Ask whoever runs this server for a one-time link.
ui-password-link = A new password for “{ $login }”
ui-password-set = Set the password
ui-keep = Create an account
ui-keep-why = Only this browser knows you so far. With a login and a password you keep your name and your games, and can play from other devices too.
ui-signed-out = You have been logged out.
ui-me = Me and my games
ui-my-running = In progress
ui-name-why = This is what the others see at the table.
ui-save = Save
ui-done = Saved.
ui-sign-in-why = Have you already created an account, here or on another device?
ui-bring = What becomes of your games?
ui-bring-why = As the guest { $name } you have games here. Take them along, and they belong to “{ $login }” from now on: no seat and no score is lost.
ui-bring-yes = Take them along
ui-bring-no = Stay a guest
ui-sign-out-guest = You are a guest: only this browser knows you. Create an account before you leave it, and nothing is lost.
ui-notices = Notices
ui-notices-why = When it is your turn and no page of yours is open, a notice goes to this address: for example ntfys://ntfy.sh/your-topic, mailtos://…, tgram://… or discord://…
ui-notices-address = Address
ui-notices-help = How to write the address
ui-notices-test = Send a test
ui-notices-sent = Sent. It should arrive in a moment.

## A new table

ui-seats = Seats
ui-company = Who plays?
ui-company-solo = Solo
ui-company-solo-about = You alone against the opponent of the rulebook.
ui-company-minds = Against programs
ui-company-minds-about = You against one or several programs. Begins at once.
ui-company-screen = At one screen
ui-company-screen-about = Several people take turns at this device.
ui-company-friends = With friends
ui-company-friends-about = Send a link; everybody plays on their own device.
ui-how-many = Players
ui-one-more = One more
ui-one-less = One less
ui-seat-name = Name
ui-more-manners = More: name of the table, pace, undo
ui-keep-deal = Keep this set-up
ui-kept-deal = The game begins with exactly this set-up; what is hidden stays hidden.
ui-picture = The set-up
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-person = A friend, by link
ui-seat-anybody = Anyone from the lobby
ui-seat-mind = Program: { $mind }
ui-seat-open = Free seat
ui-table-name = Name of the table
ui-pace = Pace
ui-pace-live = In one sitting
ui-pace-days = { $count ->
        [one] One day per decision
       *[other] { $count } days per decision
    }
ui-patience = Wait for a player who is away
ui-patience-usual = as long as usual
ui-free-undo = Any choice may be taken back if the others agree
ui-private = Only by link, not listed in the lobby
ui-open-table = Open the table
ui-preview-again = Deal again
ui-preview-note = An example: chance is drawn afresh when the game begins, unless you keep this set-up.
ui-several-random = Drawn at random. To set them yourself, choose { $count }.
ui-several-chosen = { $chosen } of { $count } chosen
ui-setting-first = Seats are counted from the top.
ui-unfinished = Still to choose: { $what }

## Before it begins

ui-waiting-room = { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
ui-waiting-why = The game begins by itself as soon as everybody is here. Meanwhile you can read the rules or chat.
ui-sit-down = Sit down
ui-seat-by-link = By link only
ui-stand-up = Stand up
ui-invite = Send this link to the people you want to play with. The game begins as soon as everybody is here.
ui-copy = Copy the invitation
ui-copied = Copied
ui-start = Begin
ui-start-with-minds = Do not wait, play with programs
ui-delete = Delete the table
ui-delete-sure = This game will be gone for good. Delete it?
ui-leave = Leave the table

## At the table

ui-board = Board
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-turn-of = Turn { $turn } of { $turns }
ui-watching = You are watching
ui-hand-over = Pass the screen to { $player }
ui-hand-over-why = What you hold stays hidden from the others.
ui-hand-over-taken = I am { $player }
ui-prompt = The question
ui-you-decide = Your decision
ui-outlined = outlined in gold
ui-decides = { $player }’s decision
ui-others-decide = Others are deciding
ui-waiting-for = Waiting for { $players }…
ui-wait = One moment…
ui-game-over = The game is over
ui-winner = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ui-no-winner = Nobody wins.
ui-ended-note = The game was ended without a result.
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-unpick = Back
ui-give-up = Do you give this up?
ui-which = Which one?
ui-show-rule = Why? Show the rule
ui-you = you
ui-is-mind = A program
ui-is-away = Not at the table right now
ui-away = away
ui-points-of = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
ui-areas = Areas of the table
ui-tab-board = Board
ui-tab-aside = Mine
ui-tab-mine = Mine
ui-tab-players = Players
ui-tab-log = Log
ui-tab-calls = (something can be chosen here)
ui-my-area = Your area
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = Show the whole board
ui-log = Log
ui-log-below = New lines
ui-chat = Chat
ui-chat-empty = No messages yet.
ui-chat-private = This table is private: only those who sit at it can write.
ui-chat-line = Write a message
ui-send = Send
ui-consent-asked = { $player } would like to take a choice back.
ui-consent-waiting = Waiting for consent from { $players }
ui-consent-withdraw = Withdraw the request
ui-agree = Allow
ui-disagree = Refuse
ui-away-for = { $player } has been away for { $span }.
ui-gone-title = A player is gone
ui-gone-decide = What now?
ui-gone-explain = Those who stayed decide: { $needed ->
        [one] one vote is enough
       *[other] { $needed } equal votes are needed
    }. If the player comes back before that, the game goes on.
ui-gone-mind = Let a program play on
ui-gone-end = End without a result
ui-gone-wait = Go on waiting
ui-menu = Menu
ui-full-screen = Full screen
ui-full-screen-end = Leave full screen
ui-copy-watch = Copy the link to watch
ui-copy-join = Copy the link to join
ui-export = Save the record
ui-share = Save a picture
ui-share-board = Save a picture of the board
ui-claim = Let a program play for { $player }
ui-resign = Resign
ui-swift = Do not ask where there is nothing to choose
ui-volume = Sounds
ui-notify = Let the browser tell me when it is my turn
ui-resign-sure = A program will play on in your place. Resign?
ui-rematch = Rematch
ui-to-rematch = To the rematch

## Scores and replay

ui-scores = Scores
ui-score-sheet = Score sheet
ui-score-now = Scores as they stand
ui-score-now-note = What everyone would score if the game ended now.
ui-tie-break = Tie-break
ui-chart = Points round by round
ui-show = What is happening
ui-show-next = Next step
ui-show-end = Show the table as it is now
ui-twice = On a touch screen the first tap shows what a choice would bring, the second makes it
ui-tap-again = Tap again to choose this.
ui-lens-brings = If you choose it now:
ui-show-tempo = Tempo of the show
ui-show-tempo-off = Not shown
ui-show-tempo-quick = Quick
ui-show-tempo-normal = Normal
ui-show-tempo-slow = Slow
ui-show-forced = There was no other choice.
ui-show-hidden = { $count ->
    [one] One more event before this is in the log.
   *[other] { $count } more events before this are in the log.
}
ui-missed = { $count ->
    [one] One thing has happened since you were here.
   *[other] { $count } things have happened since you were here.
}
ui-missed-watch = Watch
ui-missed-close = Not now
ui-replay = Replay
ui-replay-at = Choice { $at } of { $of }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-next = One step forward
ui-replay-last = To the end
ui-replay-play = Play on
ui-replay-stop = Stop
ui-replay-stride = Go by
ui-replay-stride-choice = choices
ui-replay-stride-turn = turns
ui-replay-stride-round = rounds
ui-replay-link = Copy the link to this moment
ui-replay-end = End the replay
ui-play-on = Play on from here against programs
ui-percent = { $value }%
ui-analyse = Analyse
ui-analysis = Analysis
ui-analysis-link = Copy the link to the analysis
ui-analysis-chance = Chance to win
ui-analysis-lost = Points lost
ui-analysis-luck = Luck
ui-analysis-turnings = Turning points
ui-analysis-weak = Weak decisions
ui-analysis-all = Show all decisions
ui-analysis-none = No decision was weak.
ui-analysis-better = Better: { $what }
ui-turning-decision = { $before }% → { $after }%, by a decision
ui-turning-chance = { $before }% → { $after }%, by luck
ui-judged-best = best
ui-judged-good = good
ui-judged-inaccuracy = inaccuracy
ui-judged-mistake = mistake
ui-view-of = View as
ui-spectator = Spectator

## Rules and help

ui-reference = Cards and symbols
ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-english = The rules are written in English.
ui-rules-none = No rule found.
ui-rules-found =
    { $count ->
        [one] { $count } paragraph found.
       *[other] { $count } paragraphs found.
    }
ui-rules-contents = Contents
ui-rules-example = Example
ui-rules-exact = Show the exact rules (numbered, in English)
ui-rules-all = All exact rules
ui-rules-why = Why?
ui-help = Help
ui-help-gold = Anything outlined in gold can be chosen: on the board, in your area, or as a button below.
ui-help-why = Click anything else to learn why it cannot be chosen.
ui-help-undo = A choice can be taken back until hidden information is revealed.
ui-help-news = A dashed outline marks what others have done since your last choice.
ui-touch = By touch
ui-touch-tap = tap
ui-touch-twice = the first shows what choosing would bring, the second chooses
ui-touch-hold = press and hold
ui-touch-hold-does = enlarge it and read about it
ui-touch-drag = drag
ui-touch-drag-does = move the board
ui-touch-pinch = two fingers
ui-keys = Keys
ui-keys-layout = Letters count as you type them; in another alphabet the key in the same place counts.
ui-key-walk = move between the choices
ui-key-choose = choose
ui-key-inspect = look at anything; Enter then chooses it or says why not
ui-key-end = end the turn
ui-key-undo = undo
ui-key-escape = close, or clear the selection
ui-key-zoom = zoom in, zoom out, show the whole board
ui-key-reference = cards and symbols
ui-key-rules = rules
ui-key-scores = scores
ui-key-replay = replay
ui-key-adviser = ask the adviser what matters now
ui-key-hint = hint: what a program would choose
ui-key-lens = enlarge what has the focus, with its words
ui-key-show = next step of what others do
ui-key-show-end = straight to the end of it
ui-key-help = this help

## Learning

ui-learn = Learn
ui-lessons = All lessons
ui-learn-why = Short lessons at a real table: you play, the lesson answers. Leave whenever you like and come back later.
ui-lesson-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
ui-lesson-learned = finished
ui-lesson-unfit = does not fit your components
ui-lesson-begin = Begin
ui-lesson-repeat = Play again
ui-lesson-step = { $at } of { $of }
ui-lesson-task = On your own, without hints
ui-lesson-twice = On a touch screen: tap once to look, tap again to choose.
ui-lesson-back = Back
ui-lesson-on = Go on
ui-lesson-again = Try again
ui-lesson-over = Lesson finished. Well done!
ui-lesson-next = Next lesson
ui-lesson-first-game = Play a first game
ui-ways = { $game }: where to begin?
ui-way-learn = Learn the game
ui-way-learn-about = Short lessons at a real table. You can leave and come back at any time.
ui-way-first = First game with an adviser
ui-way-first-about = The set-up that the rules recommend to begin with, against a program that is a beginner too. The adviser says what matters now.
ui-way-play = Just play
ui-way-play-about = A usual game against a program. The rules are always at hand.
ui-adviser = Adviser
ui-adviser-ask = Ask the adviser
ui-adviser-away = Send the adviser away
ui-adviser-nothing = Nothing special just now. Choose what you like.
ui-hint = Hint
ui-hint-thinking = A program is thinking…
ui-hint-now = Points now: { $what }.
ui-hint-means = On hand: { $what }.
ui-hint-later = Points later, about: { $what }.
ui-hint-end = With the first way, lead at the end: about { $points }; chance to win: { $chance }%.
ui-hints-propose = Propose hints for this game
ui-hints-together = Allow hints in this game
ui-hints-stop = No more hints in this game
ui-hints-asked = Shall there be hints in this game, for everybody? In favour: { $players }.
ui-hints-taken = { $player }: hints taken: { $count }
ui-lesson-others = See what the others do now, or go on at once.
