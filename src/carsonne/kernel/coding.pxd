cimport cython
from libc.string cimport memset
from carsonne.kernel.state cimport Buffer, State

cdef int NO_ACTION

@cython.final
cdef class Canvas:
    cdef unsigned char* planes
    cdef float* vector
    cdef int row, col
    cdef Buffer sheet

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

cdef inline void wipe(signed char[::1] numbers, Py_ssize_t start, Py_ssize_t size) noexcept nogil:
    memset(&numbers[start], 0, size)
