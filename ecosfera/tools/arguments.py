"""Parsing of options and handling of mistakes, for the command line and its sub-commands."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from typing import TYPE_CHECKING, Final, NoReturn

from ecosfera import paths
from ecosfera.core.files.data_files import DataFileError

if TYPE_CHECKING:
    from collections.abc import Callable


LONGEST_MESSAGE: Final = 600
"""Maximum length of the message about a mistake, in characters."""


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line and points to the help."""

    def error(self, message: str) -> NoReturn:
        """End the program with status 2."""
        if len(message) > LONGEST_MESSAGE:
            # It repeats what was typed, or came out of a file.
            half = LONGEST_MESSAGE // 2
            message = f"{message[:half]}…{message[-half:]}"
        self.exit(2, f"{self.prog}: {message}\nTry '{self.prog} --help'.\n")

    def takes_value(self, word: str) -> bool:
        """Return whether the word is an option, perhaps abbreviated, that takes a value."""
        return word.startswith("--") and any(
            name.startswith(word) and option.nargs is None
            for name, option in self._option_string_actions.items()
        )


def from_to(low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers in a range."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {low} to {high}")
        return int(text)

    return read


def seed(longest: int) -> Callable[[str], str]:
    """Return a parser of seeds with at most this many characters."""

    def read(text: str) -> str:
        if len(text) > longest:
            raise argparse.ArgumentTypeError(f"a seed has at most {longest} characters")
        try:
            text.encode()
        except UnicodeEncodeError:
            raise argparse.ArgumentTypeError("the seed is not valid Unicode") from None
        return text

    return read


def language(text: str) -> str:
    """Read a language for which there are texts."""
    if re.fullmatch(r"\w{1,12}", text, re.ASCII) and any((paths.locales() / text).glob("*.po")):
        return text
    from ecosfera.words import languages  # noqa: PLC0415 (the splash screen has none)

    known = ", ".join(languages(paths.locales()))
    raise argparse.ArgumentTypeError(f"{text!r} is not one of {known}")


def run_command(run: Callable[[], int]) -> int:
    """Run a command that needs no window and return its exit status.

    Say in one line what the system refuses, or what is wrong with a game's data files.
    """
    gc.enable()
    try:
        status = run()
        sys.stdout.flush()
    except DataFileError as error:
        sys.stderr.write(f"ecosfera: the card data cannot be used:\n{error.listed()}")
        status = 1
    except KeyboardInterrupt:
        status = 130
    except BrokenPipeError:
        status = 0  # the output was closed, as with `| head`
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        sys.stderr.write(f"ecosfera: {place}{error.strerror or error}\n")
        status = 1
    try:
        sys.stdout.flush()
    except OSError:
        # Python would try again at its end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status
