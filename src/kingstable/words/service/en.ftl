# The words of the server, in English: refusals, what happens around a table, and notices.

## Refusals

error-malformed = This request cannot be read.
error-bad-options = A table cannot be opened with these options.
error-bad-record = This record cannot be opened. Line { $line }: { $why }.
error-bad-notice = No notice can be sent to this address. It begins with one of these: { $kinds }.
error-no-name = Please enter your name first.
error-bad-login = The login or the password is wrong.
error-bad-password = The present password is wrong. A new one needs it.
error-foreign-origin = A page from another site may not do this.
error-not-seated = This is not your seat.
error-not-owner = Only the person who opened the table may do this.
error-private-chat = At a private table only those who sit there can write.
error-no-hints = Where people compete, there are hints only once all agree; propose them in the menu.
error-not-found = There is nothing here.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game here.
error-unknown-mind = There is no such program.
error-bad-method = This cannot be done here.
error-stale = Too late: the game has moved on. Look again.
error-row-broken = This cannot be done at one go: on the way something new becomes known.
error-not-your-turn = It is not your turn to choose.
error-illegal = This cannot be chosen now.
error-over = The game is over.
error-not-over = The game is not over yet.
error-undo-refused = This cannot be taken back.
error-no-request = Nobody is asking for this any more.
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-seat-taken = This seat is no longer free.
error-deal-used = This set-up has already been played. Deal again.
error-notice-failed = The notice could not be sent. Check the address.
error-by-link-only = This seat is reserved for a guest with the link.
error-not-overdue = Nobody has run out of time.
error-nobody-gone = Nobody has been away long enough for that.
error-expired = This table has expired: nobody came for a long time.
error-login-taken = This login is already taken.
error-bad-link = This link has already been used, or is too old. Ask the host for another one.
error-wrong-tries = Too many wrong passwords from here. Please wait a few minutes.
error-other-version = The game at this table follows a version of the rules that this server does not know. Nothing is lost: it goes on as soon as the server knows that version.
error-other-components = The game at this table was begun with components of its owner’s that are no longer here; it goes on as soon as they are back.
error-bad-components = The owner’s components of this game cannot be used, so no new table can be opened.
error-slow = The request took too long to arrive. Please try again.
error-long-address = This address is too long.
error-long-head = Your browser sends more than this server takes in. Clearing the cookies of this site usually helps.
error-too-large = This message is too long.
error-media-type = The request must be JSON.
error-rate = Too fast. Please wait a moment.
error-too-many = { $count ->
        [one] You have already opened one table whose game is not finished. Finish that game or delete the table first.
       *[other] You have already opened { $count } tables whose games are not finished. Finish a game or delete a table first.
    }
error-crowded = There are too many connections from your network. Please try again in a minute.
error-full = The server is full right now. Please try again in a minute.
error-pages = You have too many pages open here. Close one of them, and this one will go on.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot save right now. Nothing was changed.
error-elsewhere = This table is open in another tab. Close it there to play on here.
error-unkept = The browser could not save this. Nothing was changed. It may have run out of room: save your games to a file.
error-unsettled = It is not known yet whether this was saved. The server is checking.
export-no-table = There is no table “{ $name }” in this database.
export-not-started = The game at table “{ $name }” has not begun.
password-no-login = Nobody here has the login “{ $name }”.

## Around the table

undo-over = The game is over; nothing can be taken back.
log-undone = { $seat } takes a choice back.
log-undo-asked = { $seat } asks to take a choice back.
log-undo-withdrawn = { $seat } no longer asks to take a choice back.
log-undo-declined = { $seat } does not agree.
log-seat-resigned = { $seat } leaves; the program “{ $mind }” plays on.
log-seat-claimed = { $seat } has run out of time; the program “{ $mind }” plays on.
log-seat-failed = { $seat }: the program “{ $before }” has failed; “{ $mind }” plays on.
log-seat-absent = { $seat } is gone; the program “{ $mind }” plays on.
log-voted-mind = { $seat } would let a program play on for those who are gone.
log-voted-end = { $seat } would end the game without a result.
log-voted-wait = { $seat } would go on waiting.
log-came-back = { $seat } is back; the votes no longer count.
log-hints-wanted = { $seat } is in favour of hints in this game.
log-hints-agreed = All agree: hints are allowed in this game.
log-hints-declined = { $seat } does not agree to hints.
log-hints-ended = { $seat } no longer agrees to hints: there are none from now on.
log-ended-voted = Those who stayed end the game without a result.
log-ended-expired = Nobody came for a long time; the game ends without a result.
log-mind-stumbled = { $seat }: the program “{ $mind }” has failed; it takes the first choice there is and plays on.
log-seat-returned = { $seat } is back.
log-seat-awaited = Waiting for { $seat }.
log-seat-joined = { $seat } sits down.
log-seat-moved = { $seat } has logged in and plays on.
notice-removed = This table has been deleted.

## Notices by mail or messenger

notice-turn-title = { $game }: your turn
notice-turn = It is your turn at the table “{ $name }”. { $link }
notice-turn-unnamed = It is your turn. { $link }
notice-test = Notices work: this is where you will be told that it is your turn.
