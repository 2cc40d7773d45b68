cimport cython
from carsonne.games.carson_city_cards.choices cimport Choices

cdef int AFTER, ASK, AUCTIONEER, BACK, BEFORE_BIDS, BID, BID_MOVE, CHARACTER, CHINESE_WORKER, CHOOSE_MOVE, CLOSING
cdef int DECLINE_MOVE, DRAW_BACK, DRAW_BID, DRAW_CHARACTER, DRAW_SUIT, DRAW_TERRAIN, ERA_ROUNDS, EXTRA, GOVERNOR
cdef int HELD, IN_MARKET, KEPT, LAST_SALE, LAWYER, LAY_OUT, NEXT, NO_CARD, OVER, PAPERBOY, PAPERBOY_CHOICE, PLACE
cdef int PLACE_MOVE, QUESTIONS, REVEAL, SELL_MOVE, SIDE, SPAN, SUIT_CHOICE, SUIT_DEAL, SUIT_MOVE, SUIT_NEXT
cdef int SUITS_CHOSEN, SUITS_FIXED, TAKE, TAKE_MOVE, TERRAIN, TOLD_ASKED, TOLD_BACK, TOLD_CHARACTER, TOLD_CHOSE_BID
cdef int TOLD_DECLINED, TOLD_ENDED, TOLD_PAPERBOY, TOLD_ROUND, TOLD_SUIT, TOLD_USED, USE, VIRTUAL_BID, BIDDING
cdef int SHOWN, TAKING
cdef unsigned char[21] BONUS
cdef unsigned char[7] ORDER

cdef class Turns(Choices):
    @cython.locals(player=cython.int)
    cpdef void begin(self)
    @cython.locals(code=cython.int)
    cdef void apply(self, int seat, int move) noexcept nogil
    cdef void draw(self, int move) noexcept nogil
    cdef void follow(self) noexcept nogil
    cdef void give_suit(self, int suit) noexcept nogil
    @cython.locals(chosen=cython.bint)
    cdef void next_suit(self) noexcept nogil
    cdef void start_round(self) noexcept nogil
    cdef void turn_top(self) noexcept nogil
    cdef void draw_character(self, int character) noexcept nogil
    cdef void after_back(self) noexcept nogil
    cdef void draw_terrain(self, int card) noexcept nogil
    cdef void after_extra(self) noexcept nogil
    @cython.locals(last=cython.int)
    cdef void ask(self) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef bint may_be_used(self, int character) noexcept nogil
    @cython.locals(character=cython.int)
    cdef void answer(self, int seat, int move) noexcept nogil
    cdef void choose_bid(self, int seat, int value) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void reveal(self) noexcept nogil
    cdef void next_virtual_bid(self) noexcept nogil
    @cython.locals(player=cython.int)
    cdef void next_taker(self) noexcept nogil
    cdef void start_taking(self, int seat, int takes) noexcept nogil
    cdef void take(self, int seat, int card) noexcept nogil
    cdef void after_card(self, int seat) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void end_rounds(self) noexcept nogil
    @cython.locals(character=cython.int)
    cdef void choose_leftover(self, int seat, int move) noexcept nogil
    @cython.locals(owner=cython.int)
    cdef void close(self) noexcept nogil
