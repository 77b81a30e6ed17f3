# The words of the board in the browser, in English.

ui-pal-card-discard = Discard: { $reward }
ui-pal-card-instant = Hire, immediately: { $reward }
ui-pal-card-kept = Ability: { $ability }
ui-pal-card-attack = Attack: { $reward }
ui-pal-card-convert = Convert: { $reward }; { $worth }
ui-pal-any-worker = any worker
ui-pal-vp = { $vp } VP
ui-pal-vp-now = { $vp } VP now
ui-pal-vp-short = VP
ui-pal-favour-hidden = King’s Favour { $slot }, face down until round { $round }
ui-pal-favour-scheme = One of the AI player’s schemes lies on it
ui-pal-favour-taken = Used this round by { $player }
ui-pal-order = { $action } at least { $count ->
        [one] { $count } time
       *[other] { $count } times
    }: { $vp } VP
ui-pal-order-hidden = King’s Order { $slot }, face down until round { $round }: { $vp } VP
ui-pal-order-workshop = One of the AI player’s workshops lies on it
ui-pal-order-done = Completed by { $players }
ui-pal-workers = Workers: { $workers }
ui-pal-costs = Costs now: { $cost }
ui-pal-needs = Depends on { $attribute_gen }
ui-pal-needs-now = Needs { $need } { $attribute_gen }
ui-pal-raises = Raises { $attribute_acc }
ui-pal-count = { $count ->
        [0] Not taken yet
        [one] Taken { $count } time
       *[other] Taken { $count } times
    }
ui-pal-blocked = Workers are already there
ui-pal-about-develop = A workshop replaces a worker for good
ui-pal-about-recruit = 1 worker: discard a townsfolk card for its reward; 2 workers: hire one of the townsfolk
ui-pal-about-recruit-1 = Discard a townsfolk card for its reward
ui-pal-about-recruit-2 = Hire one of the townsfolk
ui-pal-about-hunt = Gain provisions
ui-pal-about-hunt-1 = 1 provision
ui-pal-about-hunt-2 = 3 provisions
ui-pal-about-trade = Gain silver
ui-pal-about-trade-1 = 1 silver
ui-pal-about-trade-2 = 3 silver
ui-pal-about-pray = Clear another action of all workers
ui-pal-about-conspire = Gain a criminal and draw a suspicion card
ui-pal-about-commission = Send a monk to a region
ui-pal-about-fortify = Build a wall
ui-pal-about-garrison = Put an outpost in a region
ui-pal-about-absolve = Move a jar for its reward, and discard a suspicion card
ui-pal-about-attack = Attack an outsider for its reward
ui-pal-about-convert = Convert an outsider for points at the end of the game
ui-pal-price = Price: { $price ->
        [0] free
       *[other] { $price } silver
    }
ui-pal-or-debt = or a debt
ui-pal-empty = Empty until the refresh
ui-pal-attack-price = { $price ->
        [0] Attacking costs you no silver
       *[other] Attacking costs you { $price } silver
    }
ui-pal-flags = Faith { $faith }: convert the outsider or send a monk; strength { $strength }: attack it or put up an outpost
ui-pal-tax = Tax supply: { $tax } of { $start }. When it is empty, an Inquisition takes place
ui-pal-tax-short = Taxes
ui-pal-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-pal-townsfolk = Townsfolk
ui-pal-outsiders = Outsiders
ui-pal-regions = Regions
ui-pal-taverns = Taverns
ui-pal-tavern-taken = Taken by { $player }
ui-pal-no-taverns = None open
ui-pal-space = Region { $region }, space { $place }: { $reward }. Monk: faith { $faith }. Outpost: strength { $strength }
ui-pal-space-closed = Region { $region }, space { $place }: only for { $players } or more players
ui-pal-space-taken = Region { $region }, space { $place }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = The Inquisition
ui-pal-event-refresh = A new round
ui-pal-event-close = Continue
ui-pal-event = Event
ui-pal-event-what = what happened
ui-pal-event-read = { $event }: read what happened
ui-pal-silver = Silver: { $count }
ui-pal-provisions = Provisions: { $count }
ui-pal-suspicion = Suspicion cards: { $count }
ui-pal-unpaid = Unpaid debts: { $count }
ui-pal-paid = Paid debts: { $count }
ui-pal-track = { $bonus ->
        [0] { $attribute }: { $value }, worth { $vp } VP
       *[other] { $attribute }: { $value }, +{ $bonus } from the paladin this round; worth { $vp } VP
    }
ui-pal-paladin-chosen = A paladin is chosen
ui-pal-paladins-left = Paladins in the deck: { $count }
ui-pal-workshops-left = { $count ->
        [0] No workshops left
        [one] { $count } workshop left: placing it gains the worker beneath it
       *[other] { $count } workshops left. The leftmost is next: placing it gains the worker beneath it
    }
ui-pal-workshop-here = Workshop: { $action }, space { $space }
ui-pal-workshop-worker = { $worker } goes back to the supply
ui-pal-workshop-space = A workshop can be built on a dashed space
ui-pal-jar-space = Jar space: { $reward }
ui-pal-jar-there = A jar stands here
ui-pal-kept = Townsfolk hired
ui-pal-hand = Your paladins
ui-pal-hand-use = Which paladin will you use this round?
ui-pal-hand-top = Which goes on top of your deck, to be drawn again next round? The other goes on the bottom.
ui-pal-hand-use-this = Use
ui-pal-hand-used-this = Used this round
ui-pal-hand-top-this = On top
ui-pal-place = Which workers?
ui-pal-place-criminal = Which workers? A criminal is wild: it replaces a worker of any colour.
ui-pal-place-wild = Use a criminal instead of another worker
ui-pal-keep = Who stays for the next round? Chosen: { $count }
ui-pal-first = First player
ui-pal-open-board = Player board: { $player }
ui-pal-signs = Symbols
ui-pal-piles = Decks and discard piles
ui-pal-pile = — { $deck } in the deck, { $gone } discarded
ui-pal-pile-townsfolk = Townsfolk
ui-pal-pile-outsiders = Outsiders
ui-pal-pile-walls = Walls
ui-pal-pile-suspicion = Suspicion
ui-pal-pile-taverns = Taverns
ui-pal-my-paladins = Your paladins
ui-pal-used = Used:
ui-pal-made-note = Some printed numbers are reconstructed, and owners of the printed game may correct them:
ui-pal-made-townsfolk = townsfolk with this mark
ui-pal-made-suspicion = how many suspicion cards show 0, 1 and 2 taxes
ui-pal-made-schemes = how often each scheme of the AI player occurs
ui-pal-made-ai-board = the left column of the AI player’s board
ui-pal-made-workshop-row = the workers under the workshops
ui-pal-made-jars = the influence that the jars require
ui-pal-made-jar-spaces = two of the jar spaces
ui-pal-made-tax-supply = the tax supply for fewer than four players
ui-pal-ai-last = Its last turn
ui-pal-ai-left = If its scheme is impossible: the leftmost possible action
ui-pal-ai-marker = Its marker is on space { $at }: it tries the card in that slot first; past 5, its lowest attribute rises
ui-pal-ai-marker-head = Resource marker
ui-pal-ai-workers = Workers: { $count }
ui-pal-ai-workers-head = Workers
ui-pal-ai-stack = Markers from bottom to top
ui-pal-ai-schemes = Schemes: { $deck } in the deck, { $pile } discarded, { $favours } on King’s Favours
ui-pal-lens-pays = VP at the end by their number: { $steps }
ui-pal-lens-next = { $vp ->
        [0] So far { $count }; the next one adds no VP
       *[other] So far { $count }; the next one adds { $vp } VP
    }
ui-pal-actions = Actions

## The form of a new table

ui-setting-difficulty = With how many workshops the opponent of the rulebook begins: 1, 3 or 5.
