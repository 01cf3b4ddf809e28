"""The kit for policies: each has its painting, in the frame of its category."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecosfera.games.baltica.game import load
from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

np = painting_numpy()
BEASTS = PAINT / "beasts"
kit = kit_fixture(BEASTS / "policies", BEASTS / "species", BEASTS, PAINT / "landscape")

K = 0.25
POLICIES = load().catalogue.policies


def at(image: Any, x: float, y: float) -> Any:
    """Return the pixel at a place of the sheet."""
    return image[int(y * K), int(x * K)]


def left_dot(card: Any) -> None:
    """Paint a dot 100 units to the left of the middle of a card."""
    card.disc(140, 360, 20, 20, "#ffffff", edge=0, wash=0)


def test_every_policy_has_a_painting(kit: Any) -> None:
    painted = {n for n, f in kit("run").KIT.pictures().items() if f.parent.name == "policies"}
    assert painted == {policy.id for policy in POLICIES} | {"funding"}


@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.id)
def test_a_policy_is_framed_as_its_category(policy: Any) -> None:
    source = (BEASTS / "policies" / f"{policy.id}.py").read_text("utf-8")
    assert re.findall(r'\.framed\("(\w+)"', source) == [policy.category.value]


def test_a_frame_has_its_colour_and_leaves_the_picture_as_it_is(kit: Any) -> None:
    canvas, policy = kit("canvas"), kit("policy")
    sheet = policy.Policy(K, ground="#808080")
    plain = kit("sheet").finished(sheet)
    framed = sheet.framed("measure")
    assert at(framed, 12, 360) == pytest.approx(canvas.rgb(policy.FRAMES["measure"][0]), abs=0.01)
    assert at(framed, 240, 360) == pytest.approx(at(plain, 240, 360))
    assert at(framed, 22, 22) == pytest.approx(at(framed, 12, 360), abs=0.01)  # round corners


def test_a_visitor_lies_where_it_is_put_and_looks_the_other_way(kit: Any) -> None:
    sheet = kit("sheet").Sheet(K, ground="#000000")
    for mirror, x in ((False, 190), (True, 290)):
        alpha = kit("visitor").visitor(sheet, left_dot, 240, 200, 0.5, mirror=mirror).alpha
        rows, columns = np.nonzero(alpha > 0.5)
        assert columns.mean() / K == pytest.approx(x, abs=3)
        assert rows.mean() / K == pytest.approx(200, abs=3)
