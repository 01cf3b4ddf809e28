"""The contact sheets show all cards and pieces at the requested width."""

from __future__ import annotations

import itertools
import math
import re
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.games.baltica.cards.brush import Brush
from ecosfera.games.baltica.cards.card_faces import CardFaces
from ecosfera.games.baltica.cards.impact_emblems import PLATES, plaque
from ecosfera.games.baltica.cards.name_plates import NamePlates
from ecosfera.games.baltica.cards.palette import RESTORED
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.moves.impacts import KINDS
from ecosfera.games.baltica.rules.cards import (
    CARDS,
    COAST,
    EVERY_CARD,
    FIRST_PRODUCER,
    HABITATS,
    RIVER,
)
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.shots.contact_sheet import (
    CARD_SHEETS,
    PIECE_SHEETS,
    SHEETS,
    WATER,
    WIDTHS,
    Grid,
    grid,
    states,
)
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.tools import shots
from ecosfera.ui.draw import line_breaking
from ecosfera.ui.draw.theme import PAPER, contrast
from ecosfera.ui.testing.offscreen import shown

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures


def test_the_signs_of_impacts_fill_their_tiles_in_colours_of_their_own(context: UiContext) -> None:
    radius, tones = 25, []
    for kind in KINDS:
        face = plaque(context.shapes, kind, radius)
        assert face.get_height() > 1.6 * radius
        tones.append(pygame.transform.average_color(face, consider_alpha=True)[:3])
        assert contrast(PLATES[kind], PAPER) > 4
    for one, two in itertools.combinations(tones, 2):
        assert math.dist(one, two) > 12


def test_there_is_a_sheet_of_every_kind_at_each_of_three_widths() -> None:
    names = {shot.name for shot in states()}
    assert names == {f"cards-{sheet}-{width}" for sheet in SHEETS for width in (110, 240, 480)}
    assert WIDTHS == (110, 240, 480)


def test_every_species_and_policy_is_on_exactly_one_sheet() -> None:
    shown_cards = [card for cards in CARD_SHEETS.values() for card in cards]
    assert len(shown_cards) == len(set(shown_cards))
    assert set(range(FIRST_PRODUCER, CARDS)) <= set(shown_cards)


def test_every_picture_of_a_card_is_on_a_sheet(context: UiContext) -> None:
    book = CardNames(TableFacts.read(load_catalogue()), context.words)
    on_sheets = {book.picture(card) for cards in CARD_SHEETS.values() for card in cards}
    drawn = {
        f"{folder}/{file.stem}"
        for folder in ("species", "policies", "pressures", "elements")
        for file in (paths.assets() / "art" / folder).glob("*.webp")
        if not file.stem.endswith(".large")
    }
    assert on_sheets == drawn


def test_the_pieces_have_pictures(pictures: Pictures) -> None:
    assert not [name for names in PIECE_SHEETS.values() for name in names if not pictures.has(name)]


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_on_a_sheet_overlaps_or_leaves_it(sheet: str) -> None:
    where = grid(sheet, 110)
    boxes = [pygame.Rect(where.place(i), where.item) for i in range(where.count)]
    sheet_box = pygame.Rect((0, 0), where.size)
    assert all(sheet_box.contains(box) for box in boxes)
    assert all(len(box.collidelistall(boxes)) == 1 for box in boxes)


@pytest.mark.parametrize("sheet", ["pressures", "elements", "backs", "tokens", "tiles"])
def test_every_place_of_a_sheet_is_drawn_on(sheet: str, pictures: Pictures) -> None:
    shot = next(shot for shot in states() if shot.name == f"cards-{sheet}-110")
    where: Grid = grid(sheet, 110)
    pilot = shown(shot, where.size, "en", 1.0, pictures)
    canvas = pilot.app.canvas.surface
    middle = (where.item[0] // 2, where.item[1] // 2)
    for i in range(where.count):
        x, y = where.place(i)
        assert canvas.get_at((x + middle[0], y + middle[1]))[:3] != WATER[:3]
    assert canvas.get_at((where.gap // 2, where.gap // 2))[:3] == WATER[:3]


def test_a_sheet_is_taken_once_in_its_own_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The tests share one display.
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.font, "quit", lambda: None)
    assert shots.main([str(tmp_path), "--only", "cards-backs-240"]) == 0
    (name,) = [file.name for file in tmp_path.iterdir()]
    assert re.fullmatch(r"cards-backs-240-en-\d+x\d+-100.png", name)
    assert pygame.image.load(tmp_path / name).get_size() == grid("backs", 240).size


def test_a_name_on_a_covered_card_is_in_whole_words_or_not_there(context: UiContext) -> None:
    book = CardNames(TableFacts.read(load_catalogue()), context.words)
    plates = NamePlates(Brush(context, zones(1366, 768, 1.0, 2, 1)), book)
    shown = {seen: set[str]() for seen in (30, 58, 90)}
    for name in {book.name(CardId(card)) for card in EVERY_CARD[FIRST_PRODUCER:]}:
        for seen, there in shown.items():
            lines = plates.fit(name, 138, seen).lines
            assert " ".join(lines).replace("- ", "-") in {line_breaking.shown(name), ""}
            there.update(lines)
        assert plates.fit(name, 138, 138).lines
    assert not shown[30]
    assert shown[90]


def test_signs_of_restored_habitats_have_a_tick(context: UiContext) -> None:
    book = CardNames(TableFacts.read(load_catalogue()), context.words)
    faces = CardFaces(Brush(context, zones(1366, 768)), book)
    gull = load_catalogue().ids["larus_fuscus"]
    plain = faces.card(gull, 110).surface
    assert faces.card(gull, 110, restored=1 << RIVER).surface is plain
    coast = faces.card(gull, 110, restored=1 << COAST).surface
    assert pygame.image.tobytes(coast, "RGBA") != pygame.image.tobytes(plain, "RGBA")
    assert (
        faces.mini(gull, 40, 60).surface
        is not faces.mini(gull, 40, 60, restored=1 << COAST).surface
    )


def test_a_restored_habitat_is_ticked_and_keeps_its_sign_legible(context: UiContext) -> None:
    brush = Brush(context, zones(1366, 768))
    for habitat in HABITATS:
        face = pygame.Surface((24, 24), pygame.SRCALPHA, 32)
        brush.restored(face, habitat, 0, 0, 24)
        tones = [face.get_at((x, y)) for x in range(24) for y in range(24)]
        opaque = [(tone.r, tone.g, tone.b, 255) for tone in tones if tone.a == 255]
        assert any(contrast(tone, PAPER) < 1.1 for tone in opaque)
        assert any(contrast(tone, PAPER) >= 3 for tone in opaque)
        assert RESTORED in opaque


def test_signs_on_cards_are_large_enough_to_read(context: UiContext) -> None:
    book = CardNames(TableFacts.read(load_catalogue()), context.words)
    brush = Brush(context, zones(1366, 768))
    most = max(
        len(book.habitats(card) if book.is_consumer(card) else book.cost(card))
        for card in EVERY_CARD
        if book.is_species(card)
    )
    w = brush.sizes.card[0]
    assert brush.sign_on(w) >= 23
    assert 0.92 * w / most - 0.5 >= 18
