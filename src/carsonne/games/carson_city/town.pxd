cimport cython
from carsonne.kernel.state cimport Buffer, State

cdef int ALL_ROADS, BANK, BARE, CHURCH, DRUGSTORE, EDGES, HOTEL, HOUSE, MAX_SEATS, MINE, MOUNTAIN, NOBODY, OFF
cdef int PARCELS, PRISON, RANCH, RIVER, ROAD_MOVE, SALOON, TYPES, VERTICES
cdef unsigned char[512] NEAR
cdef unsigned char[64] NEAR_COUNT
cdef unsigned char[256] CORNER
cdef unsigned char[288] EDGE_END
cdef unsigned char[288] EDGE_SIDE
cdef unsigned char[324] MEETING
cdef unsigned char[256] AROUND
cdef unsigned char[9] HOUSE_VALUE

cdef class Town(State):
    cdef unsigned char[64] content
    cdef unsigned char[64] owner
    cdef unsigned char[144] edges
    cdef unsigned char[81] vertex
    cdef unsigned char[64] served
    cdef unsigned char[45] built
    cdef int[5] parcels
    cdef int road_stock, river
    @cython.locals(a=cython.int, b=cython.int)
    cdef bint is_crossing(self, int edge) noexcept nogil
    cdef int roads_for(self, int edge) noexcept nogil
    cdef bint may_lay(self, int edge, int roads) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef int roads_into(self, int roads, int n, Buffer out) noexcept nogil
    @cython.locals(edge=cython.int)
    cdef bint can_lay(self, int roads) noexcept nogil
    cdef void put_road(self, int edge, int count) noexcept nogil
    @cython.locals(i=cython.int, parcel=cython.int)
    cdef void touch(self, int vertex) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void found(self, int parcel) noexcept nogil
    @cython.locals(edge=cython.int, i=cython.int, corner=cython.int)
    cdef bint is_by_bridge(self, int parcel) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, what=cython.int)
    cdef int price(self, int parcel) noexcept nogil
    cdef void own(self, int seat, int parcel) noexcept nogil
    cdef bint is_building(self, int parcel) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef bint is_safe(self, int parcel) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, near=cython.int, what=cython.int)
    cdef int house_value(self, int parcel, int seat) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int bare_around(self, int parcel) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, near=cython.int)
    cdef int mountains_around(self, int parcel, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint is_by_river(self, int parcel) noexcept nogil
    cdef int counted(self, int parcel, int what, int seat) noexcept nogil
    cdef int added(self, int parcel, int what, int seat) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int income_as(self, int parcel, int what, int seat) noexcept nogil
    cdef int income(self, int parcel) noexcept nogil
    cpdef list prices(self)
    @cython.locals(p=cython.int, what=cython.int, seat=cython.int)
    cpdef list income_rows(self)
    cpdef int would_earn(self, int parcel, int what, int seat)
    cpdef list safe_parcels(self)
    cpdef list served_parcels(self)
    cpdef list bridged_parcels(self)
    cpdef list dump_town(self)
    @cython.locals(p=cython.int, edge=cython.int)
    cpdef int load_town(self, list values, int at)
    @cython.locals(edge=cython.int, p=cython.int, seat=cython.int)
    cpdef void recount(self)
