cimport cython
from carsonne.games.carson_city.income cimport Income
from carsonne.kernel.state cimport Buffer

cdef int ASK_BANKER, ASK_CASH, ASK_LAST_ROADS, BANKER, BARE, CHARACTERS, DO_CASH, DO_END, DO_LAST_ROADS, DO_REFILL
cdef int GROCER, HOUSE, MAX_COWBOYS, MAX_SEATS, MOUNTAIN, NOBODY, NOWHERE, OVER, PARCELS, POINTS_MOVE, RED, ROUNDS
cdef int RUN, SETTLER, SPEND_MOVE, TOLD_CLOSED, TOLD_COWBOYS, TOLD_ENDED, TOLD_SPENT, WHY_BANKER, WHY_BRIDGE, WHY_CASH
cdef int WHY_HOUSES, WHY_KIT, WHY_MOUNTAINS, WHY_PIECES
cdef unsigned char[5] COWBOYS_AFTER
cdef unsigned char[14] LIMIT
cdef unsigned char[3] OFFER_COST
cdef unsigned char[3] OFFER_POINTS

cdef class Ending(Income):
    @cython.locals(seat=cython.int)
    cdef void run_banker(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int offers_into(self, int seat, int n, Buffer out) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void answer_banker(self, int seat, int move) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void run_end(self) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void give_cowboys(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, p=cython.int)
    cdef int owned(self, int seat, int what) noexcept nogil
    @cython.locals(card=cython.int, over=cython.int)
    cdef int excess(self, int seat) noexcept nogil
    @cython.locals(bits=cython.int, seat=cython.int)
    cdef int spenders(self) noexcept nogil
    @cython.locals(n=cython.int, amount=cython.int)
    cdef int spends_into(self, int seat, Buffer out) noexcept nogil
    cdef void answer_cash(self, int seat, int move) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_cash(self) noexcept nogil
    cdef void spend(self, int seat, int amount) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void return_cards(self) noexcept nogil
    cdef void run_refill(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_last_roads(self) noexcept nogil
    @cython.locals(n=cython.int, p=cython.int)
    cdef int pieces(self, int seat, bint bridged) noexcept nogil
    cdef int locked_before(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void finish(self) noexcept nogil
    cpdef list end_rows(self)
