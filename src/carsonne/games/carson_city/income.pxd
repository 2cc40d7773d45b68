cimport cython
from carsonne.games.carson_city.track cimport Track
from carsonne.kernel.state cimport Buffer

cdef int ASK_DOUBLE, ASK_RAID, BARE, DOUBLE_MOVE, FIRST_BUILD, GROCER, INCOME_BUILDINGS, KEPT, LAND, MONEY_MOVE
cdef int NOWHERE, PARCELS, PERFORM_MOVE, ROADS_1, RUN, SALARY, TOLD_DOUBLES, TOLD_INCOME, TOLD_RAIDED, TOLD_SQUARE
cdef int TYPES, WHY_GROCER, YELLOW
cdef unsigned char[9] EARNS

cdef class Income(Track):
    cdef unsigned char[64] raid
    cdef int doubled, raid_at
    cdef void run_track(self) noexcept nogil
    cdef void run_income(self) noexcept nogil
    @cython.locals(seat=cython.int, what=cython.int)
    cdef bint ask_double(self) noexcept nogil
    @cython.locals(what=cython.int)
    cdef int doubles_into(self, int seat, int n, Buffer out) noexcept nogil
    cdef void answer_double(self, int seat, int move) noexcept nogil
    cdef bint is_doubled(self, int parcel) noexcept nogil
    cdef int loot(self, int parcel) noexcept nogil
    @cython.locals(seat=cython.int, p=cython.int)
    cdef bint seek_raid(self) noexcept nogil
    cdef void take_raid(self, int seat) noexcept nogil
    cdef void answer_raid(self, int seat, int move) noexcept nogil
    @cython.locals(p=cython.int)
    cdef void pay_incomes(self) noexcept nogil
    @cython.locals(what=cython.int, owner=cython.int, doubled=cython.int,
                   amount=cython.int, counted=cython.int, raider=cython.int, share=cython.int)
    cdef void pay_income(self, int parcel) noexcept nogil
    cpdef list dump_income(self)
    @cython.locals(p=cython.int)
    cpdef int load_income(self, list values, int at)
