"""Why something cannot be done, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.actions import RefusalCode

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import RefusalReason
    from ecosfera.games.co2.text.names import Names

IN_EUROS = frozenset(
    {RefusalCode.PRICE_TOO_HIGH, RefusalCode.EUROS_MISSING, RefusalCode.BELOW_RENT}
)
"""The reasons whose number is an amount of euros."""
IN_CREDITS = frozenset({RefusalCode.CREDITS_MISSING})


def why_not(names: Names, reason: RefusalReason) -> str:
    """Return the sentence for a reason."""
    amount = str(reason.n)
    if reason.why in IN_EUROS:
        amount = names.euros(reason.n)
    elif reason.why in IN_CREDITS:
        amount = names.credits(reason.n)
    return names.words(
        f"carbonrefusal.{reason.why}",
        place="" if reason.territory is None else names.territory(reason.territory),
        action="" if reason.kind is None else names.kind(reason.kind),
        player="" if reason.player is None else names.player(reason.player),
        amount=amount,
    )
