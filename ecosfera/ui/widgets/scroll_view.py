"""The one way to scroll: wheel, bar, arrow and page keys, and the focus coming into view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.accessibility.node import Act, Role
from ecosfera.ui.draw.layout import within
from ecosfera.ui.draw.shapes import put, ring_reach
from ecosfera.ui.draw.theme import FOAM, INK, Colour, faded
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.ui.context import UiContext

PAGE_KEYS: Final = {
    pygame.K_PAGEUP: -1,
    pygame.K_PAGEDOWN: 1,
    pygame.K_HOME: -1_000_000,
    pygame.K_END: 1_000_000,
}
"""Keys that scroll, and by how many pages."""
FADE: Final = 1.8
"""Height of the edge in which something fades, in bodies."""
REACH: Final = 6
"""How far beside a scroll bar a press still holds it, in units."""


class BarStyle(NamedTuple):
    """The look of a scroll bar; lengths in units."""

    tone: Colour = INK
    track: float = 0.14
    """Opacity of the track."""
    thumb: float = 0.7
    """Opacity of the thumb."""
    width: float = 6
    shortest: float = 0
    """The least length of the thumb; it is at least three times as long as wide in any case."""


ON_PAPER: Final = BarStyle()
ON_WATER: Final = BarStyle(FOAM)


class ScrollView(Widget):
    """A window onto something higher than itself.

    Used as it is, it shows other controls: keep one in the scene, because it remembers how far it
    is scrolled, and `fill` it in `Form.build` with the controls at the places they have before
    scrolling. Subclasses that show a text or a picture set `content` and override `draw`;
    they take the focus, so that the arrow keys scroll them.

    The form sends it the wheel, presses on its bar and the page keys, and scrolls it so that the
    focused control shows.
    """

    focusable = False
    heard = False
    role = Role.GROUP
    acts: frozenset[Act] = frozenset()

    def __init__(
        self,
        item_id: str,
        context: UiContext,
        *,
        rect: pygame.Rect | None = None,
        name: str = "",
        group: str = "",
        style: BarStyle = ON_PAPER,
    ) -> None:
        super().__init__(item_id, rect or pygame.Rect(0, 0, 0, 0), name, group)
        self.context = context
        self.style = style
        self.ground: Colour | None = None
        """If set, what goes on beyond the window fades into this colour, instead of being cut."""
        self.content = 0
        """The height of what is shown through the window, in pixels."""
        self.offset = 0
        """How many pixels of the content lie above the window."""
        self.snap = 0
        """If set, `offset` is always a multiple of it: the height of a row."""
        self.frame: pygame.Rect | None = None
        """The box at whose right edge the bar stands; None for the window itself."""
        self.on_scroll: Callable[[], None] | None = None
        """Called after each change of `offset`; set by the form."""
        self._children: list[Widget] = []
        self._grip: int | None = None

    # ------------------------------------------------------------------ content
    @property
    def children(self) -> Sequence[Widget]:
        """The controls inside."""
        return self._children

    def fill(
        self,
        rect: pygame.Rect,
        children: Sequence[Widget],
        content: int | None = None,
        *,
        frame: pygame.Rect | None = None,
    ) -> ScrollView:
        """Show these controls through a window at `rect`; return the view itself.

        The children stand where they would without scrolling. `content` is the height that can be
        scrolled over; by default it ends with the lowest child.
        """
        if content is None:
            content = max((child.rect.bottom for child in children), default=rect.top) - rect.top
        self.rect, self.content, self.frame = rect, content, frame
        self._children = list(children)
        self.offset = max(0, min(self.offset, self.end))
        for child in self._children:
            child.view = self
            child.rect.move_ip(0, -self.offset)
        return self

    def rewind(self) -> None:
        """Begin at the top when the form is built next."""
        self.offset = 0

    # ------------------------------------------------------------------ scrolling
    @property
    def end(self) -> int:
        """The largest possible offset, in pixels; 0 if everything shows."""
        return max(0, self.content - self.rect.height)

    @property
    def step(self) -> int:
        """How far a step of the wheel or an arrow key scrolls, in pixels."""
        return self.snap or self.context.metrics.size(3.0)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to an offset, or as near as possible; return whether anything moved."""
        if self.snap:
            offset = round(offset / self.snap) * self.snap
        return self._move_to(max(0, min(self.end, offset)))

    def _move_to(self, offset: int) -> bool:
        moved, self.offset = self.offset - offset, offset
        if not moved:
            return False
        for child in self._children:
            child.rect.move_ip(0, moved)
        if self.on_scroll is not None:
            self.on_scroll()
        return True

    def turn(self, pages: int) -> bool:
        """Scroll by so much that one step of the old content still shows, `pages` times."""
        return self.scroll_to(self.offset + pages * max(self.step, self.rect.height - self.step))

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll no further than needed to show a child at `rect`, with its focus ring, unfaded."""
        air = 0 if self.snap else ring_reach(self.context.metrics.u) + 2
        if self.ground is not None:
            air = max(air, self._fading)
        if rect.top - air < self.rect.top:
            self.scroll_to(self.offset + rect.top - air - self.rect.top)
        elif rect.bottom + air > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom + air - self.rect.bottom)

    # ------------------------------------------------------------------ input
    def wheel(self, steps: int) -> bool:
        """Scroll by steps of the wheel; positive ones scroll up."""
        return self.scroll_to(self.offset - steps * self.step)

    def intend(self, intent: Intent) -> bool:
        """Scroll by the up and down arrows, until the end."""
        if intent is Intent.UP:
            return self.wheel(1)
        return intent is Intent.DOWN and self.wheel(-1)

    def handle(self, event: pygame.Event) -> bool:
        """Scroll by Page Up, Page Down, Home and End."""
        if event.type == pygame.KEYDOWN and event.key in PAGE_KEYS:
            return self.turn(PAGE_KEYS[event.key])
        return False

    def take_hold(self, point: tuple[int, int]) -> bool:
        """Hold the bar if a press at this point is on it; on its track, the thumb comes there."""
        near = self._track.inflate(2 * self.context.metrics.px(REACH), 0)
        if self.end <= 0 or not near.collidepoint(point):
            return False
        thumb = self._thumb
        on_thumb = thumb.top <= point[1] < thumb.bottom
        self._grip = point[1] - thumb.top if on_thumb else thumb.height // 2
        self.pull(point)
        return True

    def pull(self, point: tuple[int, int]) -> None:
        """Scroll to where the pointer has pulled the thumb of the bar, after `take_hold`."""
        if self._grip is None:
            return
        track, thumb = self._track, self._thumb
        share = (point[1] - self._grip - track.top) / max(1, track.height - thumb.height)
        self.scroll_to(round(share * self.end))

    def let_go(self) -> None:
        """Let go of the bar."""
        self._grip = None

    # ------------------------------------------------------------------ drawing
    @property
    def _track(self) -> pygame.Rect:
        return track_of(self.context, self.frame or self.rect, self.style)

    @property
    def _thumb(self) -> pygame.Rect:
        track, window = self._track, self.rect.height
        shortest = max(3 * track.width, self.context.metrics.px(self.style.shortest))
        high = max(shortest, track.height * window // max(1, window + self.end))
        y = track.top + (track.height - high) * self.offset // max(1, self.end)
        return pygame.Rect(track.left, y, track.width, high)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the children that show, cut off at the edges of the window."""
        before = target.get_clip()
        target.set_clip(self.rect)
        for child in self._children:
            if child.rect.colliderect(self.rect):
                child.draw(target, context)
        if self.ground is not None:
            self._fade(target, self.ground)
        target.set_clip(before)

    @property
    def _fading(self) -> int:
        """Return the height of an edge in which something fades."""
        return min(self.context.metrics.size(FADE), self.rect.height // 3)

    def _fade(self, target: pygame.Surface, tone: Colour) -> None:
        """Let what goes on above and below the window fade into its ground."""
        high = self._fading
        none, full = faded(tone, 0.0), faded(tone, 1.0)
        edge = pygame.Rect(self.rect.topleft, (self.rect.width, high))
        if self.offset > 0:
            self.context.shapes.put_gradient(target, edge, (full, none))
        if self.offset < self.end:
            edge.bottom = self.rect.bottom
            self.context.shapes.put_gradient(target, edge, (none, full))

    def draw_bar(self, target: pygame.Surface) -> None:
        """Draw the bar, if there is anything to scroll; the form does so over all controls."""
        if self.end <= 0:
            return
        track, style = self._track, self.style
        for box, opacity in ((track, style.track), (self._thumb, style.thumb)):
            tone = faded(style.tone, opacity)
            put(target, self.context.shapes.box(box.size, track.width // 2, tone), box.topleft)


def bar_width(context: UiContext, style: BarStyle = ON_PAPER) -> int:
    """Return the width of a scroll bar, in pixels."""
    return max(4, context.metrics.px(style.width))


def track_of(context: UiContext, frame: pygame.Rect, style: BarStyle = ON_PAPER) -> pygame.Rect:
    """Return the place of a scroll bar at the right edge of a box."""
    return within(frame, (bar_width(context, style), frame.height), "topright")
