# The words of the terminal, in English.

pad-too-much-gold = { $gold } gold in all is more than the { $most } there is
pad-too-many-cards = a hand cannot have { $count } cards or more; with { $players } players { $most } is the most
pad-no-government-card = { $value } is not a government card such as { $example }; the offices are { $offices }
pad-unknown-letter = { $value } has a letter of no known card; write its value too: { $example }
pad-already-at = { $value } is already at { $other }

## What the terminal shows

show-primary = Prim.
show-secondary = Sec.
show-open-sums = Sums from the cards that everybody has seen:
show-open-note = Below the names: sums of the cards that everybody has seen; some may be discarded by now.
show-own-note = Yours count all you have.
show-amount = { $unit ->
        [gold] { $count } gold
       *[cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
show-high = Highest bid: { $amount } ({ $seat })
show-bids = bids { $amount }
show-beyond = { $any ->
        [0] You have nothing to pay with
       *[other] You can pay { $amount } at most
    }: any bid now is beyond your means.
show-range = To bid { $unit ->
        [gold] gold
       *[cards] cards
    }, type a number from { $least } to { $most }{ $paid ->
        [0] { "" }
       *[other] ; you can pay up to { $means }
    }.
show-one-bid = To bid { $amount }, type { $least }{ $paid ->
        [0] { "" }
       *[other] ; you can pay up to { $means }
    }.
show-sold = { $card }: { $seat } for { $amount }
show-known = Known cards
show-gone = Openly out of the game
show-removed-cards = Removed at random
show-failed = could not pay: { $seat }
show-faces = 4H is a card of value 4 with the letter H. A card of gold shows its value. Leading in an office goes by the sum, then by the best letter: A before B.
show-none = none
choice-acts = { $choice }: takes effect at once and leaves the game
