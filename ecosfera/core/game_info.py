"""The facts about a game that are known without loading its rules.

This is imported before the first frame, so it must not import anything slow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


class SetupOption(NamedTuple):
    """One option of a set-up, for classroom files and the command line.

    At most one of `numbers` and `longest` is given: with `numbers` the value is a whole number,
    with `longest` a text, and with neither a switch.
    """

    name: str
    numbers: tuple[int, int] | None = None
    """Minimum and maximum of the number."""
    longest: int | None = None
    """Maximum length of the text in characters."""
    at_start: str = ""
    """Help text of the option `--<name>` that starts a game at once; empty if there is no such
    option."""
    metavar: str = ""


class GameSetting(NamedTuple):
    """A switch of a game on the settings page, stored as `games.<id of the game>.<key>`."""

    key: str
    message: str
    """The message with its name."""
    default: bool
    old_key: str = ""
    """Its key in settings files from before the settings of games had a place of their own."""


class GuideButton(NamedTuple):
    """The button that opens the reference of a game."""

    message: str
    """The message with its name."""
    icon: str


class MenuLook(NamedTuple):
    """How the menu, the settings and the list of saved games look while a game is chosen."""

    tagline: str
    """The message below the title."""
    welcome: str
    """The message that says, at the very first start, what the game is."""
    backdrop: str
    """The picture behind the menu, and on the game's card if that has none of its own."""
    focus: tuple[float, float] = (0.5, 0.5)
    """The point of it, as fractions, that stays visible in windows of another shape."""
    title: str = ""
    """The picture of the title; without one it is written."""
    sea: bool = False
    """Whether the sea is seen and heard."""
    card: str = ""
    """The picture on the game's card."""


class GameInfo(NamedTuple):
    """The facts about a game that are known without loading its rules."""

    id: str
    """Id of the game, as stored in saved games."""
    title: str
    """The message with the name of the game."""
    players: tuple[int, int]
    """Minimum and maximum number of players."""
    outcomes: tuple[str, ...]
    """The values of `Game.outcome` for a finished game."""
    read_summary: Callable[[Mapping[str, object], str], dict[str, object]]
    """Validate values of `Game.summary` that were read from a file.

    The mapping holds exactly the keys `summary_keys`; the text is its path, for error messages.
    Raises `CodecError`.
    """
    summary_keys: tuple[str, ...]
    """The keys of `Game.summary`."""
    sample_code: str
    """A challenge code, to show what they look like."""
    setup: tuple[SetupOption, ...]
    """The options of a set-up."""
    teammates: tuple[str, ...]
    """Ids of the computer players that a set-up offers."""
    longest_seed: int
    """Maximum length of a seed in characters."""
    guide: GuideButton
    """The button of the pause menu that opens the reference of the game."""
    look: MenuLook
    """How the menu looks while the game is chosen."""
    settings: tuple[GameSetting, ...] = ()
    """The switches of the game on the settings page."""
    unnamed: tuple[str, ...] = ()
    """For each seat the message with the name of a player who gave none; empty if all have one."""
    learn_together: bool = False
    """Whether several people can play the tutorial."""
    journey: str = ""
    """The message with the name of the game's journey from stage to stage; empty without one."""

    def shown_names(self, words: Callable[[str], str], names: Sequence[str]) -> list[str]:
        """Return the names of the players; one without a name has that of the seat."""
        if not self.unnamed:
            return list(names)
        return [name or words(message) for name, message in zip(names, self.unnamed, strict=False)]
