"""What ACCESSIBILITY.md promises and no other test shows."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.settings.scene import SettingsScene, presets
from ecosfera.games.baltica.cards.palette import HABITAT_COLOURS
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS
from ecosfera.games.co2.cards.palette import ACTIONS, AREAS
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.draw.text import FontFace, Text
from ecosfera.ui.draw.theme import (
    DUSK,
    FOAM,
    PALE_GOLD,
    PAPER,
    SAND,
    SAND_LINE,
    SLATE,
    TEAL,
    WATER_BUTTON,
    WINE,
    Colour,
    contrast,
)
from ecosfera.ui.input.touch import LongPress
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.dialog import Dialog
from tests.program import services

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.app.app import App
    from ecosfera.ui.draw.pictures import Pictures

CO2_AREAS = tuple(f"co2_area_{area}" for area in AREAS)
CO2_ACTIONS = tuple(f"co2_action_{action}" for action in ACTIONS)
SIDE = 20
"""The side of the signs that are compared, in pixels: their size on a card."""
SEEN_BY = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "nobody in colour": ((0.299, 0.587, 0.114),) * 3,
    "protanopes": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopes": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopes": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What becomes of red, green and blue (Machado, Oliveira and Fernandes 2009, complete)."""


def test_text_is_as_large_as_promised_at_first() -> None:
    assert Metrics(1920, 1080).floor >= 18
    assert Metrics(1366, 768).floor >= 14


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 576)])
def test_the_projector_has_large_bold_text_of_strong_contrast(size: tuple[int, int]) -> None:
    look = replace(Settings(), **presets(Metrics(*size).smallest)["projector"])
    assert Metrics(*size, look.scale).body >= 26
    assert look.bold
    assert look.contrast


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768)])
def test_fingers_have_room(size: tuple[int, int]) -> None:
    touch = presets(Metrics(*size).smallest)["touch"]
    assert Metrics(*size, touch["scale"]).target >= 44


def test_the_presets_are_chosen_in_the_settings_and_kept(
    app: App, tmp_path: Path, pilot_in: Pilot
) -> None:
    file = SettingsFile(tmp_path / "settings.json")

    def keep(_before: Settings, after: Settings) -> None:
        assert file.save(after) is None

    app.on_settings_changed = keep
    pilot_in.click("preset-projector")
    assert app.context.settings.bold
    assert app.context.text.strong
    kept, trouble = file.load()
    assert trouble is None
    assert kept.contrast
    assert file.peek().contrast, "the first picture has it already"
    pilot_in.reach("preset-usual")
    pilot_in.key("return")
    assert app.context.settings == replace(Settings(), language="en", motion="off")


def test_the_settings_open_before_the_first_game(app: App) -> None:
    app.stack.push(MenuScene(app.context, lambda: services(app.context), INFO, list))
    pilot = Pilot(app)
    pilot.reach("settings")
    pilot.key("return")
    assert {"preset-touch", "contrast", "read_aloud", "scale"} <= set(pilot.ids)


@pytest.fixture
def pilot_in(app: App) -> Pilot:
    app.stack.push(SettingsScene(app.context, INFO))
    return Pilot(app)


def tones(image: pygame.Surface) -> set[tuple[int, int, int]]:
    wide, high = image.get_size()
    found = (image.get_at((x, y)) for x in range(wide) for y in range(high))
    return {(c.r, c.g, c.b) for c in found if c.a >= 250}


@pytest.mark.parametrize(
    ("tone", "ground"),
    [
        *((SLATE, PAPER), (SLATE, SAND), (DUSK, PAPER), (WINE, SAND), (TEAL, PAPER)),
        *((FOAM, WATER_BUTTON), (PALE_GOLD, WATER_BUTTON)),
    ],
)
def test_strong_contrast_is_seven_to_one(tone: Colour, ground: Colour) -> None:
    text = Text(paths.assets() / "fonts")
    text.strong = True
    found = tones(text.line("Mmm", FontFace.HEAVY, 40, tone))
    best = max(contrast((*one, 255), ground) for one in found)
    assert best >= 7


def test_light_text_on_a_picture_has_a_dark_edge() -> None:
    text = Text(paths.assets() / "fonts")
    plain = text.line("Mmm", FontFace.HEAVY, 40, FOAM).copy()
    text.strong = True
    text.clear()
    strong = text.line("Mmm", FontFace.HEAVY, 40, FOAM)
    assert strong.get_size() == plain.get_size(), "nothing moves"
    assert any(min(tone) > 245 for tone in tones(strong))
    assert any(max(tone) < 10 for tone in tones(strong))
    assert not any(max(tone) < 10 for tone in tones(plain))


def test_strong_contrast_gives_boxes_clear_edges() -> None:
    shapes = Shapes()
    shapes.strong = True
    edge = shapes.box((40, 40), 0, SAND, SAND_LINE, 2).get_at((1, 20))
    assert contrast((edge.r, edge.g, edge.b, 255), PAPER) >= 7
    assert contrast(SAND_LINE, PAPER) < 3


@pytest.mark.parametrize("eyes", SEEN_BY)
@pytest.mark.parametrize(
    "kind",
    [ELEMENTS, HABITATS, ABILITIES, CO2_AREAS, CO2_ACTIONS],
    ids=["elements", "habitats", "abilities", "areas", "actions"],
)
def test_signs_are_told_apart_without_their_colours(
    kind: tuple[str, ...], eyes: str, pictures: Pictures
) -> None:
    seen = {name: _as_seen(pictures.sign(name, SIDE), SEEN_BY[eyes]) for name in kind}
    for one, other in combinations(kind, 2):
        pairs = zip(seen[one], seen[other], strict=True)
        apart = sum(max(abs(a - b) for a, b in zip(p, q, strict=True)) > 64 for p, q in pairs)
        assert apart >= 0.08 * SIDE * SIDE, f"{one} and {other}"


def _as_seen(sign: pygame.Surface, eyes: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    paper = pygame.Surface((SIDE, SIDE))
    paper.fill(PAPER[:3])
    paper.blit(sign, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    found = [paper.get_at((x, y)) for x in range(SIDE) for y in range(SIDE)]
    return [
        tuple(sum(k * v for k, v in zip(row, (c.r, c.g, c.b), strict=True)) for row in eyes)
        for c in found
    ]


def test_every_habitat_has_a_colour_and_a_name(app: App) -> None:
    assert set(HABITAT_COLOURS) == set(HABITATS)
    names = [app.context.words(f"card.habitat.{name.replace('_', '-')}") for name in HABITATS]
    assert len(set(names)) == len(HABITATS)


def finger(kind: int, at: tuple[int, int]) -> pygame.Event:
    rest = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return pygame.Event(kind, pos=at, touch=True, **rest)


@pytest.mark.parametrize(("seconds", "pressed"), [(0.1, True), (1.0, False)])
def test_a_long_press_of_a_finger_only_shows(app: App, seconds: float, *, pressed: bool) -> None:
    answers: list[int] = []
    app.stack.push(
        Dialog(app.context, lambda: "Dive?", lambda: "Cold.", [lambda: "Yes"]), answers.append
    )
    pilot = Pilot(app)
    at = pilot.rect("answer-0").center
    pilot.step(finger(pygame.MOUSEMOTION, at), finger(pygame.MOUSEBUTTONDOWN, at))
    pilot.wait(seconds)
    pilot.step(finger(pygame.MOUSEBUTTONUP, at))
    assert bool(answers) == pressed


def test_a_slow_drag_of_a_finger_is_no_long_press() -> None:
    press = LongPress()
    press.take(finger(pygame.MOUSEBUTTONDOWN, (10, 10)))
    press.advance(2.0)
    press.take(finger(pygame.MOUSEMOTION, (90, 10)))
    end = press.take(finger(pygame.MOUSEBUTTONUP, (90, 10)))
    assert end.pos == (90, 10)
