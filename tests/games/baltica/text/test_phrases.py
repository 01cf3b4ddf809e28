"""The sentences of the table: refusals, what a click does, what happened."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from ecosfera import paths
from ecosfera.games.baltica.bots.foresight import Foreseen
from ecosfera.games.baltica.content.models import Content
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.moves.goals import last_halves
from ecosfera.games.baltica.moves.move_list import MoveKind, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.panels import move_verdict
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import (
    CONSUMER_CARDS,
    EVERY_CARD,
    ICE,
    OXYGEN,
    PASS,
    RIVER,
    SALINITY,
)
from ecosfera.games.baltica.rules.engine import apply, legal, push
from ecosfera.games.baltica.rules.events import Cause, Event, Zone
from ecosfera.games.baltica.rules.ids import CardId, HabitatId
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.text import move_text
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.games.baltica.text.event_text import chronicle
from ecosfera.games.baltica.text.move_preview import Previewer
from ecosfera.games.baltica.text.people import Person
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.words import Noun, Words
from tests.games.baltica.moves.test_move_selection import doing, games, on_market, with_row
from tests.games.baltica.rules.positions import P1, catalogue, position

DEAR = "viruses bacteria nitzschia_filiformis ceramium_tenuicorne"
"""Producers that few elements can pay for."""


DRY = " ".join(
    [
        catalogue().names[card]
        for card in CONSUMER_CARDS
        if not catalogue().habitats[card] >> RIVER & 1
    ][:4]
)
"""Consumers for the market that do not live in the river."""


def animals_of(habitat: HabitatId) -> list[CardId]:
    return [card for card in CONSUMER_CARDS if catalogue().habitats[card] >> habitat & 1]


def previewer(made: MoveSelection, teller: Phrases) -> Previewer:
    return Previewer(made, teller)


def plain(text: str) -> str:
    return text.replace("\u00ad", "")


@pytest.mark.parametrize("why", list(RefusalCode))
def test_every_reason_is_a_sentence(why: RefusalCode, teller: Phrases) -> None:
    reason = RefusalReason(
        why,
        cards=EVERY_CARD[109:111],
        elements=(OXYGEN,),
        habitats=(RIVER,),
        ability=PASS,
        player=P1,
    )
    sentence = teller.refusal(reason)
    assert not sentence.startswith("refusal.")
    assert "{" not in sentence
    assert sentence.rstrip()[-1] in ".!?"


def test_habitats_restored_together_are_joined_with_and(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    made = doing(with_row(new_match(), "pusa_hispida", "calanoida"))
    assert "restore the ice, open water and the rock." in teller.can(made, lines(made), "Esc")


def test_habitats_of_different_pairs_are_joined_with_or(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    row = ("halichoerus_grypus", "platichthys_flesus", "perca_fluviatilis", "esox_lucius")
    made = doing(with_row(new_match(), *row))
    assert " or " in teller.can(made, lines(made), "Esc")


LIVING = "coast ice mud open_water rock"


def told_last(teller: Phrases, *rows: str, **where: Any) -> str:
    """Return the sentence of the bar in a position in which only the river is missing."""
    state = position(*rows, habitats=LIVING, **where)
    made = MoveSelection(state, legal(state))
    return plain(teller.can(made, lines(made), "Esc"))


def test_with_one_habitat_missing_the_bar_says_where_its_animals_lie(teller: Phrases) -> None:
    one, two, three = animals_of(RIVER)[:3]
    name = {card: plain(teller.book.name(card)) for card in (one, two, three)}
    tag = {card: catalogue().names[card] for card in (one, two, three)}
    told = told_last(
        teller, f"{tag[one]} sunlight", "salinity", decks=("", f"{tag[two]} oxygen"), consumers=DRY
    )
    assert told == f"Last habitat, the river: {name[one]} (your row), {name[two]} (Elias’s deck)."
    told = told_last(
        teller,
        "sunlight",
        tag[one],
        discards=(tag[two], ""),
        consumers=f"{tag[three]} {DRY.split(maxsplit=1)[1]}",
    )
    assert f"{name[one]} (Elias’s row), {name[two]} (your discard pile)" in told
    told = told_last(
        teller, tag[one], "salinity", consumers=f"{tag[three]} {DRY.split(maxsplit=1)[1]}"
    )
    assert f"{name[one]} (your row), {name[three]} (market)" in told


def test_who_can_restore_the_last_habitat_is_told_so_instead(teller: Phrases) -> None:
    one, two = (catalogue().names[card] for card in animals_of(RIVER)[:2])
    assert "restore the river" in told_last(teller, f"{one} {two}", "salinity", consumers=DRY)


def test_with_two_habitats_missing_nothing_is_told_of_animals(teller: Phrases) -> None:
    state = position("sunlight", "salinity", habitats="coast ice mud rock")
    assert last_halves(state) is None


def test_what_is_missing_is_named(new_match: Callable[..., Match], teller: Phrases) -> None:
    state = with_row(new_match(), "oxygen#1", "oxygen#2")
    card = on_market(state, "zostera_marina")
    found = previewer(doing(state), teller).of(Target(TargetKind.MARKET, card))
    assert not found.good
    assert "sunlight" in found.sentence
    assert "salinity" in found.sentence
    assert sorted(found.missing) == [0, 0, 2]


def test_a_click_says_who_pays_and_what_the_market_lends(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "sunlight#1", "salinity#1")
    card = on_market(state, "zostera_marina")
    found = previewer(doing(state), teller).of(Target(TargetKind.MARKET, card))
    assert found.good
    assert found.lends == 0
    assert found.pays == {state.catalogue.ids["sunlight#1"], state.catalogue.ids["salinity#1"]}
    assert "the market gives sunlight" in found.sentence


def test_a_consumer_says_which_producers_it_still_needs(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "myriophyllum_spicatum", "oxygen#1")
    card = on_market(state, "perca_fluviatilis")
    sentence = previewer(doing(state), teller).of(Target(TargetKind.MARKET, card)).sentence
    assert "milfoil" in plain(sentence)
    state = with_row(new_match(), "oxygen#1")
    card = on_market(state, "perca_fluviatilis")
    assert (
        "two unused producers"
        in previewer(doing(state), teller).of(Target(TargetKind.MARKET, card)).sentence
    )


def test_whatever_is_pointed_at_gets_whole_sentences(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    for state in games(new_match, 6)[::9]:
        made = doing(state)
        asked = previewer(made, teller)
        sizes = {
            TargetKind.TILE: 6,
            TargetKind.STACK: 5,
            TargetKind.TOKEN: 3,
            TargetKind.SHELF: 2,
            TargetKind.END: 1,
            TargetKind.DECK: 1,
        }
        targets = [Target(kind, which) for kind, n in sizes.items() for which in range(n)]
        targets += [Target(TargetKind.ROW, card) for card in state.row]
        targets += [
            Target(TargetKind.MARKET, c) for c in (*state.producers, *state.consumers) if c >= 0
        ]
        targets += [Target(TargetKind.POOL, card) for card in state.pool]
        for target in targets:
            sentence = asked.of(target).sentence
            assert "{" not in sentence, (target, sentence)
            assert "table." not in sentence, (target, sentence)


def test_the_end_of_a_turn_that_costs_a_pressure_card_is_marked(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = new_match(3).state
    asked = previewer(doing(state), teller)
    assert asked.of(END).costs
    assert move_verdict.look(asked.of(END))[2] == "pressure"
    rich = replace(state, acquired=True)
    assert not previewer(doing(rich), teller).of(END).costs
    assert move_verdict.look(previewer(doing(rich), teller).of(END))[2] == "icon_check"


def test_every_line_and_every_step_has_words(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    for state in games(new_match, 6)[::7]:
        made = doing(state)
        for line in lines(made):
            row = move_text.row(teller, line, made)
            assert row.title
            assert "{" not in row.title + row.detail
            begun = doing(state)
            if line.actions and begun.begin(line.actions, line.chosen) is None:
                assert "Esc" in teller.can(begun, lines(begun), "Esc")
                assert all(teller.row(step, begun).title for step in lines(begun))
        assert teller.can(made, lines(made), "Esc")


def test_what_happened_is_told_in_order(new_match: Callable[..., Match], teller: Phrases) -> None:
    state = with_row(new_match(), "sunlight#1", "salinity#1")
    card = on_market(state, "zostera_marina")
    action = act.AcquireProducer(card)
    _, events = apply(state, action)
    sentences = [
        text
        for _, texts in sorted(chronicle(state, action, events, teller).items())
        for text in texts
    ]
    assert plain(sentences[0]) == "Anna acquired the eelgrass with sunlight from the market."


def test_a_restored_habitat_is_told_before_its_tile_is_placed(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    restored = 0
    for state, action in played(new_match, 40):
        if isinstance(action, act.RestoreHabitats):
            _, sentences = sentences_of(state, action, teller)
            assert "restored" in sentences[0][0]
            assert sum("restored" in text for texts in sentences.values() for text in texts) == 1
            restored += 1
    assert restored


def test_all_sentences_of_games_are_finished(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    for state in games(new_match, 8)[::3]:
        for action in legal(state)[:4]:
            _, events = apply(state, action)
            for texts in chronicle(state, action, events, teller).values():
                for text in texts:
                    assert "{" not in text
                    assert not text.startswith(("event.", "table.", "card."))


@pytest.mark.parametrize("row", ["sunlight salinity", "", "zostera_marina"])
def test_a_pass_token_with_nothing_to_pass_can_be_pointed_at(teller: Phrases, row: str) -> None:
    state = position(row, "oxygen", tokens=["pass", ""], used=row)
    preview = previewer(MoveSelection(state, tuple(legal(state))), teller).of(
        Target(TargetKind.TOKEN, 0)
    )
    assert not preview.good or preview.sentence == ""


def test_a_row_with_several_cards_of_one_name_tells_how_many(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "pressure#1", "pressure#2", "pressure#3", "salinity#1")
    names = plain(teller.book.names_inside(state.row))
    assert names == "3 pressure cards and a salinity card"
    assert plain(teller.book.names_inside(state.row, either=True)).startswith("a pressure card")


def played(new_match: Callable[..., Match], count: int) -> Iterator[tuple[State, act.Action]]:
    """Random games of level 2 with three rows, move by move."""
    for game in range(count):
        chance = random.Random(game)
        state = new_match(3, 2, str(game)).state.copy()
        while options := legal(state):
            action = chance.choice(options)
            yield state.copy(), action
            push(state, action)


def put_away(events: list[Event]) -> Iterator[tuple[int, ev.CardMoved, bool]]:
    """Every card that moves, with its number, and whether the row is being put away just then."""
    over = False
    for number, event in enumerate(events):
        if isinstance(event, ev.TurnEnded | ev.TurnStarted):
            over = isinstance(event, ev.TurnEnded)
        if isinstance(event, ev.CardMoved):
            yield number, event, over


def test_what_is_discarded_is_told_also_when_the_turn_ends_after_it(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    lies, gone = {Zone.ROW, Zone.PRODUCERS, Zone.CONSUMERS}, {Zone.DISCARD}
    seen = 0
    for state, action in played(new_match, 40):
        if isinstance(action, act.Pass | act.ChoosePass | act.Refresh | act.Implement):
            continue
        _, events = apply(state, action)
        sentences = chronicle(state, action, events, teller)
        for number, event, over in put_away(events):
            if over or event.source.zone not in lies or event.target.zone not in gone:
                continue
            texts = " ".join(t for at, found in sentences.items() if at <= number for t in found)
            assert plain(teller.book.inside(event.card)).split()[0] in plain(texts)
            seen += any(isinstance(e, ev.TurnEnded) for e in events)
    assert seen


def test_only_what_is_drawn_when_the_turn_is_over_is_the_new_row(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    seen = 0
    for state, action in played(new_match, 40):
        _, events = apply(state, action)
        sentences = chronicle(state, action, events, teller)
        for number, event, over in put_away(events):
            if event.source.zone is Zone.DECK and event.target.zone is Zone.ROW:
                assert over or not any("new row" in text for text in sentences.get(number, []))
                seen += not over and any(isinstance(e, ev.TurnEnded) for e in events)
    assert seen


def test_a_token_to_be_turned_up_says_so(teller: Phrases) -> None:
    state = position("perca_fluviatilis esox_lucius", "oxygen", tokens=["plus", ""], offer=True)
    preview = previewer(MoveSelection(state, tuple(legal(state))), teller).of(
        Target(TargetKind.TOKEN, 0)
    )
    assert preview.good
    assert "turn this token face up" in preview.sentence


def test_what_is_acquired_is_named_as_inside_a_sentence(
    new_match: Callable[..., Match], content: Content
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    action = next(a for a in legal(state) if a == act.AcquireProducer(card))
    _, events = apply(state, action)
    names = CardNames(content, Words.load("sv", paths.locales()))
    sentences = chronicle(
        state, action, events, Phrases(names, (Person("Anna", "pike"), Person("Elias", "cod")))
    )
    assert "Anna skaffade ålgräset." in [
        plain(text) for number in sentences for text in sentences[number]
    ]


def test_a_pile_is_shuffled_before_the_extra_card_is_drawn(teller: Phrases) -> None:
    state = position("sunlight", "oxygen", decks=["", ""], discards=["salinity", ""])
    action = next(a for a in legal(state) if isinstance(a, act.Plus))
    _, events = apply(state, action)
    sentences = chronicle(state, action, events, teller)
    texts = [plain(text) for number in sorted(sentences) for text in sentences[number]]
    assert texts == [
        "The discard pile was shuffled into a new deck.",
        "Anna drew a salinity card.",
    ]


def test_a_new_row_drawn_in_two_parts_is_told_in_two(teller: Phrases) -> None:
    state = position(
        "sunlight oxygen", "oxygen", decks=["salinity", ""], discards=["nutrients", ""]
    )
    name = teller.player(state.player)
    _, events = apply(state, act.END_TURN)
    sentences = chronicle(state, act.END_TURN, events, teller)
    texts = [plain(text) for number in sorted(sentences) for text in sentences[number]]
    first = texts.index(f"{name} draws a new row: a salinity card.")
    assert texts[first + 1] == "The discard pile was shuffled into a new deck."
    assert texts[first + 2].startswith(f"{name} also draws: ")


def test_a_purchase_says_that_three_cards_of_an_element_will_be_owned(teller: Phrases) -> None:
    def said(discard: str) -> str:
        state = position(
            "sunlight sunlight oxygen",
            "oxygen",
            discards=[discard, ""],
            producers="zostera_marina",
        )
        target = Target(TargetKind.MARKET, on_market(state, "zostera_marina"))
        return plain(previewer(doing(state), teller).of(target).sentence)

    assert "You will then own 3 salinity cards" in said("salinity")
    assert "You will then own" not in said("")


def test_animals_that_go_home_are_told_in_one_sentence(teller: Phrases) -> None:
    state = position("sunlight", "rotifera oxygen", habitats="ice mud river rock open_water")
    state.config = replace(state.config, homecoming=True, policies=False)
    _, events = apply(state, act.END_TURN)
    sentences = chronicle(state, act.END_TURN, events, teller)
    texts = [plain(text) for number in sorted(sentences) for text in sentences[number]]
    home = [text for text in texts if text.startswith("Home in the living sea")]
    assert len(home) == 1
    assert "the rotifers" in home[0]
    assert not any("Removed from the game" in text for text in texts)


def test_it_is_told_once_that_a_habitat_turned_all_tokens(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = new_match().state
    events: list[Event] = [
        ev.HabitatRestored(ICE, ev.Cause.CONSUMERS),
        *(ev.TokensTurned(player, 7) for player in state.players),
    ]
    sentences = chronicle(state, act.END_TURN, events, teller)
    texts = [plain(text) for number in sentences for text in sentences[number]]
    assert texts.count("All tokens are face up again.") == 1
    assert not chronicle(state, act.END_TURN, events[1:], teller)


def test_a_line_names_what_the_market_lends_for_a_card(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "sunlight#1", "salinity#1")
    card = on_market(state, "zostera_marina")
    made = doing(state)
    line = next(line for line in lines(made) if line.card == card)
    assert teller.row(line, made).lent == "sunlight"
    paid = doing(with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1"))
    assert not any(teller.row(line, paid).lent for line in lines(paid) if line.card == card)


def sentences_of(
    state: State, action: act.Action, teller: Phrases
) -> tuple[list[Event], dict[int, list[str]]]:
    """Return what an action causes, as events and as sentences."""
    _, events = apply(state, action)
    return events, chronicle(state, action, events, teller)


def test_a_pressure_card_that_a_strike_has_told_of_is_not_told_again(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    struck = other = 0
    for state, action in played(new_match, 40):
        events, sentences = sentences_of(state, action, teller)
        for number, event in enumerate(events):
            if not isinstance(event, ev.CardMoved) or event.source.zone is not Zone.PRESSURES:
                continue
            before = events[number - 1]
            if isinstance(before, ev.Triggered):
                assert "joins the row" in sentences[number - 1][-1]
                assert number not in sentences
                struck += 1
            else:
                other += any("took a pressure card" in text for text in sentences.get(number, ()))
    assert struck
    assert other


def test_the_sixth_impact_tile_is_told_once(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    lost = 0
    for state, action in played(new_match, 40):
        events, sentences = sentences_of(state, action, teller)
        for number, event in enumerate(events):
            if not isinstance(event, ev.ImpactPlaced):
                continue
            last = isinstance(events[number + 1], ev.GameEnded)
            if last and event.cause is not ev.Cause.CLIMATE_CHANGE:
                assert number not in sentences
                assert "The sixth impact tile" in sentences[number + 1][-1]
                lost += 1
            else:
                assert "/6)" in sentences[number][0]
    assert lost


def test_litter_on_its_way_is_not_named_by_the_title_of_its_policy_card(teller: Phrases) -> None:
    state = position("oxygen beach_litter", "salinity")
    litter = state.catalogue.ids["beach_litter"]
    action = next(a for a in legal(state) if isinstance(a, act.Pass) and a.card == litter)
    _, sentences = sentences_of(state, action, teller)
    assert sentences[0] == ["Anna passed the litter to Elias."]
    assert teller.book.policy(litter) == "Beach litter"


def test_three_cards_of_one_element_are_named_and_counted(teller: Phrases) -> None:
    state = position("", "oxygen oxygen oxygen salinity salinity salinity")
    _, sentences = sentences_of(state, act.END_TURN, teller)
    texts = [plain(text) for number in sorted(sentences) for text in sentences[number]]
    start = "3 oxygen cards and 3 salinity cards: a pressure card joins the row"
    assert any(text.startswith(start) for text in texts)


def test_drawing_what_makes_three_of_an_element_warns_with_their_name(teller: Phrases) -> None:
    warned = plain(teller.warning(Foreseen(Cause.THREE_ELEMENTS, OXYGEN, pressures=1)))
    assert warned.startswith("That makes 3 oxygen cards: a pressure card joins your row")


def test_an_element_that_is_missing_twice_has_the_form_that_the_sentence_asks_for(
    content: Content,
) -> None:
    names = CardNames(content, Words.load("ru", paths.locales()))
    missing = names.elements_inside([OXYGEN, OXYGEN, SALINITY])
    assert isinstance(missing, Noun)
    assert missing == "2 × кислород и\u00a0солёность"
    assert missing.in_form("of") == "2 × кислорода и\u00a0солёности"


def sources_of(teller: Phrases, *sources: CardId | str) -> str:
    """Return the text below "Draw an extra card" in the list."""
    state = position("sunlight", "oxygen", decks=["salinity", ""])
    ids = state.catalogue.ids
    made = MoveSelection(state, tuple(legal(state)))
    line = next(line for line in lines(made) if line.what is MoveKind.PLUS)
    found = tuple(act.Plus(ids[s] if isinstance(s, str) else s) for s in sources)
    return plain(teller.row(replace(line, actions=found), made).detail)


def test_the_cards_that_give_an_ability_are_not_taken_for_its_object(teller: Phrases) -> None:
    cod = "gadus_morhua"
    assert sources_of(teller, cod) == "with the Atlantic cod"
    assert sources_of(teller, cod, "fucus_vesiculosus").startswith("with the Atlantic cod or ")
    assert sources_of(teller, act.TOKEN) == plain(teller.words("table.token"))
    assert sources_of(teller, act.TOKEN, cod) == "with the Atlantic cod"


def test_a_card_that_cannot_pass_itself_is_said_to_cost_the_token(teller: Phrases) -> None:
    state = position("chrysochromulina_spp sunlight", "oxygen", "salinity")
    made = doing(state)
    line = next(line for line in lines(made) if line.what is MoveKind.PASS)
    made.begin(line.actions, line.chosen)
    steps = [teller.row(step, made) for step in lines(made) if step.what is MoveKind.STEP]
    assert [plain(step.detail) for step in steps] == [
        "with your token: no card passes itself",
        "",
    ]
    made.touch(Target(TargetKind.ROW, state.row[0]))
    steps = [teller.row(step, made) for step in lines(made) if step.what is MoveKind.STEP]
    assert {plain(step.detail) for step in steps} == {"with your token"}


def test_the_line_of_several_equal_cards_says_how_many_it_stands_for(teller: Phrases) -> None:
    """Two pressure cards with different pictures glow, and the list has one line for them."""
    state = position("pressure#1 pressure#2 sunlight", "oxygen", tokens=["pass", ""])
    made = doing(state)
    line = next(line for line in lines(made) if line.what is MoveKind.PASS)
    made.begin(line.actions, line.chosen)
    steps = [move_text.row(teller, step, made) for step in lines(made)]
    assert [plain(step.detail) for step in steps] == ["any of 2 alike", "", ""]


def test_a_token_to_turn_face_up_is_told_by_what_it_does(teller: Phrases) -> None:
    state = position(
        "clangula_hyemalis rotifera", "oxygen", tokens=["pass refresh", ""], offer=True
    )
    made = doing(state)
    titles = [plain(teller.row(line, made).title) for line in lines(made)]
    assert "Turn a token face up: Draw an extra card" in titles


@pytest.mark.parametrize(("acquired", "icon"), [(False, "pressure"), (True, "icon_check")])
def test_the_end_of_the_turn_has_the_sign_of_what_it_brings(
    new_match: Callable[..., Match], teller: Phrases, acquired: bool, icon: str
) -> None:
    state = replace(new_match().state, acquired=acquired)
    end = next(line for line in lines(doing(state)) if line.what is MoveKind.END)
    shown = teller.row(end, doing(state))
    assert (shown.icon, shown.costly) == (icon, not acquired)


def test_a_turn_without_anything_to_take_says_what_a_draw_may_bring(teller: Phrases) -> None:
    state = position(
        "saduria_entomon oxygen",
        "sunlight",
        decks=["pusa_hispida salinity temperature", ""],
        tokens=["plus", ""],
    )
    made = MoveSelection(state, legal(state), suggests=True)
    assert teller.can(made, lines(made), "Esc") == (
        "Draw a card? 2 of 3 would help (Rock, Chryso\u00adchromu\u00adlina, …)."
    )
    silent = MoveSelection(state, legal(state))
    assert teller.can(silent, lines(silent), "Esc").startswith("Nothing to take yet")


def test_a_draw_says_its_risk_wherever_it_is_offered(teller: Phrases) -> None:
    state = position(
        "saduria_entomon oxygen#1 oxygen#2",
        "sunlight",
        decks=["pusa_hispida oxygen#3 salinity", ""],
        tokens=["plus", ""],
    )
    made = MoveSelection(state, legal(state), suggests=True)
    assert teller.can(made, lines(made), "Esc").endswith(", …), 1 would end your turn.")
    draw = next(line for line in lines(made) if line.what is MoveKind.PLUS)
    row = teller.row(draw, made)
    assert row.detail == "1 of 3 cards would end your turn."
    assert (row.risky, row.costly) == (True, False)
    shown = previewer(made, teller).of(Target(TargetKind.DECK))
    assert shown.sentence.endswith("1 of 3 cards would end your turn.")


def test_a_draw_that_may_bring_an_impact_says_so(teller: Phrases) -> None:
    state = position("pressure#1 pressure#2 oxygen", "sunlight", decks=["pressure#3 salinity", ""])
    assert teller.risk(state) == "1 of 2 cards would bring an impact."
    assert not teller.risk(position("oxygen", "sunlight", decks=["salinity", ""]))


@pytest.mark.parametrize(
    ("pressures", "danger"),
    [
        ("", "3 sunlight cards end your turn with a pressure card"),
        ("pressure#1 pressure#2", "3 sunlight cards bring an impact and end your turn"),
    ],
)
def test_a_line_says_what_the_preview_warns_of(
    pressures: str, danger: str, teller: Phrases
) -> None:
    row = f"sunlight#1 sunlight#2 salinity {pressures}"
    state = position(row, "oxygen", producers="zostera_marina", used="sunlight#1")
    made = doing(state)
    card = state.catalogue.ids["zostera_marina"]
    line = next(line for line in lines(made) if line.card == card)
    shown = teller.row(line, made)
    assert plain(shown.detail) == danger
    assert shown.costly
    assert shown.risky
    preview = previewer(made, teller).of(Target(TargetKind.MARKET, card))
    assert preview.costs
    assert move_verdict.look(preview)[2] == "pressure"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("zostera_marina pressure", "Choose the card to pass to"),
        ("sunlight pressure", "Pass: choose a card in your row."),
        ("sunlight salinity", "Pass: choose a card in your row, then where it goes."),
    ],
)
def test_a_pass_asks_where_a_card_goes_only_if_that_is_open(
    row: str, said: str, teller: Phrases
) -> None:
    """An element may go to the other row or to the market; other cards only to the other row."""
    made = doing(position(row, "salinity oxygen", tokens=["pass", ""]))
    line = next(line for line in lines(made) if line.what is MoveKind.PASS)
    made.begin(line.actions, line.chosen)
    assert plain(teller.can(made, lines(made), "Esc")).startswith(said)


def test_whoever_receives_a_card_that_would_end_their_turn_is_marked(teller: Phrases) -> None:
    state = position("salinity pressure", "sunlight oxygen", "pressure pressure oxygen")
    made = doing(state)
    line = next(line for line in lines(made) if line.what is MoveKind.PASS)
    assert not teller.row(line, made).costly
    made.begin(line.actions, line.chosen)
    made.touch(Target(TargetKind.ROW, state.row[1]))
    rows = [teller.row(step, made) for step in lines(made) if step.what is MoveKind.STEP]
    assert [row.costly for row in rows] == [False, True]


def first_line(teller: Phrases, made: MoveSelection) -> tuple[str, str]:
    """Return title and detail of the first line of the list, which is lit."""
    first, *others = lines(made)
    assert [line.lit for line in (first, *others)] == [True] + [False] * len(others)
    row = move_text.row(teller, first, made)
    return plain(row.title), plain(row.detail)


def test_with_nothing_to_take_the_first_line_is_the_pass_that_helps(teller: Phrases) -> None:
    state = position(
        "esox_lucius oxygen",
        "perca_fluviatilis sunlight",
        decks=["salinity", ""],
        tokens=["pass plus", ""],
    )
    made = MoveSelection(state, legal(state), suggests=True)
    title, detail = first_line(teller, made)
    assert title.startswith("Pass the pike to ")
    assert "can restore" in detail
    assert lines(made)[0].action in legal(state), "one key does it"


def test_an_impact_that_nothing_averts_is_told(teller: Phrases) -> None:
    """A hint to return an element card did not say that the impact would come all the same."""

    def told(row: str, other: str = "sunlight", tokens: str = "pass") -> str:
        state = position(row, other, producers=DEAR, tokens=[tokens, ""])
        return plain(teller.doom(MoveSelection(state, legal(state))))

    threatened = "pressure pressure oxygen"
    assert told(threatened, tokens="") == "You can’t avoid the impact this turn."
    assert not told(threatened)
    assert not told(threatened, tokens="plus")
    assert not told("pressure oxygen", tokens="")


def test_with_an_impact_ahead_the_first_line_is_the_pass_that_averts_it(teller: Phrases) -> None:
    state = position("pressure pressure oxygen", "sunlight", producers=DEAR, tokens=["pass", ""])
    made = MoveSelection(state, legal(state), suggests=True)
    assert first_line(teller, made)[0].startswith("Pass a pressure card to ")
    full = position("pressure pressure oxygen", "pressure", producers=DEAR, tokens=["pass", ""])
    made = MoveSelection(full, legal(full), suggests=True)
    assert not any(line.what is MoveKind.DEED for line in lines(made))


def test_with_nobody_to_help_the_first_line_is_the_refresh_that_may_bring_something(
    teller: Phrases,
) -> None:
    state = position(
        "sunlight salinity oxygen",
        producers="viruses bacteria nitzschia_filiformis ceramium_tenuicorne",
        tokens=["refresh"],
    )
    made = MoveSelection(state, legal(state), suggests=True)
    title, detail = first_line(teller, made)
    assert title == "Refresh the producers"
    assert detail


def test_after_taking_something_there_is_nothing_more_to_take(teller: Phrases) -> None:
    state = position("oxygen", "sunlight", tokens=["refresh", ""], acquired=True)
    made = MoveSelection(state, legal(state))
    assert teller.can(made, lines(made), "Esc").startswith("Nothing more to take")


def test_a_turn_without_any_move_says_that_new_cards_come(teller: Phrases) -> None:
    state = position("oxygen", "sunlight", tokens=["", ""])
    made = MoveSelection(state, legal(state))
    assert "new cards" in teller.can(made, lines(made), "Esc")


def test_the_line_that_restores_the_last_habitats_says_that_it_wins(teller: Phrases) -> None:
    pair = "platichthys_flesus haematopus_ostralegus"
    for others, wins in (("ice river rock open_water", True), ("ice river rock", False)):
        made = doing(position(pair, "oxygen", habitats=others))
        whole = [line for line in lines(made) if line.what is MoveKind.RESTORE]
        told = {len(line.habitats): teller.row(line, made).detail for line in whole}
        assert told
        both = told[max(told)]
        assert ("you save the sea" in both) is (wins and max(told) == 2)


def test_a_species_of_restored_habitats_only_says_so_in_the_list(teller: Phrases) -> None:
    for habitats, told in (("open_water", "its habitats are restored already"), ("", "with ")):
        state = position(
            "chrysochromulina_spp pauliella_taeniata",
            "sunlight",
            consumers="alca_torda",
            habitats=habitats,
            tokens=["", ""],
        )
        made = doing(state)
        razorbill = state.catalogue.ids["alca_torda"]
        line = next(line for line in lines(made) if line.card == razorbill)
        assert plain(teller.row(line, made).detail).startswith(told)


def test_where_it_matters_the_bar_asks_which_symbol_a_pass_spends(teller: Phrases) -> None:
    state = position("alca_torda larus_fuscus oxygen", "clupea_harengus sunlight")
    made = doing(state)
    made.touch(Target(TargetKind.HELD, state.row[2]))
    to = Target(TargetKind.PLAYER_ROW, P1)
    shown = previewer(made, teller).of(to)
    assert shown.good
    assert shown.sentence
    assert made.touch(to) is None
    assert teller.can(made, lines(made), "Esc") == "Choose what to use. Esc cancels."
    rows = [plain(teller.row(line, made).title) for line in lines(made)]
    assert rows[:2] == ["Razorbill", "Lesser black-backed gull"]
    sign = next(line.target for line in lines(made) if line.target is not None)
    assert "pass" in previewer(made, teller).of(sign).sentence
