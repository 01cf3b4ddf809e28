"""Logistic regression in pure Python: Newton's method, regularised towards given weights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS = 12

Row = tuple[list[float], float]
"""The features, and the result from 0 to 1."""


def logistic(rows: Sequence[Row], anchor: list[float], hold: list[float]) -> list[float]:
    """Return the weights that fit the results best.

    `hold` is the strength with which each weight is held near its value in `anchor`.
    """
    found = anchor[:]
    for _ in range(STEPS):
        step = _newton(rows, found, anchor, hold)
        found = _as_far_as_it_helps(rows, found, step, anchor, hold)
    return found


def _newton(
    rows: Sequence[Row],
    found: list[float],
    anchor: list[float],
    hold: list[float],
) -> list[float]:
    """Return the Newton step: the change that minimises the quadratic approximation."""
    size = len(found)
    slope = [h * (a - w) for h, a, w in zip(hold, anchor, found, strict=True)]
    bend = [[0.0] * size for _ in range(size)]
    for i in range(size):
        bend[i][i] = hold[i]
    for x, won in rows:
        total = sum([a * b for a, b in zip(x, found, strict=True)])
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
        error, width = won - chance, chance * (1.0 - chance) + 1e-3
        for i, value in enumerate(x):
            if value:
                slope[i] += error * value
                scaled = width * value
                line = bend[i]
                for j in range(i + 1):
                    line[j] += scaled * x[j]
    for i in range(size):
        for j in range(i):
            bend[j][i] = bend[i][j]
    return _solve(bend, slope)


def _as_far_as_it_helps(
    rows: Sequence[Row],
    found: list[float],
    step: list[float],
    anchor: list[float],
    hold: list[float],
) -> list[float]:
    """Return the weights after the step, which is halved until it improves the fit."""
    before = _misfit(rows, found, anchor, hold)
    for halvings in range(20):
        tried = [w + s / 2**halvings for w, s in zip(found, step, strict=True)]
        if _misfit(rows, tried, anchor, hold) < before:
            return tried
    return found


def _misfit(
    rows: Sequence[Row],
    weights: list[float],
    anchor: list[float],
    hold: list[float],
) -> float:
    """Return the loss: the negative log-likelihood plus the penalty for leaving `anchor`."""
    away = zip(hold, anchor, weights, strict=True)
    misfit = sum(h * (a - w) ** 2 for h, a, w in away) / 2
    for x, won in rows:
        total = sum([a * b for a, b in zip(x, weights, strict=True)])
        # log(1 + e^t) - y·t, without overflow
        misfit += max(total, 0.0) + math.log1p(math.exp(-abs(total))) - won * total
    return misfit


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a positive definite system of linear equations by elimination."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = lines[i]
        for line in lines[i + 1 :]:
            factor = line[i] / pivot[i]
            for j in range(i, size + 1):
                line[j] -= factor * pivot[j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(lines[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (lines[i][size] - rest) / lines[i][i]
    return found
