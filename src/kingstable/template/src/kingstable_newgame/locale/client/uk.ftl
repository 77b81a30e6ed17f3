# Слова поля в браузері, українською.

ui-newgame-row = На столі
ui-newgame-deck = У стосі: { $count }
