cimport cython
from libc.math cimport exp, log, sqrt
from carsonne.kernel.state cimport Buffer

cdef int NONE, UCB
cdef unsigned long long MASK, STIR1, STIR2, STEP

@cython.locals(x='unsigned long long')
cpdef unsigned long long stir(unsigned long long key, unsigned long long value) noexcept nogil

@cython.final
cdef class Tree:
    cdef public int most_nodes, most_arms, nodes, arms, mask
    cdef public int rule
    cdef public double explore, trust, widen
    cdef int[::1] table, mixed, first, visits, move, next, tried, missed
    cdef unsigned long long[::1] key, offer
    cdef double[::1] gain, prior, short, total
    @cython.locals(i=cython.int, node=cython.int, slot=cython.int)
    cpdef void clear(self) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int slot_of(self, unsigned long long key) noexcept nogil
    cdef int find(self, unsigned long long key) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int grow(self, unsigned long long key, unsigned long long offer) noexcept nogil
    @cython.locals(arm=cython.int)
    cdef int add_arm(self, int last, int node, int move) noexcept nogil
    @cython.locals(last=cython.int, sum_=cython.double, i=cython.int, arm=cython.int, less=cython.double)
    cdef void add_arms(self, int node, int n, Buffer moves, Buffer worth, double heat, double slope) noexcept nogil
    @cython.locals(last=cython.int, arm=cython.int)
    cdef int add_late(self, int node, int move) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int width(self, int node) noexcept nogil
    @cython.locals(best=cython.int, most=cython.double, mean=cython.double, left=cython.int, arm=cython.int, score=cython.double)
    cdef int select(self, int node, int n, Buffer moves) noexcept nogil
    @cython.locals(tried=cython.double, offered=cython.double, known=cython.double, value=cython.double)
    cdef double score(self, int node, int arm, double mean) noexcept nogil
    cdef void learn(self, int node, int arm, double value) noexcept nogil
    @cython.locals(best=cython.int, arm=cython.int)
    cdef int most_tried(self, int node) noexcept nogil

@cython.locals(i=cython.int)
cdef bint holds(Buffer moves, int n, int move) noexcept nogil
@cython.locals(key='unsigned long long', i=cython.int)
cpdef unsigned long long sum_up(int n, Buffer moves) noexcept nogil
@cython.locals(keep=cython.int, i=cython.int, best=cython.int, k=cython.int)
cpdef int best_first(int n, int most, int start, Buffer moves, Buffer worth) noexcept nogil
@cython.locals(i=cython.int)
cdef bint is_level(int n, Buffer worth) noexcept nogil
@cython.locals(low=cython.int, high=cython.int)
cdef void turn(int n, int start, Buffer list_) noexcept nogil
@cython.locals(other=cython.int)
cdef void swap(Buffer list_, int i, int k) noexcept nogil
