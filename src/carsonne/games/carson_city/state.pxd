cimport cython
from carsonne.games.carson_city.ending cimport Ending
from carsonne.kernel.state cimport Buffer, Rng

cdef int AGREE_MOVE, ASK_BANKER, ASK_BUILD, ASK_CAPTAIN, ASK_CASH, ASK_CONSENT, ASK_DOUBLE, ASK_DRAFT, ASK_DUEL
cdef int ASK_HOUSE, ASK_KEPT, ASK_KIT, ASK_LAND, ASK_LAST_ROADS, ASK_MONEY, ASK_OFFER, ASK_PICK, ASK_PLACE, ASK_POINTS
cdef int ASK_RAID, ASK_ROADS, ASK_SETTLER, ASK_TILES, ASK_WORKER, BUILD_MOVE, CHANCE_BIT, DONE_MOVE, DO_BANKER
cdef int DO_CASH, DO_CENTRE, DO_DRAFT, DO_END, DO_LAST_ROADS, DO_MARKET, DO_MOUNTAINS, DO_ORDER, DO_PICK, DO_PLACE
cdef int DO_REFILL, DO_SIDES, DO_TILES, DO_TRACK, FIGHT_MOVE, FIRST_CHANCE, KEEP_MOVE, MAX_AMOUNT, MONEY_MOVE
cdef int NONE_MOVE, OVER, PERFORM_MOVE, POINTS_MOVE, REFUSE_MOVE, RENOUNCE_MOVE, ROAD_MOVE, ROLL_BAG, ROLL_DUEL
cdef int ROLL_ORDER, ROLL_SIDE, ROLL_TILE, ROLL_TOWN, RULES_BIT, RUN, TILE_MOVE, WAIT_MOVE

cdef class CarsonCityState(Ending):
    cdef int actors(self) noexcept nogil
    @cython.locals(bits=cython.int, i=cython.int)
    cdef int unlocked(self) noexcept nogil
    @cython.locals(bits=cython.int, seat=cython.int)
    cdef int undecided(self) noexcept nogil
    @cython.locals(phase=cython.int, n=cython.int)
    cdef int legal_into(self, int seat, Buffer out) noexcept nogil
    cdef int answers_into(self, int seat, int phase, Buffer out) noexcept nogil
    cdef int character_into(self, int seat, int phase, Buffer out) noexcept nogil
    cdef int pair_into(self, int phase, Buffer out) noexcept nogil
    @cython.locals(most=cython.int, n=cython.int)
    cdef int points_into(self, int seat, Buffer out) noexcept nogil
    cdef int chance_into(self, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int even_into(self, int first, int end, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(n=cython.int, total=cython.int, i=cython.int, left=cython.int)
    cdef int sample(self, Rng rng, Buffer out, Buffer weights) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void scores_into(self, Buffer out) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void happen(self, int outcome) noexcept nogil
    cdef void go_on(self) noexcept nogil
    cdef void run_setup(self) noexcept nogil
    cdef void run_step(self) noexcept nogil
    @cython.locals(phase=cython.int)
    cdef void after_road(self, int seat) noexcept nogil
    @cython.locals(phase=cython.int)
    cdef void answer(self, int seat, int move) noexcept nogil
    cdef void answer_work(self, int seat, int phase, int move) noexcept nogil
    cdef void answer_character(self, int seat, int phase, int move) noexcept nogil
    cpdef list now(self)
