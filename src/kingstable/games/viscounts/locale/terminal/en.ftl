# What the terminal says in short, and the score pad of a wrong position, in English.

short-trade = trade
short-build = build
short-noble = noble
short-cleric = cleric
short-crime = crime
short-trading-post = t
short-guildhall = g
short-workshop = w
card-apart = { $card } ({ $what })
pad-a-building = a building
pad-a-manuscript = a manuscript
pad-a-ribbon = a ribbon
pad-a-card = a card
pad-a-scheme = a scheme
pad-an-Automa = an Automa
pad-manuscripts = the manuscript
pad-bonuses = the bonus card
pad-cards = the card
pad-automa-missing = one player alone plays against the Automa, who is missing
pad-automa-second = only the second of two players can be the Automa
pad-too-many-workers = { $count } workers, but a player has only { $most }
pad-one-leader = only one of them can be castle leader
pad-owned-twice = { $count } players have { $what } { $id }

## The table

show-printed-folk = Printed townsfolk
show-scroll = { $ribbon } ribbon, { $cost }: { $gives }
show-printed-scroll = printed
show-for-tier-2 = For the step to tier 2
show-phase-1 = phase 1: play a card
show-phase-2 = phase 2: movement
show-phase-3 = phase 3: main action
show-phase-4 = phase 4: hire
show-phase-5 = phase 5: collision
show-phase-6 = phase 6: draw
show-revealed = revealed

## Players

show-turn = to move
show-first = first player
show-markers = Corruption { $corruption }, virtue { $virtue }
show-debts-told = Debts { $unpaid }, paid { $paid }
show-deeds-told = Deeds { $acquired }, approved { $approved }
show-stock = Supply
show-standing = Standing
show-slot-1 = Slot 1
show-slot-2 = Slot 2
show-slot-3 = Slot 3
show-hand-told = { $cards } (limit { $limit })
show-viscount = Viscount
show-bonuses = Bonus cards
show-built = Built
show-buildings-left = Buildings left
show-sections = sections { $sections }

## The Automa

show-scheme-deck = Schemes in the deck
show-focus = Main focus
show-preference = Prefers
show-until = { $n ->
        [0] { $resource }
       *[other] { $resource } up to { $n }
    }
show-any-resource = all resources alike
show-reference = Reference card
show-scheme-steps = { $n ->
        [one] moves 1 space
       *[other] moves { $n } spaces
    }

## Pages

show-segment = Segment
show-bonuses-left = Bonus cards not taken
show-space = Space
show-corruption = Corruption
show-virtue = Virtue
show-collision = In a collision
show-you-gain = you: { $what }
show-automa-gains = the Automa: { $what }
show-reach = In reach
show-cascade = { $n ->
        [one] With { $n } worker
       *[other] With { $n } workers
    }
show-means = { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }, at most { $most }
show-dismissing = dismissing adds { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    } for { $price }
show-not-here = not on this path
show-step-advance = the group in section { $section } advances
show-step-ascend = a worker from section { $section } advances to tier 3
show-step-crowd = tier { $tier }, section { $section } gets too full
show-building = Building
show-opens = Opens
show-built-by = Built by
show-each-cost = { $cost }; points for 1, 2, 3: { $points }
show-worker-costs = { $workers } workers cost { $icons } noble icons
show-expelled = Removed from tier { $tier }
show-signs = Symbols
show-signs-told = ● ■ ▲ ◆ the players from the first seat on, ✦ the Automa. (9) 2→… two trade icons buy this on space 9; ({ $inner }) is the inner space of a segment. ×14 cards in the pile. A, B… building spots with what they give, [ ] what the link between two spots gives, [–] no link, ‖ the river, ●w1 a workshop from slot 1 of player ● (g guildhall, t trading post). Of a card: silver to hire it and steps it moves, icons, then what hiring or dismissing it gives. Of a manuscript: its ribbon, the cleric icons it costs, and what it gives.

## Choices

show-draft = Player card { $card } with { $hero }
show-dismiss = Dismiss { $card } ({ $facts }) and pay { $what_acc } in all
brief-move = ({ $space }){ $silver ->
        [0] { "" }
       *[other] { " " }for { $silver } silver
    }
show-inner = section { $section }; manuscript: { $manuscript }
