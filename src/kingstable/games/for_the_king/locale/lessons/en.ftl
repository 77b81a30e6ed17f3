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
lesson-cards-better = Diplomacy again. It is small, but it adds to your sum, and letters break ties. Keep it and place the rest.
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
lesson-kings-two = Another table: you collect entertainment, and your king raises two different tiles. Entertainment first. For the second, look who is known to lead.
lesson-kings-two-without = Entertainment, where you are ahead, stays as it was. Raise it, and one more.
lesson-kings-two-gift = Good for you, and just as good for your left neighbour, who leads there. Choose as the second an office that nobody is known to hold.
lesson-kings-sleeps = A little later: gold and a king that lowers one tile. Your entertainment is worth 4. Take what you must not leave to others, and use it.
lesson-kings-sleeps-left = Gold is useful, but now your neighbour gets the king, and your entertainment is the best prize on the board. Guess what he lowers.
lesson-kings-sleeps-own = That was your own best prize. You may lower any other.
lesson-kings-must = A third table. This king lowers two different tiles, and whoever gains him has to use him, like it or not. Keep him, and spare your diplomacy.
lesson-kings-must-away = Then an opponent would use him, and your diplomacy would be the first to fall. Keep him.
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
