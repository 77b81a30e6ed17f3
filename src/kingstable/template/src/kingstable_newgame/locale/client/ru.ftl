# Слова поля в браузере, по-русски.

ui-newgame-row = На столе
ui-newgame-deck = В стопке: { $count }
