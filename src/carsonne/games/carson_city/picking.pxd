cimport cython
from carsonne.games.carson_city.opening cimport Opening
from carsonne.kernel.state cimport Buffer

cdef int ASK_CAPTAIN, ASK_MONEY, ASK_PICK, ASK_SETTLER, ASK_WORKER, BANKER, BARE, CAPTAIN, CHARACTERS, CLAIM_MOVE
cdef int DO_PLACE, GROCER, HIRE_MOVE, HOME, MAX_COWBOYS, MAX_PARCELS, MAX_SEATS, MONEY_MOVE, NONE_MOVE, PARCELS
cdef int PICK_MOVE, RED, RUN, SETTLER, SHERIFF, SLOTS, TAKE_MOVE, TOLD_BOUGHT_BUILDING, TOLD_HIRED, TOLD_PICKED
cdef int TOLD_PLACING, TOLD_WAITS, WHY_BANKER, WHY_CAPTAIN, WHY_GROCER, WHY_SETTLER, WHY_WORKER, WORKER
cdef unsigned char[4] HIRE_COST
cdef unsigned char[3] GUN_COST

cdef class Picking(Opening):
    @cython.locals(seat=cython.int)
    cdef bint is_taken(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int picks_into(self, int n, Buffer out) noexcept nogil
    cdef void run_pick(self) noexcept nogil
    @cython.locals(n=cython.int, card=cython.int, seat=cython.int)
    cdef void set_placing(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void answer_pick(self, int seat, int move) noexcept nogil
    cdef void use_yellow(self, int seat, int card) noexcept nogil
    cdef void use_red(self, int seat, int card) noexcept nogil
    cdef bint may_hire(self, int seat, int count) noexcept nogil
    cdef void ask_captain(self, int seat) noexcept nogil
    @cython.locals(most=cython.int, count=cython.int)
    cdef int hires_into(self, int seat, int n, Buffer out) noexcept nogil
    @cython.locals(count=cython.int)
    cdef void answer_captain(self, int seat, int move) noexcept nogil
    cdef void answer_settler(self, int seat, int move) noexcept nogil
    cdef void answer_money(self, int seat, int move) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int takes_into(self, int n, Buffer out) noexcept nogil
    @cython.locals(slot=cython.int, what=cython.int)
    cdef void answer_worker(self, int seat, int move) noexcept nogil
