"""Writes the page's types from the server's own: what requests and sockets take and give.

python scripts/typescript.py [FILE]        the default is web/src/net/schema.ts; - is the standard output
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts.openapi import document  # noqa: E402

DEFAULT = ROOT / "web" / "src" / "net" / "schema.ts"
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
    """A list, or a tuple where every place has its own type."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    item = type_of(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def quoted(value: object) -> str:
    """A constant as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def declaration(name: str, schema: dict[str, Any]) -> str:
    """A named type, with what the server says about it."""
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


def main() -> None:
    """Write it."""
    place = sys.argv[1] if len(sys.argv) > 1 else DEFAULT
    if place == "-":
        sys.stdout.write(typescript())
    else:
        Path(place).write_text(typescript())


if __name__ == "__main__":
    main()
