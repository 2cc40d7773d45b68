cimport cython
from carsonne.games.carson_city.picking cimport Picking
from carsonne.kernel.state cimport Buffer

cdef int AMMUNITION, ASK_KEPT, ASK_KIT, ASK_LAND, ASK_OFFER, ASK_PLACE, ASK_POINTS, ASK_ROADS, BARE, BUY_MOVE
cdef int DONE_MOVE, DO_BANKER, DO_TRACK, FIRST_BUILD, FIRST_BUY, GAMBLING, INCOME_COWBOYS, INCOME_LAND, KEPT
cdef int LAST_BUILD, MAX_PARCELS, MAX_SEATS, NOBODY, PARCELS, PASS_MOVE, PERFORM_MOVE, POINTS_BUILDINGS
cdef int POINTS_COWBOYS, POINTS_LAND, POINTS_MOVE, ROADS_3, ROLL_GAMBLE, RUN, SALARY, SQUARES, TOLD_AMMUNITION
cdef int TOLD_BOUGHT_BUILDING, TOLD_RENOUNCED, TOLD_SQUARE, WHY_BOUGHT, WHY_BUILDING, WHY_GAMBLING, WHY_INCOME_COWBOYS
cdef int WHY_INCOME_LAND, WHY_LAND, WHY_POINTS_BUILDINGS, WHY_POINTS_COWBOYS, WHY_POINTS_LAND, WHY_SALARY, WORKER
cdef int YELLOW
cdef unsigned char[7] PRICE

cdef class Track(Picking):
    @cython.locals(seat=cython.int)
    cdef void run_place(self) noexcept nogil
    cdef void answer_place(self, int seat, int move) noexcept nogil
    cdef void next_square(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef int seat_of(self, int bits) noexcept nogil
    @cython.locals(target=cython.int, i=cython.int, seat=cython.int, n=cython.int)
    cdef void run_crowd(self) noexcept nogil
    @cython.locals(target=cython.int)
    cdef void run_square(self) noexcept nogil
    cdef void perform(self, int seat) noexcept nogil
    @cython.locals(here=cython.int)
    cdef void collect(self, int seat) noexcept nogil
    cdef void renounce(self, int seat, int target, int forced) noexcept nogil
    cdef void end_square(self) noexcept nogil
    cdef void gamble(self, int roll) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void answer_points(self, int seat, int move) noexcept nogil
    @cython.locals(price=cython.int)
    cdef int cost(self, int seat) noexcept nogil
    cdef void offer(self, int seat) noexcept nogil
    @cython.locals(slot=cython.int, what=cython.int, price=cython.int)
    cdef void answer_offer(self, int seat, int move) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint run_road_window(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_kept(self) noexcept nogil
    cdef void leave_window(self) noexcept nogil
    cdef bint may_buy(self, int seat, int parcel) noexcept nogil
    @cython.locals(p=cython.int)
    cdef bint can_buy(self, int seat) noexcept nogil
    @cython.locals(p=cython.int)
    cdef int buys_into(self, int seat, int n, Buffer out) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void run_land(self) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void leave_land(self, int seat, int forced) noexcept nogil
    @cython.locals(parcel=cython.int)
    cdef void answer_land(self, int seat, int move) noexcept nogil
