# The words of Tiletum in English.

## Things

cardinal-name = The Cardinal
die = { $resource } { $value }
amount = { $resource } ×{ $amount }
place = { $place }. { $who }
listed = “{ $thing }”
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
reward-gain-vp = { $amount } VP
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
building-3-text = Crest: put the merchant on any spot.
building-4-text = Crest: put the architect on any spot.
building-5-text = Crest: gain any 2 resources.
building-6-text = Crest: 5 VP. Any character may live here; no roof house and no marker.

## What the challenge cards do

challenge-very-special-friends-text = A helper with various bonuses gives the Cardinal 5 gold; he uses bonus contracts like other contracts.
challenge-resourceful-clergy-text = The Cardinal gains the resources and VP of helpers with resources or VP.
challenge-whispers-in-the-kings-ear-text = For a helper with AP the Cardinal moves up one space on the king track.
challenge-ecclesiastical-income-text = For a helper with AP the Cardinal scores as many VP as it shows AP.
challenge-visitors-to-the-curia-text = Placing a character, the Cardinal gains its resources and VP, and 1 VP for each AP, step and build it shows.
challenge-deep-coffers-text = Each time the Cardinal takes a die he gains one most needed resource more.
challenge-favor-at-the-court-text = At the start and after each king phase the Cardinal stands on +5 or higher.
challenge-ready-for-action-text = The Cardinal’s markers lie in your order, and he starts with a crest.

## Options of a table

setting-wheel = Wheel
setting-wheel-random = Random order
setting-wheel-first-game = Order of a first game
setting-difficulty = Difficulty (solo)
setting-challenges = Challenge cards (solo)

## Questions

ask-start = Pick a die, or do a free task first.
ask-die = Die { $die }: take it as it is, turn it for 2 gold a pip, or pick another one.
ask-tile = Will you take this bonus tile? { $tile }
ask-king-tile = You are highest on the king track. Will you take this bonus tile? { $tile }
ask-jester = Jester: which action will you perform with { $ap } AP?
ask-any-action = Which action will you perform with { $ap } AP?
ask-king = { $granted ->
        [1] Extra king action
       *[other] King action
    }: { $ap } AP left.
ask-merchant = { $granted ->
        [1] Extra merchant action
       *[other] Merchant action
    }: { $ap } AP left.
ask-architect = { $granted ->
        [1] Extra architect action
       *[other] Architect action
    }: { $ap } AP left.
ask-character = { $granted ->
        [1] Extra character action
       *[other] Character action
    }: { $ap } AP left.
ask-contract = { $granted ->
        [1] Extra contract action
       *[other] Contract action
    }: { $ap } AP left.
ask-reveal = { $choice }. This turns up what was hidden and cannot be undone.
ask-gain = Choose a resource{ $left ->
        [1] .
       *[other] : { $left } in all.
    }
ask-bonus = Take the parts of the bonus in any order, or skip the rest.
ask-building = Choose a character: its building’s bonuses are yours, one after another.
ask-building-next = Which character of the building is next?
ask-end = End your turn{ $tasks ->
        [0] .
       *[other] , or do one of the free tasks that are still possible.
    }

## Choices

option-die = Pick the die { $die }
option-take = Take it as { $value }{ $price ->
        [0] { "" }
       *[other] { "" } for { $price } gold
    }
option-recolour = { $tile }: name { $resource }
option-put-back = Pick another die
option-take-tile = Take: { $tile }
option-leave-tile = Leave the tile
option-act = { $action }
option-king = One space up the king track
option-move = Move the { $meeple } to { $spot_acc }
option-put = Move the { $meeple } straight to { $spot_acc }
option-house = House: { $space }
option-pillar = Pillar: { $cathedral }
option-recruit = Take: { $tile }
option-replace = Replace the character offer
option-reveal = Go on
option-place = Place in { $room }: { $tile }
option-contract = Take: { $tile }
option-exchange = Give { $give }, take { $take }
option-gain = { $resource }
option-bonus = Gain: { $tile }
option-trade = 2 gold for 1 { $resource }
option-fulfil = Fulfil: { $tile }
option-fulfil-with = Fulfil, paying { $resource }: { $tile }
option-crest = Place under { $building_acc }: { $tile }
option-contribute = Contribute: { $cathedral }
option-use = Use: { $tile }
option-skip = Skip the rest
option-stop = Stop the action
option-end = End the turn

## What happened

log-round = Round { $round }
log-roll = Dice rolled: { $dice }
log-corruption = Corruption: { $steps ->
        [0] no king marker moves
        [one] every king marker moves down { $steps } step
       *[other] every king marker moves down { $steps } steps
    }
log-take-die = { $seat } takes the die { $resource } { $shown }{ $price ->
        [0] { "" }
       *[other] , turned to { $value } for { $price } gold
    }
log-recolour = { $seat } names { $resource } for the die and uses: { $tile }
log-gain = { $who }: { $resource } +{ $amount }
log-score = { $who }: { $vp } VP
log-take-tile = { $who } takes: { $tile }
log-action = { $seat }: { $action } with { $ap } AP
log-granted = { $seat } gains: { $action } with { $ap } AP
log-stop = { $seat } stops: { $action }, { $ap } AP lost
log-end = { $seat } ends the turn
log-king-up = { $who }{ $steps ->
        [0] { "" } stays at the top of the king track
        [one] { "" } moves up the king track, { $steps } step
       *[other] { "" } moves up the king track, { $steps } steps
    }: the space of { $vp } VP
log-move = { $who }: the { $meeple } goes to { $spot_acc }
log-house = { $who } places a house: { $spot }
log-pillar = { $who } places a pillar: { $cathedral }
log-contribute = { $who } contributes to { $cathedral }: { $vp } VP
log-place = { $seat } places in building { $building }, floor { $floor }: { $tile }
log-roof = { $seat } gets the roof house of building { $building }
log-marker = { $who }: { $building } is complete, its marker +{ $ap } AP goes to the wheel: { $action }
log-replace = { $seat } replaces the character offer
log-characters-replaced = New characters: { $tiles }
log-character-refilled = A new character: { $tile }
log-contracts-refilled = New in the contract offer: { $tiles }
log-bonus-reshuffled = The discarded bonus tiles are shuffled into a new pile
log-exchange = { $seat } gives { $give } for { $take }
log-trade = { $seat } pays { $price } gold for { $resource }
log-fulfil = { $seat } fulfils for { $vp } VP: { $tile }
log-fulfil-any = { $seat } pays { $resource } ×{ $amount } for the “any” part
log-contract-pillar = { $seat } gets a pillar from the contract space
log-crest = { $seat } pays { $food } food and places under { $building_acc }: { $tile }
log-use = { $seat } uses: { $tile }
log-bonus = { $seat } gains a bonus of { $building_acc }: { $tile }
log-skip = { $seat } skips the rest of the bonus
log-bonus-lost = { $seat }: the bonus cannot be used and is lost
log-king-score = { $who } scores the king space: { $vp } VP
log-king-last = { $who } is highest on the king track: { $vp } VP
log-king-tile-discarded = { $seat } does not take the king’s bonus tile; discarded: { $tile }
log-order = New turn order: { $order }
log-fair = Fair in { $spot }: { $fair }
log-fair-absent = { $who } does not take part in the fair
log-fair-score = { $who } at the fair: { $value } × { $count } = { $vp } VP
log-fair-score-king = { $who } at the fair: { $value } and the king space of { $king } VP = { $vp } VP
log-refresh = Refresh: dice return to the bag, tiles are laid out anew, the disc turns
log-final-pieces = { $who }: houses { $houses } × pillars { $pillars } = { $vp } VP
log-final-buildings = { $who }: completed buildings { $count }, { $vp } VP
log-final-resources = { $who }: resources left { $count }, { $vp } VP

## The Cardinal

log-cardinal-turn = The Cardinal’s turn
log-cardinal-rolls = The pawn starts on the leftmost card. Dice { $one } and { $two }: difference { $steps }, the pawn stops on “{ $card }”
log-cardinal-option-holds = Option { $number } ({ $option }) applies: { $die }
log-cardinal-option-fails = Option { $number } ({ $option }) fails: { $reason }
log-cardinal-next-card = No option applies: the pawn goes on to “{ $card }”
log-cardinal-sector = The action’s sector gives { $own } AP, the jester’s { $jester } AP. He takes from: { $action }
log-cardinal-priority = Dice { $dice }: the strip of “{ $card }” decides for { $die }
log-cardinal-greatest-need = His contracts lack { $resource } ×{ $lack }, and { $any } of “any”
log-cardinal-takes-die = The Cardinal takes the die { $die } ({ $action })
log-cardinal-acts = The Cardinal: { $action } with { $ap } AP{ $marker ->
        [0] { "" }
       *[other] { "" } (+{ $marker } of it from his marker)
    }
log-cardinal-jester-king = No action was named, and he is lower than you on the king track
log-cardinal-jester-pieces = No action was named, and he has: houses { $houses }, pillars { $pillars }
log-cardinal-decides = { $what }: { $choice }, not { $others } ({ $by })
log-cardinal-random = { $what }: level are { $among }; at random { $choice }
log-cardinal-needs = Most needed resource: { $resource } ({ $why })
log-cardinal-gets = The Cardinal gets: { $tile } ({ $category })
log-cardinal-reserve = A crest he does not own: inactive in his reserve
log-cardinal-removed = Removed from the game without effect
log-cardinal-challenge = Challenge card: { $card }
log-cardinal-slot = The contract goes to a free slot
log-cardinal-category = Best category: { $category }. In it: { $tiles }
log-cardinal-map-tile = From { $spot }, { $steps } away, within { $ap }, the Cardinal takes: { $tile }
log-cardinal-no-tile = No bonus tile within { $ap }
log-cardinal-no-pillar = He cannot place a pillar here
log-cardinal-no-house = He cannot place a house anywhere
log-cardinal-stays = There is nowhere to go: he stays
log-cardinal-travels = Goal: { $spot }, { $steps } away{ $extra ->
        [0] , within his { $free }
       *[other] , { $extra } beyond his { $free }: he pays { $gold } gold
    }
log-cardinal-places = The Cardinal places in { $building_acc }, floor { $floor }: { $tile }
log-cardinal-takes-character = The Cardinal takes: { $tile }
log-cardinal-replaces = He can take none of the characters: the offer is replaced
log-cardinal-no-character = There is no character for him: { $ap } AP lost
log-cardinal-contract-crest = A: a new crest for { $ap } AP: { $tile }
log-cardinal-contract-ready = B: a ready contract for { $ap } AP: { $tile }
log-cardinal-contract-one = C: a contract for { $ap } AP: { $tile }
log-cardinal-crest = For { $vp } VP the Cardinal activates under { $building_acc }: { $tile }
log-cardinal-buys = He pays { $amount ->
        [0] { $gold } gold instead of { $resource }
       *[other] { $resource } ×{ $amount }{ $gold ->
            [0] { "" }
           *[other] { "" } and { $gold } gold
        }
    }
log-cardinal-pays = He pays { $paid } for: { $tile }
log-cardinal-fulfils = For { $printed } + { $extra } = { $vp } VP the Cardinal fulfils: { $tile }
log-cardinal-converts = His stone and food become gold: +{ $gold }
log-cardinal-floor = The Cardinal moves up to the space of { $vp } VP
log-directive-removed = The directive card “{ $card }” returns to the box
directive-action = { $action }, { $condition }
directive-highest = highest die, { $colour }, { $condition }
directive-greatest-need = greatest need of blue or light grey, or yellow, { $condition }
condition-always = always
condition-pillars-gt-houses = if more pillars than houses
condition-pillars-gt-cathedrals = if more pillars than cathedrals
condition-houses-ge-pillars = if at least as many houses as pillars
condition-has-unfulfilled-contract = if a contract is unfulfilled
condition-new-crest-in-reach = if a new crest is in reach
condition-new-crest-in-contract-offer = if a new crest is in the contract offer
reason-no-die = no die at this action or at the jester ({ $action })
reason-no-colour = no die of that colour
reason-pillars-houses = pillars { $pillars }, houses { $houses }
reason-pillars-cathedrals = pillars { $pillars }, cathedrals { $cathedrals }
reason-houses-pillars = houses { $houses }, pillars { $pillars }
reason-no-contract = no unfulfilled contract
reason-no-new-crest-map = no crest on the map that he does not own
reason-crest-far = { $ap } AP do not reach: { $crests }
crest-away = { $crest } in { $spot }, { $steps } away
reason-no-new-crest-offer = no crest in the offer that he does not own
reason-crest-dear = { $ap } AP do not pay for: { $crests }
crest-costs = { $crest } for { $ap } AP
criterion-most-vp = most VP
criterion-you-lack = you do not have it
criterion-least-stone = least stone
criterion-nearest = nearest
criterion-fair-town = town of the next fair
criterion-space-vp = most VP on a free space
criterion-space-reward = another reward on a free space
criterion-has-one = he has one of this type
criterion-further-left = further left on his board
criterion-higher-reward = higher reward
criterion-cheaper = cheaper slot
criterion-lacks-fewest = fewest resources lacking
criterion-further-right = further right
criterion-crest-he-lacks = a crest he does not own
criterion-crest-you-lack = a crest you do not own
criterion-more-vp = more VP
criterion-more-resources = more resources
criterion-more-any = more “any” icons
criterion-more-ap = more AP
criterion-fewer-resources = fewer resources in all
criterion-lacks-more = his contracts lack it more
criterion-has-fewer = he has fewer of it
what-action = Action
what-cathedral = Cathedral
what-character = Character
what-colour = Colour
what-contract = Contract
what-resource = Resource
what-tile = Bonus tile
what-town = Town
need-stone = stone for a cathedral
need-food = food for a crest
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

why-not-now = Not now: the open question comes first.
why-storehouse-full = Your storehouse is full.
why-crest-owned = You already own this crest.
why-no-contract-space = Your fulfilled and stored contracts already number six.
why-needs-action = This needs another action: { $action }.
why-ap = This costs { $cost } AP; you have { $ap }.
why-tile-sector = This tile comes with a die of its sector.
why-tile-map = Your merchant or architect has to be there, in its own action.
why-king-tile = This tile is for the highest on the king track, in the king phase.
why-not-yours = This is not yours.
why-contract = Missing: wool { $wool }, iron { $iron }.
why-contract-any = It needs { $amount } resources of one type besides the named ones.
why-crest-places = Every building already has a crest.
why-food = This costs { $food } food; you have { $have }.
why-ap-helper = This helper serves the action of your die only.
why-colour-helper = This helper is used when taking a die.
why-no-room = No room fits this character.
why-die-taken = You have taken your die for this turn.
why-die-picked = Put the picked die back first.
why-spot = Meeples move in the merchant and architect actions.
why-already-there = It is there already ({ $meeple }).
why-steps = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away ({ $meeple }); one step at a time, you have { $ap } AP.
why-space-reserved = Reserved for a starting house.
why-space-players = Only with { $players } or more players.
why-space-taken = There is a house already.
why-own-house = You have a house in this town.
why-no-house = There is no house in your supply.
why-not-there = Not there yet ({ $meeple }).
why-closed = This cathedral is under restoration.
why-given = You have contributed here.
why-no-cathedral-tile = No tile of this cathedral is left.
why-stone = This costs { $stone } stone; you have { $have }.
why-pillar-spaces = There is no free pillar space.
why-no-pillar = There is no pillar in your supply.
why-crest-there = This building has a crest.
why-no-crest = There is no crest in your storehouse.
why-room-taken = Somebody lives here already.
why-no-character = There is no character in your storehouse.
why-type = One building, one type: your characters do not fit here.
why-trade = This costs { $price } gold; you have { $have }.
why-action-by-die = The die of your turn decides the action.

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
show-storehouse = Storehouse
show-directives = Directive cards
show-reserve = Reserve
show-unfulfilled = Unfulfilled contracts
show-supply = Characters to be placed
show-legend = Map: m merchant, a architect, ^ house, _ free house space, a number: its VP, B: the bonuses of a building, * bonus tile, stone:VP of a cathedral, I pillar, x closed; a number behind a name: its fair. Dice: G gold, F food, W wool, S stone, I iron.
