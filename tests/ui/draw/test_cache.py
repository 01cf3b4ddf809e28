"""The store of surfaces: what it counts, keeps and evicts."""

from __future__ import annotations

import pygame

from ecosfera.ui.draw.cache import CROWDED, Cache

SIDE = 10
BYTES = SIDE * SIDE * 4


def surface() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA, 32)


def test_misses_count_what_had_to_be_made() -> None:
    cache = Cache(10 * BYTES)
    for key in (1, 2, 1, 1, 2, 3):
        cache.get(key, surface)
    assert cache.misses == 3
    assert cache.held == 3 * BYTES


def test_a_cache_is_crowded_by_what_was_used_since_the_mark() -> None:
    cache = Cache(10 * BYTES)
    for key in range(10):
        cache.get(key, surface)
    assert cache.crowded
    cache.mark()
    assert not cache.crowded, "what was used before may be evicted"
    used = 0
    while not cache.crowded:
        cache.get(("new", used), surface)
        cache.get(("new", used), surface)
        used += 1
    assert used == int(10 * CROWDED) + 1
    assert all(("new", number) in cache for number in range(used)), "nothing new was evicted"


def test_an_empty_cache_is_not_crowded() -> None:
    cache = Cache(BYTES)
    cache.get(1, surface)
    assert cache.crowded
    cache.clear()
    assert not cache.crowded
