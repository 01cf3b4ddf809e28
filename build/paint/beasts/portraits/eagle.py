"""White-tailed eagle: pale head and huge yellow bill against the blue of autumn."""

from form import cast, solid
from haliaeetus_albicilla import BROWN, SUN, head
from nature import clouds
from plumage import ROUND, fan, feathers
from portrait import Crop, Portrait

BUST = [
    (150, 372), (146, 400), (140, 440), (136, 500), (330, 500), (330, 430), (310, 390), (280, 356), (240, 330), (200, 322), (166, 340),
]  # fmt: skip


def bust(c):
    """Paint head and shoulders, the wings folded."""
    solid(c, BUST, BROWN, sun=SUN, high=0.7, seed=3, bounce=("#5d86a6", 0.4))
    how = {"lit": -1, "shade": 0.3, "shadow": (2, 4, 2.4), "dusk": "#3c2c48", "vane": 0.4, "shape": ROUND, "shaft": 0, "root": 0.5}
    for i, lines in enumerate((
        ([(286, 420), (170, 450)], [(310, 480), (170, 520)]),
        ([(270, 384), (160, 420)], [(306, 440), (160, 476)]),
        ([(240, 352), (156, 396)], [(290, 404), (150, 444)]),
    )):  # fmt: skip
        feathers(c, fan(*lines, 6, lot=0.5, seed=20 + i), 36, ("#46302f", "#7a5438", "#c0925c"), **how)
    cast(c, [(150, 380), (200, 410), (250, 380), (262, 400), (210, 436), (156, 414)], soft=8, amount=0.4, colour="#3a2c50")
    head(c)


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 31)
    c.ground("#2f78b8", "#4f9ad0", "#8cc4e0", "#cfe6e8", light=(70, 90, 240, "#fff3d0", 0.4))
    clouds(c, 200, 460, "#fff7e6", "#b4cae2", 0.5, 230, 0.42, 8, sun=(-1, -0.6))
    c.cut(bust, Crop(158, 356, 92)).lay()
    return c.framed(focus=((180, 200, 150),))
