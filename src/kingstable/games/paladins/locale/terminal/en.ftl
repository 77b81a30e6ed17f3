# What the score pad says of a wrong position, in English.

pad-an-order = an order
pad-an-outsider = an outsider
pad-ai-second = the AI player is the second of two
pad-outsiders = there are only { $count } cards { $value }

## The table

show-orders = King’s Orders
show-favours = King’s Favours
show-region-head = Region
show-spaces = Spaces for monks and outposts
show-hidden = face down until round { $round }
show-workshop-on = on it: a workshop of the AI player
show-scheme-on = on each: a scheme of the AI player
show-vp = { $vp } VP
show-done = completed by { $players }
show-used-by = used by { $player }: { $worker }
show-taken-by = taken by { $player }
show-closed = { $count } closed
show-none = none
show-times = { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
show-nobody = no workers

## Players

show-round-of = Round { $round } of { $rounds }
show-setup = Setup
show-first = first player
show-turn = to move
show-has-chosen = has chosen a paladin
show-chosen = Chosen, face down
show-attributes = Attributes
show-supply = Supply
show-used = Paladins used
show-paladin-deck = Paladins in the deck
show-workshops-left = Workshops left
show-next-worker = { $count } (the next one gives { $worker })
show-stack = Markers, bottom to top
show-resource-marker = Resource marker on space
show-placed = Workers on actions
show-workshops = Workshops on actions
show-drawn = Drawn for the difficulty
show-scheme-deck = Schemes in the deck
show-scheme-pile = Schemes discarded, newest last
show-schemes-on-favours = Schemes on King’s Favours
show-taken-times = Actions taken
show-monks = Monks sent
show-outposts = Outposts
show-jars = Jars moved
show-walls = Walls
show-place = region { $region }, space { $place }
show-attacked = Outsiders attacked
show-taxes = taxes { $taxes }
show-guilt = Suspicion { $suspicion } · Debts { $unpaid }, paid { $paid }
show-debts-told = unpaid { $unpaid }, paid { $paid }
show-vp-now = { $vp } VP now

## Pages

show-pile = Pile
show-in-deck = In the deck
show-discarded = Discarded or used
show-scheme-cards = Schemes
show-paladins-of = Paladins, { $player }
show-taverns-now = Taverns of this round
show-value = Value
show-worth = Worth
show-action = Action
show-needs = Needs
show-raises = Raises
show-costs = Costs
show-points = Points
show-place-of = Place
show-gives = Gives
show-players = Already there
show-jar-space = Jar space { $space }
show-signs = Symbols
show-signs-told = { $monk } monk, { $outpost } outpost, { $workshop } workshop; the number beside a piece is its player. [{ $scout }] a space for this worker, [ ] for any worker, ({ $scout }) a worker on it. “{ $faith } → { $influence }”: the action needs the first and raises the second. An outsider needs the faith and strength of the region with the number of its slot.
show-townsfolk-told = discarded: { $discard }; hired: { $ability }
show-outsider-told = strength { $strength }, attack: { $attack }; faith { $faith }, convert: { $convert }; { $worth }

## Choices

show-assign = { $use } ({ $ability }); on top of the deck: { $top }; on the bottom: { $bottom }
show-clear = { $action }: these workers leave it: { $workers }
show-replaces = replaces { $worker }
use-develop = a workshop replaces a worker for good and gives { $worker }
use-recruit-1 = discard a townsfolk card for its reward
use-recruit-2 = hire one of the townsfolk
use-pray = clear another action of workers
use-conspire = { $reward } and a suspicion card
use-commission = send a monk for the reward of its space; { $reward }
use-fortify = draw a wall for its reward
use-garrison = put up an outpost for the reward of its space; { $reward }
use-absolve = move a jar for the reward of its space; { $reward }
use-attack = attack an outsider for its reward
use-convert = convert an outsider for points at the end
