"""CO₂ Balance in a window: creates the scenes of this game for the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.games.co2 import game
from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.bots.dealings import offers_of, trades_of
from ecosfera.games.co2.bots.roster import computer_player, people_in
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.content.savings import savings_of
from ecosfera.games.co2.end.class_report import Co2ClassReport
from ecosfera.games.co2.end.history import game_history
from ecosfera.games.co2.end.scene import EndScene
from ecosfera.games.co2.guide import GuideScene
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.panels.board import load_pictures
from ecosfera.games.co2.province import MAP
from ecosfera.games.co2.rulebook import RulebookScene
from ecosfera.games.co2.setup.draft import SetupDraft, computers_of, strength_of
from ecosfera.games.co2.setup.scene import SetupScene
from ecosfera.games.co2.table.replay_view import Co2ReplayView
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.text.names import people_of
from ecosfera.games.co2.tutorial import LapGuidance, guidance_of, guided_match, is_newcomer
from ecosfera.tabletop.setup import COMPUTERS

if TYPE_CHECKING:
    import random
    from collections.abc import Collection, Iterator, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.state import State
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


class Co2Screens:
    """Creates the scenes of this game. Implements `GameScreens`."""

    info = INFO
    turn_intent = TURN
    replay_help = "carbontable.watch-help"

    def draft(self) -> SetupDraft:
        """Return a set-up with good defaults."""
        return SetupDraft()

    def setup(
        self, context: UiContext, services: Services, draft: SetupDraft, chance: random.Random
    ) -> Scene[SetupDraft | None]:
        """Return the scene where the players and the length are chosen."""
        return SetupScene(context, services, draft, chance)

    def table(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
    ) -> Scene[TableResult]:
        """Return the table."""
        strength = strength_of(seats)
        now = list(computers_of(seats, match.state.view.config.players))

        def bot(character: str, seed: str) -> Bot[State, Any]:
            people = people_in(now)
            found = computer_player(character, seed, people, strength, lambda: trades_of(match))
            if isinstance(found, Trader):
                found.recall([*offers_of(match)])
            return found

        def seated(characters: tuple[str, ...]) -> None:
            now[:] = characters
            services.seats_changed({COMPUTERS: list(characters)})

        guidance = guidance_of(context, services, match, seats)
        table = TableScene(context, services, match, tuple(now), bot, guidance, seated)
        if isinstance(guidance, LapGuidance) and guidance.restricts:
            table.welcome_newcomer(guidance.taught)
        elif is_newcomer(context):
            table.welcome_newcomer()
        return table

    def tutorial(self, words: Words, names: Sequence[str] = ()) -> NewMatch:
        """Return the match of the guided first lap."""
        return guided_match(words, names)

    def end(
        self,
        context: UiContext,
        services: Services,
        match: Match[State, Any, Any],
        seats: Seats,
        minutes: int,
    ) -> Scene[EndResult]:
        """Return the end screen."""
        del seats
        config = match.state.view.config
        people = people_of(config, context.words, ())
        names = tuple(person.name for person in people)
        return EndScene(context, services, game_history(match), names, minutes)

    def class_report(self) -> Co2ClassReport:
        """Return what the page about a class says of this game."""
        return Co2ClassReport()

    def replay_view(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], seats: Seats
    ) -> ReplayView:
        """Return the table for watching a match."""
        computers = computers_of(seats, match.state.view.config.players)
        return Co2ReplayView(context, match, computers, services.open_guide)

    def rulebook(self, context: UiContext, services: Services, topic: str = "") -> Scene[None]:
        """Return the rulebook."""
        return RulebookScene(context, why=topic, print_page=services.print_page)

    def guide(
        self,
        context: UiContext,
        services: Services,
        entry: str = "",
        in_play: Collection[str] = (),
    ) -> Scene[None]:
        """Return the guide of the territories, at the one with the id `entry`."""
        del services, in_play
        return GuideScene(context, entry)

    def preload(self, context: UiContext) -> Iterator[None]:
        """Load the map, the pictures of the board, and messages that appear in a game."""
        context.words.preload("carbonrefusal")
        yield
        context.pictures.get(MAP, (context.metrics.width, context.metrics.height))
        yield
        yield from load_pictures(context, game.load().catalogue)

    def credits(self) -> list[str]:
        """Return the names of the sources of what the actions save."""
        return list(savings_of(game.load().catalogue).sources)


def load() -> Co2Screens:
    """Return the screens of this game."""
    return Co2Screens()
