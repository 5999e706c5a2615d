from __future__ import annotations

from kamishima.games.box import Box, OpenParts
from kamishima.games.shaman import game
from kamishima.games.shaman.pack import content
from kamishima.games.shaman.rules import options, versions

HERE = "kamishima.games.shaman"

BOX = Box(
    name="shaman",
    players=options.PLAYERS,
    house_text=content.house_text,
    read_content=content.read_content,
    make=game.ShamanIsland,
    versions=versions.VERSIONS,
    variants=game.variants,
    mistakes=content.all_mistakes,
    package=HERE,
    figures=("shaman",),
    options=options.Options,
    # When the last island breaks off, all coins are turned over: who wins is a secret, what the land looks like is not.
    open_parts=OpenParts(
        fields=frozenset(["phase", "acting", "turn_of", "round", "actions_left", "stacks", "islands", "sunk", "ended"]),
        events=frozenset(
            {
                "tile-sunk",
                "tile-slid",
                "piece-moved",
                "spirit-ridden",
                "spirit-left",
                "spirit-returned",
                "rider-settled",
                "islands-changed",
                "game-ended",
            }
        ),
    ),
    exports={"ppn": f"{HERE}.ppn:export"},
    view=f"{HERE}.show.view:View",
    events=f"{HERE}.show.events",
    option_details=lambda _content: {"turn-limit": {"least": 1, "most": 1000}},
    drawing=f"{HERE}.terminal.drawing:ShamanDrawing",
    position_editor=f"{HERE}.position_editor:PositionEditor",
    printing=f"{HERE}.printing.pages:print_shaman_box",
    judge=f"{HERE}.values:ShamanJudge",
    net_inputs=f"{HERE}.net_inputs:ShamanInputs",
    observation=f"{HERE}.observation:Encoder",
)
