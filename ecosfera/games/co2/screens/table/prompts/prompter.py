"""Opens what lies over the table for a while: event cards, offers, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.offer_draft import OfferDraft
from ecosfera.games.co2.rules.actions import Accept, CounterTemplate, OfferTemplate, Refuse
from ecosfera.games.co2.rules.state import Counter, Offer
from ecosfera.games.co2.screens.table.prompts.answer_sheet import Answer, AnswerSheet
from ecosfera.games.co2.screens.table.prompts.curtain_sheet import CurtainSheet
from ecosfera.games.co2.screens.table.prompts.event_sheet import EventSheet
from ecosfera.games.co2.screens.table.prompts.log_sheet import LogSheet
from ecosfera.games.co2.screens.table.prompts.offer_sheet import OfferSheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ecosfera.games.co2.rules.state import Pending
    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.playback.stage import EventShown
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene


class Prompter:
    """Opens sheets over a table when it is time for them.

    `push` puts a scene above the table, and `refresh` shows what has changed.
    """

    def __init__(
        self,
        context: UiContext,
        controller: TableController,
        push: Callable[[Scene[Any], Callable[[Any], None]], None],
        refresh: Callable[[], None],
    ) -> None:
        self._context = context
        self._controller = controller
        self._push = push
        self._refresh = refresh
        self._drawn: EventShown | None = None
        """The event card that has to be read."""
        self._shown: Pending | None = None
        """The offer that was shown last, so that it is not opened again and again."""

    def follow(self) -> None:
        """Open what has to be read or answered now; nothing lies over the table yet."""
        controller = self._controller
        card = controller.stage.stop
        if card is not self._drawn:
            # the sheet opens in the next frame, so that neither frame takes long
            self._drawn = card
            return
        if card is not None:
            sheet = EventSheet(self._context, controller.names, card.player, card.card)
            self._push(sheet, lambda _done: self._read())
            return
        pending = controller.view.pending
        asked = pending[-1] if pending else None
        if not isinstance(asked, Offer | Counter):
            self._shown = None
        elif controller.ready and asked is not self._shown:
            self._shown = asked
            if controller.hot_seat:
                curtain = CurtainSheet(self._context, controller.names, asked.player)
                self._push(curtain, lambda _done: self._ask())
            else:
                self._ask()

    def _ask(self) -> None:
        controller = self._controller
        counters = CounterTemplate() in controller.choices
        answer = AnswerSheet(
            self._context,
            controller.names,
            controller.view,
            controller.answered,
            counters=counters,
        )
        self._push(answer, self._answered)

    def _read(self) -> None:
        self._controller.go_on()
        self._refresh()

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Answer.ACCEPT:
                self._controller.do(Accept())
            case Answer.REFUSE:
                self._controller.do(Refuse())
            case Answer.COUNTER:
                self.offer(CounterTemplate())
            case Answer.LOOK:
                pass
        self._refresh()

    def log(self) -> None:
        """Open the log."""
        self._push(LogSheet(self._context, self._controller.telling.lines), lambda _done: None)

    def offer(self, template: OfferTemplate | CounterTemplate) -> None:
        """Let the player make up an offer or a counter-offer."""
        view = self._controller.view
        if isinstance(template, OfferTemplate):
            draft = OfferDraft(view, view.turn.player, template.to, counter=False)
            debt = view.debt
            draft.settle = debt is not None and debt.to == template.to
        else:
            draft = OfferDraft.answering(view)
        self._push(OfferSheet(self._context, self._controller.names, draft), self._offered)

    def _offered(self, action: Any) -> None:
        if action is not None:
            self._controller.do(action)
        self._refresh()
