"""Random inputs to the program while CO₂ Balance is played, every law looked at after each.

`python -m tests.games.co2.soak` does what `python -m tests.app.soak` does for the first
game, with the same options.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from ecosfera.core.players import PERSON
from ecosfera.games.co2.game import load
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop.setup import COMPUTERS
from ecosfera.tabletop.targets import TargetWidget
from tests.app.soak import NAMES, Soak, main
from tests.games.co2.rules.random_play import any_config, check_laws


class Co2Soak(Soak):
    """A player of the second game who presses what comes to hand."""

    table = TableScene
    eager = ("line", "square", "card", "dice")

    def _sit_down(self) -> None:
        """Start a new game of any kind with other settings."""
        dice = self.dice
        self.pilot.app.apply(self._settings())
        config = any_config(dice)
        config = replace(config, names=NAMES[: config.players])
        kinds = (PERSON, PERSON, *INFO.teammates)
        computers = [PERSON, *dice.choices(kinds, k=config.players - 1)]
        new = NewMatch(config, {COMPUTERS: computers}, fair_undo=dice.random() < 0.3)
        self.flow.session.deal(load(), new)
        self.pilot.step()
        self._typed = False
        self.counts["games"] += 1

    def _glowing(self, table: TableScene) -> set[str]:
        """Return the ids of what leads on at a table; none if nobody can act."""
        if not table.controller.ready:
            return {"turn"}
        targets = table.controller.targets()
        return {
            widget.id
            for widget in table.widgets
            if isinstance(widget, TargetWidget)
            and (widget.target in targets or widget.target.kind is TargetKind.LINE)
        } | {"turn"}

    def _look_at(self, table: TableScene) -> None:
        """Look at every law of a table."""
        state, play = table.match.state, table.controller
        check_laws(state)
        window = self.pilot.app.canvas.surface.get_rect()
        for widget in table.widgets:
            assert window.contains(widget.rect), f"{widget.id} leaves the window"
            assert min(widget.rect.size) > 0, f"{widget.id} has no size"
        if play.stage.idle:
            assert play.stage.view == state.view, "the screen shows another position"
        self.counts["moments"] += play.stage.show is not None
        self.counts["debts"] += state.view.debt is not None
        if play.selection is None:
            return
        actions = set(legal(state.view))
        if play.guidance.restricts:
            assert set(play.selection.actions) <= actions, "the guidance offers what is not legal"
            return
        assert set(play.selection.actions) == actions, "what is offered is not what is legal"
        shown = {widget.target for widget in table.widgets if isinstance(widget, TargetWidget)}
        board = {target for target in play.targets() if target.kind is not TargetKind.EXCHANGE}
        assert board <= shown, f"{board - shown} cannot be reached"

    def _busy(self) -> bool:
        """Whether something moves, or a computer player decides."""
        top = self.top
        if isinstance(top, TableScene):
            watched = all(map(top.controller.players.plays, top.controller.view.playing))
            if not watched and not top.controller.over:
                return top.moving or not top.controller.ready
        return bool(getattr(top, "moving", False)) and not isinstance(top, TableScene)


def run(arguments: list[str]) -> None:
    """Soak in every language and size asked for."""
    main(arguments, Co2Soak)


if __name__ == "__main__":
    run(sys.argv[1:])
