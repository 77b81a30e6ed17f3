# What the lessons of Tiletum say, in English.

## One die, two gifts

lesson-die = One die, two gifts
lesson-die-hello = Four rounds, and most victory points (VP) win. On your turn you take one die from the wheel. It gives two things: resources of its colour, and the action of the sector where it lies.
lesson-die-low = A die gives as many resources as it shows, but 7 minus that many action points (AP). So a high die is rich and slow. Look at the die with the most AP.
lesson-die-low-few = Plenty of resources, but few AP: subtract it from 7. The lowest number on the wheel gives the most AP.
lesson-die-take = One wool and 6 AP for the king action, because the die lies at the king. Until you take it, you may still put it back. Take it.
lesson-die-take-back = Back on the wheel: nothing is lost, and you may look at another. For now take this one.
lesson-die-tile = A bonus tile still lies in the sector. Whoever takes the first die there gets it for nothing. This one is a crest; you will need it later. Take it.
lesson-die-tile-left = You may leave it, but then it waits for somebody else. Your storehouse is empty, so there is no reason to be modest.
lesson-die-king = Now the action. Each AP moves your marker up one space on the king track. Spend all six.
lesson-die-king-early = You may stop whenever you like, but the AP that are left are lost. Go on to the last one.
lesson-die-end = All AP are spent. The die lies on your board now and is out for this round. End your turn; your opponent follows.
lesson-die-gold = Your second die. Now look at colours: yellow is gold, pink is food. Look at the die that brings you the most gold.
lesson-die-gold-pink = Pink is food; crests are paid with it. Gold is yellow.
lesson-die-gold-grey = The greys are wool and stone: light and dark. Gold is yellow.
lesson-die-gold-blue = Blue is iron, for contracts. It would give the same action, but not the gold.
lesson-die-helper = Take the die, and then the bonus tile: a helper who can change the colour of a die. Helpers wait in your storehouse until you use them.
lesson-die-helper-back = You may always look at another die first. Here let us keep to this one.
lesson-die-helper-left = A helper for nothing, and a strong one. This time do not leave it.
lesson-die-stop = The action here: characters, whom you will meet later. Take somebody for an AP or stop at once; what is left of the AP is lost either way. Then end your turn.
lesson-die-iron = Three colours are easily mixed up: light grey is wool, dark grey is stone, blue is iron. Trust the picture on the die. Look at the die with the most iron.
lesson-die-iron-wool = Light grey: that is wool. Iron is blue.
lesson-die-iron-stone = Dark grey: that is stone, for cathedrals. Iron is blue.
lesson-die-iron-fewer = Iron, yes, but another blue die shows more.
lesson-die-turn = Six iron, but only 1 AP. For 2 gold a pip you may turn a die before you take it, and 6 and 1 are neighbours. Turn it to 1: it moves to the king.
lesson-die-turn-same = Unturned it brings six iron and 1 AP at the jester. A fair choice; but now we want the king’s 6 AP.
lesson-die-turn-elsewhere = That is another sector: the die always moves to the one that shows its new value. We want 1, where the king is.
lesson-die-turn-colour = That is your helper: he changes the resource, not the number. Keep him for the next step.
lesson-die-turn-back = Leave it picked: this is the die to turn.
lesson-die-turn-done = One iron now, not six, and 6 AP at the king. Number, sector, tile and AP: all follow the new value.
lesson-die-other = A little earlier, but your opponent took the stone. You need much of it, and have { $stone }. Pick a die, let the helper name stone, and take it: seven stone in all.
lesson-die-other-less = He changes the colour and never the number. So begin with the die that shows most.
lesson-die-other-another = He names whatever you like, but cathedrals want stone.
lesson-die-other-none = The die was taken, and seven stone it is not. Pick it, let the helper name stone, and only then take it as it is.
lesson-die-task = Without help, at another table. Nobody lies at the architect, and that is where you want to go, with three new stone in hand. You have 3 gold.
lesson-die-task-colour = The right sector, but the wrong colour. Stone is dark grey.
lesson-die-task-sector = That die went to another action. The architect shows 3: a neighbouring number costs 2 gold to turn.
lesson-die-task-done = Exactly: 2 gold, three stone, 4 AP for the architect.
lesson-die-close = Resources are the number, AP are 7 minus it, and gold turns one die into another. Next: the king and his favour.

## The king’s favour

lesson-king = The king’s favour
lesson-king-fall = The king track brings VP and decides who goes first. But before each of the three passes of a round a corruption token is turned up, and every marker falls: this time by { $down }. Your opponent has climbed again.
lesson-king-die = You are still in the red. Find six AP for the king: a die that shows 1, or one turned to it.
lesson-king-die-jester = The jester performs any action, the king’s too, but with a 6 you would have 1 AP. Too little today.
lesson-king-die-elsewhere = That is another action. Each AP belongs to the action of its sector, and the king is where the 1 is.
lesson-king-climb = Climb until you are ahead of your opponent. Careful: whoever comes to an occupied space lies on top there, and the lower marker is ahead.
lesson-king-climb-same = The same space, but you lie on top, and that is behind. One more step, and you are past.
lesson-king-climb-below = Your opponent is still ahead, and you have AP left. Go on.
lesson-king-climb-done = Ahead. If the king phase came now, you would be first in the next round.
lesson-king-stack = When a token falls, stacks keep their order. So it pays to come early: whoever reaches a space first stays at the bottom, and the bottom wins ties.
lesson-king-late = The last turn of the round. With a helper your opponent has got past you by one space, and nothing lies at the king. Find your way there all the same.
lesson-king-late-jester = With 1 AP you would reach the same space and lie on top: behind again. You need more AP.
lesson-king-late-elsewhere = That die leads to another action. You have gold: what turns into 1 by a single pip?
lesson-king-ahead = Take or leave the tile, then get ahead and end your turn. More than that is a choice: every space is a VP.
lesson-king-ahead-same = Level, but on top of the stack: your opponent would be first. One more.
lesson-king-ahead-below = You stopped below your opponent. The AP are there, use them.
lesson-king-gift = The king phase. Everybody has scored their space, and the highest may take the king’s bonus tile. That is you.
lesson-king-gift-left = Then nobody gets it. Your storehouse has room, so take it.
lesson-king-fair = You now have { $vp } VP, your opponent { $other }: the fair of this round looked at the king track too. Before the new pass corruption came again, and you are the first to choose.
lesson-king-red = Another table, again the last turn. You never climbed, so your space now says { $vp } VP. Leave the red before the round ends, and end your turn.
lesson-king-red-still = The round is over and you are in the red: you lose these VP. Once more: a 6 turned up becomes a 1.
lesson-king-reset = After scoring, markers in the red go back to 0, the others stay. But the loss comes first: the way back to 0 does not undo it.
lesson-king-helper = The last turn once more, with 1 gold only. But a helper in your storehouse has a king action of his own, with 2 AP. Use him now, before the die, and spend both.
lesson-king-helper-early = His AP are gone then. Take both steps.
lesson-king-helper-die = The die comes next. First the helper: he costs nothing and works at any moment of your turn.
lesson-king-task = Without help. You share a space with your opponent, and you lie on top. Take your last die of the round so that you are first in the next one, and end your turn.
lesson-king-task-same = Still level, and you on top: your opponent goes first. A single step would do. Who performs any action?
lesson-king-task-done = One AP from the jester was enough. First to choose, and the king’s tile as well.
lesson-king-close = Corruption strikes everybody, three times a round. Stay out of the red, and look who lies at the bottom. Next: the merchant takes to the road.
