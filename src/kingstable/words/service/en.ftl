# The words of the server, in English: refusals, what happens around a table, and notices.

## Refusals

error-malformed = This request cannot be read.
error-bad-options = A table cannot be set up like this.
error-no-name = Please give a name first.
error-bad-login = The login or the password is wrong.
error-foreign-origin = A page of another site may not do this.
error-not-seated = This is not your seat.
error-not-owner = Only the person who made the table may do this.
error-not-found = There is nothing here.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game here.
error-unknown-mind = There is no such computer player.
error-bad-method = This cannot be done here.
error-stale = Too late: something has happened since. Look again.
error-not-your-turn = You are not asked anything now.
error-illegal = This is not possible here.
error-over = The game is over.
error-not-over = The game is not over yet.
error-undo-refused = This cannot be taken back.
error-no-request = Nobody is asking for this any more.
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-seat-taken = This seat is no longer free.
error-by-link-only = This seat is kept for a guest with the join link.
error-not-overdue = Nobody's time has run out.
error-login-taken = Somebody else has this login.
error-other-version = This table was begun under an older version of the rules and cannot be continued here.
error-too-large = This message is too long.
error-media-type = The request must be JSON.
error-rate = Too fast. Please wait a moment.
error-too-many = There are too many of them already.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot save right now. Nothing was changed.
export-no-table = There is no table “{ $name }” in this database.
export-not-started = The game at table “{ $name }” has not begun.

## Around the table

undo-over = The game is over; nothing can be taken back.
log-undone = { $seat } took a choice back.
log-undo-asked = { $seat } asks to take a choice back.
log-undo-withdrawn = { $seat } no longer asks to take a choice back.
log-undo-declined = { $seat } does not agree to it.
log-seat-resigned = { $seat } leaves; { $mind } plays on.
log-seat-claimed = { $seat } ran out of time; { $mind } plays on.
log-seat-failed = { $seat }: { $before } failed; { $mind } plays on.
log-seat-returned = { $seat } is back.
log-seat-awaited = { $seat } is awaited.
log-seat-joined = { $seat } sits down.
notice-removed = This table has been removed.

## Notices by mail or messenger

notice-turn-title = { $game }: your turn
notice-turn = It is your turn at the table { $name }. { $link }
notice-turn-unnamed = It is your turn. { $link }
