"""Learning from positions with PyTorch: on a GPU when there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import torch  # pyright: ignore[reportMissingImports]
from torch import Tensor  # pyright: ignore[reportMissingImports]
from torch.nn import functional  # pyright: ignore[reportMissingImports]

from kamishima import interrupts
from kamishima.bots.net import OUTPUTS, Weights
from kamishima.bots.net_inputs import NetInputs, Row
from kamishima.train.positions import Bags, Positions

HIDDEN = 32
BATCH = 8192
RATE = 2e-3
DECAY = 1e-2
POINTS = 10.0
"""Points are learned in tens, so that their errors are of the size of the others."""
POINTS_WEIGHT = 0.05


class Learned(msgspec.Struct, frozen=True):
    features: tuple[str, ...]
    weights: object
    """`Weights`."""
    brier_judge: float
    brier_net: float


class Sparse:
    """Bags on a device, of which any can be taken."""

    def __init__(self, bags: Sequence[Bags], device: torch.device) -> None:
        self.rows = _joined([one.rows for one in bags], torch.uint16).to(device, torch.int32)
        self.times = _joined([one.times for one in bags], torch.int8).to(device)
        self.sizes = _joined([one.sizes for one in bags], torch.uint16).to(device, torch.int64)
        self.ends = torch.cumsum(self.sizes, 0)

    def summed(self, weights: Tensor, chosen: Tensor) -> Tensor:
        """For each chosen bag the sum of its rows."""
        sizes = self.sizes[chosen]
        ends = torch.cumsum(sizes, 0)
        starts = self.ends[chosen] - sizes
        total = int(ends[-1])
        shift = torch.repeat_interleave(starts - (ends - sizes), sizes, output_size=total)
        places = shift + torch.arange(total, device=shift.device)
        times = self.times[places].to(weights.dtype)
        return functional.embedding_bag(
            self.rows[places].long(), weights, ends - sizes, mode="sum", per_sample_weights=times
        )


def _joined(parts: Sequence[bytes], kind: torch.dtype) -> Tensor:
    joined = bytearray(b"".join(parts))
    return torch.frombuffer(joined, dtype=kind) if joined else torch.zeros(0, dtype=kind)


class Table:
    """The positions of one table with what its rows are made of."""

    def __init__(
        self, inputs: NetInputs, positions: Sequence[Positions], names: dict[str, int], device: torch.device
    ) -> None:
        self.players = inputs.players
        self.device = device
        self.count = sum([one.count for one in positions])
        self.matrices = [_matrix(rows, names).to(device) for rows in inputs.described()]
        self.table = Sparse([one.table for one in positions], device)
        self.own = Sparse([one.own for one in positions], device)
        self.seen = Sparse([one.seen for one in positions], device)
        self.logits = self._by_seat([one.logits for one in positions])
        self.hopes = self._by_seat([one.hopes for one in positions])
        self.targets = self._by_seat([one.targets for one in positions])
        self.wins = self._by_seat([one.wins for one in positions])
        self.scores = self._by_seat([one.scores for one in positions])
        held_out = _joined([one.held_out for one in positions], torch.int8).to(device).bool()
        self.training = torch.nonzero(~held_out).squeeze(1)
        self.testing = torch.nonzero(held_out).squeeze(1)

    def _by_seat(self, parts: Sequence[bytes]) -> Tensor:
        return _joined(parts, torch.float32).view(self.count, self.players).to(self.device)

    def squares(self) -> Tensor:
        """For each feature the mean square of how often positions have it."""
        some = self.training[:: max(1, len(self.training) // 20000)]
        total = torch.zeros(self.matrices[0].shape[1], device=self.device)
        for bags, matrix, by_seat in zip(
            (self.table, self.own, self.own, self.seen), self.matrices, (False, True, True, True), strict=True
        ):
            if matrix.shape[0]:
                chosen = some * self.players if by_seat else some
                total += (bags.summed(matrix, chosen) ** 2).mean(0)
        return total


def _matrix(rows: list[Row], names: dict[str, int]) -> Tensor:
    """What each row is made of."""
    matrix = torch.zeros(len(rows), len(names))
    for place, row in enumerate(rows):
        for name, times in row:
            matrix[place, names[name]] += times
    return matrix


class Model:
    """The net; it begins as the judge written by hand, since its own outputs begin as nothing."""

    def __init__(self, scale: Tensor) -> None:
        device = scale.device
        self.scale = scale
        self.features = torch.randn(len(scale), HIDDEN + OUTPUTS, device=device) * 0.1
        self.features[:, HIDDEN:] = 0.0
        self.bias = torch.zeros(HIDDEN + OUTPUTS, device=device)
        self.out = torch.zeros(HIDDEN, OUTPUTS, device=device)
        self.gain = torch.ones((), device=device)
        self.weights = [self.features, self.out]
        self.others = [self.bias, self.gain]
        for one in (*self.weights, *self.others):
            one.requires_grad_()

    def rows(self) -> Tensor:
        return self.features * self.scale[:, None]

    def ask(self, table: Table, chosen: Tensor) -> tuple[Tensor, Tensor]:
        """For each position and seat the logit with the judge's, and the points beyond its hopes, in tens."""
        features = self.rows()
        count, players = len(chosen), table.players
        seats = (chosen[:, None] * players + torch.arange(players, device=chosen.device)).reshape(-1)
        weights = [matrix @ features for matrix in table.matrices]
        hidden = (self.bias + table.table.summed(weights[0], chosen))[:, None, :]
        hidden = hidden + table.own.summed(weights[1], seats).view(count, players, -1)
        other = table.own.summed(weights[2], seats).view(count, players, -1)
        hidden = hidden + other.sum(1, keepdim=True) - other
        if len(weights[3]):
            hidden = hidden + table.seen.summed(weights[3], seats).view(count, players, -1)
        out = functional.relu(hidden[..., :HIDDEN]) @ self.out + hidden[..., HIDDEN:]
        return out[..., 0] + self.gain * table.logits[chosen], out[..., 1]


def learn(
    tables: Sequence[tuple[NetInputs, Sequence[Positions]]], epochs: int, seed: int, tell: Callable[[str], None]
) -> Learned:
    """Weights that fit the positions of some tables."""
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    names = sorted({name for inputs, _ in tables for rows in inputs.described() for row in rows for name, _ in row})
    places = {name: place for place, name in enumerate(names)}
    made = [Table(inputs, positions, places, device) for inputs, positions in tables]
    squares = torch.stack([table.squares() for table in made]).mean(0)
    model = Model(1.0 / torch.clamp(squares.sqrt(), min=0.2))
    _train(model, made, epochs, tell)
    known = [name for name in names if float(squares[places[name]]) > 0.0]
    judge, net = _briers(model, made)
    return Learned(tuple(known), _weights(model, {name: places[name] for name in known}), judge, net)


def _train(model: Model, tables: Sequence[Table], epochs: int, tell: Callable[[str], None]) -> None:
    steps = epochs * sum([-(-len(table.training) // BATCH) for table in tables])
    groups = [{"params": model.weights, "weight_decay": DECAY}, {"params": model.others, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=max(2, steps))
    for epoch in range(epochs):
        losses: list[float] = []
        for table, chosen in _batches(tables):
            interrupts.check()
            logits, points = model.ask(table, chosen)
            loss = _loss(table, chosen, logits, points)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(float(loss.detach()))
        judge, net = _briers(model, tables)
        tell(f"epoch {epoch + 1} of {epochs}: loss {sum(losses) / len(losses):.4f}, Brier {judge:.4f} → {net:.4f}")


def _batches(tables: Sequence[Table]) -> list[tuple[Table, Tensor]]:
    """All positions to learn from in any order, those of several tables mixed."""
    found: list[tuple[Table, Tensor]] = []
    for table in tables:
        order = table.training[torch.randperm(len(table.training), device=table.training.device)]
        found += [(table, part) for part in order.split(BATCH)]
    return [found[place] for place in torch.randperm(len(found)).tolist()]


def _loss(table: Table, chosen: Tensor, logits: Tensor, points: Tensor) -> Tensor:
    hopes = functional.log_softmax(logits, dim=1)
    missed = (table.scores[chosen] - table.hopes[chosen]) / POINTS
    value = -(table.targets[chosen] * hopes).sum(1).mean()
    return value + POINTS_WEIGHT * functional.smooth_l1_loss(points, missed)


def _briers(model: Model, tables: Sequence[Table]) -> tuple[float, float]:
    """The mean square error of the chances to win, of the judge and of the net, over games that were held out."""
    judge = net = 0.0
    count = 0
    with torch.no_grad():
        for table in tables:
            for chosen in table.testing.split(BATCH):
                logits, _ = model.ask(table, chosen)
                wins = table.wins[chosen]
                judge += float(((functional.softmax(table.logits[chosen], 1) - wins) ** 2).mean(1).sum())
                net += float(((functional.softmax(logits, 1) - wins) ** 2).mean(1).sum())
                count += len(chosen)
    return judge / max(1, count), net / max(1, count)


def _weights(model: Model, known: dict[str, int]) -> Weights:
    rows = model.rows().tolist()
    return Weights(
        {name: _in_points(rows[place]) for name, place in known.items()},
        bias=_in_points(model.bias.tolist()),
        out=[_in_points(pair) for pair in model.out.tolist()],
        gain=float(model.gain.detach()),
    )


def _in_points(row: list[float]) -> list[float]:
    """The last number is of points, which are learned in tens."""
    return [*row[:-1], POINTS * row[-1]]
