cimport cython
from carsonne.games.carson_city.cowboys cimport Cowboys
from carsonne.kernel.state cimport Buffer

cdef int ASK_DUEL, ASK_TILES, DUEL_TILES, FACES, FACE_UP, FIGHT_MOVE, LOST, MAX_SEATS, NOBODY, NOWHERE, PARCELS
cdef int REFILL, ROLL_DUEL, ROLL_TILE, RUN, STOCK, TILE_MOVE, TOLD_DUEL, TOLD_HOME, TOLD_REFILLED, TOLD_SHOT
cdef int TOLD_TILE, TOLD_WON, UNUSED, WHY_SHERIFF

cdef class Duels(Cowboys):
    cdef int[5] chosen
    cdef unsigned char[30] tile_at
    cdef unsigned char[30] tile_since
    cdef int[5] drawn_at
    cdef int[5] announced
    cdef int duel_at, duel_bits, duel_over, draws, drawer
    @cython.locals(n=cython.int, i=cython.int)
    cdef int hand_size(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int find_tile(self, int place, int value) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int pool_count(self, int value) noexcept nogil
    @cython.locals(n=cython.int, value=cython.int)
    cdef int tiles_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, value=cython.int, count=cython.int)
    cdef int pool_into(self, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void give_tile(self, int value) noexcept nogil
    cdef bint crowded(self, int target) noexcept nogil
    cdef bint is_pending(self, int parcel) noexcept nogil
    @cython.locals(count=cython.int, bits=cython.int, parcel=cython.int, p=cython.int)
    cdef bint seek_duel(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int first_passed(self, int bits) noexcept nogil
    @cython.locals(p=cython.int)
    cdef int duels_into(self, int n, Buffer out) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void start_duel(self, int target) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void choose_last_tiles(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_duel(self) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void choose_tile(self, int seat, int value) noexcept nogil
    cdef void roll_duel(self, int value) noexcept nogil
    @cython.locals(best=cython.int, winner=cython.int, i=cython.int, seat=cython.int, total=cython.int)
    cdef void settle_duel(self) noexcept nogil
    @cython.locals(value=cython.int, strength=cython.int, i=cython.int)
    cdef int shoot(self, int seat) noexcept nogil
    cdef void lose_duel(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void refill_hands(self) noexcept nogil
    cdef void start_refill(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void turn_discard(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef list dump_duels(self)
    @cython.locals(i=cython.int, seat=cython.int)
    cpdef int load_duels(self, list values, int at)
