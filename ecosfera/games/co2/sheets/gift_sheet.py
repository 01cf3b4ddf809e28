"""The question before an offer is made for which one gets nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent

GIVEN: Final = 0
"""The answer that makes the offer."""


class GiftSheet(Dialog):
    """Asks whether somebody means to give something away.

    The key of the large button, which has made the offer, goes back to it.
    """

    def __init__(self, context: UiContext, names: Names, draft: OfferDraft) -> None:
        words = context.words
        player = names.player(draft.trays[GET].player)
        what = names.side(draft.side(GIVE), brief=True)
        super().__init__(
            context,
            lambda: words("carbon.trade.gift-title"),
            lambda: words("carbon.trade.gift", player=player, what=what),
            [lambda: words("carbon.trade.give-away"), lambda: words("carbon.trade.keep")],
        )

    def intend(self, intent: Intent) -> bool:
        """Go back to the offer, or do what every sheet does."""
        if intent == TURN:
            self.back()
            return True
        return super().intend(intent)
