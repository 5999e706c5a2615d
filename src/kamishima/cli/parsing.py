"""Reads the arguments of a command; for a mistyped word it says what was probably meant."""

from __future__ import annotations

import argparse
import re
from typing import NoReturn

from kamishima.core.text.spelling import did_you_mean

CHOICE = re.compile(r"invalid choice: '(.*)' \(choose from (.*)\)$", re.DOTALL)
STRANGE = re.compile(r"unrecognized arguments: (--[^\s=]+)")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Leave with code 2, the usage, and what is wrong."""
        super().error(message + self._meant(message))

    def _meant(self, message: str) -> str:
        chosen, strange = CHOICE.search(message), STRANGE.search(message)
        if chosen:
            return did_you_mean(chosen[1], re.findall(r"[\w-]+", chosen[2]))
        if strange:
            return did_you_mean(strange[1], re.findall(r"--[\w-]+", self.format_help()))
        return ""
