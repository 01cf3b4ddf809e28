"""Ecosfera Baltica in a window: creates the scenes of this game for the program.

The functions import the scenes on demand, so that the menu shows its first picture before they, the
rules or card data are loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.additions import END_TURN, INTENTS
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.menu_card import menu_card

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Generator, Iterator

    import pygame

    from ecosfera.games.baltica.end.class_report import BalticaClassReport
    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.setup.draft import SetupDraft
    from ecosfera.games.game_screens import (
        EndResult,
        MenuCard,
        NewMatch,
        ReplayView,
        Samples,
        Seats,
        Services,
        Summary,
        TableResult,
    )
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.sound import SoundBank
    from ecosfera.ui.testing.shot import Shot
    from ecosfera.words import Words

BEST: Final = "saves.best-habitats"
"""The message about the most habitats restored in a lost match."""


class BalticaScreens:
    """Creates the scenes of this game. Implements `GameScreens`."""

    info = INFO
    intents = INTENTS
    turn_intent = END_TURN
    replay_help = "table.watch-help"

    @property
    def sound_bank(self) -> SoundBank:
        """Return the cues of the table, and the sound of the sea."""
        from ecosfera.games.baltica.additions import SOUND_BANK  # noqa: PLC0415

        return SOUND_BANK

    # -- scenes ----------------------------------------------------------------------------------

    def draft(self) -> SetupDraft:
        """Return a set-up with good defaults."""
        from ecosfera.games.baltica.setup.draft import SetupDraft  # noqa: PLC0415

        return SetupDraft()

    def setup(
        self, context: UiContext, services: Services, draft: SetupDraft, chance: random.Random
    ) -> Scene[SetupDraft | None]:
        """Return the scene where the players and the difficulty are chosen."""
        from ecosfera.games.baltica.setup.scene import SetupScene  # noqa: PLC0415

        def prepare(config: Config, draft: SetupDraft) -> Generator[None, None, None]:
            from ecosfera.games.baltica.table.preload import prepare_opening  # noqa: PLC0415

            return prepare_opening(context, config, draft.portraits, draft.computers)

        return SetupScene(context, services, draft, chance, prepare)

    def table(
        self, context: UiContext, services: Services, match: Match, seats: Seats
    ) -> Scene[TableResult]:
        """Return the table."""
        from ecosfera.games.baltica.setup.draft import computers_of, portraits_of  # noqa: PLC0415
        from ecosfera.games.baltica.table.scene import TableScene  # noqa: PLC0415
        from ecosfera.games.baltica.tutorial import guidance_of  # noqa: PLC0415
        from ecosfera.tabletop.setup import COMPUTERS  # noqa: PLC0415

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

    def tutorial(self, words: Words) -> NewMatch:
        """Return the match of the guided first game."""
        from ecosfera.games.baltica.tutorial import new_match  # noqa: PLC0415

        return new_match(words)

    def end(
        self, context: UiContext, services: Services, match: Match, minutes: int
    ) -> Scene[EndResult]:
        """Return the end screen."""
        from ecosfera.games.baltica.content.journey import sea_of  # noqa: PLC0415
        from ecosfera.games.baltica.end.history import game_history  # noqa: PLC0415
        from ecosfera.games.baltica.end.scene import EndScene  # noqa: PLC0415
        from ecosfera.games.baltica.records import harder_sea  # noqa: PLC0415

        config = match.state.config
        code = match.game.code(config)
        return EndScene(
            context,
            services,
            game_history(match),
            code,
            minutes,
            sea_of(config),
            harder_sea(config),
        )

    def class_report(self) -> BalticaClassReport:
        """Return what the page about a class says of this game."""
        from ecosfera.games.baltica.end.class_report import BalticaClassReport  # noqa: PLC0415

        return BalticaClassReport()

    def replay_view(
        self, context: UiContext, services: Services, match: Match, seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""
        from ecosfera.games.baltica.setup.draft import computers_of, portraits_of  # noqa: PLC0415
        from ecosfera.games.baltica.table.replay_view import BalticaReplayView  # noqa: PLC0415

        rows = match.state.config.players
        portraits, computers = portraits_of(seats, rows), computers_of(seats, rows)
        return BalticaReplayView(context, match, portraits, computers, services.open_guide)

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook, at the paragraph that explains a refusal if its code is given."""
        from ecosfera.games.baltica.content import load_content  # noqa: PLC0415
        from ecosfera.games.baltica.rulebook.scene import RulebookScene  # noqa: PLC0415

        return RulebookScene(context, load_content(), why=topic, print_page=services.print_page)

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the species guide, at a species if one is given."""
        from ecosfera.games.baltica.content import load_content  # noqa: PLC0415
        from ecosfera.games.baltica.guide.scene import GuideScene  # noqa: PLC0415

        return GuideScene(context, services, load_content(), entry, in_play)

    def preload(self, context: UiContext) -> Iterator[None]:
        """Import the set-up and the table, then load the pictures of the table one by one."""
        import ecosfera.games.baltica.setup.scene  # noqa: PLC0415

        yield
        import ecosfera.games.baltica.table.scene  # noqa: F401, PLC0415

        yield
        from ecosfera.games.baltica.table.preload import first_table  # noqa: PLC0415

        for load in first_table(context):
            load()
            yield

    # -- lists and the menu ----------------------------------------------------------------------

    def menu_card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card of a match that can be continued."""
        return menu_card(context, summary)

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw the sea of a saved match."""
        from ecosfera.games.baltica import save_picture  # noqa: PLC0415

        save_picture.draw(context, target, box, summary)

    def progress(self, words: Words, summary: Summary) -> str:
        """Return the round, or how the match ended."""
        from ecosfera.games.baltica import save_picture  # noqa: PLC0415

        return save_picture.progress(words, summary)

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress with level, restored habitats and impacts."""
        from ecosfera.games.baltica import save_picture  # noqa: PLC0415

        return save_picture.details(words, summary)

    def collection(self, words: Words, collected: int) -> str:
        """Return how many species the players have had."""
        from ecosfera.games.baltica.rules.cards import CONSUMERS, PRODUCERS  # noqa: PLC0415

        return words("saves.collected", n=collected, all=PRODUCERS + CONSUMERS)

    def badges(self) -> dict[str, str]:
        """Return the picture of each badge by its id."""
        from ecosfera.games.baltica.end.badges import BADGES  # noqa: PLC0415

        return dict(BADGES)

    def best_result(self, words: Words, progress: int) -> str:
        """Return the most habitats restored in a lost match, in words."""
        return words(BEST, n=progress)

    def credits(self) -> list[str]:
        """Return the names of the sources of the facts about the species."""
        from ecosfera.games.baltica.content.reference import load_sources  # noqa: PLC0415

        return [source.name for source in load_sources()]

    def samples(self) -> Samples:
        """Return sample matches for pictures of the program's own scenes."""
        from ecosfera.games.baltica.shots import samples  # noqa: PLC0415

        return samples.samples()

    def shots(self, services: Callable[[UiContext], Services]) -> list[Shot]:
        """Return the states of all scenes of the game."""
        from ecosfera.games.baltica.shots import contact_sheet, scenes, table  # noqa: PLC0415

        return [
            *scenes.setup_states(services),
            *table.states(services),
            *scenes.tutorial_states(services),
            *scenes.end_states(services),
            *scenes.rulebook_states(),
            *scenes.guide_states(services),
            *contact_sheet.states(),
        ]


def load() -> BalticaScreens:
    """Return the screens of this game."""
    return BalticaScreens()
