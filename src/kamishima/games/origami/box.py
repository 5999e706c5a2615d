from __future__ import annotations

from typing import Any

from kamishima.games.box import Box, Command, PrintOption
from kamishima.games.origami import game
from kamishima.games.origami.pack import content
from kamishima.games.origami.rules import options, versions

HERE = "kamishima.games.origami"
FIGURES = (
    "farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary", "characters", "origami",
)  # fmt: skip


def option_details(contents: content.Content) -> dict[str, dict[str, Any]]:
    """Families and pairs are in some boxes only."""
    pairs = list(contents.pairs)
    families = {name: list(options.families_of(contents, name)) for name in ("classic", "legends", "combined")}
    return {
        "turn-limit": {"least": 1, "most": 1000},
        "families": {"values": list(contents.families), "values_by": {"box": families}},
        "pairs": {"values": pairs, "values_by": {"box": {"classic": [], "legends": pairs, "combined": pairs}}},
    }


BOX = Box(
    name="origami",
    players=options.PLAYERS,
    house_text=content.house_text,
    read_content=content.read_content,
    make=game.Origami,
    versions=versions.VERSIONS,
    variants=game.variants,
    mistakes=content.all_mistakes,
    package=HERE,
    figures=FIGURES,
    options=options.Options,
    measured_options=({}, {"box": "legends"}, {"box": "combined"}),
    view=f"{HERE}.show.view:View",
    events=f"{HERE}.show.events",
    commands={
        "balance": Command("which cards of Origami are played, and who wins with them", f"{HERE}.commands.balance")
    },
    option_details=option_details,
    drawing=f"{HERE}.terminal.drawing:OrigamiDrawing",
    printing=f"{HERE}.printing.pages:print_origami_box",
    print_options={
        "backs": PrintOption("a page of backs after each page of fronts", "only the cards of origami have backs")
    },
    judge=f"{HERE}.values:OrigamiJudge",
    net_inputs=f"{HERE}.net_inputs:OrigamiInputs",
    observation=f"{HERE}.observation:Encoder",
    rule_names=f"{HERE}.show.rule_names:rule_names",
    features=f"{HERE}.lab.features:OrigamiFeatures",
)
