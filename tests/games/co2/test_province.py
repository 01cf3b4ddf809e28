"""The road of the pawns on the map of the province."""

from __future__ import annotations

import pygame

from ecosfera.games.co2.province import draw_road, edges


def test_what_lies_under_the_road_covers_all_of_it() -> None:
    bare = pygame.Surface((300, 200))
    bare.fill((40, 160, 60))
    outer = pygame.Rect(20, 20, 260, 160)
    under = [(box, bare.subsurface(box).copy()) for box in edges(outer, 12)]
    paved = bare.copy()
    draw_road(paved, outer, 12)
    assert paved.get_at((150, 24)) != bare.get_at((150, 24))
    for box, picture in under:
        paved.blit(picture, box)
    assert pygame.image.tobytes(paved, "RGB") == pygame.image.tobytes(bare, "RGB")
