"""Messages that wait for a client are sent together, if it takes lists."""

from __future__ import annotations

import pytest

from carsonne.server.live.clients import Client
from carsonne.server.protocol.messages import Pong, write

pytestmark = pytest.mark.anyio
ONE, OTHER = write(Pong(1)), write(Pong(2))


def client_with(*messages: str | None, lists: bool = True) -> Client:
    client = Client(None)
    client.lists = lists
    for message in messages:
        client.send_encoded(message)
    return client


async def test_a_single_message_is_sent_as_it_is() -> None:
    assert await client_with(ONE).next_frame() == ONE


async def test_several_messages_make_a_list_in_their_order() -> None:
    assert await client_with(ONE, OTHER).next_frame() == f"[{ONE},{OTHER}]"


async def test_older_pages_get_one_message_a_frame() -> None:
    client = client_with(ONE, OTHER, lists=False)
    assert [await client.next_frame(), await client.next_frame()] == [ONE, OTHER]


async def test_the_connection_closes_after_the_messages_before() -> None:
    client = client_with(ONE, OTHER, None)
    assert [await client.next_frame(), await client.next_frame()] == [f"[{ONE},{OTHER}]", None]
