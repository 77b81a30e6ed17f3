# The words of the board in the browser, in English.

ui-newgame-row = On the table
ui-newgame-deck = In the deck: { $count }
ui-tour-newgame-goal = Collect stones: of each colour, your highest counts.
ui-tour-newgame-turn = Click a stone to take it. Another one is turned up in its place.
