"""What everybody else may ask of a game: one `Box` for each, in the `box.py` of its folder.

Parts that only some need are named as `module:attribute` and imported when they are asked for, so that extras stay
extras. Every part but the rules may be missing; the fallback is said beside it.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module, resources
from typing import Any

import msgspec

from kamishima.core.errors import BadContent
from kamishima.core.game import AnyGame
from kamishima.games.versions import FIRST, RulesVersion, known_version

Variant = tuple[int, dict[str, object]]
"""A number of players, and options."""
Part = str
"""`module:attribute`, imported by `Box.part`; empty where a game has no such part."""


def no_content(text: str) -> None:
    """Reads the content of a game that has none: there is nothing that a pack could replace."""
    if text:
        raise BadContent(1, "this game has no content, so there are no packs of it")


class OpenParts(msgspec.Struct, frozen=True):
    """What a preview may tell although the step shows something hidden, because it follows from what lies open."""

    fields: frozenset[str] = frozenset()
    """Fields of the view."""
    events: frozenset[str] = frozenset()
    """Tags of events."""


class Trial(msgspec.Struct, frozen=True):
    """Bots play with the new parts of a pack, and what comes of it is told after each game."""

    play: Callable[[Any, int, str, range], Iterator[Any]]
    """One game for each seed, with a content, so many players, and this bot at every seat."""
    played: type
    """The struct that is known of a game."""
    report: Callable[[Any, Sequence[Any]], Any]
    """What came of some games with a content."""
    reported: type
    """The struct of a report; those of several games differ in their tags."""


class Command(msgspec.Struct, frozen=True):
    summary: str
    module: str
    """With `add_arguments(parser)` and `run(arguments) -> int`."""


class PrintOption(msgspec.Struct, frozen=True):
    """What can be said about the printing of one game alone, as an argument of its `printing`."""

    summary: str
    reason: str
    """Why other games have no such option: `only the cards of origami have backs`."""
    numbers: range | None = None
    """What it can be; without it the option is either given or not."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its content, its tables, and the parts that others draw, print, judge and measure it with."""

    name: str
    players: range
    make: Callable[[Any, int, Mapping[str, object], int], AnyGame]
    """A table, from the content, the number of players, the options and the version of the rules."""
    versions: tuple[RulesVersion, ...] = (FIRST,)
    """The versions of its rules that can be played, the newest last; without it there is one."""
    variants: Callable[[Any], list[Variant]] | None = None
    """The set-ups that the test kit should play with a content; without it all numbers of players, without options."""
    house_text: Callable[[], str] = str
    """The text of the game's own content pack; empty without it."""
    read_content: Callable[[str], Any] = no_content
    """The content that a pack describes; without it the game has no content, and takes no packs."""
    mistakes: Callable[[str], list[BadContent]] | None = None
    """Everything that is wrong with a pack; without it only the first mistake is known."""
    package: str = ""
    """Where `texts/<locale>.ftl`, `RULES.md` and `figures` lie; without texts the game's words themselves are shown."""
    figures: tuple[str, ...] = ()
    """The groups of its figures, each a file `figures/<group>.toml`."""
    options: type[msgspec.Struct] | None = None
    """The options of a table; none without it."""
    option_details: Callable[[Any], dict[str, dict[str, Any]]] | None = None
    """What the types of the options do not say (least, most, values), for content; fields of `OptionInfo`."""
    usual_players: int | None = None
    """How many play unless somebody says otherwise; without it two, or the fewest allowed."""
    measured_options: tuple[Mapping[str, object], ...] = ({},)
    """The tables that the research pages measure."""
    open_parts: OpenParts = OpenParts()
    """What previews tell of steps that show something hidden; without it nothing of such a step."""
    commands: Mapping[str, Command] = {}
    """Commands of this game alone."""
    exports: Mapping[str, Part] = {}
    """Formats of others that a finished match can be written in: a name, and a function of a record and its table."""

    view: Part = ""
    """The struct of its view, for the types of the page."""
    events: str = ""
    """The module of its events, for the types of the page."""
    judge: Part = ""
    """Makes a `bots.judge.Judge` of a table; without it positions are judged by their `outlook`."""
    net_inputs: Part = ""
    """Makes a `bots.net_inputs.NetInputs` of a table; without it, or without `nets/*.weights`, no net is asked."""
    observation: Part = ""
    """Makes an `adapters.observation.Encoder` of a table; without it learners see the words of a turn alone."""
    drawing: Part = ""
    """A `terminal.drawing.Drawing`; without it the terminal shows the view as plain text."""
    printing: Part = ""
    """Writes a print-and-play PDF: a function of a file, content, `Texts`, paper, typeface and the options beneath."""
    print_options: Mapping[str, PrintOption] = {}
    features: Part = ""
    """A `lab.features.FeatureCollector`; without it reports know of actions only their first words."""
    pack_hints: Part = ""
    """Remarks on the balance of a pack that can be played with; none without it."""
    pack_report: Part = ""
    """Makes a `pack_report.PackReport` of the text of a pack; without it the first mistake is told."""
    trial: Part = ""
    """A `Trial`; without it packs cannot be tried."""
    position_editor: Part = ""
    """Makes a `server.tables.position_editor.PositionEditor` of a table; without it positions cannot be placed."""
    rule_names: Part = ""
    """The cards that names in the rules stand for, from the content and `Texts.name`; without it rules name none."""

    def table(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        pack: str | None = None,
        rules: int | None = None,
    ) -> AnyGame:
        """A table of this game; `pack` is the text of another content pack, `rules` an older version."""
        version = known_version(self.name, self.versions, rules)
        return self.make(self.content(pack), players, options or {}, version)

    def content(self, pack: str | None = None) -> Any:  # noqa: ANN401  # each game has a type of its own
        return self.read_content(self.house_text() if pack is None else pack)

    def setups(self) -> list[Variant]:
        return [(players, {}) for players in self.players] if self.variants is None else self.variants(self.content())

    def all_mistakes(self, pack: str) -> list[BadContent]:
        """Everything that is wrong with a pack; nothing when it can be played with."""
        if self.mistakes is not None:
            return self.mistakes(pack)
        try:
            self.read_content(pack)
        except BadContent as error:
            return [error]
        return []

    def pack_name(self, pack: str | None = None) -> str:
        """The name that a pack gives itself; a game without content is its own."""
        return str(getattr(self.content(pack), "name", self.name))

    @property
    def usual_number(self) -> int:
        """How many play unless somebody says otherwise: two, or the fewest allowed."""
        return self.usual_players or (2 if 2 in self.players else self.players[0])

    def file(self, *path: str) -> str | None:
        """A text that lies in the package of the game, as `file("texts", "en.ftl")`; None where there is none."""
        found = resources.files(self.package).joinpath(*path) if self.package else None
        return found.read_text("utf-8") if found is not None and found.is_file() else None

    def nets(self) -> dict[str, bytes]:
        """The files `nets/<name>.weights` in the package of the game, by their names."""
        folder = resources.files(self.package).joinpath("nets") if self.package else None
        if folder is None or not folder.is_dir():
            return {}
        files = sorted(
            [file for file in folder.iterdir() if file.name.endswith(".weights")], key=lambda file: file.name
        )
        return {file.name.removesuffix(".weights"): file.read_bytes() for file in files}

    def released_pack(self, content: str) -> str | None:
        """The text of our own pack as it was in some release, by its hash; None where there is none."""
        if not self.package or not content.isalnum():
            return None
        found = resources.files(self.package).joinpath("content", "released", f"{content}.toml.gz")
        return gzip.decompress(found.read_bytes()).decode() if found.is_file() else None

    def part(self, part: Part) -> Any:  # noqa: ANN401  # whoever asks knows what it is
        """Import a part: `box.part(box.drawing)`; None where the game has none."""
        module, _, attribute = part.partition(":")
        return getattr(import_module(module), attribute) if module else None
