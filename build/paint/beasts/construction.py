"""Draw construction sheets and check that the paintings keep the measures of the animals.

    python build/paint/beasts/construction.py somateria_mollissima ...    or all without a name

`construction.toml` says for each species, from what is known of the animal, how long things are in
lengths of its head. The species' module says in `JOINTS` where its joints lie on the card. The
command draws the sheet in build/out/construction, lists every measure, and fails where one is out
of its range or a joint lies outside of the painted body.
"""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from itertools import pairwise
from math import dist
from pathlib import Path

import run  # it finds the modules of the pictures
from canvas import ring
from paint.kit import OUT
from sheet import Sheet

FACTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
NEAR = 9.0
"""Units that a joint may lie outside of the painted body: brush and fur are soft."""


def length(joints, way):
    """Return the length of a way over joints, such as "bill tip > eye > nape"."""
    return sum(dist(a, b) for a, b in pairwise(joints[name] for name in way.split(" > ")))


def measures(name, joints):
    """Return for each measure of a species its way, its length, and the limits of its length."""
    sheet = FACTS[name]
    head = length(joints, sheet["head"])
    return [(way, length(joints, way) / head, *ends) for way, ends in sheet["measures"].items()]


def outside(c, alpha, joints):
    """Return the joints that lie on the card, but outside of the painted body."""
    inside = lambda x, y: (alpha * c.cover(ring(x, y, NEAR, NEAR))).any()
    return [n for n, (x, y) in joints.items() if 0 <= x <= 480 and not inside(x, y)]


def draw(c, alpha, name, joints):
    """Draw the body with the measured ways and the joints upon it; return the image."""
    c.rgb[:] = 0.94
    c.area(alpha, "#8c99a4", wash=0)
    for way in FACTS[name]["measures"]:
        c.line([joints[n] for n in way.split(" > ")], 2, "#c8452c", edge=0)
    for x, y in joints.values():
        c.disc(x, y, 4.5, 4.5, "#17222c", edge=0)
    return run.image_of(c.rgb)


def check(name, folder):
    """Draw the sheet of a species, list its measures; return how many are not kept."""
    module, c, wrong = import_module(name), Sheet(0.5), 0
    alpha = c.lifted(module.animal).alpha
    for way, found, low, high in measures(name, module.JOINTS):
        kept = low <= found <= high
        wrong += not kept
        print(f"{name}: {way}: {found:.2f}, {low} to {high}{'' if kept else ' NOT KEPT'}")
    for joint in outside(c, alpha, module.JOINTS):
        wrong += 1
        print(f"{name}: {joint} lies outside of the body")
    draw(c, alpha, name, module.JOINTS).save(folder / f"{name}.png")
    return wrong


def main(names):
    """Check some species, or all; return 1 where a measure is not kept."""
    folder = OUT / "construction"
    folder.mkdir(parents=True, exist_ok=True)
    return 1 if sum(check(name, folder) for name in names or FACTS) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
