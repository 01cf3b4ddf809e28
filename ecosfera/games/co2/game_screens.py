"""CO₂ Balance in a window: creates the scenes of this game for the program.

The functions import the scenes on demand, so that the menu shows its first picture before they, the
rules or the data are loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.games.co2 import menu_card as cards
from ecosfera.games.co2.additions import INTENTS, TURN
from ecosfera.games.co2.info import INFO
from ecosfera.ui.sound import SoundBank

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection, Iterator

    import pygame

    from ecosfera.core.bot import Bot
    from ecosfera.core.match import Match
    from ecosfera.games.co2.end.class_report import Co2ClassReport
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.setup.draft import SetupDraft
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
    from ecosfera.ui.testing.shot import Shot
    from ecosfera.words import Words

SOUNDS = SoundBank(
    ("bubble", "card", "coin", "shuffle", "step", "page", "drop", "groan", "chord"),
    variants={"bubble": 2, "card": 3, "step": 2},
)


class Co2Screens:
    """Creates the scenes of this game. Implements `GameScreens`."""

    info = INFO
    intents = INTENTS
    turn_intent = TURN
    replay_help = "carbontable.watch-help"

    @property
    def sound_bank(self) -> SoundBank:
        """Return the cues of the table."""
        return SOUNDS

    # -- scenes ----------------------------------------------------------------------------------

    def draft(self) -> SetupDraft:
        """Return a set-up with good defaults."""
        from ecosfera.games.co2.setup.draft import SetupDraft  # noqa: PLC0415

        return SetupDraft()

    def setup(
        self, context: UiContext, services: Services, draft: SetupDraft, chance: random.Random
    ) -> Scene[SetupDraft | None]:
        """Return the scene where the players and the length are chosen."""
        from ecosfera.games.co2.setup.scene import SetupScene  # noqa: PLC0415

        return SetupScene(context, services, draft, chance)

    def table(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
    ) -> Scene[TableResult]:
        """Return the table."""
        from ecosfera.games.co2.bots.dealings import trades_of  # noqa: PLC0415
        from ecosfera.games.co2.bots.roster import computer_player, people_in  # noqa: PLC0415
        from ecosfera.games.co2.setup.draft import computers_of, strength_of  # noqa: PLC0415
        from ecosfera.games.co2.table.scene import TableScene  # noqa: PLC0415
        from ecosfera.games.co2.tutorial import guidance_of  # noqa: PLC0415
        from ecosfera.tabletop.setup import COMPUTERS  # noqa: PLC0415

        strength = strength_of(seats)
        now = list(computers_of(seats, match.state.view.config.players))

        def bot(character: str, seed: str) -> Bot[State, Any]:
            people = people_in(now)
            return computer_player(character, seed, people, strength, lambda: trades_of(match))

        def seated(characters: tuple[str, ...]) -> None:
            now[:] = characters
            services.seats_changed({COMPUTERS: list(characters)})

        guidance = guidance_of(context, services, match, seats)
        return TableScene(context, services, match, tuple(now), bot, guidance, seated)

    def tutorial(self, words: Words) -> NewMatch:
        """Return the match of the guided first lap."""
        from ecosfera.games.co2.tutorial import guided_match  # noqa: PLC0415

        del words
        return guided_match(("", ""))

    def end(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], minutes: int
    ) -> Scene[EndResult]:
        """Return the end screen."""
        from ecosfera.games.co2.end.history import game_history  # noqa: PLC0415
        from ecosfera.games.co2.end.scene import EndScene  # noqa: PLC0415
        from ecosfera.games.co2.text.names import people_of  # noqa: PLC0415

        config = match.state.view.config
        people = people_of(config, context.words, ())
        names = tuple(person.name for person in people)
        return EndScene(context, services, game_history(match), names, minutes)

    def class_report(self) -> Co2ClassReport:
        """Return what the page about a class says of this game."""
        from ecosfera.games.co2.end.class_report import Co2ClassReport  # noqa: PLC0415

        return Co2ClassReport()

    def replay_view(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""
        from ecosfera.games.co2.setup.draft import computers_of  # noqa: PLC0415
        from ecosfera.games.co2.table.replay_view import Co2ReplayView  # noqa: PLC0415

        computers = computers_of(seats, match.state.view.config.players)
        return Co2ReplayView(context, match, computers, services.open_guide)

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook."""
        from ecosfera.games.co2.rulebook import RulebookScene  # noqa: PLC0415

        return RulebookScene(context, why=topic, print_page=services.print_page)

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the guide of the territories, at the one with the id `entry`."""
        from ecosfera.games.co2.guide import GuideScene  # noqa: PLC0415

        del services, in_play
        return GuideScene(context, entry)

    def preload(self, context: UiContext) -> Iterator[None]:
        """Import the set-up and the table, then load the map and the pictures of the board."""
        import ecosfera.games.co2.setup.scene  # noqa: PLC0415

        yield
        import ecosfera.games.co2.table.scene  # noqa: F401, PLC0415

        yield
        from ecosfera.games.co2.province import MAP  # noqa: PLC0415

        context.pictures.get(MAP, (context.metrics.width, context.metrics.height))
        yield
        from ecosfera.games.co2 import game  # noqa: PLC0415
        from ecosfera.games.co2.panels.board import load_pictures  # noqa: PLC0415

        yield from load_pictures(context, game.load().catalogue)

    # -- lists and the menu ----------------------------------------------------------------------

    def menu_card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card of a match that can be continued."""
        return cards.menu_card(context, summary)

    def save_picture(
        self, context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary
    ) -> None:
        """Draw the map with the best balance of a saved match."""
        cards.draw_picture(context, target, box, summary)

    def progress(self, words: Words, summary: Summary) -> str:
        """Return the round, or that the match is over."""
        return cards.progress(words, summary)

    def details(self, words: Words, summary: Summary) -> str:
        """Return the progress with the best balance."""
        return cards.details(words, summary)

    def collection(self, words: Words, collected: int) -> str:
        """Return nothing: there is nothing to collect."""
        del words, collected
        return ""

    def badges(self) -> dict[str, str]:
        """Return the picture of each badge by its id."""
        from ecosfera.games.co2.end.badges import PICTURES  # noqa: PLC0415

        return dict(PICTURES)

    def best_result(self, words: Words, progress: int) -> str:
        """Return the best balance in words."""
        return words("carbon.saved.best", n=progress)

    def credits(self) -> list[str]:
        """Return the names of the sources of what the actions save."""
        from ecosfera.games.co2 import game  # noqa: PLC0415
        from ecosfera.games.co2.content.savings import savings_of  # noqa: PLC0415

        return list(savings_of(game.load().catalogue).sources)

    def samples(self) -> Samples:
        """Return sample matches for pictures of the program's own scenes."""
        from ecosfera.games.co2 import shots  # noqa: PLC0415

        return shots.samples()

    def shots(self, services: Callable[[UiContext], Services]) -> list[Shot]:
        """Return the states of all scenes of the game."""
        from ecosfera.games.co2.shots import states  # noqa: PLC0415

        return states(services)


def load() -> Co2Screens:
    """Return the screens of this game."""
    return Co2Screens()
