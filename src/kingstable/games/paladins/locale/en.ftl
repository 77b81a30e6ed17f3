# The words of Paladins of the West Kingdom, in English.

## Rewards

reward-worker = { $worker_id ->
        [worker-labourer] { $amount ->
            [one] { $amount } labourer
           *[other] { $amount } labourers
        }
        [worker-scout] { $amount ->
            [one] { $amount } scout
           *[other] { $amount } scouts
        }
        [worker-merchant] { $amount ->
            [one] { $amount } merchant
           *[other] { $amount } merchants
        }
        [worker-fighter] { $amount ->
            [one] { $amount } fighter
           *[other] { $amount } fighters
        }
        [worker-cleric] { $amount ->
            [one] { $amount } cleric
           *[other] { $amount } clerics
        }
       *[worker-criminal] { $amount ->
            [one] { $amount } criminal
           *[other] { $amount } criminals
        }
    }
reward-attribute = +{ $amount } { $attribute_acc }
reward-silver = { $amount } silver
reward-provision = { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
reward-tax = { $amount ->
        [one] { $amount } tax
       *[other] { $amount } taxes
    }
reward-pray = { $amount ->
        [1] Pray
       *[other] Pray ×{ $amount }
    }
reward-discard-suspicion = discard { $amount ->
        [one] { $amount } suspicion card
       *[other] { $amount } suspicion cards
    }
reward-destroy-debt = destroy { $amount ->
        [one] { $amount } debt
       *[other] { $amount } debts
    }
reward-pay-debt = pay { $amount ->
        [one] { $amount } debt
       *[other] { $amount } debts
    }
reward-free-recruit = { $amount ->
        [1] free recruit
       *[other] free recruit ×{ $amount }
    }
reward-free-develop = { $amount ->
        [1] free develop
       *[other] free develop ×{ $amount }
    }
reward-all = { $parts }
reward-or = { $left } or { $right_id ->
        [reward-silver] gain { $right }
        [reward-all] gain { $right }
       *[other] { $right }
    }
reward-nothing = nothing
price-silver = { $amount ->
        [0] free
       *[other] { $amount } silver
    }
price-debt = a debt
any-worker = any worker

ability-action = { $reward } each time you { $action }
ability-pay-debt = { $reward } each time you pay a debt
ability-always = { $reward } in an Inquisition
ability-suspicion-is-0 = { $reward } in an Inquisition if you have no suspicion cards
ability-suspicion-at-least-2 = { $reward } in an Inquisition if you have 2 or more suspicion cards

worth = 1 VP per { $what }
worth-base = { $base } VP, and 1 VP per { $what }
count-attacked-byzantine = { $per ->
        [1] Byzantine attacked
       *[other] { $per } Byzantines attacked
    }
count-attacked-saracen = { $per ->
        [1] Saracen attacked
       *[other] { $per } Saracens attacked
    }
count-attacked-viking = { $per ->
        [1] Viking attacked
       *[other] { $per } Vikings attacked
    }
count-commission-count = { $per ->
        [1] Commission
       *[other] { $per } Commissions
    }
count-fortify-count = { $per ->
        [1] wall
       *[other] { $per } walls
    }
count-garrison-count = { $per ->
        [1] Garrison
       *[other] { $per } Garrisons
    }
count-absolve-count = { $per ->
        [1] jar moved
       *[other] { $per } jars moved
    }
count-townsfolk-kept = { $per ->
        [1] townsfolk hired
       *[other] { $per } townsfolk hired
    }
count-workshops-placed = { $per ->
        [1] workshop placed
       *[other] { $per } workshops placed
    }
count-faith-track = { $per ->
        [1] point of faith
       *[other] { $per } points of faith
    }
count-strength-track = { $per ->
        [1] point of strength
       *[other] { $per } points of strength
    }
count-influence-track = { $per ->
        [1] point of influence
       *[other] { $per } points of influence
    }
count-paid-debts = { $per ->
        [1] paid debt
       *[other] { $per } paid debts
    }
count-unpaid-debts = { $per ->
        [1] unpaid debt
       *[other] { $per } unpaid debts
    }
count-orders-completed = { $per ->
        [1] King’s Order completed
       *[other] { $per } King’s Orders completed
    }
count-suspicion-held = { $per ->
        [1] suspicion card
       *[other] { $per } suspicion cards
    }
count-mercenaries-converted = { $per ->
        [1] Mercenary converted
       *[other] { $per } Mercenaries converted
    }

paladin-waive-silver = { $action } costs no silver
paladin-waive-provision = { $action } costs no provisions
paladin-reduce-silver = { $action } costs { $amount } silver less
paladin-bonus = each { $action } also gives { $reward }

## Options of a table

setting-difficulty = Difficulty (solo game)

## Questions

ask-setup-hire = Hire one of the townsfolk for free.
ask-paladin = Your paladins: 1. { $first }, 2. { $second }, 3. { $third }. Which will you use, which goes on top of your deck, and which on the bottom?
ask-tavern = Choose a tavern and take its workers.
ask-action = Take an action or pass.
ask-end = Your turn is complete.
ask-place = { $what }: which workers will you place?
ask-keep = Which workers will you keep for the next round? At most { $most }.
ask-workshop = Develop: where does the workshop go?
ask-free-develop = Free develop: where does the workshop go?
ask-hire = Recruit: which townsfolk card will you hire?
ask-send = Recruit: which townsfolk card will you discard for its reward?
ask-free-recruit = Free recruit: hire one of the townsfolk, or discard one for its reward.
ask-pray = Pray: which action will you clear of workers?
ask-pray-reward = Pray: which action will you clear of workers?
ask-commission = Commission: where will you send the monk?
ask-garrison = Garrison: where will you put the outpost?
ask-jar = Absolve: where will you put the jar?
ask-attack = Attack: which outsider will you attack?
ask-convert = Convert: which outsider will you convert?
ask-choose = { $what }: choose one reward.
ask-next = { $what }: what will you resolve next?
ask-discard = { $most ->
        [1] { $what }: will you discard a suspicion card?
       *[other] { $what }: how many suspicion cards will you discard? At most { $most }.
    }
ask-destroy = { $most ->
        [1] { $what }: will you destroy a debt?
       *[other] { $what }: how many debts will you destroy? At most { $most }.
    }
ask-repay = { $most ->
        [1] { $what }: will you pay a debt?
       *[other] { $what }: how many debts will you pay? At most { $most }.
    }

## Choices

option-paladin = Use: { $use }; on top of the deck: { $top }; on the bottom: { $bottom }
    .full = Use paladin { $use }, put paladin { $top } on top of the deck and paladin { $bottom } on the bottom
option-tavern = Tavern: { $workers }
    .full = Take { $workers } from the tavern
option-use = { $action } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
    .full = Take the action “{ $action }” with { $workers ->
            [one] { $workers } worker
           *[other] { $workers } workers
        }
option-favour = King’s Favour “{ $favour }” ({ $cost }): { $reward }
    .full = Use the King’s Favour “{ $favour }” ({ $cost }): { $reward }
option-place = { $workers }
    .full = Place { $workers }
option-hire = Hire the { $card } ({ $price }): { $ability }
option-hire-instant = Hire the { $card } ({ $price }): immediately { $instant }; { $ability }
option-send = Discard the { $card } ({ $price }): { $reward }
option-workshop = { $action }, space { $space }
    .full = Build a workshop at { $action }, space { $space }
option-clear = { $action }
    .full = Clear { $action }
option-occupy = Region { $region }, space { $place }: { $reward }
    .full = Take space { $place } in region { $region }: { $reward }
option-jar = Space: { $reward }
    .full = Take the space { $reward }
option-attack = { $silver ->
        [0] Attack the { $card }: { $reward }
       *[other] Attack the { $card } for { $silver } silver: { $reward }
    }
option-convert = Convert the { $card }: { $reward }; { $worth }
option-choose = Reward: { $reward }
    .full = Choose { $reward }
option-next = Next: { $effect }
    .full = Resolve next: { $effect }
option-discard = { $amount ->
        [0] Discard none
        [one] Discard { $amount } suspicion card
       *[other] Discard { $amount } suspicion cards
    }
option-destroy = { $amount ->
        [0] Destroy none
        [one] Destroy { $amount } debt
       *[other] Destroy { $amount } debts
    }
option-repay = { $amount ->
        [0] Pay none
        [one] Pay { $amount } debt
       *[other] Pay { $amount } debts
    }
option-decline = Decline
    .full = Decline the effect
option-keep = Keep { $workers }
option-keep-nobody = Keep nobody
option-pass = Pass
option-end = End the turn

## What matters now

advice-order = { $action }: { $left ->
        [one] once more, and its King’s Order is
       *[other] { $left } more times, and its King’s Order is
    } worth { $vp } VP to you.
advice-pray = { $pray } frees an action to be taken again this round: { $action }, of which a King’s Order for { $vp } VP asks { $left ->
        [one] one more
       *[other] { $left } more
    }.
advice-count = { $action }: the next one alone is worth { $vp } VP at the end.
advice-track = { $attribute }: the next step is worth { $vp } VP, and one action raises it ({ $action }).
advice-convert = As things stand, one of these outsiders would be worth most to you: { $card }, { $vp } VP.
advice-provisions = You have no provisions, which some actions cost ({ $actions }): one action brings them ({ $hunt }).
advice-silver = You have no silver, which some actions cost ({ $actions }): one action brings it ({ $trade }).
advice-pass = When you pass, you may keep workers that you have not placed, up to { $most }.
advice-suspected = The tax supply is down to { $tax } silver, and in an Inquisition you would take a debt, for nobody has more suspicion cards: you have { $count }.
advice-safe = The tax supply is down to { $tax } silver, and an Inquisition would hit others: you have { $count ->
        [0] no suspicion cards
        [one] one suspicion card
       *[other] { $count } suspicion cards
    }, the most anybody has is { $most }.
advice-criminals = A criminal from the tavern brings you a suspicion card, and nobody has more than you now: { $count }.
advice-debts = Each unpaid debt costs you { $vp } VP at the end, and there is little time left to pay: you have { $count }.
advice-last-round = In the last round no workers are kept, and every { $set } silver and provisions left over bring { $vp } VP.
advice-paladin = { $paladin } makes an action cheaper ({ $action }) that a King’s Order asks for: { $left ->
        [one] one more
       *[other] { $left } more
    } and it is yours.
advice-tavern = For a King’s Order ({ $action }) you lack workers that not every tavern has: { $workers }.
advice-recruit = { $recruit }: with { $one ->
        [one] one worker
       *[other] { $one } workers
    } you discard a card for the reward in its corner, with { $two ->
        [one] one worker
       *[other] { $two } workers
    } it stays with you.
advice-favour = A King’s Favour serves only one player each round, so do not wait for long if you want it.

## What would be given up

lose-workers = { $count ->
        [one] One worker goes back to the supply unused.
       *[other] { $count } workers go back to the supply unused.
    }
lose-recruit = You would do without a townsfolk for nothing.
lose-develop = You would do without a workshop for nothing.

## What happened

log-round = Round { $round }
log-first-player = { $seat } is the first player
log-order-revealed = King’s Order revealed: { $action } at least { $count ->
        [one] { $count } time
       *[other] { $count } times
    } for { $vp } VP
log-favour-revealed = King’s Favour revealed in slot { $slot }: “{ $favour }”
log-taverns = Taverns: { $crews }
log-taverns-shuffled = { $cards ->
        [one] { $cards } tavern card is shuffled into a new deck
       *[other] { $cards } tavern cards are shuffled into a new deck
    }
crews = { $left }; { $right }
log-paladin-chosen = { $seat } has chosen a paladin
log-paladin-chosen-known = { $seat } chooses { $use }; { $top } goes on top of the deck, { $bottom } on the bottom
log-paladin = { $seat } reveals { $paladin }
log-tavern = { $seat } chooses a tavern and gains { $workers }
log-crew = { $seat } gains { $workers }
log-use = { $seat }: { $action } with { $workers }
log-favour = { $seat } uses the King’s Favour “{ $favour }” with { $workers }
log-pay-silver = { $seat } pays { $amount } silver
log-pay-provisions = { $seat } pays { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
log-gain = { $seat } gains { $reward }
log-criminals = { $seat } gains { $amount ->
        [one] { $amount } criminal
       *[other] { $amount } criminals
    }
log-hire = { $seat } hires the { $card }
log-send = { $seat } discards the { $card } for its reward
log-workshop = { $seat } puts a workshop on { $action }, space { $space }
log-pray = { $seat } clears { $action } of workers
log-monk = { $seat } sends a monk to region { $region }, space { $place }
log-outpost = { $seat } puts an outpost in region { $region }, space { $place }
log-wall = { $who } builds a wall: { $reward }
log-jar = { $seat } moves a jar: { $reward }
log-attack = { $seat } attacks the { $card }
log-convert = { $seat } converts the { $card }
log-townsfolk-acts = { $seat } uses the { $card }’s ability ({ $reward })
log-paladin-acts = { $seat } uses { $paladin }’s ability
log-suspicion = { $who } draws { $card_acc }
log-suspicion-discarded = { $who } discards { $amount ->
        [one] { $amount } suspicion card
       *[other] { $amount } suspicion cards
    }, { $left ->
        [0] none
       *[other] { $left }
    } left
log-suspicion-shuffled = { $cards ->
        [one] { $cards } suspicion card is shuffled into a new deck
       *[other] { $cards } suspicion cards are shuffled into a new deck
    }
log-no-suspicion-cards = There are no suspicion cards left to draw
log-tax = { $who } takes { $amount ->
        [one] { $amount } tax
       *[other] { $amount } taxes
    }{ $rest ->
        [0] {""}
       *[other] , { $rest } of them from the general supply
    }: { $left ->
        [0] the tax supply is now empty
       *[other] { $left } left in the tax supply
    }
log-tax-filled = The tax supply is refilled to { $amount } silver
log-debt = { $who } takes { $amount ->
        [one] { $amount } debt
       *[other] { $amount } debts
    }
log-debt-paid = { $who } pays 1 debt
log-debt-destroyed = { $who } destroys { $amount ->
        [one] { $amount } debt
       *[other] { $amount } debts
    }
log-inquisition = Inquisition!
log-inquisition-nobody = Nobody has a suspicion card, so nobody takes a debt
log-pass = { $seat } passes
log-keep = { $seat } keeps { $workers } for the next round
log-refresh = The main board is refreshed
log-townsfolk-discarded = Discarded townsfolk: { $cards }
log-outsider-discarded = Discarded outsiders: { $cards }
log-new-townsfolk = New townsfolk: { $cards }
log-new-outsiders = New outsiders: { $cards }

## What the solo opponent does, step by step

rival-name = The AI player
log-rival-setup = { $count ->
        [one] The AI player starts with a workshop on this action: { $actions }
       *[other] The AI player starts with workshops on these actions: { $actions }
    }
log-rival-workshop = The AI player’s workshop moves from the King’s Order to { $action } on its board
log-rival-favour-scheme = The AI player’s King’s Favour scheme goes to its scheme discard pile
log-rival-workers = The AI player starts the round with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
log-rival-tavern = { $criminals ->
        [one] The leftover tavern card shows { $criminals } criminal: the AI player comes under suspicion
       *[other] The leftover tavern card shows { $criminals } criminals: the AI player comes under suspicion for each
    }
log-rival-pass = The AI player has no workers left and passes
log-rival-scheme = The AI player draws the scheme “{ $action }”
log-rival-schemes-shuffled = { $cards ->
        [one] The AI player’s { $cards } scheme card is shuffled into a new deck
       *[other] The AI player’s { $cards } scheme cards are shuffled into a new deck
    }
log-rival-cannot = The AI player cannot take { $action }: { $why }
log-rival-falls-back = Instead it takes the leftmost possible action on the left side of its board
log-rival-use = The AI player: { $action } with { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $left ->
        [0] none
       *[other] { $left }
    } left
log-rival-recruit = Its marker is on space { $marker }: it discards the { $card } from slot { $slot }
log-rival-outsider = Its marker is on space { $marker }: it takes the { $card } from slot { $slot }
log-rival-favour = Its marker is on space { $marker }: it uses the King’s Favour “{ $favour }” in slot { $slot }
log-rival-space = It takes the best empty space: region { $region }, space { $place } ({ $reward })
log-rival-jar = It flips jar number { $jars }
log-rival-alternative = It takes the leftmost alternative that can help it: { $reward }
log-rival-pray = It takes { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    } off the right side of its board
log-rival-pray-worker = The right side of its board is empty, so it gains 1 worker
log-rival-rest = It rests with { $left ->
        [0] no workers
        [one] { $left } worker
       *[other] { $left } workers
    } left: its marker moves { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }, and it passes
log-rival-gains-workers = It gains { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
log-rival-attribute = Its { $attribute_acc } is now { $value }
log-rival-resources = Instead of gaining { $reward }, it moves its resource marker
log-rival-marker = Its marker moves from space { $before } to space { $after }
log-rival-wrap = The marker has gone all the way round: the AI player’s lowest attribute, { $attribute_acc }, rises to { $value }
log-rival-tax-lost = It has no { $lacks ->
        [debt] unpaid debt to destroy
       *[suspicion] suspicion card to discard
    }: 1 silver leaves the tax supply, { $left ->
        [0] which is now empty
       *[other] with { $left } left
    }
rival-why-blocked = its workers are there already
rival-why-workers = it needs { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    } and has { $have }
rival-why-attribute = it needs { $need } { $attribute_acc } and has { $have }
rival-why-no-townsfolk = there are no townsfolk in the row
rival-why-no-favour = no King’s Favour is available
rival-why-no-space = no empty space is within its reach
rival-why-no-outsider = no outsider is within its reach
rival-why-no-wall = there is no wall left
rival-why-limit = it has already done so { $count ->
        [one] { $count } time
       *[other] { $count } times
    }

## Scores

score-orders = King’s Orders
score-faith = Faith
score-strength = Strength
score-influence = Influence
score-commission = Commission
score-fortify = Fortify
score-walls = Points on walls
score-develop = Develop
score-garrison = Garrison
score-absolve = Absolve
score-converted = Converted outsiders
score-paid-debts = Paid debts
score-unpaid-debts = Unpaid debts
score-leftovers = Silver and provisions
score-tie-orders = Points for King’s Orders
score-tie-suspicion = Suspicion cards (fewer is better)

## Why not

why-blocked = Your workers are already there: the action is blocked until you clear it.
why-colour = You need { $workers_acc } (a criminal would do).
why-criminal = Only a criminal can be placed there, and you have none.
why-workers = You need { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    }: you are { $missing } short.
why-silver = It costs { $cost } silver: you are { $missing } short.
why-provisions = It costs { $cost ->
        [one] { $cost } provision
       *[other] { $cost } provisions
    }: you are { $missing } short.
why-townsfolk-price = The cheapest of the townsfolk costs { $cost } silver.
why-attribute = You need { $need } { $attribute_acc } and have { $have }: you are { $missing } short.
why-no-piece = { $piece_id ->
       *[term-workshop] You have no workshops left.
    }
why-no-space = There is no empty space for you on the main board.
why-no-card = There are no cards in the row.
why-no-wall = There are no walls left.
why-limit = This action can be taken at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } in a game.
why-nothing-to-clear = You have no workers on other actions to clear.
why-no-workers-there = You have no workers there.
why-not-itself = Pray cannot clear its own space.
why-favour-used = This Favour has already been used this round.
why-closed = This space is only for { $players } or more players.
why-occupied = A monk or an outpost already stands here.
why-jar-there = A jar is already there.
why-workshop-there = A workshop is already there.
why-tavern-taken = This tavern has already been chosen.

## In the terminal

show-tax = Tax supply
show-townsfolk = Townsfolk
show-outsiders = Outsiders
show-taverns = Taverns
show-paladin = Paladin
show-kept = Townsfolk hired
show-converted = Converted
show-blocked = blocked: { $actions }
show-workers = Workers
show-silver = Silver
show-provisions = Provisions
show-suspicion = Suspicion
show-debts = Debts
show-marker = Marker on space { $marker }
show-passed = passed
show-or-debt = or a debt
show-count = { $count } of { $limit }
show-hand = In hand
show-known-top = On top of your deck
show-known-bottom = On the bottom of your deck
show-empty = empty

## Names within a sentence

attribute-faith = Faith
    .gen = faith
    .acc = faith
attribute-strength = Strength
    .gen = strength
    .acc = strength
attribute-influence = Influence
    .gen = influence
    .acc = influence
worker-labourer = Labourer
    .acc = a labourer
worker-scout = Scout
    .acc = a scout
worker-merchant = Merchant
    .acc = a merchant
worker-fighter = Fighter
    .acc = a fighter
worker-cleric = Cleric
    .acc = a cleric
worker-criminal = Criminal
    .acc = a criminal
suspicion-suspicion-0 = Suspicion, no tax
    .acc = a suspicion card with no tax
suspicion-suspicion-1 = Suspicion, 1 tax
    .acc = a suspicion card with 1 tax
suspicion-suspicion-2 = Suspicion, 2 taxes
    .acc = a suspicion card with 2 taxes

## What a player has

means-silver = Silver
means-provisions = Provisions
means-workers = Workers at hand
means-faith = Faith
means-strength = Strength
means-influence = Influence
means-townsfolk = Townsfolk
means-suspicion = Suspicion cards
means-order-steps = Steps towards King’s Orders
means-helpers = Townsfolk who answer your actions

## What a hint notes

hint-inquisition = It sets off an Inquisition.
hint-inquisition-nobody = Nobody has a suspicion card then, so nobody takes a debt.
hint-debt = { $who } takes { $amount ->
        [one] { $amount } debt
       *[other] { $amount } debts
    }.
