"""The 200 cards of a state being read: each must lie in exactly one place that allows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.json_fields import CodecError, read_list, shown
from ecosfera.games.baltica.rules.cards import (
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    Category,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.ids import CardId, ElementId

    Read = Callable[[object, str], CardId]

LISTED = 5
"""Maximum number of missing cards that a message lists."""


class Pieces:
    """Looks up cards by name and remembers where each was found."""

    def __init__(self, catalogue: Catalogue, config: Config) -> None:
        self._catalogue = catalogue
        self._config = config
        self._found: dict[CardId, str] = {}
        self._litter = catalogue.ids["beach_litter"]

    def check_complete(self) -> None:
        """Check that every card was found."""
        missing = [name for name, card in self._catalogue.ids.items() if card not in self._found]
        if missing:
            more = f" and {len(missing) - LISTED} more" if len(missing) > LISTED else ""
            listed = ", ".join(missing[:LISTED])
            raise CodecError(f"state: {listed}{more} missing: every card must lie somewhere")

    def pile(self, value: object, where: str, read: Read) -> list[CardId]:
        """Read a list of cards."""
        names = read_list(value, where)
        return [read(name, f"{where}[{i}]") for i, name in enumerate(names)]

    # -- one card, of a kind that its place allows -----------------------------------------------

    def own(self, name: object, where: str) -> CardId:
        """Read a card of a player's row, deck or discard pile: no policy card except litter."""
        card = self._take(name, where)
        self._check(card, where, card < FIRST_POLICY or card == self._litter)
        return card

    def producer(self, name: object, where: str) -> CardId:
        """Read a producer."""
        card = self._take(name, where)
        self._check(card, where, FIRST_PRODUCER <= card < FIRST_CONSUMER)
        return card

    def consumer(self, name: object, where: str) -> CardId:
        """Read a consumer."""
        card = self._take(name, where)
        self._check(card, where, FIRST_CONSUMER <= card < FIRST_POLICY)
        return card

    def element(self, element: ElementId) -> Read:
        """Return a reader for cards of one element."""

        def read(name: object, where: str) -> CardId:
            card = self._take(name, where)
            self._check(card, where, card // COPIES_PER_ELEMENT == element)
            return card

        return read

    def pressure(self, name: object, where: str) -> CardId:
        """Read a pressure card."""
        card = self._take(name, where)
        self._check(card, where, FIRST_PRESSURE <= card < FIRST_PRODUCER)
        return card

    def policy(self, name: object, where: str) -> CardId:
        """Read a policy card."""
        card = self._take(name, where)
        self._check(card, where, card >= FIRST_POLICY)
        return card

    def pooled(self, name: object, where: str) -> CardId:
        """Read a measure or a funding card."""
        card = self.policy(name, where)
        category = self._catalogue.policy(card).category
        self._check(card, where, card >= FIRST_FUNDING or category is Category.MEASURE)
        return card

    def removed(self, value: object, where: str) -> list[CardId]:
        """Read the cards that are out of the game; any card may be."""
        names = read_list(value, where)
        return [self._take(name, f"{where}[{i}]", out=True) for i, name in enumerate(names)]

    # -- shared ----------------------------------------------------------------------------------

    def _take(self, name: object, where: str, *, out: bool = False) -> CardId:
        """Look up a card by name and mark it as found.

        Raise `CodecError` if it was found before or, unless `out`, does not take part in this game.
        """
        card = self._catalogue.ids.get(name) if isinstance(name, str) else None
        if card is None:
            raise CodecError(f"{where}: there is no card {shown(name)}")
        if card in self._found:
            raise CodecError(f"{where}: {name} lies in {self._found[card]} already")
        self._found[card] = where
        if not out:
            self._check_takes_part(card, where)
        return card

    def _check_takes_part(self, card: CardId, where: str) -> None:
        """Check that the configuration does not leave the card out of the game."""
        config = self._config
        out = None
        if card >= FIRST_POLICY:
            if not config.policies:
                out = "policies"
            elif self._catalogue.policy(card).house and not config.house_cards:
                out = "house_cards"
        elif config.biodiversity_loss and card == self._catalogue.ids["calanoida"]:
            out = "biodiversity_loss"
        if out is not None:
            name = self._catalogue.names[card]
            setting = "true" if out == "biodiversity_loss" else "false"
            raise CodecError(f"{where}: with {out} {setting}, {name} must be in state.removed")

    def _check(self, card: CardId, where: str, fits: bool) -> None:
        if not fits:
            raise CodecError(f"{where}: {self._catalogue.names[card]} cannot lie there")
