# The words of Paladins of the West Kingdom, in English.

## Rewards

reward-worker = { $amount ->
        [1] { $worker }
       *[other] { $amount } × { $worker }
    }
reward-attribute = +{ $amount } { $attribute }
reward-silver = { $amount } silver
reward-provision = { $amount ->
        [one] { $amount } provision
       *[other] { $amount } provisions
    }
reward-tax = { $amount } tax
reward-pray = { $amount ->
        [1] Pray
       *[other] { $amount } × Pray
    }
reward-discard-suspicion = { $amount ->
        [one] discard { $amount } suspicion card
       *[other] discard { $amount } suspicion cards
    }
reward-destroy-debt = { $amount ->
        [one] destroy { $amount } debt
       *[other] destroy { $amount } debts
    }
reward-pay-debt = { $amount ->
        [one] pay { $amount } debt
       *[other] pay { $amount } debts
    }
reward-free-recruit = { $amount ->
        [1] free recruit
       *[other] { $amount } × free recruit
    }
reward-free-develop = { $amount ->
        [1] free develop
       *[other] { $amount } × free develop
    }
reward-all = { $parts }
reward-or = { $left } or { $right }
reward-nothing = nothing
price-silver = { $amount ->
        [0] free
       *[other] { $amount } silver
    }
price-debt = a debt
any-worker = any worker

ability-action = each { $action }: { $reward }
ability-pay-debt = each debt you pay: { $reward }
ability-always = in an Inquisition: { $reward }
ability-suspicion-is-0 = in an Inquisition, without suspicion: { $reward }
ability-suspicion-at-least-2 = in an Inquisition, with 2 or more suspicion cards: { $reward }

worth = 1 VP per { $per ->
        [1] { $what }
       *[other] { $per } { $what_acc }
    }
worth-base = { $base } VP, and 1 VP per { $per ->
        [1] { $what }
       *[other] { $per } { $what_acc }
    }
count-attacked-byzantine = Byzantine attacked
    .acc = Byzantines attacked
count-attacked-saracen = Saracen attacked
    .acc = Saracens attacked
count-attacked-viking = Viking attacked
    .acc = Vikings attacked
count-commission-count = Commission
    .acc = Commissions
count-fortify-count = wall
    .acc = walls
count-garrison-count = Garrison
    .acc = Garrisons
count-absolve-count = jar moved
    .acc = jars moved
count-townsfolk-kept = townsfolk hired
    .acc = townsfolk hired
count-workshops-placed = workshop placed
    .acc = workshops placed
count-faith-track = point of faith
    .acc = points of faith
count-strength-track = point of strength
    .acc = points of strength
count-influence-track = point of influence
    .acc = points of influence
count-paid-debts = paid debt
    .acc = paid debts
count-unpaid-debts = unpaid debt
    .acc = unpaid debts
count-orders-completed = King's Order completed
    .acc = King's Orders completed
count-suspicion-held = suspicion card
    .acc = suspicion cards
count-mercenaries-converted = Mercenary converted
    .acc = Mercenaries converted

paladin-waive-silver = { $action } costs no silver
paladin-waive-provision = { $action } costs no provisions
paladin-reduce-silver = { $action } costs { $amount } silver less
paladin-bonus = each { $action }: also { $reward }

## Options of a table

setting-difficulty = Difficulty (solo game)

## Questions

ask-setup-hire = Hire a townsfolk for nothing.
ask-paladin = Your paladins: 1 { $first }, 2 { $second }, 3 { $third }. Which do you use, which goes on top of your deck, which under it?
ask-tavern = Choose a tavern and take its workers.
ask-action = Take an action or pass.
ask-end = Your turn is complete.
ask-place = Which workers do you place?
ask-keep = Which workers do you keep for the next round? At most { $most }.
ask-workshop = Where does the workshop go?
ask-free-develop = Free develop: where does the workshop go?
ask-hire = Which townsfolk do you hire?
ask-send = Which townsfolk do you discard for its reward?
ask-free-recruit = Free recruit: hire a townsfolk, or discard one for its reward.
ask-pray = From which action do you take the workers?
ask-pray-reward = Pray: from which action do you take the workers?
ask-commission = Where do you send the monk?
ask-garrison = Where do you put the outpost?
ask-jar = On which space do you put the jar?
ask-attack = Which outsider do you attack?
ask-convert = Which outsider do you convert?
ask-choose = Choose one reward.
ask-next = Which effect comes next?
ask-discard = { $most ->
        [1] Do you discard a suspicion card?
       *[other] How many suspicion cards do you discard? At most { $most }.
    }
ask-destroy = { $most ->
        [1] Do you destroy a debt?
       *[other] How many debts do you destroy? At most { $most }.
    }
ask-repay = { $most ->
        [1] Do you pay a debt?
       *[other] How many debts do you pay? At most { $most }.
    }

## Choices

option-paladin = Use { $use }, { $top } on top, { $bottom } under the deck
option-tavern = Tavern: { $workers }
option-use = { $workers ->
        [one] { $action } with { $workers } worker
       *[other] { $action } with { $workers } workers
    }
option-favour = King's Favour: { $favour } ({ $cost }) – { $reward }
option-place = { $workers }
option-hire = Hire { $card } ({ $price }) – { $ability }
option-hire-instant = Hire { $card } ({ $price }) – at once { $instant }; { $ability }
option-send = Discard { $card } ({ $price }) – { $reward }
option-workshop = { $action }, space { $space }
option-clear = { $action }
option-occupy = Region { $region }, space { $place }: { $reward }
option-jar = { $reward }
option-attack = { $silver ->
        [0] Attack { $card } – { $reward }
       *[other] Attack { $card } for { $silver } silver – { $reward }
    }
option-convert = Convert { $card } – { $reward }; { $worth }
option-choose = { $reward }
option-next = { $effect }
option-discard = { $amount ->
        [0] Discard none
       *[other] Discard { $amount }
    }
option-destroy = { $amount ->
        [0] Destroy none
       *[other] Destroy { $amount }
    }
option-repay = { $amount ->
        [0] Pay none
       *[other] Pay { $amount }
    }
option-decline = Decline
option-keep = Keep { $workers }
option-keep-nobody = Keep nobody
option-pass = Pass
option-end = End the turn

## What happened

log-round = Round { $round }
log-first-player = { $seat } is first player
log-order-revealed = { $order }, for { $vp } VP
log-favour-revealed = King's Favour { $slot }: { $favour }
log-taverns = Taverns: { $cards }
log-taverns-shuffled = { $cards ->
        [one] { $cards } tavern card is shuffled into a new deck
       *[other] { $cards } tavern cards are shuffled into a new deck
    }
log-paladin-chosen = { $seat } has chosen a paladin
log-paladin-chosen-known = { $seat } uses { $use }; { $top } goes on top, { $bottom } under the deck
log-paladin = { $seat } reveals { $paladin }
log-tavern = { $seat } takes { $tavern }
log-crew = { $seat } receives { $workers }
log-use = { $seat }: { $action } with { $workers }
log-favour = { $seat } uses the King's Favour “{ $favour }” with { $workers }
log-pay-silver = { $seat } pays { $amount } silver
log-pay-provisions = { $amount ->
        [one] { $seat } pays { $amount } provision
       *[other] { $seat } pays { $amount } provisions
    }
log-gain = { $seat } gains { $reward }
log-criminals = { $amount ->
        [one] { $seat } gains { $worker }
       *[other] { $seat } gains { $amount } × { $worker }
    }
log-hire = { $seat } hires the { $card }
log-send = { $seat } discards the { $card } for its reward
log-workshop = { $seat } puts a workshop on { $action }, space { $space }
log-pray = { $seat } takes the workers off { $action }
log-monk = { $seat } sends a monk to region { $region }, space { $place }
log-outpost = { $seat } puts an outpost in region { $region }, space { $place }
log-wall = { $seat } builds { $wall }: { $reward }
log-jar = { $seat } moves a jar: { $reward }
log-attack = { $seat } attacks the { $card }
log-convert = { $seat } converts the { $card }
log-townsfolk-acts = { $seat }: the { $card } acts
log-paladin-acts = The paladin of { $seat } helps
log-suspicion = { $seat } draws “{ $card }”
log-suspicion-discarded = { $amount ->
        [one] { $seat } discards { $amount } suspicion card, { $left } left
       *[other] { $seat } discards { $amount } suspicion cards, { $left } left
    }
log-suspicion-shuffled = { $cards ->
        [one] { $cards } suspicion card is shuffled into a new deck
       *[other] { $cards } suspicion cards are shuffled into a new deck
    }
log-no-suspicion-cards = There is no suspicion card left to draw
log-tax = { $seat } takes { $amount } tax ({ $taken } from the tax supply, { $left } left there)
log-tax-filled = The tax supply is filled up to { $amount }
log-debt = { $amount ->
        [one] { $seat } takes { $amount } debt
       *[other] { $seat } takes { $amount } debts
    }
log-debt-paid = { $seat } pays a debt
log-debt-destroyed = { $amount ->
        [one] { $seat } destroys { $amount } debt
       *[other] { $seat } destroys { $amount } debts
    }
log-inquisition = Inquisition!
log-inquisition-nobody = Nobody is under suspicion, nobody takes a debt
log-pass = { $seat } passes
log-keep = { $seat } keeps: { $workers }
log-refresh = The board is refreshed
log-discarded = The { $card } leaves the row
log-new-townsfolk = New townsfolk: { $cards }
log-new-outsiders = New outsiders: { $cards }

## What the solo opponent does, step by step

log-ai-setup = The AI player starts with a workshop on each of: { $actions }
log-ai-workshop = The AI player's workshop on the Order moves to its { $action }
log-ai-favour-scheme = The AI player's King's Favour scheme goes to its scheme pile
log-ai-workers = The AI player starts the round with { $workers } workers
log-ai-tavern = { $criminals ->
        [one] { $criminals } criminal is on the tavern left over: the AI player draws a suspicion card for it
       *[other] { $criminals } criminals are on the tavern left over: the AI player draws a suspicion card for each
    }
log-ai-pass = The AI player has no workers and passes
log-ai-scheme = The AI player draws “{ $scheme }”
log-ai-schemes-shuffled = The AI player's schemes are shuffled into a new deck of { $cards }
log-ai-cannot = { $action } is not possible for the AI player: { $why }
log-ai-falls-back = It takes instead the leftmost possible action of those on the left of its board
log-ai-use = { $workers ->
        [one] The AI player: { $action } with { $workers } worker, { $left } left
       *[other] The AI player: { $action } with { $workers } workers, { $left } left
    }
log-ai-recruit = Its marker is on { $marker }: it discards the { $card } from slot { $slot }
log-ai-outsider = Its marker is on { $marker }: it takes the { $card } from slot { $slot }
log-ai-favour = Its marker is on { $marker }: it uses “{ $favour }” in slot { $slot }
log-ai-space = Its best free space is region { $region }, space { $place }: { $reward }
log-ai-jar = It flips jar { $jars }
log-ai-wall = It builds { $wall }: { $reward }
log-ai-alternative = It takes the leftmost alternative that can help it: { $reward }
log-ai-pray = { $workers ->
        [one] It takes { $workers } worker off its right side
       *[other] It takes { $workers } workers off its right side
    }
log-ai-pray-worker = Its right side is empty, so it gains 1 worker
log-ai-rest = { $left ->
        [one] It rests with { $left } worker left: the marker moves by { $steps }, and it has passed
       *[other] It rests with { $left } workers left: the marker moves by { $steps }, and it has passed
    }
log-ai-gains-workers = { $amount ->
        [one] It gains { $amount } worker
       *[other] It gains { $amount } workers
    }
log-ai-attribute = Its { $attribute } is now { $value }
log-ai-resources = Silver and provisions for it: { $amount }; its marker moves instead
log-ai-marker = Its marker moves from { $before } to { $after }
log-ai-wrap = The marker has gone round: its lowest attribute, { $attribute }, is now { $value }
log-ai-suspicion = It draws “{ $card }”
log-ai-suspicion-discarded = { $amount ->
        [one] It discards { $amount } suspicion card, { $left } left
       *[other] It discards { $amount } suspicion cards, { $left } left
    }
log-ai-tax = The AI player takes { $amount } tax: { $taken } silver out of the tax supply, { $left } left there
log-ai-tax-lost = It has nothing to discard: 1 silver leaves the tax supply, { $left } left there
log-ai-debt = { $amount ->
        [one] The AI player takes { $amount } debt
       *[other] The AI player takes { $amount } debts
    }
log-ai-debt-paid = It pays a debt
log-ai-debt-destroyed = { $amount ->
        [one] It destroys { $amount } debt
       *[other] It destroys { $amount } debts
    }
ai-why-blocked = its workers are there already
ai-why-workers = it needs { $need } workers and has { $have }
ai-why-attribute = { $attribute } { $need } is needed, it has { $have }
ai-why-no-townsfolk = no townsfolk is in the row
ai-why-no-favour = no King's Favour is free
ai-why-no-space = no free space is within its reach
ai-why-no-outsider = no outsider is within its reach
ai-why-no-wall = there is no wall left
ai-why-limit = it has done so { $count } times

## Scores

score-orders = King's Orders
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
score-tie-orders = Points for King's Orders
score-tie-suspicion = Suspicion cards (fewer is better)

## Why not

why-blocked = Your workers are there already; the action is blocked until it is cleared.
why-colour = You have no worker for: { $workers } (a criminal would do).
why-criminal = Only a criminal may go there, and you have none.
why-workers = { $missing ->
        [one] It takes { $need } workers: { $missing } is missing.
       *[other] It takes { $need } workers: { $missing } are missing.
    }
why-silver = It costs { $cost } silver: { $missing } missing.
why-provisions = { $cost ->
        [one] It costs { $cost } provision: { $missing } missing.
       *[other] It costs { $cost } provisions: { $missing } missing.
    }
why-townsfolk-price = The cheapest townsfolk costs { $cost } silver.
why-attribute = It needs { $attribute } { $need }; you have { $have }: { $missing } missing.
why-no-piece = You have none left: { $piece }.
why-no-space = No space of the board is free.
why-no-card = There is no card in the row.
why-no-wall = There is no wall left.
why-limit = You have done this { $limit } times, which is the most.
why-nothing-to-clear = There is no other action with workers to clear.
why-no-workers-there = No worker stands there.
why-not-itself = Pray cannot clear itself.
why-favour-used = This Favour has been used this round.
why-closed = This space needs { $players } players.
why-occupied = A monk or an outpost stands here.
why-jar-there = A jar is there already.
why-workshop-there = A workshop is there already.
why-tavern-taken = This tavern is taken.

## In the terminal

show-round = Round
show-tax = Tax supply
show-townsfolk = Townsfolk
show-outsiders = Outsiders
show-king = King
show-region = Region { $region }: faith { $faith }, strength { $strength }
show-taverns = Taverns
show-actions = Actions
show-paladin = Paladin
show-kept = Townsfolk hired
show-converted = Converted
show-blocked = blocked: { $actions }
show-workers = Workers
show-silver = Silver
show-provisions = Provisions
show-suspicion = Suspicion
show-debts = Debts (unpaid/paid)
show-schemes = Schemes: { $deck } in the deck, { $pile } played
show-marker = Marker on { $marker }
show-passed = passed
show-face-down = face down
show-or-debt = or a debt
show-count = { $count } of { $limit }
show-need = needs { $attribute } { $need }
show-next-cost = costs { $price }
show-hand = In hand
show-known-top = On top of your deck
show-known-bottom = Under your deck
show-empty = empty
