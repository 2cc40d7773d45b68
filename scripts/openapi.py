"""Writes the OpenAPI document, including the socket's messages; scripts/typescript.py makes the page's types from it.

python scripts/openapi.py [FILE]        writes to standard output if no FILE is given
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from carsonne.server.app import make_app
from carsonne.server.config import Config
from carsonne.server.protocol.messages import CLIENT_MESSAGES, SERVER_MESSAGES


def socket_schemas() -> dict[str, Any]:
    """Return the messages of a table's socket as schemas, and their two unions."""
    place = "#/components/schemas/{name}"
    _, found = msgspec.json.schema_components([*CLIENT_MESSAGES, *SERVER_MESSAGES], ref_template=place)
    unions = {"ClientMessage": CLIENT_MESSAGES, "ServerMessage": SERVER_MESSAGES}
    for name, kinds in unions.items():
        mapping = {str(kind.__struct_config__.tag): place.format(name=kind.__name__) for kind in kinds}
        options = [{"$ref": ref} for ref in mapping.values()]
        found[name] = {"oneOf": options, "discriminator": {"propertyName": "type", "mapping": mapping}}
    return dict(found)


def document() -> dict[str, Any]:
    """Return the whole document. A schema that both parts have is the same in both."""
    app = make_app(Config("sqlite+aiosqlite://", secret="none"))
    spec: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    schemas = spec["components"]["schemas"]
    spec["components"]["schemas"] = dict(sorted((socket_schemas() | schemas).items()))
    return spec


def main() -> None:
    """Write the document."""
    text = json.dumps(document(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"
    if sys.argv[1:]:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
