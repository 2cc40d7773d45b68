cimport cython
from carsonne.bots.search.tree cimport Tree, best_first, stir, sum_up
from carsonne.bots.search.value cimport Value
from carsonne.kernel.advisor cimport Advisor
from carsonne.kernel.state cimport Buffer, Rng, State

cdef int NONE, DEEPEST, MOST_PLAYERS, CHANCE, CHANCE_BIT, RULES, RULES_BIT, FAR
cdef unsigned long long STRIDE, LOW

@cython.final
cdef class Simulator:
    cdef State root, state
    cdef Advisor advisor
    cdef public Value value
    cdef public Tree tree
    cdef Rng luck, taste
    cdef Buffer moves, worth, weights
    cdef int[::1] path_node, path_arm, path_seat, alive
    cdef double[::1] root_points, root_wins, root_of, root_squares
    cdef int depth, alive_count, turn, draws, tried
    cdef public int simulations, seat, arms, further
    cdef public bint stopped, blind, even
    cdef bint inside
    cdef unsigned long long key
    cdef public double heat, slope
    @cython.locals(n=cython.int, i=cython.int, offer='unsigned long long')
    cpdef int start(self, State root, int seat, unsigned long long seed, int lane, int most, double steep)
    cpdef void keep(self, list arms)
    @cython.locals(made=cython.int)
    cpdef int run(self, int count)
    @cython.locals(n=cython.int, arm=cython.int)
    cpdef int root_count(self)
    cpdef tuple arm(self, int i)
    cpdef double squares(self, int i)
    @cython.locals(at=cython.int)
    cpdef tuple sums(self, int i, int players)
    @cython.locals(s=State, arm=cython.int, node=cython.int, seat=cython.int, key='unsigned long long')
    cpdef list line(self, int i, int longest)
    @cython.locals(made=cython.int)
    cdef int repeat(self, int count) noexcept nogil
    @cython.locals(other=cython.int, arm=cython.int)
    cdef int next_alive(self) noexcept nogil
    @cython.locals(last=cython.int)
    cdef void simulate(self, int first) noexcept nogil
    @cython.locals(key='unsigned long long', seat=cython.int, begun=cython.bint, bits=cython.int, arm=cython.int, node=cython.int)
    cdef int descend(self, int first) noexcept nogil
    cdef int take(self, int node, int arm, int seat) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int find_or_expand(self, unsigned long long key, int seat) noexcept nogil
    cdef unsigned long long pass_on(self, unsigned long long key, int actor, int move) noexcept nogil
    @cython.locals(n=cython.int, node=cython.int)
    cdef int expand(self, unsigned long long key, int seat) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int select(self, int node, int seat) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef void add_missing(self, int node, int seat) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int)
    cdef int list_moves(self, State s, int seat) noexcept nogil
    @cython.locals(rest=cython.int, seat=cython.int)
    cdef int who(self, int bits, bint begun) noexcept nogil
    @cython.locals(n=cython.int, one=cython.int)
    cdef bint is_secret(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, rest=cython.int, skip=cython.int)
    cdef int any_of(self, int bits) noexcept nogil
    cdef int draw(self) noexcept nogil
    @cython.locals(n=cython.int, total=cython.int, i=cython.int, left=cython.longlong, place='unsigned long long')
    cdef int even_draw(self) noexcept nogil
    @cython.locals(made=cython.int, bits=cython.int)
    cdef void rollout(self, int last) noexcept nogil
    @cython.locals(n=cython.int, best=cython.int, i=cython.int)
    cdef int policy(self, int seat) noexcept nogil
    @cython.locals(n=cython.int)
    cdef int any_move(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int, k=cython.int)
    cdef void backup(self, int first) noexcept nogil

@cython.locals(seat=cython.int)
cdef int lowest(int bits) noexcept nogil
