"""Records: a match as readable text, with TOML front matter and one line a step.

    +++
    format = 1
    game = "origami"
    ...
    +++
    ~: card fox
    ana: draw bee parrot

Reading and writing are exact inverses: a text that `write` would not have written is refused with its line.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence

import msgspec

from kamishima.core.chance import SECRET_BYTES, commitment, drawn_below
from kamishima.core.errors import BadRecord, KamishimaError, LineError
from kamishima.core.game import AnyGame
from kamishima.core.match import CHANCE_NAME, Match, check_names, is_name
from kamishima.core.text import toml
from kamishima.core.text.front_matter import OptionValue, broken_line, named_line
from kamishima.core.turn import Chance, Decision, Over, Result, SeatId

FORMAT = 1
LONGEST_HEADER = 20_000
"""Its longest parts are a position, and the secrets of the matches that this one goes on from."""
_SHOWN = 80
_FENCE = "+++"


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The front matter: everything that is needed to set the same table up again."""

    format: int
    game: str
    rules: int
    engine: str
    pack: str
    content: str
    seats: tuple[str, ...]
    commitment: str
    secret: str = ""
    earlier: tuple[str, ...] = ()
    """For a match that went on from a moment of another one: `12 SECRET`, so many chance steps are of that secret."""
    practice: bool = False
    """Whether it was played for practice: decisions may have been taken back whatever was seen since."""
    steps: int
    digest: str
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    reason: str = ""
    options: dict[str, OptionValue]

    @property
    def over(self) -> bool:
        return self.reason != ""


class Line(msgspec.Struct, frozen=True):
    """One step as written: the name of who said it, and the words."""

    name: str
    words: str

    @property
    def text(self) -> str:
        return f"{self.name}: {self.words}"


class Record(msgspec.Struct, frozen=True):
    """A match as text, taken apart but not yet replayed."""

    header: Header
    lines: tuple[Line, ...]

    @property
    def first_line(self) -> int:
        """The number of the first step's line in the written text."""
        return write_header(self.header).count("\n") + 1


def record(
    match: Match,
    pack: str,
    engine: str,
    secret: bytes,
    *,
    publish: bool,
    earlier: Sequence[str] = (),
    practice: bool = False,
) -> Record:
    """The record of a match as it stands; the secret goes in only when it is to be published."""
    lines = tuple(Line(match.name_of(step.seat), step.action.text) for step in match.log)
    result = match.result
    header = Header(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.rules,
        engine=engine,
        pack=pack,
        content=match.game.content_hash,
        seats=match.names,
        commitment=commitment(secret),
        secret=secret.hex() if publish else "",
        earlier=tuple(earlier),
        practice=practice,
        steps=len(lines),
        digest=digest(lines),
        scores=result.scores if result else (),
        ranks=result.ranks if result else (),
        reason=result.reason if result else "",
        options=msgspec.convert(match.game.options, dict[str, OptionValue]),
    )
    return Record(header, lines)


def digest(lines: Sequence[Line]) -> str:
    """The SHA-256 of the written steps."""
    return hashlib.sha256("".join([line.text + "\n" for line in lines]).encode()).hexdigest()


def write(value: Record) -> str:
    return write_header(value.header) + "".join([line.text + "\n" for line in value.lines])


def write_header(header: Header) -> str:
    """The front matter, fences included."""
    plain = msgspec.to_builtins(header)
    options = plain.pop("options")
    optional = ("secret", "earlier", "practice", "scores", "ranks", "reason")
    lines = [f"{key} = {_toml(value)}" for key, value in plain.items() if value or key not in optional]
    lines += ["", "[options]"] + [f"{key} = {_toml(value)}" for key, value in sorted(options.items())]
    return "\n".join([_FENCE, *lines, _FENCE, ""])


def _toml(value: object) -> str:
    """Strings, numbers, truth values and lists look alike in TOML and JSON."""
    written = json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
    return written.replace("\x7f", "\\u007f")  # the only character that JSON allows there and TOML does not


def read(text: str) -> Record:
    """Take a record apart; `BadRecord` names the line and the reason when `write` could not have written it."""
    rows = text.split("\n")
    end = _closing_fence(rows)
    header = _read_header(rows[1:end])
    if rows[-1] != "":
        raise BadRecord(len(rows), "the last line is cut off: it does not end with a line break")
    lines = tuple([_read_line(number, row) for number, row in enumerate(rows[end + 1 : -1], start=end + 2)])
    value = Record(header, lines)
    _require_canonical(rows, write(value).split("\n"))
    _check_header(value)
    return value


def _closing_fence(rows: list[str]) -> int:
    if rows[0] != _FENCE:
        raise BadRecord(1, f"a record begins with a line {_FENCE!r}")
    if _FENCE not in rows[1:]:
        raise BadRecord(len(rows), f"the front matter is not closed by a line {_FENCE!r}")
    return rows.index(_FENCE, 1)


def _read_header(rows: list[str]) -> Header:
    text = "\n".join(rows)
    if len(text) > LONGEST_HEADER:
        raise BadRecord(1, f"the front matter has at most {LONGEST_HEADER} characters, not {len(text)}")
    try:
        return msgspec.convert(toml.loads(text), Header)
    except LineError as error:
        raise BadRecord(broken_line(error.line, rows), f"the front matter is {_refusal(error.reason)}") from None
    except msgspec.ValidationError as error:
        raise BadRecord(named_line(str(error), rows), f"the front matter is wrong: {error}") from None


def _refusal(reason: str) -> str:
    return reason if reason.startswith("not TOML") else f"wrong: {reason}"


def _read_line(number: int, row: str) -> Line:
    name, colon, words = row.partition(": ")
    if not colon or not words:
        raise BadRecord(number, f"{_cut(row)} is not a step; a step looks like 'ana: draw bee' or '~: card fox'")
    if name != CHANCE_NAME and not is_name(name):
        raise BadRecord(number, f"{_cut(name)} cannot be a name")
    return Line(name, words)


def _cut(row: str) -> str:
    """A row in quotes, or its beginning: a stranger's row may be as long as the whole text."""
    return repr(row) if len(row) <= _SHOWN else f"{row[:_SHOWN]!r}…"


def _require_canonical(rows: list[str], expected: list[str]) -> None:
    for number, (row, right) in enumerate(zip(rows, expected, strict=False), start=1):
        if row != right:
            raise BadRecord(number, f"{_cut(row)} should be written {_cut(right)}")
    if len(rows) != len(expected):
        raise BadRecord(min(len(rows), len(expected)), "there are lines too many or too few in the front matter")


def _check_header(value: Record) -> None:
    header = value.header
    if header.format != FORMAT:
        raise BadRecord(2, f"format {header.format} is unknown; this program reads format {FORMAT}")
    try:
        check_names(header.seats, len(header.seats))
    except KamishimaError as error:
        raise BadRecord(line_of_key(value, "seats"), error.message) from None
    if header.secret:
        _check_secret(value)
    _check_earlier(value)
    if not header.over and (header.scores or header.ranks):
        raise BadRecord(line_of_key(value, "scores"), "there are scores, but no reason why the game ended")


def _check_secret(value: Record) -> None:
    try:
        secret = bytes.fromhex(value.header.secret)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES or secret.hex() != value.header.secret:
        raise BadRecord(
            line_of_key(value, "secret"), f"a secret is {2 * SECRET_BYTES} hexadecimal digits, in small letters"
        )
    if commitment(secret) != value.header.commitment:
        raise BadRecord(line_of_key(value, "commitment"), "the commitment is not the SHA-256 of the secret")


def _check_earlier(value: Record) -> None:
    until = 0
    for written in value.header.earlier:
        number, _, secret = written.partition(" ")
        if not re.fullmatch("[1-9][0-9]{0,8}", number) or not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
            raise BadRecord(
                line_of_key(value, "earlier"),
                f"{written!r} should be a number of chance steps and the {2 * SECRET_BYTES} digits of their secret",
            )
        if int(number) <= until:
            raise BadRecord(line_of_key(value, "earlier"), "earlier secrets stand in the order of their steps")
        until = int(number)


def line_of_key(value: Record, key: str) -> int:
    for number, row in enumerate(write_header(value.header).split("\n"), start=1):
        if row.startswith(f"{key} ="):
            return number
    return 0


def replay(value: Record, game: AnyGame) -> Match:
    """Play a record again; `BadRecord` names the first line that the rules refuse."""
    return _replay(value, game, None)


def verify(value: Record, game: AnyGame) -> Match:
    """Play a record again, and redraw every chance step from its published secret."""
    if not value.header.secret:
        raise BadRecord(line_of_key(value, "commitment"), "the secret is not published, so chance cannot be redrawn")
    return _replay(value, game, value.header.secret)


def secret_at(earlier: Sequence[str], secret: str, chance: int) -> bytes:
    """The secret that a chance step is drawn from: an earlier one as far as it goes, or the match's own."""
    for written in earlier:
        until, _, before = written.partition(" ")
        if chance < int(until):
            return bytes.fromhex(before)
    return bytes.fromhex(secret)


def _replay(value: Record, game: AnyGame, secret: str | None) -> Match:
    _check_game(value, game)
    if len(value.lines) > game.bound:
        raise BadRecord(value.first_line + game.bound, f"no game of {game.name} has more than {game.bound} steps")
    match = Match(game, value.header.seats)
    for number, line in enumerate(value.lines, start=value.first_line):
        turn, chances = match.turn, match.play.chances
        if secret is not None and isinstance(turn, Chance):
            source = secret_at(value.header.earlier, secret, chances)
            _check_drawn(line, number, turn.at(drawn_below(source, chances, turn.total)).text)
        replay_line(match, line, number)
    _check_end(value, match.result)
    return match


def _check_drawn(line: Line, number: int, drawn: str) -> None:
    if line.name == CHANCE_NAME and line.words != drawn:
        raise BadRecord(number, f"the secret draws {drawn!r} here, not {_cut(line.words)}")


def replay_line(match: Match, line: Line, number: int) -> None:
    _check_speaker(match, line, number)
    try:
        action = match.game.parse(line.words)
        if line.name == CHANCE_NAME:
            match.chance(action)
        else:
            match.act(SeatId(match.names.index(line.name)), action)
    except KamishimaError as error:
        raise BadRecord(number, error.message) from None


def _check_speaker(match: Match, line: Line, number: int) -> None:
    turn = match.turn
    if isinstance(turn, Over):
        raise BadRecord(number, "the game was over before this step")
    expected = match.name_of(turn.seat if isinstance(turn, Decision) else None)
    if line.name != expected:
        raise BadRecord(
            number, f"{line.name!r} speaks, but it is the turn of {expected!r}; is a line missing before it?"
        )


def _check_game(value: Record, game: AnyGame) -> None:
    header = value.header
    if header.game != game.name:
        raise BadRecord(line_of_key(value, "game"), f"this is a record of {header.game!r}, not of {game.name!r}")
    if len(header.seats) != game.players:
        raise BadRecord(line_of_key(value, "seats"), f"{len(header.seats)} seats, but {game.players} players")
    _check_options(value, game)
    if header.rules != game.rules:
        raise BadRecord(
            line_of_key(value, "rules"), f"rules {header.rules} are unknown; this engine plays rules {game.rules}"
        )
    if header.content != game.content_hash:
        raise BadRecord(
            line_of_key(value, "content"),
            f"played with the pack {header.pack!r}, content {header.content[:12]}…; this is {game.content_hash[:12]}…",
        )


def _check_options(value: Record, game: AnyGame) -> None:
    """The options are those of the table, all of them: else another table was meant."""
    expected = msgspec.convert(game.options, dict[str, OptionValue])
    if value.header.options != expected:
        changed = [key for key in value.header.options if value.header.options[key] != expected.get(key)]
        line = line_of_key(value, changed[0]) if changed else value.first_line - 2
        raise BadRecord(line, f"the options should be {expected}")


def _check_end(value: Record, result: Result | None) -> None:
    header = value.header
    if header.steps != len(value.lines):
        raise BadRecord(line_of_key(value, "steps"), f"{header.steps} steps are announced, {len(value.lines)} are here")
    if header.digest != digest(value.lines):
        raise BadRecord(line_of_key(value, "digest"), "the digest does not fit the steps: some line was changed")
    stated = Result(header.scores, header.ranks, header.reason) if header.over else None
    if stated != result:
        reached = "the game is not over after the last step" if result is None else f"the game ends with {result}"
        lines = [line_of_key(value, key) for key in ("scores", "ranks", "reason", "digest")]
        raise BadRecord(next(line for line in lines if line), f"the stated result is wrong: {reached}")
