"""Generates the page's types from those of the server and the games.

python scripts/typescript.py               writes web/src/net/schema.ts and web/src/games/*/types.ts
python scripts/typescript.py --check       says which of them are out of date
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts import game_types  # noqa: E402
from scripts.openapi import document  # noqa: E402

SCHEMA = ROOT / "web" / "src" / "net" / "schema.ts"
HEAD = """/** Made by scripts/typescript.py from the server's schema: change that, and run it again. */

/** Data of a game's own. */
export interface Json {
  [key: string]: unknown;
}
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(option) for option in schema[key]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN.get(each, "unknown") for each in kind)
    if kind == "array":
        return array_of(schema)
    return "Json" if kind == "object" else PLAIN.get(str(kind), "unknown")


def array_of(schema: dict[str, Any]) -> str:
    """A list, or a tuple in which every position has its own type."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = type_of(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def quoted(value: object) -> str:
    """A constant as a TypeScript type."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def declaration(name: str, schema: dict[str, Any]) -> str:
    """A named type, with its description."""
    text = schema.get("description", "")
    comment = f"/** {text} */\n" if text else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{comment}export type {name} = {type_of(schema)};\n"
    required = set(schema.get("required", ()))
    rows = "".join(
        f"  {key}{'' if key in required else '?'}: {type_of(part)};\n"
        for key, part in schema.get("properties", {}).items()
    )
    return f"{comment}export interface {name} {{\n{rows}}}\n"


def typescript() -> str:
    """The whole file."""
    schemas = document()["components"]["schemas"]
    return "\n".join([HEAD, *(declaration(name, schema) for name, schema in schemas.items())])


def main() -> int:
    """Write the files, or compare them and return how many differ."""
    made = {SCHEMA: typescript(), **game_types.files()}
    if "--check" not in sys.argv:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [path for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    for path in old:
        print(f"{path.relative_to(ROOT)} is out of date: run python scripts/typescript.py")
    return len(old)


if __name__ == "__main__":
    sys.exit(main())
