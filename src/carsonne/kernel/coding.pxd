cimport cython
from libc.string cimport memset
from carsonne.kernel.state cimport Buffer, State

cdef int NO_ACTION

@cython.final
cdef class Canvas:
    cdef unsigned char* planes
    cdef float* vector
    cdef int row, col
    cdef Buffer sheet, fresh
    cdef bint direct
    cdef int inked

cdef class Coding:
    cdef int frame(self, State s, int seat, Canvas out) noexcept nogil
    cdef int action_of(self, State s, int seat, int move, Canvas out) noexcept nogil
    cdef void observe(self, State s, int seat, Canvas out) noexcept nogil
    @cython.locals(bits=cython.int, best=cython.int, seat=cython.int, points=cython.int)
    cdef int winners(self, State s, Canvas out) noexcept nogil
    cpdef int problem(self, State s)
    @cython.locals(out=Canvas, move=cython.int)
    cpdef list actions(self, State s, int seat, list moves)
    @cython.locals(out=Canvas)
    cpdef void look(self, State s, int seat, unsigned char[::1] planes, float[::1] vector)
    @cython.locals(bits=cython.int)
    cpdef list winning(self, State s)

# Let a canvas show the part of two arrays that begins at these places, and clear it.
cdef inline void stretch(
    Canvas out, unsigned char[::1] planes, Py_ssize_t plane, Py_ssize_t plane_size,
    float[::1] vector, Py_ssize_t number, Py_ssize_t vector_size,
) noexcept nogil:
    out.planes = &planes[plane]
    out.vector = &vector[number]
    memset(out.planes, 0, plane_size)
    memset(out.vector, 0, vector_size * sizeof(float))

# Let a canvas show two arrays as `stretch` does, but leave the planes as they are.
cdef inline void aim(
    Canvas out, unsigned char[::1] planes, Py_ssize_t plane, float[::1] vector, Py_ssize_t number, Py_ssize_t vector_size,
) noexcept nogil:
    out.planes = &planes[plane]
    out.vector = &vector[number]
    memset(out.vector, 0, vector_size * sizeof(float))

cdef inline void blank(Canvas out, Py_ssize_t plane_size) noexcept nogil:
    memset(out.planes, 0, plane_size)

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define carsonne_fetch(place) __builtin_prefetch(place, 1)
    #else
    #define carsonne_fetch(place) ((void)0)
    #endif
    """
    void fetch "carsonne_fetch"(unsigned char* place) noexcept nogil

# Turn planes that show the notes `kept` (`old` of them from `start` on) into planes that show the fresh ones, and keep
# those. What two lists have at the same index is not touched: drawing in a steady order saves most of the work. The
# planes of many games lie far apart in memory, so all places are fetched before the first of them is needed.
cdef inline void renew(Canvas out, int[::1] kept, Py_ssize_t start, int old) noexcept nogil:
    cdef int* was = &kept[start]
    cdef int* now = out.fresh.at
    cdef int n = out.inked, shared = min(old, n), changed = 0, k, i
    for k in range(shared):
        if was[k] != now[k]:
            fetch(out.planes + (was[k] >> 8))
            fetch(out.planes + (now[k] >> 8))
            out.sheet.at[changed] = k
            changed += 1
    for i in range(changed):
        out.planes[was[out.sheet.at[i]] >> 8] = 0
    for k in range(shared, old):
        out.planes[was[k] >> 8] = 0
    for i in range(changed):
        k = out.sheet.at[i]
        out.planes[now[k] >> 8] = now[k] & 255
        was[k] = now[k]
    for k in range(shared, n):
        out.planes[now[k] >> 8] = now[k] & 255
        was[k] = now[k]

cdef inline void wipe(signed char[::1] numbers, Py_ssize_t start, Py_ssize_t size) noexcept nogil:
    memset(&numbers[start], 0, size)
