cimport cython
from carsonne.kernel.state cimport Buffer, State

cdef int ALL_CARDS, ASIDE, AUCTIONEER, CAPTAIN, CELLS, KEPT, LIMIT, MAX_LAID, MAX_PLAYERS, NONE, PARCELS, PLACE_MOVE
cdef int PRISON, SALES, SELL_MOVE, SHERIFF, SIDE, SOLD, SPAN, TERRAIN, TOLD_ASIDE, TOLD_PLACED, TOLD_SOLD
cdef int ALL_PARCELS, ALL_CELLS, ALL_LAID
cdef unsigned char[578] COVER

cdef class City(State):
    cdef int players
    cdef unsigned char[384] parcels
    cdef unsigned char[117] attraction
    cdef unsigned char[117] card_at
    cdef unsigned char[1536] top
    cdef unsigned char[1536] near
    cdef int[6] low_row
    cdef int[6] high_row
    cdef int[6] low_col
    cdef int[6] high_col
    cdef int[6] sold
    cdef int[6] laid_count
    cdef unsigned char[180] laid_card
    cdef signed char[180] laid_row
    cdef signed char[180] laid_col
    cdef int city_end           # gcc checks no array that is the last field
    cdef void clear_frame(self, int seat) noexcept nogil
    cdef bint owns(self, int player, int character) noexcept nogil
    @cython.locals(row=cython.int, col=cython.int)
    cdef int has_law(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, law=cython.int, captain=cython.int, limit=cython.int, first_row=cython.int,
                   last_row=cython.int, first_col=cython.int, last_col=cython.int, row=cython.int, low=cython.int,
                   high=cython.int)
    cdef int places_into(self, int seat, int card, Buffer out) noexcept nogil
    @cython.locals(at=cython.int, upper_left=cython.int, upper_right=cython.int, lower_left=cython.int,
                   lower_right=cython.int, north=cython.int, south=cython.int, col=cython.int, west=cython.int,
                   east=cython.int)
    cdef int row_into(self, int seat, int card, int row, int low, int high, int law, int n, Buffer out) noexcept nogil
    cdef int first(self, int low, int high, int limit) noexcept nogil
    cdef int last(self, int low, int high, int limit) noexcept nogil
    cdef int stretch(self, int low, int high, int begin) noexcept nogil
    @cython.locals(n=cython.int, quarter=cython.int, cell=cython.int)
    cdef void lay(self, int seat, int card, int row, int col) noexcept nogil
    @cython.locals(base=cython.int, i=cython.int)
    cdef void spread(self, int seat, int row, int col) noexcept nogil
    cdef void set_aside(self, int seat, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int sales_into(self, int seat, int n, Buffer out) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint can_sell(self, int seat) noexcept nogil
    @cython.locals(base=cython.int, j=cython.int, rows=cython.int, cols=cython.int)
    cdef bint is_alone(self, int seat, int i) noexcept nogil
    @cython.locals(count=cython.int, everything=cython.int, reached=cython.int, grown=cython.bint, i=cython.int)
    cdef bint stays_whole(self, int seat, int without) noexcept nogil
    @cython.locals(base=cython.int, j=cython.int, rows=cython.int, cols=cython.int)
    cdef bint touches(self, int seat, int i, int some) noexcept nogil
    @cython.locals(base=cython.int, i=cython.int, count=cython.int)
    cdef void sell(self, int seat, int card) noexcept nogil
    @cython.locals(base=cython.int, cell=cython.int, i=cython.int, at=cython.int, quarter=cython.int, row=cython.int,
                   col=cython.int)
    cdef void rebuild(self, int seat) noexcept nogil
