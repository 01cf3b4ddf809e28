"""The kit for portraits and tiles: a head cut out of a card, the round mask, a tile's frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.build.painting_kits import PAINT, ROOT, kit_fixture, painting_numpy

if TYPE_CHECKING:
    pass

BEASTS = PAINT / "beasts"

np = painting_numpy()
kit = kit_fixture(
    *(BEASTS / name for name in ("portraits", "tiles", "species", "")), PAINT / "landscape"
)

K = 0.25
"""Pixels for each unit of the sheet: small pictures are quick."""


def at(image: Any, x: float, y: float) -> Any:
    """Return the pixel at a place of the sheet."""
    return image[int(y * K), int(x * K)]


def head(sheet: Any) -> None:
    """Paint a red disc on a card, and a green one below it."""
    sheet.disc(100, 200, 20, 20, "#ff0000", edge=0, wash=0)
    sheet.disc(100, 260, 20, 20, "#00ff00", edge=0, wash=0)


def test_the_kit_paints_every_portrait_and_every_habitat(kit: Any) -> None:
    pictures = kit("run").KIT.pictures()
    portraits = {name for name, file in pictures.items() if file.parent.name == "portraits"}
    assert portraits == {file.stem for file in (ROOT / "assets/art/portraits").iterdir()}
    assert sum(file.parent.name == "tiles" for file in pictures.values()) == 6


def test_a_portrait_depends_on_the_card_it_is_cut_from(kit: Any) -> None:
    run = kit("run").KIT
    assert BEASTS / "species" / "gadus_morhua.py" in run.sources("cod")
    assert run.folder("cod") == "portraits"
    assert run.width_of("cod") == 384


@pytest.mark.parametrize(
    ("turn", "mirror", "below"),
    [(0, False, (240, 384)), (90, False, (96, 240)), (90, True, (384, 240))],
)
def test_a_head_is_cut_out_enlarged_turned_and_mirrored(
    kit: Any, turn: float, mirror: bool, below: tuple[float, float]
) -> None:
    portrait = kit("portrait")
    c = portrait.Portrait(K, 1)
    layer = c.cut(head, portrait.Crop(100, 200, 100, turn, mirror))
    assert at(layer.rgb, 240, 240) == pytest.approx([1, 0, 0], abs=0.1)
    assert at(layer.alpha, 240, 200) > 0.9  # 20 units of the card are 48 here
    assert at(layer.rgb, *below) == pytest.approx([0, 1, 0], abs=0.1)


@pytest.mark.parametrize(("step", "mirror"), [((0, 60), False), ((-60, 0), True)])
def test_the_head_of_a_fish_looks_left_however_it_lies_on_its_card(
    kit: Any, step: tuple[float, float], mirror: bool
) -> None:
    portrait = kit("portrait")
    axis = [(200 + i * step[0], 300 + i * step[1]) for i in range(4)]
    crop = portrait.Crop.of_fish(axis, 100, mirror=mirror)

    def snout(sheet: Any) -> None:
        sheet.disc(*axis[0], 12, 12, "#ff0000", edge=0, wash=0)

    alpha = portrait.Portrait(K, 1).cut(snout, crop).alpha
    assert at(alpha, 48, 240) > 0.9
    assert alpha.sum() == pytest.approx(np.pi * (12 * 2.4 * K) ** 2, rel=0.1)


def test_a_portrait_is_round_and_a_tile_has_its_frame(kit: Any) -> None:
    c = kit("portrait").Portrait(K, 1)
    c.ground("#ffffff", "#ffffff")
    disc = c.framed()
    assert disc.shape == (120, 120, 4)
    assert [at(disc, *p)[3] for p in ((240, 240), (8, 240), (20, 20))] == [1, 1, 0]
    tile = kit("tile").Tile(K, 1)
    tile.ground("#ffffff", "#ffffff")
    framed = tile.framed("#c08a22")
    assert [at(framed, *p)[3] for p in ((240, 240), (240, 20), (20, 20))] == [1, 1, 0]
    rim = np.array([0xC0, 0x8A, 0x22]) / 255
    assert at(framed, 48, 240)[:3] == pytest.approx(rim, abs=0.03)
    assert at(framed, 240, 240)[:3].min() > 0.85
