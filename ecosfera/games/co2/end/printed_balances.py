"""The balances round by round on the page to print: a chart and a table, as HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.end.history import GameHistory
    from ecosfera.games.co2.text.names import Names

WIDE: Final = 640
HIGH: Final = 260
LEFT: Final = 46
EDGE: Final = 12
"""Size of the chart and its margins: on the left stand the numbers of the scale."""
STEP: Final = 5
"""Distance of the lines of the scale."""
DASHES: Final = ("", "9 5", "2 5", "12 4 2 4")
"""The dashes of each player's line, as the page may be printed without colour."""


def printed_balances(history: GameHistory, names: Names) -> str:
    """Return the chart, its key, and the table, without what is printed above and below."""
    return f"{_chart(history)}{_key(history, names)}{_table(history, names)}"


def _chart(history: GameHistory) -> str:
    """Return the chart with one line for each player, and the goal."""
    goal = history.view.config.goal
    values = [value for line in history.lines for value in line if value is not None]
    low, high = min([-STEP, *values]), max([goal, *values])
    right, bottom = WIDE - EDGE, HIGH - EDGE

    def y(value: float) -> float:
        return round(bottom - (bottom - EDGE) * (value - low) / (high - low), 1)

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" style="width:100%;break-inside:avoid">']
    for number in sorted({*range(-(-low // STEP) * STEP, high + 1, STEP), goal}):
        tone = "#c78a17" if number == goal else "#4a6168" if number == 0 else "#d5dee0"
        parts.append(
            f'<path d="M{LEFT} {y(number)}H{right}" stroke="{tone}"/>'
            f'<text x="{LEFT - 8}" y="{y(number) + 4}" text-anchor="end" font-size="13">'
            f"{plain(number)}</text>"
        )
    for seat, line in enumerate(history.lines):
        points = " ".join(
            f"{round(LEFT + (right - LEFT) * place / max(1, len(line) - 1), 1)},{y(value)}"
            for place, value in enumerate(line)
            if value is not None
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{_tone(seat)}" stroke-width="3" '
            f'stroke-dasharray="{DASHES[seat]}"/>'
        )
    return "".join([*parts, "</svg>"])


def _key(history: GameHistory, names: Names) -> str:
    """Return which line belongs to whom."""
    parts = [
        f'<svg width="34" height="10"><path d="M0 5H34" stroke="{_tone(seat)}" stroke-width="3" '
        f'stroke-dasharray="{DASHES[seat]}"/></svg> {escape(names.players[seat])}'
        for seat in range(len(history.lines))
    ]
    return f"<p>{' &#160; '.join(parts)}</p>"


def _table(history: GameHistory, names: Names) -> str:
    """Return a row for the start and for each round."""
    words = names.words
    rounds = len(history.lines[0]) - 1
    titles = [words("carbonend.start"), *(str(n) for n in range(1, rounds + 1))]
    rows = [_row([words("carbonend.round"), *names.players], "th")]
    for place, title in enumerate(titles):
        values = [line[place] for line in history.lines]
        rows.append(_row([title, *("–" if v is None else plain(v) for v in values)], "td"))
    style = "width:100%;border-collapse:collapse;text-align:center;font-size:.85em"
    return f'<table style="{style}">{"".join(rows)}</table>'


def _row(cells: Sequence[str], tag: str) -> str:
    """Return a row of the table."""
    border = "border-bottom:1px solid #d5dee0"
    filled = "".join(f'<{tag} style="{border}">{escape(cell)}</{tag}>' for cell in cells)
    return f'<tr style="break-inside:avoid">{filled}</tr>'


def _tone(seat: int) -> str:
    """Return the colour of a player as HTML writes it."""
    red, green, blue = palette.PLAYERS[seat][:3]
    return f"#{red:02x}{green:02x}{blue:02x}"
