cimport cython
from carsonne.games.carson_city.players cimport Players
from carsonne.kernel.state cimport Buffer

cdef int BACK_MOVE, BARE, FIRST_BUILD, FIRST_BUY, GAMBLING, HOME, INCOME_LAND, LAND, LAST_BUILD, LOCK_MOVE
cdef int MAX_OPERATIONS, MAX_SEATS, NOBODY, NOWHERE, PARCELS, PASS_MOVE, PLACE_MOVE, POINTS_LAND, PRISON, RED, RIVER
cdef int ROADS_1, SALARY, SHERIFF, SHIFT_MOVE, TARGETS, TARGET_ROOM, TOLD_MOVED, TOLD_PASSED, TOLD_PLACED
cdef int TOLD_TAKEN_BACK, WHITE_BACK_MOVE, WHITE_MOVE, WHITE_SHIFT_MOVE

cdef class Cowboys(Players):
    cdef unsigned char[88] stand
    cdef int[10] crowd
    cdef int[5] operations
    cdef int fence
    cdef bint is_open(self, int square) noexcept nogil
    cdef bint has_duels(self, int target) noexcept nogil
    @cython.locals(owner=cython.int, what=cython.int)
    cdef bint takes(self, int seat, int parcel) noexcept nogil
    cdef bint is_peaceful(self, int seat) noexcept nogil
    @cython.locals(bits=cython.int)
    cdef bint is_free(self, int seat, int target) noexcept nogil
    cdef bint may_place(self, int seat, int target) noexcept nogil
    cdef bint may_place_white(self, int seat, int target) noexcept nogil
    cdef bint has_white(self, int seat) noexcept nogil
    cdef bint can_place(self, int seat) noexcept nogil
    @cython.locals(target=cython.int)
    cdef int places_into(self, int seat, int n, Buffer out) noexcept nogil
    cdef void put_cowboy(self, int seat, int target) noexcept nogil
    cdef int corner(self, int target) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void lift_cowboy(self, int seat, int target) noexcept nogil
    @cython.locals(target=cython.int)
    cdef void lift_white(self, int seat) noexcept nogil
    cdef void place(self, int seat, int move) noexcept nogil
    cdef void give_pass(self, int seat, int forced) noexcept nogil
    cdef bint stands_apart(self, int seat, int target) noexcept nogil
    @cython.locals(n=cython.int, target=cython.int)
    cdef int kit_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(target=cython.int)
    cdef int shifts_into(self, int seat, int start, int n, Buffer out) noexcept nogil
    @cython.locals(target=cython.int)
    cdef int white_shifts_into(self, int seat, int n, Buffer out) noexcept nogil
    cdef void operate(self, int seat, int move) noexcept nogil
    cdef void take_back(self, int seat, int move) noexcept nogil
    @cython.locals(white=cython.int, code=cython.int, target=cython.int)
    cdef void shift(self, int seat, int move) noexcept nogil
    cdef void leave(self, int target) noexcept nogil
    cpdef list targets(self, int seat)
    cpdef list dump_cowboys(self)
    @cython.locals(i=cython.int)
    cpdef int load_cowboys(self, list values, int at)
