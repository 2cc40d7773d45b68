cimport cython
from libc.math cimport exp
from carsonne.kernel.advisor cimport Advisor
from carsonne.kernel.state cimport Buffer, State

@cython.final
cdef class Value:
    cdef Advisor advisor
    cdef Buffer points, scratch
    cdef double[::1] wins, of
    cdef public int players
    cdef public double greed
    @cython.locals(doubt=cython.double, best=cython.int, i=cython.int)
    cdef void evaluate(self, State s) noexcept nogil
    @cython.locals(total=cython.double, i=cython.int)
    cdef void spread(self, int best, double unit) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef void share(self, int winners) noexcept nogil
