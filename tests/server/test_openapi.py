"""The server behaves as its OpenAPI document promises, whatever it is sent."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis import checks

from carsonne.server.app import make_app
from carsonne.server.config import Config
from tests.server.sites import Site
from tests.thorough import series

ROOT = Path(__file__).parents[2]
PROMISES = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
STATUSES = ("anything", "waiting", "running", "finished")


class Visitor:
    """A visitor with a cookie and a token, who finds tables in every state."""

    def __init__(self, base: str) -> None:
        self.http = httpx.Client(base_url=base, timeout=20)
        self.calls = 0
        self.tables: dict[str, str] = {}
        self.turn = itertools.cycle(STATUSES)
        self.arrive()

    def arrive(self) -> None:
        """Start again as a new visitor."""
        self.http.cookies.clear()
        self.http.get("/api/me")
        self.post("/api/me", {"name": "Ada"})

    def post(self, path: str, data: Any) -> Any:
        return self.http.post(path, json=data, headers=self.headers).raise_for_status().json()

    @property
    def headers(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies["csrftoken"]}

    def table(self, looks_only: bool) -> str | None:
        """Return a table in the next state, or None to keep the generated id. Reading may use a table twice."""
        status = next(self.turn)
        if status == "anything":
            return None
        if not looks_only or status not in self.tables:
            self.tables[status] = self.open_table(status)
        return self.tables[status]

    def open_table(self, status: str) -> str:
        other = {"kind": "open"} if status == "waiting" else {"kind": "guest"}
        table = str(self.post("/api/tables", {"game": "carcassonne", "seats": [{"kind": "me"}, other]})["id"])
        if status != "waiting":
            self.post(f"/api/tables/{table}/start", {})
        if status == "finished":
            self.post(f"/api/tables/{table}/resign", {"seat": 0})
        return table


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    with Site("sqlite", 1) as site:
        visitor = Visitor(site.bases[0])
        yield visitor
        visitor.http.close()
        assert '"level": "error"' not in site.logged(), site.logged()


app = make_app(Config("sqlite+aiosqlite://", secret="-"))
document = schemathesis.openapi.from_dict(app.openapi_schema.to_schema())


@document.parametrize()
@hypothesis.settings(
    max_examples=series(3, 6), deadline=None, derandomize=True, suppress_health_check=list(hypothesis.HealthCheck)
)
def test_every_promise_is_kept(case: Any, visitor: Visitor) -> None:
    visitor.calls += 1
    if visitor.calls % 15 == 0:
        visitor.arrive()  # nobody may have more than twenty waiting tables
    if "table" in (case.path_parameters or {}) and (table := visitor.table(case.method == "GET")) is not None:
        case.path_parameters["table"] = table
    answer = case.call(
        str(visitor.http.base_url), headers=visitor.headers, cookies=dict(visitor.http.cookies), timeout=60
    )
    case.validate_response(answer, checks=PROMISES)


def test_the_document_can_be_written_with_the_sockets_messages() -> None:
    script = [sys.executable, str(ROOT / "scripts" / "openapi.py")]
    spec = json.loads(subprocess.run(script, capture_output=True, check=True, timeout=60).stdout)
    schemas = spec["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Table", "Welcome", "NewTable"} <= schemas.keys()
    refs = {ref.split("/")[-1] for ref in _refs(spec)}
    assert refs <= schemas.keys()
    assert "seed" not in json.dumps(schemas["Welcome"])


def _refs(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("$ref"), str):
            yield data["$ref"]
        for value in data.values():
            yield from _refs(value)
    elif isinstance(data, list):
        for value in data:
            yield from _refs(value)
