# What the lessons of Viscounts of the West Kingdom say, in English.

## Play and ride

lesson-ride = Play and ride
lesson-ride-hello = You are a viscount riding round the castle. Nothing is scored before the end: then buildings, manuscripts, workers in the castle and deeds count. Every turn begins with a card from your hand.
lesson-ride-play = The card goes to the left place of your board. As much silver as it is worth, so many steps your viscount must ride now. Play the Labourer, who is worth 2.
lesson-ride-play-far = The Financer is worth 3: too far for what we are up to. Two steps, please.
lesson-ride-play-near = The Trader is worth 1 only. We want two steps.
lesson-ride-move = You stand on the outer path. Each step follows an arrow; at a fork you choose. Two steps, no more, no fewer: end on the inner space of the next segment.
lesson-ride-move-outer = That is on the outer path, where one trades and builds. We want the inner one, by the castle.
lesson-ride-move-paid = You may ride on for 1 silver a step, but here two steps are just right, and free.
lesson-ride-worker = Inside one places workers or transcribes manuscripts. While a place on your board is empty, the symbols printed there count: one is noble, enough for one worker. Place him.
lesson-ride-worker-two = Two workers need three nobles, and your gold would have to help. One is enough today.
lesson-ride-worker-skipped = You may do without an action, but a worker for nothing is a worker for nothing.
lesson-ride-end = After the action you could hire somebody from your segment. Not today: end your turn, and you draw up to three cards.
lesson-ride-end-hired = A good idea, and a lesson of its own. Keep your silver for now.
lesson-ride-slide = Your turn again. First everything on your board has slid one place to the right: the Labourer lies in the middle now. Play the Trader, worth 1.
lesson-ride-slide-far = Three steps would be too many. The Trader takes one.
lesson-ride-slide-thief = The Thief is worth 1 too, but he brings corruption. Of that later; play the Trader.
lesson-ride-pay = You want space 3, and that is two steps away. Never fewer than the card says, but more is possible: each further step costs 1 silver. Go there.
lesson-ride-pay-exact = That is where one step leads, free of charge. But we pay a silver and go to space 3.
lesson-ride-pay-dear = Not there: space 3 is the outer left one of the next segment, for a single silver.
lesson-ride-act = Here one may trade: each trade symbol is worth 1 silver. Count yours: one on the Trader, two printed on the right place. Trade as often as you can without paying.
lesson-ride-act-skipped = Three silver lie in the street. Trade.
lesson-ride-again = The Trader adds one silver of his own after a trade, as long as he lies on your board. End your turn.
lesson-ride-drop = Another table, fourth turn. The Lender was played first and has just slid off the right end. That is when his ability works: flip a debt or a deed. Pay the debt.
lesson-ride-drop-deed = Approved, a deed is worth 2 more. A paid debt saves you as much and brings a resource at once. Here take the debt.
lesson-ride-drop-done = An unpaid debt costs 2 points at the end, a paid one nothing. And for flipping it you got a resource.
lesson-ride-timing = So a card works at one of three times: at once when played, all the time it lies there, or when it slides off. If you discard or destroy it, nothing happens.
lesson-ride-meet = Other viscounts are no obstacle: you ride past them, and any number may share a space. But if you stop where one stands, its owner may put the cards on their board into another order. You gain nothing.
lesson-ride-task = Without help: play a card and end your ride on an inner space, having paid exactly 1 silver for it.
lesson-ride-task-outer = That space lies outside: it has a red number. Inner ones are close to the castle.
lesson-ride-task-price = Inside, yes, but not for exactly 1 silver. One step further than the card says.
lesson-ride-task-done = Exactly. Only where you stop counts, not what you pass.
lesson-ride-close = Play, ride, act, hire, draw: that is a turn. Next: trade.

## Trade

lesson-trade = Trade
lesson-trade-hello = On the outer path you may trade. The space says what you get and for how many trade symbols. What counts are the symbols on the three cards of your board; a hand full of merchants helps nobody.
lesson-trade-play = One step ahead lies space 7, which gives gold. So play a card worth 1, and the one with more trade symbols: the Lender.
lesson-trade-play-far = The Journeyman is worth 2: you would ride past the gold.
lesson-trade-play-one = One step, good, but a single symbol. The Lender brings two.
lesson-trade-move = Go to space 7: two trade symbols for 1 gold.
lesson-trade-move-other = Not there. Space 7 is one step ahead and costs nothing.
lesson-trade-move-inner = Inside nobody trades. Stay on the outer path.
lesson-trade-twice = Two symbols on the Lender, two printed on your empty right place: four. How often can you trade without paying anything? You have { $gold } gold.
lesson-trade-twice-one = That leaves two symbols unused, and they are not saved up. Twice.
lesson-trade-twice-more = For that you would add a silver for each missing symbol. Possible; but first take what is free.
lesson-trade-twice-skipped = Two gold for nothing: trade.
lesson-trade-twice-done = Two gold, and not a single silver spent.
lesson-trade-end = End your turn, and watch your symbols.
lesson-trade-stay = The Lender has slid to the middle, and his symbols still count: they are not spent. Add the Trader, and you have five.
lesson-trade-stay-other = A fine card, but its ride is longer than we want. The Trader is worth 1.
lesson-trade-eight = One step ahead is space 8. Three symbols there let you destroy one of your own cards. Go.
lesson-trade-eight-inner = That is the inner path: no trade there.
lesson-trade-eight-far = No need to pay: space 8 is the next one.
lesson-trade-destroy = A destroyed card leaves the game and pays you its value. A smaller deck brings the good cards back sooner; but fewer than three you may never own. Trade once and destroy one from your hand.
lesson-trade-destroy-skipped = Five symbols, and you would walk away? Trade once.
lesson-trade-destroy-declined = You may decline, but silver and a leaner deck are worth having.
lesson-trade-destroy-blind = The top card of your draw pile, unseen: possible, but you might lose your best. Choose from your hand.
lesson-trade-destroy-done = And since you traded, the Trader gives a silver on top. Your hand may run empty, by the way: three is the least for all your cards together.
lesson-trade-flip = Another table, space 6: four trade symbols flip a debt or a deed. A deed is worth 1 point, approved 3. Trade, and approve your deed.
lesson-trade-flip-skipped = You have just the four symbols. Use them.
lesson-trade-flip-debt = A paid debt no longer costs 2 points, and it brings a resource. Just as good! But this time the deed.
lesson-trade-flip-done = Three points instead of one, and nothing turns it back.
lesson-trade-spaces = These are all exchanges there are: one symbol for a silver, two for a resource, three to destroy a card, four to flip. Which is where, the outer spaces show.
lesson-trade-task = Without help: you have { $ink } ink and want three more in this one turn. Missing symbols may be paid in silver.
lesson-trade-task-elsewhere = The inner path: no trade there. Ink is traded on space 2.
lesson-trade-task-silver = Here they give silver only. Ink is one space further.
lesson-trade-task-fewer = Three ink it should be. Two silver make the missing symbols.
lesson-trade-task-skipped = You stand where ink is traded. Trade!
lesson-trade-task-done = Six symbols, two of them silver: three trades in one turn.
lesson-trade-close = Symbols stay, silver goes. Trade is how you get what the other actions need. Next: new people for your deck.

## Hire, dismiss, destroy

lesson-hire = Hire, dismiss, destroy
lesson-hire-hello = On every segment somebody waits: the top card of its pile. You can use that person in two ways, and they are easily confused. Let us do both in one turn.
lesson-hire-play = On the next segment waits a Woodcutter, good for building. Play the Labourer: two steps, and a build symbol.
lesson-hire-play-near = The Lender brings trade, and only one step. We want to build.
lesson-hire-play-abbot = Two steps, but a cleric does not build. The Labourer does.
lesson-hire-move = One builds on the outer path. Go to space 8.
lesson-hire-move-inner = That is the inner path: no building from there.
lesson-hire-move-far = No need to pay: two steps bring you to space 8.
lesson-hire-dismiss = A workshop needs three build symbols; you have two. Choose spot and workshop, then dismiss the Woodcutter for his value: his symbols help this once, the effect in his corner is yours, and he leaves the game.
lesson-hire-dismiss-stone = A stone would do as well. But let us see what dismissing is.
lesson-hire-dismiss-traded = Trading is possible here, but a Woodcutter has no trade symbol and cannot help. Build a workshop.
lesson-hire-dismiss-skipped = Dismissing is only possible as part of an action. Build.
lesson-hire-dismiss-done = Two silver, one virtue from his corner, and the workshop stands. The next card of the pile lies open already.
lesson-hire-hire = Now phase four: hire. Again you pay the value and get the corner effect, but the card is yours: it goes to your discard pile. Hire the Peddler, three trade symbols!
lesson-hire-hire-nobody = You can afford it, and early hires come back all game long.
lesson-hire-where = Your new card lies in the discard pile. Once your draw pile is empty, it is shuffled in and comes into your hand. So hire early, and dismiss when something must be done now.
lesson-hire-ride = Your next turn. Two segments ahead waits an Aristocrat, with a trade and a noble symbol; nearer by a Trickster, a criminal. Ride to the Aristocrat’s segment, for a silver if you must.
lesson-hire-ride-crime = Here waits a criminal. Useful at times, but he costs corruption. One segment further.
lesson-hire-choose = From any of the three spaces of a segment you reach its townsfolk. No action this time: skip it, and hire.
lesson-hire-choose-nobody = You came all the way for him. Hire.
lesson-hire-three = Three words, three things: hire puts a card into your deck, dismiss uses one up for an action, and destroy throws out a card of your own. Where a pile is empty, the printed person can still be dismissed.
lesson-hire-task = Without help, first turn of another game: dismiss the Miner of your segment while you build, and hire whoever comes after him.
lesson-hire-task-hired = You hired the Miner himself. He was to be dismissed, for his build symbol.
lesson-hire-task-nobody = The turn is over and nobody was hired. Build with the Miner’s help, then hire.
lesson-hire-task-done = One gone, one won, and a workshop: a fine first turn.
lesson-hire-close = Dismiss for now, hire for later, destroy what you no longer need. Next: building by the river.

## Building by the river

lesson-build = Building by the river
lesson-build-hello = Nine buildings stand on your board: three workshops, three trading posts, three guildhalls. Each you put up brings points, opens an ability on your board and pays what is printed on its spot.
lesson-build-play = A workshop needs three build symbols. Play the card that brings one: two steps, as it happens.
lesson-build-play-journeyman = Two steps as well, but trade symbols do not build.
lesson-build-play-trader = One step, and a trade symbol. We want to build.
lesson-build-move = A river divides each segment: from the outer left space you build on the left bank, from the outer right one on the right bank. Ride to space 1.
lesson-build-move-eight = Here one free spot is left, and it is linked to your opponent’s post by a link that gives a debt to both. Better not.
lesson-build-move-inner = The inner path: nobody builds from there.
lesson-build-move-far = No need to pay. Two steps lead to space 1.
lesson-build-link = Spots A and B are on your bank. A is linked with the post of your opponent across the border. Put any workshop on A; your stone makes the third symbol.
lesson-build-link-apart = A good spot with a hire for free. But nothing stands at the other end of its link yet. Take A.
lesson-build-link-skipped = Symbols and stone are enough. Build.
lesson-build-link-done = The spot gave you gold. And the link is closed: both ends have a building.
lesson-build-both = A closed link pays both owners: you and your opponent each gained a virtue, which brought the virtue markers towards corruption: to { $mine } and { $other }. If both ends are yours, it pays once only. And never again.
lesson-build-abilities = What lay under the building is yours for good. Workshops help with cards and collisions, posts with riding, dismissing and trade, guildhalls with a symbol each. You choose which one to uncover.
lesson-build-stone = Another table, three stone in hand. A trading post needs five symbols: one on a card, one printed, three paid in stone. Play the card.
lesson-build-stone-other = No build symbol there. The Labourer has one.
lesson-build-exact = Space 1 would be one step, but the card says two, and fewer is never allowed. Two steps lead to space 2, on the right bank.
lesson-build-exact-inner = Inside one cannot build.
lesson-build-exact-far = Keep your silver, space 2 is right for us.
lesson-build-post = Three trading posts, three abilities: a free step, cheap dismissing, or two trade symbols for good. Build the third one, with stone, on either spot.
lesson-build-post-cheap = You can afford more than a workshop: five symbols.
lesson-build-post-slot = A good ability too, but let us have the two trade symbols: the third post.
lesson-build-post-dismissed = That saves a stone and costs silver. Fine in a game; here pay in stone.
lesson-build-post-skipped = Five symbols are within reach. Build.
lesson-build-post-done = Now every trade of yours begins with two symbols more.
lesson-build-reward = And now what the spot gives: flip something or destroy a card, according to the spot. The post itself is worth points: counted now you would have { $vp }.
lesson-build-prices = A guildhall costs seven build symbols and opens one symbol for good: build, noble or cleric. One, two, three guildhalls score 6, 13, 21 points, posts 4, 9, 15, workshops 2, 5, 9.
lesson-build-task = Without help: your opponent has a post on spot D of your segment. Build a workshop this turn so that it closes a link worth having.
lesson-build-task-apart = A fine building, but its link has nothing at the other end. Spot A is the one next to the border.
lesson-build-task-bad = It closes a link, but one that gives each of you a debt. The next segment has a better one.
lesson-build-task-skipped = Nothing was built. The Labourer, two steps, your stone, and spot A.
lesson-build-task-done = A resource from the spot, a virtue from the link, and an ability for good.
lesson-build-close = Watch your bank, and read the links before you build. Each further building of one kind scores more than the one before. Next: into the castle.

## The castle

lesson-castle = The castle
lesson-castle-hello = The castle has three tiers, and workers climb towards the middle. At the end each scores 1, 2 or 3 points by its tier. Your player card gives you two workers for nothing.
lesson-castle-station = Every segment faces one section of the first tier. You will ride to the next segment soon; it faces section 1. Put the two there.
lesson-castle-station-elsewhere = Allowed, but they should get company on your first turn. Section 1, please.
lesson-castle-play = Workers cost noble symbols: 1, 3, 5 or 8 for one, two, three or four. Play the Squire, who has one.
lesson-castle-play-trade = Trade symbols open no castle gate. The Squire does.
lesson-castle-move = Workers are placed from the inner path. Ride to the inner space of the next segment.
lesson-castle-move-outer = The outer path: trade and building. The castle is entered from inside.
lesson-castle-move-far = Not so far: two steps bring you to the section where your two are waiting.
lesson-castle-third = Now watch: place a third worker beside your two.
lesson-castle-third-skipped = Do place him. One noble symbol is enough, and you have two.
lesson-castle-third-done = Three of your own make the group move: one went inside and brought you what is printed there, one went to each neighbouring section.
lesson-castle-must = This is no choice: three of your own must move, and if three gather next door, they move as well. Workers of others neither help nor hinder.
lesson-castle-second = Whoever goes inside brings what that section of the second tier shows. Section 1: two virtues. 2: ink and stone. 3: a flip. 4: gold, or a worker moved next door. 5: a free hire, or a card destroyed.
lesson-castle-crowd = Another table. Two of your opponent’s stand in section 2. A section holds three, of whatever colour. Place two workers, with gold for the missing symbol, and somebody has to go.
lesson-castle-crowd-one = Three in all: nobody has to go. Place two.
lesson-castle-crowd-three = Three of yours would move on at once. Strong, but here two, please.
lesson-castle-crowd-own = You may send your own away, but why? Send one of theirs.
lesson-castle-crowd-skipped = The gate is open, and you have symbols. Place two.
lesson-castle-crowd-done = The worker went home, and his owner was paid 2 silver for it: nobody is thrown out for nothing.
lesson-castle-top = Later in a game. Two of yours stand in section 5, two more on the second tier behind it. One worker now sets it all in motion. Place him; on the way you may destroy a card.
lesson-castle-top-skipped = One noble symbol is all it takes.
lesson-castle-top-done = Three on the second tier: one climbed to the third and brought a resource. As the first there you are the castle leader.
lesson-castle-expel = Only now, after all moves, crowds are thinned out. Section 4 holds four: two of the other, two of yours. Who goes?
lesson-castle-expel-own = Yours is worth a point and may climb yet. Send the other.
lesson-castle-climb = So it goes on upwards: three of your own in one section of the second tier, and one must climb. Whoever is sent away from there brings his owner a virtue and a resource. The third tier is safe.
lesson-castle-points = Leader: 5 points at the end and one card more in hand, until somebody has more workers on the third tier. Counted now, your points: { $vp }.
lesson-castle-task = Without help. Two of yours stand in section 1, two in section 2. Set both groups moving this turn with a single worker. You have no noble, but the Thief is a joker.
lesson-castle-task-outer = From the outer path no worker enters. The next inner space is one step away.
lesson-castle-task-skipped = The Thief counts as one noble symbol here. Place a worker.
lesson-castle-task-done = A cascade: the first group pushed a third worker to the second. Two tiers, two effects.
lesson-castle-close = Three of your own move, must move, and pull others along. Next: manuscripts.

## Manuscripts

lesson-manuscripts = Manuscripts
lesson-manuscripts-hello = A pile of manuscripts lies on every segment. From the inner space you may transcribe the top one: its cost in cleric symbols is printed on it. They score by their ribbons, and some bring more.
lesson-manuscripts-play = Play the Abbot: two steps, and a cleric symbol.
lesson-manuscripts-play-other = No cleric there. The Abbot is your man of letters.
lesson-manuscripts-move = Ride to the inner space of the next segment; the manuscript there costs 3.
lesson-manuscripts-move-outer = The outer path has no writing desks. Inside, please.
lesson-manuscripts-move-far = No need to pay: two steps are enough.
lesson-manuscripts-write = One symbol on the Abbot, one printed in the middle, and one ink makes three. Transcribe it.
lesson-manuscripts-write-workers = Workers could go in as well, but only one main action a turn. The manuscript!
lesson-manuscripts-write-skipped = Ink is there for writing. Transcribe.
lesson-manuscripts-write-done = Yours. Its effect worked at once: a virtue. And the next manuscript lies open on the segment.
lesson-manuscripts-ribbons = Ribbons come in four colours. Different ones make a set: 1, 4, 9 or 16 points for one, two, three or four colours. You may have several sets; each manuscript belongs to one.
lesson-manuscripts-ride = Another table. You have a black and a yellow ribbon; points for them: { $vp }. A new colour would be worth more than a second black. Ride to an inner space where one lies.
lesson-manuscripts-ride-outer = That space is outside. The manuscripts are reached from inside.
lesson-manuscripts-set = Three symbols are needed. The Thief is a joker, an ink makes two, and the townsfolk of this segment, dismissed, brings the third. Transcribe.
lesson-manuscripts-set-workers = The joker works for that too. But we are here to write.
lesson-manuscripts-set-skipped = You can pay it: joker, ink, and a dismissed townsfolk.
lesson-manuscripts-set-done = Three colours: nine points instead of four.
lesson-manuscripts-kinds = Some manuscripts do something at once, others score at the end: for buildings, workers, symbols on all your cards and so on. Where a pile is empty, the printed one can be transcribed for its effect again and again.
lesson-manuscripts-task = Without help, late in a game: points for your sets: { $vp }, and two ribbons are blue. Whoever first owns three of a colour takes its bonus card: 3 points and symbols for good. Get the third blue.
lesson-manuscripts-task-elsewhere = No blue ribbon on top here. Look at the manuscript of segment 1–2.
lesson-manuscripts-task-skipped = The blue one lies before you. Count: Abbot, Thief, the card just played, or ink.
lesson-manuscripts-task-workers = A worker, but the blue ribbon stays behind. Transcribe.
lesson-manuscripts-task-done = The blue bonus card: two trade symbols for every trade to come, and 3 points.
lesson-manuscripts-close = Different colours for sets, three alike for the bonus card. Next: virtue, crime, debts and deeds.

## Virtue, crime, debts and deeds

lesson-virtue = Virtue, crime, debts and deeds
lesson-virtue-hello = Two markers run towards each other on your board: corruption from the left, now on { $corruption }, virtue from the right, now on { $virtue }. Where they meet decides whether you get deeds or debts.
lesson-virtue-crime = Playing a criminal costs 1 corruption for every crime symbol on your board, the new card included. The Thief would be the only one. Play him.
lesson-virtue-crime-honest = An honest soul, and no corruption. But we want to see what crime costs.
lesson-virtue-crime-financer = No crime symbol there. The Thief, please.
lesson-virtue-crime-done = One step of corruption. With two criminals on the board already it would have been three.
lesson-virtue-move = On the next segment waits a Tinker whose corner brings virtue. Ride to its inner space.
lesson-virtue-move-stay = Still the old segment. The Tinker is one further.
lesson-virtue-move-paid = Save your silver, the inner space is free to reach, and you need it for hiring.
lesson-virtue-joker = You have no noble symbol. But in main actions each crime symbol counts as whatever is needed. Place a worker.
lesson-virtue-joker-skipped = Use the joker while he is there: a worker for nothing.
lesson-virtue-hire = Now hire. His corner gives a virtue: the marker moves left and meets the other one.
lesson-virtue-hire-nobody = Then the markers stay apart. Hire, and they meet.
lesson-virtue-collided = They met on 2, and after hiring came the collision: a silver and two deeds, so you have { $deeds } now. Then both markers went back to their ends.
lesson-virtue-track = Had they met on 1, it would be three deeds, on 3 one; a silver each time. On 4: a deed, a debt, 2 silver. On 5, 6, 7: one, two, three debts, and 2, 3, 4 silver.
lesson-virtue-others = Your collision touches opponents too. With crime on their board they gain a corruption on 2 and 3, a debt on 1; without it a virtue on 5 and 6, a deed on 7. On 4 everybody may rearrange cards.
lesson-virtue-debt = Another table: corruption on 4, virtue on 5. Once they meet they move together, until phase five of your own turn. See the dark side: play the Thief, and end your turn without hiring.
lesson-virtue-debt-honest = An honest card drives no corruption. The Thief, just this once.
lesson-virtue-debt-hired = The virtue in his corner pulled both markers to 4, and a deed came too. Remember that; here see what 5 brings.
lesson-virtue-debt-done = They met on 5: a debt and 2 silver. Paid in time, such a debt costs no points and brings a resource.
lesson-virtue-cards = When your draw pile runs out and is shuffled: with crime on the board you gain a corruption, without it a virtue. A debt unpaid costs 2 points; a deed brings 1, approved 3.
lesson-virtue-task = Without help: corruption is on { $corruption }, virtue on { $virtue }. End this turn with a collision that brings you a deed. A Miner with a virtue in his corner waits on your segment.
lesson-virtue-task-debt = A collision, but further right: only a debt and silver. Virtue would pull it to the left.
lesson-virtue-task-nothing = The turn is over without a deed. Stay on your segment and hire the Miner.
lesson-virtue-task-done = The markers met on 4, and the deed is yours, with a debt beside it: that can be paid later.
lesson-virtue-close = Crime is a joker with a price, virtue leads to deeds. Both piles of cards also end the game: more about that in your first game.

## Alone against the Automa

lesson-automa = Alone against the Automa
lesson-automa-hello = Alone, you play against the Automa. You keep to the usual rules and always begin. For her, cards called schemes decide. First choose one of two player cards; the other tells where she starts.
lesson-automa-draft = Card 10 brings most silver and one of each resource. Take it; she begins on space 2.
lesson-automa-draft-other = A good card too. For this lesson take number 10.
lesson-automa-begins = She is the Cleric Automa: manuscripts are her main focus. She has put up a guildhall for nothing and stands at { $vp } points. She has no hand, no silver, and never rides inside.
lesson-automa-play = She will want manuscripts, so take one before her. Play the Abbot.
lesson-automa-play-other = No cleric symbol there, and without it no manuscript.
lesson-automa-move = To the inner space of the next segment: the manuscript there costs 3.
lesson-automa-move-outer = From the outer path only she transcribes. You need the inner one.
lesson-automa-move-far = Two steps are enough, and free.
lesson-automa-write = Abbot, the printed symbol and an ink: transcribe.
lesson-automa-write-worker = A worker would be fine, but this manuscript she would take from you.
lesson-automa-write-skipped = You can pay it. Transcribe.
lesson-automa-end = End your turn and watch hers: it goes by itself.
lesson-automa-end-hired = Hire as you like in a game. Here let us see her turn.
lesson-automa-did = She turned up a scheme: a resource, two spaces along the outer path, and then its first option, to transcribe. She could pay it, so she took the manuscript and has { $vp } points.
lesson-automa-options = Schemes slide on her board like your cards, and their symbols count for three turns. Options are tried from left to right, and the first possible one is done. So you can see what she can pay.
lesson-automa-meet = Another table: she stands on space 2, three steps ahead, and you have played a 3. If you stop on her space, she gains a resource. Stop anywhere else.
lesson-automa-meet-met = You met her: she rearranges nothing and takes a resource instead. At a fork there are other ways.
lesson-automa-meet-done = And when she stops on your space, only you may rearrange.
lesson-automa-task = Without help, the same turn anew: bring two workers into the castle without giving her anything. If a section is crowded, she always sends yours away.
lesson-automa-task-met = That is her space: a resource for her. Choose the inner path.
lesson-automa-task-outer = From the outer path only the Automa enters the castle.
lesson-automa-task-one = One worker. Gold makes the third noble symbol, and then it is two.
lesson-automa-task-skipped = Squire, printed symbol, gold: two workers.
lesson-automa-task-done = Well placed, and she got nothing for it.
lesson-automa-close = She has the last turn, scores a point for each resource left, and wins every tie: you need more points. There are four Automas, and future schemes make each of them harder.

## The end, and a first game

lesson-first = The end, and a first game
lesson-first-draft = A game begins with a choice: each pair is a player card and a hero for your deck. The card gives your first space, silver, resources, deeds and debts. Your opponent has chosen; take either of these.
lesson-first-near = And this is how it ends. Deeds left on the Prosperity card: { $deeds }. Your markers are together on { $space }, so the collision of this turn brings you a deed: the last one.
lesson-first-play = Markers that have met move together: corruption drives both to the right, where debts lie. Play an honest card.
lesson-first-play-crime = Two crime symbols on the board: both markers go two spaces right, and the collision brings a debt instead of a deed.
lesson-first-move = Ride to one of the outer spaces ahead, without paying.
lesson-first-act = Trade if you like, or skip the action.
lesson-first-end = Now end your turn. The collision follows.
lesson-first-end-hired = A fine card, but it lands in your discard pile, and hardly any turns are left to draw it. So late, keep your silver. End your turn.
lesson-first-end-done = The last deed of the card is gone: Prosperity is revealed, and the end is near.
lesson-first-after = But not at once: the round is finished, and then there is exactly one more. Your opponent has just played; now everybody has a single turn left, you first.
lesson-first-cross = The two cards reward crosswise. Prosperity, opened by deeds, pays for paid debts; Poverty, opened by debts, pays for approved deeds. With two players: 12 points for most, 4 for second place; a tie shares. A closed card pays nothing.
lesson-first-task = Without help: your very last turn. Counted now, your points: { $vp }. You are level with your opponent in paid debts, and one of yours is unpaid. Get at least 6 more.
lesson-first-task-elsewhere = Not here. Where do four trade symbols flip a card?
lesson-first-task-deed = Two points for the deed. The debt brings two as well, and wins you the Prosperity card alone.
lesson-first-task-skipped = Four trade symbols are on your board. Use them.
lesson-first-task-done = The debt no longer hurts, and the tie is broken: the first place is yours alone.
lesson-first-wins = What wins? Between two programs the winner has about 85 points after some 17 rounds: 37 from workers in the castle, 5 as leader, 18 from deeds, 11 from buildings, 11 from Poverty and Prosperity. The loser’s castle brings 22.
lesson-first-close = Buildings, workers, ribbons, deeds and debts: all of it counts now. You know enough for a real table. Hire early, read your cards, and enjoy the ride.
