## What cannot be done

verbatim = { $text }
error-bug = Something went wrong on the server.

### Moves

error-illegal = That move is not allowed here.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-confirm-first = Your turn is complete: confirm it or undo it.
error-nothing-to-confirm = There is nothing to confirm now.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-decide = There is nothing to decide for this seat now.
error-no-such-seat = There is no seat { $seat } in this game.
error-not-drawn = That cannot be drawn now.
error-move-type = A move must be an object with a "type".
error-move-keys = The keys of a move must be strings.
error-seats = { $game } is for { $few } to { $many } players, not { $seats }.
error-names = There are { $seats } seats but { $names } names.
