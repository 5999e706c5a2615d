"""`kamishima lab`: many games between bots, as one report with pictures; two packs can be compared."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self

from kamishima import interrupts
from kamishima.cli.arguments import (
    add_bots,
    add_seeds,
    add_setting,
    bots_for,
    read_pack,
    read_seeds,
    read_setting,
    say_who_judges,
)
from kamishima.cli.files import naming, require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting
from kamishima.games.registry import box, open_table
from kamishima.lab.reports.study import Side, report
from kamishima.lab.streams import CsvStream, ParquetStream, Stream
from kamishima.lab.study import StudiedGame, study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    add_bots(parser, usual="greedy")
    add_seeds(parser, games=1000)
    told = "another pack, played over the same seeds and compared"
    parser.add_argument("--versus", type=Path, default=None, metavar="PACK", help=told)
    parser.add_argument("--engine", choices=["local", "ray"], default="local", help="processes here, or a Ray cluster")
    parser.add_argument("--address", default=None, metavar="ADDRESS", help="of the Ray cluster; one is started if none")
    parser.add_argument("--html", type=Path, default=Path("lab.html"), metavar="FILE", help="default lab.html")
    parser.add_argument("--csv", type=Path, default=None, metavar="FILE", help="write one row a game and seat")
    parser.add_argument("--parquet", type=Path, default=None, metavar="FILE", help="the same as Parquet")


def run(arguments: argparse.Namespace) -> int:
    setting = read_setting(arguments)
    bots = bots_for(arguments.bots, setting.players)
    say_who_judges(open_table(setting), bots)
    seeds = read_seeds(arguments)
    if arguments.address is not None and arguments.engine != "ray":
        raise KamishimaError("--address is of a Ray cluster: add --engine ray")
    require_writable(arguments.html, arguments.csv, arguments.parquet)
    places = _places(arguments, setting)
    with Rows(_streams(arguments)) as rows:
        sides = _sides(arguments, places, bots, seeds, rows)
        write_results((arguments.html, lambda: report(sides).encode()))
    return exit_code(sum([len(side.games) for side in sides]), arguments.games * len(places))


def _places(arguments: argparse.Namespace, setting: Setting) -> list[tuple[str, Setting]]:
    """The setting, and the same with another pack."""
    played = box(setting.game)
    places = [(played.pack_name(setting.pack), setting)]
    if arguments.versus is not None:
        other = Setting(setting.game, setting.players, setting.options, read_pack(arguments.versus))
        with naming(arguments.versus):
            open_table(other)
        if open_table(other).content_hash == open_table(setting).content_hash:
            raise KamishimaError(f"{arguments.versus}: this pack has the same content, so there is nothing to compare")
        name = played.pack_name(other.pack)
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

    def add(self, side: str, game: StudiedGame) -> None:
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

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        with ExitStack() as leaving:
            for stream in self._streams:
                leaving.callback(stream.close)
        if self._failed and kind is None:
            raise self._failed[0]


def _sides(
    arguments: argparse.Namespace, places: Sequence[tuple[str, Setting]], bots: Sequence[str], seeds: range, rows: Rows
) -> list[Side]:
    """What each place is like; after an interruption those of which there is something to tell."""
    sides: list[Side] = []
    for name, place in places:
        try:
            chunks = study(
                place, bots, seeds, engine=arguments.engine, processes=arguments.processes, address=arguments.address
            )
            games: list[StudiedGame] = []
            for game in tracked(chunks, len(seeds), f"studying {name}"):
                games.append(game)
                rows.add(name, game)
            sides.append(Side(name, place, tuple(games)))
        except KeyboardInterrupt:
            if not sides:
                raise
        if interrupts.requested():
            break
    return sides
