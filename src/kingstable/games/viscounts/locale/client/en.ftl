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
ui-vis-link = Link { $one } — { $other }
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
ui-vis-made = Reconstructed cards
ui-vis-made-about = A star marks cards whose numbers are not known for certain and were reconstructed. Owners of the game can replace them with a file of their own. Visible now:
ui-vis-open = Open { $player }’s board
ui-vis-first = First player

## The form of a new table

ui-setting-automa = Each of the four opponents pursues something else.
ui-setting-difficulty = More future schemes make the opponent stronger from the start; 0 is usual.
