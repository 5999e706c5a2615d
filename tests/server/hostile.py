"""The worst that can be sent: packs, records, positions and bodies that were made to take time or memory."""

from __future__ import annotations

import random
import re
from typing import Any

from kamishima.core.chance import SecretDice
from kamishima.core.game import AnyGame
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision
from kamishima.games.islands.pack.content import house_text
from kamishima.games.registry import GAMES, box
from kamishima.server.protocol.messages import LONGEST_PACK
from kamishima.server.tables.records import MOST_STEPS

SECRET = bytes(range(32))
NAMES = ("ana", "bo", "cy", "di", "ed", "fay")


# -- bodies ------------------------------------------------------------------------------------------------------------


def bodies(size: int) -> dict[str, bytes]:
    """JSON that fits nothing, as large as it may be."""
    return {
        "many lists": b'{"x":[' + b"[]," * (size // 3 - 9) + b"0]}",
        "many objects": b'{"x":[' + b'{"":0},' * (size // 7 - 9) + b"0]}",
        "many fields": b"{" + b",".join([b'"%d":0' % number for number in range(size // 9)]) + b"}",
        "many numbers": b'{"x":[' + b"1e9," * (size // 4 - 9) + b"0]}",
        "deep lists": b"[" * (size - 9),
        "a long number": b'{"x":' + b"9" * (size - 9) + b"}",
        "a long text": b'{"x":"' + b"\\u7d19" * (size // 6 - 9) + b'"}',
        "not UTF-8": b'{"x":"' + b"\xff" * (size - 9) + b'"}',
    }


# -- packs -------------------------------------------------------------------------------------------------------------


def _in_first_map(signs: str) -> str:
    text = house_text()
    place = text.index("map = '''", text.index("[sheets.")) + len("map = '''")
    return f"{text[:place]}\n{signs}\n{text[place:]}"


def many_sheets() -> str:
    """As many sheets as a pack can hold, all of them good."""
    text = house_text()
    head, sheets = text[: text.index("[sheets.")], text[text.index("[sheets.") :]
    found, number = head, 0
    while len(found) + len(sheets) * 1.03 < LONGEST_PACK:
        renamed = re.sub(r"sheets\.([a-z]+)", rf"sheets.\1x{number}", sheets)
        found += re.sub(r"islands\.([a-z-]+)(?=[\].])", rf"islands.\1y{number}", renamed)
        number += 1
    return found


def many_cards(effect: str, cost: int) -> str:
    """An Origami pack of as many different cards as it can hold."""
    head = 'name = "x"\ngame = "origami"\n[families]\n' + "".join([f'f{one} = "classic"\n' for one in range(6)])
    found, number = head, 0
    while len(found) < LONGEST_PACK - 400:
        found += (
            f'[cards.c{number}]\nfamily = "f{number % 6}"\ncopies = {{is=4,from="ours"}}\n'
            f'cost = {{is={0 if number % 2 else cost},from="ours"}}\nfolds = {{is=1,from="ours"}}\n'
            f'points = {{is=1,from="ours"}}\neffect = {{when="instant",from="ours",do=[{effect}]}}\n'
        )
        number += 1
    return found


BIG_HAND = many_cards('{verb="draw",cards=99},{verb="play"}', 20)


def packs() -> dict[str, tuple[str, str]]:
    """Each with its game."""
    islands = {
        "strange signs": _in_first_map("%" * 17_000) + "#\n" * 11_000,
        "strange rows": _in_first_map("%\n" * 19_000),
        "many outlines": house_text().replace(
            "outlines = [", "outlines = [" + '{ colour = "blue", squares = "z9 z9" },' * 900, 1
        ),
        "many words": house_text().replace('squares = "', 'squares = "' + "z9 " * 12_000, 1),
        "a dotted key": "a" + ".a" * 23_999 + "=1",
        "a dotted table": "[a" + ".a" * 23_999 + "]",
        "a name of brackets": house_text() + '\n[sheets."' + "[" * 39_000 + '"]\n',
        "a name of dots": house_text() + '\n[sheets."' + "." * 39_000 + '"]\n',
        "an unknown field": house_text() + '\n"' + " - at `$." * 4_000 + '" = 1\n',
        "quotes": 'x = """' + '\\"' * 20_000 + "\n" + '"\\' * 3_000,
        "deep": "x = " + "[" * 40_000,
        "numbers": "x = [" + "1," * 23_000 + "]",
        "a long number": "x = " + "9" * 40_000,
        "keys": "".join([f"a{number}=1\n" for number in range(5_000)]),
        "tables": "".join([f"[a.b{number}]\n" for number in range(4_300)]),
        "many sheets": many_sheets(),
        "sheets without islands": house_text()
        + "".join([f'[sheets.z{number}]\nfrom = "ours"\nislands = {{}}\n' for number in range(900)]),
        "shapes": house_text() + "".join([f'[shapes.z{number}]\nfrom = "ours"\nmap = "@#"\n' for number in range(900)]),
    }
    found = {name: ("islands", text[:LONGEST_PACK]) for name, text in islands.items()}
    found["many cards"] = ("origami", many_cards('{verb="draw",cards=1}', 4))
    found["a big hand"] = ("origami", BIG_HAND)
    found["coins"] = ("shaman", GAMES["shaman"].house_text() + "#" * 40_000)
    return found


# -- records -----------------------------------------------------------------------------------------------------------

RICH = re.sub(r"coins = \{ is = \d+", "coins = { is = 999", house_text())


def long_match() -> str:
    """A finished match of as many steps as a server takes: six rich people raise each other coin by coin."""
    game = box("islands").table(6, {}, RICH)
    match = Match(game, NAMES, SecretDice(SECRET))
    rng = random.Random(4)
    while isinstance(match.turn, Decision):
        words = {action.text: action for action in match.turn.actions}
        bids = [text for text in words if text.startswith("bid")]
        if bids:
            raising = len(match.log) < MOST_STEPS - 1_000
            text = min(bids, key=lambda bid: int(bid.split()[-1])) if raising else ""
            chosen = words[text] if text else words.get("pass", match.turn.actions[0])
        else:
            chosen = rng.choice(match.turn.actions)
        match.act(match.turn.seat, chosen)
    return write(record(match, "rich", "test", SECRET, publish=True))


def random_record(game: AnyGame, seed: int = 1) -> str:
    """A match played at random."""
    match = Match(game, NAMES[: game.players], SecretDice(SECRET))
    rng = random.Random(seed)
    while isinstance(match.turn, Decision):
        match.act(match.turn.seat, rng.choice(match.turn.actions))
    return write(record(match, "house", "test", SECRET, publish=True))


def records(size: int) -> dict[str, tuple[str, str]]:
    """Each with its pack."""
    good = random_record(box("shaman").table(4))
    front, _, steps = good.partition("\n+++\n")
    return {
        "a long match": (long_match(), RICH),
        "short lines": ("+++\n+++\n" + "~: a\n" * (size // 5 - 9), ""),
        "empty lines": ("+++\n" + "\n" * (size // 2 - 20), ""),
        "fences": ("+++\n" * (size // 5), ""),
        "one long line": (front + "\n+++\n" + "~: " + "a" * (size - 20_000) + "\n", ""),
        "many steps": (front + "\n+++\n" + steps * 200, ""),
        "a long front": ("+++\n" + "".join([f"a{number} = 1\n" for number in range(1_800)]) + "+++\n", ""),
        "a front said twice": ("+++\n" + "a = 1\n" * 3_300 + "+++\n", ""),
        "a front of options": (
            front + "\n" + "".join([f"o{number} = 1.5\n" for number in range(1_500)]) + "+++\n" + steps,
            "",
        ),
        "a dotted key": ("+++\na" + ".a" * 9_000 + "=1\n+++\n", ""),
        "deep": ("+++\nx = " + "[" * 19_000 + "\n+++\n", ""),
        "a bad pack": (good.replace('"shaman"', '"islands"'), packs()["strange signs"][1]),
        "a large pack": (good.replace('"shaman"', '"islands"'), many_sheets()),
    }


# -- positions ---------------------------------------------------------------------------------------------------------


def positions() -> dict[str, str]:
    return {
        "words": "x " * 4_000,
        "parts": "x;" * 4_000,
        "signs": ";" * 8_000,
        "one word": "x" * 8_000,
        "everything at once": "now acting p1 " + "card/any/bgr/2 " * 260,
        "sheets": "now bidding p1; p1 sheets " + "x " * 2_000,
        "squares": "now bidding p1; p1 sheets a b i1 " + "9999." * 700,
        "filled": "now bidding p1; p1 sheets a b i1 30. filled " + "1 2 3 " * 600,
        "numbers": "season " + "9" * 3_000 + "; science " + "used 1 " * 100,
        "tiles": "p1 " + "shaman m36 " * 300,
        "stacks": "stacks "
        + " ".join([f"{letter}{number}:99" for letter in "abcdefghijklmnopqrstuvwxyz" for number in range(30)]),
    }


def first_play(tree: dict[str, Any]) -> str:
    """Words of an action, a play where there is one."""
    words: list[str] = []
    while True:
        offered = [word for word in tree if word]
        if not offered or ("" in tree and words):
            return " ".join(words)
        word = next((word for word in offered if word in ("play", "use")), offered[0])
        words.append(word)
        following = tree[word]
        if not isinstance(following, dict) or not following:
            return " ".join(words)
        tree = following
