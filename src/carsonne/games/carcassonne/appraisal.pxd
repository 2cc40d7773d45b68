cimport cython
from carsonne.games.carcassonne.turns cimport Turns

cdef int CITY, FIELD, FOLLOWERS, MONASTERY, NOBODY, MAX_WALLS, ALL_TILES, MOST_OPENS, CERTAIN, RETURN_WORTH
cdef unsigned char[48] WALL_CITY
cdef unsigned char[24] WALL_COUNT
cdef unsigned char[48] WALL_FIELD
cdef int[9] CITY_CHANCE
cdef int[9] ROAD_CHANCE
cdef int[8] SUPPLY_WORTH

cdef class Appraisal(Turns):
    @cython.locals(opens=cython.int, most=cython.int, enough=cython.int)
    cdef int chance(self, int root) noexcept nogil
    @cython.locals(type_=cython.int, share=cython.int, sure=cython.int)
    cdef int prospect(self, int root) noexcept nogil
    @cython.locals(total=cython.int, tile=cython.int, kind=cython.int, i=cython.int, city=cython.int)
    cdef int field_prospect(self, int field) noexcept nogil
    cdef int at_home(self, int seat) noexcept nogil
    cdef int homecoming(self, int root) noexcept nogil
    @cython.locals(others=cython.int, total=cython.int, other=cython.int, mine=cython.int, i=cython.int)
    cdef int appraise(self, int seat) noexcept nogil
    @cython.locals(root=cython.int, owner=cython.int, home=cython.int, total=cython.int, bits=cython.int, points=cython.int, other=cython.int)
    cdef int share(self, int i, int seat, int others) noexcept nogil
