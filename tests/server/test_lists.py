"""Messages that wait for a client are sent together, if it takes lists."""

from __future__ import annotations

import asyncio

import pytest

from carsonne.server.live.clients import Client
from carsonne.server.live.outbox import BACKLOG
from carsonne.server.protocol.messages import Pong, write

pytestmark = pytest.mark.anyio
ONE, OTHER = write(Pong(1)), write(Pong(2))


def client_with(*messages: str, lists: bool = True) -> Client:
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
    client = client_with(ONE, OTHER)
    client.close()
    assert [await client.next_frame(), await client.next_frame()] == [f"[{ONE},{OTHER}]", None]


async def test_a_reader_that_waits_is_told_what_comes() -> None:
    client = client_with()
    frame = asyncio.create_task(client.next_frame())
    await asyncio.sleep(0)
    client.send_encoded(ONE)
    client.send_encoded(OTHER)
    assert await frame == f"[{ONE},{OTHER}]"


async def test_a_client_that_cannot_keep_up_is_cut_off() -> None:
    client, cut = client_with(), []
    client.cut = lambda: cut.append(True)
    for _ in range(BACKLOG):
        client.send_encoded(ONE)
    assert not cut
    client.send_encoded(ONE)
    assert cut
