# The words of the board in the browser, in English.

ui-fk-council = Government board
ui-fk-why = Why not { $office }?
ui-fk-raise = { $office }: raise the primary duty (now { $value }) by 1
ui-fk-lower = { $office }: lower the primary duty (now { $value }) by 1
ui-fk-no-tile = no tile
ui-fk-by-letter = decided by the letter
ui-fk-my-sum = Your sum { $sum }, best letter { $letter }
ui-fk-open-sum = { $player }: { $sum } openly gained, best letter { $letter }
ui-fk-sum = { $player }: sum { $sum }, best letter { $letter }
ui-fk-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
ui-fk-looks = { $player } is looking at a card
ui-fk-before = In front of { $player }
ui-fk-room =
    { $count ->
        [one] room for { $count } more
       *[other] room for { $count } more
    }
ui-fk-full = limit reached this turn
ui-fk-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-fk-cards-of =
    { $count ->
        [0] { $player } has no cards yet
        [one] { $player } has gained { $count } card
       *[other] { $player } has gained { $count } cards
    }
ui-fk-king-mine = Choose on the government board above what the king card changes.
ui-fk-king-of = { $player } is choosing what the king card changes.
ui-fk-noble = Noble { $number }, side { $side }
ui-fk-on-sale = Up for auction
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
ui-fk-won = won, paying now
ui-fk-highest = highest bid
ui-fk-thinks = bidding…
ui-fk-have-gold = your gold: { $count }
ui-fk-have-cards = your cards: { $count }
ui-fk-means-gold = Your gold: { $count }. Only you see this.
ui-fk-means-cards = Your cards: { $count }.
ui-fk-bluff-gold = { $bid } is more than your { $means } gold: if you win, you cannot pay, lose a card at random and are out of this round. Nobody else is told.
ui-fk-bluff-cards =
    { $means ->
        [one] { $bid } is more than your { $means } card: if you win, you cannot pay, lose a card at random and are out of this round. Nobody else is told.
       *[other] { $bid } is more than your { $means } cards: if you win, you cannot pay, lose a card at random and are out of this round. Nobody else is told.
    }
ui-fk-beyond-gold = Between you and me: you have bid { $bid }, but have { $means ->
        [0] no gold
       *[other] only { $means } gold
    }.
ui-fk-beyond-cards = Between you and me: you have bid { $bid } cards, but have only { $means }.
ui-fk-more-bids = up to { $most }…
ui-fk-pays-gold = { $player } is choosing how to pay { $count } gold.
ui-fk-pays-cards =
    { $count ->
        [one] { $player } is choosing { $count } more card to pay with.
       *[other] { $player } is choosing { $count } more cards to pay with.
    }
ui-fk-owe = Or click the gold cards you want to pay { $owed } gold with.
ui-fk-owe-cards =
    { $count ->
        [0] These go face down.
        [one] Click { $count } more card to discard face down.
       *[other] Click { $count } more cards to discard face down.
    }
ui-fk-keep-cards =
    { $count ->
        [0] These you keep.
        [one] Click { $count } more card that you keep.
       *[other] Click { $count } more cards that you keep.
    }
ui-fk-discard-cards =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
ui-fk-cheapest = Cheapest: { $cards } ({ $lost })
ui-fk-pay-picked = Pay { $cards } ({ $lost })
ui-fk-lost = overpaying by { $lost }
ui-fk-exact = nothing lost
ui-fk-awards = Duties won, with sums and best letters
ui-fk-tie-gold = Tie, more gold
ui-fk-tie-count = Tie, more { $office } cards
ui-fk-tie-letter = Tie, best letter in { $office }
ui-fk-my-cards = My cards
ui-fk-watching = You are watching
ui-fk-gold = Gold
ui-fk-my-favour = My cards on the favour pile ({ $count })
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
        [one] perhaps gone: { $count } card discarded face down since
       *[other] perhaps gone: { $count } cards discarded face down since
    }
ui-fk-doubt-note = “?” marks cards that may have been discarded face down since.
ui-fk-composition =
    The game for { $players } players has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $removed ->
        [0] { "" }
       *[other] , of which { $removed } were removed at random, unseen
    }. { $unknown ->
        [0] You know where every card is.
        [one] You do not know where { $unknown } card is.
       *[other] You do not know where { $unknown } cards are.
    }
ui-fk-out =
    { $count ->
        [one] { $count } card is left in the box: the number at its bottom is higher than the number of players.
       *[other] { $count } cards are left in the box: the number at their bottom is higher than the number of players.
    }
ui-fk-gold-of = Gold card of value { $value }
ui-fk-gone-of = gone: { $gone } of { $all }
ui-fk-where-unknown = you do not know where it is
ui-fk-where-drawn = you are looking at it
ui-fk-where-mine = yours
ui-fk-where-held = openly gained by { $player }
ui-fk-where-centre = in the middle of the table
ui-fk-where-favour = you put it on the favour pile
ui-fk-where-sale = up for auction
ui-fk-where-king = in effect now
ui-fk-where-gone = discarded face up
ui-fk-where-discarded = discarded face down by { $player }
ui-fk-where-removed = removed at random before the start
ui-fk-mark = only with { $mark } or more players
ui-fk-reconstructed-note = Of some cards the value, the letter or the number of copies is reconstructed, not taken from a printed source.
ui-fk-leads-self = you keep it
ui-fk-leads-centre = the others take one each
ui-fk-leads-favour = auctioned in phase two
ui-fk-lens-card = Adds { $value } to your sum in { $office }.
ui-fk-lens-letter = In a tie the letter closest to A wins; this one has { $letter }.
ui-fk-lens-primary = At the end the highest sum takes the primary duty, now worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ui-fk-lens-secondary = The second highest takes the secondary duty, now worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ui-fk-lens-gold = Pays { $value } in phase two, for government and king cards. No change is given.
ui-fk-lens-gold-cost = Up for auction it is paid for with cards of any kind. It brings no points.
ui-fk-lens-king = Whoever gains it applies it at once; then it is out of the game.
ui-fk-lens-self = The card is the advisor’s, face down. A king card takes effect at once.
ui-fk-lens-centre = Face up. When all places are full, every opponent takes one of these, from the left on; the advisor takes none.
ui-fk-lens-favour = Face down. In phase two these cards are auctioned one by one.
ui-fk-lens-bid = Whoever bids highest pays. To bid more than one has is a bluff (the coins in red): whoever wins and cannot pay loses a card at random, and the others bid again.
ui-fk-bids = Bids

## The form of a new table

ui-setting-nobles = The figure that stands for you at the table. It has no effect on play.
