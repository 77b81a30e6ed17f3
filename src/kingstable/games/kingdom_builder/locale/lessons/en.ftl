# What the lessons of Kingdom Builder say, in English.

## Three on the card

lesson-three = Three on the card
lesson-three-hello = Your settlements bring gold when the game ends, and most gold wins. Each turn you play one terrain card and build three settlements on that terrain. Your card now: a flower field.
lesson-three-first = Your first settlement may go on any free flower field. Begin well: build it next to the paddock, the special hex near the upper right corner.
lesson-three-first-elsewhere = That is a flower field, so it is allowed. But no location is next to it, and a location gives you something for the whole game. Look for the paddock at the upper right.
lesson-three-first-done = You took a paddock token. What it does comes in the next lesson.
lesson-three-second = Look at what is lit now: only flower fields that touch your settlement. If you can build next to your own, you must. Build the second one.
lesson-three-third = The hex you just took counts too: whatever touches either settlement is open. Build the third where you like.
lesson-three-end = Three are built, and that is all you must do. End your turn: your card is discarded, and you secretly draw the next one.
lesson-three-drawn = Your opponent has built three as well. You already hold your next card, so you can plan while the others play. Now to a spot that puzzles many beginners.
lesson-three-patch = Another table. Your card is the flower field, and your settlements touch just two of them. You must use those two, though the board has plenty of others. Take one.
lesson-three-free = The other one was the only choice left, so it was built for you. Now nothing next to you is free: build the third anywhere, next to a location.
lesson-three-free-lonely = Allowed: the third may go anywhere now. But a new area is worth most with a token. Find a flower field next to a special hex.
lesson-three-free-done = So three settlements need not stand together. Each only obeys the rule at the moment it is built.
lesson-three-never = Nobody builds on water, mountains, castles or locations, and only one settlement fits on a hex. The others’ settlements are simply in your way.
lesson-three-task = Your turn, without help. Your card is the canyon. Finish this turn’s three settlements with a location token in hand.
lesson-three-task-none = All three are built and no token came with them. The small canyon had to go first, but the last one was yours to place. Once more.
lesson-three-task-done = Exactly: fill the small patch, then jump where it pays.
lesson-three-close = You know the heart of the game: three on the card, one by one, touching your own if you can. Small patches set you free.
