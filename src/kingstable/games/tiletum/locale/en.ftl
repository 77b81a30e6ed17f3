# The words of Tiletum in English.

## Things

cardinal-name = The Cardinal
die = { $resource } { $value }
amount = { $amount } { $resource }
place = { $place }. { $who }
listed = “{ $thing }”
action-king = King action
    .acc = the king action
action-merchant = Merchant action
    .acc = the merchant action
action-architect = Architect action
    .acc = the architect action
action-character = Character action
    .acc = the character action
action-contract = Contract action
    .acc = the contract action
action-jester = Jester action
    .acc = the jester action
spot-london-brugge = Road between London and Bruges
    .acc = the road between London and Bruges
spot-antwerpen-hamburg = Road between Antwerp and Hamburg
    .acc = the road between Antwerp and Hamburg
spot-paris-bordeaux = Road between Paris and Bordeaux
    .acc = the road between Paris and Bordeaux
spot-strasbourg-milano = Road between Strasbourg and Milan
    .acc = the road between Strasbourg and Milan
spot-nuernberg-verona = Road between Nuremberg and Verona
    .acc = the road between Nuremberg and Verona
spot-arles-genova = Road between Arles and Genoa
    .acc = the road between Arles and Genoa
building-1 = Building 1
    .acc = building 1
building-2 = Building 2
    .acc = building 2
building-3 = Building 3
    .acc = building 3
building-4 = Building 4
    .acc = building 4
building-5 = Building 5
    .acc = building 5
building-6 = Building 6
    .acc = building 6
room = building { $building }, floor { $floor }
house-space = { $spot } ({ $reward })
reward-none = no reward
reward-gain-vp = { $amount } VP
reward-building-bonuses = the bonuses of one building
colour-any = any colour
colour-iron-or-wool = blue or light grey
phase-preparation = Preparation
phase-corruption = Corruption
phase-action = Action phase
phase-king = King phase
phase-fair = Fair phase
phase-refresh = Refresh phase
phase-final = Final scoring
phase-finished = The game is over
building-1-text = Crest: place a house in any town.
building-2-text = Crest: place a pillar at any cathedral.
building-3-text = Crest: move the merchant to any spot.
building-4-text = Crest: move the architect to any spot.
building-5-text = Crest: gain any 2 resources.
building-6-text = Crest: 5 VP. Any character may live here; no roof house and no marker.

## What the challenge cards do

challenge-very-special-friends-text = A helper with various bonuses gives the Cardinal 5 gold; he uses bonus contracts like other contracts.
challenge-resourceful-clergy-text = The Cardinal gains the resources and VP shown on helpers with resources or VP.
challenge-whispers-in-the-kings-ear-text = For a helper with AP, the Cardinal moves up 1 space on the king track.
challenge-ecclesiastical-income-text = For a helper with AP, the Cardinal scores as many VP as it shows AP.
challenge-visitors-to-the-curia-text = When placing a character, the Cardinal gains its resources and VP, and 1 VP for each AP, move and building shown.
challenge-deep-coffers-text = Each time the Cardinal takes a die, he also gains 1 of the resource he needs most.
challenge-favor-at-the-court-text = At the start and after each king phase, the Cardinal stands on the +5 VP space or higher.
challenge-ready-for-action-text = The Cardinal’s markers lie in the same order as yours, and he starts with a crest.

## Options of a table

setting-wheel = Action wheel
setting-wheel-random = Random order
setting-wheel-first-game = First-game order
setting-difficulty = Difficulty (solo)
setting-challenges = Challenge cards (solo)

## Questions

ask-start = Pick a die, or do a free task first.
ask-die = Die: { $die }. Take it as it is, change its value for 2 gold a pip, or pick another one.
ask-tile = Will you take the bonus tile “{ $tile }”?
ask-king-tile = You are highest on the king track. Will you take the bonus tile “{ $tile }”?
ask-jester = Jester: which action will you perform with { $ap } AP?
ask-any-action = { $by }: which action will you perform with { $ap } AP?
ask-king = { $granted ->
        [1] Extra king action
       *[other] King action
    }: { $ap } AP left.
ask-merchant = { $granted ->
        [1] Extra merchant action
       *[other] Merchant action
    }: { $ap } AP left.
ask-architect = { $granted ->
        [1] Extra architect action
       *[other] Architect action
    }: { $ap } AP left.
ask-character = { $granted ->
        [1] Extra character action
       *[other] Character action
    }: { $ap } AP left.
ask-contract = { $granted ->
        [1] Extra contract action
       *[other] Contract action
    }: { $ap } AP left.
ask-reveal = { $choice }. This turns up new tiles, so it cannot be undone.
ask-gain = { $by }: choose a resource{ $left ->
        [1] .
       *[other] { "" } ({ $left } left).
    }
ask-bonus = { $by }: take its parts in any order, or skip the rest.
ask-building = { $by }: choose the character that comes first.
ask-building-next = { $by }: which character in the building is next?
ask-end = End your turn{ $tasks ->
        [0] .
       *[other] , or do a free task first.
    }

## Choices

option-die = Pick { $die }
option-take = Take it as { $value }{ $price ->
        [0] { "" }
       *[other] { "" } for { $price } gold
    }
option-recolour = Take { $resource } instead (“{ $tile }”)
option-put-back = Pick another die
option-take-tile = Take “{ $tile }”
option-leave-tile = Leave the tile
option-act = { $action }
    .full = Take the action: { $action }
option-king = Move up 1 space on the king track
option-move = Move the { $meeple } to { $spot_acc }
option-put = Move the { $meeple } straight to { $spot_acc }
option-house = Place a house in { $space }
option-pillar = Place a pillar at { $cathedral }
option-recruit = Take “{ $tile }”
option-replace = Replace all characters on offer
option-reveal = Continue
option-place = Place in { $room }: “{ $tile }”
option-contract = Take “{ $tile }”
option-exchange = Give { $give }, take { $take }
option-gain = Gain { $resource }
option-bonus = Gain the bonus of “{ $tile }”
option-trade = Pay 2 gold for 1 { $resource }
option-fulfil = Fulfil “{ $tile }”
option-fulfil-with = Fulfil “{ $tile }”, paying { $resource }
option-crest = Place under { $building_acc }: “{ $tile }”
option-contribute = Contribute to { $cathedral }
option-use = Use “{ $tile }”
option-skip = Skip the rest
option-stop = End the action
option-end = End the turn

## What matters now

advice-fair = The fair of this round ({ $town }) would bring you { $vp } VP, but you have neither a house nor your merchant there, who is { $steps ->
        [one] one step
       *[other] { $steps } steps
    } away.
advice-fair-near = With this action your merchant can get to the fair of this round ({ $town }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }): { $vp } VP as it stands.
advice-cathedral-near = With this action your architect can get to a cathedral ({ $town }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }): its stone pays { $vp } VP once you have a pillar there.
advice-fair-more = You take part in the fair of this round ({ $fair }): you have { $count }, and one more brings { $vp } VP.
advice-king = At the end of the round your place on the king track costs you { $vp } VP.
advice-corruption = { $count ->
        [one] One more corruption token pushes
       *[other] { $count } more corruption tokens push
    } all markers down the king track this round, and your place is worth only { $vp } VP.
advice-last-turn = This is your last die: contracts not fulfilled bring nothing, and what is left over is worth 1 VP for every { $resources }.
advice-fulfil = You can fulfil a contract, which costs no AP: { $vp } VP.
advice-contribute = You can pay stone to a cathedral ({ $town }), which costs no AP: { $vp } VP, and less for whoever comes later.
advice-race = You and { $seat } both have a pillar at a cathedral ({ $town }), and { $vp } VP go to whoever pays its stone first.
advice-crest = { $building } is full, so a crest completes it and its marker gives you { $ap } AP more for an action, for the rest of the game.
advice-more-pillars = At the end your houses count times your pillars, { $houses } × { $pillars } now: one more pillar brings { $vp } VP, more than a house does.
advice-more-houses = At the end your houses count times your pillars, { $houses } × { $pillars } now: one more house brings { $vp } VP, more than a pillar does.
advice-no-house = You have no house to place: one comes from the roof of each building whose rooms you fill.
advice-no-pillar = You have no pillar to place: a fulfilled contract sets one free.
advice-house = A house placed here brings { $vp } VP at the end by your pillars alone.
advice-pillar = A pillar placed here brings { $vp } VP at the end by your houses alone.
advice-die = A high die gives many resources and few AP, a low one few resources and many AP.
advice-turn = For { $gold } gold you can turn a die by one, and it moves to the sector of its new value.
advice-marker = A die lies where your marker gives you AP on top ({ $action }): { $ap }.
advice-storehouse = Your storehouse is full (slots: { $slots }): use, fulfil or place something before you take another tile.
advice-cardinal = The Cardinal takes part in every fair: as it stands, this one brings him { $his } VP and you { $mine }.

## What would be given up

lose-ap = { $ap } AP would be lost.

## What happened

log-round = Round { $round }
log-roll = Dice rolled: { $dice }
log-corruption = Corruption: { $steps ->
        [0] no marker on the king track moves
        [one] every marker on the king track moves down { $steps } space
       *[other] every marker on the king track moves down { $steps } spaces
    }
log-take-die = { $seat } takes a die: { $resource } { $shown }{ $price ->
        [0] { "" }
       *[other] , changed to { $value } for { $price } gold
    }
log-recolour = { $seat } takes { $resource } for the die, using “{ $tile }”
log-gain = { $who } gains { $amount } { $resource }
log-score = { $who } scores { $vp } VP
log-take-tile = { $who } takes “{ $tile }”
log-action = { $who } performs { $action_acc } with { $ap } AP{ $marker ->
        [0] { "" }
       *[other] { "" } ({ $marker } of them from a marker)
    }
log-granted = { $seat } gains an extra action: { $action_acc } with { $ap } AP
log-stop = { $seat } ends { $action_acc } early, { $ap } AP lost
log-end = { $seat } ends the turn
log-king-up = { $who } { $steps ->
        [0] is already at the top of the king track: { $vp } VP
        [one] moves up { $steps } space on the king track, to { $vp } VP
       *[other] moves up { $steps } spaces on the king track, to { $vp } VP
    }
log-move = { $who } moves the { $meeple } to { $spot_acc }
log-house = { $who } places a house in { $spot }
log-pillar = { $who } places a pillar at { $cathedral }
log-contribute = { $who } contributes to { $cathedral }: { $vp } VP
log-place = { $who } places “{ $tile }” in { $building_acc }, floor { $floor }
log-roof = { $seat } gets the house on the roof of building { $building }
log-marker = { $who } completes { $building_acc }: its +{ $ap } AP marker goes to the sector of { $action_acc }
log-replace = { $seat } replaces all characters on offer
log-characters-replaced = New characters on offer: { $tiles }
log-character-refilled = New character on offer: “{ $tile }”
log-contracts-refilled = New in the contract offer: { $tiles }
log-bonus-reshuffled = The discarded bonus tiles are shuffled into a new pile
log-exchange = { $seat } exchanges { $give } for { $take }
log-trade = { $seat } pays { $price } gold for 1 { $resource }
log-fulfil = { $seat } fulfils “{ $tile }”: { $vp } VP
log-fulfil-any = For “any one type”, { $seat } pays { $amount } { $resource }
log-contract-pillar = { $seat } gets a pillar from the contract space
log-crest = { $seat } pays { $food } food and places “{ $tile }” under { $building_acc }
log-use = { $seat } uses “{ $tile }”
log-bonus = { $seat } gains a bonus of { $building_acc }: “{ $tile }”
log-skip = { $seat } skips the rest of the bonus
log-bonus-lost = { $seat } cannot use the bonus and loses it
log-king-score = { $who }: { $vp } VP from the king track
log-king-last = { $who } is highest on the king track: { $vp } VP
log-king-tile-discarded = { $seat } does not take the king’s bonus tile; “{ $tile }” is discarded
log-order = New turn order: { $order }
log-fair = Fair in { $spot }: “{ $fair }”
log-fair-absent = { $who } does not take part in the fair
log-fair-score = { $who } at the fair: { $value } × { $count } = { $vp } VP
log-fair-score-king = { $who } at the fair: { $value } and { $king } VP from the king track = { $vp } VP
log-refresh = Refresh: dice return to the bag, tiles are refilled, the disc turns
log-final-pieces = { $who }: { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } × { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    } = { $vp } VP
log-final-buildings = { $who }: { $count ->
        [0] no completed buildings
        [one] { $count } completed building
       *[other] { $count } completed buildings
    }, { $vp } VP
log-final-resources = { $who }: { $count ->
        [0] no resources left
        [one] { $count } resource left
       *[other] { $count } resources left
    }, { $vp } VP

## The Cardinal

log-rival-turn = The Cardinal’s turn
log-rival-rolls = The Cardinal starts on the leftmost directive card. Dice { $one } and { $two }: the difference is { $steps }, so he stops on “{ $card }”
log-rival-option-holds = Option { $number }. { $option }. Applies: die { $die }
log-rival-option-fails = Option { $number }. { $option }. Does not apply: { $reason }
log-rival-next-card = No option applies: the Cardinal goes on to “{ $card }”
log-rival-sector = The action’s sector gives { $own } AP, the jester’s { $jester } AP; he takes a die from the sector of { $action_acc }
log-rival-priority = Dice to choose from: { $dice }. By the priority on “{ $card }”, he takes { $die }
log-rival-greatest-need = { $any ->
        [0] His contracts lack { $lack } { $resource }
        [one] { $lack ->
            [0] His contracts lack { $any } resource of any kind
           *[other] His contracts lack { $lack } { $resource } and { $any } resource of any kind
        }
       *[other] { $lack ->
            [0] His contracts lack { $any } resources of any kind
           *[other] His contracts lack { $lack } { $resource } and { $any } resources of any kind
        }
    }
log-rival-takes-die = The Cardinal takes a die from the sector of { $action_acc }: { $die }
log-rival-jester-king = No action is set, and he is lower than you on the king track
log-rival-jester-pieces = No action is set, and he has { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } and { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    }
log-rival-decides = { $what }: { $choice }, not { $others }. Reason: { $by }
log-rival-random = { $what }, tied: { $among }; chosen at random: { $choice }
log-rival-needs = Most needed resource: { $resource } ({ $why })
log-rival-gets = The Cardinal gets “{ $tile }”, category “{ $category }”
log-rival-reserve = He did not have this crest yet: it goes to his reserve, inactive
log-rival-removes = The Cardinal removes “{ $tile }” (category “{ $category }”) from the game: it brings him nothing
log-rival-removed = The tile is removed from the game with no effect
log-rival-challenge = The challenge card “{ $card }” takes effect
log-rival-slot = He puts the contract in an empty slot
log-rival-category = The best category within reach is “{ $category }”: { $tiles }
log-rival-map-tile = He chooses “{ $tile }” in { $spot }: distance { $steps }, reach { $ap }
log-rival-no-tile = No bonus tile within his reach ({ $ap })
log-rival-no-pillar = His architect is in { $spot }: he cannot place a pillar there
log-rival-no-house = He cannot place a house anywhere
log-rival-stays = There is nowhere to go: the { $meeple } stays
log-rival-travels = The { $meeple }’s goal: { $spot }, distance { $steps }{ $extra ->
        [0] , within his reach ({ $free })
       *[other] { $free ->
            [0] { "" }
           *[other] , { $extra } beyond his reach ({ $free })
        }: { $gold ->
            [0] he has no gold to pay
           *[other] he pays { $gold } gold
        }
    }
log-rival-replaces = He can take none of the characters: all on offer are replaced
log-rival-no-character = No character suits him: { $ap } AP lost
log-rival-contract-crest = A. A new crest for { $ap } AP: “{ $tile }”
log-rival-contract-ready = B. A “ready” contract for { $ap } AP: “{ $tile }”
log-rival-contract-one = C. One contract for { $ap } AP: “{ $tile }”
log-rival-crest = The Cardinal activates “{ $tile }” under { $building_acc }: { $vp } VP
log-rival-buys = He pays { $amount ->
        [0] { $gold } gold instead of { $resource }
       *[other] { $amount } { $resource }{ $gold ->
            [0] { "" }
           *[other] { "" } and { $gold } gold
        }
    }
log-rival-pays = He pays { $paid } for “{ $tile }”
log-rival-fulfils = The Cardinal fulfils “{ $tile }”: { $printed } + { $extra } = { $vp } VP
log-rival-converts = { $gold ->
        [0] He has no stone or food to turn into gold
       *[other] He turns his stone and food into { $gold } gold
    }
log-rival-floor = The Cardinal moves up to the +{ $vp } VP space on the king track
log-directive-removed = The directive card “{ $card }” returns to the box
directive-action = { $action }, { $condition }
directive-highest = Highest die, { $colour }, { $condition }
directive-greatest-need = The die he needs most, blue or light grey, or yellow, { $condition }
condition-always = no condition
condition-pillars-gt-houses = if he has more pillars than houses
condition-pillars-gt-cathedrals = if he has more pillars than cathedrals
condition-houses-ge-pillars = if he has at least as many houses as pillars
condition-has-unfulfilled-contract = if he has an unfulfilled contract
condition-new-crest-in-reach = if a new crest is within reach
condition-new-crest-in-contract-offer = if a new crest is among the contracts on offer
reason-no-die = there is no die for { $action_acc } or the jester action
reason-no-colour = there is no die of that colour
reason-pillars-houses = he has { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    } and { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }
reason-pillars-cathedrals = he has { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    } and { $cathedrals ->
        [one] { $cathedrals } cathedral
       *[other] { $cathedrals } cathedrals
    }
reason-houses-pillars = he has { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } and { $pillars ->
        [one] { $pillars } pillar
       *[other] { $pillars } pillars
    }
reason-no-contract = he has no unfulfilled contract
reason-no-new-crest-map = there is no crest on the map that he does not have yet
reason-crest-far = { $ap } AP is not enough: { $crests }
crest-away = “{ $crest }” ({ $spot }, distance { $steps })
reason-no-new-crest-offer = there is no crest on offer that he does not have yet
reason-crest-dear = { $ap } AP is not enough: { $crests }
crest-costs = “{ $crest }” (costs { $ap } AP)
criterion-most-vp = most VP
criterion-you-lack = you do not have it yet
criterion-least-stone = least stone
criterion-nearest = nearest
criterion-fair-town = town of the next fair
criterion-space-vp = most VP on an empty space
criterion-space-reward = another reward on an empty space
criterion-has-one = he already has one of this type
criterion-further-left = further left on his board
criterion-higher-reward = higher reward
criterion-cheaper = costs fewer AP
criterion-lacks-fewest = lacks the fewest resources
criterion-further-right = further right
criterion-crest-he-lacks = a crest he does not have
criterion-crest-you-lack = a crest you do not have
criterion-more-vp = more VP
criterion-more-resources = more resources
criterion-more-any = more “any resource” symbols
criterion-more-ap = more AP
criterion-fewer-resources = takes fewer resources
criterion-lacks-more = his contracts lack more of it
criterion-has-fewer = he has less of it
what-action = Action
what-cathedral = Cathedral
what-character = Character
what-colour = Colour
what-contract = Contract
what-resource = Resource
what-tile = Bonus tile
what-town = Town
need-stone = for a cathedral
need-food = for a crest
need-contract = for his contracts
need-gold = nothing else is needed

## Scores

score-start = Start
score-king = King track
score-fairs = Fairs
score-houses = House spaces
score-characters = Characters
score-helpers = Helpers
score-contracts = Contracts
score-cathedrals = Cathedrals
score-crests = Crests
score-challenges = Challenge cards
score-pieces = Houses × pillars
score-buildings = Completed buildings
score-resources = Resources left
score-turn-order = Turn order
score-before = VP before final scoring

## Why not

why-not-now = Not now: answer the current question first.
why-storehouse-full = Your storehouse is full.
why-crest-owned = You already have this crest.
why-no-contract-space = You already have six contracts, fulfilled and stored together.
why-needs-action = You can do this only during { $action_acc }.
why-ap = This costs { $cost } AP; you have { $ap }.
why-tile-sector = You get this tile with a die from its sector.
why-tile-map = You can take this tile in the merchant or architect action, when that meeple of yours stands there.
why-king-tile = This tile goes to the player highest on the king track, in the king phase.
why-not-yours = This is not yours.
why-contract = { $wool ->
        [0] You lack { $iron } iron.
       *[other] { $iron ->
            [0] You lack { $wool } wool.
           *[other] You lack { $wool } wool and { $iron } iron.
        }
    }
why-contract-any = Besides the resources named, you need { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    } of one type.
why-crest-places = Each of your buildings already has a crest.
why-food = This costs { $food } food; you have { $have }.
why-ap-helper = This helper only works with the action of your die.
why-colour-helper = You use this helper when taking a die.
why-no-room = No room fits this character.
why-die-taken = You have already taken a die this turn.
why-die-picked = Put the picked die back first.
why-spot = You move your meeples in the merchant and architect actions.
why-already-there = Your { $meeple } is already there.
why-steps = Your { $meeple } is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away, and you have { $ap } AP.
why-space-reserved = This space is reserved for a starting house.
why-space-players = Only in games with { $players } or more players.
why-space-taken = There is already a house here.
why-own-house = You already have a house in this town.
why-no-house = There is no house in your supply.
why-not-there = Your { $meeple } is not there yet.
why-closed = This cathedral is under restoration.
why-given = You have already contributed here.
why-no-cathedral-tile = No tile of this cathedral is left.
why-stone = This costs { $stone } stone; you have { $have }.
why-pillar-spaces = There is no free pillar space.
why-no-pillar = There is no pillar in your supply.
why-crest-there = This building already has a crest.
why-no-crest = There is no crest in your storehouse.
why-room-taken = Somebody already lives here.
why-no-character = There is no character in your storehouse.
why-type = One building, one type: your characters do not fit here.
why-trade = This costs { $price } gold; you have { $have }.
why-action-by-die = Your die decides which action you perform.

## In the terminal

show-round = Round
show-value = Value
show-ap = AP
show-action = Action
show-dice = Dice
show-bonus = Bonus tile
show-map-tiles = Bonus tiles on the map
show-corruption = Corruption
show-houses = houses
show-pillars = pillars
show-contracts = contracts
show-storehouse = Storehouse
show-directives = Directive cards
show-reserve = Reserve
show-unfulfilled = Unfulfilled contracts
show-supply = Characters to be placed
show-cardinal-sign = C
show-pass = turn { $number }
show-free-slots = { $count ->
        [0] no empty slot
        [one] { $count } empty slot
       *[other] { $count } empty slots
    }
show-at = Merchant: { $merchant }. Architect: { $architect }.
show-markers = Bonus AP at actions
show-taken-dice = Dice taken this round
show-fulfilled = Fulfilled contracts
show-given = Cathedrals contributed to
show-marker = marker
show-crest-food = a crest costs { $food } food
show-lacks = lacks { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
show-ready = can be fulfilled
show-reserved-food = Food kept for crests: { $food }
show-bag = Dice in the bag
show-corruption-left = Corruption tokens face down
show-bonus-pile = Pile of bonus tiles
show-contract-pile = Pile of contracts
show-character-pile = Pile of characters
show-bonus-discard = Discarded bonus tiles
show-removed = Out of the game
show-order = Turn order
show-king-track = King track
show-king-last = highest in the last round: { $vp } VP
show-held = held
show-fair-count = counts { $count }, { $part ->
        [yes] takes part
       *[no] does not take part
    }; now { $vp } VP
show-spaces = houses
show-cathedral = cathedral
show-closed = closed for restoration
show-contribution = { $stone } stone for { $vp } VP, { $tiles ->
        [0] no tile left
        [one] { $tiles } tile left
       *[other] { $tiles } tiles left
    }
show-contribution-now = { $stone } stone for { $vp } VP
show-costs-ap = { $ap } AP
show-die-brings = { $gained }, { $action } with { $ap } AP
show-iron-or-wool = iron or wool
show-most-needed-resource = the resource he needs most
show-legend = Map: m — merchant, a — architect, ^ — house, I — pillar, each with the number of its player (C — the Cardinal); _ — empty house space, with its VP, B — the bonuses of a building; * — bonus tile; stone:VP of a cathedral, x — closed; a number after a name — its fair. Dice: G — gold, F — food, W — wool, S — stone, I — iron. Players: 10 (12) — 10 VP, and 12 if the game ended now; houses 1+7 — on the map and in supply; 1[_ P05]+2 — building 1 with an empty room, the character P05 and a marker of 2 bonus AP.

## What a player has

means-fairs = VP at fairs as things stand
means-fair-towns = coming fairs with your house
means-houses = houses on the map
means-pillars = pillars on the map
means-crests = crests under buildings
means-characters = characters in rooms
means-contracts = fulfilled contracts
means-houses-freed = houses freed
means-pillars-freed = pillars freed
means-crests-taken = crests taken
means-characters-taken = characters taken
means-contracts-taken = contracts taken
means-helpers-stored = helpers in the storehouse
means-king = VP on the king track as things stand
means-far-house = the merchant’s steps to the nearest place for a house
means-far-fair = the merchant’s steps to the nearest fair without your house
means-far-pillar = the architect’s steps to the nearest place for a pillar
strength-cathedrals = VP still to be had at cathedrals with your pillar
strength-contracts = VP of contracts still to be fulfilled
strength-crests = crests in the storehouse
strength-stone = stone still wanting for your cathedrals
strength-completed = completed buildings
strength-markers = bonus AP at actions
