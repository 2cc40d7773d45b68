cimport cython
from carsonne.games.carson_city_cards.scoring cimport Scoring
from carsonne.kernel.state cimport Buffer

cdef int CHARACTER_NEAREST, CHARACTERS, DRAW_BACK, DRAW_BID, DRAW_CHARACTER, DRAW_SUIT, DRAW_TERRAIN, ERA_CARDS
cdef int GOVERNOR, IN_MARKET, KEPT, MARKET, MAX_PLAYERS, NO_CARD, NOBODY, REAL, REMOVED, TERRAIN, UNDER, UNSEEN
cdef int TOLD_BID, TOLD_ERA, TOLD_ORDER, TOLD_REMOVED, TOLD_SKULL, TOLD_TAKEN, TOLD_TERRAIN, TOLD_VOID
cdef int RANKS, HIGHEST_BID
cdef int[4] HAND

cdef class Market(Scoring):
    cdef unsigned char[126] ranks
    cdef unsigned char[21] skulls
    cdef int era, round, turned, lawyer, worker, market_size, order_count, order_next, back, drawn, drawn_back
    cdef int unseen_backs, under_count
    cdef int[6] level
    cdef int[6] suit
    cdef int[6] hand
    cdef int[6] bid
    cdef int[6] bonus
    cdef int[6] order
    cdef unsigned char[8] market
    cdef unsigned char[21] back_at
    cdef unsigned char[21] under_face
    cdef unsigned char[21] under_back
    cdef int market_end         # gcc checks no array that is the last field
    @cython.locals(n=cython.int, card=cython.int)
    cdef int terrain_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, character=cython.int)
    cdef int characters_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, back=cython.int)
    cdef int backs_into(self, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, value=cython.int)
    cdef int bids_into(self, int player, Buffer out) noexcept nogil
    @cython.locals(n=cython.int, suit=cython.int, player=cython.int, taken=cython.bint)
    cdef int suits_into(self, int first, Buffer out) noexcept nogil
    cdef int suits_by_chance_into(self, Buffer out) noexcept nogil
    cdef void show_back(self, int back) noexcept nogil
    cdef void pull_under(self) noexcept nogil
    @cython.locals(face=cython.int, i=cython.int)
    cdef int take_under(self) noexcept nogil
    cdef void put_under(self) noexcept nogil
    cdef bint is_skull_due(self) noexcept nogil
    @cython.locals(back=cython.int, i=cython.int)
    cdef bint only_skulls(self) noexcept nogil
    cdef void lay_out(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void leave_market(self, int player, int card) noexcept nogil
    @cython.locals(best=cython.int, card=cython.int, i=cython.int, at=cython.int)
    cdef int most_attractive(self) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef void clear_market(self) noexcept nogil
    cdef int value_of(self, int player) noexcept nogil
    @cython.locals(row=cython.int)
    cdef bint comes_before(self, int player, int other) noexcept nogil
    cdef void show_bid(self, int player) noexcept nogil
    @cython.locals(player=cython.int, i=cython.int)
    cdef void find_order(self) noexcept nogil
    @cython.locals(player=cython.int)
    cdef void clear_round(self) noexcept nogil
    @cython.locals(player=cython.int)
    cdef void fill_hands(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void change_era(self) noexcept nogil
