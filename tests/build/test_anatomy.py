"""Bodies of animals, measured on their paintings and compared with their species."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

BEASTS = PAINT / "beasts"

np = painting_numpy()
kit = kit_fixture(BEASTS / "species", BEASTS, PAINT / "landscape", PAINT.parent)

STRAIGHT = [(60, 360), (420, 360)]
BACK = [(-0.01, 0.0), (0.1, -0.06), (0.4, -0.12), (0.8, -0.05), (1.0, -0.03)]
BELLY = [(-0.01, 0.01), (0.1, 0.06), (0.4, 0.12), (0.8, 0.05), (1.0, 0.03)]
BILL = [(120, 240, None), (60, 250, None), (120, 260, None)]
HEAD = [(160, 210), (190, 240), (160, 290), (120, 250)]
BODY = [(150, 270), (300, 260), (420, 320), (300, 380), (170, 360)]
FAR_WING = [(190, 300), (230, 150), (250, 290)]
NEAR_WING = [(260, 310), (330, 150), (330, 320)]


def fish_painter(kit: Any, dorsal: float = 0.4) -> Any:
    """A painter of a plain fish; its dorsal fin begins at a share of its length."""
    module = SimpleNamespace(Fish=kit("finfish").Fish, fin=kit("rays").fin)

    def animal(c: Any) -> None:
        f = module.Fish(c, STRAIGHT, BACK, BELLY)
        edge = [(dorsal, -0.2), (dorsal + 0.1, -0.2)]
        module.fin(f, [(dorsal, -0.12), (dorsal + 0.1, -0.115)], edge, ["#806040", "#c0a080"])
        f.body([*BACK, *BELLY[::-1]])
        f.lay("#8090a0")
        f.eye(0.1, -0.02, 0.03, ("#f0d060", "#a08030"))

    module.animal = animal
    return module


def bird_painter(kit: Any, far_wing: Any = FAR_WING, bill: Any = BILL) -> Any:
    """A painter of a plain bird that looks to the left, its wings raised."""
    form = kit("form")
    module = SimpleNamespace(solid=form.solid, eye=form.eye)
    tones = ("#404040", "#808080", "#c0c0c0")

    def wings(c: Any) -> None:
        for wing in (far_wing, NEAR_WING):
            module.solid(c, wing, tones)

    def animal(c: Any) -> None:
        for part in (BODY, HEAD, bill):
            module.solid(c, part, tones)
        wings(c)
        module.eye(c, 140, 240, 5)

    module.animal, module.wings = animal, wings
    return module


def bird_faults(kit: Any, painter: Any, **facts: tuple[float, float]) -> list[str]:
    """What is wrong with the bird of a painter."""
    anatomy = kit("anatomy")
    bones = anatomy.Skeleton(
        skull=(155, 248, 26),
        spine=((170, 280), (240, 310), (400, 320)),
        girdles={"far shoulder": (200, 290), "near shoulder": (280, 310)},
        muzzle=(("animal", 2),),
        limbs=(
            ("far wing", "far shoulder", ("wings", 0)),
            ("near wing", "near shoulder", ("wings", 1)),
        ),
    )
    body, _ = anatomy.limbed_body(painter, kit("watching").observed(painter), bones)
    found = anatomy.faults(body, {n: anatomy.Range(*ends, "test") for n, ends in facts.items()})
    assert isinstance(found, list)
    return found


def fish_faults(kit: Any, painter: Any, **facts: tuple[float, float]) -> list[str]:
    """What is wrong with the fish of a painter, which has one dorsal fin in its middle."""
    anatomy = kit("anatomy")
    body, _ = anatomy.fish_body(kit("watching").observed(painter))
    growths = (anatomy.Growth("dorsal fin", "back", (0.35, 0.5)),)
    ranges = {n: anatomy.Range(*ends, "test") for n, ends in facts.items()}
    found = anatomy.faults(body, ranges, growths)
    assert isinstance(found, list)
    return found


def test_a_true_fish_has_no_faults(kit: Any) -> None:
    assert fish_faults(kit, fish_painter(kit), depth=(0.2, 0.3), eye=(0.05, 0.07)) == []


def test_a_fin_where_none_grows_is_found(kit: Any) -> None:
    found = fish_faults(kit, fish_painter(kit, dorsal=0.6), depth=(0.2, 0.3))
    assert found == [
        "a fin begins on the back at 0.60, where none grows",
        "dorsal fin: 0, not 1 to 1",
    ]


def test_a_body_that_is_too_deep_or_has_too_large_an_eye_is_found(kit: Any) -> None:
    depth, eye = fish_faults(kit, fish_painter(kit), depth=(0.1, 0.2), eye=(0.02, 0.04))
    assert depth.startswith("depth is 0.24, not 0.1 to 0.2")
    assert eye.startswith("eye is 0.06, not 0.02 to 0.04")


def test_a_true_bird_has_no_faults(kit: Any) -> None:
    assert bird_faults(kit, bird_painter(kit), muzzle=(0.4, 0.6)) == []


def test_a_bill_that_is_too_long_is_found(kit: Any) -> None:
    bill = [(120, 240, None), (20, 250, None), (120, 260, None)]
    (fault,) = bird_faults(kit, bird_painter(kit, bill=bill), muzzle=(0.4, 0.6))
    assert fault.startswith("muzzle is 0.677, not 0.4 to 0.6")


def test_a_wing_on_the_wrong_shoulder_is_found(kit: Any) -> None:
    wrong = bird_painter(kit, far_wing=[(270, 310), (300, 150), (340, 320)])
    assert bird_faults(kit, wrong) == [
        "far wing grows from the near shoulder, not from the far shoulder"
    ]


@pytest.mark.parametrize(
    ("heel", "found"), [((320, 430), []), ((280, 430), ["near leg bends its heel forwards"])]
)
def test_a_heel_that_bends_forwards_is_found(kit: Any, heel: Any, found: list[str]) -> None:
    anatomy = kit("anatomy")
    leg = anatomy.Limb("near leg", "hip", ((300, 380), heel, (300, 480)))
    body = anatomy.Body(girdles={"hip": (300, 376)}, limbs=[leg], reach=40, ahead=-1)
    assert anatomy.faults(body, {}) == found


def test_a_broken_waterline_is_found(kit: Any) -> None:
    anatomy = kit("anatomy")
    c = kit("sheet").Sheet(kit("watching").K)
    whole = ((c.x > 100) & (c.x < 400) & (c.y > 200) & (c.y < 400)).astype(float)
    broken = whole * ~((c.x > 200) & (c.x < 240) & (c.y > 340))
    assert list(anatomy.waterline_gaps(kit("watching").Observed(whole, {}), 400)) == []
    (gap,) = anatomy.waterline_gaps(kit("watching").Observed(broken, {}), 400)
    assert gap == "the waterline breaks between 200 and 238"


@pytest.mark.parametrize("name", ["somateria_mollissima", "clupea_harengus", "phocoena_phocoena"])
def test_a_body_of_a_card_has_no_fault_without_a_reason(kit: Any, name: str) -> None:
    """Three kinds of bodies; the sheets of all are drawn with `run.py --all --construction`."""
    assert kit("construction").constructed(name, kit(name)).wrong() == []


def test_every_described_body_has_its_sheet(kit: Any) -> None:
    construction = kit("construction")
    assert sorted(p.stem for p in construction.SHEETS.glob("*.webp")) == construction.known()
