from __future__ import annotations

from collections.abc import Callable

from kamishima.games.origami.pack.content import Character, Content


def rule_names(content: Content, name: Callable[[str, str], str]) -> dict[str, tuple[str, ...]]:
    """The cards by their names, in small letters; the name of a pair of characters is both its cards."""
    found: dict[str, tuple[str, ...]] = {name("card", word).casefold(): (word,) for word in content.cards}
    for word, card in content.cards.items():
        if isinstance(card, Character):
            pair = name("pair", card.pair).casefold()
            found[pair] = (*found.get(pair, ()), word)
    return found
