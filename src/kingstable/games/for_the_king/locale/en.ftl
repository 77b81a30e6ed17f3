# The words of For the King (and Me), in English.

## Options of a table

setting-nobles = Nobles
setting-nobles-dealt = Dealt out
setting-nobles-chosen = Chosen by the players

## Questions

ask-noble = Which noble are you? It changes nothing in the game.
ask-place = You have drawn { $card }. Where does it go?
ask-take = Take one card from the middle of the table.
ask-king = { $card }. { $effect }
ask-bid = { $card } is on sale for gold. { $high ->
        [0] Nobody has bid yet.
       *[other] The highest bid is { $high }.
    } Do you bid or pass?
ask-bid-cards = { $card } is on sale for cards from your hand. { $high ->
        [0] Nobody has bid yet.
       *[other] The highest bid is { $high }.
    } Do you bid or pass?
ask-pay = You have won { $card } and owe { $price } gold. With which gold cards do you pay? No change is given.
ask-discard = You have won { $card }. Choose a card to discard face down: { $left ->
        [one] one more
       *[other] { $left } more
    }.

## Choices

option-noble = Noble { $tile }, side { $side }
option-place = { $zone }
option-take = Take { $card }
option-raise = Raise { $offices }
option-lower = Lower { $offices }
option-shift = Raise { $up }, lower { $down }
option-bid = Bid { $amount }
option-pass = Pass
option-pay = Pay { $cards }
option-discard = Discard { $card }

## What happened

log-noble = { $seat } is noble { $noble }, side { $side }
log-start = { $seat } receives the deck of { $cards } cards and is the first advisor; unseen cards out of the game: { $removed }
log-advisor = Turn { $turn } of { $turns }: { $seat } is the advisor
log-draw = { $seat } looks at a card
log-draw-known = { $seat } looks at a card: { $card }
log-keep = { $seat } keeps the card
log-keep-known = { $seat } keeps the card: { $card }
log-centre = { $seat } lays { $card } in the middle
log-favour = { $seat } puts the card on the favour pile
log-favour-known = { $seat } puts the card on the favour pile: { $card }
log-take = { $seat } takes { $card }
log-king = { $seat } keeps a king: { $card }
log-king-idle = { $card } can change nothing and is discarded ({ $seat })
log-raise = { $seat } raises { $office } to { $value }{ $secondary ->
        [-1] { "" }
       *[other] ; its secondary duty is { $secondary }
    }
log-lower = { $seat } lowers { $office } to { $value }{ $secondary ->
        [-1] { "" }
        [0] ; it has no secondary duty now
       *[other] ; its secondary duty is { $secondary }
    }
log-phase-two = The favour pile of { $cards } cards is shuffled and goes on sale; { $seat } begins
log-turn-up = Round { $round } of { $rounds }: { $seat } turns up { $card }
log-bid = { $seat } bids { $amount } gold
log-bid-known = { $seat } bids { $amount } gold, more than the { $means } in hand
log-bid-cards = { $seat } bids { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
log-bid-cards-known = { $seat } bids { $amount ->
        [one] one card
       *[other] { $amount } cards
    }, more than the { $means } in hand
log-pass = { $seat } passes
log-win = { $seat } wins { $card } for { $price } gold
log-win-cards = { $seat } wins { $card } for { $price ->
        [one] one card
       *[other] { $price } cards
    }
log-pay = { $seat } pays { $cards }: { $paid } gold{ $lost ->
        [0] { "" }
       *[other] , { $lost } of it too much
    }
log-discard = { $seat } discards { $count ->
        [one] one card
       *[other] { $count } cards
    } face down
log-discard-known = { $seat } discards face down: { $cards }
log-fail = { $seat } wins { $card } for { $price } gold and cannot pay
log-fail-cards = { $seat } wins { $card } for { $price ->
        [one] one card
       *[other] { $price } cards
    } and cannot pay
log-penalty = { $drawer_seat } draws a card at random from the hand of { $seat } and discards it unseen
log-penalty-known = { $drawer_seat } draws a card at random from the hand of { $seat } and discards it unseen: { $card }
log-again = { $card } is auctioned again; { $seat } begins
log-unsold = Nobody gets { $card }; it is discarded
log-end = The favour pile is empty: the duties are awarded
log-primary = { $office }: { $seat } takes the primary duty ({ $value }) with a sum of { $sum }
log-primary-letter = { $office }: { $seat } takes the primary duty ({ $value }) with a sum of { $sum } and the letter { $letter }
log-primary-nobody = { $office }: nobody takes the primary duty ({ $value })
log-secondary = { $office }: { $seat } takes the secondary duty ({ $value }) with a sum of { $sum }
log-secondary-letter = { $office }: { $seat } takes the secondary duty ({ $value }) with a sum of { $sum } and the letter { $letter }
log-secondary-nobody = { $office }: nobody takes the secondary duty ({ $value })
log-points = { $seat } has { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
log-tie-gold = Tie for victory: { $seat } has { $gold } gold
log-tie-count = Tie for victory: { $seat } has { $count ->
        [one] one card
       *[other] { $count } cards
    } of { $office }
log-tie-letter = Tie for victory: the best letter of { $seat } in { $office } is { $letter }
log-winner = { $seat } wins
log-shared-victory = { $seat } shares the victory

## Scores

score-primary = { $office }, primary duty { $value }
score-primary-letter = { $office }, primary duty { $value } (by the letter { $letter })
score-secondary = { $office }, secondary duty { $value }
score-secondary-letter = { $office }, secondary duty { $value } (by the letter { $letter })
score-gold = Gold left
score-count = { $office }: cards
score-letter = { $office }: best letter (A is 1)

## Why not

why-zone-full = { $zone }: full for this turn ({ $rule }).
why-not-in-centre = Only a card in the middle of the table can be taken ({ $rule }).
why-office-out = { $office } has no portrait with this number of players ({ $rule }).
why-office-highest = { $office } is at { $value } already and cannot be raised ({ $rule }).
why-office-lowest = { $office } is at { $value } already and cannot be lowered ({ $rule }).
why-bid-low = A bid has to be higher than { $high } ({ $rule }).
why-bid-cap = Nobody can ever pay more than { $cap } ({ $rule }).
why-on-sale = The card you are paying for cannot pay for itself ({ $rule }).
why-not-gold = Only gold cards pay for this card ({ $rule }).
why-equal-gold = Other gold cards of the same value are paid before this one ({ $rule }).

## In the terminal

show-turn = turn { $turn } of { $turns }
show-round = round { $round } of { $rounds }
show-deck = deck { $cards }
show-favour = favour pile { $cards }
show-over = The game is over
show-office = Office
show-primary = Primary
show-secondary = Secondary
show-mine = You
show-centre = In the middle
show-room = May still take: you { $self }, middle { $centre }, favour { $favour }
show-drawn = You look at
show-drawing = { $seat } looks at a card
show-sale = On sale
show-high = Highest bid: { $high } ({ $seat })
show-no-bid = Nobody has bid yet
show-range = Type a number from { $least } to { $cap } to bid; you can pay up to { $means }.
show-beyond = You can pay up to { $means }: any bid now is out of your reach.
show-king = The king speaks
show-hand = Your cards
show-empty = none
show-put = You put on the favour pile
show-discarded = You discarded
show-cards = Cards
show-face-down = Discarded face down: { $count }
show-perhaps = perhaps discarded since
show-passed = passed
show-excluded = out of this round
show-bids = bids { $amount }
show-advisor = advisor
show-first = first player
show-reference = The cards with { $seats } players: { $cards }; out of the game unseen: { $removed }
show-legend = In brackets: gone. With an apostrophe: known to be elsewhere. A star marks numbers that are a reconstruction.
show-kings = Kings
show-sales = Sold and unsold so far
show-sold = { $card }: { $seat } for { $price }
show-unsold = { $card }: nobody
