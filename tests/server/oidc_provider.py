"""A small provider of OpenID Connect: it knows one person, and what it signs can be spoilt."""

from __future__ import annotations

import base64
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, quote_plus, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "kamishima", "a secret of the two"


class LocalProvider:
    """Logs everybody in as the same person, without asking."""

    def __init__(self) -> None:
        self.base = ""
        self.person: dict[str, str] = {"sub": "7", "preferred_username": "Ana Maria"}
        self.spoil: dict[str, object] = {}
        """Claims that are not as they should be."""
        self.key = RSAKey.generate_key(2048, {"kid": "k1"})
        self.signing_key = self.key
        self._asked: dict[str, dict[str, str]] = {}

    def metadata(self) -> dict[str, str]:
        return {
            "issuer": self.base,
            "authorization_endpoint": f"{self.base}/authorize",
            "token_endpoint": f"{self.base}/token",
            "jwks_uri": f"{self.base}/keys",
        }

    def authorize(self, query: dict[str, str]) -> str:
        """Where a browser is sent back to."""
        assert query["response_type"] == "code"
        assert query["client_id"] == CLIENT
        assert query["code_challenge_method"] == "S256"
        assert "openid" in query["scope"].split()
        code = f"code{len(self._asked)}"
        self._asked[code] = query
        return f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"

    def token(self, form: dict[str, str], authorization: str) -> tuple[int, dict[str, object]]:
        asked = self._asked.pop(form.get("code", ""), None)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form.get("code_verifier", "").encode()).digest())
        right = base64.b64encode(f"{CLIENT}:{quote_plus(SECRET)}".encode()).decode()
        if (
            asked is None
            or challenge.decode().rstrip("=") != asked["code_challenge"]
            or authorization != f"Basic {right}"
        ):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims: dict[str, Any] = {
            "iss": self.base, "aud": CLIENT, "iat": now, "exp": now + 300, "nonce": asked["nonce"], **self.person,
        }  # fmt: skip
        signed = jwt.encode({"alg": "RS256", "kid": "k1"}, {**claims, **self.spoil}, self.signing_key)
        return 200, {"access_token": "x", "token_type": "Bearer", "expires_in": 300, "id_token": signed}


@contextmanager
def local_provider() -> Iterator[LocalProvider]:
    made = LocalProvider()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = urlsplit(self.path)
            if path.path == "/authorize":
                query = {name: values[0] for name, values in parse_qs(path.query).items()}
                self.send_response(302)
                self.send_header("Location", made.authorize(query))
                self.send_header("Content-Length", "0")
                self.end_headers()
            elif path.path == "/keys":
                self._answer(200, {"keys": [made.key.as_dict(private=False)]})
            else:
                self._answer(200, made.metadata())

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            form = {name: values[0] for name, values in parse_qs(body).items()}
            self._answer(*made.token(form, self.headers.get("Authorization", "")))

        def _answer(self, status: int, value: object) -> None:
            body = json.dumps(value).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    made.base = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield made
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
