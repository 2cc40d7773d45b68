"""Reads what clients send: whatever the bytes are, the answer is a value or a refusal."""

from __future__ import annotations

from typing import Any

from litestar import Request

from carsonne.locales import message
from carsonne.server.errors import Refusal


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """Decode the body as JSON; turn two kinds of nonsense, which raise other errors, into a refusal."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Refusal("bad_request", message("error-body-encoding")) from None
        except RecursionError:
            raise Refusal("bad_request", message("error-body-depth")) from None
