cimport cython
from carsonne.games.carson_city_cards.turns cimport Turns
from carsonne.kernel.state cimport Buffer

cdef int ALL_CARDS, ASIDE, BACK, NO_CARD, PARCELS, CELLS, CHARACTER_POINTS, CHARACTERS, KEPT, LINES, MARKET, MAX_LAID, MAX_PLAYERS, OVER
cdef int PLACE_MOVE, SELL_MOVE, SIDE, SOLD, SPAN, TERRAIN, TOTAL, UNDER, UNSEEN
cdef int ALL_PARCELS, ALL_LAID, RANKS, COUNT_OF

cdef class CarsonCityCards(Turns):
    @cython.locals(out=Buffer)
    cpdef list places(self, int seat, int card)
    @cython.locals(out=Buffer)
    cpdef list salable(self, int seat)
    @cython.locals(out=Buffer)
    cpdef list totals(self)
    @cython.locals(out=Buffer)
    cpdef list lines(self, int seat)
    @cython.locals(out=Buffer)
    cpdef dict character_points(self, int seat)
    @cython.locals(out=Buffer)
    cpdef list counts(self, int seat)
    @cython.locals(out=Buffer)
    cpdef list lines_with(self, int seat, int card, int row, int col)
    @cython.locals(out=Buffer, worth=cython.int, parcel=cython.int, row=cython.int, col=cython.int)
    cpdef list weigh(self, int seat, int card, list weights)
