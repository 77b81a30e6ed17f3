# The words of the command line, in English.

seat-me = Player

## Help: commands

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-examples = examples:
help-people = me:Anna,me:Borys
help-settings = options of { $game }
help-help = show this help and exit
help-version = show the version and exit
help-lang = language (default: KINGSTABLE_LANG, then that of your system)
help-kingstable = Board games for people and programs. Without a command: start a server on this machine and open the lobby in the browser.
help-games = list the games with their players, options and programs
help-rules = show the rulebook of a game, or what it says of a word
help-learn = learn a game in short lessons in this terminal
help-play = play a game in this terminal
help-replay = show a recorded game step by step
help-analyse = judge the decisions of a recorded game: chances, turning points, what was better
help-score = score a position from a real table
help-arena = let programs play many games against each other
help-train = let a game play against itself and write what its programs learn from it
help-serve = serve tables to browsers and programs
help-site = write a folder of plain files in which all games are played without a server
help-backup = write the server’s whole database to a file
help-restore = put a backup into the server’s database
help-export = write a game from the server to a file
help-import = add a recorded game to the server’s database
help-password = make a one-time link for a lost password
help-components = show where a game’s numbers come from, or replace them with those of your printed game
help-schema = print the JSON Schema of the server’s messages
help-new-game = write a small playable game of your own, as a package to begin with

## Help: arguments

help-game = the game, see “kingstable games”
help-rules-word = a word in any form, or the number of a rule
help-lesson = a lesson, by its name or its number (default: the first one you have not finished)
help-lesson-list = list the lessons of the game
help-lesson-again = begin the lesson anew
help-word = castle
help-json = print JSON
help-seats = who sits where: “me” or “me:Name” for a person, otherwise a program
help-seed = random seed; the same seed gives the same game
help-first = your first game: the set-up that the lessons recommend, against beginners, with an adviser
help-adviser = an adviser says at your decisions what matters
help-free-undo = players at this keyboard may take back any choice
help-save = file to save to (default: a new one in your data directory)
help-resume = continue a saved game (without FILE: the latest one)
help-play-at = with --resume: play on from after N choices, as a new game
help-salvage = use what can be read of a damaged file
help-record = a recorded game
help-password-name = the login of whoever has lost it
help-at = show the table after N choices and exit
help-seat = show what the player in seat N sees (the first seat is 1)
help-analyse-seconds = how long to think about the game, in seconds (default: 80)
help-position = JSON with one position or a list of them, “-” for standard input
help-minds = the programs that play, one per seat; master@2 thinks for 2 seconds a turn
help-arena-seats = number of seats; the programs are repeated to fill them
help-arena-games = number of games (default: 200)
help-train-file = the file to write
help-train-seats = for how many players (default: 1 and 2)
help-train-games = games for each number of players; several numbers are rounds, each after the first played by what was learned before (default: 2000)
help-jobs = number of processes (default: 1); the results do not depend on it
help-records = directory to write each game to
help-host = address to listen on (default: 127.0.0.1, this machine only)
help-port = port to listen on (default: 8000)
help-db = SQLite file or PostgreSQL URL (default: a file in your data directory)
help-workers = number of server processes; more than one needs PostgreSQL
help-open = open the lobby in the browser
help-table = id of the table
help-backup-file = file to write
help-restore-file = a file from “kingstable backup”
help-replace = replace what the database already contains
help-export-file = file to write (default: standard output)
help-components-export = write the components to this file (“-” for standard output) for you to correct
help-components-use = play with the components in this file from now on
help-components-reset = restore the shipped components
help-new-game-name = name of the game, in Latin letters: “Stone Road” or stone_road
help-new-game-dir = folder to write to (default: a new one here, named after the game)
help-site-dir = folder to write to
help-site-pyodide = folder with the browser’s Python (Pyodide and the packages compiled for it)
help-takes-choice = One of: { $values }
help-takes-several = { $count } of: { $values }
help-takes-flags = yes or no, { $count } times
help-takes-number = { $count }
help-default = (default: { $value })
help-for-seats = Only for this number of players: { $seats }

## What is wrong

cli-unknown-command = There is no command “{ $name }”. { $hint }
cli-unknown-game = There is no game “{ $name }”. { $hint }
cli-unknown-mind = There is no program “{ $name }”. { $hint }
cli-unknown-seat = “{ $name }” is not a player. { $hint }
cli-unknown-flag = There is no option { $name }. { $hint }
cli-unknown-value = { $flag }: there is no “{ $name }”. { $hint }
cli-did-you-mean = Did you mean { $name }?
cli-there-are = Available: { $names }.
cli-too-many = “{ $word }” is one word too many; see { $command } --help
cli-usage = { $text }; see { $command } --help
cli-not-a-number = { $flag }: “{ $text }” is not a number.
cli-not-yes-no = { $flag }: say yes or no, not “{ $text }”.
cli-needs-value = { $flag } needs a value.
cli-not-together = { $flag } and { $other } cannot be used together.
cli-missing = Missing: { $names }; see { $command } --help
cli-new-game-name = “{ $name }” cannot be the name of a game: use Latin letters, digits and spaces, with a letter first.
cli-new-game-taken = There already is a game “{ $name }”; choose another name.
cli-new-game-exists = { $folder } already exists and is not empty; name another folder.
cli-new-game-written = “{ $title }” is in { $folder }. Install it, run its tests, play it:
cli-not-for-seats = { $flag } is only for this number of players: { $seats }; there are { $count } here.
cli-which-game = Which game? kingstable play GAME, with one of: { $names }
cli-only-with-resume = { $flag } can only be used with --resume FILE.
cli-not-with-resume = { $flag } cannot be used with --resume: the saved game has its own.
cli-file-exists = { $file } already exists. To continue that game: { $command }
cli-other-seats = { $file } is a game for { $wanted ->
        [one] one player
       *[other] { $wanted } players
    }, not for { $given }.
cli-no-seats-saved = The file does not say who plays; add --seats me,greedy
cli-nothing-saved = There is no unfinished game in { $folder }.
cli-bad-record = { $file }, line { $line }: { $reason }
cli-damaged-record = { $file }, line { $line }: { $reason }. { $count ->
        [one] The one choice before it
       *[other] The { $count } choices before it
    } can be read; to go on without the rest: { $command }
cli-salvaged = { $count ->
        [one] One choice
       *[other] { $count } choices
    } could be read. The damaged file has been kept as { $file }
cli-too-few-seconds = --seconds must be at least 1, not { $count }.
cli-no-seat = There is no seat { $number }; the seats are numbered 1 to { $seats }.
cli-no-moment = There is no choice { $number }; the game has { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
cli-no-pad = There is no score pad for { $name }.
cli-too-few-jobs = --jobs must be at least 1, not { $count }.
cli-train-no-features = “{ $game }” tells nothing that could be learned from.
cli-train-numpy = Training needs numpy; install kingstable[train].
cli-train-too-few-games = --games must be at least 2, not { $count }.

## A site without a server

site-no-python = Python for the browser is missing: put what these commands fetch, unpacked, into one folder and name it with --pyodide: { $commands }
site-file-missing = { $file } is missing; Python for the browser is fetched with: { $commands }
site-file-other = { $file } is not the one that belongs to Pyodide { $version }; fetch it anew: { $commands }
site-no-client = The browser client has not been built; in a copy of the sources it is built with: make setup
site-occupied = { $folder } holds something else; name another folder.
site-written = The site is in { $folder }, any web server can serve it; a first visit loads about { $size } MB. To look at it: { $command }
site-old-browser = This browser is too old to play here: you need Chrome or Edge 95, Firefox 114, Safari 16.4, or a newer one.
site-no-scripts = The games run in your browser; please allow JavaScript for this page.

## Starting a server

serve-not-installed = The server is not installed here; to install it: { $command }
serve-bad-setting = A setting is wrong: { $text }
serve-no-worker = A server needs at least one worker process, not { $count }.
serve-workers = { $count } worker processes need PostgreSQL (--db postgresql://…): SQLite serves only one.
serve-taken = Another server is using the database { $file }; stop it, or give another --db.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another --port.
serve-database = Cannot use the database { $file }: { $reason }
serve-url = The database URL cannot be read; it should look like postgresql://user@host/name
serve-kind = Kingstable cannot use a database of the kind “{ $name }”; give a file name or postgresql://…
serve-newer = The database { $file } has version { $found }: a newer Kingstable made it, and this one knows versions up to { $known } only. Nothing was changed: use the newer Kingstable or another --db.
serve-foreign = The database belongs to another program (it contains { $names }); give Kingstable one of its own.
backup-damaged = { $file } is not a Kingstable backup, or it is damaged. Nothing was changed.
backup-format = { $file } is a backup in format { $found }, and this Kingstable reads format { $known }. Nothing was changed.
backup-newer = { $file } was made by a newer Kingstable (database version { $found }). Nothing was changed: use the newer Kingstable.
restore-not-empty = The database { $file } is not empty (people: { $people }, tables: { $tables }). Nothing was changed; --replace puts the backup in place of what is there.
components-wanted = { $entry }: { $found } instead of { $wanted } ({ $fault })
components-only = { $entry }: { $wanted } is needed ({ $fault })
components-found = { $entry }: { $found } does not fit here ({ $fault })
components-name = { $entry }: “{ $name }” cannot be here ({ $fault })
components-lang = { $entry }: no text in the language { $lang } ({ $fault })
components-missing = { $entry }: { $missing } is missing ({ $fault })
components-times = { $entry }: more than once ({ $fault })
components-contradiction = { $entry }: this contradicts the rules or the rest of the file ({ $fault })
components-unreadable = This is not a JSON file ({ $fault })
components-malformed = { $entry }: this is not written as it must be ({ $fault })
components-unplayable = A trial game for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } broke off: something in the file contradicts the rules.
components-bad = { $file }: { $reason }. To restore the shipped components: { $command }
arena-too-few-games = --games must be at least 1, not { $count }.
arena-no-thought = “{ $mind }” does not think for a time: only “expert” and “master” do.
arena-no-time = “{ $seconds }” is not a time. With “{ $mind }@2” it thinks for two seconds a turn.
arena-process-lost = A process that was playing games stopped unexpectedly; try again, perhaps with fewer --jobs.

## Playing

cli-prompt = [? help, u undo, o choices, v b d t l s table, q quit] > {""}
cli-press-enter = [Enter: continue] {""}
cli-read-on = [Enter: continue, q: back] {""}
cli-thinking = thinking…
cli-mind-failed = The program “{ $mind }” has failed; “{ $other }” plays on.
cli-pass-keyboard = Now it is { $name }’s turn at the keyboard.
cli-choices-more = … (o shows all)
cli-choices-above = [marked above: { $labels }]
cli-log-more = … (l shows all)
cli-meanwhile = What has happened:
cli-whose-board = [Which player? { $names }] {""}
cli-no-board = The players of this game have nothing of their own; v shows the whole table.
cli-no-piles = This game has no piles.
cli-no-tracks = This game has no tracks or tables.
cli-advice-none = Nothing in particular matters now.
cli-adviser-on = From now on the adviser speaks by itself.
cli-adviser-off = The adviser is silent; i still asks it.
cli-no-first-game = No lesson recommends a first game.
cli-no-hints = Where people compete, there are hints only once all agree. If all of you do: i *
cli-hints-agreed = All agree: hints are allowed in this game; “i *” ends them.
cli-hints-ended = No more hints in this game.
cli-hints-taken = { $player }: hints taken: { $count }
cli-hint-way = Ways to go on
cli-hint-now = Points now
cli-hint-means = On hand
cli-hint-later = Points later
cli-hint-end = Ahead at the end
cli-hint-win = Chance to win
cli-no-lessons = This game has no lessons yet; there are some for: { $names }
cli-unknown-lesson = There is no lesson “{ $name }”. { $hint }
cli-lesson-left-out = The lesson “{ $name }” cannot be played with your components: { $reason }
cli-lesson-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
cli-lesson-learned = finished
cli-lesson-unfit = does not fit your components
cli-lesson-prompt = [? help, i hint, u back, o choices, v b d t l s table, q leave] > {""}
cli-lesson-on = [Enter: continue, u: back, q: leave] {""}
cli-lesson-no-hint = This one is yours alone: there are no hints here.
cli-lesson-over = Lesson finished.
cli-lesson-play = Now a real game: { $command }
cli-lesson-next = Next lesson, “{ $title }”: { $command }
cli-lesson-resumed = You left this lesson here; { $file } keeps how far you have come. From its beginning: { $command }
cli-lesson-later = The lessons before this one are finished; { $file } keeps how far you have come. From the first one: { $command }
cli-first-game = [p: your first game, Enter: not now] {""}
cli-offered = “{ $text }” can be chosen now.
cli-not-offered = “{ $text }” cannot be chosen now; o lists what can.
cli-no-undo = Cannot undo. { $reason }
cli-saved = Saved. To continue: { $command }
cli-recorded = To see the game again: { $command }
cli-wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
cli-nobody-wins = Nobody wins.
cli-commands-help =
    Type the label of a choice, or its notation; if there is only one, just press Enter. A Cyrillic keyboard layout needs no switching: “г” is u.
    u — take back your last choice
    o — all choices in words, with their notation
    v — the whole table, a screenful at a time
    b — what another player has; “b 2” for the player in seat 2
    d — piles and discards
    t — tracks and tables
    l — the whole log
    s — the scores now
    i — what matters now, and the best ways to go on, as far as a program sees; “i +” has the adviser speak by itself, “i -” sends it away; where people compete, “i *” allows hints once all agree
    ?, h — this help and the rules behind the question
    ? word — the rules that mention it; “? { $clause }” shows one of them
    ? choice — why it cannot be chosen, by its notation, as in “? { $choice }”
    q — save and quit

help-rule-none = No rule mentions “{ $word }”.

## Replay

cli-moment = { $at } of { $last }
cli-replay-keys = Enter next, b back, [ ] ten steps, Home, End, a number, q quit: {""}

## Analysis

cli-analysing = Analysing
cli-nothing-decided = Nothing is decided in this record.
cli-judged-best = best
cli-judged-good = good
cli-judged-inaccuracy = inaccuracies
cli-judged-mistake = mistakes
cli-judged-lost = points lost
cli-judged-luck = luck
cli-chances = Chances to win
cli-turnings = Turning points
cli-turning-decision = After choice { $at }: { $name }, chance to win { $before }% → { $after }%, by a decision
cli-turning-chance = After choice { $at }: { $name }, chance to win { $before }% → { $after }%, by luck
cli-weak = Weak decisions
cli-none-weak = No decision was weak.
cli-decision-inaccuracy = { $at }. { $name }: inaccuracy, points lost: { $lost }. { $what }
cli-decision-mistake = { $at }. { $name }: mistake, points lost: { $lost }. { $what }
cli-decision-better = Better: { $what }

## Other commands

cli-game-facts = { $players } { $most ->
        [one] player
       *[other] players
    }, { $minutes } min
cli-minds = programs
cli-position = Position { $number }
cli-tie-break = Tie-break: { $what }
cli-arena-games = games
cli-backing-up = Writing the backup
cli-checking = Checking the backup
cli-restoring = Restoring
cli-backed-up = The database has been written to { $file } (people: { $people }, tables: { $tables }).
cli-restored = The database has been restored from { $file } (people: { $people }, tables: { $tables }).
cli-exported = The game at table { $table } has been written to { $file }
cli-imported = The game is now table { $table }. To join it: { $link }
cli-password = For a day, and once, { $name } can set a new password here: { $link }

arena-mind = program
arena-seats = games
arena-wins = wins
arena-interval = 95% interval
arena-points = points
arena-spread = spread
arena-decisions = choices
arena-time = per choice
arena-percent = { $value }%
arena-milliseconds = { $value } ms

## Score pads

pad-not-text = not UTF-8 text: byte { $byte }
pad-not-json = not JSON: line { $line }, column { $column }: { $reason }
pad-json-value = a value is missing
pad-json-key = a key in double quotes is missing
pad-json-colon = a colon is missing
pad-json-comma = a comma or the end of the list or object is missing
pad-json-quote = the closing quote of this string is missing
pad-json-more = there is more after the end
pad-json-other = this cannot be read
pad-too-deep = not a position: lists or objects are nested too deeply
pad-too-long = not a position: a number has too many digits
pad-empty = not a position: the list is empty
pad-position = position { $number }: { $fault }
pad-at = { $place }: { $fault }
pad-player = player { $number }
pad-player-at = player { $number }, { $place }
pad-a-list = a list
pad-an-object = an object
pad-no-object = { $value } is not an object
pad-no-list = { $value } is not a list
pad-no-text = { $value } is not a string
pad-no-flag = { $value } is neither true nor false
pad-no-number = { $value } is not a whole number from { $least } to { $most }
pad-key-twice = the key { $key } appears twice
pad-key-unknown = unknown key { $key }; the keys are { $keys }
pad-key-missing = the key { $key } is missing
pad-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } instead of { $most }
pad-entries-between = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } instead of { $least } to { $most }
pad-unknown = { $value } is not { $kind }; there are { $names }
pad-unknown-of-many = { $value } is not { $kind }; the closest are { $names }
pad-repeated = { $value } is repeated

## Components

cli-components-part = Part
cli-provenance-rulebook = rulebook
cli-provenance-public = public sources
cli-provenance-reconstructed = reconstructed
cli-components-reconstructed = Reconstructed, so possibly different from the printed game:
cli-components-shipped = These are the components that come with Kingstable.
cli-components-certain = Practically certain
cli-components-likely = Likely
cli-components-guess = A guess
cli-components-own = These are your own components. To restore the shipped ones: kingstable components { $game } --reset
cli-components-exported = The components have been written to { $file }
cli-components-used = { $game } is now played with your components: { $file }
cli-components-reset = The shipped components are in use again.
cli-components-as-shipped = The shipped components are already in use.
