"""A calm, dark corner for a title that lies on a picture."""

from __future__ import annotations

import numpy as np
from panorama import F, smooth


def calm_corner(im, keep=(0.16, 0.42, 0.52)):
    """The picture, 0 to 255, darker at its upper left; `keep` is what is left of each colour."""
    h, w = im.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F)
    near = smooth(1.0, 0.25, np.hypot(x / w * 1.9, y / h * 1.35))
    dark = 1 - near[..., None] * (1 - np.array(keep))
    return (im * dark + 0.5).astype(np.uint8)
