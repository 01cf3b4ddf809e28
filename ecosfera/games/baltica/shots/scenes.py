"""Shots of the set-up, the tutorial, the guide, the rulebook and the end screen."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.match import Match as CoreMatch
from ecosfera.core.players import PERSON
from ecosfera.core.statistics import Gained, Tried
from ecosfera.core.tutorial import Wait
from ecosfera.games.baltica import tutorial
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.journey import load_journey
from ecosfera.games.baltica.content.reference import load_rulebook
from ecosfera.games.baltica.end.history import Deeds, GameHistory
from ecosfera.games.baltica.end.moments import Moment, MomentKind
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.journey.scene import JourneyScene
from ecosfera.games.baltica.moves.impacts import KINDS
from ecosfera.games.baltica.rulebook.scene import RulebookScene
from ecosfera.games.baltica.rules.cards import (
    CONSUMER_CARDS,
    HABITATS,
    POLICY_CARDS,
    PRODUCER_CARDS,
)
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.tutorial import TutorialGuidance, new_match
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.games.baltica.game import Match
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot
    from ecosfera.words import Words


WRONG_CODE = "33333-33334"


def _setup_scene(
    services: Callable[[UiContext], Services],
    rows: int,
    *,
    hard: bool = False,
    computers: Iterable[str] = (),
) -> Callable[[UiContext], SetupScene]:
    def make(context: UiContext) -> SetupScene:
        plan = SetupDraft(seed=1234567)
        while len(plan.seats) < rows:
            plan.add()
        del plan.seats[rows:]
        plan.first = rows - 1
        plan.rename(0, "Anna")
        if hard:
            plan.element_stack = 3
            plan.sea = ""
            plan.high_pressure = plan.eutrophication = plan.biodiversity_loss = True
            plan.policies = True
            plan.rename(1, "Maximiliane Charlotte")
        for place, character in zip(plan.seats[1:], computers, strict=False):
            place.character = character
        return SetupScene(context, services(context), plan, random.Random(1))  # noqa: S311 (which cards come)

    return make


def _sea(pilot: Pilot) -> None:
    pilot.click("more")


def _each(pilot: Pilot) -> None:
    _sea(pilot)
    pilot.reach("each")
    pilot.key("return")


def _crew(services: Callable[[UiContext], Services]) -> Callable[[UiContext], SetupScene]:
    """Return a factory for the set-up on a sea of the journey, without the chart before it."""

    def make(context: UiContext) -> SetupScene:
        scene = _setup_scene(services, 2, computers=["helpful"])(context)
        scene.draft.sail(load_journey()[3], scene.difficulty.balance)
        return scene

    return make


def _wrong_code(pilot: Pilot) -> None:
    _sea(pilot)
    pilot.reach("code")
    pilot.key("ctrl+a")
    pilot.type(WRONG_CODE)


def setup_states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return set-ups with few and many rows, with all options, with an invalid code, with help."""
    return [
        Shot("setup", _setup_scene(services, 2)),
        Shot("setup-alone", _setup_scene(services, 1)),
        Shot("setup-four", _setup_scene(services, 4, hard=True, computers=CHARACTERS)),
        Shot("setup-sea", _setup_scene(services, 4, hard=True, computers=CHARACTERS), _sea),
        Shot("setup-each", _setup_scene(services, 2), _each),
        Shot("setup-journey", _crew(services)),
        Shot("setup-helped", _setup_scene(services, 3, computers=["helpful"] * 2), _sea),
        Shot("journey", _journey),
        Shot("journey-skipped", lambda context: JourneyScene(context, {}, easily=True)),
        Shot("journey-last", lambda context: JourneyScene(context, {}, "gotland")),
        Shot("setup-wrong-code", _setup_scene(services, 3), _wrong_code),
    ]


def _journey(context: UiContext) -> JourneyScene:
    """Return the chart with some seas saved, and two tries at the next one."""
    scene = JourneyScene(context, SAILED)
    scene.tried = {"gdansk": Tried(2, 5, 28)}
    return scene


SAILED: Final = {"kiel": 3, "oresund": 2, "bornholm": 1}
"""Stars of the journey."""
SPECIES: Final = (
    "perca_fluviatilis",
    "clupea_harengus",
    "haliaeetus_albicilla",
    "fucus_vesiculosus",
    "viruses",
    "calanoida",
)
"""A middle one, one with many eaters, one without, a producer, one without links, one with all
habitats."""


def guide_states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return the grid with and without filters, an empty grid, and pages of all kinds."""
    content = load_content()

    def narrowed(pilot: Pilot) -> None:
        pilot.click("habitat-ice")

    def emptied(pilot: Pilot) -> None:
        pilot.click("habitat-ice")
        if "group-zoobenthos" in pilot.ids:
            pilot.click("group-zoobenthos")
        else:
            for _ in range(5):
                pilot.app.stack.top.find("group").press()  # type: ignore[union-attr]

    def collected(pilot: Pilot) -> None:
        scene = pilot.app.stack.top
        assert isinstance(scene, GuideScene)
        scene.met = frozenset(scene.shelf.order[::3])
        scene.layout()

    def guide(species: str = "", here: tuple[str, ...] = ()) -> Callable[[UiContext], GuideScene]:
        return lambda context: GuideScene(context, services(context), content, species, here)

    shots = [
        Shot("guide-wall", guide(here=("perca_fluviatilis",))),
        Shot("guide-met", guide(), collected),
        Shot("guide-ice", guide(), narrowed),
        Shot("guide-none", guide(), emptied),
    ]
    shots += [Shot(f"guide-{name.replace('_', '-')}", guide(name)) for name in SPECIES]
    return shots


def rulebook_states() -> list[Shot]:
    """Return every page, a paragraph that explains a refusal, and searches."""
    content = load_content()
    book = load_rulebook(content.catalogue)
    shots = [
        Shot(
            f"rules-{number}-{page.id}",
            partial(_opened, content, page.paragraphs[0]),
        )
        for number, page in enumerate(book.pages)
    ]
    shots += [
        Shot("rules-why", lambda context: RulebookScene(context, content, "rules.producers.4")),
        Shot("rules-search", partial(_opened, content, ""), lambda pilot: pilot.key("a")),
        Shot("rules-in-vain", partial(_opened, content, ""), lambda pilot: pilot.key("q", "9")),
    ]
    return shots


def _opened(content: Content, paragraph: str, context: UiContext) -> RulebookScene:
    """Return the scene at a page, without the mark of the paragraph it was opened at."""
    scene = RulebookScene(context, content, paragraph)
    scene.lit = ""
    scene.start = f"page-{scene.page.id}"
    return scene


STEPS = ("goal", "way", "market", "pressures", "wrong", "animal", "pass", "restored", "restore")


def tutorial_states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return some of its bubbles, and the table after a teammate's turn without the tutorial."""
    found = [
        Shot(f"tutorial-{step}", _tutorial_scene(services, f"tutorial.{step}")) for step in STEPS
    ]
    return [*found, Shot("table-news", _news(services))]


def match_at(words: Words, text: str) -> tuple[Match, int]:
    """Return the match of the tutorial at the first step with a text, and the step's number."""
    game = load()
    match = CoreMatch.new(game, new_match(words).config)
    for number, step in enumerate(tutorial.steps(game.catalogue)):
        if step.text == text:
            return match, number
        if step.wait is Wait.UNDO:
            match.undo()
        elif (move := step.move(game.legal(match.state))) is not None:
            match.act(move)
    raise ValueError(text)


def _tutorial_scene(
    services: Callable[[UiContext], Services], text: str
) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for the table at a step of the tutorial."""

    def make(context: UiContext) -> Scene[Any]:
        match, place = match_at(context.words, text)
        guidance = TutorialGuidance(match, place, lambda _place: None)
        seats = (PERSON, tutorial.CHARACTER)
        return TableScene(context, services(context), match, computers=seats, guidance=guidance)

    return make


def _news(services: Callable[[UiContext], Services]) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for the table at which a teammate has passed a card to a person."""

    def make(context: UiContext) -> Scene[Any]:
        match, _ = match_at(context.words, "tutorial.restore")
        computers = (PERSON, tutorial.CHARACTER)
        return TableScene(context, services(context), match, computers=computers)

    return make


CODE = "7FNAX-K3W9T"


def _moments(*changes: str) -> tuple[Moment, ...]:
    """Return moments from their rounds and names, such as `3 coast` or `4 impact`."""
    tiles, found = 0, []
    for done, change in enumerate(changes):
        round_, _, name = change.partition(" ")
        tiles += {"impact": 1, "back": -1}.get(name, 0)
        found.append(replace(_moment(name, done), round=int(round_), tiles=tiles))
    return tuple(found)


def _moment(name: str, done: int) -> Moment:
    """Return a moment of round 1: a habitat, an impact, or a policy card of this category."""
    player = EVERY_PLAYER[done % 2]
    if name in HABITATS:
        gifts = ((EVERY_PLAYER[1 - player], PRODUCER_CARDS[3]),) if done % 3 == 0 else ()
        pair = CONSUMER_CARDS[done : done + 2]
        kind = MomentKind.HABITAT
        return Moment(kind, 1, done, player, name, name, Cause.CONSUMERS, pair, gifts)
    if name == "impact":
        cause = (Cause.THREE_PRESSURES, Cause.NOTHING_ACQUIRED)[done % 2]
        impact = KINDS[done % len(KINDS)]
        return Moment(MomentKind.IMPACT, 1, done, player, "impact", cause=cause, impact=impact)
    if name == "back":
        card = POLICY_CARDS[16:17]
        return Moment(MomentKind.IMPACT_BACK, 1, done, player, "impact", cards=card)
    place = {"negative": 0, "dual": 11, "measure": 16, "used": 16, "funding": 25}[name]
    kind = MomentKind.MEASURE if name == "used" else MomentKind.DRAWN
    sign = f"policy_{'measure' if name == 'used' else name}"
    return Moment(kind, 1, done, player, sign, cards=POLICY_CARDS[place : place + 1])


WON = GameHistory(
    won=True,
    players=2,
    rounds=9,
    moments=_moments(
        *("3 coast", "4 impact", "5 river", "6 ice", "7 mud", "7 rock", "8 impact"),
        "9 open_water",
    ),
    pressures=(4, 4, 5, 6, 6, 5, 6, 7, 6),
    species=(
        "phragmites_australis",
        "zostera_marina",
        "calanoida",
        "fucus_vesiculosus",
        "mytilus_edulis",
        "clupea_harengus",
        "idotea_balthica",
        "rotifera",
        "larus_fuscus",
        "furcellaria_lumbricalis",
        "pusa_hispida",
        "chara_spp",
        "macoma_balthica",
        "gasterosteus_aculeatus",
        "lutra_lutra",
        "nodularia_spumigena",
        "gadus_morhua",
        "alca_torda",
        "ulva_lactuca",
        "platichthys_flesus",
        "esox_lucius",
        "skeletonema_marinoi",
        "mergus_merganser",
        "haliaeetus_albicilla",
        "perca_fluviatilis",
    ),
    passed=5,
    idle=2,
    elements=("nutrients", "nutrients", "oxygen"),
    names=("Anna", "Elias"),
    deeds=(Deeds(4, 14, 2, 1), Deeds(2, 11, 3, 1)),
)
LOST = GameHistory(
    won=False,
    players=3,
    rounds=8,
    moments=_moments(
        *("2 coast", "3 impact", "4 river", "5 impact", "6 rock", "6 impact", "6 impact"),
        *("8 impact", "8 impact"),
    ),
    pressures=(6, 7, 9, 10, 11, 12, 14, 15),
    species=("potamogeton_perfoliatus", "fucus_vesiculosus", "somateria_mollissima"),
    passed=1,
    idle=7,
    names=("Anna", "Elias", "Maja"),
    deeds=(Deeds(2, 9, 0), Deeds(0, 4, 1), Deeds(1, 0, 0)),
)
LONG = GameHistory(
    won=False,
    players=2,
    rounds=37,
    moments=_moments(
        *("2 impact", "2 negative", "9 impact", "9 funding", "10 back", "20 impact", "20 measure"),
        *("21 used", "24 impact", "24 dual", "30 impact", "30 funding", "30 ice", "30 negative"),
        *("31 impact", "31 mud", "31 rock", "31 measure", "31 dual", "31 funding", "33 river"),
        *("33 measure", "36 coast", "36 used", "37 impact"),
    ),
    pressures=tuple(2 + i * 2 // 5 for i in range(37)),
    species=("gadus_morhua",),
    passed=0,
    idle=0,
    unused=2,
)


def _tell(pilot: Pilot) -> None:
    pilot.click("story")


def _share(pilot: Pilot) -> None:
    pilot.click("share")


def end_states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return a won, a lost and a very long game, what happened, and what can be taken along."""

    def won(context: UiContext) -> EndScene:
        return EndScene(context, services(context), WON, CODE, 19)

    def first(context: UiContext) -> EndScene:
        scene = badges(context)
        scene.first_breath = True
        return scene

    def badges(context: UiContext) -> EndScene:
        scene = EndScene(context, services(context), WON, CODE, 19, harder="normal")
        scene.gained = Gained(31, ("won-level-1", "won-without-impact"))
        return scene

    def lost(context: UiContext) -> EndScene:
        return EndScene(context, services(context), LOST, CODE, 16)

    return [
        Shot("end-won", won),
        Shot(
            "end-journey",
            lambda context: EndScene(context, services(context), WON, CODE, 19, load_journey()[0]),
        ),
        Shot(
            "end-journey-lost",
            lambda context: EndScene(context, services(context), LOST, CODE, 16, load_journey()[1]),
        ),
        Shot("end-first", first),
        Shot("end-badges", badges),
        Shot("end-lost", lost),
        Shot("end-story", lost, _tell),
        Shot("end-share", won, _share),
        Shot("end-long", lambda context: EndScene(context, services(context), LONG, None, 74)),
    ]
