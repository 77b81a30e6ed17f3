# What the lessons of Paladins of the West Kingdom say, in English.

## Hands for the round

lesson-hands = Hands for the round
lesson-hands-hello = Seven rounds. In each you get workers, place them on actions, one action a turn, and pass. Most points win. This lesson shows how a round begins and ends.
lesson-hands-hire = Before the first round everybody hires one townsfolk for nothing. Each helps you for the whole game, whenever a certain thing happens. Take any of the five.
lesson-hands-paladin = Now choose one of three paladins. He brings two workers, helps with one action, and lends you attributes, all for this round only. Take Otton: two merchants, and more silver from trade.
lesson-hands-paladin-other = A good paladin, but today we trade. Of the two you leave, one comes back next round, so nothing is lost. Use Otton.
lesson-hands-tavern = Four more workers come from a tavern. Your opponent has taken one, two are left. You want green scouts and blue merchants, and no purple one: you would regret it.
lesson-hands-tavern-crime = The purple one is a criminal. He can stand in for anybody, but at once brings you a suspicion card; a later lesson tells why you want few. Take the other tavern.
lesson-hands-trade = Your opponent passes early today, so all turns are yours. Trade with two workers: anybody on the clear space, a merchant on the blue one. That gives 3 silver, and Otton adds 2.
lesson-hands-trade-one = With one worker trade gives 1 silver, and you cannot add the second later: a turn decides it. Use two.
lesson-hands-trade-hunt = Hunting is for provisions, and its turn will come. First trade, while Otton pays extra.
lesson-hands-hunt = Workers stay where they are, so trade is closed for you now. Hunt: one worker for 1 provision, or two, the second a scout, for 3. As you like.
lesson-hands-hunt-develop = You could, but it would cost most of your silver. Hunt first.
lesson-hands-hunt-done = Then the turn ends. One action a turn, never more.
lesson-hands-stay = A coloured space takes a worker of that colour or a criminal; a clear space takes anybody. White labourers have no colour space of their own.
lesson-hands-keep = When you pass, those you placed go away. Of those you did not place, up to three stay with you for the next round. Pass now.
lesson-hands-task = Without help: your paladin, Samson, brings a scout and a labourer. Choose the tavern with which you could trade for 3 silver this round.
lesson-hands-task-none = Nobody there is blue, and Samson brings no merchant either: trade would give 1 silver. Look at the colours again.
lesson-hands-task-done = Paladin first, tavern second: together they decide what you can do this round.
lesson-hands-close = You know the frame of a round. All the points are on the right side of your board: there we go next.

## Need one, raise another

lesson-need = Need one, raise another
lesson-need-hello = Six actions give points, from Commission to Convert. Each needs one attribute, faith, strength or influence, and raises another. Yours are all 0, but this round Ivon lends you 3 faith and 1 strength.
lesson-need-monk = Commission a monk: a scout, anybody, a cleric. He may go as far as your faith reaches. Put him in region 2, which needs 2. Keep merchant and fighter for later.
lesson-need-monk-trade = That brings silver. Here we want a monk: choose Commission.
lesson-need-monk-near = Region 1 is open to everybody at any time. Region 2 is open to you only because of Ivon: use him while he is here.
lesson-need-monk-colours = On the clear space anybody will do, and you will need the merchant and the fighter in a moment. Take a scout.
lesson-need-monk-done = Influence rose by 1, and you took the reward on the space. Faith was only looked at, not spent: markers never go back.
lesson-need-outpost = Now a Garrison: a merchant, anybody, a fighter and 1 provision. An outpost needs strength; with Ivon you have 1, which is region 1. Place it for the reward you like.
lesson-need-outpost-hunt = Provisions you have. Use the workers for an outpost: Garrison.
lesson-need-outpost-done = And up went faith. An action never raises what it needs.
lesson-need-loop = So actions pull each other along: monks need faith and raise influence, outposts need strength and raise faith. A paladin leaves with his round, and all he lent you with him; he never scores.
lesson-need-reward = Every space has its reward, taken at once. Another table, Ivon again: send a monk where you gain 2 silver.
lesson-need-reward-convert = Converting outsiders comes later. Commission a monk.
lesson-need-reward-other = A useful reward too, but look for the two coins.
lesson-need-shared = Nobody can block your own board. The regions are shared, though: a space taken is taken for the rest of the game, by a monk or an outpost, no matter whose.
lesson-need-task = Without help: Roland lends 4 strength. Put an outpost as far away as you can and gain 2 silver there.
lesson-need-task-action = Outposts come from Garrison.
lesson-need-task-near = That is region 1. With 4 strength you reach region 2, which needs 3.
lesson-need-task-other = The right region, but the reward is not 2 silver.
lesson-need-task-done = Silver cannot replace strength here, only Roland could. Choose paladins for what you plan.
lesson-need-close = Five monks pay 2 points, six 5, seven 9, and outposts the same. But each costs provisions, the first ones 1, the last ones 3: your board says how many the next one costs. Next: walls and jars.

## Walls and jars

lesson-walls = Walls and jars
lesson-walls-hello = Two actions need influence: Fortify builds walls and raises strength, Absolve moves jars and raises faith. Ivoire lends you 3 influence this round.
lesson-walls-wall = Fortify: a merchant, anybody, a scout, and 1 provision. You turn up a wall and get what it offers; where it shows two things, you choose. Leave the cleric out of it, he has other work.
lesson-walls-wall-hunt = Provisions will last for one wall. Fortify.
lesson-walls-wall-cleric = The cleric is needed for Absolve. On the clear space put a merchant or the labourer.
lesson-walls-wall-empty = You have no suspicion card that could be discarded. Take the silver.
lesson-walls-blind = You pay first and see the wall only then. Each gives at least 1 strength, and some bring points of their own at the end, however few walls you have.
lesson-walls-jar = Now Absolve: a cleric, anybody, a merchant; its silver is on Ivoire. Your leftmost jar moves to a space of your choice and takes the reward there. Choose a useful one.
lesson-walls-jar-trade = Silver another time. Absolve, while Ivoire saves you the cost.
lesson-walls-jar-useless = You have neither suspicion nor debts, so that brings you nothing today, and each space serves only once a game. Choose another.
lesson-walls-jar-done = Faith rose by 1 as well. The jar stays there to the end.
lesson-walls-higher = The first wall and jar need no influence; each further one needs about 2 more: the fifth wall 7, the fifth jar 8. Walls cost 1 to 3 provisions, jars 1 to 3 silver. Silver cannot replace influence.
lesson-walls-clean = Same table, but you have a criminal, and with him a suspicion card. Every Absolve lets you discard one. Get rid of it.
lesson-walls-clean-wall = A wall would be fine, but the suspicion stays. Absolve.
lesson-walls-clean-kept = You may keep it, but there is no reason to. Discard it.
lesson-walls-task = Without help: raise your faith by 2 with a single action.
lesson-walls-task-action = That raises something else, or nothing. Which action raises faith and lets you choose one more reward?
lesson-walls-task-other = Faith would rise by 1 only. One of the jar spaces adds faith of its own.
lesson-walls-task-done = 1 for the action, 1 from the space. Jars are rewards you choose yourself.
lesson-walls-close = Five walls pay 1 point, six 3, seven 6, and jars the same. Two actions are left on the right: outsiders.

## Outsiders

lesson-outsiders = Outsiders
lesson-outsiders-hello = Outsiders stand beside the regions. Attack one for its reward, at once; or convert one, and it stays with you and scores at the end. Each card is either or.
lesson-outsiders-attack = Attack: a scout, anybody, a fighter. With Engelier you have 3 strength, which reaches the first two for nothing. Leave the first one alone for now, and save a fighter.
lesson-outsiders-attack-hunt = First the attack: Engelier pays 2 silver for it.
lesson-outsiders-attack-first = It is within reach, but it is the only one your faith reaches too. Keep it for conversion, and take its neighbour.
lesson-outsiders-attack-silver = Farther away it costs silver. The second one is free, so start there.
lesson-outsiders-attack-fighters = Both fighters would be gone, and conversion needs one. Put a scout on the clear space.
lesson-outsiders-gained = You got the reward, influence rose, and Engelier paid. The card lies face down with you and counts as an attack; its place stays empty until the round ends.
lesson-outsiders-convert = Now convert: a fighter, anybody, a cleric. It needs faith. The first slot needs none, so that one is yours.
lesson-outsiders-convert-trade = You have the right workers for a conversion. Do that.
lesson-outsiders-worth = Strength rose. The first conversion costs no silver, later ones 1 to 3; seven at most. The card stays with you face up, and at the end scores what its last words say. Convert those that fit your plans.
lesson-outsiders-past = Once more from the start. Silver helps an attack, and only an attack: 1 silver for each slot beyond your strength. Attack someone far away who brings no criminal.
lesson-outsiders-past-recruit = Not now: attack.
lesson-outsiders-past-near = That needs no silver. Try one farther away.
lesson-outsiders-past-crime = He brings a criminal, and with him suspicion. Choose another.
lesson-outsiders-task = Without help: you want one more cleric. Attack somebody who brings one, even if it takes all your silver.
lesson-outsiders-task-action = That will not bring a cleric. Look at the rewards for attacking outsiders: attack.
lesson-outsiders-task-other = Attacked, but no cleric comes of it. Read the rewards once more.
lesson-outsiders-task-done = Paid with silver and partly paid back by Engelier.
lesson-outsiders-close = Attack lives in the present, conversion in the future. Attack as often as you like: it scores nothing by itself, only through a King’s Order or a converted outsider. Next: the left side, which makes it all possible.

## The left side

lesson-engine = The left side
lesson-engine-hello = Trade and hunt feed you. Three more actions on the left make your whole board better: Develop, Recruit and Pray. Your opponent has passed again, so take your time.
lesson-engine-develop = Develop: any two workers and 4 silver, with Samson only 2. Put a workshop on a space of an action that gives points, from Commission to Convert: it needs one worker fewer for the rest of the game.
lesson-engine-develop-conspire = Conspiring brings criminals; that is another lesson. Develop.
lesson-engine-develop-done = Each workshop also brings you a worker: the first four a scout, a merchant, a fighter and a cleric, the last four labourers. Workshops score late: six pay 1 point, seven 3, all eight 6.
lesson-engine-hire = Recruit, with Roland for nothing. With two workers, the second a fighter, you hire a card of the row and keep its ability. Do that.
lesson-engine-hire-one = With one worker you do not keep the card: you discard it for a reward. Here we want to keep one: use two.
lesson-engine-send = Once more, but now you want something at once: with one worker you discard a card for its reward. Choose whichever helps.
lesson-engine-send-two = Two workers hire. This time use one and take the reward.
lesson-engine-row = The farther right a card lies, the less it costs; the last is free. For the first two you may take a debt instead of paying. The row is filled only after the round.
lesson-engine-trade = Another table. Trade with two workers, but spare the cleric.
lesson-engine-trade-cleric = He is the only one who can pray. Put somebody else on the clear space.
lesson-engine-trade-one = Two workers bring three times as much. Use two.
lesson-engine-trade-hunt = Provisions later. Trade first.
lesson-engine-pray = Trade is closed now, its workers stand there. Pray, with a cleric and 2 silver: it clears one other action, and you can use it again.
lesson-engine-pray-hunt = That works, but trade stays closed. Pray.
lesson-engine-again = The workers went back to the supply, not to you, but the action is open. Trade again, with the one worker that suits.
lesson-engine-again-conspire = No criminals today. Trade once more.
lesson-engine-task = Without help, from the beginning of the round: bring your provisions to 5. One action has to be taken twice.
lesson-engine-task-gone = You passed, and the round is over for you. Hunt, clear the hunt, and hunt again: you have three scouts.
lesson-engine-task-cleric = The cleric is the one who prays. Use somebody else.
lesson-engine-task-done = Hunt, pray, hunt. The same trick repeats any action, also one that gives points.
lesson-engine-close = Workshops save workers, townsfolk pay you for what you do, prayers repeat it. Now to what can go wrong: suspicion.

## Suspicion and debts

lesson-inquisition = Suspicion and debts
lesson-inquisition-hello = Criminals are the best workers: they can be of any colour. But each brings a suspicion card the moment he joins you. Keeping him over a round brings no second one.
lesson-inquisition-conspire = Conspire: any one worker. A criminal joins you, and a suspicion card. Send the labourer, you will need the others.
lesson-inquisition-conspire-trade = That is honest, but here we need a criminal: Conspire.
lesson-inquisition-conspire-needed = You will need that one next. The labourer can do this.
lesson-inquisition-wild = You have no fighter, yet Garrison is possible: the criminal stands in for one. Put up an outpost.
lesson-inquisition-wild-hunt = The hunt can wait. Let the criminal work: Garrison.
lesson-inquisition-wild-done = Once placed, he is gone like any other, but the suspicion stays.
lesson-inquisition-tax = The suspicion card paid you a tax: silver from the tax supply. Taxes must be taken. Whoever takes the last coin brings the Inquisition at once, and the most suspected take a debt.
lesson-inquisition-last = Two coins are left in the tax supply. You are clean, your opponent has two suspicion cards. Recruit with one worker and discard a card that pays 2 taxes.
lesson-inquisition-last-conspire = That would bring suspicion to yourself first. Recruit with one worker.
lesson-inquisition-last-other = That reward takes no tax. Look for one with 2 red coins.
lesson-inquisition-found = Your opponent, the most suspected, took a debt and then discarded half of the cards, rounded down. You neither. In a tie all of them pay. The tax supply was filled again.
lesson-inquisition-debt = Each unpaid debt costs 3 points at the end. Sometimes it is still worth it: hire one of the two dearest townsfolk with a debt instead of silver. Save the merchant.
lesson-inquisition-debt-trade = Try the debt: Recruit with two workers.
lesson-inquisition-debt-needed = The merchant has to help with the debt soon. Place somebody else.
lesson-inquisition-debt-paid = That one you paid for, an honest deal. For the lesson, take a debt: it is offered with the two on the left.
lesson-inquisition-repay = Now pay it back with Absolve: move the jar to the space that pays a debt. A paid debt is even worth 1 point; a destroyed one is simply gone.
lesson-inquisition-repay-trade = Silver does not pay debts. Absolve.
lesson-inquisition-repay-other = A good reward, but the debt stays unpaid. One space pays it.
lesson-inquisition-task = Without help: two coins in the tax supply, one suspicion card each. Bring the Inquisition about so that only your opponent takes a debt.
lesson-inquisition-task-both = Both of you had one card, so both took a debt. Get rid of yours first.
lesson-inquisition-task-gone = If you pass, nothing happens. You have workers for two actions.
lesson-inquisition-task-more = One more suspicion card would put you ahead, the wrong way. Think of an action that discards one.
lesson-inquisition-task-done = First clean, then take the coins. Watch the tax supply in every round.
lesson-inquisition-close = Count suspicion cards as you count coins. Two lessons are left: the solo opponent, and points. Then you play.

## Playing alone

lesson-solo = Playing alone
lesson-solo-hello = Alone you play against an AI player led by cards. It has no paladins, no silver and no provisions, only workers: { $workers } now, one more each round. All its workers are alike.
lesson-solo-tavern = Two taverns are open, and you take one. For each criminal in the other, the AI player takes a suspicion card. So look at both, and leave it something to regret.
lesson-solo-tavern-mine = Now the criminal and his suspicion are yours. Leave that tavern to the AI player.
lesson-solo-tavern-done = A suspicion card for the AI player. It keeps no silver, so each coin of tax moved its resource marker one step.
lesson-solo-turn = You always go first, then you take turns. Take one of these actions, end the turn, and watch what it does.
lesson-solo-scheme = It turned up a scheme card and did what that says. An action on the right costs it 3 workers, one fewer per workshop. What it cannot do, it replaces by something on its left.
lesson-solo-want = Its marker also chooses cards: it stands on 3, so the third townsfolk is the one it wants. Be quicker: recruit with one worker and take that card away.
lesson-solo-want-hunt = The hunt can wait. Recruit before it does.
lesson-solo-want-other = That was not the third card of the row. Its marker stands on 3: count from the left.
lesson-solo-want-done = It wanted the third card, found it gone and took the next to the right. It never keeps townsfolk: it discards them for the reward.
lesson-solo-pass = Do whatever else you like, then pass. It goes on alone until it has no workers left or a card tells it to rest.
lesson-solo-rules = When the marker passes its last step, its lowest attribute rises. It ignores all costs in silver and provisions, but needs faith, strength and influence as you do, and scores almost like you.
lesson-solo-task = Without help: it is about to recruit, and its marker stands on 1, where no card is left. Take away the townsfolk it will want.
lesson-solo-task-action = That leaves the townsfolk alone. Recruit one.
lesson-solo-task-other = That one is safe from it for now. If the card it points at is gone, it tries the next to the right.
lesson-solo-task-done = Whoever reads the marker knows its next step.
lesson-solo-close = It does not think, but it never sleeps. Watch its suspicion, its marker and the spaces you need. Now to the points.

## Points, and your first game

lesson-points = Points, and your first game
lesson-points-hello = The last round of another game. By now you would have { $points } points, your opponent more. What still pays?
lesson-points-orders = The King’s Orders pay 4, 6 and 8 points to everybody who has done the named action five times. You have moved four jars. The fifth needs 8 influence, and you have 6. Choose your paladin.
lesson-points-orders-other = Otton lends no influence, and without it the jar stays where it is. Which of the other two do you like better?
lesson-points-tavern = Clerics are what you lack: for the jar, for a monk, and for the King’s Favour. Choose the tavern.
lesson-points-tavern-clerics = No cleric in it. You could move the jar, but then nothing else.
lesson-points-fifth = Your opponent passes. Now the fifth jar. Take whichever reward helps you still in the last round.
lesson-points-fifth-trade = Three silver are worth 1 point at the end, so that is little. The Order is worth much more: Absolve.
lesson-points-fifth-clerics = Clerics are scarce, and two more jobs wait for them. Put somebody else on the clear space.
lesson-points-fifth-done = An Order fulfilled, the first points for jars, and more faith. Orders are no race: you could not be too late.
lesson-points-favour = King’s Favours are actions for everybody, but each only once a round, whoever comes first. One takes a cleric, discards suspicion and pays 2 taxes. Use it.
lesson-points-favour-trade = A Favour first: they lie beside the Orders.
lesson-points-favour-crime = Two criminals bring two suspicion cards, and the round is almost over. Take another.
lesson-points-favour-debt = That one costs a debt, which is 3 points. Take another.
lesson-points-tracks = Each of the three tracks scores by itself: on 4 it pays 3 points, on 6 it pays 6, on 8 9, on 10 13, on 12 even 20. What the paladin lends does not count.
lesson-points-sixth = Monks and outposts: 2 points for five, 5 for six, 9 for seven. Walls and jars: 1, 3, 6. Workshops as well, but for six, seven and eight. Send the sixth monk.
lesson-points-sixth-hunt = Provisions are worth 1 point for every 3. A monk is better, and you can still pay for him.
lesson-points-sixth-develop = Your workshops are too few to score: points come from the sixth on. Send a monk.
lesson-points-pass = In the last round nobody is kept, so use whom you can. Then pass.
lesson-points-over = It is over: { $points } points. Converted outsiders scored what they say, walls what is printed on them, paid debts 1 each, unpaid ones lost 3. Silver and provisions left over: 1 for every three.
lesson-points-task = Without help, at another table, in the last round: complete one of the King’s Orders with a single action.
lesson-points-task-other = That completes no Order. For which of the three did you already do four?
lesson-points-task-jar = Jars are not asked for here. For which of the three Orders did you already do four?
lesson-points-task-done = The fifth attack. For the fifth wall your influence was too low, but silver helps an attack.
lesson-points-wins = What wins? Between two programs the winner has about 55 points: 28 from the three tracks, 9 from Orders, 9 from converted outsiders, the rest from monks and trifles. All Orders are open from round three: plan five actions then.
lesson-points-close = Aim for two actions on the right early, and take paladins and taverns that fit them. Now a real game.
