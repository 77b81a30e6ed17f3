# The words of the board in the browser, in English.

ui-til-map = Map
ui-til-wheel = Wheel
ui-til-ap = AP
ui-til-turn = Turn { $turn } of 3
ui-til-actions = Actions in progress
ui-til-frame-die = The action of the die
ui-til-frame-granted = An extra action; the one above goes on afterwards
ui-til-die = Die { $die }: { $action }, { $ap } AP
ui-til-sector = { $action }: dice showing { $value }, { $ap } AP
ui-til-turning = Take the die as { $value }{ $price ->
        [0] { "" }
       *[other] { "" } for { $price } gold
    }: { $action }, { $ap } AP
ui-til-marker-of = { $player }: marker +{ $ap } AP
ui-til-contracts = Contracts on offer
ui-til-characters = Characters on offer
ui-til-pile = { $count } in the pile
ui-til-costs = costs { $ap } AP
ui-til-fairs = Fairs
ui-til-fair = Round { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } now: { $value } × { $count } = { $vp } VP
ui-til-fair-king = { $player } now: { $value } and { $count } VP from the king track = { $vp } VP
ui-til-fair-absent = { $player }: { $count } so far, but takes no part yet (needs a house or the merchant there)
ui-til-fair-held = This fair is over.
ui-til-fair-here = Fair of round { $round }
ui-til-king = King track
ui-til-king-space = { $vp } VP space
ui-til-king-tile = for the player highest on the king track
ui-til-king-last = Whoever is highest scores 4 VP this round
ui-til-corruption = Corruption tokens of this round; still face down: { $left }. Values not yet seen: { $unseen }
ui-til-merchant-of = Merchant: { $player }
ui-til-architect-of = Architect: { $player }
ui-til-steps = Within reach: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ui-til-house-of = { $town }: { $player }’s house
ui-til-house-space = { $town }: space for a house, { $reward }
ui-til-reserved = reserved for a starting house
ui-til-cathedral = Costs { $stone } stone, scores { $vp } VP. Top tile { $top }; tiles: { $tiles }
ui-til-cathedral-empty = No tiles left
ui-til-pillars-at = Pillars: { $taken } of { $spaces }
ui-til-storehouse = Storehouse
ui-til-free-slot = Free slot in the storehouse
ui-til-fulfilled = Fulfilled contracts
ui-til-contract-space = Space for a fulfilled contract
ui-til-contract-pillar = Space for a fulfilled contract; its pillar then goes to the supply
ui-til-buildings = Buildings
ui-til-his-building = The Cardinal’s building { $number }
ui-til-building-type = Type: { $type }
ui-til-marker-home = Marker +{ $ap } AP: goes to the wheel when the building is completed
ui-til-marker-moved = Marker +{ $ap } AP lies on the wheel
ui-til-completed = Completed
ui-til-filled = All rooms filled
ui-til-crest-cost = A crest here costs { $food } food
ui-til-room = Building { $building }, floor { $floor }: a character costs { $ap } AP
ui-til-house-supply = Houses: { $count } in supply, { $map } on the map
ui-til-pillar-supply = Pillars: { $count } in supply, { $map } on the map
ui-til-dice-taken = Dice taken this round
ui-til-die-slot = Place for a die
ui-til-trade = Free task: pay 2 gold for one other resource
ui-til-exchange = Exchange for 1 AP: give one resource, take another
ui-til-give-one = Give { $resource }
ui-til-extra = The first exchange of the turn gives one more resource of your choice
ui-til-board-of = Board: { $player }
ui-til-place = Turn order: { $place }
ui-til-vp-now = VP so far
ui-til-houses-map = Houses on the map
ui-til-pillars-map = Pillars on the map
ui-til-cathedrals-given = Cathedrals contributed to
ui-til-crests-owned = Crests
ui-til-completed-count = Completed buildings
ui-til-cardinal-board = The Cardinal’s board
ui-til-directives = Directive cards
ui-til-pawn = the Cardinal is here
ui-til-strip = Colour priority, highest first
ui-til-challenges = Challenge cards
ui-til-reserve = Crests in his reserve
ui-til-reserved-food = Food kept for crests: { $count }
ui-til-unfulfilled = Unfulfilled contracts
ui-til-ready = ready
ui-til-lacks = lacks { $count }
ui-til-his-supply = Characters to be placed
ui-til-none = None.
ui-til-last-turn = His last turn, step by step
ui-til-reconstructed-note = Some printed numbers are reconstructed: no printed source is known for them, and an owner of the printed game can correct them (kingstable components tiletum --help). Besides those of tiles and spaces:
ui-til-bag = Dice in the bag:
ui-til-unseen-bonus = Bonus tiles in the pile
ui-til-unseen-contracts = Contracts in the pile
ui-til-unseen-characters = Characters in the pile
ui-til-cathedrals = Cathedrals
ui-til-tiles = tiles
ui-til-pillar-spaces = pillar spaces
ui-til-house-spaces = House spaces
ui-til-made-roads = Roads between spots: { $count } of 37
ui-til-made-bonus-spots = Towns with a bonus tile: { $count }
ui-til-made-corruption = Corruption tokens: { $count } of 6
ui-til-made-town-tiles = Town tiles for fairs: { $count } of 8
ui-til-made-gold = Starting gold of the third and fourth player
ui-til-made-building = Building 6: its room and its type rule
ui-til-made-order = First-game order of the action wheel
ui-til-made-crest = Crest: { $crest }
ui-til-lens-king = Each AP moves you one space up the king track
ui-til-lens-merchant = Each AP is a step of the merchant, a house in the town where he stands, or a bonus tile there
ui-til-lens-architect = Each AP is a step of the architect, a pillar at the cathedral where he stands, or a bonus tile there
ui-til-lens-character = 1 AP takes a character; a room costs as many AP as its floor
ui-til-lens-contract = Take contracts and crests for the AP below them, or exchange a resource for 1 AP
ui-til-lens-jester = Any one of the other five actions
ui-til-lens-die = Gives { $count } × { $resource } and the action of its sector
ui-til-lens-town = A town. Houses here bring what their space shows, and let you take part in its fair
ui-til-lens-waypoint = A waypoint: merchants and architects pass here
ui-til-lens-house-more = At the end houses × pillars: { $houses } × { $pillars } = { $now } now, { $then } with one more house
ui-til-lens-pillar-more = At the end houses × pillars: { $houses } × { $pillars } = { $now } now, { $then } with one more pillar
ui-til-lens-pillar = With a pillar here you may pay the stone at any time of your turn, once
ui-til-lens-completed = Completed buildings at the end: { $steps } VP; so far { $count }
ui-til-lens-king-track = After three dice each your space gives you these VP, or takes them; the higher you stand, the earlier you play in the next round
ui-til-lens-room = Whoever moves in brings the bonus at once. One type of character for each building
ui-til-lens-tile-crest = Goes below a building for food. A filled building with a crest is completed
ui-til-lens-tile-helper = Waits in the storehouse; using it costs no AP, and then it is gone
ui-til-lens-tile-contract = Waits in the storehouse until you pay what it asks; then it brings its VP, and a pillar comes to your supply
ui-til-lens-tile-character = Waits in the storehouse until it gets a room; then it brings its bonus
ui-til-actions-all = Actions
ui-til-signs = Symbols
ui-til-sign-vp = VP
ui-til-sign-house = house
ui-til-sign-pillar = pillar
ui-til-sign-cathedral = cathedral
ui-til-sign-building = building
ui-til-sign-floors = upper floors
ui-til-sign-crest = crest
ui-til-sign-anything = any resource
ui-til-sign-steps = steps of the merchant or architect
ui-til-sign-brush = another resource for a die
ui-til-sign-hourglass = more AP
ui-til-sign-star = anywhere on the map

## The form of a new table

ui-setting-wheel = In which order the six actions lie around the dice.
ui-setting-difficulty = The Cardinal plays with 1, 3 or 5 challenge cards drawn at random.
ui-setting-challenges = Choose the Cardinal’s challenge cards yourself, instead of by difficulty.
