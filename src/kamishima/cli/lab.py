"""`kamishima lab`: many games between bots, as one report with pictures; two packs can be compared."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from kamishima import interrupts
from kamishima.bots.bot import BOTS
from kamishima.cli.files import require_writable, write_results
from kamishima.cli.packs import naming
from kamishima.cli.progress import exit_code, tracked
from kamishima.cli.setup import add_setting, bots_for, read_pack, read_setting
from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box
from kamishima.lab.setting import Setting
from kamishima.lab.streams import CsvStream, ParquetStream, Stream
from kamishima.lab.study import Game, study
from kamishima.lab.study_report import Side, report


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`GAME --games --bots --versus --seed --engine --html --csv --parquet`, and the setting."""
    add_setting(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default 1000)")
    parser.add_argument(
        "--bots", default="greedy", metavar="A,B", help=f"who plays, repeated as needed: {', '.join(BOTS)}"
    )
    parser.add_argument(
        "--versus",
        type=Path,
        default=None,
        metavar="PACK",
        help="another pack, played over the same seeds and compared",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (default 0)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")
    parser.add_argument("--engine", choices=["local", "ray"], default="local", help="processes here, or a Ray cluster")
    parser.add_argument("--address", default=None, metavar="ADDRESS", help="of the Ray cluster; one is started if none")
    parser.add_argument("--html", type=Path, default=Path("lab.html"), metavar="FILE", help="default lab.html")
    parser.add_argument("--csv", type=Path, default=None, metavar="FILE", help="write one row a game and seat")
    parser.add_argument("--parquet", type=Path, default=None, metavar="FILE", help="the same as Parquet")


def run(arguments: argparse.Namespace) -> int:
    """Play, write the streams on the way and the report at the end."""
    setting = read_setting(arguments)
    bots = bots_for(arguments.bots, setting.players)
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    if arguments.address is not None and arguments.engine != "ray":
        raise KamishimaError("--address is of a Ray cluster: add --engine ray")
    require_writable(arguments.html, arguments.csv, arguments.parquet)
    places = _places(arguments, setting)
    with Rows(_streams(arguments)) as rows:
        sides = _sides(arguments, places, bots, rows)
        write_results((arguments.html, lambda: report(sides).encode()))
    return exit_code(sum([len(side.games) for side in sides]), arguments.games * len(places))


def _places(arguments: argparse.Namespace, setting: Setting) -> list[tuple[str, Setting]]:
    """The setting, and the same with another pack."""
    shelf = box(setting.game)
    places = [(shelf.pack_name(setting.pack), setting)]
    if arguments.versus is not None:
        other = Setting(setting.game, setting.players, setting.options, read_pack(arguments.versus))
        with naming(arguments.versus):
            other.table()
        if other.table().content_hash == setting.table().content_hash:
            raise KamishimaError(f"{arguments.versus}: this pack has the same content, so there is nothing to compare")
        name = shelf.pack_name(other.pack)
        places.append((name if name != places[0][0] else f"{name} (other)", other))
    return places


def _streams(arguments: argparse.Namespace) -> list[Stream]:
    streams: list[Stream] = []
    if arguments.csv:
        streams.append(CsvStream(arguments.csv))
    if arguments.parquet:
        streams.append(ParquetStream(arguments.parquet))
    return streams


class Rows:
    """The files of rows. One that takes no more is given up, and told at the end: the study is not lost for that."""

    def __init__(self, streams: Sequence[Stream]) -> None:
        self._streams = list(streams)
        self._failed: list[KamishimaError] = []

    def add(self, side: str, game: Game) -> None:
        """Write one game."""
        for stream in list(self._streams):
            try:
                stream.add(side, [game])
            except KamishimaError as error:
                self._failed.append(error)
                self._streams.remove(stream)
                with suppress(KamishimaError):
                    stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with ExitStack() as leaving:
            for stream in self._streams:
                leaving.callback(stream.close)
        if self._failed and kind is None:
            raise self._failed[0]


def _sides(
    arguments: argparse.Namespace, places: Sequence[tuple[str, Setting]], bots: Sequence[str], rows: Rows
) -> list[Side]:
    """What each place is like; after an interruption those of which there is something to tell."""
    sides: list[Side] = []
    for name, place in places:
        try:
            sides.append(_side(arguments, name, place, bots, rows))
        except KeyboardInterrupt:
            if not sides:
                raise
        if interrupts.requested():
            break
    return sides


def _side(arguments: argparse.Namespace, name: str, setting: Setting, bots: Sequence[str], rows: Rows) -> Side:
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    chunks = study(
        setting, bots, seeds, engine=arguments.engine, processes=arguments.processes, address=arguments.address
    )
    games: list[Game] = []
    for game in tracked(chunks, arguments.games, f"studying {name}"):
        games.append(game)
        rows.add(name, game)
    return Side(name, setting, tuple(games))
