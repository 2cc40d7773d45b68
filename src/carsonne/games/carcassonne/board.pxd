cimport cython
from carsonne.kernel.state cimport State

cdef int ALL_SEGMENTS, CELLS, FIRST_SLOT, MAX_FRONTIER, MAX_SEGMENTS, REACH, ROAD, ROW, SPAN, TILE_COUNT
cdef int MONASTERY_PLACE, PLACE_COUNT, MAX_ABBEYS, MAX_FORKS
cdef unsigned char[384] EDGE
cdef unsigned char[6144] FIT
cdef unsigned char[24] FORK
cdef unsigned char[768] HALF_SEGMENT
cdef unsigned char[24] SEGMENT_COUNT
cdef unsigned char[216] SEGMENT_OPENS
cdef signed char[264] SEGMENT_OF_PLACE
cdef unsigned char[216] SEGMENT_SHIELD
cdef unsigned char[216] SEGMENT_TYPE
cdef unsigned char[384] SIDE_SEGMENT
cdef int[4] STEP_CELL
cdef int[4] STEP_SPOT
cdef int[8] AROUND

cpdef int cell_of(int spot) noexcept nogil

cdef class Board(State):
    cdef int tile_count, slot_count, segment_count, abbey_count, fork_count
    cdef unsigned char[2813] at
    cdef unsigned char[72] turned
    cdef unsigned short[72] spot
    cdef unsigned char[72] base
    cdef unsigned char[72] layer
    cdef short[146] slot_cell
    cdef unsigned short[146] slot_spot
    cdef unsigned char[146] pattern
    cdef unsigned char[243] parent
    cdef unsigned char[243] type
    cdef unsigned char[243] opens
    cdef unsigned char[243] size
    cdef unsigned char[243] shields
    cdef int[243] men
    cdef unsigned char[6] abbey
    cdef unsigned char[13] fork
    cdef int end                # gcc checks no array that is the last field
    cdef int find(self, int segment) noexcept nogil
    @cython.locals(row=cython.int, slot=cython.int)
    cdef bint fits(self, int kind) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, tile=cython.int)
    cdef int tiles_in(self, int root) noexcept nogil
    @cython.locals(n=cython.int, first=cython.int, segment=cython.int)
    cdef int repeats(self, int tile, int root) noexcept nogil
    @cython.locals(cell=cython.int, tile=cython.int, side=cython.int)
    cdef void lay(self, int turned, int spot, int seat) noexcept nogil
    @cython.locals(row=cython.int, n=cython.int, i=cython.int)
    cdef void add_segments(self, int kind) noexcept nogil
    @cython.locals(there=cython.int, found=cython.int, opposite=cython.int)
    cdef void meet(self, int tile, int cell, int spot, int side) noexcept nogil
    @cython.locals(mine=cython.int, theirs=cython.int, a=cython.int, b=cython.int, i=cython.int, j=cython.int)
    cdef void connect(self, int tile, int side, int other, int opposite) noexcept nogil
    cdef void join(self, int a, int b) noexcept nogil
    @cython.locals(i=cython.int, kind=cython.int)
    cdef void surround(self, int tile, int cell) noexcept nogil
    cdef int monastery(self, int tile) noexcept nogil
    @cython.locals(dx=cython.int, dy=cython.int)
    cdef bint is_beside(self, int tile, int other) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, there=cython.int)
    cdef int tiles_around(self, int cell) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int open_slot(self, int cell, int spot) noexcept nogil
    @cython.locals(last=cython.int)
    cdef void close_slot(self, int slot) noexcept nogil
