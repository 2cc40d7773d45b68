cimport cython
from carsonne.kernel.state cimport Buffer, Rng, State

cdef int CHANCE, CHANCE_BIT, RULES, RULES_BIT

cdef class Playout:
    cdef State root, state
    cdef Rng rng
    cdef Buffer moves, weights, totals
    cdef int decisions
    @cython.locals(n=cython.int, rest=cython.int, skip=cython.int, seat=cython.int)
    cdef int choose_seat(self, int bits) noexcept nogil
    @cython.locals(seat=cython.int, n=cython.int)
    cdef void step(self, int bits) noexcept nogil
    @cython.locals(bits=cython.int)
    cdef void to_end(self, int limit) noexcept nogil
    @cython.locals(bits=cython.int)
    cdef void advance(self) noexcept nogil
    @cython.locals(_i=cython.longlong, s=cython.int, steps=cython.longlong)
    cdef long long run(self, long long count) noexcept nogil
    @cython.locals(_i=cython.longlong)
    cdef void copies(self, long long count) noexcept nogil
    @cython.locals(_i=cython.longlong, n=cython.int)
    cdef int listings(self, int seat, long long count) noexcept nogil

@cython.locals(p=Playout, steps=cython.longlong, batch=cython.longlong)
cpdef tuple playouts(State root, long long count, unsigned long long seed)
@cython.locals(p=Playout)
cpdef State wander(State root, int decisions, unsigned long long seed)
@cython.locals(p=Playout)
cpdef void copy_many(State root, long long count)
@cython.locals(p=Playout, n=cython.int)
cpdef int list_many(State root, int seat, long long count)
