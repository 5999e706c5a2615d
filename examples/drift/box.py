# drift/box.py
from drift.rules import PLAYERS, Drift
from kamishima.games.box import Box

BOX = Box(
    name="drift",
    players=PLAYERS,
    make=Drift,
    package="drift",
    view="drift.show:View",
    events="drift.show",
)
