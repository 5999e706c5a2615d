from __future__ import annotations

from kamishima.games.box import Box, Command, PrintOption
from kamishima.games.islands import game
from kamishima.games.islands.pack import content
from kamishima.games.islands.rules import options, versions

HERE = "kamishima.games.islands"

BOX = Box(
    name="islands",
    players=options.PLAYERS,
    house_text=content.house_text,
    read_content=content.read_content,
    make=game.Islands,
    versions=versions.VERSIONS,
    variants=game.variants,
    mistakes=content.all_mistakes,
    package=HERE,
    figures=("islands",),
    options=options.Options,
    measured_options=({}, {"catch_up": True}, {"science": True}),
    view=f"{HERE}.show.view:View",
    events=f"{HERE}.show.events",
    commands={
        "islands": Command("draw, check, forge and measure the islands of Origami Islands", f"{HERE}.commands.islands")
    },
    option_details=lambda _content: {"science": {"players": [1]}},
    drawing=f"{HERE}.terminal.drawing:IslandsDrawing",
    printing=f"{HERE}.printing.pages:print_islands_box",
    print_options={
        "copies": PrintOption(
            "how often each island sheet (default 1)", "only islands has sheets to be used up", range(1, 21)
        )
    },
    pack_hints=f"{HERE}.lab.hints:lines",
    pack_report=f"{HERE}.lab.pack_report:pack_report",
    trial=f"{HERE}.lab.trial:TRIAL",
    position_editor=f"{HERE}.position_editor:PositionEditor",
    judge=f"{HERE}.values:IslandsJudge",
    observation=f"{HERE}.observation:Encoder",
    features=f"{HERE}.lab.features:IslandsFeatures",
)
