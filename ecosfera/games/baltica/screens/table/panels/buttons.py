"""The buttons of the table that are always there: the bar's, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import END, NO, Target, TargetKind, front
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels import other_rows, status_bar
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.text import Align, Face
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets.button import Button
from ecosfera.ui.widgets.button import ButtonKind as Dress
from ecosfera.ui.widgets.form import draw_tip

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.frame import TableFrame

ICONS = {
    "undo": "icon_undo",
    "redo": "icon_redo",
    "hint": "icon_hint",
    "rules": "icon_rules",
    "menu": "icon_menu",
}


def bar_spot(name: str) -> Target:
    """The spot of a button of the bar."""
    return Target(TargetKind.BAR, status_bar.BUTTONS.index(name))


def bar_name(spot: Target) -> str:
    """Which button of the bar a spot is."""
    return status_bar.BUTTONS[spot.which]


class TableButtons:
    """Made anew whenever what they say changes."""

    def __init__(self, look: TableFrame, play: TableController) -> None:
        self.by_spot: dict[Target, Button] = {}
        words, brush = look.book.words, look.brush
        usable = {"undo": bool(play.steps_back), "redo": play.match.can_redo, "hint": play.ready}
        for name, box in status_bar.button_boxes(look).items():
            wordless = brush.large or name == "redo"
            button = Button(
                f"bar:{name}",
                rect(box),
                words(f"table.{name}"),
                _nothing,
                icon=ICONS[name],
                size=1.0,
                wordless=wordless,
            )
            button.enabled = usable.get(name, True)
            if name == "undo" and not button.enabled and play.undo_is_unfair:
                button.tip = words("table.undo-unfair")
            self.by_spot[bar_spot(name)] = button
        self._end(look, play)

    def _end(self, look: TableFrame, play: TableController) -> None:
        words = look.book.words
        targets = play.targets()
        skips = NO in targets
        self.end_spot = NO if skips else END
        self.note = ""
        self.costs = False
        able = play.ready and (skips or END in targets)
        if able and not skips:
            self.note = play.teller.end_note(play.match.state)
            self.costs = not play.match.state.acquired and bool(play.match.state.pressures)
        dress = Dress.DANGER if self.costs else Dress.PRIMARY
        label = words("table.do.pass-none") if skips else words("table.end-turn")
        if play.waiting:
            able, dress = play.asking is None, Dress.QUIET
            label = words("table.mate.faster")
            player = front(play.match.state)
            self.note = words("table.mate.faster-note", player=look.people[player].name)
        key = "" if skips else look.brush.context.keys.label(Intent.END_TURN)
        button = Button(
            "end",
            rect(positions.end_button(look.zones)),
            label,
            _nothing,
            kind=dress if able else Dress.QUIET,
            size=1.3,
            lines=2 if positions.end_button(look.zones).h > 3.2 * look.zones.body else 1,
            key=key,
        )
        button.enabled = able
        self.by_spot[self.end_spot] = button

    @property
    def looks(self) -> tuple[tuple[str, str, bool, str], ...]:
        """What they look like, but for the pointer."""
        return tuple((b.name, b.kind.value, b.enabled, b.tip) for b in self.by_spot.values())

    def draw_bar(
        self, target: pygame.Surface, look: TableFrame, hovered: Target | None, held: Target | None
    ) -> None:
        """Draws the buttons of the bar."""
        for spot in self.by_spot:
            if spot.kind is TargetKind.BAR:
                self._draw(target, look, spot, hovered, held)

    def draw_end(
        self, target: pygame.Surface, look: TableFrame, hovered: Target | None, held: Target | None
    ) -> None:
        """Draws the end of the turn, and what it costs."""
        self._draw(target, look, self.end_spot, hovered, held)
        if self.note:
            self._note(target, look)

    def draw_tip(self, target: pygame.Surface, look: TableFrame) -> None:
        """The name of the button pointed at, if it has no words; what a click on a face does."""
        pointed = look.pointed
        if pointed is None:
            return
        if pointed.kind is TargetKind.SEAT:
            who = "computer" if look.people[pointed.which].character else "person"
            face = rect(other_rows.face(look, pointed.which))
            draw_tip(target, look.brush.context, look.book.words(f"table.seat.tip-{who}"), face)
        button = self.by_spot.get(pointed)
        if button is not None and button.tip and pointed.kind is TargetKind.BAR:
            draw_tip(target, look.brush.context, button.tip, button.rect)

    def _draw(
        self,
        target: pygame.Surface,
        look: TableFrame,
        spot: Target,
        hovered: Target | None,
        held: Target | None,
    ) -> None:
        button = self.by_spot[spot]
        button.hovered = spot == hovered and button.enabled
        button.held = spot == held and button.enabled
        button.draw(target, look.brush.context)
        if spot in look.hinted:
            box, radius = _box(button), button.radius(look.brush.context)
            at = (box.right - radius, box.y)
            look.brush.beacon(target, box, radius, at, look.herald)

    def _note(self, target: pygame.Surface, look: TableFrame) -> None:
        """What ending the turn costs, as large as there is room."""
        brush, ground = look.brush, positions.end_note(look.zones)
        box = ground.inset(4 * brush.u, 0)
        face, tone, align, x = Face.TEXT, theme.FOAM, Align.CENTRE, box.x
        if self.costs:
            x = box.x + 1.3 * look.zones.sign
            face, tone, align = Face.BOLD, theme.BLUSH, Align.LEFT
        room = Box(x, box.y, box.right - x, box.h)
        size = brush.body
        while size > brush.floor:
            lines = int(room.h // brush.text.line_height(size, 1.18))
            if brush.fits(self.note, face, size, room.w, lines):
                break
            size -= 1
        broken = brush.text.wrap(self.note, face, size, max(8, round(room.w)))
        most = max(1, int(room.h // brush.text.line_height(size, 1.18)))
        shown = tuple(broken[:most])
        # a quiet ground, or the waves of the sea bed would strike the words out
        high: float = len(shown) * brush.text.line_height(size, 1.18)
        high = max(high, look.zones.sign if self.costs else 0)
        brush.panel(target, Box(ground.x, ground.y, ground.w, high).inset(0, -4 * brush.u), 0.72)
        if self.costs:
            brush.sign(target, "pressure", box.x, box.y, look.zones.sign)
        brush.text.block(target, shown, rect(room), face, size, tone, align=align, leading=1.18)


def _box(button: Button) -> Box:
    r = button.rect
    return Box(r.x, r.y, r.width, r.height)


def _nothing() -> None:
    """The scene does what a button stands for."""
