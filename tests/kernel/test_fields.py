"""The list of a position's fields, from which saving, loading and access by name follow."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from carsonne.kernel.fields import Array, Field, Fields, Row, dump, fields, layout, load, put, write
from carsonne.kernel.plain import zeros


class Layout(Fields):
    __slots__ = ()
    phase: int
    used: int
    spots: Annotated[Array, Row(4, "u8", until="used")]
    points: Annotated[Array, Row(3, "i16")]
    index: Annotated[Array, Row(2, derived=True)]


class Sample(Layout):
    """A position without the rest of a state."""

    FIELDS = fields(Layout)

    def __init__(self) -> None:
        self.phase, self.used = 0, 0
        self.spots, self.points, self.index = zeros(4), zeros(3), zeros(2)


def sample() -> Sample:
    s = Sample()
    s.phase, s.used = 7, 2
    write(s, "spots", [5, 6, 0, 0])
    write(s, "points", [1, -2, 3])
    write(s, "index", [9, 9])
    return s


def test_the_list_is_the_order_of_the_annotations() -> None:
    assert [field.name for field in Sample.FIELDS] == ["phase", "used", "spots", "points", "index"]
    assert Sample.FIELDS[0] == Field("phase")
    assert Sample.FIELDS[2].row == Row(4, "u8", until="used")


def test_unused_and_derived_numbers_are_not_saved() -> None:
    assert list(dump(sample())) == [7, 2, 5, 6, 1, -2, 3]


def test_saved_fields_are_loaded() -> None:
    s = Sample()
    write(s, "spots", [1, 1, 1, 1])
    load(s, list(dump(sample())))
    assert (s.phase, s.used, list(s.spots), list(s.points)) == (7, 2, [5, 6, 0, 0], [1, -2, 3])


@pytest.mark.parametrize("numbers", [[7, 2, 5, 6, 1, -2, 3, 0], [7, 2, 5, 6, 1, -2], []])
def test_too_many_or_too_few_numbers_are_refused(numbers: list[int]) -> None:
    with pytest.raises((ValueError, IndexError)):
        load(Sample(), numbers)


def test_one_number_of_an_array_is_put() -> None:
    s = sample()
    put(s, "points", 1, 40)
    assert list(s.points) == [1, 40, 3]
    with pytest.raises(IndexError):
        put(s, "points", 3, 1)
    with pytest.raises(ValueError, match="points has 3 numbers, not 2"):
        write(s, "points", [1, 2])


def test_another_list_has_another_fingerprint() -> None:
    class Wider(Fields):
        __slots__ = ()
        phase: int
        points: Annotated[Array, Row(4)]

    class Other:
        FIELDS = fields(Wider)

    assert layout(Sample) == layout(Sample) != layout(Other)


def bad(**annotations: Any) -> type[Fields]:
    return type("Bad", (Fields,), {"__slots__": (), "__annotations__": annotations})


def test_a_bad_list_of_fields_is_rejected() -> None:
    with pytest.raises(TypeError, match="name is neither an int"):
        fields(bad(name=str))
    with pytest.raises(TypeError, match="used must be an int listed above spots"):
        fields(bad(spots=Annotated[Array, Row(4, until="used")], used=int))
