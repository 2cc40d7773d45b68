cimport cython
from carsonne.kernel.coding cimport Canvas, Coding, clear, stretch, wipe
from carsonne.kernel.state cimport Buffer, Rng, State

cdef int BUFFER, CHANCE, CHANCE_BIT, NO_ACTION, RULES, RULES_BIT, DIFFERENCE, GAIN, WAIT, WIN, KEY_BITS, KEY_ROOM
cdef int FIND, STEP, BEGIN, SHOW, ROLL, NO_SEAT, NO_MOVE, WAITS, NOWHERE
cdef Py_ssize_t OFFER

cdef class Lane:
    cdef int action_count, seats, reward
    cdef Py_ssize_t plane_size, vector_size, note_count, count
    cdef bint watched
    cdef unsigned long long seed, first
    cdef State start
    cdef Coding coding
    cdef Canvas canvas
    cdef Buffer moves, weights
    cdef Rng rng, dice
    cdef list states
    cdef unsigned long long[::1] address, key, draws, episode
    cdef int[::1] notes, offers, offered, row, col, turn, chosen, before, seat, actions, scores
    cdef unsigned char[::1] planes, terminated, truncated
    cdef signed char[::1] mask
    cdef float[::1] vector, rewards
    @cython.locals(i=cython.Py_ssize_t)
    cpdef void bind(self, dict arrays, bint watched)
    cpdef void begin(self)
    @cython.locals(i=cython.Py_ssize_t)
    cpdef Py_ssize_t find(self, int[::1] actions)
    cpdef void roll(self, int[::1] actions)
    cpdef void step(self)
    cpdef void show(self)
    cpdef int seat_of(self, Py_ssize_t i)
    cpdef State state_of(self, Py_ssize_t i)
    @cython.locals(i=cython.Py_ssize_t)
    cdef void each(self, int what) noexcept nogil
    @cython.locals(action=cython.int, first=cython.Py_ssize_t, k=cython.Py_ssize_t)
    cdef void find_one(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void roll_one(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=cython.int, reason=cython.int)
    cdef void step_one(self, State s, Py_ssize_t i) noexcept nogil
    cdef void begin_one(self, State s, Py_ssize_t i) noexcept nogil
    cdef void show_one(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void restart(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(high='unsigned long long', low='unsigned long long')
    cdef unsigned long long key_of(self, unsigned long long key, unsigned long long n) noexcept nogil
    @cython.locals(bits=cython.int)
    cdef void advance(self, State s, Py_ssize_t i, int after) noexcept nogil
    @cython.locals(first=cython.int, seat=cython.int)
    cdef int next_seat(self, int bits, int after) noexcept nogil
    @cython.locals(k=cython.Py_ssize_t)
    cdef void clear_rewards(self, Py_ssize_t i) noexcept nogil
    @cython.locals(seat=cython.int, k=cython.Py_ssize_t)
    cdef void reward_gain(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(bits=cython.int, total=cython.int, seat=cython.int, k=cython.Py_ssize_t)
    cdef void finish(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(points=cython.int, mean=cython.double)
    cdef double reward_of(self, int seat, int total, int bits) noexcept nogil
    @cython.locals(seat=cython.int, first=cython.Py_ssize_t, k=cython.int)
    cdef void offer(self, State s, Py_ssize_t i) noexcept nogil
    @cython.locals(start=cython.Py_ssize_t, first=cython.Py_ssize_t, k=cython.Py_ssize_t)
    cdef void write(self, State s, Py_ssize_t i) noexcept nogil
    cdef void draw(self, State s, Py_ssize_t i) noexcept nogil

# The list `states` keeps its items alive; without the lock they are reached by their addresses.
cdef inline void with_state(Lane lane, Py_ssize_t i, int what) noexcept nogil:
    if what == 0:
        lane.find_one(<State><void*>lane.address[i], i)
    elif what == 1:
        lane.step_one(<State><void*>lane.address[i], i)
    elif what == 2:
        lane.begin_one(<State><void*>lane.address[i], i)
    elif what == 3:
        lane.show_one(<State><void*>lane.address[i], i)
    else:
        lane.roll_one(<State><void*>lane.address[i], i)
