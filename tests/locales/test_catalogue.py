"""Messages are put into words: words have forms, lists and plurals follow the language, and English stands in."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from carsonne.locales import Catalogue, catalogue, languages, message, negotiate, of_environment, player, say
from carsonne.locales.catalogue import PLAIN

SAMPLE = """
ranch = ранчо
    .gen = ранчо
    .gender = n
bank = банк
    .gen = банка
    .gender = m
price = Цена { FORM($what, "gen") }
built = { FORM($what, "gender") ->
    [n] построено { $what }
   *[m] построен { $what }
 }
cowboys = { $count ->
    [one] { $count } ковбой
    [few] { $count } ковбоя
    [many] { $count } ковбоев
   *[other] { $count } ковбоя
 }
won = Победили { $names }
one-of = Это { OR($names) }
start = { FORM($what, "cap") }
"""


@pytest.fixture
def russian(tmp_path: Path) -> Catalogue:
    (tmp_path / "words.ftl").write_text(SAMPLE, encoding="utf-8")
    return Catalogue("ru", [tmp_path])


def test_words_have_forms(russian: Catalogue) -> None:
    assert russian.say(message("price", what=message("bank"))) == "Цена банка"
    assert russian.say(message("built", what=message("ranch"))) == "построено ранчо"
    assert russian.say(message("built", what=message("bank"))) == "построен банк"
    assert russian.say(message("start", what=message("bank"))) == "Банк"


def test_names_and_numbers_have_one_form(russian: Catalogue) -> None:
    assert russian.say(message("price", what="Ada")) == "Цена Ada"


@pytest.mark.parametrize(("count", "said"), [(1, "ковбой"), (3, "ковбоя"), (5, "ковбоев"), (21, "ковбой")])
def test_plurals_follow_the_language(russian: Catalogue, count: int, said: str) -> None:
    assert russian.say(message("cowboys", count=count)) == f"{count} {said}"


def test_lists_and_players_follow_the_language(russian: Catalogue) -> None:
    names = [player(0), player(1), message("bank")]
    assert russian.say(message("won", names=names), ["Ada", "Bob"]) == "Победили Ada, Bob и банк"
    assert russian.say(message("one-of", names=names), ["Ada", "Bob"]) == "Это Ada, Bob или банк"


def test_numbers_that_no_language_writes_stay_as_they_are(russian: Catalogue) -> None:
    assert russian.say(message("cowboys", count=10**30)).startswith("1000")


def test_long_texts_lose_their_middle(russian: Catalogue) -> None:
    said = russian.say(message("price", what="x" * 9_000 + "y"))
    assert said.startswith("Цена xxx")
    assert said.endswith("xxxy")


def test_english_stands_in_for_what_a_language_lacks(russian: Catalogue) -> None:
    assert russian.say(message("your-turn")) == "Your turn"
    assert russian.say(player(2), ["Ada"]) == "player 3"


def test_an_unknown_id_is_shown_as_it_is() -> None:
    assert say(message("no-such-message")) == "no-such-message"
    assert "no-such-message" not in catalogue("en")


def test_a_message_may_refer_to_others(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("-brand = Carsonne\nhello = This is { -brand }, { where }\n", encoding="utf-8")
    (tmp_path / "b.ftl").write_text("where = here\n", encoding="utf-8")
    assert Catalogue("en", [tmp_path]).say(message("hello")) == "This is Carsonne, here"


def test_the_best_wish_wins() -> None:
    assert negotiate(["fr-BE", "nl"], ["en", "fr", "nl"]) == "fr"
    assert negotiate(["xx", "NL"], ["en", "nl"]) == "nl"
    assert negotiate(["xx", ""], ["en", "nl"]) == "en"


def test_a_terminal_says_its_language() -> None:
    offered = ["en", "de", "ru"]
    assert of_environment({"LANG": "de_AT.UTF-8"}, offered) == "de"
    assert of_environment({"LANGUAGE": "xx:ru", "LANG": "de_DE"}, offered) == "ru"
    assert of_environment({"LANG": "C.UTF-8"}, offered) == "en"
    assert of_environment({}, offered) == "en"


@pytest.mark.parametrize("language", languages())
def test_what_is_read_without_the_library_says_the_same(language: str) -> None:
    found = catalogue(language)
    plain = {id: match[1].rstrip() for id, text in found.entries.items() if (match := PLAIN.fullmatch(text))}
    assert len(plain) > len(found.entries) / 3
    for id, text in plain.items():
        entry = FluentParser(with_spans=False).parse_entry(found.entries[id])
        assert isinstance(entry, ast.Message)
        assert not entry.attributes
        assert FluentSerializer().serialize_entry(entry) == f"{id} = {text}\n"
