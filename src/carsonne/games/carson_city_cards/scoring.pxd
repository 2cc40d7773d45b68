cimport cython
from carsonne.games.carson_city_cards.city cimport City
from carsonne.kernel.state cimport Buffer

cdef int ALL_CARDS, AUCTIONEER, BANK, BANKER, BLACKSMITH, CAPTAIN, CELLS, CHARACTER_LINE, CHARACTER_POINTS, CHARACTERS
cdef int CHURCH, CITY_HALL, COWBOY, DRUGSTORE, EDITOR, EMPTY, GENERAL_STORE, HOTEL, INDIAN, KEPT, LIMIT, MINE, MOUNTAIN
cdef int NONE, OUTLAWS, PRISON, PROSPECTOR, RANCH, SALE_POINTS, SALES, SALOON, SCHOOLTEACHER, SETTLER, SHERIFF
cdef int SHOPKEEPER, SIDE, SINGER, TOLD_CHARACTER_POINTS, TOLD_PART, TOTAL, UNDERTAKER
cdef int BEST_SALOON, COVERED, HOUSE_SUM, OFFICE_SUM, LAW, COUNT, USED, COVERED_AT, OUTLAW_POINTS
cdef unsigned char[21] EDITOR_POINTS
cdef unsigned char[21] FIXED_POINTS
cdef unsigned char[17] HOUSES
cdef unsigned char[17] OFFICES

cdef class Scoring(City):
    @cython.locals(n=cython.int, r=cython.int, c=cython.int, parcel=cython.int)
    cdef int empties_around(self, int seat, int row, int col, int law) noexcept nogil
    @cython.locals(n=cython.int, r=cython.int, c=cython.int)
    cdef int around(self, int seat, int row, int col, int element) noexcept nogil
    @cython.locals(n=cython.int, r=cython.int, c=cython.int)
    cdef int houses_around(self, int seat, int row, int col) noexcept nogil
    @cython.locals(i=cython.int, row=cython.int, col=cython.int, total=cython.int)
    cdef void lines_into(self, int seat, Buffer out) noexcept nogil
    @cython.locals(parcel=cython.int, houses=cython.int)
    cdef void count_parcel(self, int seat, int row, int col, Buffer out) noexcept nogil
    cdef void part(self, int seat, int line, int row, int col, int n, int each, Buffer out) noexcept nogil
    @cython.locals(smiths=cython.int)
    cdef void score_city(self, Buffer out) noexcept nogil
    @cython.locals(character=cython.int, points=cython.int)
    cdef void score_characters(self, int seat, Buffer out) noexcept nogil
    cdef int worth(self, int seat, int character, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, row=cython.int, col=cython.int, parcel=cython.int)
    cdef int settled(self, int seat, int law) noexcept nogil
    @cython.locals(n=cython.int, character=cython.int)
    cdef int owned(self, int seat) noexcept nogil
    @cython.locals(n=cython.int, character=cython.int)
    cdef int edited(self, int seat) noexcept nogil
    @cython.locals(room=cython.int)
    cdef int uncovered(self, int seat, int covered) noexcept nogil
    @cython.locals(total=cython.int, card=cython.int)
    cdef int attracted(self, int player) noexcept nogil
    cdef int total_of(self, int player, Buffer out) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void scores_into(self, Buffer out) noexcept nogil
    @cython.locals(low_row=cython.int, high_row=cython.int, low_col=cython.int, high_col=cython.int, quarter=cython.int,
                   cell=cython.int)
    cdef void try_lines(self, int seat, int card, int row, int col, Buffer out) noexcept nogil
    @cython.locals(quarter=cython.int, cell=cython.int)
    cdef void swap(self, int seat, int card, int row, int col, Buffer out) noexcept nogil
