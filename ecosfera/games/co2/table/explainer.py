"""Shows at the table what the guidance explains, and finds room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.co2 import additions
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.targets import TargetKind, player
from ecosfera.games.co2.panels import corner, movers, players, spiral
from ecosfera.games.co2.rules.actions import Propose
from ecosfera.games.co2.rules.ids import EVERY_PLAYER, AreaId, PlayerId, TerritoryId
from ecosfera.games.co2.table.former_list import LINE
from ecosfera.games.co2.table.frame_builder import AIMS
from ecosfera.games.co2.table.move_lines import line_of_offer
from ecosfera.tabletop.bubbles import PAUSE, Below, BubbleScene, Remark, Surroundings
from ecosfera.tabletop.targets import TargetWidget
from ecosfera.ui.draw.box import Box
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.bubbles.bubble import Spared

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ecosfera.games.co2.bots.adviser import Hint
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.meaning import Explanation
    from ecosfera.games.co2.table.controller import TableController
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.widgets import Widget


class SheetHost(NamedTuple):
    """The table as sheets see it."""

    context: UiContext
    push: Callable[[Scene[Any], Callable[[Any], None]], None]
    """Put a scene above the table, and call a function with its result."""
    refresh: Callable[[], None]
    """Show what has changed."""
    widgets: Callable[[], Sequence[Widget]] = tuple
    """Return the controls of the table."""
    front: Callable[[], PlayerId] = lambda: EVERY_PLAYER[0]
    """Return the player whose hand lies in front."""


NEVER: Final = 14.0
"""How bad it is to cover what a bubble speaks of or the players need, beside a square."""
COMPARED: Final = 5.0
"""How bad it is to cover what tells how the players stand."""
ASIDE: Final = 0.6
"""How bad it is to cover what is seldom looked at while a bubble is read."""
_WEIGHTS: Final = (
    ("line-", NEVER),
    ("card-", 3 * NEVER),
    ("dice", NEVER),
    ("spiral", NEVER),
    ("player-", 2.5),
    ("square-", 2.0),
    ("bank", 1.0),
)
"""The weight of each control by the beginning of its id; of the others below."""
DESCRIBED: Final = ("square-", "player-", "spiral", "card-", "bank", "line-")
"""Beginnings of the ids of what the sheet at the right describes."""


def around(
    frame: TableFrame, widgets: Sequence[Widget], ids: Sequence[str], *, described: bool
) -> Surroundings:
    """Return what lies around a bubble at the table that points at the controls with these ids.

    `described` is whether the sheet at the right describes the first of them meanwhile.
    """
    pointed = [widget for widget in widgets if widget.id in ids]
    boxes = [widget.rect for widget in pointed]
    radii = tuple(widget.radius(frame.brush.context) for widget in pointed)
    spared = [Spared(box, NEVER) for box in boxes]
    spared += [
        Spared(widget.rect, _weight(frame, widget), read=_is_read(frame, widget))
        for widget in widgets
        if widget.focusable and widget.id not in ids
    ]
    spared += [Spared(rect(frame.zones.bar), NEVER), Spared(rect(frame.zones.cards), NEVER)]
    spared.append(Spared(rect(spiral.via_box(frame.zones)), COMPARED))
    spared += [Spared(rect(box), NEVER) for box in _pawns(frame)]
    spared += [Spared(box, COMPARED) for box in movers.ring_pawns(frame)]
    spared += [Spared(rect(row), COMPARED, read=True) for row in players.all_rows(frame)]
    if described and any(control.startswith(DESCRIBED) for control in ids):
        page = rect(corner.inner(frame.zones))
        spared += [Spared(row, COMPARED, read=True) for row in _rows(page, page.y, frame)]
        return Surroundings(boxes, spared, radii)
    return Surroundings(boxes, spared + _sheet(frame), radii)


def _pawns(frame: TableFrame) -> list[Box]:
    """Return where the pawns stand on the spiral, with their rims."""
    radius = 1.2 * frame.zones.stones[0].radius
    return [
        Box(x - radius, y - radius, 2 * radius, 2 * radius) for x, y in spiral.pawns(frame).values()
    ]


def _is_read(frame: TableFrame, widget: Widget) -> bool:
    """Return whether a control has words that the players need."""
    return not widget.id.startswith("square-") or _is_own(frame, widget)


def _is_own(frame: TableFrame, widget: Widget) -> bool:
    """Return whether a control is the panel or a territory of the player in front."""
    front = frame.front
    if not isinstance(widget, TargetWidget):
        return False
    target = widget.target
    if target.kind is TargetKind.SQUARE:
        territory = frame.view.catalogue.board[target.which].territory
        return territory is not None and frame.view.owners[territory] == front
    return bool(target == player(front))


def _weight(frame: TableFrame, widget: Widget) -> float:
    if widget.id == "turn":
        return NEVER if frame.turn is not None and frame.turn.enabled else ASIDE
    if _is_own(frame, widget):
        return NEVER
    return next((weight for start, weight in _WEIGHTS if widget.id.startswith(start)), COMPARED)


def _sheet(frame: TableFrame) -> list[Spared]:
    """Return the written parts of the sheet at the right: its newest lines matter most."""
    parts = corner.written(frame)
    if parts is None:
        return []
    lines = parts.log.y + corner.HEADING * frame.brush.text.line_height(frame.brush.size(1))
    return [
        Spared(rect(parts.head), COMPARED if frame.listing is not None else 1.0, read=True),
        *(Spared(row, ASIDE, read=True) for row in _rows(rect(parts.log), lines, frame)),
        Spared(rect(parts.heading), COMPARED, read=True),
        Spared(rect(parts.newest), 3 * NEVER),
    ]


def _rows(box: pygame.Rect, top: float, frame: TableFrame) -> list[pygame.Rect]:
    """Return the rows of text in a part of the sheet, from `top` on."""
    high = frame.brush.text.line_height(frame.brush.size(1))
    return [pygame.Rect(box.x, y, box.width, high) for y in range(round(top), box.bottom - 1, high)]


TURN: Final = "turn"
"""The id of the large button."""


class Explainer:
    """Opens bubbles over a table, and makes the one that stays until the next move.

    `widgets` returns the controls of the table, `frame` what is shown, `pause` opens the menu, and
    `press` takes keys and clicks that a bubble leaves to the table.
    """

    def __init__(
        self,
        host: SheetHost,
        controller: TableController,
        widgets: Callable[[], Sequence[Widget]],
        frame: Callable[[], TableFrame],
        pause: Callable[[], None],
        press: Callable[[Intent | pygame.Event], None],
    ) -> None:
        self._host = host
        self._controller = controller
        self._widgets = widgets
        self._frame = frame
        self._pause = pause
        self._press = press
        self._read: object = None
        """The position in which a bubble was answered last."""
        self._said: Explanation | Hint | None = None
        """The bubble without answers that was said last."""
        self._pointed = ""
        """The control that a bubble without answers has pointed at last."""
        self._aim = ""
        """The control that such a bubble points at from now on, until the focus has gone there."""
        self._detour: tuple[str, str] | None = None
        """The controls that the focus has left for a hint, and reached."""
        self._turn = 0
        """The number of the turn in which somebody could choose last."""

    def follow(self) -> bool:
        """Open a bubble that has to be answered now; return whether there is one."""
        controller = self._controller
        found = controller.asking()
        if found is None:
            return False
        held = controller.guidance.restricts
        scene = BubbleScene(
            self._host.context,
            lambda: sentence(controller.names, found),
            found.answers,
            lambda: self._around(found),
            held=held,
            turn=additions.TURN,
            below=None if held else self._below(),
        )
        self._host.push(scene, self._answered)
        return True

    def _around(self, found: Explanation) -> Surroundings:
        """Return what lies around a bubble; the one about the aim has nothing bright beside it."""
        lies = around(self._frame(), self._widgets(), found.targets, described=False)
        return lies._replace(alone=found.text in AIMS)

    def _below(self) -> Below:
        """Return the table under a bubble."""
        return Below(self._press, self._read is self._controller.match.state, self._in_sight)

    def _in_sight(self, given: Intent | pygame.Event) -> bool:
        """Return whether the key of a line has it on the screen, or a click a control there."""
        if isinstance(given, Intent):
            listing = self._frame().listing
            return given not in additions.LINES or (
                listing is not None and given in listing.intents
            )
        return any(widget.rect.collidepoint(given.pos) for widget in self._widgets())

    def _answered(self, number: int) -> None:
        if number == PAUSE:
            self._pause()
            return
        self._read = self._controller.match.state
        self._controller.answer(number)
        self._host.refresh()

    def remark(self, widgets: Sequence[Widget], first: int) -> Remark | None:
        """Return the bubble that stays until the next move, beside these controls.

        `first` is the move of the first line of the list.
        """
        controller = self._controller
        if controller.hint is not None:
            return self._hint(widgets, first)
        found = controller.guidance.explanation
        if found is None or found.answers or not controller.ready:
            return None
        text = sentence(controller.names, found)
        ids = found.targets or controller.next_control_ids()
        new = found is not self._said
        if new or ids[0] != self._pointed:
            # a move of several targets is pointed at target by target
            self._said, self._aim = found, ids[0]
        self._pointed = ids[0]
        if new:
            self._host.context.say(text)
        lies = around(self._frame(), widgets, ids, described=True)
        return Remark(self._host.context, text, lies)

    def _hint(self, widgets: Sequence[Widget], first: int) -> Remark:
        """Return the bubble with the hint, beside what makes the move: for an offer its line."""
        controller, shown = self._controller, self._controller.hint
        assert shown is not None
        ids = controller.control_ids(shown.action, first)
        if isinstance(shown.action, Propose):
            line = line_of_offer(controller.moves[first:], shown.action.to)
            ids = ids if line is None else (f"{LINE}{line}",)
        if shown is not self._said:
            self._said, self._aim = shown, next(iter(ids), "")
        for widget in widgets:
            if widget.id == "hint":
                # the pointer rests on the button, and its tooltip would cover the hint
                widget.tip = ""
        lies = around(self._frame(), widgets, ids, described=False)
        text, (number, count) = controller.hint_text(shown), controller.hint_number
        if count > 1:
            key = self._host.context.keys.label(Intent.HINT)
            more = controller.names.words("carbonreason.another", key=key, n=number, all=count)
            text = f"{text} {more}"
        return Remark(self._host.context, text, lies)

    def hides(self, target: Target) -> bool:
        """Return whether a description of a target is in the way of what a bubble explains.

        It would hide the line of the list that the bubble points at, or what has just happened.
        """
        controller = self._controller
        if controller.asking() is not None:
            return True
        found = controller.guidance.explanation
        if found is None or target.kind is TargetKind.LINE or not controller.ready:
            return False
        ids = found.targets or controller.next_control_ids()
        return any(control.startswith(LINE) for control in ids)

    def take_aim(self, focused: str) -> str:
        """Return once where the focus goes from the control `focused`; empty if it stays.

        It goes to what a new bubble without answers points at, and back after a hint; and to the
        large button when somebody's turn begins, as a card of the last player is of no use.
        """
        aim, self._aim = self._aim, ""
        begins = self._turn_begins()
        if self._controller.hint is not None:
            if aim:
                # a second hint leads on, and back to where the first has found the focus
                left, reached = self._detour or (focused, "")
                self._detour = left if focused == reached else focused, aim
        elif self._detour is not None:
            left, reached = self._detour
            self._detour = None
            aim = aim or (left if focused == reached else "")
        return TURN if begins and not self._controller.guidance.restricts else aim

    def _turn_begins(self) -> bool:
        """Return once whether a person's turn begins."""
        number = self._controller.view.turn.number
        if not self._controller.ready or number == self._turn:
            return False
        self._turn = number
        return True


def sentence(names: Names, explanation: Explanation) -> str:
    """Return what a bubble says."""
    return names.words(explanation.text, **dict(_filled(names, explanation)))


def _filled(names: Names, explanation: Explanation) -> list[tuple[str, str | int]]:
    found: list[tuple[str, str | int]] = []
    for name, number in explanation.fields:
        match name:
            case "player":
                found.append((name, names.player(PlayerId(number))))
            case "place":
                found.append((name, names.territory(TerritoryId(number))))
            case "area":
                found.append((name, names.area(AreaId(number))))
            case "credits" | "debt":
                found.append((name, names.credits(number)))
            case _:
                found.append((name, number))
    return found
