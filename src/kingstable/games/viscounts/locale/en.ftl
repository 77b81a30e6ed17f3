# The words of Viscounts of the West Kingdom, in English.

who-automa = the Automa
building = { $type } { $slot }
amount = { $n } { $what }
to-space = space { $space }
to-inner-space = the inner space { $space }
flip-debt = an unpaid debt
flip-deed = an acquired deed
focus-flip = flipping debts and deeds
stock-any = resources

## Effects

effect-ink = { $n } ink
effect-gold = { $n } gold
effect-stone = { $n } stone
effect-silver = { $n } silver
effect-any-resource = { $n ->
        [one] 1 resource of choice
       *[other] { $n } resources of choice
    }
effect-gain-debt = { $n ->
        [one] a debt
       *[other] { $n } debts
    }
effect-gain-deed = { $n ->
        [one] a deed
       *[other] { $n } deeds
    }
effect-flip-debt = { $n ->
        [one] pay a debt
       *[other] pay { $n } debts
    }
effect-flip-deed = { $n ->
        [one] approve a deed
       *[other] approve { $n } deeds
    }
effect-flip-any = { $n ->
        [one] flip a debt or deed
       *[other] flip { $n } debts or deeds
    }
effect-virtue = { $n } virtue
effect-corruption = { $n } corruption
effect-rearrange = rearrange the cards on the board
effect-discard = { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
effect-destroy = { $n ->
        [one] destroy a card
       *[other] destroy { $n } cards
    }
effect-shuffle = shuffle the discard pile in
effect-free-hire = { $n ->
        [one] hire for free
       *[other] hire { $n } for free
    }
effect-castle-move = { $n ->
        [one] move a worker in the castle
       *[other] move workers in the castle { $n } times
    }
effect-free-workers = { $n ->
        [one] place a worker for free
       *[other] place { $n } workers for free
    }
effect-free-manuscript = { $n ->
        [one] a manuscript of cost 3 or 4 for free
       *[other] { $n } manuscripts of cost 3 or 4 for free
    }
effect-free-workshop = { $n ->
        [one] a workshop for free
       *[other] { $n } workshops for free
    }
effect-free-trading-post = { $n ->
        [one] a trading post for free
       *[other] { $n } trading posts for free
    }
effect-free-guildhall = { $n ->
        [one] a guildhall for free
       *[other] { $n } guildhalls for free
    }
effect-future-scheme = { $n ->
        [one] a future scheme
       *[other] { $n } future schemes
    }
effect-automa-dismiss = dismiss the townsfolk of the segment
effect-corruption-per-crime = corruption for every crime icon
effect-choose-one = one of: { $options }
effects = { $all }
effects-none = nothing

## Cards and boards

timing-immediate = At once
timing-ongoing = Ongoing
timing-drop-off = When it drops off
timing-none = No ability
event-own-debt-flipped = Whenever you pay a debt
event-own-debt-gained = Whenever you gain a debt
event-any-collision = In every collision
ability-after-action = After { $action }: { $what }
ability-event = { $event }: { $what }
ability-convert = In { $action }: { $amount } { $paid } count as { $gives } { $icon }
paid-trade-icon = trade icons
reconstructed = The numbers of this card are reconstructed.
condition-has-crime = opponents with crime
condition-no-crime = opponents without crime
condition-always = all opponents
scope-self = at once
scope-any-segment = in any segment
scope-own-viscount-space = where your viscount stands
scope-own-starting-cards = one of your starting cards
scores-buildings = 1 point for every { $per ->
        [one] building
       *[other] { $per } buildings
    }
scores-castle-workers = 1 point for every { $per ->
        [one] worker in the castle
       *[other] { $per } workers in the castle
    }
scores-manuscripts = 1 point for every { $per ->
        [one] manuscript
       *[other] { $per } manuscripts
    }
scores-approved-deeds = 1 point for every { $per ->
        [one] approved deed
       *[other] { $per } approved deeds
    }
scores-paid-debts = 1 point for every { $per ->
        [one] paid debt
       *[other] { $per } paid debts
    }
scores-leftover-resources = 1 point for every { $per ->
        [one] resource left
       *[other] { $per } resources left
    }
scores-trade-icons = 1 point for every { $per ->
        [one] trade icon
       *[other] { $per } trade icons
    }
scores-build-icons = 1 point for every { $per ->
        [one] build icon
       *[other] { $per } build icons
    }
scores-noble-icons = 1 point for every { $per ->
        [one] noble icon
       *[other] { $per } noble icons
    }
scores-cleric-icons = 1 point for every { $per ->
        [one] cleric icon
       *[other] { $per } cleric icons
    }
scores-crime-icons = 1 point for every { $per ->
        [one] crime icon
       *[other] { $per } crime icons
    }
slot-trading-post-1 = You may move one extra step.
slot-trading-post-2 = Dismissing costs 1 silver.
slot-trading-post-3 = 2 trade icons.
slot-guildhall-1 = 1 build icon.
slot-guildhall-2 = 1 noble icon.
slot-guildhall-3 = 1 cleric icon.
slot-workshop-1 = Whenever you hire, you may discard a card.
slot-workshop-2 = In every collision 1 virtue, if you have no crime.
slot-workshop-3 = Your hand limit is 1 higher.
automa-slot-trading-post-1 = When built: a future scheme.
automa-slot-trading-post-2 = In every collision it pays a debt, if it has no crime.
automa-slot-trading-post-3 = At every flip it dismisses the townsfolk of its segment.
automa-slot-guildhall-1 = The first icon of its board.
automa-slot-guildhall-2 = The second icon of its board.
automa-slot-guildhall-3 = The third icon of its board.
automa-slot-workshop-1 = At every future scheme it dismisses the townsfolk of its segment.
automa-slot-workshop-2 = At every shuffle 1 virtue.
automa-slot-workshop-3 = At every shuffle 1 corruption.
reference-1 = Instead of every 2 silver, or of rearranging: 1 resource of its choice.
reference-2 = Instead of destroying, or of a future scheme when there is none: flip a debt or deed.
reference-3 = Instead of a flip with nothing to flip, of discarding or of a castle move: 1 virtue.

## Options of a table

setting-first = First player
setting-first-random = Random
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4
setting-automa = Opponent in the solo game
setting-difficulty = Future schemes mixed in from the start (solo game)

## Questions

ask-draft = Choose a player card with its hero.
ask-destroy-start = You may destroy one of your starting cards.
ask-play = Play a card.
ask-move = Move your viscount { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; every further step costs 1 silver.
ask-outer-action = Trade, construct, or skip the main action.
ask-inner-action = Place workers, transcribe, or skip the main action.
ask-pay = { $action }: { $need ->
        [one] 1 icon is
       *[other] { $need } icons are
    } needed. How do you pay?
ask-hire = Hire the townsfolk here, or end your turn.
ask-end = End your turn.
ask-resource = { $left ->
        [1] Choose a resource.
       *[other] Choose a resource ({ $left } to come).
    }
ask-flip = Flip a debt or a deed.
ask-take = Choose one.
ask-order = Which ability comes first?
ask-discard = { $left ->
        [1] You may discard a card.
       *[other] You may discard a card ({ $left } left).
    }
ask-destroy = { $left ->
        [1] You may destroy a card for its silver.
       *[other] You may destroy a card for its silver ({ $left } left).
    }
ask-rearrange = You may rearrange the cards on your board.
ask-free-hire = Hire a townsfolk for free.
ask-free-workers = Place { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } for free: where?
ask-free-building = Build for free: what and where?
ask-free-manuscript = Take a manuscript of cost 3 or 4.
ask-castle-move = You may move one of your workers in tier 1.
ask-advance = Which group advances first?
ask-expel = A section is too full: remove a worker.
ask-link = Which link comes first?

## Choices

option-draft = Player card { $card }
option-play = Play { $card }
option-move = Move to { $space }{ $silver ->
        [0] {""}
       *[other] {" "}for { $silver } silver
    }
option-trade = Trade { $times ->
        [one] once
       *[other] { $times } times
    }
option-build = Build { $building } on { $spot }
option-place = Place { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } in section { $section }
option-transcribe = Transcribe the manuscript of { $segment }
option-skip = No main action
option-pay = Pay { $what }
option-pay-nothing = Pay nothing: the icons are enough
option-dismiss = Dismiss the townsfolk of { $segment } and pay { $what } in all
option-hire = Hire { $card }
option-end = End the turn
option-pick = { $resource }
option-flip = Flip { $what }
option-take = { $effects }
option-discard = Discard { $card }
option-destroy = Destroy { $card }
option-top = The top card of the draw pile, unseen
option-reshuffle = Shuffle first, then the top card, unseen
option-decline = No, thanks
option-arrange = New order: { $cards }
option-keep = Leave them as they are
option-resolve = { $card } first
option-link = The link at { $link }
option-advance = Section { $section }
option-castle-move = From section { $start } to section { $end }
option-station = Into section { $section }
option-expel = Tier { $tier }, section { $section }: a worker of { $who }
option-manuscript = { $manuscript }

## What happened

log-draft = { $who } takes { $card } with { $hero }
log-start-space = { $who } starts on space { $space }
log-setup-over = Setup is over: { $debts } debts lie on Poverty, { $deeds } deeds on Prosperity
log-turn = Round { $round }: { $who }
log-drop-off = { $who }: { $card } drops off
log-play = { $who } plays { $card }
log-play-unseen = { $who } plays the top card unseen: { $card }
log-move = { $who } moves to { $space }{ $silver ->
        [0] {""}
       *[other] {" "}for { $silver } silver
    }
log-meet = { $who } meets { $other }
log-skip = { $who } takes no main action
log-action-trade = { $who } trades with { $icons ->
        [one] 1 trade icon
       *[other] { $icons } trade icons
    }
log-action-construct = { $who } constructs with { $icons ->
        [one] 1 build icon
       *[other] { $icons } build icons
    }
log-action-place-workers = { $who } places workers with { $icons ->
        [one] 1 noble icon
       *[other] { $icons } noble icons
    }
log-action-transcribe = { $who } transcribes with { $icons ->
        [one] 1 cleric icon
       *[other] { $icons } cleric icons
    }
log-pays = { $who } pays { $what }
log-pays-hire = { $who } pays { $silver } silver
log-exchange = { $who } trades { $times } × { $what }
log-dismiss = { $who } dismisses { $card }
log-dismiss-printed = { $who } dismisses the townsfolk printed on { $segment }
log-townsfolk-shown = { $segment }: { $card } comes to light
log-townsfolk-empty = { $segment }: the last townsfolk has gone
log-hire = { $who } hires { $card }
log-build = { $who } builds { $building } on { $spot }
log-link = The link between { $one } and { $other } is complete: { $what }
log-place = { $who } places { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } in section { $section }
log-castle-move = { $who } moves a worker from section { $start } to section { $end }
log-advance = { $who } advances to tier 2 in section { $section }
log-ascend = { $who } advances to tier 3 from section { $section }
log-leader = { $who } becomes castle leader
log-expel = A worker of { $who } is removed from tier { $tier }, section { $section }
log-manuscript = { $who } takes { $manuscript }
log-manuscript-shown = { $segment }: { $manuscript } comes to light
log-manuscripts-empty = { $segment }: the last manuscript has gone
log-transcribe-printed = { $who } transcribes the manuscript printed on { $segment }
log-bonus = { $who } takes the card "{ $bonus }"
log-gain = { $who } gains: { $what }
log-lost = { $who } cannot use: { $what }
log-pick = { $who } takes a resource: { $resource }
log-take = { $who } chooses: { $what }
log-ability = { $who } uses { $card }
log-corruption = { $who }: corruption { $n } (markers on { $corruption } and { $virtue })
log-virtue = { $who }: virtue { $n } (markers on { $corruption } and { $virtue })
log-linked = { $who }: the markers meet on { $space }
log-crime-check-corruption = { $who } has shuffled with crime on the board
log-crime-check-virtue = { $who } has shuffled without crime on the board
log-flip-debt = { $who } pays a debt
log-flip-deed = { $who } approves a deed
log-poverty-revealed = Poverty is revealed
log-prosperity-revealed = Prosperity is revealed
log-end-triggered = The end is near: round { $round } is the last one
log-last-round = The last round begins
log-game-over = The game is over
log-shuffle = { $who } shuffles { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    } into the draw pile
log-draw = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
log-draw-known = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }
log-discard = { $who } discards { $card }
log-discard-top = { $who } discards the top card: { $card }
log-destroy = { $who } destroys { $card } for { $silver } silver
log-rearrange = { $who } rearranges: { $cards }
log-collision = Collision of { $who } on space { $space }
log-collision-space = { $who } gains what space { $space } shows
log-collision-over = { $who }: the markers go back to the ends

## The Automa

log-automa-start = { $who } starts on space { $space }
log-automa-drop = { $who }: "{ $scheme }" drops off
log-automa-scheme = { $who } turns over "{ $scheme }" ({ $icons }); { $left } left in its deck
log-automa-move = { $who } moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to { $space }
log-automa-tries = { $who } tries: { $action }
log-automa-focus = { $who } follows its main focus: { $focus }
log-automa-count = { $who } counts { $icon }: { $icons } + crime { $crime } + { $resource } { $units } = { $total }
log-automa-cannot-afford = { $who } cannot afford it: { $action }
log-automa-no-spot = { $who } finds no free spot on its bank
log-automa-no-workers = { $who } has no workers left
log-automa-manuscript-dear = { $who } cannot afford the manuscript, which costs { $need }
log-automa-nothing-to-flip = { $who } has nothing to flip
log-automa-option = { $who } takes the last row instead: { $what }
log-automa-first-option = { $who } takes the first option: { $what }
log-automa-spends = { $who } needs { $need ->
        [one] 1 icon
       *[other] { $need } icons
    } and spends { $units ->
        [0] no resources
        [one] 1 resource
       *[other] { $units } resources
    }
log-automa-instead = { $who }: instead of "{ $what }" it uses column { $column } of the reference card
log-automa-flip = { $who } has { $paid ->
        [one] 1 paid debt
       *[other] { $paid } paid debts
    } and { $approved ->
        [one] 1 approved deed
       *[other] { $approved } approved deeds
    }: it flips the kind it has fewer of, a debt when equal
log-automa-pick-any = { $who } takes a resource (stock: { $stock })
log-automa-future = { $who } gains "{ $scheme }" ({ $left } left)
log-automa-dismiss = { $who } removes { $card }
log-automa-shuffle = { $who } shuffles { $cards ->
        [one] 1 scheme
       *[other] { $cards } schemes
    } into its deck
log-automa-free-manuscript = { $who } finds a manuscript of cost 3 or 4: { $segment }

## Scores

score-trading-posts = Trading posts
score-guildhalls = Guildhalls
score-workshops = Workshops
score-castle = Workers in the castle
score-sets = Sets of ribbons
score-manuscripts = Scoring manuscripts
score-leader = Castle leader
score-bonuses = Cleric bonus cards
score-unpaid-debts = Unpaid debts
score-paid-debts = Paid debts
score-acquired-deeds = Acquired deeds
score-approved-deeds = Approved deeds
score-poverty = Poverty
score-prosperity = Prosperity
score-leftovers = Resources left
score-wealth = Silver and resources

## Why not

why-not-moving = Your viscount does not move now.
why-too-far = It would cost { $silver } silver; you have { $have }.
why-hire-later = Townsfolk are hired after the main action.
why-hire-elsewhere = You can hire only where your viscount stands ({ $segment }).
why-hire-dear = It costs { $silver } silver; you have { $have }.
why-on-board = This card is on your board.
why-discarded = This card lies in your discard pile.
why-card-not-asked = Hand cards are not asked for now.
why-spot-taken = This spot is taken by { $who }.
why-not-building = Nothing is built now.
why-outer-only = You build and trade on the outer path only.
why-inner-only = You place workers and transcribe on the inner path only.
why-other-segment = Your viscount stands in another segment.
why-across-river = This spot lies across the river.
why-bank-full = There is no free spot on this bank.
why-built = It stands on { $spot } already.
why-icons = It needs { $need ->
        [one] 1 icon
       *[other] { $need } icons
    }; you can reach { $have }.
why-not-placing = No workers are placed now.
why-other-section = Your viscount faces section { $section }.
why-no-workers = You have no worker left.
why-no-worker-near = None of your workers can move there.
why-no-group = You do not have three workers there.
why-not-transcribing = Nothing is transcribed now.
why-manuscript-owned = This manuscript has been taken.
why-manuscript-dear = It costs { $cost }; only 3 or 4 is free.
why-dismiss-later = Townsfolk are dismissed as part of a main action.
why-dismiss-dear = Dismissing costs { $silver } silver; you have { $have }.
why-dismiss-icons = It has no icon that counts for this action.

## In the terminal

show-round = Round
show-last-round = Last round
show-poverty = Poverty
show-prosperity = Prosperity
show-townsfolk = Townsfolk
show-manuscript = Manuscript
show-section = Section
show-castle = Castle
show-tier = Tier
show-hand = Hand
show-board = Board
show-draw-pile = Draw pile
show-discard = Discard pile
show-icons = Icons
show-stock = Resources of any kind
show-workers = Workers
show-points = Points
show-track = Corruption and virtue
show-debts = Debts
show-deeds = Deeds
show-manuscripts = Manuscripts
show-buildings = Buildings
show-none = none
show-leader = castle leader
show-linked = linked
show-schemes = Schemes
show-future = Future schemes
show-actions = Icons for each action
show-pairs = Player cards
show-viscounts = Viscounts
