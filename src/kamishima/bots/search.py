"""Information-set Monte-Carlo tree search, for any game and any number of players.

Every iteration imagines the hidden part of the position anew and walks down one tree whose nodes stand for what the
searching seat can tell apart. Everybody plays for their own share of the victory (max^n). A new node looks one action
ahead with the game's judge: what looks good gets attention first, and more actions are let in as visits grow, so that
wide decisions stay affordable. Chance is drawn by its weights; where it has few outcomes, each leads to a node of its
own, otherwise they share one.
"""

from __future__ import annotations

import random
import time
from math import exp, sqrt

from kamishima.bots.judge import Judge, Reading, SearchConfig
from kamishima.bots.tree import Edge, Node
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Chance, Decision, Over, Turn

FEW = 6
"""Chance with at most so many outcomes is told apart."""


class Search:
    def __init__(
        self, game: AnyGame, judge: Judge, seat: int, rng: random.Random, config: SearchConfig | None = None
    ) -> None:
        self.game: AnyGame = game
        self.judge: Judge = judge
        self.rng: random.Random = rng
        self.config: SearchConfig = judge.search_config() if config is None else config
        self.root: Node = Node(seat)
        self.iterations: int = 0
        self.low: float = 1.0
        self.high: float = 0.0
        """The least and the greatest value of an edge so far: differences are seen relative to these."""
        self.way: int = 0
        """What chance did in the step just made."""
        self.until: float | None = None
        """When an iteration that is under way has to end, by `time.perf_counter`; it ends with what it has seen."""

    def iterate(self, state: State) -> None:
        """One iteration from an imagined position in which the searching seat decides."""
        self.iterations += 1
        node = self.root
        nodes: list[Node] = []
        path: list[Edge] = []
        turn = self.game.turn(state)
        while isinstance(turn, Decision) and node.edges:
            nodes.append(node)
            edge = self._select(node, state, turn)
            path.append(edge)
            state = self._drawn_out(self.game.advance(state, edge.action))
            turn = self.game.turn(state)
            node = self._next_node(edge, turn)
        if isinstance(turn, Decision):
            nodes.append(node)
            self._count(nodes, path, self._open(node, state, turn))
        else:
            self._count(nodes, path, self.read(state))

    def _count(self, nodes: list[Node], path: list[Edge], reading: Reading) -> None:
        for node in nodes:
            node.visits += 1
        for place in range(len(path)):
            edge = path[place]
            edge.add(reading.shares, reading.hopes)
            value = edge.value(nodes[place].seat)
            self.low = min(self.low, value)
            self.high = max(self.high, value)

    def _drawn_out(self, state: State) -> State:
        """The position after the chance steps that are due; notes which way few outcomes went."""
        self.way = 0
        turn = self.game.turn(state)
        while isinstance(turn, Chance):
            action = turn.draw(self.rng)
            if 1 < len(turn.actions) <= FEW:
                place = 0
                while turn.actions[place] is not action:
                    place += 1
                self.way = (self.way * (FEW + 1) + place + 1) % 1000003
            state = self.game.advance(state, action)
            turn = self.game.turn(state)
        return state

    def _next_node(self, edge: Edge, turn: Turn) -> Node:
        seat = int(turn.seat) if isinstance(turn, Decision) else 0
        key = self.way * 8 + seat
        node = edge.children.get(key)
        if node is None:
            node = Node(seat)
            edge.children[key] = node
        return node

    def _over(self, turn: Over) -> Reading:
        return Reading(self.judge.final(turn.result), [float(score) for score in turn.result.scores])

    def read(self, state: State) -> Reading:
        turn = self.game.turn(state)
        if isinstance(turn, Over):
            return self._over(turn)
        return self.judge.read(state)

    def _open(self, node: Node, state: State, turn: Decision) -> Reading:
        """Look at every action of a new node; the best one tells what the node is worth."""
        game = self.game
        seat = node.seat
        edges: list[Edge] = []
        best: Reading | None = None
        best_state = state
        for action in self._in_order(self.judge.notable(state, turn)):
            if best is not None and self._late():
                break
            after = self._drawn_out(game.advance(state, action))
            reading = self.read(after)
            edges.append(Edge(action, action.text, reading.shares, reading.hopes, seat))
            if best is None or reading.shares[seat] > best.shares[seat]:
                best = reading
                best_state = after
        assert best is not None
        node.best = best.shares[seat]
        for edge in edges:
            edge.weight = self._weight(node, edge)
            node.put(edge)
        return self._played_on(best_state, best)

    def _late(self) -> bool:
        return self.until is not None and time.perf_counter() >= self.until

    def _in_order(self, actions: list[Action]) -> list[Action]:
        """The root's in any order where there is a clock: what is seen before it stops is then a fair sample of all."""
        if self.until is not None and self.iterations == 1:
            self.rng.shuffle(actions)
        return actions

    def _weight(self, node: Node, edge: Edge) -> float:
        return exp(max(-30.0, (edge.first - node.best) / self.config.prior_temperature))

    def _played_on(self, state: State, reading: Reading) -> Reading:
        """Play on, everybody as it looks best at once, until the position is quiet."""
        game = self.game
        for _ in range(self.config.quiescence_depth):
            turn = game.turn(state)
            if not isinstance(turn, Decision) or self.judge.quiet(state) or self._late():
                return reading
            seat = int(turn.seat)
            best: Reading | None = None
            following = state
            for action in self.judge.notable(state, turn):
                after = self._drawn_out(game.advance(state, action))
                sight = self.read(after)
                if best is None or sight.shares[seat] > best.shares[seat]:
                    best = sight
                    following = after
            assert best is not None
            state, reading = following, best
        return reading

    def _select(self, node: Node, state: State, turn: Decision) -> Edge:
        """The action that promises most, or of which too little is known."""
        self._mark(node, state, turn)
        seat = node.seat
        span = max(0.02, self.high - self.low)
        allowed = self.config.first + int(self.config.widening * sqrt(node.visits))
        stamp = self.iterations
        weights = 0.0
        considered: list[Edge] = []
        for edge in node.edges:
            if edge.stamp == stamp:
                considered.append(edge)
                weights += edge.weight
                if len(considered) == allowed:
                    break
        best = considered[0]
        most = -1.0e9
        for edge in considered:
            share = edge.weight / weights
            pull = self.config.exploration * share * sqrt(edge.available) / (1 + edge.visits)
            promise = (edge.value(seat) - self.low) / span + pull
            if promise > most:
                most = promise
                best = edge
        return best

    def _mark(self, node: Node, state: State, turn: Decision) -> None:
        """Note which edges this imagined position offers; new ones are looked at while there is time."""
        stamp = self.iterations
        marked = False
        for action in self.judge.notable(state, turn):
            edge = node.by_key.get(action.text)
            if edge is None:
                if marked and self._late():
                    continue
                reading = self.read(self._drawn_out(self.game.advance(state, action)))
                edge = Edge(action, action.text, reading.shares, reading.hopes, node.seat)
                edge.weight = self._weight(node, edge)
                node.put(edge)
            marked = True
            edge.action = action
            edge.stamp = stamp
            edge.available += 1

    def ranking(self) -> list[Edge]:
        """The root's actions, the most trusted first."""
        seat = self.root.seat
        return sorted(self.root.edges, key=lambda edge: (-edge.visits, -edge.value(seat)))

    def settled(self, left: int, clear: int) -> bool:
        """Whether so many more iterations cannot change the choice, or it is so many times as clear as the next."""
        most = second = 0
        for edge in self.root.edges:
            if edge.visits > most:
                most, second = edge.visits, most
            elif edge.visits > second:
                second = edge.visits
        return most > second + left or most > clear * (second + clear)
