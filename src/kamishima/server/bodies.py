"""The bodies of requests: JSON that cannot be read is the client's mistake, in whatever way the parser says so."""

from __future__ import annotations

from typing import Any

from litestar import Request

from kamishima.server.errors import BadRequest


class JsonRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested as deep, and have numbers as long, as anybody likes to send."""

    async def json(self) -> Any:  # noqa: ANN401  # as Litestar has it
        """The body; what is wrong with its kind or its fields is told by others."""
        try:
            return await super().json()
        except RecursionError:
            raise BadRequest("the body is nested too deep") from None
        except ValueError:  # digits without end, or bytes that are no UTF-8
            raise BadRequest("the body is not JSON: a number is too long, or it is not UTF-8") from None
