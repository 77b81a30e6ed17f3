# What the lessons of Kingdom Builder say, in English.

## Three on the card

lesson-three = Three on the card
lesson-three-hello = Your settlements bring gold when the game ends, and most gold wins. Each turn you play one terrain card and build three settlements on that terrain. Your card now: a flower field.
lesson-three-first = Your first settlement may go on any free flower field. Begin well: build it next to the paddock, the special hex near the upper right corner.
lesson-three-first-elsewhere = That is a flower field, so it is allowed. But no location is next to it, and a location gives you something for the whole game. Look for the paddock at the upper right.
lesson-three-first-done = You took a paddock token. What it does comes in the next lesson.
lesson-three-second = Look at what is lit now: only flower fields that touch your settlement. If you can build next to your own, you must. Build the second one.
lesson-three-third = The hex you just took counts too: whatever touches either settlement is open. Build the third on any hex that is lit.
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

## Special places

lesson-places = Special places
lesson-places-take = Locations are the strongest hexes on the board: each gives you an extra action, every turn. Your card is the forest. Take a farm token: build next to a farm.
lesson-places-take-elsewhere = A forest, but far from any location: no token. Two farms lie in the lower right section.
lesson-places-take-other = A token, well spotted! But we want the farm here: look in the lower right section.
lesson-places-wait = The farm token is yours, but it sleeps until your next turn. Finish your three settlements.
lesson-places-end = A new token cannot be used in the turn it was taken. End your turn, and it will be ready when you are next.
lesson-places-use = Your card is the desert, and the farm is ready: once a turn, one more settlement on grass. Tokens work before your three or after them. Use it first.
lesson-places-use-early = Careful: once the first of three stands, tokens must wait until all three do. Between them nothing fits. Use the farm first this time.
lesson-places-grass = One extra settlement, on grass, whatever your card says. The same rule holds: next to your own if you can. Build it.
lesson-places-grass-withdrawn = You put the token back, which is always allowed. Nothing is lost, but nothing is built either. Use it.
lesson-places-three = The token is turned over until your next turn. Now your three settlements in the desert, as always.
lesson-places-same = Each location hex gives you one token in the whole game, however many settlements you put there. Two equal tokens are possible, but only from two different hexes.
lesson-places-tavern = The tavern: you have three in a straight line, slanting is fine. Use the token and extend the line at either end, on whatever terrain is there. A bend or a gap does not count.
lesson-places-tavern-later = That was one of your three. It is fine in a game, but here use the tavern token first.
lesson-places-tower = The tower builds on the edge of the board, on any terrain you can build on. None of your settlements is near the edge, so the whole rim is open. Use its token.
lesson-places-tower-later = That was one of your three. Use the tower token first, and look at the rim.
lesson-places-oasis = The oasis builds in the desert, as the farm does on grass. You are next to no desert: use the token and choose freely, perhaps beside a castle or another location.
lesson-places-oasis-later = That was one of your three. Use the oasis token first.
lesson-places-oracle = The oracle builds once more on the terrain of your card. With it, your turn has four settlements on the same terrain. Use it.
lesson-places-oracle-later = That was one of your three. Use the oracle token first, and then build your three.
lesson-places-task = Without help: your card is the canyon, and you hold a farm token. Finish this turn with a second token. There is no grass next to you!
lesson-places-task-same = One settlement more, but no second token. Beside your own farm there is nothing left for you; another location would give one. Once more.
lesson-places-task-done = A token that opened a new area and brought another token: that is how strong games begin.
lesson-places-close = Five locations let you build more. Three others move settlements that already stand: they come next.

## Moving house

lesson-moving = Moving house
lesson-moving-hello = Three locations do not build but move: one of your settlements leaves its hex and stands elsewhere. Your supply stays as it is. You begin with a paddock token that is ready.
lesson-moving-use = Moving, too, comes before your three settlements or after them. Use the paddock now.
lesson-moving-use-later = That was one of your three settlements. Here we want to move first: use the paddock token.
lesson-moving-lift = First choose who moves. Two of your settlements stand next to the paddock, so one of them could go without harm. Lift any.
lesson-moving-lift-withdrawn = You put the token back: allowed, and nothing is lost. But let us see a jump. Use it again and lift a settlement.
lesson-moving-jump = With the paddock a settlement jumps exactly two hexes in a straight line, over anything: mountains, water, other settlements. It need not land beside your own. Only water and other closed hexes are out.
lesson-moving-jump-done = Moved. The token is turned over until your next turn.
lesson-moving-lose = Now beware: only one of your settlements stands next to the paddock. If it leaves, the token is gone. Use the paddock and keep its token.
lesson-moving-lose-lost = A fine jump, but nobody of yours is left beside the paddock: its token went at once, and this hex will never give you another. Move somebody else.
lesson-moving-lose-later = That was one of your three. Use the paddock token first.
lesson-moving-barn = The barn moves a settlement onto the terrain of your card: grass. It is lifted first, and has to land beside those left behind if it can. Use the token: bring one next to a castle.
lesson-moving-barn-stuck = With this one lifted, your leftmost settlement still touches grass, so it would have to land there. Lift the very one that touches the grass.
lesson-moving-barn-later = That was one of your three. Use the barn token first.
lesson-moving-barn-nothing = It could go anywhere on grass, and you chose so. But a castle beside it would pay: look for grass next to one.
lesson-moving-harbor = The harbor moves a settlement onto water, next to your own if you can. There is no other way onto water. Try it.
lesson-moving-harbor-later = That was one of your three. Use the harbor token first.
lesson-moving-harbor-done = Now one of yours stands where nobody can build.
lesson-moving-water = A settlement on water counts as any other: you build next to it, it joins groups and fills rows. Only the Fishermen pay nothing for it.
lesson-moving-task = Without help: your paddock token is ready, and a tavern is not far. Hold both tokens after one jump.
lesson-moving-task-lost = You reached the tavern, perhaps, but the one that jumped was your last beside the paddock, so that token is gone. Send somebody else.
lesson-moving-task-nothing = The paddock is safe, but you landed beside no new location. Which hexes touch the tavern, and who is exactly two away in a straight line?
lesson-moving-task-done = A settlement that lands beside a new location takes its token, just as if it were built there.
lesson-moving-close = You know all eight actions. One more thing is missing: what all this pays.

## Counting gold

lesson-gold = Counting gold
lesson-gold-hello = Nobody gets gold during the game: it is counted once, at the end, by where your settlements stand. Castles always pay. Three of ten cards say what else does.
lesson-gold-castle = A castle pays 3 gold if one of your settlements stands next to it; more settlements there add nothing. Your card is grass. Build next to a castle.
lesson-gold-castle-far = Grass, but no castle touches it. Look for the castles on the board: two of them have grass beside them.
lesson-gold-castle-done = These 3 gold are counted for you at the end.
lesson-gold-beside = These cards pay 1 gold for each settlement beside something: Fishermen water, Miners mountains, Workers castles and locations. Desert: make your three worth 4 gold. One hex may pay twice.
lesson-gold-beside-poor = Three built, but not yet 4 gold. A hex that touches water and a mountain at once pays both cards. Search at the top of the board.
lesson-gold-rows = Knights pay 2 gold for each settlement in your best horizontal row. Discoverers pay 1 for each row where you have any. Grass: please the Knights, three in one row.
lesson-gold-rows-spread = More rows please the Discoverers, but the Knights want one full row. Try three side by side.
lesson-gold-groups = Citizens pay 1 gold for every 2 settlements of your largest group, Hermits 1 for each separate group. Fill the small patch and let the third begin a second group.
lesson-gold-lords = Lords look at each of the four sections of the board: most settlements 12 gold, second place 6. If you tie, even at nought, each of you gets the full sum. Catch up at the upper right.
lesson-gold-lords-other = Not 48 gold yet. At the upper right the other has three, so it takes three of yours to tie. Where nobody has built, all tie at zero: you had 12 gold there anyway.
lesson-gold-farmers = Farmers pay 3 gold for each settlement in your weakest section: with an empty section, nothing. So the same board asks for something else each time. Read the three cards first.
lesson-gold-last = The end is near: you have one settlement left. With fewer than three you simply build what you have. Build it.
lesson-gold-finish = Your supply is empty, and that ends the game, though not at once: you may still move with your tokens, and everybody finishes the round. End your turn.
lesson-gold-over = It is over, and now gold is counted: { $gold } for you, { $castles } of it from castles. The rest comes from the three cards.
lesson-gold-task = Without help. Merchants pay 4 gold for each castle or location that one group of yours joins to another. Your card is grass: join your castle to a location, for 8 gold.
lesson-gold-task-short = Your group touches the castle, but reaches no second place. The paddock is just three steps of grass away, upwards.
lesson-gold-task-done = Castle and paddock joined: 4 gold for each. They need not all be in one network; every place joined to another counts.
lesson-gold-close = Castles, and three cards that are different every time: that is all that pays. Now you are ready for your first game.

## Your first game

lesson-first = Your first game
lesson-first-board = This is the board for a first game. Fishermen pay for settlements beside water, Knights for one long row, Merchants for castles and locations that you join. Remember these three.
lesson-first-start = Your card is the canyon, and the board is empty: the most important settlement of the game. Begin next to a location, whichever you like.
lesson-first-start-far = A canyon, but without a token you would wait for one. Early tokens work every turn: begin next to a tavern, a paddock or a farm.
lesson-first-rest = A good beginning. Finish your three, and end your turn when you are done.
lesson-first-second = Your card is grass, and your token is ready. Play the whole turn as you like: the token before or after, or not at all. Then end it.
lesson-first-look = If the game ended now, you would have { $gold } gold. Water beside you, a row that grows, a way to the next castle: each settlement should serve at least one of them.
lesson-first-third = Your card is the forest. Look where it touches your own, and where it does not: sometimes that decides the turn. Play it and end it.
lesson-first-task = Without help, at another table, with a flower field on your card: play a turn that makes your gold grow by at least 4, and end it.
lesson-first-task-less = Not yet 4 more. Which of your rows can grow, and where is water? Try again, from the beginning of the turn.
lesson-first-task-done = Well built! You have all it takes.
lesson-first-wins = What wins? Between two programs on this board the winner has about 75 gold: 20 to 25 from each card, some 7 from castles. It is over after about nine rounds, so a token taken early pays most.
lesson-first-close = Now the real thing: the same board, forty settlements, one opponent. Take your time, and read the three cards before you begin.
