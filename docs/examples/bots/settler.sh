#!/bin/sh
# A bot for Carsonne without a JSON library, in awk: in Carcassonne it puts a follower wherever it may, in cities first;
# otherwise it plays any of the moves.
#
#     carsonne arena carcassonne --bots "random,cmd:sh docs/examples/bots/settler.sh"
#
# It relies on what docs/bot-protocol.md promises: one message a line, no spaces outside of texts, "type", "id", "seconds"
# and "count" in front and in this order, then the moves in the order in which they are counted from 0.
#
# Debian's awk, mawk, waits for many lines before it reads the first unless it is told that somebody waits for its answer.
case $(awk -W version 2>&1 </dev/null) in mawk*) set -- -W interactive ;; *) set -- ;; esac
exec awk "$@" '
function number(name,    rest) {                  # the number after "name":
    rest = $0
    sub(".*\"" name "\":", "", rest)
    return rest + 0
}
function wanted(count,    list, i, any, city) {   # the best move, counted from 0
    list = $0
    sub(/.*"moves":\[/, "", list)
    sub(/\],"view":.*/, "", list)
    split(list, moves, /\},\{/)
    any = city = -1
    for (i = 1; i <= count; i++) {
        if (moves[i] ~ /"type":"claim"/) any = i - 1
        if (moves[i] ~ /"place":"c/) city = i - 1
    }
    return city >= 0 ? city : any >= 0 ? any : int(rand() * count)
}
BEGIN { srand() }
/^\{"type":"hello"/ { print "{\"type\":\"hello\",\"protocol\":1,\"name\":\"settler\"}"; fflush() }
/^\{"type":"position"/ {
    head = $0
    sub(/,"moves":.*/, "", head)
    line = $0; $0 = head; id = number("id"); count = number("count"); $0 = line
    print "{\"type\":\"bestmove\",\"id\":" id ",\"move\":" wanted(count) "}"; fflush()
}
/^\{"type":"quit"/ { exit }
'
