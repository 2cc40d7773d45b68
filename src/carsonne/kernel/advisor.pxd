cimport cython
from carsonne.kernel.state cimport Buffer, Rng, State

cdef int POINT, SOME_DOUBT

cdef class Advisor:
    @cython.locals(n=cython.int, i=cython.int)
    cdef int rank_into(self, State s, int seat, Buffer moves, Buffer worth) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void expect_into(self, State s, Buffer out) noexcept nogil
    cdef int players(self, State s) noexcept nogil
    cdef int doubt(self, State s) noexcept nogil
    cdef void imagine_into(self, State s, int seat, Rng rng) noexcept nogil
    cdef int seen(self, State s, int viewer, int actor, int move) noexcept nogil
    @cython.locals(moves=Buffer, worth=Buffer, n=cython.int)
    cpdef list ranked(self, State s, int seat)
    @cython.locals(out=Buffer)
    cpdef list expected(self, State s)
    @cython.locals(guess=State)
    cpdef State imagined(self, State s, int seat, Rng rng)
    cpdef int sight(self, State s, int viewer, int actor, int move)

@cython.locals(n=cython.int)
cpdef int whole(double x) noexcept nogil
