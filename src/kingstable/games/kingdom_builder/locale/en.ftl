# The words of Kingdom Builder, in English. The form `.loc` of a terrain says where, preposition included.

## Components

terrain-grass = Grass
    .gen = grass
    .dat = grass
    .acc = grass
    .ins = grass
    .loc = on grass
terrain-forest = Forest
    .gen = forest
    .dat = forest
    .acc = forest
    .ins = forest
    .loc = in the forest
terrain-desert = Desert
    .gen = desert
    .dat = desert
    .acc = desert
    .ins = desert
    .loc = in the desert
terrain-canyon = Canyon
    .gen = canyon
    .dat = canyon
    .acc = canyon
    .ins = canyon
    .loc = in the canyon
terrain-flower-field = Flower field
    .gen = flower field
    .dat = flower field
    .acc = flower field
    .ins = flower field
    .loc = on a flower field
terrain-water = Water
    .gen = water
    .dat = water
    .acc = water
    .ins = water
    .loc = on water
terrain-mountain = Mountain
    .gen = mountain
    .dat = mountain
    .acc = mountain
    .ins = mountain
    .loc = on a mountain
terrain-castle = Castle
    .gen = castle
    .dat = castle
    .acc = castle
    .ins = castle
    .loc = on a castle hex
terrain-location = Location
    .gen = location
    .dat = location
    .acc = location
    .ins = location
    .loc = on a location hex

## What the cards pay and the locations do

card-fishermen-text = 1 gold for each of your settlements beside water (not for those on water).
card-miners-text = 1 gold for each of your settlements beside a mountain.
card-merchants-text = 4 gold for each castle or location that a group of your settlements connects to another one.
card-workers-text = 1 gold for each of your settlements beside a castle or location.
card-discoverers-text = 1 gold for each row in which you have a settlement.
card-knights-text = 2 gold for each settlement in the row where you have the most.
card-hermits-text = 1 gold for each separate group of your settlements.
card-lords-text = In each section: 12 gold for the most settlements, 6 gold for the second most.
card-citizens-text = 1 gold for every 2 settlements in your largest group.
card-farmers-text = 3 gold for each settlement in the section where you have the fewest.
score-castles-text = 3 gold for each castle next to one of your settlements.

location-oracle-text = Build a settlement on the terrain of your card, next to your own if possible.
location-farm-text = Build a settlement on grass, next to your own if possible.
location-oasis-text = Build a settlement in the desert, next to your own if possible.
location-tower-text = Build a settlement at the edge of the board, next to your own if possible.
location-tavern-text = Build a settlement at the end of a straight line of at least 3 of your own.
location-barn-text = Move a settlement onto the terrain of your card, next to your own if possible.
location-harbor-text = Move a settlement onto water, next to your own if possible.
location-paddock-text = Move a settlement two hexes in a straight line.

## Options of a table

setting-setup = Board
setting-setup-random = Random
setting-setup-first-game = First game
setting-setup-chosen = Chosen
setting-sections = Sections: top left, top right, bottom left, bottom right
setting-rotated = Rotated by 180°
setting-cards = Kingdom Builder cards
setting-first = First player
setting-first-random = Random
setting-first-0 = Seat 1
setting-first-1 = Seat 2
setting-first-2 = Seat 3
setting-first-3 = Seat 4

wrong-first-game-sections = Sections: the first game has its own ({ $sections }); set the board to “Chosen”
wrong-random-sections = Sections: a random board draws its own; set the board to “Chosen”
wrong-rotated = Rotated by 180°: choose the sections too
wrong-no-sections = Sections: a chosen board needs four
wrong-first-game-cards = Kingdom Builder cards: the first game has its own ({ $cards })

## Questions

ask-build = Build { $terrain_loc }, next to your own settlements: { $left ->
        [one] one to go
       *[other] { $left } to go
    }.{ $tokens ->
        [1] {" "}Or use a token first.
       *[0] {""}
    }
ask-build-anywhere = Build { $terrain_loc }, wherever you like: { $left ->
        [one] one to go
       *[other] { $left } to go
    }.{ $tokens ->
        [1] {" "}Or use a token first.
       *[0] {""}
    }
ask-end = Your mandatory action is done. End your turn.
ask-use-or-end = Your mandatory action is done. Use a token, or end your turn.
ask-target = { $location }: where will you build?
ask-lift = { $location }: which settlement will you move?
ask-put = { $location }: where will you move the settlement at { $hex }?

## Choices

option-build = Build at { $cell }
option-use = Use the { $location } token
option-lift = Take the settlement at { $cell }
option-put = Put it at { $cell }
option-withdraw = Back
    .full = Go back a step
option-end = End the turn

## What would be given up

lose-builds = You could still build with: { $locations }.

## What matters now

advice-last-turn = This is your last turn: only gold counts now, and a new token no longer helps.
advice-own-end = With your last settlements you end the game after this round: you have { $gold } gold, the best of the others { $theirs }.
advice-rival-ends = { $seat } has only { $left ->
        [one] one settlement
       *[other] { $left } settlements
    } left, and when somebody runs out, the round is played to its end and the game is over.
advice-castle = You can build next to a castle that you do not touch yet: { $gold } gold.
advice-card = { $card }: a settlement on { $count } of these hexes brings you { $gold } gold now.
advice-farmers = { $card }: only your emptiest section counts, where you have { $count ->
        [0] no settlements
        [one] one settlement
       *[other] { $count } settlements
    } now: { $sections }.
advice-lords = { $card }: in a section where you lead ({ $section }), { $seat } needs only one settlement more to draw level.
advice-token = You can build next to a location ({ $location }) and take its token: it works every turn, from your next one on.
advice-token-last = You can build next to a location ({ $location }) whose last token is still to be had.
advice-tokens = Use what your token gives ({ $location }) before your first settlement or after the last one, not in between.
advice-lift = One of your settlements alone holds a token ({ $location }): if it moves away from the location, the token is lost.
advice-first = From here you will have to go on wherever the terrain touches you, so a hex beside few terrains leaves you more freedom.
advice-anywhere = No free hex of this terrain touches your settlements, so you may begin anew wherever it pays most.
advice-patch = Only { $count ->
        [one] one hex
       *[other] { $count } hexes
    } of this terrain can be reached from your settlements: what is left after that you may build anywhere.

## What happened

log-round = Round { $round }
log-play-card = { $seat } plays the { $terrain_gen } card
log-build = { $seat } builds { $terrain_loc } ({ $hex })
log-build-by = { $seat } builds at { $hex } with the { $location }
log-move-by = { $seat } moves a settlement from { $start } to { $hex } with the { $location }
log-take-token = { $seat } takes { $location_id ->
        [location-oracle] an
        [location-oasis] an
       *[other] a
    } { $location } token
log-lose-token = { $seat } loses the { $location } token
log-dead-card = No { $terrain_gen } hex is free: { $seat } removes the card from the game
log-new-card = { $seat } draws and plays the { $terrain_gen } card
log-reshuffle = The discarded cards are shuffled into a new draw pile
log-draw = { $seat } draws a card
log-draw-known = { $seat } draws a card: { $terrain }
log-last-round = { $seat } builds their last settlement: this is the last round
log-game-over = The game is over

## Scores

score-castles = Castles

## Why not

why-token-not-held = You have no such token.
why-token-spent = You have already used this token this turn.
why-token-new = You cannot use a new token until your next turn.
why-mandatory-under-way = Finish the mandatory action first.
why-action-under-way = Finish this action first, or go back.
why-mandatory-complete = You have already built all your settlements for this turn.
why-supply-empty = You have no settlement left to build.
why-no-target = There is no hex where you could use this action.
why-not-yours = You have no settlement here.
why-nowhere-to-go = You cannot move this settlement anywhere.
why-just-left = The settlement is here now; you have to move it to another hex.
why-occupied = There is a settlement here already ({ $other_seat }).
why-not-buildable = You cannot build { $terrain_loc }.
why-not-two-steps = This hex is not two hexes away in a straight line.
why-no-line = This hex does not continue a straight line of at least 3 of your settlements.
why-not-edge = This hex is not at the edge of the board.
why-adjacent-edge = There is room at the edge next to your own settlements, so you have to build there.
why-wrong-terrain = You need a { $wanted_gen } hex; this is a { $terrain_gen } hex.
why-adjacent = There is room { $terrain_loc } next to your own settlements, so you have to { $move ->
        [1] move it
       *[0] build
    } there.

## In the terminal

show-card = Card
show-hand = In hand
show-round = Round
show-draw-pile = Draw pile
show-discard = Discard pile
show-removed = Out of the game
show-supply = Supply
show-gold = Gold
show-goals = Goals
show-token-ready = ready
show-token-spent = used
show-token-new = new
show-to-build = To build
show-last-round = Last round

## What a player has

means-tokens = Location tokens
strength-next = Points that the next cards may bring
strength-castles = New castles within reach
strength-locations = New location tokens within reach
strength-free = Terrains with a free choice of hex
strength-settlements = Settlements on the board
strength-sections = Sections with your settlements
strength-turns = Turns that others still have
