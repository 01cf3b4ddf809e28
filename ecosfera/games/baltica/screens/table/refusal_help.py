"""Asking why: what is refused on a click stays in the reading corner, with its way to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table import hit_areas
from ecosfera.games.baltica.screens.table.panels import detail_corner
from ecosfera.games.baltica.screens.table.watching import Watching

if TYPE_CHECKING:
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.screens.table.hit_areas import HitArea

WHY: Final = Target(TargetKind.WHY)


class Wondering(Watching):
    """The table, where a refusal can be asked about.

    The page of what was clicked in vain stays while nothing else is pointed at: else nobody could
    get to its button with the pointer.
    """

    _refused: Target | None = None
    _in: MoveSelection | None = None
    """The position in which it was refused."""

    def _ask_why(self, spot: Target) -> None:
        """Something was clicked in vain: if there is a reason, its page stays."""
        refused = bool(self.play.preview(spot).why)
        self._refused = spot if refused else None
        self._in = self.play.doing
        self._refresh()

    def _stop_asking(self) -> bool:
        """Lets the page go; whether there was one."""
        asked = self._refused is not None
        self._refused = None
        if asked:
            self._refresh()
        return asked

    def _still_refused(self) -> Target | None:
        """What stays, as long as nothing was done or begun since."""
        doing = self.play.doing
        if doing is None or doing is not self._in or doing.choosing or not self.play.ready:
            self._refused = None
        return self._refused

    def _regions(self) -> list[HitArea]:
        found = super()._regions()
        refused = self._still_refused()
        if refused is None:
            return found
        self.look.pointed, self.look.preview = refused, self.play.preview(refused)
        box = detail_corner.why_box(self.look)
        if box is not None:
            name = self.context.words("rules.ui-why")
            found.append(hit_areas.HitArea(WHY, box, "why", name, 9 * self.zones.unit))
        return found

    def _pointed(self) -> Target | None:
        pointed = super()._pointed()
        on_list = pointed is not None and pointed.kind is TargetKind.LINE
        return self._refused if pointed in {None, WHY} or on_list else pointed

    def _point(self) -> None:
        super()._point()
        here = self._spot_of(self._focus.id) if self._focus.visible else self._hovered
        self.look.wonders = here == WHY
