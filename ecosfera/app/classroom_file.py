"""The file `classroom.toml` beside the program, read and checked."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    ConfigDict,
    Field,
    StrictBool,
    ValidationError,
    create_model,
)

from ecosfera import paths
from ecosfera.app.classroom import LOCKS, Classroom
from ecosfera.bounded_files import FileFault, UnusableFileError, read_bounded
from ecosfera.core.codes import CodeError
from ecosfera.core.files.data_files import parse_toml
from ecosfera.games import all_games
from ecosfera.words import languages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pydantic import BaseModel, ValidationInfo
    from pydantic_core import ErrorDetails

    from ecosfera.core.game_info import GameInfo, SetupOption

LONGEST_FILE: Final = 10_000
"""Maximum size of the file in bytes."""
MOST_PROBLEMS: Final = 20
"""Maximum number of faults listed; the others are counted."""
_TOO_LARGE: Final = f"it is larger than {LONGEST_FILE} bytes"
_DANGLING: Final = "it leads to a file that is not there"
PARTS: Final = ("setup", "settings")
"""The parts of the file; all other entries stand above them."""
MOTIONS: Final = ("full", "brisk", "off")


class ClassroomError(ValueError):
    """The file cannot be used. `problems` lists its faults; the message names them and the file."""

    def __init__(self, file: Path, problems: Sequence[str]) -> None:
        self.file = file
        more = len(problems) - MOST_PROBLEMS
        self.problems = (*problems[:MOST_PROBLEMS], *([f"and {more} more"] if more > 0 else []))
        lines = "".join(f"\n  - {problem}" for problem in self.problems)
        super().__init__(
            f"{file} cannot be used:{lines}\nMend the file, or remove it to play without presets."
        )


def find(file: Path | None = None) -> Classroom | None:
    """Return the presets of this file, or of the one beside the program; None if there is none.

    Raise `ClassroomError` if the file is invalid, or if a file that was asked for is missing.
    """
    asked = file is not None
    file = file or paths.classroom_file()
    try:
        return read(read_bounded(file, LONGEST_FILE), file)
    except UnusableFileError as error:
        reason = error.reason
        if error.fault is FileFault.MISSING:
            # A link to a share that is not mounted must not unlock what the file locks.
            dangling = os.path.lexists(file)
            if not asked and not dangling:
                return None
            reason = _DANGLING if dangling else reason
        elif error.fault is FileFault.TOO_LARGE:
            reason = _TOO_LARGE
        raise ClassroomError(file, [reason]) from error


def read(content: bytes, file: Path) -> Classroom:
    """Return the presets in a file. Raise `ClassroomError` with its faults."""
    if len(content) > LONGEST_FILE:
        raise ClassroomError(file, [_TOO_LARGE])
    try:
        given = parse_toml(content)
    except ValueError as error:
        raise ClassroomError(file, [f"it {error}"]) from error
    game = _game(given)
    model = _model(game)
    try:
        room = model.model_validate(given)
    except ValidationError as error:
        faults = error.errors(include_url=False)
        problems = [text for fault in faults for text in _problems(model, given, fault)]
        raise ClassroomError(file, problems) from error
    return _classroom(game, room)


def _game(given: dict[str, Any]) -> GameInfo:
    """Return the game whose set-up and switches the file may name."""
    ids = all_games.ids()
    return all_games.info(next((i for i in ids if i == given.get("game")), all_games.DEFAULT))


def _model(game: GameInfo) -> type[BaseModel]:
    """Return the model of the file for a game.

    The description of each field is its message about a wrong value, which stands at `{}`.
    """

    def field(kind: object, description: str, **limits: Any) -> Any:
        limited = Annotated[kind, Field(description=description, **limits)]  # type: ignore[valid-type]
        return (limited, None)

    def number(low: int, high: int) -> Any:
        description = f"must be a whole number from {low} to {high}, not {{}}"
        return field(int, description, strict=True, ge=low, le=high)

    def one_of(choices: Sequence[str]) -> Any:
        return field(Literal[tuple(choices)], f"must be one of {_quoted(choices)}, not {{}}")

    def text(longest: int) -> Any:
        description = f"must be a text in quotes of at most {longest} characters"
        return field(str, description, strict=True, min_length=1, max_length=longest)

    def part(name: str, **fields: Any) -> Any:
        description = f"must be a part that begins with a line [{name}]"
        model = create_model(name, __config__=forbidding, **fields)
        return (Annotated[model, Field(description=description)], model())

    def option(option: SetupOption) -> Any:
        if option.numbers is not None:
            return number(*option.numbers)
        return switch if option.longest is None else text(option.longest)

    forbidding = ConfigDict(extra="forbid")
    switch = field(StrictBool, "must be true or false, not {}")
    code, none = text(40)
    lock: Any = Literal[tuple(LOCKS)]
    return create_model(
        "ClassroomFile",
        __config__=forbidding,
        game=one_of(all_games.ids()),
        setup=part("setup", **{one.name: option(one) for one in game.setup}),
        settings=part(
            "settings",
            text_size=number(100, 200),
            bold=switch,
            motion=one_of(MOTIONS),
            **{row.key: switch for row in game.settings},
            sound=switch,
            fullscreen=switch,
        ),
        language=one_of(languages(paths.locales())),
        code=(Annotated[code, AfterValidator(partial(_checked_code, game))], none),
        locked=field(frozenset[lock], f"must be a list of {_quoted(LOCKS)}, not {{}}"),
        kiosk=switch,
        wipe=switch,
    )


def _checked_code(game: GameInfo, code: str, others: ValidationInfo) -> str:
    """Return a challenge code. Raise ValueError with its faults; one is a set-up besides it."""
    faults = []
    try:
        all_games.check_code(game.id, code)
    except CodeError as error:
        why = {"length": "ten letters and digits", "sign": "only letters and digits of codes"}
        text = why.get(error.mistake, "no wrong sign; read it again from where it came")
        faults.append(f"is no challenge code; it must have {text}: {_shown(code)}")
    setup = others.data.get("setup")
    if setup and setup.model_fields_set:
        faults.append("says the whole set-up already; leave out the part [setup], or the code")
    if faults:
        raise ValueError(*faults)
    return code


def _problems(model: type[BaseModel], given: dict[str, Any], fault: ErrorDetails) -> Iterator[str]:
    """Yield messages about a fault: the place in the file, and what has to be there."""
    names = [str(name) for name in fault["loc"][: 2 if fault["loc"][0] in PARTS else 1]]
    fields, value, message = model.model_fields, given, ""
    for name in names:
        if name not in fields:
            message = f"is not known here; known are {', '.join(fields)}"
            break
        value, message = value[name], fields[name].description or ""
        fields = getattr(fields[name].annotation, "model_fields", {})
    messages = [message.replace("{}", _shown(value))]
    if fault["type"] == "value_error":
        messages = fault["ctx"]["error"].args
    place = ".".join(map(_shortened, names))
    for message in messages:
        yield f"{place} {message}"


def _classroom(game: GameInfo, room: Any) -> Classroom:
    """Return the presets of a file that is valid."""
    settings = room.settings
    switches = {row.key: getattr(settings, row.key) for row in game.settings}
    return Classroom(
        game=game.id,
        language=room.language,
        code=room.code,
        setup=room.setup.model_dump(exclude_unset=True),
        scale=None if settings.text_size is None else settings.text_size / 100,
        bold=settings.bold,
        motion=settings.motion,
        switches={key: value for key, value in switches.items() if value is not None},
        sound=settings.sound,
        fullscreen=bool(settings.fullscreen),
        locked=room.locked or frozenset(),
        kiosk=bool(room.kiosk),
        wipe=bool(room.wipe),
    )


def _shown(value: object) -> str:
    """Return a value as shown in a message."""
    shown = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else repr(value)
    return _shortened(str(shown))


def _shortened(text: str) -> str:
    """Return a text of at most 40 characters, without its end if it is longer."""
    return text if len(text) <= 40 else f"{text[:40]}…"


def _quoted(words: Sequence[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)
