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
