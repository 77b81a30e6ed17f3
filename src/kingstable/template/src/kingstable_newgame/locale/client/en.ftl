# The words of the board in the browser, in English.

ui-newgame-row = On the table
ui-newgame-deck = In the deck: { $count }
