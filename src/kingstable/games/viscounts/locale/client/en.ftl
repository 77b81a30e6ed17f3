# The words of the board in the browser, in English.

ui-vis-corner = When hired or dismissed: { $what }
ui-vis-cost = cost: { $what }
ui-vis-ribbon = ribbon: { $ribbon }
ui-vis-scheme-move = moves { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
ui-vis-stands = stands: { $spot }; ability active
ui-vis-uncovers = would uncover
ui-vis-space = Space { $space }
ui-vis-inner = Inner path: place workers or transcribe a manuscript
ui-vis-exchange = Outer path: { $icons ->
        [one] { $icons } trade icon
       *[other] { $icons } trade icons
    } for { $what }
ui-vis-reach = Within reach{ $silver ->
        [0] {""}
       *[other] {" "}for { $silver } silver
    }
ui-vis-printed-folk = Printed townsfolk: { $silver } silver, { $what }
ui-vis-printed-scroll = Printed manuscript: cost { $cost }, { $what }
ui-vis-left = Cards in the pile: { $n }
ui-vis-left-scrolls = Manuscripts in the pile: { $n }
ui-vis-link = Link: { $one } — { $other }
ui-vis-link-complete = complete
ui-vis-tier-reward = For advancing to tier 2: { $what }
ui-vis-cascade = With { $n ->
        [one] 1 worker:
       *[other] { $n } workers:
    }
ui-vis-step-advance = the group in section { $section } advances
ui-vis-step-ascend = a worker from section { $section } advances to tier 3
ui-vis-step-crowd = tier { $tier }, section { $section } gets too full
ui-vis-free = nobody yet
ui-vis-revealed = Revealed: the game is about to end
ui-vis-pile = { $left } of { $of } left; the last one triggers the end of the game
ui-vis-track = Space { $space }
ui-vis-collision = A collision here: { $what }
ui-vis-drops = drops off next turn
ui-vis-slot = Slot { $n }
ui-vis-means = { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    }, up to { $most }
ui-vis-paid-with = more for { $what }
ui-vis-silver-icon = { $silver } silver = 1 icon
ui-vis-double = the first one counts twice
ui-vis-dismiss = dismissing adds { $icons ->
        [one] { $icons } icon
       *[other] { $icons } icons
    } for { $silver } silver
ui-vis-not-here = not on this path
ui-vis-made-about = A star marks cards whose numbers are reconstructed; owners of the printed game can replace them with a file of their own. Of those in sight now:
ui-vis-open = Open { $player }’s board
ui-vis-first = First player
ui-vis-lens-row = Points at the end by the number of this kind: { $steps }
ui-vis-lens-next = { $vp ->
        [0] Built so far: { $count }
       *[other] Built so far: { $count }; the next one adds { $vp }
    }
ui-vis-lens-tiers = Points at the end for each worker: { $one } in tier 1, { $two } in tier 2, { $three } in tier 3; { $leader } for the castle leader
ui-vis-lens-three = Three workers of your own in a section: one moves inward, one to each side
ui-vis-lens-worker = Counts { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } at the end
ui-vis-lens-sets = Points for sets of 1, 2, 3 and 4 different ribbons: { $sizes }
ui-vis-lens-set = Your sets: { $now } now, { $then } with this manuscript
ui-vis-lens-have = You have { $count }
ui-vis-lens-resource = Each one spent adds an icon to: { $actions }
ui-vis-lens-silver = It also pays for every further step, and for townsfolk
ui-vis-lens-debts = Debts
ui-vis-lens-deeds = Deeds
ui-vis-lens-side = { $term }: { $count }, worth { $vp } each
ui-vis-lens-debt = Effects turn unpaid ones over; most paid debts count for the Prosperity card
ui-vis-lens-deed = Effects turn acquired ones over; most approved deeds count for the Poverty card
ui-vis-about-trade = on the outer path: the exchange of the space, as often as the trade icons allow
ui-vis-about-construct = on the outer path: a workshop for 3 build icons, a trading post for 5, a guildhall for 7, on your bank of the river
ui-vis-about-place-workers = on the inner path: 1, 3, 5 or 8 noble icons bring 1, 2, 3 or 4 workers into the section of the castle that you face
ui-vis-about-transcribe = on the inner path: the top manuscript of the segment for as many cleric icons as it shows
ui-vis-piles = What is left
ui-vis-piles-left = townsfolk { $cards }, manuscripts { $scrolls }

## The form of a new table

ui-setting-automa = Each of the four opponents pursues something else.
ui-setting-difficulty = More future schemes make the opponent stronger from the start; 0 is usual.
