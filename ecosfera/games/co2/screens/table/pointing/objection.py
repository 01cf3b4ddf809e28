"""Why what was clicked last is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.refusals import refusal
from ecosfera.games.co2.text.reason_text import why_not

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


def objection(names: Names, view: View, action: Action) -> str:
    """Return why an action is not possible; empty if it is."""
    reason = refusal(view, action)
    return "" if reason is None else why_not(names, reason)


class Objection:
    """The reason that is shown until the next click."""

    def __init__(self) -> None:
        self.text = ""
        self._action: Action | None = None

    def raise_for(self, names: Names, view: View, action: Action | None) -> str:
        """Show why an action is not possible, and return it; empty if there is nothing to say."""
        self._action = action
        self.text = "" if action is None else objection(names, view, action)
        return self.text

    def withdraw(self) -> bool:
        """Show the reason no longer; return whether there was one."""
        shown, self.text = bool(self.text), ""
        return shown

    def topic(self, view: View) -> str:
        """Return the code of the reason, if one is shown."""
        if not self.text or self._action is None:
            return ""
        reason = refusal(view, self._action)
        return "" if reason is None else reason.why.value
