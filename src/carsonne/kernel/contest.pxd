cimport cython
from carsonne.kernel.advisor cimport Advisor
from carsonne.kernel.state cimport Buffer, Rng, State

cdef int CHANCE, CHANCE_BIT, RULES, RULES_BIT

cdef class Contest:
    cdef State root, state, known
    cdef Advisor one, other
    cdef Rng deal, lot
    cdef Buffer moves, worth
    @cython.locals(n=cython.int, best=cython.int, equals=cython.int, i=cython.int)
    cdef int choose(self, Advisor advisor, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void step(self, int bits, int ones) noexcept nogil
    @cython.locals(bits=cython.int)
    cdef void to_end(self, int ones) noexcept nogil
    cpdef list play(self, unsigned long long number, int ones)
