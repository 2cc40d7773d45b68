cimport cython
from carsonne.games.carson_city.duels cimport Duels
from carsonne.kernel.state cimport Buffer

cdef int AGREED, AGREE_MOVE, ASK_BUILD, ASK_CONSENT, ASK_HOUSE, ASK_KEPT, BARE, BUILD_MOVE, CANCELLED, CHURCH
cdef int DONE_MOVE, HOUSE, HOUSE_MOVE, KEEP_MOVE, NOBODY, NOWHERE, PARCELS, REFUSED, ROLL_BAG, RUN, SLOTS
cdef int TOLD_ANSWERED, TOLD_ASKED, TOLD_BUILT, TOLD_DRAWN, TOLD_HOME, TOLD_KEPT, TOLD_MARKET, TO_ASK, TYPES
cdef unsigned char[9] NEEDS_HOUSE
cdef unsigned char[512] NEAR
cdef unsigned char[64] NEAR_COUNT

cdef class Building(Duels):
    cdef unsigned char[64] asked
    cdef int hand, builder, from_kept, site, house_at, consent, gap
    @cython.locals(n=cython.int, i=cython.int)
    cdef void close_up(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int free_slot(self) noexcept nogil
    @cython.locals(n=cython.int, what=cython.int)
    cdef int in_bag(self) noexcept nogil
    cdef bint fill_market(self) noexcept nogil
    @cython.locals(n=cython.int, what=cython.int)
    cdef int bag_into(self, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void draw_building(self, int what) noexcept nogil
    cdef bint was_asked(self, int parcel, int what) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef bint may_house(self, int seat, int parcel, int what) noexcept nogil
    @cython.locals(n=cython.int, p=cython.int)
    cdef int houses_for(self, int seat, int what) noexcept nogil
    cdef bint may_build(self, int seat, int parcel, int what) noexcept nogil
    @cython.locals(p=cython.int)
    cdef int sites_into(self, int seat, int what, int n, Buffer out) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint has_site(self, int seat, int what) noexcept nogil
    @cython.locals(p=cython.int)
    cdef int houses_into(self, int n, Buffer out) noexcept nogil
    @cython.locals(what=cython.int)
    cdef int kept_into(self, int seat, int n, Buffer out) noexcept nogil
    @cython.locals(what=cython.int)
    cdef bint can_build_kept(self, int seat) noexcept nogil
    cdef bint wants_window(self, int seat) noexcept nogil
    @cython.locals(what=cython.int)
    cdef bint has_kept(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void forget_refusals(self) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void forget_refusals_for(self, int what) noexcept nogil
    cdef void take_building(self, int seat, int what) noexcept nogil
    cdef void ask_site(self) noexcept nogil
    cdef void keep(self) noexcept nogil
    cdef void answer_site(self, int seat, int move) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef void answer_house(self, int move) noexcept nogil
    @cython.locals(agreed=cython.int)
    cdef void answer_consent(self, int move) noexcept nogil
    cdef void run_building(self) noexcept nogil
    @cython.locals(seat=cython.int, house=cython.int)
    cdef void finish_building(self) noexcept nogil
    cdef void end_building(self) noexcept nogil
    @cython.locals(i=cython.int, p=cython.int, other=cython.int)
    cdef void protect(self, int seat, int church) noexcept nogil
    cpdef list dump_building(self)
    @cython.locals(i=cython.int)
    cpdef int load_building(self, list values, int at)
