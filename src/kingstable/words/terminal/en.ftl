# The words of the command line, in English.

seat-me = Player

## Help: commands

help-usage = usage:
help-arguments = arguments
help-options = options
help-commands = commands
help-examples = examples:
help-settings = options of { $game }
help-help = show this help and exit
help-version = show the version and exit
help-lang = language (default: KINGSTABLE_LANG, then that of the system)
help-kingstable = Board games for people and programs. Without a command: start a server on this machine and open the lobby in the browser.
help-games = list the games with their players, options and minds
help-play = play a game in this terminal
help-replay = show a recorded game step by step
help-score = score a position from a real table
help-arena = let minds play many games against each other
help-serve = serve tables to browsers and programs
help-export = write a table of the server to a file
help-import = put a recorded game into the server's database
help-components = show where a game's numbers come from, or put in those of the printed game
help-schema = print the JSON Schema of the server's messages

## Help: arguments

help-game = the game, see “kingstable games”
help-json = print JSON
help-seats = who sits where: “me” or “me:Name” for a person, otherwise a mind
help-seed = what chance follows from; the same seed gives the same game
help-free-undo = people at this keyboard may take back anything
help-save = file to save to (default: a new one in your data directory)
help-resume = go on with a saved game (without FILE: the latest one)
help-salvage = go on with what can be read of a damaged file
help-record = a recorded game
help-at = show the moment after N choices and exit
help-seat = see what seat N sees (the first is 1)
help-position = JSON with one position or a list of them, “-” for standard input
help-minds = the minds that play, one a seat
help-arena-seats = number of seats; the minds are repeated to fill them
help-arena-games = number of games (default: 200)
help-jobs = processes at work (default: 1); the results do not depend on it
help-records = directory to write each game to
help-host = address to listen on (default: 127.0.0.1, this machine only)
help-port = port to listen on (default: 8000)
help-db = SQLite file or PostgreSQL URL (default: a file in your data directory)
help-workers = server processes; more than one needs PostgreSQL
help-open = open the lobby in the browser
help-table = id of the table
help-export-file = file to write (default: standard output)
help-components-export = write the components to this file (“-” for standard output), to be corrected
help-components-use = play with the components in this file from now on
help-components-reset = put the shipped components back
help-takes-choice = One of: { $values }
help-takes-several = { $count } of: { $values }
help-takes-flags = yes or no, { $count } of them
help-takes-number = { $count }
help-default = (default: { $value })
help-for-seats = Players: { $seats }

## What is wrong

cli-unknown-command = There is no command “{ $name }”. { $hint }
cli-unknown-game = There is no game “{ $name }”. { $hint }
cli-unknown-mind = There is no mind “{ $name }”. { $hint }
cli-unknown-seat = Nobody called “{ $name }” can sit down. { $hint }
cli-unknown-flag = There is no flag { $name }. { $hint }
cli-unknown-value = { $flag }: there is no “{ $name }”. { $hint }
cli-did-you-mean = Did you mean { $name }?
cli-there-are = There are: { $names }.
cli-too-many = “{ $word }” is one word too many; see { $command } --help
cli-usage = { $text }; see { $command } --help
cli-not-a-number = { $flag }: “{ $text }” is not a number.
cli-not-yes-no = { $flag }: “{ $text }” is neither yes nor no.
cli-needs-value = { $flag } wants a value.
cli-not-together = { $flag } and { $other } do not go together.
cli-missing = Missing: { $names }; see { $command } --help
cli-not-for-seats = { $flag } is for this number of players only: { $seats }; here are { $count }.
cli-which-game = Which game? kingstable play GAME, with one of: { $names }
cli-salvage-what = --salvage goes with --resume FILE.
cli-not-with-resume = { $flag } cannot be given with --resume: the saved game has its own.
cli-file-exists = { $file } exists already. To go on with it: { $command }
cli-other-seats = { $file } is a game of { $wanted } seats, not { $given }.
cli-no-seats-saved = The file does not say who plays; say it: --seats me,greedy
cli-nothing-saved = No unfinished game is saved in { $folder }.
cli-bad-record = { $file }, line { $line }: { $reason }
cli-damaged-record = { $file }, line { $line }: { $reason }. { $count ->
        [one] One choice before it
       *[other] { $count } choices before it
    } can be read; to use them: { $command }
cli-salvaged = { $count ->
        [one] One choice
       *[other] { $count } choices
    } could be read. The damaged file is kept as { $file }
cli-no-seat = There is no seat { $number }; the seats are 1 to { $seats }.
cli-no-moment = There is no moment { $number }; the game has { $count } choices.
cli-no-pad = { $name } has no score pad.
cli-too-few-jobs = --jobs: { $count } processes are too few.

## Starting a server

serve-bad-setting = A setting is wrong: { $text }
serve-no-worker = A server needs at least one worker, not { $count }.
serve-workers = { $count } workers need PostgreSQL (--db postgresql://…): SQLite serves one worker only.
serve-taken = Another server is using the database { $file }; stop it, or give another --db.
serve-port = Cannot listen on { $host }, port { $port }: { $reason }. Choose another --port.
serve-database = Cannot use the database { $file }: { $reason }
serve-url = The database URL cannot be read; it looks like postgresql://user@host/name
serve-kind = “{ $name }” is no database that Kingstable knows; give a file name or postgresql://…
serve-newer = The database { $file } is of version { $found }, made by a newer Kingstable than this, which knows up to { $known }. Nothing was changed: use the newer one, or another --db.
serve-foreign = The database belongs to another program (it holds { $names }); give Kingstable one of its own.
components-bad = { $file }: { $reason }. To put the shipped components back: { $command }
arena-too-few-games = --games: { $count } are too few; play at least one.
arena-process-lost = A process that played games has ended before its time; play again, perhaps with fewer --jobs.

## Playing

cli-prompt = [u undo, o options, v table, l log, s scores, ? help, q quit] > {""}
cli-press-enter = [Enter: go on] {""}
cli-read-on = [Enter: go on, q: back] {""}
cli-thinking = thinking …
cli-pass-keyboard = Now it is { $name }’s turn at the keyboard.
cli-log-more = … (l shows all)
cli-not-offered = “{ $text }” cannot be chosen now; o lists what can.
cli-no-undo = No undo. { $reason }
cli-saved = Saved. To go on: { $command }
cli-recorded = To see the game again: { $command }
cli-wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
cli-nobody-wins = Nobody wins.
cli-commands-help =
    Type the label of a choice, or its notation; Enter alone when there is only one.
    u        take back your last choice
    o        all choices in words
    v        the whole table, a screenful at a time
    l        the whole log
    s        the scores as they stand
    ?        this help and the rules behind the question
    ? word   the rules that speak of it; ? KB-7.3 shows one of them
    ? 6,17   why this cannot be chosen
    q        save and leave

help-rule-none = No rule speaks of “{ $word }”.
help-rule-more = … and { $count } more

## Replay

cli-moment = { $at } of { $last }
cli-replay-keys = Enter next, b back, [ ] ten steps, Home, End, a number, q quit: {""}

## Other commands

cli-game-facts = { $players } players, { $minutes } minutes
cli-minds = minds
cli-position = Position { $number }
cli-tie-break = Tie-break: { $what }
cli-arena-games = games
cli-exported = Table { $table } is written to { $file }
cli-imported = The game is now table { $table }. To sit down at it: { $link }

arena-mind = mind
arena-seats = games
arena-wins = wins
arena-interval = 95 % between
arena-points = points
arena-spread = spread
arena-decisions = choices
arena-time = each

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
        [one] { $count } entry
       *[other] { $count } entries
    } instead of { $most }
pad-entries-between = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
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
cli-components-own = These are your own components. The shipped ones: kingstable components { $game } --reset
cli-components-exported = The components are written to { $file }
cli-components-used = { $game } is now played with your components: { $file }
cli-components-reset = The shipped components are in use again.
cli-components-as-shipped = The shipped components were in use already.
