# The words of Viscounts of the West Kingdom, in English.

who-automa = the Automa
building = { $type } { $slot }
to-space = space { $space }
to-inner-space = the inner space { $segment_loc }
flip-debt = an unpaid debt
flip-deed = an acquired deed
focus-flip = flipping debts and deeds
townsfolk-none = nobody
townsfolk-printed = the printed townsfolk
stock-any = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
## Segments

spot = { $segment }, spot { $letter }
    .loc = { $segment_loc }, spot { $letter }
segment-seg-1-2 = Sea Bay
    .loc = in the Sea Bay
segment-seg-3-4 = Green Valley
    .loc = in the Green Valley
segment-seg-5-6 = Dark Forest
    .loc = in the Dark Forest
segment-seg-7-8 = Lake Shore
    .loc = on the Lake Shore
segment-seg-9-10 = Grey Mountains
    .loc = in the Grey Mountains

## Icons

icons-trade = { $n ->
        [one] { $n } trade icon
       *[other] { $n } trade icons
    }
icons-build = { $n ->
        [one] { $n } build icon
       *[other] { $n } build icons
    }
icons-noble = { $n ->
        [one] { $n } noble icon
       *[other] { $n } noble icons
    }
icons-cleric = { $n ->
        [one] { $n } cleric icon
       *[other] { $n } cleric icons
    }
icons-crime = { $n ->
        [one] { $n } crime icon
       *[other] { $n } crime icons
    }

## Effects

effect-ink = { $n } ink
effect-gold = { $n } gold
effect-stone = { $n } stone
effect-silver = { $n } silver
effect-any-resource = { $n ->
        [one] 1 resource of any kind
       *[other] { $n } resources of any kind
    }
effect-gain-debt = { $n ->
        [one] a debt
       *[other] { $n } debts
    }
effect-gain-deed = { $n ->
        [one] a deed
       *[other] { $n } deeds
    }
effect-flip-debt = { $n ->
        [one] pay a debt
       *[other] pay { $n } debts
    }
effect-flip-deed = { $n ->
        [one] approve a deed
       *[other] approve { $n } deeds
    }
effect-flip-any = { $n ->
        [one] flip a debt or deed
       *[other] flip { $n } debts or deeds
    }
effect-virtue = { $n } virtue
effect-corruption = { $n } corruption
effect-rearrange = rearrange the cards on the board
effect-discard = { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
effect-destroy = { $n ->
        [one] destroy a card
       *[other] destroy { $n } cards
    }
effect-shuffle = shuffle the discard pile into the draw pile
effect-free-hire = { $n ->
        [one] hire a townsfolk card for free
       *[other] hire { $n } townsfolk cards for free
    }
effect-castle-move = { $n ->
        [one] move a worker in the castle
       *[other] move workers in the castle { $n } times
    }
effect-free-workers = { $n ->
        [one] place a worker for free
       *[other] place { $n } workers for free
    }
effect-free-manuscript = { $n ->
        [one] a manuscript costing 3 or 4 for free
       *[other] { $n } manuscripts costing 3 or 4 for free
    }
effect-free-workshop = { $n ->
        [one] a workshop for free
       *[other] { $n } workshops for free
    }
effect-free-trading-post = { $n ->
        [one] a trading post for free
       *[other] { $n } trading posts for free
    }
effect-free-guildhall = { $n ->
        [one] a guildhall for free
       *[other] { $n } guildhalls for free
    }
effect-future-scheme = { $n ->
        [one] a future scheme
       *[other] { $n } future schemes
    }
effect-automa-dismiss = remove the townsfolk of its segment
effect-corruption-per-crime = 1 corruption for every crime icon
effect-choose-one = one of: { $options }
effects = { $all }
effects-none = nothing

## Cards and boards

timing-immediate = Immediate
timing-ongoing = Ongoing
timing-drop-off = When it drops off
timing-none = No ability
event-own-debt-flipped = Whenever you pay a debt
event-own-debt-gained = Whenever you gain a debt
event-any-collision = In every collision
ability-after-action = After { $action }: { $what }
ability-event = { $event }: { $what }
ability-convert = In { $action }: { $paid } = { $icons }
ability-convert-once = In { $action }: { $paid } = { $icons }, once per action
condition-has-crime = opponents with a crime icon
condition-no-crime = opponents without a crime icon
condition-always = all opponents
scope-self = immediately
scope-any-segment = in any segment
scope-own-viscount-space = where your viscount stands
scope-own-starting-cards = one of your starting cards
scores-buildings = 1 point for every { $per ->
        [one] building
       *[other] { $per } buildings
    }
scores-castle-workers = 1 point for every { $per ->
        [one] worker in the castle
       *[other] { $per } workers in the castle
    }
scores-manuscripts = 1 point for every { $per ->
        [one] manuscript
       *[other] { $per } manuscripts
    }
scores-approved-deeds = 1 point for every { $per ->
        [one] approved deed
       *[other] { $per } approved deeds
    }
scores-paid-debts = 1 point for every { $per ->
        [one] paid debt
       *[other] { $per } paid debts
    }
scores-leftover-resources = 1 point for every { $per ->
        [one] resource left
       *[other] { $per } resources left
    }
scores-trade-icons = 1 point for every { $per ->
        [one] trade icon
       *[other] { $per } trade icons
    }
scores-build-icons = 1 point for every { $per ->
        [one] build icon
       *[other] { $per } build icons
    }
scores-noble-icons = 1 point for every { $per ->
        [one] noble icon
       *[other] { $per } noble icons
    }
scores-cleric-icons = 1 point for every { $per ->
        [one] cleric icon
       *[other] { $per } cleric icons
    }
scores-crime-icons = 1 point for every { $per ->
        [one] crime icon
       *[other] { $per } crime icons
    }
slot-trading-post-1 = You may move one extra step.
slot-trading-post-2 = Dismissing costs 1 silver.
slot-trading-post-3 = 2 trade icons.
slot-guildhall-1 = 1 build icon.
slot-guildhall-2 = 1 noble icon.
slot-guildhall-3 = 1 cleric icon.
slot-workshop-1 = Whenever you hire, you may discard a card.
slot-workshop-2 = 1 virtue in every collision, if you have no crime icons.
slot-workshop-3 = Your hand limit is 1 card higher.
automa-slot-trading-post-1 = When built: a future scheme.
automa-slot-trading-post-2 = In every collision it pays a debt, if it has no crime icons.
automa-slot-trading-post-3 = Whenever it flips a card, it removes the townsfolk of its segment.
automa-slot-guildhall-1 = The first icon of its board.
automa-slot-guildhall-2 = The second icon of its board.
automa-slot-guildhall-3 = The third icon of its board.
automa-slot-workshop-1 = Whenever it takes a future scheme, it removes the townsfolk of its segment.
automa-slot-workshop-2 = Whenever it shuffles: 1 virtue.
automa-slot-workshop-3 = Whenever it shuffles: 1 corruption.
reference-1 = Instead of every 2 silver or a rearrangement: 1 resource of its choice.
reference-2 = Instead of destroying a card, or of a future scheme when none is left: flip a debt or deed.
reference-3 = Instead of a flip with nothing to flip, a discard or a castle move: 1 virtue.

## Options of a table

setting-first = First player
setting-first-random = Random
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4
setting-automa = Opponent in the solo game
setting-difficulty = Difficulty: future schemes added at the start (solo game)

## Questions

phase-setup = Setup
ask-draft = Choose a player card and the hero with it.
ask-destroy-start = You may destroy one of your starting cards.
ask-play = Play a card.
ask-move = Move your viscount { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }; { $free ->
        [0] every extra step costs 1 silver.
        [one] 1 extra step is free, every further one costs 1 silver.
       *[other] { $free } extra steps are free, every further one costs 1 silver.
    }
ask-outer-action = Trade, construct, or skip the main action.
ask-inner-action = Place workers, transcribe a manuscript, or skip the main action.
ask-pay = { $action }: { $need ->
        [one] 1 icon is
       *[other] { $need } icons are
    } needed. How will you pay?{ $card_id ->
        [townsfolk-none] {""}
       *[other] {" "}You may dismiss: { $card }.
    }
ask-trade-on = You have gained silver and may trade further.
ask-hire = Hire the townsfolk card next to your viscount, or end your turn.
ask-end = End your turn.
ask-resource = { $left ->
        [1] { $during }: choose a resource.
       *[other] { $during }: choose a resource ({ $left } left).
    }
ask-flip = { $during }: flip a debt or a deed.
ask-take = { $during }: choose one.
ask-order = { $during }: which ability will you use first?
ask-discard = { $left ->
        [1] { $during }: you may discard a card.
       *[other] { $during }: you may discard a card ({ $left } left).
    }
ask-destroy = { $left ->
        [1] { $during }: you may destroy a card and gain its silver.
       *[other] { $during }: you may destroy a card and gain its silver ({ $left } left).
    }
ask-rearrange = { $during }: you may rearrange the cards on your board: choose their new order, from left to right.
ask-free-hire = { $during }: hire a townsfolk card for free.
ask-free-workers = { $during }: place { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } for free: where?
ask-free-building = { $during }: build for free. What and where?
ask-free-manuscript = { $during }: take a manuscript costing 3 or 4.
ask-castle-move = { $during }: you may move one of your workers in tier 1.
ask-advance = Which group advances first?
ask-expel = A section has too many workers: remove one.
ask-link = Which link will you resolve first?

## Choices

option-draft = Player card { $card }
    .full = Take player card { $card }
option-play = Play { $card }
option-move = Move to { $space }{ $silver ->
        [0] {""}
       *[other] {" "}for { $silver } silver
    }
option-trade = Make { $times ->
        [one] 1 exchange
       *[other] { $times } exchanges
    }
option-build = Build { $building } { $at_loc }
option-place = Place { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } in section { $section }
option-transcribe = Transcribe the manuscript { $segment_loc }
option-skip = No main action
    .full = Take no main action
option-pay = Pay { $what_acc }
option-pay-nothing = Pay nothing: the icons are enough
option-dismiss = Dismiss the townsfolk card { $segment_loc } and pay { $what_acc } in all
option-hire = Hire { $card }
option-end = End the turn
option-pick = Gain { $resource }
option-flip = Flip { $what }
option-take = Choose: { $effects }
option-discard = Discard { $card }
option-destroy = Destroy { $card }
option-top = The top card of the draw pile, unseen
    .full = Choose the top card of the draw pile, unseen
option-reshuffle = Shuffle first, then the top card, unseen
    .full = Shuffle first and choose the top card, unseen
option-decline = Decline
    .full = Decline the effect
option-arrange = New order: { $cards }
    .full = Put the cards in a new order: { $cards }
option-keep = Leave them as they are
option-resolve = { $card } first
    .full = Resolve { $card } first
option-link = The link { $at_loc }
    .full = Resolve the link { $at_loc } first
option-advance = Section { $section }
    .full = Advance the group in section { $section } first
option-castle-move = From section { $start } to section { $end }
    .full = Move a worker from section { $start } to section { $end }
option-station = In section { $section }
    .full = Place the workers in section { $section }
option-expel = Tier { $tier }, section { $section }: { $who }’s worker
    .full = Remove { $who }’s worker from tier { $tier }, section { $section }
option-manuscript = { $manuscript }
    .full = Take { $manuscript }

## What matters now

advice-last-round = The end is set: { $left ->
        [one] this is your last turn
       *[other] with this one you have { $left } turns
    }.
advice-end-debts = Debts that are still to be had: { $left }; when the last one goes, the round is finished and one more is played.
advice-end-deeds = Deeds that are still to be had: { $left }; when the last one goes, the round is finished and one more is played.
advice-poverty = The Poverty card rewards the most approved deeds: you have { $mine }, the best of the others { $best }.
advice-prosperity = The Prosperity card rewards the most paid debts: you have { $mine }, the best of the others { $best }.
advice-unpaid = At the end each unpaid debt costs you { $vp ->
        [one] one point
       *[other] { $vp } points
    }, and you have { $count }.
advice-collision = Your markers are one step apart: if corruption brings them together, you gain deeds ({ $deeds }) and debts ({ $debts }), if virtue does, deeds ({ $virtue_deeds }) and debts ({ $virtue_debts }).
advice-crime = A card with a crime icon costs corruption for every crime icon that is then on your board: { $count } or more.
advice-building = { $building }: the next one brings the most points of what you can build here, { $vp }.
advice-castle = If you place { $workers ->
        [one] one worker
       *[other] { $workers } workers
    } here, { $group } of yours stand together: one moves up to the next tier and one goes to each side.
advice-leader = Nobody leads the castle yet: whoever first comes to the highest tier takes the leader card, { $vp ->
        [one] one point
       *[other] { $vp } points
    }.
advice-set = The manuscript here adds { $vp ->
        [one] one point
       *[other] { $vp } points
    } to your sets of different ribbons ({ $ribbon }).
advice-bonus = With the manuscript here you have { $count } of one ribbon ({ $ribbon }) and take its bonus card, before anybody else does.
advice-bonus-race = { $who } lacks only one manuscript for a bonus card that you are after too ({ $ribbon }).
advice-poor = You have no silver, so you can neither move further than your card says nor hire or dismiss a card that costs any.
advice-dismiss = Dismissing the townsfolk here costs { $silver } silver: its icons help this once, its corner effect is yours, and it leaves the game.
advice-inner = Apart from trade, your board has most icons of one kind ({ $icon }, { $count }), which serve on the inner path.
advice-outer = Apart from trade, your board has most icons of one kind ({ $icon }, { $count }), which serve on the outer path.
advice-hire = A card that you hire early comes back again and again, so it serves you longest if you hire it now.

## What would be given up

lose-main-action = The main action of this turn would be lost.

## What happened

log-draft = { $who } takes player card { $card } with the hero { $hero }
log-start-space = { $who } starts on space { $space }
log-setup-over = Setup is complete: { $debts ->
        [one] 1 debt
       *[other] { $debts } debts
    } on the Poverty card, { $deeds ->
        [one] 1 deed
       *[other] { $deeds } deeds
    } on the Prosperity card
log-turn = Round { $round }: { $who }
log-drop-off = { $who }’s { $card } drops off the board
log-play = { $who } plays { $card }
log-play-unseen = { $who } plays the top card unseen: { $card }
log-move = { $who } moves to { $space }{ $silver ->
        [0] {""}
       *[other] {" "}for { $silver } silver
    }
log-meet = { $who } meets { $other }’s viscount
log-skip = { $who } takes no main action
log-action-trade = { $who } trades with { $icons ->
        [one] 1 trade icon
       *[other] { $icons } trade icons
    }
log-action-construct = { $who } constructs with { $icons ->
        [one] 1 build icon
       *[other] { $icons } build icons
    }
log-action-place-workers = { $who } places workers with { $icons ->
        [one] 1 noble icon
       *[other] { $icons } noble icons
    }
log-action-transcribe = { $who } transcribes a manuscript with { $icons ->
        [one] 1 cleric icon
       *[other] { $icons } cleric icons
    }
log-pays = { $who } pays { $what_acc }
log-pays-hire = { $who } pays { $silver } silver
log-exchange = { $who } makes { $times ->
        [one] an exchange: { $what }
       *[other] { $times } exchanges: { $what } each
    }
log-dismiss = { $who } dismisses { $card }
log-dismiss-printed = { $who } dismisses the townsfolk printed { $segment_loc }
log-townsfolk-shown = { $segment }: { $card } is revealed
log-townsfolk-empty = { $segment }: no townsfolk left
log-hire = { $who } hires { $card }
log-build = { $who } builds { $building } { $at_loc }
log-link = The link between { $one_at } and { $other_at } is complete: { $what }
log-place = { $who } places { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } in section { $section }
log-castle-move = { $who } moves a worker from section { $start } to section { $end }
log-advance = { $who } advances a worker to tier 2 in section { $section }
log-ascend = { $who } advances a worker to tier 3 from section { $section }
log-leader = { $who } becomes castle leader
log-expel = { $who }’s worker is removed from tier { $tier }, section { $section }
log-manuscript = { $who } takes { $manuscript }
log-manuscript-shown = { $segment }: { $manuscript } is revealed
log-manuscripts-empty = { $segment }: no manuscripts left
log-transcribe-printed = { $who } transcribes the manuscript printed { $segment_loc }
log-bonus = { $who } takes the card “{ $bonus }”
log-gain = { $who } gains { $what_acc }
log-lost = { $who } cannot use the effect “{ $what }”
log-pick = { $who } gains { $what_acc }
log-ability = { $who } uses { $card }
log-corruption = { $who } gains { $n } corruption (markers on spaces { $corruption } and { $virtue })
log-virtue = { $who } gains { $n } virtue (markers on spaces { $corruption } and { $virtue })
log-linked = { $who }’s markers meet on space { $space }
log-crime-check-corruption = { $who } has crime icons on the board
log-crime-check-virtue = { $who } has no crime icons on the board
log-flip-debt = { $who } pays a debt
log-flip-deed = { $who } approves a deed
log-poverty-revealed = The Poverty card is revealed
log-prosperity-revealed = The Prosperity card is revealed
log-end-triggered = The end of the game is triggered: round { $round } is the last
log-last-round = The last round begins
log-game-over = The game is over
log-shuffle = { $who } shuffles { $cards ->
        [one] 1 discarded card
       *[other] { $cards } discarded cards
    } into the draw pile
log-draw = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
log-draw-known = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }
log-discard = { $who } discards { $card }
log-discard-top = { $who } discards the top card: { $card }
log-destroy = { $who } destroys { $card } and gains { $silver } silver
log-rearrange = { $who } rearranges the cards: { $cards }
log-collision = { $who }’s markers collide on space { $space }
log-collision-space = { $who } gains what is shown above space { $space }
log-collision-moved = { $who }’s markers have moved: the others gain what is shown below space { $space }
log-collision-over = { $who }’s markers go back to the ends

## The Automa

log-rival-drop = { $who }’s “{ $scheme }” drops off the board
log-rival-scheme = { $who } reveals “{ $scheme }” ({ $icons }); { $left ->
        [0] no cards are left in its deck
        [one] 1 card is left in its deck
       *[other] { $left } cards are left in its deck
    }
log-rival-move = { $who } moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to space { $space }
log-rival-tries = { $who } tries the action “{ $action }”
log-rival-focus = { $who } follows its main focus: { $focus }
log-rival-count = { $who } counts { $icons } + { $crime } + { $stock } = { $total }
log-rival-cannot-afford = { $who } cannot afford the action “{ $action }”
log-rival-no-spot = { $who } finds no free spot on its bank of the river
log-rival-one-worker = { $who } has only one worker left and never places one alone
log-rival-no-workers = { $who } has no workers left
log-rival-manuscript-dear = { $who } cannot afford the manuscript, which needs { $need ->
        [one] 1 cleric icon
       *[other] { $need } cleric icons
    }
log-rival-nothing-to-flip = { $who } has nothing to flip
log-rival-option = { $who } takes the last option instead: { $what }
log-rival-first-option = { $who } takes the first option: { $what }
log-rival-spends = { $who } needs { $need ->
        [one] 1 icon
       *[other] { $need } icons
    } and spends { $units ->
        [0] no resources
       *[other] { $stock_acc }
    }
log-rival-instead = { $who }: instead of “{ $what }” it uses column { $column } of the reference card
log-rival-flip = { $who } has { $paid ->
        [one] 1 paid debt
       *[other] { $paid } paid debts
    } and { $approved ->
        [one] 1 approved deed
       *[other] { $approved } approved deeds
    }: it flips the kind it has fewer of, a debt if tied
log-rival-pick-any = { $who } takes a resource ({ $stock ->
        [one] 1 resource
       *[other] { $stock } resources
    } in stock)
log-rival-future = { $who } gains “{ $scheme }”; { $left ->
        [0] no future schemes are left
        [one] 1 future scheme is left
       *[other] { $left } future schemes are left
    }
log-rival-shuffle = { $who } shuffles { $cards ->
        [one] 1 scheme
       *[other] { $cards } schemes
    } into its deck
log-rival-free-manuscript = { $who } finds a manuscript costing 3 or 4 { $segment_loc }

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
score-poverty = Poverty card
score-prosperity = Prosperity card
score-leftovers = Resources left
score-wealth = Silver and resources

## Why not

why-not-moving = You are not moving your viscount now.
why-too-far = It would cost { $silver } silver; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-hire-later = You hire townsfolk after the main action.
why-hire-elsewhere = You can hire only where your viscount stands: { $segment_loc }.
why-hire-dear = Hiring costs { $silver } silver; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-on-board = This card is on your board.
why-discarded = This card is in your discard pile.
why-card-not-asked = You are not choosing a card from your hand now.
why-spot-taken = This spot is taken by { $who }.
why-not-building = You are not building now.
why-outer-only = You can build and trade only on the outer path.
why-inner-only = You can place workers and transcribe manuscripts only on the inner path.
why-other-segment = Your viscount stands in another segment.
why-across-river = This spot lies across the river.
why-bank-full = There is no free spot on this bank.
why-built = This building already stands { $at_loc }.
why-icons = You need { $need ->
        [one] 1 icon
       *[other] { $need } icons
    }; you { $have ->
        [0] have none
       *[other] can reach only { $have }
    }.
why-not-placing = You are not placing workers now.
why-other-section = Your viscount faces section { $section }.
why-no-workers = You have no workers left.
why-no-worker-near = None of your workers can move there.
why-no-group = You do not have 3 workers there.
why-not-transcribing = You are not transcribing a manuscript now.
why-manuscript-owned = This manuscript has already been taken.
why-manuscript-hidden = This manuscript has not been seen yet: it lies further down in one of the piles.
why-manuscript-dear = It costs { $cost }; only a manuscript costing 3 or 4 is free.
why-dismiss-later = You can dismiss a townsfolk card during your main action.
why-dismiss-dear = Dismissing costs { $silver } silver; you have { $have ->
        [0] none
       *[other] only { $have }
    }.
why-dismiss-icons = This card has no icon that counts for this action.

## In the terminal

show-round = Round
show-last-round = Last round
show-poverty = Poverty card
show-prosperity = Prosperity card
show-townsfolk = Townsfolk
show-section = Section
show-castle = Castle
show-tier = Tier
show-hand = Hand
show-board = Board
show-draw-pile = Draw pile
show-discard = Discard pile
show-icons = Icons
show-workers = Workers
show-points = Points
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

## What a player has

means-ink = Ink
means-gold = Gold
means-stone = Stone
means-silver = Silver
means-virtue = Virtue
means-corruption = Corruption
means-cards = Cards of your own
strength-cards = Icons on your cards ({ $icon })
strength-board = Icons on your board ({ $icon })
strength-deck = Strength of your cards
strength-castle = Workers high in the castle
strength-pairs = Pairs of your workers in tier 1
strength-sections = Sections of tier 1 with your workers
strength-others-pairs = { $others ->
    [1] Your opponent’s
   *[other] Your opponents’
} pairs of workers in tier 1
strength-others-resources = { $others ->
    [1] Your opponent’s
   *[other] Your opponents’
} resources
strength-others = Icons on your { $others ->
    [1] opponent’s
   *[other] opponents’
} cards ({ $icon })
hint-collision = Your virtue and corruption meet on space { $space }, and you gain what stands there.
