"""What a card changes while it lies open: an origami on top for its owner, a character for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.games.origami.pack import schema


class Ongoing:
    """The rules that a card changes; a number of 0 or an empty phase changes nothing."""

    def __init__(self, name: str, verbs: Sequence[object]) -> None:
        self.hand = 0
        """Added to the hand limit."""
        self.overpay = 0
        """How many folds may be paid too many."""
        self.reach = 0
        """The draw action allows so many folds and all hand modifiers."""
        self.shields = False
        """Whether effects of other players pass the owner by."""
        self.line = 0
        """How many cards the draw line has."""
        self.draw_folds = 0
        self.free_folds = 0
        """One card of at most so many folds is free of the draw limit."""
        self.draws_top = False
        self.plays_top = False
        self.discount = 0
        self.discount_from = 0
        self.late_limit = False
        """Whether the hand limit is checked only after draw actions."""
        self.covered = 0
        """Special actions work when exactly so many cards lie on them, too."""
        self.after_draw = ""
        """The phase that follows a draw action."""
        self.on_play = ""
        """The phase that follows the playing of an origami."""
        self.on_entering = ""
        """The phase that follows when the character comes into play."""
        for place, verb in enumerate(verbs):
            self._read_numbers(verb)
            self._read_phases(verb, f"{name}.{place}")

    def _read_numbers(self, verb: object) -> None:
        if isinstance(verb, schema.Hand):
            self.hand += verb.more
        elif isinstance(verb, schema.Overpay):
            self.overpay = verb.folds
        elif isinstance(verb, schema.Reach):
            self.reach = verb.folds
        elif isinstance(verb, schema.DrawFolds):
            self.draw_folds = verb.folds
        elif isinstance(verb, schema.FreeCard):
            self.free_folds = verb.folds
        elif isinstance(verb, schema.Discount):
            self.discount = verb.less
            self.discount_from = verb.cost
        elif isinstance(verb, schema.Covered):
            self.covered = verb.cards
        else:
            self._read_permissions(verb)

    def _read_permissions(self, verb: object) -> None:
        if isinstance(verb, schema.Shield):
            self.shields = True
        elif isinstance(verb, schema.DrawTop):
            self.draws_top = True
        elif isinstance(verb, schema.PlayTop):
            self.plays_top = True
        elif isinstance(verb, schema.LimitAfterDraw):
            self.late_limit = True

    def _read_phases(self, verb: object, key: str) -> None:
        if isinstance(verb, schema.RiceRedraw | schema.LookHand | schema.DrawGift):
            self.after_draw = key
        elif isinstance(verb, schema.Instead | schema.RicePerPlay):
            self.on_play = key
        elif isinstance(verb, schema.Line):
            self.line = verb.cards
            self.on_entering = key


NOTHING = Ongoing("", ())
"""What most cards change."""
