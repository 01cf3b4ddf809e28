"""All badges of a game, the earned ones as paintings: a sheet over the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.emblem import Emblem
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ecosfera.ui.context import UiContext


class BadgesScene(Sheet[None]):
    """Shows the badges: `pictures` by id, and those that were earned."""

    start = "close"

    def __init__(
        self, context: UiContext, pictures: Mapping[str, str], earned: Collection[str]
    ) -> None:
        super().__init__(context)
        self.pictures = pictures
        self.earned = earned

    @property
    def headline(self) -> str:
        """Return the title, and each badge with whether it was earned."""
        return ". ".join([self.context.words("saves.badges-title"), *self._names()])

    def _names(self) -> list[str]:
        """Return the name of each badge, and that it is not earned yet."""
        words = self.context.words
        return [
            words(f"saves.badge-{badge}")
            + ("" if badge in self.earned else f" – {words('saves.badge-open')}")
            for badge in self.pictures
        ]

    def build(self) -> list[Widget]:
        """Build the title, the emblems side by side with their names, and the button."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(12)
        high, name_high = max(m.target, m.size(2.9)), m.size(3.9)
        wide = min(m.width - m.px(32), max(m.px(760), m.size(44)))
        side = min((wide - 2 * pad) // len(self.pictures) - gap, m.px(170))
        total = 2 * pad + m.size(3.0) + side + name_high + high + 3 * gap
        space = self.open_sheet(wide, total, pad, gap)
        found: list[Widget] = [
            self.heading(space.top(m.size(3.0)), words("saves.badges-title")),
        ]
        emblems = columns(space.top(side), len(self.pictures), gap)
        labels = columns(space.top(name_high), len(self.pictures), gap)
        for (badge, picture), name, box, below in zip(
            self.pictures.items(), self._names(), emblems, labels, strict=True
        ):
            earned = badge in self.earned
            found += [
                Emblem(f"emblem-{badge}", box, "", picture, earned=earned),
                Label(
                    f"badge-{badge}",
                    below,
                    name,
                    face=FontFace.BOLD if earned else FontFace.TEXT,
                    tone=INK if earned else SLATE,
                    align=TextAlign.CENTRE,
                    lines=3,
                    leading=1.15,
                ),
            ]
        close = words("common.close")
        close_box = space.bottom(high)
        found.append(
            Button("close", close_box, close, self.back, kind=ButtonKind.PRIMARY, key="Esc")
        )
        return found

    def back(self) -> None:
        """Close the page."""
        self.finish(None)
