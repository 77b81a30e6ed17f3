# The words of the browser client, in English.

## Everywhere

ui-close = Close
ui-cancel = Cancel
ui-loading = Loading…
ui-offline = The server cannot be reached.
ui-reconnecting = The connection is lost. Trying again…
ui-trouble = That did not work.
ui-lost = There is nothing here.
ui-no-board = This game has no board in the browser yet.
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-language = Language
ui-theme-light = Light theme
ui-theme-dark = Dark theme
ui-guest-names = Wanderer | Falconer | Scribe | Miller | Herald | Pilgrim | Minstrel | Gardener | Bell-ringer | Cooper

## Lobby

ui-motto = Board games for people and programs
ui-my-name = Your name
ui-games = Games
ui-continue = Continue
ui-play-now = Play now
ui-new-table = New table
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players. Open a table yourself.
ui-running-tables = Watch
ui-no-running-tables = No public game is being played.
ui-finished-tables = Finished
ui-join = Join
ui-watch = Watch
ui-look = Look
ui-join-by-link = Join by link
ui-link-or-code = Link or code
ui-my-move = Your move
ui-not-begun = Not begun
ui-won-by = Won by { $players }
ui-fact-players = Players
ui-fact-minutes = Usual length
ui-fact-weight = Weight { $weight } of 5
ui-minutes = { $range } min
ui-special-kingdom-builder = Three settlements a turn, on the terrain of your card. What pays gold is different in every game.
ui-special-for-the-king = Courtiers, quiet auctions and bluffs: win the offices that the king will remember.
ui-special-paladins = Workers, faith and strength in a troubled kingdom, with a rulebook opponent for one.
ui-special-viscounts = Ride around the castle, build your deck and mind your virtue; four opponents for one.
ui-special-tiletum = A wheel of dice, roads across Europe, and the Cardinal as an opponent for one.
ui-invited = You are invited to a table
ui-about = About
ui-about-what = Kingstable plays board games by their rules: with friends over a link, against programs, or at one screen. It runs on your own computer and asks for no account.
ui-about-art = Boards, pieces and covers are our own drawings. The games belong to their authors and publishers; nothing of their artwork or texts is used.
ui-about-thanks = With thanks to
ui-about-icons = Icons from
ui-about-fonts = Typefaces:
ui-about-code = Software:

## A new table

ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-me = I
ui-seat-person = A friend, by link
ui-seat-anybody = Anybody from the lobby
ui-seat-mind = Program: { $mind }
ui-seat-open = Free seat
ui-add-seat = Add a seat
ui-remove-seat = Remove a seat
ui-manners = Manners
ui-table-name = Name of the table
ui-pace = Pace
ui-pace-live = At one sitting
ui-pace-days = { $count ->
        [one] One day for each decision
       *[other] { $count } days for each decision
    }
ui-free-undo = Choices may be taken back freely (others are asked)
ui-private = Only by link, not listed in the lobby
ui-open-table = Open the table
ui-preview-again = Deal again
ui-preview-note = An example; what is random is drawn anew when the game begins.
ui-several-random = Drawn at random. Choose { $count } to fix them.
ui-several-chosen = { $chosen } of { $count } chosen
ui-unfinished = Not finished: { $what }

## Before it begins

ui-waiting-room = { $count ->
        [0] Everybody is here
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
ui-sit-down = Sit down
ui-seat-by-link = By link only
ui-stand-up = Stand up
ui-invite = Send this link to those who shall play
ui-copy = Copy
ui-copied = Copied
ui-start = Begin
ui-start-with-minds = Begin, programs take the free seats
ui-delete = Delete the table
ui-leave = Leave the table

## At the table

ui-board = Board
ui-round = Round { $round }
ui-watching = You are watching
ui-prompt = The question
ui-you-decide = Your decision
ui-decides = { $player } decides
ui-others-decide = Not your decision
ui-waiting-for = Waiting for { $players }…
ui-wait = One moment…
ui-game-over = The game is over
ui-winner = { $count ->
        [one] { $players } wins with { $points } points.
       *[other] { $players } win together with { $points } points.
    }
ui-no-winner = Nobody wins.
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-unpick = Back
ui-pick-next = Now choose the next thing.
ui-which = Which one?
ui-show-clause = Rule { $clause }
ui-you = you
ui-is-mind = A program
ui-is-away = No page open at this table
ui-away = away
ui-points-of = { $player }: { $points } points now
ui-areas = Areas of the table
ui-tab-board = Board
ui-tab-aside = Mine
ui-tab-mine = Mine
ui-tab-players = Players
ui-tab-log = Log
ui-tab-calls = (something can be chosen here)
ui-my-area = Before you
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-reset = See everything
ui-log = Log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-line = Say something
ui-send = Send
ui-consent-asked = { $player } would like to take a choice back.
ui-consent-waiting = Waiting for consent: { $players }
ui-consent-withdraw = Never mind
ui-agree = Agree
ui-disagree = Disagree
ui-menu = Menu
ui-copy-watch = Copy the link to watch
ui-copy-join = Copy the link to join
ui-export = Save the record
ui-claim = Let a program play for { $player }
ui-resign = Resign
ui-resign-sure = A program will play on in your place. Resign?
ui-rematch = Rematch
ui-to-rematch = To the rematch

## Scores and replay

ui-scores = Scores
ui-score-sheet = Score sheet
ui-score-now = Scores as they stand
ui-score-now-note = What the game would pay if it ended now.
ui-tie-break = Tie-break
ui-chart = Points round by round
ui-replay = Replay
ui-replay-at = Choice { $at } of { $of }
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-end = End the replay
ui-view-of = Seen by
ui-spectator = A spectator

## Rules and help

ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-english = The rules are written in English.
ui-rules-none = No clause says that.
ui-help = Help
ui-help-gold = Whatever is gold can be chosen: on the board, among your things, or as a button below.
ui-help-why = Click something that is not gold, and you are told why not.
ui-help-undo = A choice can be taken back until something hidden has come to light.
ui-keys = Keys
ui-key-walk = walk over what is gold
ui-key-choose = choose
ui-key-inspect = look at any place; Enter then chooses it or says why not
ui-key-end = end the turn
ui-key-undo = undo
ui-key-escape = let go
ui-key-zoom = zoom in, out, see everything
ui-key-rules = rules
ui-key-scores = scores
ui-key-replay = replay
ui-key-help = this help
ui-tour = A short tour
ui-tour-again = A short tour
ui-tour-count = { $at } of { $of }
ui-tour-skip = Skip
ui-tour-back = Back
ui-tour-next = Next
ui-tour-begin = Begin
ui-tour-lit = Whatever is gold can be chosen now. Hover over it to see what it would bring; click it to choose. Click anything else to learn why it cannot be chosen.
ui-tour-prompt = Here you read whose decision it is and what is asked. Undo takes your last choice back.
ui-tour-players = The players with their points as they stand. Point at a number to see where it comes from.
ui-tour-log = Everything that happens is written here; what is new since your last move is marked in gold.
ui-tour-rules = Scores, the full rules with a search, and help with the keys. The arrow keys and Enter play the whole game.

## Paladins of the West Kingdom

ui-pal-reconstructed = Its numbers are reconstructed
ui-pal-card-discard = Discarded: { $reward }
ui-pal-card-instant = Hired, at once: { $reward }
ui-pal-card-kept = Kept: { $ability }
ui-pal-card-attack = Attacked: { $reward }
ui-pal-card-convert = Converted: { $reward }; { $worth }
ui-pal-any-worker = any worker
ui-pal-vp = { $vp } VP
ui-pal-vp-now = { $vp } VP now
ui-pal-favour-hidden = King's Favour { $slot }, face down until round { $round }
ui-pal-favour-scheme = A scheme of the AI player lies on it
ui-pal-favour-taken = Used this round: { $player }
ui-pal-order = { $action } at least { $count } times: { $vp } VP
ui-pal-order-hidden = King's Order { $slot }, face down until round { $round }: { $vp } VP
ui-pal-order-workshop = A workshop of the AI player lies on it
ui-pal-order-done = Completed: { $players }
ui-pal-workers = Workers: { $workers }
ui-pal-costs = Costs now: { $cost }
ui-pal-needs = Needs: { $attribute }
ui-pal-needs-now = Needs: { $attribute } { $need }
ui-pal-raises = Raises: { $attribute }
ui-pal-count = Taken so far: { $count }
ui-pal-blocked = Workers are there
ui-pal-about-develop = A workshop takes the place of a worker for good
ui-pal-about-recruit = 1 worker: discard a townsfolk for its reward; 2 workers: hire one
ui-pal-about-recruit-1 = Discard a townsfolk for its reward
ui-pal-about-recruit-2 = Hire a townsfolk
ui-pal-about-hunt = Provisions
ui-pal-about-hunt-1 = Provisions for 1 worker
ui-pal-about-hunt-2 = Provisions for 2 workers
ui-pal-about-trade = Silver
ui-pal-about-trade-1 = Silver for 1 worker
ui-pal-about-trade-2 = Silver for 2 workers
ui-pal-about-pray = Take all workers off another action
ui-pal-about-conspire = A criminal, and with it a suspicion card
ui-pal-about-commission = Send a monk to a region
ui-pal-about-fortify = Build a wall
ui-pal-about-garrison = Put an outpost in a region
ui-pal-about-absolve = Move a jar for its reward, and discard a suspicion card
ui-pal-about-attack = Defeat an outsider for its reward
ui-pal-about-convert = Win an outsider over for the end of the game
ui-pal-price = Price: { $price } silver
ui-pal-or-debt = or a debt
ui-pal-empty = Empty until the refresh
ui-pal-attack-price = Attacking it costs you { $price } silver
ui-pal-flags = Faith { $faith } to convert or send a monk, strength { $strength } to attack or put an outpost
ui-pal-tax = Tax supply: { $tax } of { $start }. When it is empty, the Inquisition comes
ui-pal-tax-short = Taxes
ui-pal-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-pal-townsfolk = Townsfolk
ui-pal-outsiders = Outsiders
ui-pal-regions = Regions
ui-pal-taverns = Taverns
ui-pal-tavern-taken = Taken: { $player }
ui-pal-no-taverns = None are open
ui-pal-space = { $space }, region { $region }: { $reward }. Monk: faith { $faith }. Outpost: strength { $strength }
ui-pal-space-closed = { $space }: only with { $players } or more players
ui-pal-space-taken = { $space }: { $piece }, { $player } ({ $reward })
ui-pal-event-inquisition = The Inquisition
ui-pal-event-refresh = A new round
ui-pal-event-close = Go on
ui-pal-silver = Silver: { $count }
ui-pal-provisions = Provisions: { $count }
ui-pal-suspicion = Suspicion cards: { $count }
ui-pal-unpaid = Unpaid debts: { $count }
ui-pal-paid = Paid debts: { $count }
ui-pal-track = { $attribute }: { $value }, with the paladin +{ $bonus } this round; worth { $vp } VP
ui-pal-paladin-chosen = The paladin is chosen
ui-pal-paladins-left = Paladins in the deck: { $count }
ui-pal-workshops-left = Workshops left: { $count }. The leftmost is next, and brings the worker beneath it
ui-pal-workshop-here = Workshop on { $action }, space { $space }
ui-pal-workshop-worker = { $worker } goes back to the supply
ui-pal-jar-space = Jar space: { $reward }
ui-pal-jar-there = A jar stands here
ui-pal-kept = Townsfolk hired
ui-pal-hand = Your paladins
ui-pal-hand-use = Which paladin do you use this round?
ui-pal-hand-top = Which goes on top of your deck, to be drawn again next round? The other goes under it.
ui-pal-hand-use-this = Use
ui-pal-hand-used-this = In use
ui-pal-hand-top-this = On top
ui-pal-place = Which workers?
ui-pal-place-criminal = Which workers? A criminal stands in for a missing colour.
ui-pal-place-wild = With a criminal instead
ui-pal-keep = Whom do you keep for the next round? Chosen: { $count }
ui-pal-first = First player
ui-pal-open-board = The board of { $player }
ui-pal-reference = Signs, piles and sources
ui-pal-signs = Signs
ui-pal-piles = Decks and discard piles
ui-pal-pile = – { $deck } in the deck, { $gone } discarded
ui-pal-pile-townsfolk = Townsfolk
ui-pal-pile-outsiders = Outsiders
ui-pal-pile-walls = Walls
ui-pal-pile-suspicion = Suspicion
ui-pal-pile-taverns = Taverns
ui-pal-my-paladins = Your paladins
ui-pal-used = Used:
ui-pal-made = Reconstructed numbers
ui-pal-made-note = Not known for certain from the rulebook; the owner of a printed game may correct them.
ui-pal-made-townsfolk = townsfolk marked so
ui-pal-made-suspicion = how many suspicion cards show 0, 1 and 2 taxes
ui-pal-made-schemes = how often each scheme of the AI player occurs
ui-pal-made-ai-board = the left column of the AI player's board
ui-pal-made-workshop-row = the workers under the workshops
ui-pal-made-jars = the influence asked for by the jars
ui-pal-made-jar-spaces = two of the jar spaces
ui-pal-made-tax-supply = the tax supply for fewer than four players
ui-pal-ai-last = What it just did
ui-pal-ai-left = When its scheme fails: the leftmost free action
ui-pal-ai-marker = Its marker stands on { $at }: the slot it wants; beyond 5 its lowest attribute rises
ui-pal-ai-marker-head = Marker
ui-pal-ai-workers = Workers: { $count }
ui-pal-ai-workers-head = Workers
ui-pal-ai-stack = Markers, the topmost last
ui-pal-ai-schemes = Schemes: { $deck } in the deck, { $pile } played, { $favours } on Favours
ui-tour-paladins-goal = Welcome to Paladins of the West Kingdom! In seven rounds raise your faith, strength and influence, complete the King's Orders, and gather the most points.
ui-tour-paladins-turn = The main board: the King's cards and the taxes, townsfolk to recruit, taverns with workers, outsiders to attack or convert, and the regions for monks and outposts below them.
ui-tour-paladins-aside = Your own board: workers, attributes with the help of your paladin in gold, and your actions. Place workers on a lit action to take it; the right-hand actions score and need an attribute.

## Kingdom Builder

ui-kb-card-of = Card of { $player }
ui-kb-supply = settlements left
ui-kb-goals = What pays gold
ui-kb-locations = Locations in play
ui-tour-kingdom-builder-goal = Welcome to Kingdom Builder! Build settlements so that they earn the most gold. Three cards, different in every game, say what pays; castles always pay.
ui-tour-kingdom-builder-turn = Each turn you build three settlements on the terrain of your card, next to your own ones wherever that is possible.
ui-tour-kingdom-builder-aside = Your card, your tokens and what pays gold. A token from a location gives you a special action each turn, before or after building.

## For the King (and Me)

ui-fk-council = The council
ui-fk-why = Why not { $office }?
ui-fk-raise = { $office }: raise the primary duty, now { $value }, by 1
ui-fk-lower = { $office }: lower the primary duty, now { $value }, by 1
ui-fk-no-tile = no tile
ui-fk-by-letter = decided by the letter
ui-fk-my-sum = Yours: sum { $sum }, best letter { $letter }
ui-fk-open-sum = { $player }: { $sum } openly gained, best letter { $letter }
ui-fk-sum = { $player }: sum { $sum }, best letter { $letter }
ui-fk-turn = Turn { $turn } of { $turns }
ui-fk-round = Round { $round } of { $rounds }
ui-fk-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-fk-looks = { $player } is looking at a card
ui-fk-before = Before { $player }
ui-fk-room =
    { $count ->
        [one] room for { $count } more
       *[other] room for { $count } more
    }
ui-fk-full = full this turn
ui-fk-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-fk-cards-of = { $player } has gained cards: { $count }
ui-fk-king-mine = Choose at the council above what the king changes.
ui-fk-king-of = { $player } chooses what the king changes.
ui-fk-noble = Noble { $number }, side { $side }
ui-fk-on-sale = On sale
ui-fk-paid-gold = Paid with gold cards
ui-fk-paid-cards = Paid with cards of any kind, face down
ui-fk-unit-gold =
    { $count ->
        [0] bids in gold
       *[other] gold
    }
ui-fk-unit-cards =
    { $count ->
        [0] bids in cards
        [one] card
       *[other] cards
    }
ui-fk-bid = Bid: { $amount }
ui-fk-passed = passed
ui-fk-failed = could not pay
ui-fk-won = has won, pays
ui-fk-highest = highest bid
ui-fk-thinks = to bid
ui-fk-have-gold = your gold: { $count }
ui-fk-have-cards = your cards: { $count }
ui-fk-means-gold = Your gold: { $count }. Only you see this.
ui-fk-means-cards = Your cards: { $count }. Only you see this.
ui-fk-bluff-gold = { $bid } is more than your { $means } gold: if you win, you cannot pay, lose a card at random and are out of this round. Nobody else is told.
ui-fk-bluff-cards = { $bid } is more than your { $means } cards: if you win, you cannot pay, lose a card at random and are out of this round. Nobody else is told.
ui-fk-beyond-gold = Between you and me: you have bid { $bid }, but own { $means } gold.
ui-fk-beyond-cards = Between you and me: you have bid { $bid } cards, but hold { $means }.
ui-fk-more-bids = up to { $most } …
ui-fk-pays-gold = { $player } is choosing how to pay { $count } gold.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } is choosing { $count } more card to pay with.
       *[other] { $player } is choosing { $count } more cards to pay with.
    }
ui-fk-owe = Or click the gold cards with which you want to pay { $owed }.
ui-fk-owe-cards =
    { $count ->
        [one] Click { $count } more card to lay off face down.
       *[other] Click { $count } more cards to lay off face down.
    }
ui-fk-cheapest = Cheapest: { $cards } ({ $lost })
ui-fk-pay-picked = Pay { $cards } ({ $lost })
ui-fk-lost = { $lost } too much, lost
ui-fk-exact = nothing lost
ui-fk-awards = Duties won, with sums and best letters
ui-fk-tie-gold = Tie, more gold
ui-fk-tie-count = Tie, more cards of { $office }
ui-fk-tie-letter = Tie, best letter in { $office }
ui-fk-my-cards = My cards
ui-fk-watching = You are watching
ui-fk-gold = Gold
ui-fk-my-favour = I put to the favour pile ({ $count })
ui-fk-my-discards = My face-down discards ({ $count })
ui-fk-known-gold = gold openly gained: { $gold }
ui-fk-known-office = { $office }: { $sum } openly gained, best letter { $letter }
ui-fk-known-of = { $player }: what is known
ui-fk-hand = Hand
ui-fk-openly-gained = Openly gained
ui-fk-nothing-known = Nothing is known yet.
ui-fk-discarded = face-down discards: { $count }
ui-fk-doubt =
    { $count ->
        [one] perhaps gone: { $count } face-down discard since
       *[other] perhaps gone: { $count } face-down discards since
    }
ui-fk-doubt-note = ? marks cards that may have been laid off face down since.
ui-fk-all-cards = All cards
ui-fk-composition =
    { $players ->
       *[other] With { $players } players there are { $cards } cards; { $removed } were removed at random, unseen. Cards whose place you do not know: { $unknown }.
    }
ui-fk-out = Left in the box by their player mark: { $count }.
ui-fk-gold-of = Gold of value { $value }
ui-fk-gone-of = gone: { $gone } of { $all }
ui-fk-where-unknown = place unknown to you
ui-fk-where-drawn = you are looking at it
ui-fk-where-mine = yours
ui-fk-where-held = openly gained by { $player }
ui-fk-where-centre = in the middle of the table
ui-fk-where-favour = you put it to the favour pile
ui-fk-where-sale = on sale
ui-fk-where-king = being applied
ui-fk-where-gone = openly out of the game
ui-fk-where-discarded = laid off face down by { $player }
ui-fk-where-removed = removed at random before the start
ui-fk-mark = only with { $mark } or more players
ui-fk-reconstructed = reconstructed number
ui-fk-reconstructed-note = reconstructed: value, letter or number of copies is not from a printed source
ui-tour-for-the-king-goal = Welcome to For the King! Hold the most in an office and its duty is yours at the end, with as many points as its tile says. The second takes the lesser duty.
ui-tour-for-the-king-turn = Above sits the council with the values of its duties, which kings raise and lower. Below, cards are shared out first: one for you, one for each other, one for the favour pile. Then the pile is auctioned.
ui-tour-for-the-king-aside = Your cards by office with their sums, and your gold. Nobody else sees them. All cards of the game, and what you know of them, are one click away.

## Tiletum

ui-til-map = Map
ui-til-wheel = Wheel
ui-til-ap = AP
ui-til-round = Round { $round } of 4
ui-til-turn = turn { $turn } of 3
ui-til-actions = Actions in progress
ui-til-frame-die = The action of the die
ui-til-frame-granted = An extra action; the one above goes on afterwards
ui-til-die = Die { $die }: { $action }, { $ap } AP
ui-til-sector = { $action }: dice of { $value }, { $ap } AP
ui-til-turning = Take the die as { $value } for { $price } gold: { $action }, { $ap } AP
ui-til-marker-of = { $player }: marker +{ $ap } AP
ui-til-contracts = Contract offer
ui-til-characters = Character offer
ui-til-pile = { $count } in the pile
ui-til-costs = costs { $ap } AP
ui-til-fairs = Fairs
ui-til-fair = Round { $round }, { $town }: { $fair }, { $tile } + { $slot }
ui-til-fair-now = { $player } now: { $value } × { $count } = { $vp } VP
ui-til-fair-king = { $player } now: { $value } and king space { $count } = { $vp } VP
ui-til-fair-absent = { $player }: count { $count }, but takes no part yet (house or merchant there)
ui-til-fair-held = This fair has been held.
ui-til-fair-here = Fair of round { $round }
ui-til-king = King track
ui-til-king-space = Space of { $vp } VP
ui-til-king-tile = for the highest on the king track
ui-til-king-last = The highest scores 4 VP in this round
ui-til-corruption = Corruption tokens of this round; still face down: { $left }. Values not yet seen: { $unseen }
ui-til-merchant-of = Merchant: { $player }
ui-til-architect-of = Architect: { $player }
ui-til-steps = Within reach, steps: { $steps }
ui-til-house-of = { $town }: house of { $player }
ui-til-house-space = { $town }: place for a house, { $reward }
ui-til-reserved = reserved for a starting house
ui-til-cathedral = Contribution: { $stone } stone for { $vp } VP. Top tile { $top }; tiles: { $tiles }
ui-til-cathedral-empty = No tile is left
ui-til-pillars-at = Pillars { $taken } of { $spaces }
ui-til-storehouse = Storehouse
ui-til-free-slot = Free slot of the storehouse
ui-til-fulfilled = Contracts fulfilled
ui-til-contract-space = Space for a fulfilled contract
ui-til-contract-pillar = Space for a fulfilled contract; its pillar then goes to the supply
ui-til-buildings = Buildings
ui-til-his-building = The Cardinal’s building { $number }
ui-til-building-type = Type: { $type }
ui-til-marker-home = Marker +{ $ap } AP, once completed
ui-til-marker-moved = Marker +{ $ap } AP lies on the wheel
ui-til-completed = Completed
ui-til-filled = All rooms filled
ui-til-crest-cost = A crest here costs { $food } food
ui-til-room = Building { $building }, floor { $floor }: a character costs { $ap } AP
ui-til-house-supply = Houses in supply: { $count }; on the map: { $map }
ui-til-pillar-supply = Pillars in supply: { $count }; on the map: { $map }
ui-til-dice-taken = Dice taken this round
ui-til-die-slot = Place for a die
ui-til-trade = Free task: 2 gold for one other resource
ui-til-exchange = Exchange for 1 AP: give one resource, take another
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
ui-til-pawn = his pawn
ui-til-strip = Which colour he prefers, the first first
ui-til-challenges = Challenge cards
ui-til-reserve = Crests in his reserve
ui-til-reserved-food = Food kept for crests: { $count }
ui-til-unfulfilled = Unfulfilled contracts
ui-til-ready = ready
ui-til-lacks = lacks { $count }
ui-til-his-supply = Characters to be placed
ui-til-none = None.
ui-til-last-turn = His last turn, step by step
ui-til-reference = Reference
ui-til-reconstructed = reconstructed number
ui-til-reconstructed-note = marks reconstructed numbers: no printed source is known for them. An owner of the printed game can correct them: kingstable components tiletum --help
ui-til-bag = Dice in the bag:
ui-til-unseen-bonus = Bonus tiles in the pile
ui-til-unseen-contracts = Contracts in the pile
ui-til-unseen-characters = Characters in the pile
ui-til-cathedrals = Cathedrals
ui-til-tiles = tiles
ui-til-pillar-spaces = places for pillars
ui-til-house-spaces = Places for houses
ui-til-also-made = Also reconstructed
ui-til-made-roads = Roads between spots: { $count } of 37
ui-til-made-bonus-spots = Towns with a bonus tile: { $count }
ui-til-made-corruption = Corruption tokens: { $count } of 6
ui-til-made-town-tiles = Town tiles of fairs: { $count } of 8
ui-til-made-gold = Starting gold of the third and fourth player
ui-til-made-building = Building 6: its room and its rule of types
ui-til-made-order = Order of the wheel in a first game
ui-til-made-crest = Crest: { $crest }
ui-tour-tiletum-goal = Welcome to Tiletum! In four rounds you take twelve dice. Each gives resources and an action: the higher the die, the more resources and the fewer action points.
ui-tour-tiletum-turn = The map: your merchant builds houses in towns, your architect puts pillars at cathedrals. Where they can go with the points left is lit. Flags mark the towns of the fairs.
ui-tour-tiletum-aside = The wheel with the dice: pick one, see what turning it costs, take it. Below are the offers of contracts and characters, the fairs with what they would give now, and the king track.
ui-tour-tiletum-mine = Your board: resources, six buildings for characters and crests, the storehouse for four tiles, and fulfilled contracts. Free tasks are lit here at any moment of your turn.
## Viscounts of the West Kingdom

ui-vis-corner = Hired or dismissed: { $what }
ui-vis-cost = cost { $cost } ({ $icon })
ui-vis-ribbon = ribbon: { $ribbon }
ui-vis-scheme-move = moves { $n }
ui-vis-stands = stands on { $spot }, ability open
ui-vis-uncovers = would uncover
ui-vis-spot = Building spot { $spot }
ui-vis-space = Space { $space }
ui-vis-inner = Inner path: place workers or transcribe
ui-vis-exchange = Outer path: { $icons } trade icons for { $what }
ui-vis-reach = In reach for { $silver } silver
ui-vis-printed-folk = Printed townsfolk: { $silver } silver, { $what }
ui-vis-printed-scroll = Printed manuscript: cost { $cost }, { $what }
ui-vis-left = In the pile: { $n }
ui-vis-link = Link { $one } – { $other }
ui-vis-link-complete = complete
ui-vis-tier-reward = Step to tier 2: { $what }
ui-vis-cascade = With { $n ->
        [one] 1 worker:
       *[other] { $n } workers:
    }
ui-vis-step-advance = group { $section } advances
ui-vis-step-ascend = one of { $section } rises to tier 3
ui-vis-step-crowd = tier { $tier }, section { $section } gets too full
ui-vis-free = nobody yet
ui-vis-revealed = Revealed: the end is near
ui-vis-pile = { $left } of { $of } left; the last one brings the end
ui-vis-collision = A collision here: { $what }
ui-vis-drops = drops off next turn
ui-vis-slot = Slot { $n }
ui-vis-means = icons { $icons }, at most { $most }
ui-vis-paid-with = more for { $what }
ui-vis-double = the first one counts twice
ui-vis-dismiss = dismissing adds { $icons } for { $silver } silver
ui-vis-not-here = not on this path
ui-vis-reference = Signs and cards
ui-vis-made = Reconstructed cards
ui-vis-made-about = A star marks cards whose numbers are not known for certain and were reconstructed. Owners of the game can replace them by a file of their own. In sight now:
ui-vis-open = Open the board of { $player }
ui-vis-first = First player
ui-tour-viscounts-goal = Welcome to Viscounts of the West Kingdom! Buildings, manuscripts, workers in the castle and deeds bring points. The game ends when Poverty or Prosperity, in the corners, runs out.
ui-tour-viscounts-turn = Each turn you play a card and ride clockwise: the outer path is for trading and building, the inner one for the castle and manuscripts. Then you may hire the townsfolk where you stand.
ui-tour-viscounts-aside = Your board: icons for each action, corruption and virtue, three cards that slide to the right, your hand, buildings and goods. Point at a card to see how far it would take you.
