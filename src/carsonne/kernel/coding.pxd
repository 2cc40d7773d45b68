cimport cython
from libc.string cimport memset
from carsonne.kernel.state cimport Buffer, State

cdef int NO_ACTION

@cython.final
cdef class Canvas:
    cdef unsigned char* planes
    cdef float* vector
    cdef int* notes
    cdef int row, col
    cdef Buffer sheet

cdef class Coding:
    cdef int frame(self, State s, int seat, Canvas out) noexcept nogil
    cdef int action_of(self, State s, int seat, int move, Canvas out) noexcept nogil
    cdef void observe(self, State s, int seat, Canvas out) noexcept nogil
    cpdef int problem(self, State s)
    @cython.locals(out=Canvas, move=cython.int)
    cpdef list actions(self, State s, int seat, list moves)
    @cython.locals(out=Canvas, notes='int[::1]')
    cpdef void look(self, State s, int seat, unsigned char[::1] planes, float[::1] vector)

# Let a canvas show the parts of arrays that begin at these places, with a vector of zeros.
cdef inline void stretch(
    Canvas out, unsigned char[::1] planes, Py_ssize_t plane, float[::1] vector, Py_ssize_t number, Py_ssize_t vector_size,
    int[::1] notes, Py_ssize_t note,
) noexcept nogil:
    out.planes = &planes[plane]
    out.vector = &vector[number]
    out.notes = &notes[note]
    memset(out.vector, 0, vector_size * sizeof(float))

# Make the planes and the notes zeros.
cdef inline void clear(Canvas out, Py_ssize_t plane_size, Py_ssize_t note_count) noexcept nogil:
    memset(out.planes, 0, plane_size)
    memset(out.notes, 0, note_count * sizeof(int))

cdef inline void wipe(signed char[::1] numbers, Py_ssize_t start, Py_ssize_t size) noexcept nogil:
    memset(&numbers[start], 0, size)
