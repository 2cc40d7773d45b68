"""A tiny game that is nothing like the real ones, to show that the kernel depends only on the protocol.

Every round each seat draws a card that nobody else sees, all choose a card in secret (or lock one, for good), CHANCE
rolls what the highest card is worth, and its owner spends and then keeps the points or gives them away.
The position is a plain Python object: no State, no compiled code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from msgspec import UNSET

from carsonne.kernel.capabilities import Offers
from carsonne.kernel.errors import BadMove
from carsonne.kernel.game import CHANCE, RULES, Draw, Event, Json, Move, Part, Seat, Setup, Traits, WrittenMove
from carsonne.kernel.options import Option
from carsonne.kernel.parse_move import read_move
from tests.toy import toy_types as said

CARDS = 5
COPIES = 5
ROLLS = [(0, 3), (1, 2), (2, 1)]
DEAL, CHOOSE, REVEAL, ROLL, SPEND, KEEP, END, OVER = range(8)
PHASES = ("deal", "choose", "reveal", "roll", "spend", "keep", "end", "over")
BASE = {"draw": 0, "choose": 10, "lock": 20, "roll": 30, "spend": 40, "keep": 50, "give": 60}
FIELD = {"draw": "card", "choose": "card", "lock": "card", "roll": "eyes", "spend": "n", "give": "seat"}
NONE = -1


@dataclass
class Toy:
    """A position: small numbers in lists."""

    seats: int
    rounds: int
    dice_first: int
    bonus: int
    phase: int = DEAL
    round: int = 0
    turn: int = 0
    prize: int = 0
    deck: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    locked: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    told: list[Event] | None = None

    def tell(self, event: Event) -> None:
        """Record an event if recording is on."""
        if self.told is not None:
            self.told.append(event)


class ToyGame:
    """The `Game` protocol for it."""

    name = "toy"
    title = "Toy"
    rules = 3
    seats = range(2, 5)
    options: Sequence[Option] = (
        Option(
            "length",
            "choice",
            "short",
            "How long it takes.",
            choices=("short", "long"),
            sets={"short": {"rounds": 2}, "long": {"rounds": 4, "bonus": 2}},
        ),
        Option("rounds", "int", 2, "How many rounds.", minimum=1, maximum=5),
        Option("locks", "bool", True, "Locking in pays."),
        Option("bonus", "int", 1, "Points for a lock.", minimum=0, maximum=3, only_if={"locks": (True,)}),
        Option("dice_first", "bool", False, "The roll itself reveals the choices."),
        Option("motto", "text", "", "Carved into the table."),
        Option("first", "seat", 0, "Who is dealt the first card."),
    )

    offers = Offers()

    def start(self, setup: Setup) -> Toy:
        values = setup.options
        s = Toy(setup.seats, values["rounds"], int(values["dice_first"]), values["bonus"] * values["locks"])
        s.deck, s.gone = [COPIES] * CARDS, [0] * CARDS
        s.chosen, s.locked, s.points = [NONE] * s.seats, [0] * s.seats, [0] * s.seats
        s.hands = [[] for _ in range(s.seats)]
        s.turn = values["first"]
        return s

    def to_act(self, s: Toy) -> Sequence[Seat]:
        if s.phase in (DEAL, ROLL):
            return [CHANCE]
        if s.phase == CHOOSE:
            return [seat for seat in range(s.seats) if s.chosen[seat] == NONE]
        if s.phase in (SPEND, KEEP):
            return [s.turn]
        return [] if s.phase == OVER else [RULES]

    def legal(self, s: Toy, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(s) or seat < 0:
            return []
        if s.phase == CHOOSE:
            kinds = sorted(set(s.hands[seat]))
            return [BASE["choose"] + card for card in kinds] + [BASE["lock"] + card for card in kinds]
        if s.phase == SPEND:
            return [BASE["spend"] + n for n in range(min(2, s.prize) + 1)]
        return [BASE["keep"], *(BASE["give"] + other for other in range(s.seats) if other != seat)]

    def draw(self, s: Toy) -> Draw:
        if s.phase == ROLL:
            return Draw("dice", [(BASE["roll"] + eyes, weight) for eyes, weight in ROLLS])
        return Draw("cards", [(card, n) for card, n in enumerate(s.deck) if n])

    def apply(self, s: Toy, seat: Seat, move: Move) -> None:
        [self._deal, self._choose, self._reveal, self._roll, self._spend, self._keep, self._end][s.phase](s, seat, move)

    def traits(self, s: Toy, seat: Seat, move: Move) -> Traits:
        if s.phase != CHOOSE:
            return Traits.PLAIN
        return Traits.SECRET | Traits.FINAL if move >= BASE["lock"] else Traits.SECRET

    def scores(self, s: Toy) -> Sequence[int]:
        return tuple(s.points)

    def winners(self, s: Toy) -> Sequence[Seat]:
        return [seat for seat in range(s.seats) if s.points[seat] == max(s.points)]

    def copy(self, s: Toy) -> Toy:
        return self.thaw(self.freeze(s))

    def imagine(self, s: Toy, seat: Seat, rng: Random) -> Toy:
        """Deal everything that this seat has not seen again at random."""
        other = self.copy(s)
        strangers = [who for who in range(s.seats) if who != seat]
        pool = [card for card, n in enumerate(s.deck) for _ in range(n)]
        for who in strangers:
            pool += s.hands[who] + [card for card in s.chosen[who : who + 1] if card != NONE]
        rng.shuffle(pool)
        for who in strangers:
            other.hands[who] = sorted(pool.pop() for _ in s.hands[who])
            other.chosen[who] = NONE if s.chosen[who] == NONE else pool.pop()
        other.deck = [pool.count(card) for card in range(CARDS)]
        return other

    def view(self, s: Toy, seat: Seat | None) -> said.ToyView:
        return said.ToyView(
            phase=PHASES[s.phase],
            round=s.round,
            turn=s.turn,
            prize=s.prize,
            points=list(s.points),
            left=sum(s.deck),
            gone=list(s.gone),
            hands=[list(hand) if who == seat else len(hand) for who, hand in enumerate(s.hands)],
            chosen=[card if who == seat else card != NONE for who, card in enumerate(s.chosen)],
            locked=list(s.locked),
            moves=[] if seat is None else [self.to_json(s, seat, move) for move in self.legal(s, seat)],
        )

    def to_json(self, s: Toy, seat: Seat, move: Move) -> said.ToyMove:
        if move == BASE["keep"]:
            return said.KeepMove()
        if move < BASE["choose"]:
            return said.CardDraw(move, s.turn)
        kinds: dict[int, Callable[[int], said.ToyMove]] = {
            10: said.ChooseMove,
            20: said.LockMove,
            30: said.Roll,
            40: said.SpendMove,
            60: said.GiveMove,
        }
        return kinds[move // 10 * 10](move % 10)

    def from_json(self, s: Toy, seat: Seat, data: WrittenMove | Json) -> Move:
        move: said.ToyMove = read_move(said.ToyMove, data, "Toy")
        value = getattr(move, FIELD.get(move.type, ""), 0)
        if value is UNSET or not 0 <= value < 10:
            raise BadMove(f"This is not a move of type {move.type!r}.")
        if isinstance(move, said.CardDraw) and move.to not in (UNSET, s.turn):
            return NONE
        return BASE[move.type] + int(value)

    def events(self, s: Toy) -> Sequence[Event]:
        told, s.told = s.told, None if s.told is None else []
        return told or []

    def parts(self, s: Toy) -> Sequence[Part]:
        return [Part(self.events(s), self.copy(s))]

    def listen(self, s: Toy) -> None:
        s.told = []

    def freeze(self, s: Toy) -> list[int]:
        values = [s.seats, s.rounds, s.dice_first, s.bonus, s.phase, s.round, s.turn, s.prize]
        values += s.deck + s.gone + s.chosen + s.locked + s.points
        for hand in s.hands:
            values += [len(hand), *hand]
        return values

    def thaw(self, values: list[int]) -> Toy:
        rest = list(values)

        def take(n: int) -> list[int]:
            taken = rest[:n]
            del rest[:n]
            return taken

        seats, rounds, dice_first, bonus, phase, round_, turn, prize = take(8)
        s = Toy(seats, rounds, dice_first, bonus, phase, round_, turn, prize)
        s.deck, s.gone = take(CARDS), take(CARDS)
        s.chosen, s.locked, s.points = take(s.seats), take(s.seats), take(s.seats)
        s.hands = [take(take(1)[0]) for _ in range(s.seats)]
        return s

    def layout(self) -> str:
        return ""

    # The phases

    def _deal(self, s: Toy, seat: Seat, move: Move) -> None:
        s.deck[move] -= 1
        s.hands[s.turn] = sorted([*s.hands[s.turn], move])
        s.tell(said.Drawn(s.turn, move, s.turn))
        s.turn = (s.turn + 1) % s.seats
        if sum(map(len, s.hands)) == s.seats * 2:
            s.phase = CHOOSE

    def _choose(self, s: Toy, seat: Seat, move: Move) -> None:
        s.locked[seat] = int(move >= BASE["lock"])
        s.chosen[seat] = move % 10
        s.hands[seat].remove(move % 10)
        s.tell(said.Chose(seat, move % 10, seat))
        if NONE not in s.chosen:
            s.phase = ROLL if s.dice_first else REVEAL

    def _reveal(self, s: Toy, seat: Seat, move: Move) -> None:
        self._show(s)
        s.phase = ROLL

    def _show(self, s: Toy) -> None:
        s.tell(said.Revealed(list(s.chosen)))
        for who, card in enumerate(s.chosen):
            s.gone[card] += 1
            s.points[who] += s.bonus * s.locked[who]
        s.turn = s.chosen.index(max(s.chosen))
        s.chosen, s.locked = [NONE] * s.seats, [0] * s.seats

    def _roll(self, s: Toy, seat: Seat, move: Move) -> None:
        if s.dice_first:
            self._show(s)
        s.prize = move % 10 + 1
        s.tell(said.Rolled(s.turn, move % 10))
        s.phase = SPEND

    def _spend(self, s: Toy, seat: Seat, move: Move) -> None:
        s.prize -= move % 10
        s.points[seat] += 2 * (move % 10)
        s.tell(said.Spent(seat, move % 10))
        s.phase = KEEP

    def _keep(self, s: Toy, seat: Seat, move: Move) -> None:
        owner = seat if move == BASE["keep"] else move % 10
        s.points[owner] += s.prize
        s.tell(said.Scored(owner, s.prize))
        s.prize = 0
        s.phase = END

    def _end(self, s: Toy, seat: Seat, move: Move) -> None:
        s.round += 1
        s.phase = OVER if s.round == s.rounds else DEAL
        if s.phase == OVER:
            s.points = [2 * points for points in s.points]
            s.tell(said.Ended(list(s.points)))


GAME = ToyGame()


def invariants(s: Toy) -> None:
    """Check that no card gets lost or appears from nowhere."""
    held = [card for hand in s.hands for card in hand] + [card for card in s.chosen if card != NONE]
    for card in range(CARDS):
        assert s.deck[card] + s.gone[card] + held.count(card) == COPIES
