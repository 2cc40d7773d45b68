cimport cython
from carsonne.games.carson_city.town cimport Town

cdef int CHARACTERS, DO_SIDES, HOME, MAX_SEATS, MERCENARY, NOBODY, NOWHERE, RED, ROAD_MOVE, RUN, SLOTS, TOLD_MONEY
cdef int TOLD_POINTS, TOLD_ROAD, TOLD_ROADS, TYPES
cdef unsigned char[9] GUNS

cdef class Players(Town):
    cdef int[5] picking
    cdef int[5] placing
    cdef int[5] passing
    cdef int[5] money
    cdef int[5] points
    cdef int[5] cowboys
    cdef int[5] roads
    cdef int[5] revolvers
    cdef unsigned char[45] kept
    cdef int[5] character
    cdef int[5] waits
    cdef int[7] side
    cdef int[7] market
    cdef int[9] bag
    cdef int law, kit, windows, phase, step, square, stage, who, turn, round, mountains, passed, ammunition, sheriff
    cdef int white_at
    cdef void earn(self, int seat, int amount, int why, int place) noexcept nogil
    cdef void score(self, int seat, int points, int why, int count, int each) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void take_roads(self, int seat, int count) noexcept nogil
    @cython.locals(edge=cython.int, count=cython.int)
    cdef void lay(self, int seat, int move) noexcept nogil
    @cython.locals(n=cython.int, what=cython.int)
    cdef int guns(self, int seat) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int bonus(self, int seat) noexcept nogil
    cdef int strength(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, what=cython.int)
    cdef int buildings(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int place_in_passing(self, int seat) noexcept nogil
    cdef bint has_passed(self, int seat) noexcept nogil
    cpdef list strengths(self)
    cpdef list revolver_counts(self)
    @cython.locals(seat=cython.int)
    cpdef list dump_players(self)
    @cython.locals(seat=cython.int, i=cython.int)
    cpdef int load_players(self, list values, int at)
    cpdef void load_player(self, int seat, list row)
