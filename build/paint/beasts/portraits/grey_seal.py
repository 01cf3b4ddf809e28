"""Grey seal: the long straight muzzle before a slate sky with a band of amber."""

from canvas import Grad, smooth
from halichoerus_grypus import animal
from portrait import Crop, Portrait


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 5)
    c.ground("#3c4c66", "#60728a", "#a8a8a4", "#f4cf98", foot=350, light=(-10, 330, 260, "#ffe2a8", 0.6))
    c.strokes(10, 260, ("#2f3f58", "#8e9aa4", "#c9b9a6"), 36, (110, 16), alpha=0.4)
    c.area(smooth(344, 348, c.y), Grad((0, 346), (0, 480), "#7d96a0", "#3a6072", "#1d4660"))
    c.strokes(352, 480, ("#a9bdbc", "#1f4356"), 40, (60, 6), alpha=0.6)
    c.cut(animal, Crop(120, 254, 107)).lay()
    return c.framed(focus=((180, 200, 150),))
