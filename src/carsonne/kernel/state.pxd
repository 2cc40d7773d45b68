cimport cython
from cpython.object cimport PyObject, PyTypeObject
from libc.stdlib cimport free, realloc
from libc.string cimport memcmp, memcpy

# Small numbers have their own type names: Cython would expose an array of plain chars as bytes that end at a zero.
cdef extern from *:
    """
    typedef unsigned char carsonne_u8;
    typedef signed char carsonne_i8;
    typedef unsigned short carsonne_u16;
    typedef short carsonne_i16;
    """
    ctypedef short u8 "carsonne_u8"             # declared narrower than int, so that sums are ints
    ctypedef short i8 "carsonne_i8"
    ctypedef unsigned short u16 "carsonne_u16"
    ctypedef short i16 "carsonne_i16"

cdef int CHANCE, CHANCE_BIT, RULES, RULES_BIT, SEAT_BITS, TAPE, TOLD
cdef unsigned long long MASK, GOLDEN, MIX1, MIX2

@cython.final
cdef class Rng:
    cdef unsigned long long key
    cdef unsigned long long n
    @cython.locals(x='unsigned long long')
    cpdef int below(self, int bound) noexcept nogil

@cython.final
cdef class Buffer:
    cdef int[4096] at
    cdef int end                # gcc does not check an array that is the last field
    cpdef list head(self, int n)

cdef class State:
    cdef bint telling           # these six are not part of the position and not copied
    cdef int told
    cdef int[2048] tape
    cdef int pauses
    cdef char* pictures         # for each pause, how much was told before it, and the position
    cdef bint is_picture
    cdef readonly int seats     # the first field of the position: copy_block starts here
    cdef int actors(self) noexcept nogil
    cdef int legal_into(self, int seat, Buffer out) noexcept nogil
    cdef int chance_into(self, Buffer out, Buffer weights) noexcept nogil
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void scores_into(self, Buffer out) noexcept nogil
    cdef int winners(self, Buffer scratch) noexcept nogil
    @cython.locals(n=cython.int, i=cython.int, total=cython.int, left=cython.int)
    cdef int sample(self, Rng rng, Buffer out, Buffer weights) noexcept nogil
    cdef bint copy_from(self, State other) noexcept nogil
    @cython.locals(n=cython.int)
    cdef void tell(self, int code, int a=*, int b=*, int c=*, int d=*, int e=*, int f=*, int g=*) noexcept nogil
    cdef void pause(self) noexcept nogil
    @cython.locals(bits=cython.int)
    cpdef tuple acting(self)
    @cython.locals(out=Buffer)
    cpdef list legal(self, int seat)
    @cython.locals(out=Buffer, weights=Buffer, n=cython.int)
    cpdef list outcomes(self)
    cpdef void play(self, int seat, int move)
    @cython.locals(out=Buffer)
    cpdef list scores(self)
    cpdef list winning(self)
    @cython.locals(new=State)
    cpdef State clone(self)
    cpdef bint same(self, State other)
    cpdef void listen(self, bint on)
    cpdef list heard(self)
    @cython.locals(i=cython.int)
    cpdef list parts(self)
    @cython.locals(i=cython.int)
    cdef list _rows(self, int start, int end)
    @cython.locals(new=State)
    cpdef State picture(self)
    cdef void derive(self) noexcept nogil

@cython.locals(bits=cython.int, best=cython.int, player=cython.int)
cpdef int highest(Buffer points, int n) noexcept nogil

cdef extern from "Python.h":
    const unsigned long Py_TPFLAGS_HAVE_GC, Py_TPFLAGS_HEAPTYPE

# The size of a position: all its fields lie in one block after the tape. 0 for a class with these flags: it holds Python
# objects, or it was made in Python and C would never call its methods.
cdef inline size_t block(State a, State b) noexcept nogil:
    cdef PyTypeObject* kind = (<PyObject*>a).ob_type
    if kind != (<PyObject*>b).ob_type or kind.tp_flags & (Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HEAPTYPE):
        return 0
    return kind.tp_basicsize - (<char*>&a.seats - <char*><void*>a)

cdef inline bint copy_block(State to, State source) noexcept nogil:
    cdef size_t size = block(to, source)
    if size:
        memcpy(&to.seats, &source.seats, size)
    return size != 0

cdef inline bint same_block(State a, State b) noexcept nogil:
    cdef size_t size = block(a, b)
    return size != 0 and memcmp(&a.seats, &b.seats, size) == 0

# The positions kept at the pauses

cdef inline void keep_block(State s) noexcept nogil:
    cdef size_t size = block(s, s)
    cdef char* grown = <char*>realloc(s.pictures, (s.pauses + 1) * (sizeof(int) + size))
    if grown == NULL:
        return
    s.pictures = grown
    memcpy(grown + s.pauses * (sizeof(int) + size), &s.told, sizeof(int))
    memcpy(grown + s.pauses * (sizeof(int) + size) + sizeof(int), &s.seats, size)
    s.pauses += 1

cdef inline int kept_told(State s, int i) noexcept nogil:
    cdef int told = 0
    if i >= 0:
        memcpy(&told, s.pictures + i * (sizeof(int) + block(s, s)), sizeof(int))
    return told

cdef inline void load_block(State to, State s, int i) noexcept nogil:
    cdef size_t size = block(to, s)
    memcpy(&to.seats, s.pictures + i * (sizeof(int) + size) + sizeof(int), size)

cdef inline void free_blocks(State s) noexcept nogil:
    free(s.pictures)
