cimport cython
from carsonne.games.carcassonne.scoring cimport Scoring
from carsonne.kernel.state cimport Buffer, Rng

cdef int CLAIM, CLAIM_MOVE, DEAL, DISCARD_MOVE, DRAW, FIELD, LAST_DRAW, MAX_SEGMENTS, NO_HAND, NOBODY, OVER, PLACE
cdef int PLACE_MOVE, PLAY_OUT, REACH, SKIP_MOVE, SPAN, SPOTS, TURN_END, CHANCE_BIT, RULES_BIT
cdef int TOLD_DRAWN, TOLD_ENDED, TOLD_PLACED, TOLD_SET_ASIDE, TOLD_SKIPPED, TOLD_TURN
cdef int START, KINDS, PLACE_COUNT, MAX_SEATS, HAND, HANDS
cdef unsigned char[24] COUNT
cdef unsigned char[6144] FIT
cdef unsigned char[216] PLACE_OF_SEGMENT
cdef unsigned char[24] SEGMENT_COUNT
cdef signed char[264] SEGMENT_OF_PLACE

cdef class Turns(Scoring):
    cdef int farmers, hand_size, hand_end, phase, turn, tile, undrawn, closing, dealt
    cdef unsigned char[24] bag
    cdef unsigned char[24] aside
    cdef unsigned char[15] hand
    cdef int finish             # gcc checks no array that is the last field
    @cython.locals(kind=cython.int)
    cpdef void begin(self, int first)
    cdef int actors(self) noexcept nogil
    cdef int legal_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(row=cython.int, slot=cython.int, turns=cython.int, code=cython.int, turn=cython.int)
    cdef int placements_into(self, int kind, int n, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int hand_into(self, int seat, Buffer out) noexcept nogil
    cdef bint is_repeated(self, int i, int seat) noexcept nogil
    @cython.locals(n=cython.int, tile=cython.int, kind=cython.int, i=cython.int, segment=cython.int)
    cdef int claims_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, kind=cython.int)
    cdef int chance_into(self, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(left=cython.int, kind=cython.int)
    cdef int sample(self, Rng rng, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void scores_into(self, Buffer out) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void draw(self, int kind) noexcept nogil
    cdef void show(self, int kind) noexcept nogil
    cdef void set_aside(self, int kind) noexcept nogil
    cdef void deal_on(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take(self, int seat, int kind) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void give_up(self, int seat, int kind) noexcept nogil
    @cython.locals(kind=cython.int, spot=cython.int)
    cdef void place(self, int code) noexcept nogil
    @cython.locals(tile=cython.int, place=cython.int)
    cdef void end_claim(self, int move) noexcept nogil
    cdef void discard(self, int kind) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    @cython.locals(_i=cython.int)
    cdef void pass_turn(self) noexcept nogil
    cdef void finish_game(self) noexcept nogil
