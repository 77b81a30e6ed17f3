# What the lessons of For the King (and Me) say, in English.

## One card at a time

lesson-cards = One card at a time
lesson-cards-hello = On the board lie the offices of the court. At the end, the highest sum of cards in an office takes its upper tile, the second highest the lower one. The numbers on the tiles are your points.
lesson-cards-kinds = Bronze cards belong to an office and have a value. Gold buys cards in the second half of the game. Kings change the tiles; they have a lesson of their own.
lesson-cards-keep = You are the advisor and have drawn a card that only you see: diplomacy, and there is none stronger. Keep one card, give each opponent one in the middle, one goes to the favour pile. Keep this one.
lesson-cards-keep-middle = In the middle your opponents choose from it, and you do not. Somebody would take it at once. Keep it in front of you.
lesson-cards-keep-favour = The favour pile is not lost: it is auctioned later. But there anyone can outbid you. A card this strong belongs in front of you.
lesson-cards-keep-done = It lies face down in your personal deck: nobody knows what you have.
lesson-cards-rest = Your own place is full now. Two more cards go to the middle, one to the favour pile, and each must lie before you see the next. Place them as you like.
lesson-cards-taken = The player to your left chose first, the other took what was left, and you took nothing: the advisor never does. Then both were advisors, and the first of them left you the last card.
lesson-cards-take = This time you choose first. Two cards are in the middle, and you collect diplomacy. You must take one.
lesson-cards-take-other = A card of an office in which you have nothing. Diplomacy would add to the card you hold: sums count, office by office.
lesson-cards-weak = You are the advisor again: a low card in an office you do not collect. Three more will come, and you may keep only one of the four. Give this one away.
lesson-cards-weak-kept = Then your place is taken, and whatever comes next goes to others. With three cards to come, wait for something better.
lesson-cards-better = Diplomacy again. It is small, but it adds to your sum, and letters break ties. Keep it; the others go wherever there is room left.
lesson-cards-better-away = It went to the others, and the next cards are not diplomacy. Once you have seen the next card, nothing can be moved. Keep this one.
lesson-cards-pile = { $cards ->
        [one] { $cards } card lies
       *[other] { $cards } cards lie
    } in the favour pile. You know those that you put there yourself. They are not out of the game: in the second half all of them are auctioned.
lesson-cards-free = The middle once more, and no diplomacy in it. A card for another office, or gold for the auctions? Both make sense: you decide.
lesson-cards-free-done = It goes face down into your deck. The others saw it, though, and may remember.
lesson-cards-task = Without help, at another table: you collect entertainment. Place your four cards, and of all the entertainment cards that come keep the strongest. Here patience pays.
lesson-cards-task-early = The turn is over, and the strongest card lies elsewhere. Nobody can know what comes, but with three cards ahead, a low one can wait. Once more.
lesson-cards-task-done = Patience paid. Sometimes nothing better comes, and the last card is yours whatever it is.
lesson-cards-close = One card, one place, then the next. Collect two or three offices, and leave the others to the others. Next: the kings.

## Kings move the prizes

lesson-kings = Kings move the prizes
lesson-kings-hello = The tiles can still change. A king raises or lowers an upper tile by 1, and the lower tile follows by itself: always half of the upper one, rounded down. With two players there are no lower tiles.
lesson-kings-keep = You have drawn a king: one upper tile up by 1. You hold diplomacy cards. A king works for whoever gains it. Keep him.
lesson-kings-keep-middle = There he sleeps until somebody takes him, and that player decides what he does. Keep him yourself.
lesson-kings-keep-favour = In the favour pile he does nothing until somebody wins him at auction, much later. Keep him now.
lesson-kings-raise = A king is never saved up: he works at once, in front of all, and leaves the game. Which office do you want to be worth more?
lesson-kings-raise-other = There, somebody else is ahead or may be. Your strongest office is diplomacy: raise that.
lesson-kings-raise-done = The first in diplomacy now gets 4 points instead of 3, and the second 2 instead of 1.
lesson-kings-rest = The king lies in no deck, and yet he filled your one place: you keep nothing else this turn. Share out the other cards.
lesson-kings-take = A king lies in the middle. Until somebody takes him he does nothing; whoever takes him uses him before the next one chooses. Take him.
lesson-kings-take-card = A low card of an office that is not yours, and the king goes to your neighbour, who will use him against you. Take the king.
lesson-kings-either = This king may do either: raise one upper tile or lower one. You may name any office, even one in which you hold nothing. What helps you?
lesson-kings-either-own = That is your own office: you would lose a point. Raise it, or lower one where somebody else leads.
lesson-kings-either-gift = Others lead there: you would make them richer. Raise diplomacy, or lower one of theirs.
lesson-kings-either-done = The tile moves at once, in front of all, and the lower one follows it.
lesson-kings-two = Another table: you collect entertainment, and your king raises two different tiles. Entertainment first. For the second, look who is known to lead.
lesson-kings-two-without = Entertainment, where you are ahead, stays as it was. Raise it, and one more.
lesson-kings-two-gift = Good for you, and just as good for your left neighbour, who leads there. Choose as the second an office that nobody is known to hold.
lesson-kings-two-done = The first in entertainment now gets 4 points, the second 2. Both tiles count for everybody, so raise where nobody else leads.
lesson-kings-sleeps = The same table later; here entertainment and diplomacy were raised. Gold and a king that lowers one tile lie in the middle. Take what you must not leave to others, and use it.
lesson-kings-sleeps-left = Gold is useful, but now your neighbour gets the king, and your entertainment is the best prize on the board. Guess what he lowers.
lesson-kings-sleeps-own = That was your own best prize. You may lower any other.
lesson-kings-sleeps-done = Your best prize is safe, and somebody else’s has become smaller.
lesson-kings-must = A third table. This king lowers two different tiles, and whoever gains him has to use him, like it or not. Keep him, and spare your diplomacy.
lesson-kings-must-away = Then an opponent would use him, and your diplomacy would be the first to fall. Keep him.
lesson-kings-must-pile = In the favour pile he waits for the auctions, and whoever buys him there will not spare your diplomacy. Keep him.
lesson-kings-must-own = One of the two is yours. Lower two others.
lesson-kings-must-done = Look at the lower tiles: half of 3 is 1, half of 2 is 1 as well. The second prizes have not changed.
lesson-kings-full = And now the price: a diplomacy card comes, and your place is taken by the king. Give the cards away as cleverly as you can.
lesson-kings-limits = No upper tile rises above 6 or falls below 1. At 1 its half is nothing: the second prize disappears, and comes back once the upper tile is 2 again.
lesson-kings-task = Without help: raise diplomacy and, with the same king, make a second prize disappear from the board.
lesson-kings-task-card = A card, but it changes no prize. There is a king in the middle.
lesson-kings-task-other = Diplomacy, your own office, stays where it was. Raise that one.
lesson-kings-task-stays = Diplomacy rose, well done. But every second prize is still there: lower an upper tile that has already come down to 2.
lesson-kings-task-done = The king raises first, then lowers another tile. Nobody gets anything for second place there now.
lesson-kings-close = Kings are short-lived and strong: they decide what your cards are worth. Next the deck runs out, and the auctions begin.

## Buying

lesson-auction = Buying
lesson-auction-hello = The deck is empty, and your cards are your hand now. The favour pile has been shuffled: one card after another is turned up and auctioned. After this one, { $cards } more will follow.
lesson-auction-offer = Diplomacy is up for auction, your strongest office. A government card is bought with gold, and you have some. Open the bidding, low: this lesson leaves only small bids open.
lesson-auction-offer-passed = Whoever passes is out of this auction for good, and the card would go to somebody else. Make a small bid.
lesson-auction-again = Your neighbour bid 3, the other passed. The bidding goes round and round until only one is left. Go one higher.
lesson-auction-again-passed = Then your neighbour has it for 3. You can afford 4: stay in.
lesson-auction-pay = You have won and owe 4. Your gold cards have different values, and no change is given. Pay exactly 4.
lesson-auction-pay-waste = That is more than 4, and the rest is lost. Some of your cards add up to exactly 4.
lesson-auction-alone = Next card: entertainment. Both opponents have passed. Nobody gets a card for nothing, though: bid, and pay with your smallest gold card.
lesson-auction-alone-passed = If all pass, the card leaves the game. Second place in entertainment is within your reach: take it.
lesson-auction-alone-more = You are alone, so 1 is enough. Gold will be needed again.
lesson-auction-alone-waste = For a bid of 1 that is far too much, and you get no change. Use a smaller card.
lesson-auction-alone-done = Even the last one left pays at least 1.
lesson-auction-king = Now a king, and somebody has bid 1. A king is bought with gold too, and works at once. Outbid them.
lesson-auction-king-passed = Then somebody else moves the prizes, and yours are the highest around. Outbid them.
lesson-auction-use = Won! Pay, then use him: he raises one upper tile and lowers another. You are ahead in diplomacy and military.
lesson-auction-use-own = You lowered an office in which you lead. Lower one where others do.
lesson-auction-prices = What is a king worth? Programs pay about 4 gold for raising two tiles, 3 for a king that can raise and lower, 2 for raising one, 1 for lowering. A strong government card costs 4, a weak one 3.
lesson-auction-gold = A gold card! Gold is not bought with gold: the bid is a number of cards from your hand, of any kind. Bid one or two.
lesson-auction-gold-passed = You hold cards that will bring you nothing. To swap one of them for gold is a bargain: bid.
lesson-auction-junk = You choose what to discard, face down, so that nobody sees it. Part with cards of offices in which you are far behind.
lesson-auction-junk-strong = That card helps you in one of your good offices. Look for one where you are hopelessly behind.
lesson-auction-junk-same = You would give gold for gold of no greater value. A weak government card is cheaper.
lesson-auction-second = Another gold card, and again the others have passed. Give one card of your hand for a gold card worth 2, or save your cards? As you like.
lesson-auction-bluff = Diplomacy again, and the first bid is 12! Whether somebody can pay is checked only at the end. Do you follow?
lesson-auction-bluff-higher = You do not have 13 gold. If you win and cannot pay, you lose a card at random, get nothing, and the card is auctioned again without you. Pass.
lesson-auction-bluff-done = Wise. Now watch whether those 12 can be paid.
lesson-auction-resold = A bluff! It cost them a card at random. Now the same card is auctioned without them, from 1 again, and whoever had passed may bid. You open: bid what it is worth to you.
lesson-auction-resold-passed = Your chance to get it cheaply: one rival fewer. Bid.
lesson-auction-task = Without help, back at the first card: you have won it for 5. Pay without losing any gold.
lesson-auction-task-waste = Too much: no change is given. Which of your gold cards make exactly 5?
lesson-auction-task-done = To the last coin. It helps to keep small gold cards for small bids.
lesson-auction-close = Gold for offices and kings, cards for gold. Bid for what changes a first place, and never more than you can pay.

## Who leads

lesson-leading = Who leads
lesson-leading-noble = This is about winning. First choose who you are at court: any noble, either side. It changes nothing else.
lesson-leading-letter = Both cards in the middle have the same office and the same value. They differ in the letter, and letters break ties: the nearest to A wins. Take the better one.
lesson-leading-letter-later = The same value, but a later letter. If sums are equal, the letter nearest to A wins: take the other.
lesson-leading-known = Almost the end of a game. Under the names are sums from cards that all have seen; hidden ones may come on top. You do not count cards, you add their values, office by office.
lesson-leading-tie = Military is worth 4. There your left neighbour has 4, you have 3 with the letter A. This card has value 1, and both have passed. Buy it.
lesson-leading-tie-passed = Then second place is all you get there. With 1 more you draw level, and your A wins the tie.
lesson-leading-tie-more = You are alone: 1 is enough.
lesson-leading-last = The last card of the game is gold, paid for with cards. Gold gives no points. What do you do?
lesson-leading-last-gold = You would have to give a card away for points that do not exist. Here it is better to pass.
lesson-leading-over = All hands are open, and you have { $points } points. In military it was level: your A took the upper tile, and the loser of the tie the lower one. Each office is won on its own.
lesson-leading-ties = Equal points at the end? Then gold left in hand decides, after that the number of diplomacy cards, then their best letter. So a little gold saved is never wasted.
lesson-leading-turn = Now a whole turn as in a real game: place your four cards as you think best. Two or three offices are enough to aim at.
lesson-leading-turn-done = Once only one kind of place is left, the cards go there by themselves; who takes what from the middle is up to the others. That is a whole turn.
lesson-leading-task = Without help: two cards are left. Once the hidden cards are opened, your left neighbour will be 4 points ahead of you. Diplomacy pays second place too. You decide alone now.
lesson-leading-task-passed = Then you lose. With this card your sum in diplomacy is as high as your neighbour’s, and who wins that tie?
lesson-leading-task-more = The others have passed, so 1 is enough. You may need the gold at the very end.
lesson-leading-task-waste = That was a large card for a bid of 1, and gold left over may decide. Pay with a smaller one.
lesson-leading-task-done = When the hands are opened, your A takes second place in diplomacy: 9 points each. And since you have more gold left, you win.
lesson-leading-wins = What wins? Among three programs the winner has about 10 points: two or three first places bring 8 of them, second places the rest. So lead in two offices, raise them with kings, and be second in one more.
lesson-leading-two = Between two players you place three cards a turn, one to each place, so the one in the middle is a gift to your opponent. There are no second places, and 22 cards stay out of the game.
lesson-leading-close = You know the whole game: place cards, use kings, bid wisely, and count offices, not cards. Now a real table with two opponents.
