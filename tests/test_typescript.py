"""The page's types are those of the server and of the games."""

import subprocess
import sys
from pathlib import Path

from msgspec import Struct

from carsonne.server.protocol import history, messages, payloads
from scripts.struct_types import declarations

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "typescript.py"), "--check"]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")


SOURCE = '''
class FromClient(Struct, tag_field="type"):
    """A message."""

class Given(Struct):
    """Nothing of its own."""

Number: TypeAlias = Annotated[int, Meta(ge=0)]
"""Not negative."""

class Play(FromClient, Given, tag="play"):
    """A move."""

    seat: Number | None
    """Who."""
    view: View
    sets: dict[str, list[Event]] | UnsetType = UNSET
'''


def test_structs_keep_their_fields_tags_bases_and_sentences(tmp_path: Path) -> None:
    module = tmp_path / "messages.py"
    module.write_text(SOURCE, encoding="utf-8")
    made = declarations(module, {"Event": "GameEvent", "View": "Any"})
    assert list(made) == ["FromClient", "Number", "Play"]
    assert made["Number"] == "/** Not negative. */\nexport type Number = number;\n"
    assert made["Play"] == (
        "/** A move. */\nexport interface Play extends FromClient {\n  type: 'play';\n  /** Who. */\n"
        "  seat: Number | null;\n  view: unknown;\n  sets?: Record<string, GameEvent[]>;\n}\n"
    )


def test_everything_that_the_server_sends_or_takes_is_in_the_page() -> None:
    page = (ROOT / "web" / "src" / "net" / "schema.ts").read_text(encoding="utf-8")
    named = [value for module in (payloads, history, messages) for value in vars(module).values()]
    structs = [value for value in named if isinstance(value, type)]
    sent = {kind.__name__ for kind in structs if issubclass(kind, Struct) and kind.__struct_fields__}
    sent.remove("Message")  # it stands where the page reads texts: web/src/lib/text.svelte.ts
    assert {"Table", "GameOption", "Scored", "Welcome", "Play"} <= sent
    assert [name for name in sorted(sent) if f"export interface {name} " not in page] == []
