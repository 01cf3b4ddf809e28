"""Construction sheets: the measures of an animal in lengths of its head, and whether its drawing keeps them.

    python build/paint/beasts/construction.py somateria_mollissima ...

`construction.toml` says for each species, from what is known of the animal, how long things are in
lengths of the head. The species' module says in `JOINTS` where its joints lie on the card. The
command draws the sheet in build/out/construction, lists every measure, and fails where one is out
of its range or a joint lies outside of the body.
"""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path

import run  # finds the modules of the pictures
from canvas import band, ring
from sheet import Sheet

FACTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
NEAR = 9.0
"""Units that a joint may lie outside of the painted shape: brush and fur are soft."""


def length(joints, way):
    """Return the length of a way over joints, named "bill tip > eye > nape"."""
    at = [joints[name] for name in way.split(" > ")]
    return sum(((a - x) ** 2 + (b - y) ** 2) ** 0.5 for (a, b), (x, y) in zip(at, at[1:], strict=False))


def measured(name, joints):
    """Return each measure of a species: its way, the length found, the shortest and longest allowed."""
    sheet = FACTS[name]
    head = length(joints, sheet["head"])
    return [(way, length(joints, way) / head, *limits) for way, limits in sheet["measures"].items()]


def outside(c, alpha, joints):
    """Return the joints that lie outside of the painted shape."""
    near = [n for n, (x, y) in joints.items() if not (alpha * c.cover(ring(x, y, NEAR, NEAR))).any()]
    return [n for n in near if 0 <= joints[n][0] <= 480 and 0 <= joints[n][1] <= 720]


def drawn(c, layer, name, joints):
    """Draw the shape with the measured ways and the joints upon it."""
    c.rgb[:] = 0.94
    c.area(layer.alpha, "#8c99a4", wash=0)
    for way in FACTS[name]["measures"]:
        c.line([joints[n] for n in way.split(" > ")], 2, "#c8452c", edge=0)
    for x, y in joints.values():
        c.disc(x, y, 4.5, 4.5, "#17222c", edge=0)
    return run.image_of(c.rgb)


def main(names):
    """Draw and check the sheets of some species, or of all; return 1 where one is not kept."""
    wrong = 0
    for name in names or FACTS:
        module, c = import_module(name), Sheet(0.5)
        layer = c.lifted(module.animal)
        file = run.KIT.here.parents[1] / "out" / "construction" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        drawn(c, layer, name, module.JOINTS).save(file)
        for way, found, low, high in measured(name, module.JOINTS):
            kept = low <= found <= high
            wrong += not kept
            print(f"{name}: {way}: {found:.2f}, {low} to {high}{'' if kept else ' NOT KEPT'}")
        for joint in outside(c, layer.alpha, module.JOINTS):
            wrong += 1
            print(f"{name}: {joint} lies outside of the body")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
