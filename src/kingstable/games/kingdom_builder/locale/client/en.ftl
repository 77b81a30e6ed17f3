# The words of the board in the browser, in English.

ui-kb-card-of = { $player }’s card
ui-kb-supply =
    { $count ->
        [one] settlement left
       *[other] settlements left
    }
ui-kb-only-hex = It was the only hex left.
ui-kb-goals = What earns gold
ui-kb-locations = Locations in play
ui-kb-all-locations = All locations
ui-kb-in-play = in this game
ui-kb-terrain-cards = Terrain cards
ui-kb-draw-pile = Draw pile
ui-kb-discard = Discard pile
ui-kb-removed = Out of the game
ui-kb-lens-card = Whoever plays this card builds three settlements on this terrain.
ui-kb-lens-owner = A settlement of { $player } stands here.
ui-kb-lens-tokens = Tokens left: { $count }. Whoever builds next to it takes one.
ui-kb-lens-where = Row { $row }, column { $column }.
ui-kb-lens-ground = Settlements are built here by a card of this terrain, or by a token that allows it.
ui-kb-lens-water = No terrain card builds here. Only { $location } brings settlements onto water.
ui-kb-lens-mountain = Nobody can build here.
ui-kb-lens-gold = Gold now: { $gold }.
ui-kb-lens-marked = What it counts for { $player } is marked on the board.

## The form of a new table

ui-setting-setup = Four of the eight sections make the board, with their locations and castles. “First game” is the board that the rulebook recommends to begin with.
ui-setting-sections = Choose them in this order; the number shows the place.
ui-setting-rotated = The numbers stand for the sections in the same order.
ui-setting-cards = These three cards say what earns gold in this game.
