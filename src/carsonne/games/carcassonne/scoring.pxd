cimport cython
from carsonne.games.carcassonne.board cimport Board

cdef int CITY, FIELD, FOLLOWERS, MONASTERY, NOBODY, PER_CITY, PER_FIELD_ONCE, ROAD
cdef int TOLD_CLAIMED, TOLD_FARM_CITY, TOLD_FARM_FIELD, TOLD_RETURNED, TOLD_SCORED
cdef int MAX_WALLS, MAX_SEATS, STANDS, ALL_WALLS, TYPES, GAINS
cdef unsigned char[24] SEGMENT_COUNT
cdef unsigned char[48] WALL_CITY
cdef unsigned char[24] WALL_COUNT
cdef unsigned char[48] WALL_FIELD

cdef class Scoring(Board):
    cdef int small_city, farm_mode, farm_points
    cdef int[5] points
    cdef int[25] gained
    cdef unsigned char[5] supply
    cdef unsigned char[35] stand
    cdef int wall_count
    cdef unsigned char[144] wall_field
    cdef unsigned char[144] wall_city
    @cython.locals(i=cython.int)
    cdef void claim(self, int seat, int segment) noexcept nogil
    @cython.locals(i=cython.int, segment=cython.int)
    cdef void send_home(self, int root) noexcept nogil
    @cython.locals(best=cython.int, bits=cython.int, seat=cython.int, n=cython.int)
    cdef int winners(self, int men) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void award(self, int bits, int points, int type_) noexcept nogil
    @cython.locals(type_=cython.int, tiles=cython.int)
    cdef int worth(self, int root, bint complete) noexcept nogil
    @cython.locals(points=cython.int, bits=cython.int)
    cdef void score(self, int root, bint complete) noexcept nogil
    @cython.locals(first=cython.int, segment=cython.int, root=cython.int, i=cython.int)
    cdef void score_completed(self, int tile) noexcept nogil
    @cython.locals(i=cython.int, root=cython.int)
    cdef void score_final(self) noexcept nogil
    @cython.locals(j=cython.int)
    cdef bint is_first(self, int i, int root) noexcept nogil
    @cython.locals(tile=cython.int, kind=cython.int, i=cython.int, city=cython.int, field=cython.int)
    cdef void find_walls(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_new_wall(self, int field, int city) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void forget_walls(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, city=cython.int, men=cython.int, bits=cython.int)
    cdef void feed_by_city(self) noexcept nogil
    @cython.locals(i=cython.int, field=cython.int, bits=cython.int)
    cdef void feed_by_field(self) noexcept nogil
    @cython.locals(bits=cython.int, j=cython.int)
    cdef int paid_before(self, int i) noexcept nogil
