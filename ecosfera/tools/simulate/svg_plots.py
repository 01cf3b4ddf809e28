"""Small charts as SVG text, for the report of a simulation."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH = 700
LABEL = 280
BAR = 20
GAP = 6
SEA, SAND, INK, FAINT, RED = "#1f7a8c", "#c98b2b", "#1b2a33", "#d8e2e6", "#b3403a"


def bars(rows: Sequence[tuple[str, float, str]], *, colour: str = SEA, largest: float = 0) -> str:
    """Return horizontal bars; each row is a label, a length and the text behind the bar."""
    largest = max(largest, *(length for _, length, _ in rows), 1e-9) if rows else 1.0
    room = WIDTH - LABEL - 110
    parts = []
    for i, (label, length, text) in enumerate(rows):
        y = i * (BAR + GAP)
        long = max(0.0, length) / largest * room
        parts += [
            _text(LABEL - 8, y + 15, label, anchor="end"),
            f'<rect x="{LABEL}" y="{y}" width="{long:.1f}" height="{BAR}" rx="3" fill="{colour}"/>',
            _text(LABEL + long + 6, y + 15, text),
        ]
    return _svg(len(rows) * (BAR + GAP), parts)


def leanings(rows: Sequence[tuple[str, float, float, float]]) -> str:
    """Return dots with intervals around zero; each row is a label, value, low and high end."""
    if not rows:
        return _svg(BAR, [_text(0, 15, "nothing to show")])
    reach = max(max(abs(low), abs(high)) for _, _, low, high in rows) or 1.0
    middle, half = LABEL + (WIDTH - LABEL) / 2, (WIDTH - LABEL) / 2 - 46
    height = len(rows) * (BAR + GAP) + 18
    parts = [_line(middle, 0, middle, height - 18, INK)]
    for mark in (-reach, reach):
        x = middle + mark / reach * half
        parts += [
            _line(x, 0, x, height - 18, FAINT),
            _text(x, height - 2, f"{mark:+.0%}", anchor="middle"),
        ]
    for i, (label, value, low, high) in enumerate(rows):
        y = i * (BAR + GAP) + BAR / 2
        a, b, c = (middle + n / reach * half for n in (low, value, high))
        colour = SEA if value > 0 else RED
        parts += [
            _text(LABEL - 8, y + 5, label, anchor="end"),
            _line(a, y, c, y, colour, width=3),
            f'<circle cx="{b:.1f}" cy="{y}" r="5" fill="{colour}"/>',
        ]
    return _svg(height, parts)


def histogram(won: Sequence[int], lost: Sequence[int]) -> str:
    """Return a histogram, with won games below lost ones in each column."""
    low, high = min((*won, *lost)), max((*won, *lost))
    size = max(1, -(-(high - low + 1) // 40))
    columns = (high - low) // size + 1
    counts = [[0, 0] for _ in range(columns)]
    for which, numbers in enumerate((won, lost)):
        for number in numbers:
            counts[(number - low) // size][which] += 1
    tallest = max(map(sum, counts))
    tall, wide = 160, (WIDTH - 60) / columns
    parts = [_text(44, 12, str(tallest), anchor="end"), _text(44, tall, "0", anchor="end")]
    for i, (wins, losses) in enumerate(counts):
        x, base = 52 + i * wide, float(tall)
        for count, colour in ((wins, SEA), (losses, SAND)):
            long = count / tallest * tall
            base -= long
            parts.append(
                f'<rect x="{x:.1f}" y="{base:.1f}" width="{max(1.0, wide - 1):.1f}" '
                f'height="{long:.1f}" fill="{colour}"/>'
            )
    parts += [
        _text(52, tall + 16, str(low)),
        _text(WIDTH - 8, tall + 16, str(high), anchor="end"),
    ]
    return _svg(tall + 22, parts)


def _svg(height: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {max(1, height):.0f}"'
    return f'{head} width="{WIDTH}" role="img">{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, *, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="13" fill="{INK}">'
        f"{escape(text)}</text>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, *, width: int = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1}" x2="{x2:.1f}" y2="{y2}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'
