"""Errors that say what would be right: options, packs, words, and what to install."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import OpenTerminal

from kamishima.cli.main import all_commands, main
from kamishima.cli.session.typed_input import TypedInput
from kamishima.core.words import Phrase
from kamishima.games.registry import GAMES, box
from kamishima.terminal.wording import load_texts
from kamishima.texts.catalogue import LOCALES

Output = pytest.CaptureFixture[str]


def told(arguments: list[str], capsys: Output) -> str:
    """The one line that a command says, and nothing else."""
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err.removeprefix("kamishima: ").rstrip("\n")


def usage(arguments: list[str], capsys: Output) -> str:
    """The last line of what is said about arguments that cannot be read."""
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


# -- options -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "option", "reason"),
    [
        ("origami", "box=nonsense", "box is classic, legends or combined, not 'nonsense'"),
        ("origami", "box=legend", "box is classic, legends or combined (did you mean 'legends'?), not 'legend'"),
        ("origami", "turn-limit=-3", "turn-limit is between 1 and 1000, not -3"),
        ("shaman", "turn-limit=-3", "turn-limit is between 1 and 1000, not -3"),
        ("shaman", "turn-limit=2.5", "turn-limit is a whole number, not '2.5'"),
        ("origami", "turn-limit=" + "9" * 5000, "turn-limit is a whole number, not '" + "9" * 58 + "…"),
        ("origami", "memory-aid=yes", "memory-aid is true or false, not 'yes'"),
        ("origami", "famlies=farm,sky", "there is no option 'famlies'; did you mean 'families'?; the options of"),
        ("origami", "families=frm,sky", "there are farm, sky, sea, savannah, lawn; did you mean 'farm'?"),
        ("origami", "box=3", "box is classic, legends or combined, not 3"),
        ("islands", "sciense=true", "there is no option 'sciense'; did you mean 'science'?"),
        ("islands", "near=maybe", "near is true or false, not 'maybe'"),
    ],
)
def test_an_option_that_cannot_be_is_told_with_what_can(game: str, option: str, reason: str, capsys: Output) -> None:
    assert reason in told(["simulate", game, "--games", "1", "--option", option], capsys)


# -- mistyped words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("simulte origami", "simulate"),
        ("play origmi", "origami"),
        ("simulate origami --plyers 3", "--players"),
        ("islands shwo", "show"),
        ("islands forge --trise 3", "--tries"),
        ("content chek origami", "check"),
        ("print origami --paper leter", "letter"),
        ("lab origami --engine locl", "local"),
    ],
)
def test_a_mistyped_argument_is_told_with_what_was_meant(line: str, meant: str, capsys: Output) -> None:
    assert usage(line.split(), capsys).endswith(f"; did you mean {meant!r}?")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("simulate origami --bots gredy", "greedy"),
        ("simulate origami --bots dragn@untimed", "dragon"),
        ("play origami --bots papr", "paper"),
        ("arena origami --bots uniform,greedi", "greedy"),
        ("islands show torto", "tortoise"),
    ],
)
def test_a_mistyped_name_is_told_with_what_was_meant(line: str, meant: str, capsys: Output) -> None:
    assert told(line.split(), capsys).endswith(f"; did you mean {meant!r}?")


@pytest.mark.parametrize(
    ("locale", "typed", "answer"),
    [
        ("en", "drow", "“drow” is not possible now. Did you mean “draw”? This may follow: "),
        ("de", "drow", "Meinst du „draw“?"),
        ("pl", "drow", "Może chodzi o „draw”?"),
        ("en", "scor", "Did you mean “score”?"),
        ("en", "draw monky", "Did you mean “monkey”?"),
        ("de", "draw lowe", "Meinst du „lion“?"),
    ],
)
def test_a_mistyped_word_at_the_table_is_told_with_what_was_meant(locale: str, typed: str, answer: str) -> None:
    phrases = [Phrase(("draw", "lion")), Phrase(("draw", "monkey")), Phrase(("play", "cat", "left"))]
    typed_input = TypedInput(phrases, [], load_texts("origami", locale, None), ["Ana", "Bo"])
    assert answer in typed_input.parse(typed).answer


def test_a_word_that_is_like_nothing_is_not_explained_by_anything() -> None:
    typed_input = TypedInput([Phrase(("draw", "lion"))], [], load_texts("origami", "en", None), ["Ana", "Bo"])
    assert "Did you mean" not in typed_input.parse("xyzzy").answer


@pytest.mark.parametrize(
    ("game", "said", "meant"),
    [
        ("origami", "drow cat", "draw"),
        ("origami", "draw catt", "cat"),
        ("islands", "pint i1 c3 red", "paint"),
        ("islands", "paint i1 c3 bleu", "blue"),
        ("islands", "shape domno", "domino"),
        ("shaman", "plase m35", "place"),
    ],
)
def test_a_mistyped_action_of_a_record_is_told_with_what_was_meant(game: str, said: str, meant: str) -> None:
    with pytest.raises(Exception, match=f"; did you mean '{meant}'\\?$"):
        box(game).table(2).parse(said)


# -- packs -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def test_a_verb_that_is_none_is_told_with_those_that_are(pack: Path, capsys: Output) -> None:
    pack.write_text(box("origami").house_text().replace('verb = "draw"', 'verb = "drawx"', 1), "utf-8")
    line = told(["content", "check", "origami", str(pack)], capsys)
    assert line.startswith(f"{pack}: line 27: cards.cat.effect.do[0].verb: Invalid value 'drawx'; there are draw, ")
    assert line.endswith("; did you mean 'draw'?")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_of_another_game_says_so(game: str, pack: Path, capsys: Output) -> None:
    other = next(name for name in GAMES if name != game)
    pack.write_text(box(other).house_text(), "utf-8")
    for command in (["content", "check", game, str(pack)], ["simulate", game, "--pack", str(pack)]):
        line = told(command, capsys)
        assert line.startswith(f"{pack}: line ")
        assert line.endswith(f": game: this is a pack of {other!r}, not of {game!r}")


COMMANDS_WITH_A_PACK = [
    "simulate origami",
    "arena origami",
    "lab origami",
    "balance origami",
    "play origami",
    "print origami",
    "islands show",
    "islands forge",
    "islands balance",
]


@pytest.mark.parametrize("command", COMMANDS_WITH_A_PACK)
def test_a_broken_pack_is_told_with_its_file_and_its_line(command: str, pack: Path, capsys: Output) -> None:
    pack.write_text("name = 1\nname = = 2\n", "utf-8")
    line = told([*command.split(), "--pack", str(pack)], capsys)
    assert line.startswith(f"{pack}: line 2: not TOML: ")


@pytest.mark.parametrize("command", ["verify", "replay --text"])
def test_a_broken_pack_is_not_blamed_on_a_record(command: str, pack: Path, finished: Path, capsys: Output) -> None:
    pack.write_text("name = = 2\n", "utf-8")
    line = told([*command.split(), str(finished), "--pack", str(pack)], capsys)
    assert line.startswith(f"{pack}: line 1: not TOML: ")


def test_the_other_pack_of_a_comparison_is_named_too(pack: Path, capsys: Output) -> None:
    pack.write_text("name = = 2\n", "utf-8")
    assert told(["lab", "origami", "--versus", str(pack)], capsys).startswith(f"{pack}: line 1: not TOML: ")


SPOILED = (
    ("cost = { is = 2,", 'cost = { is = "2",'),
    ('verb = "draw"', 'verb = "drawx"'),
    ('family = "sky"', 'family = "skyy"'),
    ("folds = { is = 4,", "folds = { is = 7,"),
)


def test_all_mistakes_of_a_pack_are_told_at_once_with_their_places(pack: Path, capsys: Output) -> None:
    text = box("origami").house_text()
    for good, bad in SPOILED:
        assert good in text
        text = text.replace(good, bad, 1)
    pack.write_text(text, "utf-8")
    assert main(["content", "check", "origami", str(pack)]) == 2
    shown = capsys.readouterr()
    lines = [*shown.out.splitlines(), shown.err.removeprefix("kamishima: ").rstrip("\n")]
    assert len(lines) == len(SPOILED)
    assert all([line.startswith(f"{pack}: line ") for line in lines])
    numbers = [int(line.partition(": line ")[2].partition(":")[0]) for line in lines]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    ("game", "changes", "paths"),
    [
        ("shaman", [("upper = { is = ", "upper = { is = 9"), ("[shaman]", '[shaman]\ncolour = "red"')], ["shaman"]),
        ("islands", [("coins = ", "gold = "), ("[season]", "[season]\nrain = 1")], ["setup", "setup", "season"]),
    ],
)
def test_every_game_knows_all_mistakes_of_its_packs(
    game: str, changes: list[tuple[str, str]], paths: list[str]
) -> None:
    text = box(game).house_text()
    for good, bad in changes:
        assert good in text
        text = text.replace(good, bad, 1)
    found = box(game).all_mistakes(text)
    assert all([mistake.line > 0 for mistake in found])
    assert [mistake.reason.partition(":")[0] for mistake in found] == paths


@pytest.mark.parametrize("game", GAMES)
def test_our_own_packs_have_no_mistakes(game: str) -> None:
    assert box(game).all_mistakes(box(game).house_text()) == []


def test_a_sheet_that_cannot_be_read_does_not_hide_what_is_wrong_with_another() -> None:
    text = box("islands").house_text()
    first = text.index("[sheets.a.islands.tortoise]\nmap = ")
    text = text[:first] + text[first:].replace("map = ", "chart = ", 1)
    second = text.index("[sheets.b")
    text = text[:second] + text[second:].replace("$", "?", 1)
    found = box("islands").all_mistakes(text)
    assert len({mistake.reason.split(".")[1] for mistake in found}) == 2


# -- the command itself ------------------------------------------------------------------------------------------------


def test_kamishima_alone_lists_its_commands(capsys: Output) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert all([f"    {command} " in shown for command in all_commands()])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_keys_of_a_replay_fit_into_eighty_columns_with_the_way_out_first(locale: str) -> None:
    keys = load_texts("origami", locale, None).say("terminal-keys", seats="1–4")
    assert keys.startswith("q ")
    assert len(keys) <= 80


def test_a_replay_says_how_to_leave_it_in_eighty_columns(terminal: OpenTerminal, finished: Path) -> None:
    screen = terminal("replay", finished, width=80, height=24)
    shown = screen.wait_for("q quit")
    assert "a open" in shown
    screen.type("q")
    screen.wait_for("exit code 0")


def test_no_document_or_message_sends_people_to_an_index() -> None:
    root = Path(__file__).parents[2]
    for path in [*(root / "src").rglob("*.py"), *root.glob("*.md"), *(root / "docs").rglob("*.md")]:
        assert "pip install kamishima" not in path.read_text("utf-8"), path
        assert "pip install 'kamishima" not in path.read_text("utf-8"), path
