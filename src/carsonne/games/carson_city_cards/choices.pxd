cimport cython
from carsonne.games.carson_city_cards.market cimport Market
from carsonne.kernel.state cimport Buffer, Rng

cdef int AFTER, BACK, BID, BID_MOVE, CHARACTER, CHARACTERS, CHOOSE_MOVE, DECLINE_MOVE, DONE_MOVE, EXTRA, KEPT
cdef int LAST_SALE, LAY_OUT, NO_CARD, NO_CHOICE_MOVE, OVER, PAPERBOY_CHOICE, PLACE, SET_ASIDE_MOVE, SUIT_CHOICE
cdef int SUIT_DEAL, SUIT_MOVE, TAKE, TAKE_MOVE, TERRAIN, USE, USE_MOVE, VIRTUAL_BID, CHANCE_BIT, RULES_BIT
cdef int HIGHEST_BID, BIDDING
cdef unsigned char[7] ORDER

cdef class Choices(Market):
    cdef int suit_mode, phase, turn, stage, question, takes, holding, known_top, closed
    cdef int choices_end
    @cython.locals(phase=cython.int)
    cdef int actors(self) noexcept nogil
    @cython.locals(bits=cython.int, seat=cython.int)
    cdef int bidders(self) noexcept nogil
    @cython.locals(phase=cython.int)
    cdef int legal_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, value=cython.int)
    cdef int hand_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int market_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int holding_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, character=cython.int)
    cdef int leftovers_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int chance_into(self, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int sample(self, Rng rng, Buffer out, Buffer weights) noexcept nogil
