# What the lessons of Paladins of the West Kingdom say, in English.

## Hands for the round

lesson-hands = Hands for the round
lesson-hands-hello = Seven rounds. In each you get workers, place them on actions, one action a turn, and pass. Most points win. This lesson shows how a round begins and ends.
lesson-hands-hire = Before the first round everybody hires one townsfolk for nothing. Each helps you for the whole game, whenever a certain thing happens. Take any of the five.
lesson-hands-paladin = Now choose one of three paladins. He brings two workers, helps with one action, and lends you attributes, all for this round only. Take Otton: two merchants, and more silver from trade.
lesson-hands-paladin-other = A good paladin, but today we trade. Of the two you leave, one comes back next round, so nothing is lost. Use Otton.
lesson-hands-tavern = Four more workers come from a tavern. Your opponent has taken one, two are left. You want scouts and merchants, and nobody you would regret.
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
lesson-need-hello = The six actions on the right give points. Each needs one attribute, faith, strength or influence, and raises another. Yours are all 0, but this round Ivon lends you 3 faith and 1 strength.
lesson-need-monk = Commission a monk: a scout, anybody, a cleric. He may go as far as your faith reaches. Put him in region 2, which needs 2. Keep merchant and fighter for later.
lesson-need-monk-trade = That brings silver. Here we want a monk: choose Commission.
lesson-need-monk-near = Region 1 is open to everybody at any time. Region 2 is open to you only because of Ivon: use him while he is here.
lesson-need-monk-colours = On the clear space anybody will do, and you will need the merchant and the fighter in a moment. Take a scout.
lesson-need-monk-done = Influence rose by 1, and you took the reward on the space. Faith was only looked at, not spent: markers never go back.
lesson-need-outpost = Now a Garrison: a merchant, anybody, a fighter and 1 provision. An outpost needs strength; with Ivon you have 1, which is region 1. Place it for the reward you like.
lesson-need-outpost-hunt = Provisions you have. Use the workers for an outpost: Garrison.
lesson-need-outpost-done = And up went faith. An action never raises what it needs.
lesson-need-loop = So actions pull each other along: monks need faith and raise influence, outposts need strength and raise faith. The paladin leaves after the round, with all he lent you, and he never scores.
lesson-need-reward = Every space has its reward, taken at once. Another table, Ivon again: send a monk where you gain 2 silver.
lesson-need-reward-convert = Converting outsiders comes later. Commission a monk.
lesson-need-reward-other = A useful reward too, but look for the two coins.
lesson-need-shared = Nobody can block your own board. The regions are shared, though: a space taken is taken for the rest of the game, by a monk or an outpost, no matter whose.
lesson-need-task = Without help: Roland lends 4 strength. Put an outpost as far away as you can and gain 2 silver there.
lesson-need-task-action = Outposts come from Garrison.
lesson-need-task-near = That is region 1. With 4 strength you reach region 2, which needs 3.
lesson-need-task-other = The right region, but the reward is not 2 silver.
lesson-need-task-done = Silver cannot replace strength here, only Roland could. Choose paladins for what you plan.
lesson-need-close = Monks and outposts pay from the fifth on, more with the sixth and seventh. Next: walls and jars.
