# The words of For the King (and Me), in English.

## Options of a table

setting-nobles = Nobles
setting-nobles-dealt = Dealt at random
setting-nobles-chosen = Chosen by the players

## Questions

ask-noble = Which noble will you play? It makes no difference to the game.
ask-place = You have drawn { $card }. Where does it go?
ask-take = Take one card from the middle of the table.
ask-king = { $card }. { $effect }
ask-bid = { $card } is up for auction, to be paid in gold. { $high ->
        [0] Nobody has bid yet.
       *[other] The highest bid is { $high } gold.
    } Bid or pass?
ask-bid-cards = { $card } is up for auction, to be paid in cards from your hand. { $high ->
        [0] Nobody has bid yet.
        [one] The highest bid is one card.
       *[other] The highest bid is { $high } cards.
    } Bid or pass?
ask-pay = You have won { $card } and owe { $price } gold. Which gold cards will you pay with? No change is given.
ask-discard = You have won { $card }. Choose a card to discard face down: { $left ->
        [one] one to go
       *[other] { $left } to go
    }.

## Choices

option-noble = Noble { $tile }, side { $side ->
        [a] A
       *[b] B
    }
    .full = Take noble { $tile }, side { $side ->
            [a] A
           *[b] B
        }
option-place = { $zone_id ->
        [zone-self] In front of you
        [zone-centre] In the middle of the table
       *[zone-favour] On the favour pile
    }
    .full = { $zone_id ->
            [zone-self] Place it in front of you
            [zone-centre] Place it in the middle of the table
           *[zone-favour] Place it on the favour pile
        }
option-take = Take { $card }
option-raise = Raise { $offices } by 1
option-lower = Lower { $offices } by 1
option-shift = Raise { $up } by 1, lower { $down } by 1
option-bid = Bid { $amount }
option-pass = Pass
option-pay = Pay { $cards }: { $gold } gold
option-discard = Discard { $card }

## What matters now

advice-keep = As far as you know, this card would bring you { $points ->
        [one] one point
       *[other] { $points } points
    } in an office: { $office }.
advice-keep-king = If you keep a king card, it works at once and takes the place of your one card this turn.
advice-gift = In the middle this card could give { $seat } the lead in an office where you lead now: { $office }.
advice-favour = A card on the favour pile is not lost: it is auctioned in phase two, when all who have gold can bid for it.
advice-wait = This card brings you nothing yet, and you keep only one a turn: { $count ->
        [one] one more card is
       *[other] { $count } more cards are
    } still to come.
advice-gold = Phase two is near, and the gold you have to bid with is { $gold }.
advice-take = As far as you know, one card would bring you { $points ->
        [one] one point
       *[other] { $points } points
    }: { $card }.
advice-deny = Whoever chooses after you may take what you leave: with { $card } { $seat } would lead an office that you lead now, { $office }.
advice-raise = You are known to lead here, so raising it is worth a point to you: { $offices }.
advice-lower = You have no card of one office ({ $office }), where { $seat } is known to lead: lowering it costs you nothing.
advice-second = If you lower this office ({ $office }), its secondary duty is gone, and you are second there.
advice-bluff = You can pay { $means } and would have to bid { $least }: if you win and cannot pay, you lose a card at random.
advice-worth = As far as you know, the card up for auction would bring you { $points ->
        [one] one point
       *[other] { $points } points
    } in an office: { $office }.
advice-threat = With the card up for auction { $seat } would overtake you in an office: { $office }.
advice-nothing = The card up for auction gives you no duty yet in its office: { $office }.
advice-for-cards = A gold card costs cards from your hand, and as far as you know { $count ->
        [one] one of yours brings
       *[other] { $count } of yours bring
    } no duty.
advice-discard = Discard first what brings you no duty: { $offices }.
advice-last-sales = { $count ->
        [0] This is the last auction
        [one] Only one more card comes up for auction after this one
       *[other] Only { $count } more cards come up for auction after this one
    }, and gold that is left over brings no points: you have { $gold }.
advice-letter = In one office ({ $office }) two sums are equal, so the letter nearest to A decides: { $leader_seat } has { $letter }.

## What happened

log-noble = { $seat } plays noble { $noble }, side { $side ->
        [a] A
       *[b] B
    }
log-start = { $seat } receives the deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and is the first advisor{ $removed ->
        [0] { "" }
        [one] ; { $removed } card was removed at random, unseen
       *[other] ; { $removed } cards were removed at random, unseen
    }
log-advisor = Turn { $turn } of { $turns }: { $seat } is the advisor
log-draw = { $seat } draws a card{ $forced ->
        [0] { "" }
       *[other] ; only one place is left for it
    }
log-draw-known = { $seat } draws a card: { $card }{ $forced ->
        [0] { "" }
       *[other] ; only one place is left for it
    }
log-keep = { $seat } keeps the card
log-keep-known = { $seat } keeps { $card }
log-centre = { $seat } puts { $card } in the middle of the table
log-favour = { $seat } puts the card on the favour pile
log-favour-known = { $seat } puts { $card } on the favour pile
log-take = { $seat } takes { $card }
log-king = { $seat } reveals { $card }: it is used at once and leaves the game
log-king-idle = { $seat } discards { $card }: it cannot change anything
log-raise = { $seat } raises { $office } to { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; its secondary duty is now { $secondary }
    }
log-lower = { $seat } lowers { $office } to { $value }{ $secondary ->
        [-1] { "" }
        [0] ; it now has no secondary duty
       *[other] ; its secondary duty is now { $secondary }
    }
log-phase-two = The favour pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } is shuffled and put up for auction; { $seat } begins
log-turn-up = Round { $round } of { $rounds }: { $seat } turns up { $card }
log-bid = { $seat } bids { $amount } gold for { $card }
log-bid-known = { $seat } bids { $amount } gold for { $card }, { $means ->
        [0] with no gold in hand
       *[other] more than the { $means } in hand
    }
log-bid-cards = { $seat } bids { $amount ->
        [one] one card
       *[other] { $amount } cards
    } for { $card }
log-bid-cards-known = { $seat } bids { $amount ->
        [one] one card
       *[other] { $amount } cards
    } for { $card }, more than the { $means } in hand
log-pass = { $seat } passes on { $card }
log-win = { $seat } wins { $card } for { $price } gold
log-win-cards = { $seat } wins { $card } for { $price ->
        [one] one card
       *[other] { $price } cards
    }
log-pay = { $seat } pays { $paid } gold ({ $cards }) for { $bought }{ $lost ->
        [0] { "" }
       *[other] , overpaying by { $lost }
    }
log-discard = { $seat } discards { $count ->
        [one] one card
       *[other] { $count } cards
    } face down for { $bought }
log-discard-known = { $seat } discards face down for { $bought }: { $cards }
log-fail = { $seat } wins { $card } for { $price } gold but cannot pay
log-fail-cards = { $seat } wins { $card } for { $price ->
        [one] one card
       *[other] { $price } cards
    } but cannot pay
log-penalty = { $drawer_seat } takes a card at random from { $seat }’s hand and discards it unseen
log-penalty-known = { $drawer_seat } takes a card at random from { $seat }’s hand and discards it unseen: { $card }
log-again = { $card } is up for auction again; { $seat } begins
log-unsold = Nobody gets { $card }; it is discarded
log-end = The favour pile is empty: the duties are awarded
log-primary = { $office }: { $seat } takes the primary duty ({ $value }) with a total of { $sum }
log-primary-letter = { $office }: { $seat } takes the primary duty ({ $value }) with a total of { $sum }, the tie broken by the letter { $letter }
log-primary-nobody = { $office }: nobody takes the primary duty ({ $value })
log-secondary = { $office }: { $seat } takes the secondary duty ({ $value }) with a total of { $sum }
log-secondary-letter = { $office }: { $seat } takes the secondary duty ({ $value }) with a total of { $sum }, the tie broken by the letter { $letter }
log-secondary-nobody = { $office }: nobody takes the secondary duty ({ $value })
log-points = { $seat } has { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
log-tie-gold = Tie-break: { $seat } has { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
log-tie-count = Tie-break: { $seat } has { $count ->
        [0] no { $office } cards
        [one] one { $office } card
       *[other] { $count } { $office } cards
    }
log-tie-letter = Tie-break: { $seat }’s best { $office } letter is { $letter }
log-winner = { $seat } wins
log-shared-victory = { $seat } shares the victory

## Scores

score-primary = { $office }, primary duty { $value }
score-primary-letter = { $office }, primary duty { $value } (by the letter { $letter })
score-secondary = { $office }, secondary duty { $value }
score-secondary-letter = { $office }, secondary duty { $value } (by the letter { $letter })
score-gold = Gold left
score-note = Only cards that you have seen count here: your own, and those that you saw the others take. They may hold more.
score-count = { $office }: cards
score-letter = { $office }: best letter (A counts as 1)

## Why not

why-zone-full = { $zone }: you have reached the limit for this turn ({ $rule }).
why-not-in-centre = You can only take a card from the middle of the table ({ $rule }).
why-office-out = { $office } is not in play with this number of players ({ $rule }).
why-office-highest = You cannot raise { $office }: it is already at { $value } ({ $rule }).
why-office-lowest = You cannot lower { $office }: it is already at { $value } ({ $rule }).
why-bid-low = Your bid has to be higher than { $high } ({ $rule }).
why-bid-cap = You cannot bid more than { $cap }: nobody could ever pay it ({ $rule }).
why-on-sale = You cannot pay with the card you are buying ({ $rule }).
why-not-gold = You can only pay for this card with gold cards ({ $rule }).
why-equal-gold = Use your other gold cards of the same value first ({ $rule }).

## In the terminal

show-turn = turn { $turn } of { $turns }
show-round = round { $round } of { $rounds }
show-deck = deck: { $cards }
show-favour = favour pile: { $cards }
show-over = The game is over
show-office = Office
show-mine = You
show-centre = In the middle
show-room = Room left: yours { $self }, middle { $centre }, favour { $favour }
show-drawn = You have drawn
show-drawing = { $seat } has drawn a card
show-sale = Up for auction
show-no-bid = Nobody has bid yet
show-king = King card in effect
show-hand = Your cards
show-empty = nothing
show-put = You put on the favour pile
show-discarded = You discarded
show-cards = Cards
show-face-down = Discarded face down: { $count }
show-perhaps = perhaps discarded since
show-passed = passed
show-excluded = out of this round
show-advisor = advisor
show-first = first player
show-reference = Cards for { $seats } players: { $cards }; removed at random: { $removed }
show-legend = In brackets: out of the game. With an apostrophe: known to be somewhere else. A star marks reconstructed numbers.
show-kings = King cards
show-gold-cards = Gold cards
show-sales = Auctioned so far
show-unsold = { $card }: nobody

## What a player has

means-gold = Gold
means-gold-cards = Gold cards
means-sum = { $office } (sum)
means-to-come = Cards still to come for your own place
means-to-favour = Cards still to come for the favour pile
means-gold-given = Gold for opponents
means-king-given = King card for opponents
means-sum-given = { $office } for opponents (sum)
means-other-given = Other cards for opponents
means-rival = Strongest opponent’s points now
means-gold-bid = Gold to pay (if won)
means-cards-bid = Cards to discard (if won)
means-short = Missing to pay (if won)
means-driven = Price for others if they go higher
means-gold-won = Gold (if won)
means-king-won = King card (if won)
means-sum-won = { $office } (sum, if won)
means-outbid = Lowest bid open to others

## Hints

hint-centre = An opponent will take { $card }.
hint-favour-known = { $card } will be auctioned in phase two; until then only you know that it is there.
