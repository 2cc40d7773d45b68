"""The pseudo-language reads like a language: every message is in brackets, longer, and takes the same arguments."""

from pathlib import Path

from carsonne.locales import Argument, Catalogue, message
from tests.locales.pseudo import NAME, outside, translated, write


def said(root: Path, id: str, **args: Argument) -> str:
    return Catalogue("en", [write(root) / NAME]).say(message(id, **args))


def test_messages_stand_in_brackets_and_grow_by_half(tmp_path: Path) -> None:
    assert said(tmp_path, "your-turn") == "⟦Your turn~~~~⟧"


def test_variants_and_arguments_stay(tmp_path: Path) -> None:
    found = said(tmp_path, "your-turns", count=3)
    assert "Your turn at 3 tables" in found
    assert outside(found) == ""


def test_lists_are_joined_as_in_english(tmp_path: Path) -> None:
    texts = Catalogue(NAME, [write(tmp_path) / NAME])
    assert "Ada and Bob would like" in texts.say(message("abandon-offer", names=["Ada", "Bob"]))


def test_what_is_outside_is_found() -> None:
    assert outside("⟦one ⟦two⟧⟧ Ada ⟦three~⟧") == " Ada "


def test_forms_are_in_brackets_as_well() -> None:
    assert translated("owl = owl\n    .a = an owl\n") == "owl = ⟦owl~⟧\n    .a = ⟦an owl~~~⟧\n"
