"""What is shown always ends where the rules are."""

from __future__ import annotations

import random

import pytest

from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import (
    Accept,
    Action,
    Buy,
    CounterTemplate,
    MakeCounter,
    OfferTemplate,
    Pass,
    Play,
    Propose,
    Refuse,
    Roll,
)
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import State
from ecosfera.games.co2.stage.columns import Front
from ecosfera.games.co2.stage.effects import MARK, Effect, EffectKind
from ecosfera.games.co2.stage.flights import amount_place
from ecosfera.games.co2.stage.stage import Stage, TradeShown, cue_of, effects_of
from ecosfera.games.co2.stage.zones import balance_place, zones
from ecosfera.ui.draw.metrics import Metrics
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    catalogue,
    position,
    side,
    territory,
    to_roll,
)


def effects(state: State, action: Action) -> list[Effect]:
    """Return what moves first for an action, at full pace."""
    stage = Stage(state.view, zones(Metrics(), len(state.view.players)), 1.0, lambda *_: None)
    _, events = engine.apply(state, action)
    stage.play(events)
    return list(stage.effects)


def test_the_larger_a_payment_the_more_coins_fly_and_all_of_it_rises_as_one_number() -> None:
    coins = []
    for name in ("guiglia", "fiorano"):
        at = catalogue().territories[territory(name)].square
        found = effects(position(Seat(at=at), Seat()), Buy())
        coins.append(sum(e.kind is EffectKind.FLY for e in found))
        rising = [e.numbers for e in found if e.kind is EffectKind.RISE]
        assert rising == [(-catalogue().territories[territory(name)].price,)]
    assert 1 < coins[0] < coins[1]


def test_what_is_traded_flies_to_whom_it_goes() -> None:
    state = position(Seat(at=16, owns="carpi"), Seat(owns="sestola"))
    offer = Propose(P1, side(euros=500), side("sestola"))
    state, _ = engine.apply(state, offer)
    found = effects(state, Accept())
    kinds = [effect.kind for effect in found]
    assert kinds.count(EffectKind.DEED) == 1
    deed = next(effect for effect in found if effect.kind is EffectKind.DEED)
    where = zones(Metrics(), 2).players
    assert where[1].y < deed.path[0][1] < where[1].bottom
    assert where[0].y < deed.path[-1][1] < where[0].bottom


GREEN = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"


@pytest.mark.parametrize(
    ("seat", "action", "sign", "squares"),
    [
        (Seat(at=16, owns="carpi:3", hand=GREEN), Play(territory("carpi")), "icon_check", 1),
        (
            Seat(at=16, owns="carpi:3 soliera:4 campogalliano:4", hand=GREEN),
            Play(territory("carpi")),
            "co2_sun",
            3,
        ),
        (Seat(at=16, owns="soliera campogalliano"), Buy(), "co2_area_plain_secchia", 3),
        (Seat(at=16, owns="soliera"), Buy(), MARK, 1),
    ],
)
def test_what_is_finished_or_comes_together_shines(
    seat: Seat, action: Action, sign: str, squares: int
) -> None:
    sounds: list[str] = []
    lights: dict[str, int] = {}
    state = position(seat, Seat(owns="sestola"))
    stage = Stage(state.view, zones(Metrics(), 2), 1.0, lambda *_: None)
    stage.on_sound = sounds.append
    stage.play(engine.apply(state, action)[1])
    for _ in range(20):
        stage.advance(0.1)
        for effect in stage.effects:
            if effect.kind is EffectKind.SHINE:
                lights[effect.sign] = len(effect.boxes)
    assert lights == {sign: squares}
    assert ("rising" if sign in {"icon_check", MARK} else "chord") in sounds


@pytest.mark.parametrize(("computers", "reads"), [((0, 1), True), ((0,), False)])
def test_a_trade_of_territories_between_computers_stays_to_be_read(
    computers: tuple[int, ...], reads: bool
) -> None:
    state = position(Seat(at=16, owns="carpi"), Seat(owns="sestola"))
    state, _ = engine.apply(state, Propose(P1, side(euros=500), side("sestola")))
    stage = Stage(state.view, zones(Metrics(), 2), 0.1, lambda *_: None, computers)
    _, events = engine.apply(state, Accept())
    stage.play(events)
    for _ in range(9):
        stage.advance(1.0)
    assert isinstance(stage.stop, TradeShown) is reads


@pytest.mark.parametrize("answer", [Accept(), Refuse()])
def test_the_answer_of_a_computer_to_a_counter_offer_stays_to_be_read(answer: Action) -> None:
    state = position(Seat(at=16, owns="carpi"), Seat(owns="sestola"))
    state, _ = engine.apply(state, Propose(P1, side(euros=500), side("sestola")))
    state, _ = engine.apply(state, MakeCounter(side("sestola"), side(euros=900)))
    stage = Stage(state.view, zones(Metrics(), 2), 0.1, lambda *_: None, (0,))
    stage.play(engine.apply(state, answer)[1])
    for _ in range(9):
        stage.advance(1.0)
    assert isinstance(stage.stop, TradeShown)
    assert stage.stop.players == (P0, P1)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_the_stage_ends_in_the_view_of_the_state(pace: float) -> None:
    state = position(Seat(owns="carpi soliera"), Seat(owns="sestola"), Seat(), phase="roll")
    stage = Stage(state.view, zones(Metrics(), 3), pace, lambda _event, _view: None)
    chance = random.Random(3)
    for _ in range(120):
        choices = [
            action
            for action in legal(state.view)
            if not isinstance(action, OfferTemplate | CounterTemplate)
        ]
        if not choices:
            break
        state, events = engine.apply(state, chance.choice(choices))
        stage.play(events)
        for _ in range(2000):
            if stage.stop is not None:
                stage.go_on()
            if stage.idle:
                break
            stage.advance(0.1)
        assert stage.idle
        assert stage.view == state.view


def test_skipping_shows_the_result_at_once() -> None:
    state = position(Seat(), Seat(), phase="roll")
    stage = Stage(state.view, zones(Metrics(), 2), 1.0, lambda _event, _view: None)
    state, events = engine.apply(state, legal(state.view)[0])
    stage.play(events)
    assert not stage.idle
    while not stage.idle:
        stage.skip()
        stage.go_on()
    assert stage.view == state.view


def test_a_sun_that_rises_is_louder_than_the_card_that_brought_it() -> None:
    """The area of the parks lacks one action; its card is in the hand."""
    owns = "sestola:4 pievepelago:4 guiglia:3"
    hand = "renewable_energy biodiversity biodiversity water_saving water_saving water_saving"
    state = position(Seat(at=1, owns=owns, hand=hand), Seat(), config={"goal": 20})
    stage = Stage(state.view, zones(Metrics(), 2), 0.0, lambda _event, _view: None)
    heard: list[str] = []
    stage.on_sound = heard.append
    _, events = engine.apply(state, Play(territory("guiglia")))
    stage.play(events)
    assert heard == ["coin", "chord"]


def test_a_square_shines_with_the_mark_of_who_gets_rent_for_it() -> None:
    at = catalogue().territories[territory("guiglia")].square
    where = zones(Metrics(), 2).squares[at]
    view = position(Seat(at=at), Seat(owns="guiglia")).view
    for to, shining in ((P1, [(P1, MARK, (where,))]), (None, [])):
        paid = ev.Paid(P0, 0, 300, to, ev.Cause.RENT)
        shown = effects_of(paid, view, fold(view, paid), zones(Metrics(), 2), 0.0, 1.0, Front(P0))
        found = [e for e in shown if e.kind is EffectKind.SHINE]
        assert [(e.seat, e.sign, e.boxes) for e in found] == shining


def rent(pace: float, payer: PlayerId, computers: tuple[PlayerId, ...]) -> Stage:
    """Return the stage on which rent of 400 euros has just been paid."""
    at = catalogue().territories[territory("guiglia")].square
    view = position(Seat(at=at), Seat(at=at)).view
    stage = Stage(view, zones(Metrics(), 2), pace, lambda _event, _view: None, computers)
    stage.play([ev.Paid(payer, 0, 400, PlayerId(1 - payer), ev.Cause.RENT)])
    return stage


def test_rent_that_a_person_pays_or_gets_is_felt_however_fast_the_turn_is() -> None:
    for payer, loss in ((P0, True), (P1, False)):
        stage = rent(0.1, payer, (P1,))
        shown = {effect.kind: effect for effect in stage.effects}
        plate, light = shown[EffectKind.PLATE], shown[EffectKind.SHINE]
        assert plate.numbers == (1 - payer, 400, loss, True)
        assert (light.seat, light.sign) == (1 - payer, MARK)
        assert light.lasts > 1
        begins = [e.begins for e in stage.effects if e.kind is EffectKind.FLY]
        assert len(begins) == 4
        assert begins[-1] - begins[0] > 0.3, "one after the other"
        counts = {e.seat: e.numbers for e in stage.effects if e.kind is EffectKind.COUNT}
        assert counts == {payer: (5500, 5100), 1 - payer: (5500, 5900)}
        assert stage.idle is not loss, "only the person who pays waits, and for the coins only"


def test_rent_is_not_felt_among_computers_and_without_motion_only_a_plate_tells_it() -> None:
    kinds = {effect.kind for effect in rent(1.0, P0, (P0, P1)).effects}
    assert EffectKind.FLY in kinds
    assert EffectKind.PLATE not in kinds
    stage = rent(0.0, P0, (P1,))
    assert [effect.kind for effect in stage.effects] == [EffectKind.PLATE]
    assert stage.idle


def test_the_turn_of_a_computer_player_that_pays_a_person_is_not_longer() -> None:
    paid = ev.Paid(P0, 0, 400, P1, ev.Cause.RENT)
    alone, watched = rent(1.0, P0, (P0, P1)), rent(1.0, P0, (P0,))
    assert alone.pause(paid) == watched.pause(paid) < rent(1.0, P0, ()).pause(paid)


def test_who_refuses_an_offer_is_seen_and_heard_to_do_so() -> None:
    view, table = position(Seat(), Seat()).view, zones(Metrics(), 2)
    refused = ev.Refused(P1)
    shown = effects_of(refused, view, view, table, 0.0, 1.0, Front(P0))
    assert [(e.kind, e.seat, e.boxes) for e in shown] == [
        (EffectKind.REFUSE, P1, (table.players[1],))
    ]
    assert cue_of(refused, view, view)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_paid_rises_beside_what_a_balance_loses(
    size: tuple[int, int], players: int
) -> None:
    """The largest price and a large cost, in letters about twice as large as the smallest."""
    metrics = Metrics(*size)
    table = zones(metrics, players)
    money, change = amount_place(table, 0)[0], balance_place(table, 0)[0]
    assert change - money >= 6.8 * metrics.size(1.15)


def test_a_purchase_and_a_large_rent_are_heard() -> None:
    view = position(Seat(at=5), Seat()).view
    bought = ev.Bought(P0, territory("guiglia"))
    small, large = (ev.Paid(P0, 0, n, P1, ev.Cause.RENT) for n in (300, 400))
    cues = [cue_of(event, view, fold(view, event)) for event in (bought, small, large)]
    assert cues == ["rising", "coin", "drop"]


def test_each_square_that_a_pawn_comes_to_is_heard() -> None:
    state = to_roll(Seat(at=1), Seat(), dice=(2, 3))
    stage = Stage(state.view, zones(Metrics(), 2), 1.0, lambda _event, _view: None)
    heard: list[str] = []
    stage.on_sound = heard.append
    stage.play(engine.apply(state, Roll())[1])
    while not stage.idle:
        stage.advance(0.05)
    assert heard.count("step") == 5


def test_an_amount_that_fades_keeps_nobody_waiting() -> None:
    state = position(Seat(at=16), Seat())
    stage = Stage(state.view, zones(Metrics(), 2), 1.0, lambda _event, _view: None)
    _, events = engine.apply(state, Pass())
    stage.play(events)
    while not stage.idle:
        stage.advance(0.05)
    assert [effect.kind for effect in stage.effects] == [EffectKind.RISE]
    assert stage.moving


def test_an_action_first_shows_what_it_brings_then_what_it_costs() -> None:
    state = position(Seat(at=16, owns="carpi", hand="waste_collection"), Seat())
    stage = Stage(state.view, zones(Metrics(), 2), 1.0, lambda *_: None)
    _, events = engine.apply(state, Play(territory("carpi")))
    stage.play(events)
    rising: dict[float, tuple[str, tuple[int, ...]]] = {}
    while not stage.idle:
        for effect in stage.effects:
            if effect.kind is EffectKind.RISE:
                rising[effect.begins] = effect.sign, effect.numbers
        stage.advance(0.05)
    assert [rising[begins] for begins in sorted(rising)] == [("", (1,)), ("co2_credit", (-1,))]
