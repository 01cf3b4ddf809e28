"""Shots of the scenes of the game."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.bot import finish
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.match import Match
from ecosfera.core.statistics import Gained
from ecosfera.core.tutorial import Tutorial
from ecosfera.games.co2 import tutorial
from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.bots.answers import answer
from ecosfera.games.co2.bots.roster import computer_player
from ecosfera.games.co2.bots.valuation import STEADY
from ecosfera.games.co2.end.history import game_history
from ecosfera.games.co2.end.scene import EndScene
from ecosfera.games.co2.game import load
from ecosfera.games.co2.guide import GuideScene
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rulebook import RulebookScene
from ecosfera.games.co2.rules.actions import (
    Buy,
    CounterTemplate,
    MakeCounter,
    OfferTemplate,
    Play,
    Propose,
    TakeCredit,
)
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.events import Traded
from ecosfera.games.co2.rules.ids import AreaId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.state import Outcome, OutcomeKind, OutReason, Side, rent
from ecosfera.games.co2.setup.draft import SetupDraft
from ecosfera.games.co2.setup.scene import SetupScene
from ecosfera.games.co2.sheets.event_sheet import EventSheet, EventStrip
from ecosfera.games.co2.sheets.trade_sheet import TradeSheet
from ecosfera.games.co2.stage.moment import Moment, MomentKind
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.text.event_text import sentence
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.tips import TIPS
from ecosfera.games.co2.tutorial import LapGuidance
from ecosfera.games.game_screens import Samples
from ecosfera.tabletop.setup import Seat
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.game_screens import Services, Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot


NAMES: Final = ("Anna", "Elias", "Maja", "Otto")
RULES: Final = {
    "aim": "carbonrules.aim.1",
    "setup": "carbonrules.setup.1",
    "turn": "carbonrules.turn.1",
    "places": "carbonrules.places.1",
    "actions": "carbonrules.actions.1",
    "via": "carbonrules.via.1",
    "squares": "carbonrules.squares.1",
    "events": "carboncard.effect.flood",
    "areas": "carbonrules.bonus.1",
    "debts": "carbonrules.debts.1",
    "trade": "carbonrules.trade.1",
}
"""Pages of the rulebook, each with a paragraph on it."""
GIVEN: Final = Traded(PlayerId(2), PlayerId(3), Side((TerritoryId(4),)), Side(euros=900))
MOMENTS: Final = (
    Moment(MomentKind.SUN, (PlayerId(0),), 12, (AreaId(3),), 9),
    Moment(
        MomentKind.WON,
        (PlayerId(1),),
        20,
        outcome=Outcome(OutcomeKind.GOAL, (PlayerId(1),)),
    ),
    Moment(MomentKind.WHOLE, (PlayerId(1),), 4, (AreaId(0),), 4),
    Moment(MomentKind.OUT, (PlayerId(2),), -15, reason=OutReason.DEBT),
    Moment(
        MomentKind.LEAD,
        (PlayerId(3),),
        8,
        trade=GIVEN,
        before=5,
    ),
    Moment(MomentKind.NEAR, (PlayerId(3),), 14, trade=GIVEN, before=12),
)
CHARACTERS: Final = ("steady", "steady", "steady", "")
"""Who plays the match with a counter-offer: the last seat is a person's."""
RIVALS: Final = ("steady", "greedy", "bold", "greedy")
"""Who plays the match that is shown at its end."""
LIKED: Final = (Buy, Play, TakeCredit)
"""What the players of sample matches prefer."""


class MomentTable(TableScene):
    """A table over which a moment is held."""

    moving = False

    def __init__(
        self, context: UiContext, services: Services, match: Match[State, Any, Any], moment: Moment
    ) -> None:
        super().__init__(context, services, match)
        self.controller.stage.begin(moment, 0.0)


@cache
def played(
    players: int, actions: int, seed: str, rounds: int = 100, *, short: bool = False
) -> Match[State, Any, Any]:
    """Return a sample match after some actions, without trades, by all rules or by few."""
    config = Config(players=players, names=NAMES[:players], seed=seed, round_limit=rounds)
    if short:
        config = replace(
            config,
            goal=18,
            start_territories=3,
            flow=True,
            head_start=True,
            retire=True,
            last_earned=True,
            afar=True,
            new_kinds=True,
        )
    match: Match[State, Any, Any] = Match.new(load(), config)
    chance = random.Random(seed)  # noqa: S311 (which game, no secret)
    while actions > 0 and match.outcome is None:
        choices = [
            action
            for action in legal(match.state.view)
            if not isinstance(action, OfferTemplate | CounterTemplate)
        ]
        weights = [8 if isinstance(action, LIKED) else 1 for action in choices]
        match.act(chance.choices(choices, weights)[0])
        actions -= 1
    return match


def _countered() -> Match[State, Any, Any]:
    """Return a match in which a computer player has just made a counter-offer to a person."""
    match = played(4, 60, "a").fork()
    view = match.state.view
    for territory, owner in enumerate(view.owners):
        if owner in {None, view.turn.player}:
            continue
        price = rent(view, TerritoryId(territory))
        match.act(Propose(owner, Side(euros=price), Side((TerritoryId(territory),))))
        said = finish(answer(match.state.view, STEADY)).action
        if isinstance(said, MakeCounter):
            match.act(said)
            break
        match.undo()
    return match


@cache
def _won() -> Match[State, Any, Any]:
    """Return a match that computer players played to its end, with trades and suns."""
    config = Config(
        players=len(RIVALS), names=NAMES, seed="h", start_territories=3, goal=15, offers=1
    )
    match: Match[State, Any, Any] = Match.new(load(), config)
    bots = [computer_player(name, f"h{seat}") for seat, name in enumerate(RIVALS)]
    while match.outcome is None:
        match.act(bots[match.state.view.to_decide].choose(match.state))
    return match


def _finished(players: int) -> Match[State, Any, Any]:
    return played(players, 10_000, "end", 12)


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return every notable state."""

    def table(context: UiContext, players: int = 4, actions: int = 60) -> Scene[Any]:
        match = played(players, actions, "a").fork()
        return TableScene(context, services(context), match)

    def short(context: UiContext, actions: int = 39) -> Scene[Any]:
        match = played(2, actions, "a", short=True).fork()
        return TableScene(context, services(context), match)

    def counter(context: UiContext) -> Scene[Any]:
        return TableScene(context, services(context), _countered(), CHARACTERS, computer_player)

    def moment(context: UiContext, shown: Moment) -> Scene[Any]:
        return MomentTable(context, services(context), played(4, 60, "a").fork(), shown)

    def setup(context: UiContext, computers: tuple[str, ...] = ()) -> Scene[Any]:
        draft = SetupDraft()
        if computers:
            draft.seats = [Seat(), *(Seat(character=character) for character in computers)]
        return SetupScene(context, services(context), draft, random.Random(1))  # noqa: S311

    def end(context: UiContext) -> Scene[Any]:
        return EndScene(context, services(context), game_history(_won()), NAMES, 31)

    def badges(context: UiContext) -> Scene[Any]:
        scene = EndScene(context, services(context), game_history(_won()), NAMES, 31)
        scene.gained = Gained(0, ("co2-sun", "co2-strong"))
        return scene

    return [
        Shot("co2-setup", setup),
        Shot("co2-setup-more", setup, lambda pilot: pilot.click("more")),
        Shot("co2-setup-four", partial(setup, computers=INFO.teammates)),
        Shot("co2-table-start", partial(table, players=2, actions=0)),
        Shot("co2-table-middle", table),
        Shot("co2-table-three", partial(table, players=3, actions=90)),
        Shot("co2-options", partial(table, actions=59)),
        Shot("co2-table-short", short),
        Shot("co2-territory", table, _point_at("square-22")),
        Shot("co2-card", table, _look_at("square-22")),
        Shot("co2-card-own", partial(table, actions=58), _look_at("square-34")),
        Shot("co2-places", table, _look_at("player-1")),
        Shot("co2-player", table, _point_at("player-1")),
        Shot("co2-offer", table, _offer),
        Shot("co2-offer-judged", table, _judged),
        Shot("co2-handover", partial(table, actions=59), _end_turn),
        Shot("co2-answer", table, _propose),
        Shot("co2-counter", counter),
        Shot("co2-advice", table, _advice),
        Shot("co2-seats", table, lambda pilot: pilot.click("seats")),
        Shot("co2-hint", partial(table, actions=64), lambda pilot: pilot.click("hint")),
        *[Shot(f"co2-moment-{m.kind}", partial(moment, shown=m)) for m in MOMENTS],
        Shot("co2-event", table, partial(_event, EventSheet)),
        Shot("co2-event-strip", table, partial(_event, EventStrip)),
        Shot("co2-trade", table, _traded),
        Shot("co2-log", table, lambda pilot: pilot.click("log")),
        Shot("co2-end", end),
        Shot("co2-end-badges", badges),
        Shot("co2-guide", partial(GuideScene, entry="carpi")),
        *lap_states(services),
        *(
            Shot(f"co2-rules-{page}", partial(RulebookScene, at=paragraph))
            for page, paragraph in RULES.items()
        ),
    ]


def _point_at(item_id: str) -> Callable[[Pilot], None]:
    return lambda pilot: pilot.point_at(item_id)


def _look_at(item_id: str) -> Callable[[Pilot], None]:
    def look(pilot: Pilot) -> None:
        pilot.point_at(item_id)
        pilot.intend(Intent.INSPECT)

    return look


def _event(kind_of_sheet: type[EventSheet], pilot: Pilot) -> None:
    """Let the longest event card lie over the table, with why it does nothing."""
    context, view = pilot.app.context, played(4, 60, "a").state.view
    names = Names(context.words, view.catalogue, NAMES)
    flood = names.catalogue.event_ids["flood"]
    kind = names.catalogue.events[flood].kind
    assert kind is not None
    player, action = names.player(PlayerId(1)), names.kind(kind)
    came = names.words("carbonevent.spared-action", player=player, action=action)
    pilot.app.stack.push(kind_of_sheet(context, names, PlayerId(1), flood, came))


def _traded(pilot: Pilot) -> None:
    """Let a trade between computer players lie over the table, with what was said."""
    context, view = pilot.app.context, played(4, 60, "a").state.view
    names = Names(context.words, view.catalogue, NAMES)
    told = sentence(names, GIVEN, view)
    said = names.words("carbon.trade.would-accept")
    players = GIVEN.player, GIVEN.partner
    pilot.app.stack.push(TradeSheet(context, names, players, (told, said)))


def _first(pilot: Pilot, prefix: str) -> str:
    return next(item for item in pilot.ids if item.startswith(prefix))


def _offer(pilot: Pilot) -> None:
    """Put something into both trays."""
    pilot.settle()
    pilot.click("line-1")
    pilot.click(_first(pilot, "place-0"))
    pilot.click(_first(pilot, "place-1"))


def _end_turn(pilot: Pilot) -> None:
    """End the turn, so that another person takes over."""
    pilot.app.change(replace(pilot.app.context.settings, pace="wait"))
    pilot.settle()
    pilot.intend(TURN)
    pilot.step()


def _propose(pilot: Pilot) -> None:
    """Make the offer, so that it has to be answered."""
    _offer(pilot)
    pilot.click("offer")
    pilot.settle()
    pilot.step()


def _judged(pilot: Pilot) -> None:
    """Ask for a hint while an offer is made up."""
    _offer(pilot)
    pilot.click("hint")


def _advice(pilot: Pilot) -> None:
    """Ask for a hint about an offer."""
    _propose(pilot)
    pilot.wait(1)
    pilot.click("hint")


def samples() -> Samples:
    """Return sample matches for pictures of the program's own scenes."""
    game = load()

    def summary(players: int, actions: int, rounds: int = 100) -> Summary:
        match = played(players, actions, "a" if rounds == 100 else "end", rounds)
        state = match.state
        return {
            "names": list(game.names(state)),
            "outcome": match.outcome,
            **game.summary(state),
        }

    records = tuple(game.record(_finished(players).state) for players in (2, 3, 4))
    return Samples(
        code=SetupDraft().code,
        running=(summary(2, 30), summary(4, 120)),
        saved=(summary(3, 40), summary(4, 10_000, 12), summary(2, 10_000, 12), summary(2, 0)),
        records=records,
        short=lambda: _finished(2),
        long=lambda: _finished(4),
    )


STEPS: Final = (
    "goal",
    "money",
    "buy",
    "hand",
    "missing",
    "action",
    "event",
    "trade",
    "via",
    "pass",
    "offer",
    "offer-window",
    "sun",
    "play-on",
)
SHEET: Final = {"give": 0, "get": 1, "propose": 2}
"""The bubbles over the window of an offer, and how many cards were chosen in it before each."""


def lap_states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return some bubbles of the lap: on the spiral, the ring, at VIA, at offers; and a tip."""
    shots = [Shot(f"co2-lap-{step}", partial(_lap, services, step), _wait) for step in STEPS]
    shots += [
        Shot(f"co2-lap-{step}", partial(_lap, services, "trade"), partial(_make_up, chosen))
        for step, chosen in SHEET.items()
    ]
    return [*shots, Shot("co2-tip", partial(_tip, services), _wait)]


def _wait(pilot: Pilot) -> None:
    pilot.settle()
    pilot.step()


def _make_up(chosen: int, pilot: Pilot) -> None:
    """Open the window of an offer, and choose so many cards in it."""
    _wait(pilot)
    pilot.key("return")
    for _ in range(chosen):
        pilot.key("return")
    pilot.step()


def _lap(services: Callable[[UiContext], Services], name: str, context: UiContext) -> Scene[Any]:
    """Return the table at a step of the lap."""
    game, text = load(), f"carbonlearn.lap.{name}"
    match: Match[State, Any, Any] = Match.new(game, tutorial.config(("", "")))
    lap = Tutorial(tutorial.steps(game.catalogue))
    while lap.step is not None and lap.step.text != text:
        if lap.step.moves:
            match.act(lap.step.moves[0])
        else:
            lap.read()
        lap.follow(match.actions)
    guidance = LapGuidance(match, lap.place, lambda _place: None)
    bots = game.bots
    table = TableScene(
        context,
        services(context),
        match,
        tutorial.SEATS,
        lambda character, seed: bots[character](seed),
        guidance,
    )
    table.welcome_newcomer(guidance.taught)
    return table


def _tip(services: Callable[[UiContext], Services], context: UiContext) -> Scene[Any]:
    """Return a table at which the first tip is given."""
    match: Match[State, Any, Any] = Match.new(load(), tutorial.config())
    guidance: TipGuidance[str, Any] = TipGuidance(lambda _tip: False, lambda _tip: None, TIPS)
    return TableScene(context, services(context), match, guidance=guidance)
