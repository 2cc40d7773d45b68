cimport cython
from carsonne.games.carson_city.building cimport Building
from carsonne.kernel.state cimport Buffer

cdef int ASK_DRAFT, BARE, CHARACTERS, CLAIM_MOVE, DO_CENTRE, DO_DRAFT, DO_MARKET, DO_MOUNTAINS, DO_ORDER, DO_PICK
cdef int DO_TILES, DRAWN, DUEL_TILES, FACES, MOUNTAIN, NEVER, NOBODY, PARCELS, RIVER, ROLL_ORDER, ROLL_SIDE, ROLL_TILE
cdef int ROLL_TOWN, RUN, SET_TOTAL, SLOTS, STOCK, TOLD_ANNOUNCED, TOLD_CLAIMED, TOLD_FOUNDED, TOLD_ORDER, TOLD_ROUND
cdef int TOLD_SIDE, TYPES_IN_BAG
cdef unsigned char[9] BAG
cdef unsigned char[7] MARKET

cdef class Opening(Building):
    cdef int count
    @cython.locals(seat=cython.int, i=cython.int, what=cython.int)
    cpdef void begin(self, int law, int kit, int windows)
    cpdef void choose_side(self, int card, int side)
    @cython.locals(parcel=cython.int)
    cpdef void flow(self, list river)
    @cython.locals(card=cython.int)
    cdef void run_sides(self) noexcept nogil
    cdef void draw_side(self, int side) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void lay_out_tiles(self) noexcept nogil
    cdef void run_tiles(self) noexcept nogil
    @cython.locals(total=cython.int, i=cython.int)
    cdef void announce(self, int seat) noexcept nogil
    cdef void run_market(self) noexcept nogil
    @cython.locals(n=cython.int, roll=cython.int)
    cdef int town_into(self, Buffer out, Buffer weights) noexcept nogil
    cdef int rolled(self, int roll) noexcept nogil
    @cython.locals(parcel=cython.int)
    cdef void roll_town(self, int roll) noexcept nogil
    cdef void run_mountains(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_order(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_drawn(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, seat=cython.int)
    cdef int order_into(self, Buffer out, Buffer weights) noexcept nogil
    cdef void put_in_order(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void run_draft(self) noexcept nogil
    @cython.locals(p=cython.int)
    cdef int claims_into(self, int n, Buffer out) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint has_claim(self) noexcept nogil
    cdef void claim(self, int seat, int parcel) noexcept nogil
    cdef void answer_draft(self, int seat, int move) noexcept nogil
    cdef void begin_round(self) noexcept nogil
