"""Builds the frame of the table from the controller and what is pointed at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.moves.move_list import Move, MoveKind, place_of
from ecosfera.games.co2.moves.race import suns, threats
from ecosfera.games.co2.panels.corner import line_boxes, rows_of
from ecosfera.games.co2.rules.actions import EndTurn, Exchange, Pass, Pay, Roll, TakeCredit
from ecosfera.games.co2.rules.state import balance
from ecosfera.games.co2.stage.frame import Listing, TableFrame, TurnButton, front_seat
from ecosfera.games.co2.stage.meaning import default_action
from ecosfera.games.co2.text.log_line import condensed
from ecosfera.games.co2.text.move_text import MoveLine
from ecosfera.tabletop.listing import page

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from ecosfera.games.co2.bots.suns import NearestSun
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.co2.table.controller import TableController
    from ecosfera.games.co2.text.names import Person
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


LOG: Final = 28
"""Lines of the log that may stand on the sheet."""
RECENT: Final = 80
"""The newest lines of the log, from which these are taken: all of the last round."""
SIGNS_UNTIL: Final = 2
"""The round up to which the sheet says what the signs on a territory mean."""
AIMS: Final = frozenset({"carbonlearn.lap.goal", "carbonlearn.tip.start"})
"""The texts of bubbles that tell the aim of the game."""
EXPLAINED: Final = 6
"""The same while a bubble explains something, which has room on the sheet below them."""


class FrameBuilder:
    """Builds frames for one window size, language and set of settings."""

    def __init__(
        self,
        context: UiContext,
        zones: Zones,
        *,
        newcomer: bool = False,
        taught: Callable[[], int] | None = None,
    ) -> None:
        self.context = context
        self.zones = zones
        self.newcomer = newcomer
        """Whether nobody here has played before: frames leave out what is not needed yet."""
        self.taught = taught
        """Return the round that a guided lap has taught as much as; None outside of one."""
        self.brush = Brush(context)
        self._suns: tuple[Hashable, tuple[NearestSun | None, ...]] | None = None
        """The nearest suns, and the board they were found on: finding them takes 0.4 ms."""

    def for_play(
        self, controller: TableController, people: tuple[Person, ...], first: int
    ) -> TableFrame:
        """Return the frame of a match in play; `first` is the first line of the list shown."""
        selection, guidance = controller.selection, controller.guidance
        view = controller.stage.view
        explains = guidance.restricts or guidance.explanation is not None
        lines = condensed(controller.log.lines[-RECENT:])
        usable = {
            "hint": controller.ready and not guidance.restricts,
            "seats": not guidance.restricts and not controller.over,
            "undo": controller.history.can_undo and controller.stage.idle,
            "redo": controller.history.can_redo and controller.stage.idle,
        }
        return TableFrame(
            self.brush,
            controller.names,
            self.zones,
            people,
            view,
            effects=tuple(controller.stage.effects),
            columns=self._columns(controller),
            targets=controller.targets(),
            chosen=selection.chosen if selection is not None else (),
            hinted=controller.lit(),
            sentence=controller.sentence(),
            log=tuple(lines[-(EXPLAINED if explains else LOG) :]),
            so_far=controller.log.so_far(),
            signs=controller.ready and not explains and view.turn.round <= SIGNS_UNTIL,
            place=not explains,
            listing=self._listing(controller, first),
            turn=self._turn(controller),
            beginning=controller.beginning,
            suns=self._nearest_suns(view),
            threats=threats(view),
            disabled=frozenset(name for name, able in usable.items() if not able),
            undo_is_unfair=controller.only_fairness_forbids_undo and not usable["redo"],
            newcomer=self.newcomer,
            guided=guidance.restricts,
            aim=guidance.explanation is not None and guidance.explanation.text in AIMS,
            taught=None if self.taught is None else self.taught(),
        )

    def with_pointer(
        self,
        frame: TableFrame,
        controller: TableController,
        target: Target | None,
        meant: Target | None,
    ) -> TableFrame:
        """Return a frame with what is pointed at; `meant` is the move it stands for."""
        ahead = controller.ahead(meant)
        return replace(frame, pointed=target, ahead=ahead)

    def with_motion(self, frame: TableFrame, controller: TableController) -> TableFrame:
        """Return a frame with what moves now."""
        stage = controller.stage
        columns = self._columns(controller)
        return replace(frame, view=stage.view, effects=tuple(stage.effects), columns=columns)

    def _columns(self, controller: TableController) -> tuple[int, ...]:
        """Return where the cards of the hand in front lie."""
        stage = controller.stage
        front = front_seat(stage.view, controller.players.computers)
        return stage.columns.of(front, stage.view.players[front].hand)

    def _nearest_suns(self, view: View) -> tuple[NearestSun | None, ...]:
        """Return the sun each player is nearest to, found anew when the board has changed.

        Nobody aims for one once the match is over.
        """
        if view.outcome is not None:
            return ()
        balances = [balance(view, player) for player in view.playing]
        board = view.catalogue, view.owners, view.done, view.playing, tuple(balances)
        if self._suns is None or self._suns[0] != board:
            self._suns = board, suns(view)
        return self._suns[1]

    def _turn(self, controller: TableController) -> TurnButton:
        """Return the large button."""
        words, key = controller.names.words, self.context.keys.label(TURN)
        if controller.over:
            return TurnButton(words("carbon.to-end"), key=key, enabled=True)
        if not controller.stage.idle or controller.calms_down:
            return TurnButton(words("carbon.faster"), key=key, enabled=False)
        if controller.waiting and controller.waits:
            return TurnButton(words("carbon.go-on"), key=key, enabled=True)
        rolls = isinstance(default_action(controller.view), Roll)
        usual = words("carbon.do.roll" if rolls else "carbon.do.end")
        if controller.waiting and not controller.guidance.restricts:
            who = controller.names.player(controller.view.turn.player)
            return TurnButton(words("carbon.turn-of", player=who))
        if controller.waiting or controller.asking() is not None:
            # the key belongs to the large button of the bubble, if there is one
            return TurnButton(usual, locked=controller.waiting and controller.guidance.restricts)
        if controller.answers:
            return TurnButton(words("carbon.trade.answer"), key=key, enabled=True)
        action = controller.main_move()
        if action is None and controller.guidance.restricts:
            return TurnButton(usual, locked=True)
        if action is None and controller.exchanging:
            return TurnButton(words("carbon.do.exchange"), "", key, words("carbon.can.second"))
        return self._turn_move(controller, action)

    def _turn_move(self, controller: TableController, action: Action | None) -> TurnButton:
        """Return the large button for a move; without one it says why it can do nothing."""
        words, key = controller.names.words, self.context.keys.label(TURN)
        intended = action if action is not None else default_action(controller.view)
        note = "" if action is not None else controller.why_not(intended)
        match intended:
            case Roll():
                return TurnButton(
                    words("carbon.do.roll"), "icon_dice", key, note, action is not None
                )
            case Pay():
                return TurnButton(words("carbon.pay-short"), "", key, note, action is not None)
            case Pass():
                none = not controller.view.bank.credits
                note = words("carbon.no-credit-left" if none else "carbon.pass-note")
                quiet = controller.gives_up(intended)
                label = words("carbon.pass-short")
                return TurnButton(label, "", key, note, enabled=True, quiet=quiet)
            case Exchange() | TakeCredit():
                takes = isinstance(intended, TakeCredit)
                move = Move(MoveKind.CREDIT, intended) if takes else Move(MoveKind.EXCHANGE)
                line = controller.text.line(move, controller.view)
                quiet = controller.gives_up(intended)
                return TurnButton(line.title, "", key, line.about, enabled=True, quiet=quiet)
            case EndTurn() | _:
                left = action is not None and controller.gives_up(action)
                if left:
                    note = words("carbon.end-again" if controller.reminded else "carbon.end-note")
                end, key = words("carbon.do.end"), key if action is not None else ""
                return TurnButton(end, "", key, note, action is not None, quiet=left)

    def _listing(self, controller: TableController, first: int) -> Listing | None:
        """Return the visible page of the list of moves; a recommended one is on the first page."""
        if not controller.moves:
            return None
        words, view = controller.names.words, controller.view
        moves = controller.moves[first:]
        main = controller.main_move()
        keys = self._keys(controller.lines.intents(moves, view, main))
        lines = tuple(controller.text.line(move, view) for move in moves)
        rows = [
            sum(rows_of(self.brush, self.zones, line, key))
            for line, key in zip(lines, keys, strict=True)
        ]
        shown = page(len(controller.moves), first, self._room(rows, later=first > 0))
        if shown.paged and controller.leave_to_button():
            return self._listing(controller, min(first, len(controller.moves) - 1))
        if shown.paged and not first and controller.keep_in_sight(shown.shown):
            return self._listing(controller, first)
        wanted = [*rows[: shown.shown], 1][: shown.shown + shown.paged]
        boxes = line_boxes(self.zones, wanted)
        while len(boxes) < len(wanted) and wanted[0] > 1:
            # In the largest letters a long line leaves the one that turns the page no room.
            wanted[0] -= 1
            boxes = line_boxes(self.zones, wanted)
        lines, visible = lines[: shown.shown], moves[: shown.shown]
        more = None
        if shown.paged:
            more = (
                MoveLine("icon_arrow_down", words.count("carbon.more", shown.rest))
                if shown.rest
                else MoveLine("icon_arrow_left", words("carbon.from-start"))
            )
            visible.append(Move(MoveKind.PAGE))
        intents = controller.lines.intents(visible, view, main)
        keys = self._keys(intents)
        title = words("carbon.choose" if view.pending else "carbon.moves")
        selection = controller.selection
        if controller.exchanging and selection is not None:
            ready = selection.exchange is not None
            title = words("carbon.exchange-these" if ready else "carbon.do.exchange")
        elif view.debt is not None:
            title = words("carbon.debt-title", what=controller.text.debt(view.debt))
        places = tuple(place_of(move, view) for move in visible)
        spent = not view.pending and 0 < view.config.offers <= view.turn.offers
        note = words("carbon.offers-spent") if spent else ""
        return Listing(title, lines, boxes, keys, intents, first, more, note, places)

    def _keys(self, intents: Iterable[Intent | None]) -> tuple[str, ...]:
        """Return the labels of the keys that choose lines."""
        return tuple("" if i is None else self.context.keys.label(i) for i in intents)

    def _room(self, rows: list[int], *, later: bool) -> int:
        """Return how many lines of so many rows fit, with the one that turns the page.

        On a `later` page there always is one.
        """

        def fits(rows: list[int]) -> bool:
            return len(line_boxes(self.zones, rows)) == len(rows)

        if fits([*rows, 1] if later else rows):
            return len(rows) + 1
        found = 1 + max((n for n in range(1, len(rows)) if fits([*rows[:n], 1])), default=1)
        # Room for as many lines as there are would mean that all of them fit on the first page.
        return found if later else max(2, min(found, len(rows) - 1))
