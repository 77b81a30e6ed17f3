# The words of the shell, in English: what is said at every table, whatever the game.

player-number = Player { $number }
seat-name = { $seat }
mind-random = Random
mind-random-about = Chooses blindly, so anybody beats it. For trying out the rules. Moves at once.
mind-greedy = Greedy
mind-greedy-about = Plays soundly: compares what each choice brings right now and takes the best. A good opponent for a newcomer. Moves in the blink of an eye.
mind-beginner = Beginner
mind-beginner-about = Knows the rules and what is good, and often settles for less. For the first games. Moves at once.
mind-apprentice = Apprentice
mind-apprentice-about = Plays sensible turns and now and then misses the best one. For a few games in. Moves at once.
mind-expert = Expert
mind-expert-about = Tries its best turns against what may come and picks with care. For those who beat Greedy. Thinks for a moment.
mind-master = Master
mind-master-about = Looks at each turn in many possible courses of the game. The hardest opponent. Thinks for up to a second or two a turn.

## Taking back

undo-nothing = You have nothing to take back.
undo-other-seat = { $seat } has already made a choice since then.
undo-sealed = Hidden information has been revealed since then.
undo-imagined = Nothing can be taken back in an imagined game.

## Scores

score-total = Total

## What is wrong with a table

wrong-game = There is no game “{ $name }” here. Available: { $names }.
wrong-seats = This game is for { $least }–{ $most } players, not for { $count }.
wrong-first = First player: there is no seat { $place } at a table for { $seats }.
wrong-option = This game has no option “{ $name }”. Available: { $names }.
wrong-number = { $setting }: { $value } is not a whole number from { $least } to { $most }.
wrong-list = { $setting }: { $value } is not a list.
wrong-value = { $setting }: there is no “{ $value }”. Available: { $values }.
wrong-twice = { $setting }: something is listed twice in { $values }.
wrong-count = { $setting }: choose { $wanted } of { $values }, not { $count }.
wrong-flags = { $setting }: give yes or no { $count ->
        [one] once
       *[other] { $count } times
    }.

## What is wrong with a record

record-foreign = not a Kingstable record
record-format = unknown record format { $found }; this version reads format { $known }
record-header = the first line is malformed ({ $text })
record-gap = an empty line in the middle of the record
record-damaged = the line is damaged
record-long = the line is too long
record-rules = recorded under rules version { $found }; this is version { $known }
record-components = recorded with different components from those in use here
record-choice = “{ $do }” cannot be chosen here
record-answers = automatic choices differ in this version

## Lessons

lesson-astray = That is allowed, but this step is after something else. It has been taken back: try again.
lesson-hint-where = Look at what is still lit.
lesson-hint-which = Choose this: { $choice }
lesson-hint-done = Done for you. Watch how it goes on.

## Hints

hint-better = About { $points ->
        [one] 1 point
       *[other] { $points } points
    } better by the end than the { $way ->
        [1] first
       *[other] second
    } way.
hint-worse = About { $points ->
        [one] 1 point
       *[other] { $points } points
    } worse by the end than the { $way ->
        [1] first
       *[other] second
    } way.
hint-alike = By the end about as good as the { $way ->
        [1] first
       *[other] second
    } way.
hint-little-better = A little better than the { $way ->
        [1] first
       *[other] second
    } way.
hint-little-worse = A little worse than the { $way ->
        [1] first
       *[other] second
    } way.
hint-same = Hardly different from the { $way ->
        [1] first
       *[other] second
    } way: choose as you like.
hint-open = How it goes on depends on what then comes to light.
hint-others-first = Then another player chooses before you go on.
hint-lone = No other way is worth a thought here.
hint-lone-brings = No other way is worth a thought here; this one brings: { $what }.
hint-advantage = Compared with it, better: { $what }.
hint-drawback = Compared with it, worse: { $what }.
hint-now = { $what }: { $points } { $count ->
        [one] point
       *[other] points
    } now
hint-growing = { $what }: { $now } now, about { $points } { $count ->
        [one] point
       *[other] points
    } later
hint-later = { $what }: about { $points } { $count ->
        [one] point
       *[other] points
    } later
hint-sooner = { $what }: { $points } { $count ->
        [one] point
       *[other] points
    } sooner
hint-not-yet = { $what }: { $points } { $count ->
        [one] point
       *[other] points
    } only later
hint-means = { $what } { $points }
hint-about = { $what }: about { $points }
hint-means-growing = { $what }: { $now } now, about { $points } later
hint-held = { $what }: about { $points } later
hint-others-less = the strongest opponent gets about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less
hint-others-more = the strongest opponent gets about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more
hint-promising = the position promises more in later turns
hint-unpromising = the position promises less in later turns
