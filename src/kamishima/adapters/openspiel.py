"""The games in OpenSpiel: `pyspiel.load_game("kamishima_origami(players=3,box=legends)")`.

Importing this module registers them. An action is the number of a word, for players and for chance; what leaves no
choice happens by itself. Chance is explicit: its words have probabilities.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from kamishima.adapters.extras import missing
from kamishima.adapters.recall import DIGEST, LOG, Recall
from kamishima.adapters.rewards import check_reward, rewards, usual_reward
from kamishima.adapters.steps import Entry, Fork, Speech
from kamishima.adapters.tables import default_options, make_table, usual_players
from kamishima.core.game import Action, AnyGame, Chance, Decision, Over, SeatId, State, Turn
from kamishima.games.registry import GAMES, box

try:
    import msgspec
    import numpy as np
    import pyspiel

    from kamishima.adapters.arrays import Numbers, Observer
except ImportError as error:
    raise missing(error, "openspiel") from None

Parameters = Mapping[str, Any]
Options = tuple[tuple[str, object], ...]
Key = tuple[str, int, Options, str, str]
WORDS_OF_AN_ACTION = 16
"""No action leaves more words to choose."""
GREATEST_SCORE = 10_000.0


class Kit:
    """What all positions of one table share."""

    def __init__(self, name: str, players: int, options: Options, pack: str, reward: str) -> None:
        self.key: Key = (name, players, options, pack, reward)
        self.game: AnyGame = make_table(name, players, dict(options), pack)
        self.speech = Speech(self.game)
        self.observer = Observer(self.game, self.speech)
        self.recall = Recall(self.game, self.speech)
        self.reward = reward or usual_reward(players)
        check_reward(self.reward)
        self.zero_sum = self.reward == "rank" and players > 1
        self.start = settled(self, self.game.start(), None, ())


@lru_cache(maxsize=64)
def kit_of(name: str, players: int, options: Options, pack: str, reward: str) -> Kit:
    """The kit of a table; positions that are unpickled find the one that is there."""
    return Kit(name, players, options, pack, reward)


class Spot:
    """A place in the tree: a position, the words said in it, and the way here. It never changes, so copies share it."""

    def __init__(
        self, kit: Kit, state: State, turn: Turn, fork: Fork | None, *, log: Entry | None, path: tuple[int, ...]
    ) -> None:
        self.kit = kit
        self.state = state
        self.turn = turn
        self.fork = fork
        """Where the next word is chosen; nowhere when the match is over."""
        self.log = log
        self.path = path
        """All words chosen, chance included."""

    @property
    def seat(self) -> SeatId | None:
        """Who chooses; nobody when chance does, or when it is over."""
        return self.turn.seat if isinstance(self.turn, Decision) else None

    def after(self, number: int) -> Spot:
        """The place after one more word."""
        assert self.fork is not None
        following = self.fork.follow(number)
        path = (*self.path, number)
        if isinstance(following, Fork):
            return Spot(self.kit, self.state, self.turn, following, log=self.log, path=path)
        entry = Entry(self.log, self.state, following, self.seat)
        return settled(self.kit, self.kit.game.apply(self.state, following), entry, path)

    def chances(self) -> list[tuple[int, float]]:
        """The words that chance can say, with their probabilities."""
        assert isinstance(self.turn, Chance)
        assert self.fork is not None
        weights = {id(action): weight for action, weight in zip(self.turn.actions, self.turn.weights, strict=True)}
        found = {number: sum([weights[id(action)] for action in self.fork.actions(number)]) for number in self.numbers}
        total = sum(found.values())
        return [(number, weight / total) for number, weight in found.items()]

    @property
    def numbers(self) -> list[int]:
        """The words that can follow, by their numbers."""
        return [] if self.fork is None else sorted(self.fork.numbers)

    def said_by(self, seat: SeatId) -> Fork | None:
        """What a seat has said of its next action; nobody else hears it."""
        return self.fork if self.seat == seat else None

    def __deepcopy__(self, memo: object) -> Spot:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return retraced, (self.kit.key, self.path)


def retraced(key: Key, path: tuple[int, ...]) -> Spot:
    """The place that these words lead to."""
    spot = kit_of(*key).start
    for number in path:
        spot = spot.after(number)
    return spot


def settled(kit: Kit, state: State, log: Entry | None, path: tuple[int, ...]) -> Spot:
    """The next place where somebody, or chance, really has to choose."""
    game = kit.game
    while True:
        turn = game.turn(state)
        if not isinstance(turn, Decision | Chance):
            return Spot(kit, state, turn, None, log=log, path=path)
        opened: Fork | Action = kit.speech.open(turn.actions)
        if isinstance(opened, Fork):
            return Spot(kit, state, turn, opened, log=log, path=path)
        log = Entry(log, state, opened, turn.seat if isinstance(turn, Decision) else None)
        state = game.apply(state, opened)


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position as OpenSpiel wants it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.spot = game.kit.start

    def current_player(self) -> int:
        spot = self.spot
        if spot.fork is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if spot.seat is None else int(spot.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return self.spot.numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The words of chance with their probabilities."""
        return self.spot.chances()

    def _apply_action(self, action: int) -> None:
        self.spot = self.spot.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.spot.kit.speech.words[action]

    def is_terminal(self) -> bool:
        return self.spot.fork is None

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        turn = self.spot.turn
        if not isinstance(turn, Over):
            return [0.0] * self.spot.kit.game.players
        return list(rewards(turn.result, self.spot.kit.reward))

    def __str__(self) -> str:
        spot = self.spot
        said = spot.kit.speech.text(spot.fork.said) if spot.fork is not None else ""
        return f"{msgspec.json.encode(spot.kit.game.encode(spot.state)).decode()} {said}".rstrip()


class TableObserver:
    """Observations, or with perfect recall information states, of one table."""

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
        """Write what a player sees, and remembers."""
        spot, seat = state.spot, SeatId(player)
        fork = spot.said_by(seat)
        self.tensor[: self._size] = self._kit.observer.observation(spot.state, seat, fork)
        if self._recalls:
            early, late = self._kit.recall.numbers(spot.log, seat, fork)
            self.dict["long-ago"][:] = early
            self.dict["log"][:] = 0
            self.dict["log"][: len(late)] = late

    def string_from(self, state: TableState, player: int) -> str:
        """The view of a player, or its whole log."""
        spot, seat = state.spot, SeatId(player)
        fork, kit = spot.said_by(seat), self._kit
        if self._recalls:
            return kit.recall.text(spot.log, seat, fork)
        said = kit.speech.text(fork.said) if fork is not None else ""
        return f"{msgspec.json.encode(kit.game.view(spot.state, seat)).decode()} {said}".rstrip()


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A table as OpenSpiel wants it; `game_of` makes one class for each game."""

    name = ""

    def __init__(self, params: Parameters | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players", usual_players(self.name)))
        options, pack, reward = chosen_options(self.name, given), given.get("pack", ""), given.get("reward", "")
        self.kit = kit_of(self.name, players, options, str(pack), str(reward))
        super().__init__(game_type(self.name, zero_sum=self.kit.zero_sum), _about(self.kit), given)

    def new_initial_state(self) -> TableState:
        """The place where somebody, or chance, chooses first."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:  # noqa: ANN401  # pyspiel
        """What players see; with perfect recall, what they remember."""
        return TableObserver(self.kit, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """No match has more."""
        return self.kit.game.bound * 2


def parameters(name: str) -> dict[str, Any]:
    """What can be set at a table, with the defaults; names that belong together are joined with `+`."""
    options = {option: "" if isinstance(value, tuple) else value for option, value in default_options(name).items()}
    return {"players": usual_players(name), "pack": "", "reward": "", **options}


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
        num_distinct_actions=kit.speech.size,
        max_chance_outcomes=kit.speech.size,
        num_players=kit.game.players,
        min_utility=0.0 if kit.reward == "win" else -highest,
        max_utility=highest,
        utility_sum=0.0 if kit.zero_sum else None,
        max_game_length=kit.game.bound * WORDS_OF_AN_ACTION,
    )


def game_type(name: str, *, zero_sum: bool = True) -> Any:  # noqa: ANN401  # pyspiel has no types
    """What OpenSpiel knows of a game before it is set up."""
    kinds = pyspiel.GameType
    open_table = name == "islands"
    hidden = kinds.Information.PERFECT_INFORMATION if open_table else kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=f"kamishima_{name}",
        long_name=f"Kamishima {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
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
