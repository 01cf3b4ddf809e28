"""The sheet at the right: the moves or who plays, or what is pointed at; what happened last."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.panels import detail, page
from ecosfera.games.co2.text.log_line import shortened
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    import pygame

    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.stage.frame import Listing, TableFrame
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.games.co2.text.log_line import LogLine
    from ecosfera.games.co2.text.move_text import MoveLine

TITLE: Final = 2.3
"""Height of the title in bodies."""
ROW: Final = 1.17
"""Height of a row of text in a line of the list in bodies."""
AROUND: Final = 0.41
"""Space above and below the rows of a line together in bodies."""
SIGN: Final = 1.75
"""Side of the sign of a line in bodies."""
NEWEST: Final = 3
"""Lines of the log that tell what has just happened, at least as long as it was others' turn."""
ROWS: Final = 2
"""Rows of one of them, where it sums up a turn."""
MOST_ROWS: Final = 6
"""Rows of one of them at most, where fewer would leave out something that changed hands."""
RULE: Final = 8
"""Room in units for the line between the list of moves and what is described below it."""
BELOW: Final = 6
"""Distance in units between the list of moves and the log."""
HEADING: Final = 1.25
"""Height of the heading of the log in rows."""
ROOMY: Final = 16
"""Width of a column in which the lines of the log have signs, in bodies."""


NOTE: Final = 1.8
"""Height of the room for the line below the list, about what can no longer be done, in bodies."""
LEAST_ROOM: Final = 6.0
"""Height below the list of moves in which something can be described, in bodies."""
LEAST_LINES: Final = 5
"""Lines of the list that are shown even if they leave less than that."""
LEAST_HIGH: Final = 36
"""Least height of a line of the list, in units."""
LEAST_HIT: Final = 32
"""Least height of a line in pixels, so that it can be hit in a small window."""


def key(frame: TableFrame) -> Hashable:
    """Return what the picture of the sheet depends on."""
    pointed = frame.pointed if shows_detail(frame) or _on_line(frame) else None
    subject = frame.view if shows_detail(frame) else page.key(frame)
    signs = page.signs_height(frame)
    place = frame.view.active.position if frame.place else None
    return frame.listing, pointed, subject, frame.told, frame.so_far, frame.front, signs, place


def _on_line(frame: TableFrame) -> bool:
    return frame.pointed is not None and frame.pointed.kind is TargetKind.LINE


def described(frame: TableFrame) -> Target | None:
    """Return what the sheet describes: what is pointed at, or the square that a line is about.

    The square of a line is described below the list only, where that leaves enough room.
    """
    pointed = frame.pointed
    if pointed is None or frame.listing is None or pointed.kind is not TargetKind.LINE:
        return pointed if pointed is not None and detail.is_described(frame, pointed) else None
    places = frame.listing.places
    place = places[pointed.which] if pointed.which < len(places) else None
    roomy = _below_list(frame, frame.listing).h >= LEAST_ROOM * frame.zones.body
    return place if roomy else None


def shows_detail(frame: TableFrame) -> bool:
    """Return whether the sheet describes something."""
    return described(frame) is not None


def detail_room(frame: TableFrame, about: Target) -> Box:
    """Return where something is described: below the moves, or on all of the sheet without any.

    What has no room below in its short form lies over the end of the list, unless the pointer is
    on a line.
    """
    room = inner(frame.zones)
    if frame.listing is None:
        return room
    below = _below_list(frame, frame.listing)
    if _on_line(frame):
        return below
    high = min(room.h, max(below.h, detail.least(frame, about, room.w)))
    return room._replace(y=room.bottom - high, h=high)


def _below_list(frame: TableFrame, listing: Listing) -> Box:
    """Return what is left of the sheet below the list of moves."""
    room = inner(frame.zones)
    top = _list_bottom(frame, listing, room) + RULE * frame.zones.unit
    return room._replace(y=top, h=room.bottom - top)


class Written(NamedTuple):
    """The parts of the sheet on which something is written."""

    head: Box
    """Title and moves, or who plays, or what is described."""
    log: Box
    heading: Box
    """The line with the heading of the log, from side to side."""
    newest: Box
    """The part of the log that tells what has just happened."""


def written(frame: TableFrame) -> Written | None:
    """Return the parts of the sheet on which something is written; None if it is empty."""
    if is_empty(frame):
        return None
    brush, room = frame.brush, inner(frame.zones)
    if shows_detail(frame):
        none = Box(room.x, room.bottom, room.w, 0)
        return Written(room, none, none, none)
    below = room.y
    if frame.listing is not None:
        below = _list_bottom(frame, frame.listing, room)
    elif page.is_shown(frame):
        below = page.bottom(frame, room)
    high = brush.text.line_height(brush.size(1))
    told = just_now(frame, room.w, _room_for_lines(frame, room.bottom - below))
    end = min(room.bottom, below + (told.height + 1.5) * high) if told.lines else below
    log = Box(room.x, below, room.w, end - below)
    heading = frame.zones.corner._replace(y=below, h=min(log.h, high))
    newest = log._replace(y=heading.bottom, h=max(0.0, end - heading.bottom))
    return Written(room._replace(h=below - room.y), log, heading, newest)


def solid(zones: Zones) -> pygame.Rect:
    """Return the part of the sheet that hides what is below it: all but its round corners."""
    edge = round(16 * zones.unit)
    return rect(zones.corner).inflate(-2 * edge, -2 * edge)


def is_empty(frame: TableFrame) -> bool:
    """Return whether there is no sheet."""
    return (
        not shows_detail(frame)
        and frame.listing is None
        and not page.is_shown(frame)
        and not frame.told
    )


def inner(zones: Zones) -> Box:
    """Return the inside of the sheet."""
    return zones.corner.inset(13 * zones.unit, 9 * zones.unit)


def rows_of(brush: Brush, zones: Zones, line: MoveLine, mark: str) -> tuple[int, int]:
    """Return how many rows title and note of a line need, at most two and four."""
    wide = round(_words(brush, zones, Box(0, 0, inner(zones).w, 0), mark).w)

    def rows(text: str, face: FontFace, most: int) -> int:
        fits = brush.text.fits
        free = (n for n in range(1, most) if fits(text, face, brush.size(1), wide, n))
        return next(free, most) if text else 0

    return rows(line.title, FontFace.BOLD, 2), rows(line.about, FontFace.TEXT, 4)


def _words(brush: Brush, zones: Zones, box: Box, mark: str) -> Box:
    """Return where the words of a line are: between its sign and its key."""
    left = box.x + brush.px(16) + SIGN * zones.body
    key = brush.width(mark, brush.floor) + brush.px(17) if mark else 0
    return Box(left, box.y, box.right - brush.px(8) - key - left, box.h)


def line_boxes(zones: Zones, rows: Sequence[int]) -> tuple[Box, ...]:
    """Return the boxes of as many lines of the list as fit, each with so many rows of text.

    They leave room to describe something below them, unless it is taken by `LEAST_LINES`.
    """
    room, gap = inner(zones), 5 * zones.unit
    top = room.y + TITLE * zones.body
    below = (LEAST_ROOM * zones.body) + (BELOW + RULE) * zones.unit
    boxes: list[Box] = []
    for count in rows:
        high = max((count * ROW + AROUND) * zones.body, LEAST_HIGH * zones.unit, LEAST_HIT)
        left = room.bottom - (below if len(boxes) >= LEAST_LINES else 0)
        if boxes and top + high > left:
            break
        boxes.append(Box(room.x - 3 * zones.unit, top, room.w + 6 * zones.unit, high))
        top += high + gap
    return tuple(boxes)


def draw_in_steps(target: pygame.Surface, frame: TableFrame) -> Iterator[None]:
    """Draw the sheet, step by step."""
    if is_empty(frame):
        return
    frame.brush.paper(target, frame.zones.corner)
    yield
    room = inner(frame.zones)
    about = described(frame)
    if about is not None:
        where = detail_room(frame, about)
        if frame.listing is not None:
            top = where.y - 0.6 * RULE * frame.zones.unit
            yield from _list(target, frame, frame.listing, room._replace(h=top - room.y))
            frame.brush.box(target, Box(room.x, top, room.w, 1), theme.SAND_LINE)
        detail.draw(target, frame, about, where)
        return
    below = room.y
    if frame.listing is not None:
        yield from _list(target, frame, frame.listing, room)
        below = _list_bottom(frame, frame.listing, room)
    elif page.is_shown(frame):
        below = page.draw(target, frame, room)
    log = Box(room.x, below, room.w, room.bottom - below)
    yield
    yield from _log(target, frame, log)
    top = below + log_height(frame, room.w) + BELOW * frame.zones.unit
    signs = page.signs_height(frame)
    if signs and top + signs <= room.bottom:
        at = room.bottom - signs
        page.draw_signs(target, frame, Box(room.x, at, room.w, signs))
        yield
        room = room._replace(h=at - BELOW * frame.zones.unit - room.y)
    if frame.place:
        yield
        yield from page.draw_place_in_steps(
            target, frame, room._replace(y=top, h=room.bottom - top)
        )


def _list(target: pygame.Surface, frame: TableFrame, listing: Listing, room: Box) -> Iterator[None]:
    """Draw the list of moves as far as it fits, step by step."""
    brush = frame.brush
    title = _title(frame, room)
    if title.bottom > room.bottom:
        return
    brush.fitted(
        target,
        listing.title,
        title,
        theme.INK,
        FontFace.TITLE,
        size=brush.size(1.5),
        align=TextAlign.LEFT,
    )
    for place, box in enumerate(listing.boxes):
        if box.bottom > room.bottom:
            return
        aimed = frame.pointed == Target(TargetKind.LINE, place)
        line = listing.shown[place]
        _line(target, frame, line, box, listing.keys[place], aimed=aimed)
        yield
    if listing.note:
        top = _list_bottom(frame, listing, room) - NOTE * frame.zones.body
        note = Box(room.x, top, room.w, 1.3 * frame.zones.body)
        if note.bottom <= room.bottom:
            start = TextAlign.LEFT
            brush.fitted(target, listing.note, note, theme.SLATE, FontFace.TEXT, align=start)


def _title(frame: TableFrame, room: Box) -> Box:
    """Return where the title of the list is."""
    return Box(room.x, room.y, room.w, (TITLE - 0.35) * frame.zones.body)


def _list_bottom(frame: TableFrame, listing: Listing, room: Box) -> float:
    """Return the y below the list of moves."""
    last = listing.boxes[-1] if listing.boxes else _title(frame, room)
    note = NOTE * frame.zones.body if listing.note else 0
    return last.bottom + BELOW * frame.zones.unit + note


def _ground(target: pygame.Surface, frame: TableFrame, box: Box, *, aimed: bool) -> None:
    brush = frame.brush
    fill, line = (theme.HONEY, theme.HONEY_LINE) if aimed else (theme.SAND, theme.SAND_LINE)
    brush.box(target, box, fill, brush.px(8), line, max(1, round(1.2 * brush.u)))


def _line(
    target: pygame.Surface, frame: TableFrame, line: MoveLine, box: Box, mark: str, *, aimed: bool
) -> None:
    """Draw one line: sign, what it does, what it costs, and its key."""
    brush, zones = frame.brush, frame.zones
    _ground(target, frame, box, aimed=aimed or line.chosen)
    side = min(SIGN * zones.body, 0.66 * box.h)
    tint = theme.TEAL if "icon_" in line.icon else None
    brush.sign(target, line.icon, box.x + brush.px(8), box.cy - side / 2, side, tint)
    if mark:
        page.key_cap(target, brush, mark, box.right - brush.px(8), box.cy)
    words = _words(brush, zones, box, mark)
    tone = theme.WINE if line.costly else theme.SLATE if line.blocked else theme.INK
    if not line.about:
        inside = words.inset(0, brush.px(2))
        brush.fitted(target, line.title, inside, tone, lines=2, align=TextAlign.LEFT, leading=1.08)
        return
    above, below = rows_of(brush, zones, line, mark)
    inside = words.inset(0, 0.06 * words.h)
    share = inside.h * above / (above + below)
    high = Box(inside.x, inside.y, inside.w, share)
    brush.fitted(target, line.title, high, tone, lines=above, align=TextAlign.LEFT, leading=1.06)
    low = Box(inside.x, high.bottom, inside.w, inside.h - share)
    fit = brush.text.fit(
        line.title, FontFace.BOLD, brush.body, brush.floor, max(1, round(inside.w)), above
    )
    brush.fitted(
        target,
        line.about,
        low,
        theme.WINE if line.warns else theme.SLATE,
        FontFace.TEXT,
        size=fit.size,
        lines=below,
        align=TextAlign.LEFT,
        leading=1.06,
    )


def _log(target: pygame.Surface, frame: TableFrame, room: Box) -> Iterator[None]:
    """Draw what happened last, the newest at the top, as much as fits, step by step.

    Turns of the player in front are paler.
    """
    brush = frame.brush
    size = brush.size(1)
    high = brush.text.line_height(size)
    indent, y = _indent(frame, room.w), room.y + HEADING * high
    told = just_now(frame, room.w, _room_for_lines(frame, room.h))
    if not told.lines:
        return
    words = frame.names.words
    more = words.count("carbon.more-turns", told.more) if told.more else ""
    page.heading(target, frame, words("carbon.just-now"), room, more, Intent.LOG)
    for line, rows in told.lines:
        ink = theme.SLATE if _is_over(frame, line, frame.front) else theme.INK
        put(
            target,
            _line_picture(brush, line, rows, ink, indent, round(room.w)),
            (round(room.x), round(y)),
        )
        y += high * len(rows)
        yield


def log_height(frame: TableFrame, width: float) -> float:
    """Return the height of what happened last with its heading, where all of it has room."""
    high = frame.brush.text.line_height(frame.brush.size(1))
    told = just_now(frame, width, _room_for_lines(frame, inner(frame.zones).h))
    return (told.height + HEADING) * high if told.lines else 0.0


def _is_over(frame: TableFrame, line: LogLine, front: PlayerId) -> bool:
    """Return whether a line sums up an earlier turn of the player in front."""
    return line.seat == front and not line.begins_turn and line is not frame.so_far


def _room_for_lines(frame: TableFrame, height: float) -> int:
    """Return how many rows of the log have room below its heading."""
    high = frame.brush.text.line_height(frame.brush.size(1))
    return int((height - 1.3 * high) // high)


class JustNow(NamedTuple):
    """What happened last, as far as it has room."""

    lines: tuple[tuple[LogLine, tuple[str, ...]], ...] = ()
    """Lines of the log with their rows of text, the newest first."""
    more: int = 0
    """Turns of others since that of the player in front for which there is no room."""

    @property
    def height(self) -> int:
        """Return the number of rows."""
        return sum(len(rows) for _, rows in self.lines)


def just_now(frame: TableFrame, width: float, rows: int) -> JustNow:
    """Return the newest lines that have room in so many rows.

    One line tells all that the player whose turn it is has done, if that player acts now, and one
    each turn before it: in that player's turn, of all others since the last one.
    """
    lines = list(frame.told)
    begun = [place for place, line in enumerate(lines) if line.begins_turn]
    acts = frame.listing is not None and frame.view.turn.player == frame.front
    if acts and begun and frame.so_far is not None:
        lines[begun[-1] :] = [frame.so_far]
    lines = [line for line in reversed(lines) if not line.begins_turn]
    news = 0
    if acts:
        own = (n for n, line in enumerate(lines) if _is_over(frame, line, frame.front))
        news = next(own, len(lines))
    if not frame.place:
        # a bubble needs room on the sheet
        rows = min(rows, NEWEST * ROWS)
    shown = _fitting(frame, lines[: max(NEWEST, news)], width, rows)
    if len(shown) < news and lines[0] is frame.so_far:
        # what others have done is less well known than what one has just done oneself
        shown = _fitting(frame, lines[:news], width, rows, own=1)
    return JustNow(shown, max(0, news - len(shown)))


def _fitting(
    frame: TableFrame, lines: Sequence[LogLine], width: float, rows: int, own: int = ROWS
) -> tuple[tuple[LogLine, tuple[str, ...]], ...]:
    """Return the first lines that have room in so many rows, that of this turn in its `own`."""
    found: list[tuple[LogLine, tuple[str, ...]]] = []
    for line in lines:
        most = min(rows, own) if line is frame.so_far else rows
        wrapped, whole = _wrapped(frame, line, width, most)
        rows -= len(wrapped)
        if rows < 0 or (found and not whole and most < ROWS):
            break
        found.append((line, wrapped))
    return tuple(found)


def _line_picture(
    brush: Brush,
    line: LogLine,
    rows: tuple[str, ...],
    ink: theme.Colour,
    indent: float,
    width: int,
) -> pygame.Surface:
    """Return a line of the log as a picture, which is kept: all lines move with each new one."""
    size = brush.size(1)
    high = brush.text.line_height(size)

    def draw() -> pygame.Surface:
        out = clear((width, high * len(rows)))
        if indent:
            _sign(out, brush, line, (0.6 * size, 0.5 * high))
        face = FontFace.BOLD if line.begins_turn else FontFace.TEXT
        for place, row in enumerate(rows):
            brush.line(out, row, (indent, place * high), size, ink, face)
        return out

    return brush.shapes.keep(("log", line, rows, ink, indent, width, size), draw)


def _indent(frame: TableFrame, width: float) -> float:
    """Return the width of the column for the signs of the log; 0 where there is no room for it."""
    size = frame.brush.size(1)
    return 1.55 * size if width > ROOMY * size else 0.0


def _wrapped(
    frame: TableFrame, line: LogLine, width: float, most: int
) -> tuple[tuple[str, ...], bool]:
    """Return the rows of a line of the log in a sheet of some width, without what needs more.

    A line that sums up a turn has more rows where they let it tell all that changed hands; `most`
    is how many there are. Also return whether it tells all of that.
    """
    return _rows_in(frame.brush, line, round(width - _indent(frame, width)), most)


@lru_cache(maxsize=64)
def _rows_in(brush: Brush, line: LogLine, room: int, most: int) -> tuple[tuple[str, ...], bool]:
    """Return the same for a width in pixels.

    A layout and its picture ask for each line several times, which took 2 ms.
    """
    face = FontFace.BOLD if line.begins_turn else FontFace.TEXT
    text, whole = line.text, True
    if line.summary:
        few = min(ROWS, max(1, most))
        for rows in range(few, max(few, min(MOST_ROWS, most)) + 1):
            text, whole = shortened(line.summary, partial(_fits, brush, room=room, rows=rows))
            if whole:
                break
    return tuple(brush.text.wrap(text, face, brush.size(1), room)), whole


def _fits(brush: Brush, text: str, *, room: int, rows: int) -> bool:
    return brush.text.fits(text, FontFace.TEXT, brush.size(1), room, rows)


def _sign(target: pygame.Surface, brush: Brush, line: LogLine, at: tuple[float, float]) -> None:
    """Draw the sign of a line of the log: what happened, or whose turn it is."""
    size = brush.size(1)
    if line.seat is not None:
        brush.mark(target, line.seat, *at, 0.6 * size)
    elif line.sign:
        tint = theme.TEAL if "icon_" in line.sign else None
        brush.sign_at(target, line.sign, *at, 1.1 * size, tint)
