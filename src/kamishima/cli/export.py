"""`kamishima export RECORD --ppn`: a finished match in a format of others."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.adapters.ppn import export
from kamishima.cli.files import write_results
from kamishima.cli.output import write_text
from kamishima.cli.setup import add_pack, read_pack, read_text
from kamishima.cli.verify import table_of
from kamishima.core.record import read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`RECORD --ppn --out --pack`."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record of a finished match of Shaman Island")
    parser.add_argument("--ppn", action="store_true", required=True, help="as Portable Piecepack Notation")
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="write there instead of to the screen")
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print or write the notation."""
    value = read(read_text(arguments.record))
    text = export(value, table_of(value, read_pack(arguments.pack)))
    if arguments.out is None:
        write_text(text)
        return 0
    write_results((arguments.out, text.encode))
    return 0
