"""Events with every mixture of values, and what a whole sentence is."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping

import msgspec

from kamishima.core.wire import Event

Values = Mapping[str, tuple[object, ...]]


def every(kind: type[Event], values: Values) -> Iterator[Event]:
    """An event of a kind with every mixture of what its fields can hold; those that may be hidden hold nothing, too."""
    fields = msgspec.structs.fields(kind)
    choices = [values[field.name] + ((None,) if "None" in str(field.type) else ()) for field in fields]
    for mixture in itertools.product(*choices):
        yield kind(*mixture)


def assert_whole(sentence: str) -> None:
    """A sentence from its capital to its full stop."""
    assert sentence[0].isupper(), sentence
    assert_no_gaps(sentence)


def assert_no_gaps(sentence: str) -> None:
    """No gaps and no leftovers of the engine; a sentence may begin with a number."""
    assert sentence.endswith("."), sentence
    assert not re.search(r"  |\{|\}|None|: \.| [.,:;]", sentence), sentence
