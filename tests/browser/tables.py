"""Tables against bots, made without the front page."""

from __future__ import annotations

from typing import Any, cast

from tests.browser.person import Person

Json = dict[str, Any]


def post(person: Person, path: str, body: Json) -> Json:
    """Ask the server as this person's page would."""
    request = person.page.request
    request.get(f"{person.base}/api/me")
    headers = {"x-csrftoken": next(c["value"] for c in person.page.context.cookies() if c["name"] == "csrftoken")}
    answer = request.post(person.base + path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return cast(Json, answer.json())


def against(person: Person, game: str, bots: int) -> Person:
    """Start a game alone with bots, and go to its table."""
    post(person, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "gentle"} for _ in range(bots))]
    table = post(person, "/api/tables", {"game": game, "seats": seats})
    post(person, f"/api/tables/{table['id']}/start", {})
    return person.visit(f"/t/{table['id']}")


def together(game: str, *people: Person, seat: int = 0, **more: Any) -> None:
    """Start a game of several people, the first of whom has a certain seat, and let them go to its table."""
    host, *others = people
    for person, name in zip(people, ("Ada", "Bob", "Eve"), strict=False):
        post(person, "/api/me", {"name": name})
    seats = [{"kind": "me" if number == seat else "open"} for number in range(len(people))]
    table = post(host, "/api/tables", {"game": game, "seats": seats, **more})
    for person in others:
        post(person, f"/api/tables/{table['id']}/join", {})
    post(host, f"/api/tables/{table['id']}/start", {})
    for person in people:
        person.visit(f"/t/{table['id']}")
