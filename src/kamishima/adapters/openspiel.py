"""The games in OpenSpiel: `pyspiel.load_game("kamishima_origami(players=3,box=legends)")`.

Importing this module registers them. An action is the number of a word, for players and for chance; what leaves no
choice happens by itself. Chance is explicit: its words have probabilities.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from kamishima.adapters.recall import DIGEST, LOG
from kamishima.adapters.rewards import rewards
from kamishima.adapters.tables import default_options
from kamishima.core.turn import Over, SeatId
from kamishima.extras import missing
from kamishima.games.registry import GAMES, box

try:
    import msgspec
    import numpy as np
    import pyspiel

    from kamishima.adapters.arrays import Numbers
    from kamishima.adapters.spots import Kit, Options, kit_of
except ImportError as error:
    raise missing(error, "openspiel") from None

Parameters = Mapping[str, Any]
WORDS_OF_AN_ACTION = 16
"""No action leaves more words to choose."""
GREATEST_SCORE = 10_000.0
SEED_BITS = 53
"""A number between 0 and 1 tells so many bits."""


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.spot = game.kit.start

    def current_player(self) -> int:
        spot = self.spot
        if spot.choice is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if spot.seat is None else int(spot.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.spot.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.spot.chances()

    def _apply_action(self, action: int) -> None:
        self.spot = self.spot.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.spot.kit.vocabulary.words[action]

    def is_terminal(self) -> bool:
        return self.spot.choice is None

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that a player cannot tell from this one; its history begins there, since the true one is not known.

        The same numbers from the sampler give the same state.
        """
        made = TableState(self.get_game())
        seed = int(probability_sampler() * (1 << SEED_BITS))
        made.spot = self.spot.imagined(SeatId(player_id), random.Random(seed))
        return made

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        turn = self.spot.turn
        if not isinstance(turn, Over):
            return [0.0] * self.spot.kit.game.players
        return list(rewards(turn.result, self.spot.kit.reward))

    def __str__(self) -> str:
        spot = self.spot
        said = spot.kit.vocabulary.text(spot.choice.said) if spot.choice is not None else ""
        return f"{msgspec.json.encode(spot.kit.game.encode(spot.state)).decode()} {said}".rstrip()


class TableObserver:
    def __init__(self, kit: Kit, *, recalls: bool) -> None:
        self._kit = kit
        self._recalls = recalls
        plan = kit.observer.plan
        self._size = plan.size
        extra = DIGEST + LOG if recalls else 0
        self.tensor: Numbers = np.zeros(self._size + extra, np.float32)
        self.dict: dict[str, Numbers] = dict(plan.split(self.tensor[: self._size]))
        if recalls:
            self.dict["long-ago"] = self.tensor[self._size : self._size + DIGEST]
            self.dict["log"] = self.tensor[self._size + DIGEST :]

    def set_from(self, state: TableState, player: int) -> None:
        spot, seat = state.spot, SeatId(player)
        choice = spot.said_by(seat)
        self.tensor[: self._size] = self._kit.observer.observation(spot.state, seat, choice)
        if self._recalls:
            early, late = self._kit.recall.numbers(spot.way.log, seat, choice, spot.past(seat))
            self.dict["long-ago"][:] = early
            self.dict["log"][:] = 0
            self.dict["log"][: len(late)] = late

    def string_from(self, state: TableState, player: int) -> str:
        """The view of a player, or its whole log."""
        spot, seat = state.spot, SeatId(player)
        choice, kit = spot.said_by(seat), self._kit
        if self._recalls:
            return kit.recall.text(spot.way.log, seat, choice, spot.past(seat))
        said = kit.vocabulary.text(choice.said) if choice is not None else ""
        return f"{msgspec.json.encode(kit.game.view(spot.state, seat)).decode()} {said}".rstrip()


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table as OpenSpiel wants it; `game_of` makes one class for each game."""

    name = ""

    def __init__(self, params: Parameters | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", box(self.name).usual_number))
        options, pack, reward = chosen_options(self.name, given), given.get("pack", ""), given.get("reward", "")
        self.kit = kit_of(self.name, players, options, str(pack), str(reward))
        super().__init__(game_type(self.name, zero_sum=self.kit.zero_sum), _about(self.kit), given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:  # noqa: ANN401  # pyspiel
        """What players see; with perfect recall, what they remember."""
        return TableObserver(self.kit, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return self.kit.game.bound * 2


def parameters(name: str) -> dict[str, Any]:
    """What can be set at a table, with the defaults; names that belong together are joined with `+`."""
    options = {option: "" if isinstance(value, tuple) else value for option, value in default_options(name).items()}
    return {"players": box(name).usual_number, "pack": "", "reward": "", **options}


def chosen_options(name: str, given: Parameters) -> Options:
    """The options that are not as they usually are."""
    found: list[tuple[str, object]] = []
    for option, usual in default_options(name).items():
        value = given.get(option, usual)
        if isinstance(usual, tuple) and isinstance(value, str):
            value = tuple(value.split("+")) if value else ()
        if value != usual:
            found.append((option, value))
    return tuple(found)


def _about(kit: Kit) -> Any:  # noqa: ANN401  # pyspiel has no types
    highest = GREATEST_SCORE if kit.reward == "score" else 1.0
    return pyspiel.GameInfo(
        num_distinct_actions=kit.vocabulary.size,
        max_chance_outcomes=kit.vocabulary.size,
        num_players=kit.game.players,
        min_utility=0.0 if kit.reward == "win" else -highest,
        max_utility=highest,
        utility_sum=0.0 if kit.zero_sum else None,
        max_game_length=kit.game.bound * WORDS_OF_AN_ACTION,
    )


def game_type(name: str, *, zero_sum: bool = True) -> Any:  # noqa: ANN401  # pyspiel has no types
    """What OpenSpiel knows of a game before it is set up."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"kamishima_{name}",
        long_name=f"Kamishima {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also in open games: what a seat has said of its next action is its own until the action is complete.
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=box(name).players[-1],
        min_num_players=box(name).players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def register() -> None:
    """Let OpenSpiel know the games; once is enough."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"kamishima_{name}" not in known:
            pyspiel.register_game(game_type(name), type(f"{name.title()}Game", (TableGame,), {"name": name}))


register()
