"""Ecosfera Baltica in a window: creates the scenes of this game for the program."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.core.tutorial import PLACE
from ecosfera.games.baltica.additions import END_TURN
from ecosfera.games.baltica.content.journey import sea_of
from ecosfera.games.baltica.end.class_report import BalticaClassReport
from ecosfera.games.baltica.end.history import game_history
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.records import harder_sea, odds_on
from ecosfera.games.baltica.setup.draft import SetupDraft, computers_of, portraits_of
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.games.baltica.table.preload import first_table, prepare_opening
from ecosfera.games.baltica.table.replay_view import BalticaReplayView
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.tutorial import guidance_of, new_match
from ecosfera.tabletop.setup import COMPUTERS

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Generator, Iterator, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.game_screens import (
        EndResult,
        NewMatch,
        ReplayView,
        Seats,
        Services,
        TableResult,
    )
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.words import Words


class BalticaScreens:
    """Creates the scenes of this game. Implements `GameScreens`."""

    info = INFO
    turn_intent = END_TURN
    replay_help = "table.watch-help"

    def draft(self) -> SetupDraft:
        """Return a set-up with good defaults."""
        return SetupDraft()

    def setup(
        self, context: UiContext, services: Services, draft: SetupDraft, chance: random.Random
    ) -> Scene[SetupDraft | None]:
        """Return the scene where the players and the difficulty are chosen."""

        def prepare(config: Config, draft: SetupDraft) -> Generator[None, None, None]:
            return prepare_opening(context, config, draft.portraits, draft.computers)

        return SetupScene(context, services, draft, chance, prepare)

    def table(
        self, context: UiContext, services: Services, match: Match, seats: Seats
    ) -> Scene[TableResult]:
        """Return the table."""
        rows = match.state.config.players
        scene = TableScene(
            context,
            services,
            match,
            portraits_of(seats, rows),
            computers=computers_of(seats, rows),
            seated=lambda computers: services.seats_changed({COMPUTERS: list(computers)}),
            guidance=guidance_of(context, services, match, seats),
        )
        scene.dives = not match.actions
        return scene

    def tutorial(self, words: Words, names: Sequence[str] = ()) -> NewMatch:
        """Return the match of the guided first game."""
        return new_match(words, names)

    def end(
        self, context: UiContext, services: Services, match: Match, seats: Seats, minutes: int
    ) -> Scene[EndResult]:
        """Return the end screen."""
        config = match.state.config
        computers = computers_of(seats, config.players)
        harder = harder_sea(config, computers, lesson=PLACE in seats)
        code = match.game.code(config)
        rows = config.players
        story = replace(
            game_history(match),
            computers=computers_of(seats, rows),
            portraits=portraits_of(seats, rows),
        )
        scene = EndScene(context, services, story, code, minutes, sea_of(config), harder)
        scene.harder_odds = odds_on(harder, config, computers)
        scene.first_breath = bool(story.habitats)
        return scene

    def class_report(self) -> BalticaClassReport:
        """Return what the page about a class says of this game."""
        return BalticaClassReport()

    def replay_view(
        self, context: UiContext, services: Services, match: Match, seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""
        rows = match.state.config.players
        portraits, computers = portraits_of(seats, rows), computers_of(seats, rows)
        return BalticaReplayView(context, match, portraits, computers, services.open_guide)

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook, at the paragraph that explains a refusal if its code is given."""
        from ecosfera.games.baltica import books  # noqa: PLC0415 (pydantic)

        return books.rulebook(context, services, topic)

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the species guide, at a species if one is given."""
        from ecosfera.games.baltica import books  # noqa: PLC0415 (pydantic)

        return books.guide(context, services, entry, in_play)

    def preload(self, context: UiContext) -> Iterator[None]:
        """Load the pictures of the table one by one."""
        for load in first_table(context):
            load()
            yield

    def credits(self) -> list[str]:
        """Return the names of the sources of the facts about the species."""
        from ecosfera.games.baltica import books  # noqa: PLC0415 (pydantic)

        return books.sources()


def load() -> BalticaScreens:
    """Return the screens of this game."""
    return BalticaScreens()
