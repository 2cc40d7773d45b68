from carsonne.kernel.coding cimport Canvas

# INK_ROOM in codes.py is the same number.
cdef inline void ink(Canvas out, int at, int value) noexcept nogil:
    if out.direct:
        out.planes[at] = value
        return
    if out.inked < 4000:
        out.fresh.at[out.inked] = at << 8 | value & 255
    out.inked += 1
