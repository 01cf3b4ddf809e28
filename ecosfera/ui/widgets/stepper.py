"""A value with buttons for less and more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.accessibility.node import PART, AccessNode, Act, Role
from ecosfera.ui.draw.layout import Space, edges
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SAND, SAND_LINE, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.base import Widget, draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.accessibility.node import Request
    from ecosfera.ui.context import UiContext


class Stepper(Widget):
    """One value of an ordered list, changed by its two buttons or the left and right arrows."""

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        value: str,
        step: Callable[[int], None],
        *,
        less: bool,
        more: bool,
        group: str = "",
        shown: bool = True,
        value_width: int = 0,
        size: float = 1.0,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.value = value
        self.step = step
        self.less = less
        self.more = more
        self.shown = shown
        """Whether the name is shown before the value."""
        self.value_width = value_width
        self.size = size
        """Text size of the name, in multiples of body text."""

    @property
    def spoken(self) -> str:
        """Return the name and value."""
        return f"{self.name}: {self.value}"

    role = Role.SPIN_BUTTON
    acts = frozenset({Act.INCREMENT, Act.DECREMENT})

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, its value and its two buttons.

        The value is the description too, because not every system reads values that are words.
        """
        node = super().accessible(context)
        buttons = tuple(
            AccessNode(
                id=f"{self.id}{PART}{name}",
                role=Role.BUTTON,
                name=context.words(f"common.{name}"),
                rect=(box.left, box.top, box.right, box.bottom),
                acts=frozenset({Act.CLICK}) if usable and self.enabled else frozenset(),
                disabled=not usable,
            )
            for name, box, usable in (
                ("less", self.parts[0], self.less),
                ("more", self.parts[2], self.more),
            )
        )
        return node and node._replace(
            name=self.name, value=self.value, description=self.value, children=buttons
        )

    def perform(self, request: Request) -> bool:
        """Change the value if that is possible."""
        part = request.node.partition(PART)[2]
        if (request.act is Act.INCREMENT or part == "more") and self.more:
            self.step(1)
        elif (request.act is Act.DECREMENT or part == "less") and self.less:
            self.step(-1)
        else:
            return False
        return True

    @property
    def parts(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the rectangles of less, the value and more."""
        side = self.rect.height
        space = Space(self.rect)
        more = space.right(side)
        value = space.right(max(side, self.value_width))
        return space.right(side), value, more

    @property
    def name_end(self) -> int:
        """Return where the room for the name ends at the right."""
        return self.parts[0].left

    def intend(self, intent: Intent) -> bool:
        """Change the value with left and right."""
        if intent is Intent.LEFT and self.less:
            self.step(-1)
        elif intent is Intent.RIGHT and self.more:
            self.step(1)
        else:
            return intent in {Intent.LEFT, Intent.RIGHT}
        return True

    def click(self, point: tuple[int, int]) -> None:
        """Change the value if the click is on one of the buttons."""
        less, _, more = self.parts
        if more.collidepoint(point) and self.more:
            self.step(1)
        elif less.collidepoint(point) and self.less:
            self.step(-1)

    def halo(self, context: UiContext) -> pygame.Rect:
        """Return a rectangle slightly wider than the name if that is shown."""
        return self.rect.inflate(2 * context.metrics.px(10), 0) if self.shown else self.rect

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw name, less, value, more."""
        m = context.metrics
        less, value, more = self.parts
        if self.shown:
            box = edges(*self.rect.topleft, self.name_end - m.px(6), self.rect.bottom)
            fitted = context.text.fit(
                self.name, FontFace.BOLD, m.size(self.size), m.floor, box.width, 2
            )
            context.text.place(target, fitted, box, FontFace.BOLD, INK, middle=True, leading=1.1)
        for box, icon, usable in ((less, "icon_minus", self.less), (more, "icon_plus", self.more)):
            # Keep clear of the focus ring, which surrounds the whole row.
            box.inflate_ip(-2 * m.px(3), -2 * m.px(3))
            radius = box.height // 2
            opacity = 1.0 if usable else 0.35
            ground = context.shapes.box(
                box.size,
                radius,
                faded(SAND, opacity),
                faded(SAND_LINE, opacity),
                max(1, round(1.2 * m.u)),
            )
            put(target, ground, box.topleft)
            if usable:
                over = self.hovered and box.collidepoint(self.pointer)
                draw_veil(target, context, box, radius, hovered=over, held=self.held and over)
            side = round(box.height * 0.5)
            sign = context.pictures.sign(icon, side, faded(INK, 1.0 if usable else 0.45))
            put(target, sign, sign.get_rect(center=box.center).topleft)
        context.text.block(
            target,
            (self.value,),
            value,
            FontFace.HEAVY,
            m.size(1.15),
            INK,
            align=TextAlign.CENTRE,
            middle=True,
        )
