"""The entry point of the game: prepare the environment, open the window, run."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions

ENVIRONMENT = {
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # else a plain window becomes software OpenGL: 20 × slower
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # sharp text on Windows
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # the click that brings the window forward counts
    "SDL_IME_SHOW_UI": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}
"""Read by SDL when it starts; variables set by the user are kept."""


LONGEST_REASON = 200
"""Maximum number of characters of a reason shown to the user; the log has the full text."""


INTERRUPTED = 130
"""Exit status after Ctrl+C in the terminal, as of other programs."""


def run(options: LaunchOptions) -> int:
    """Run the game until its end, or until Ctrl+C in the terminal. Return the exit status."""
    try:
        return _run(options)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(options: LaunchOptions) -> int:
    """Run the game. Return 0, or 1 if it could not start or failed repeatedly."""
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        # Imported after setting the environment, which SDL reads when it starts.
        from ecosfera.app.start import start  # noqa: PLC0415

        if options.start_times:
            from ecosfera.app.start_times import print_start_times  # noqa: PLC0415 (seldom)

            return print_start_times(options)
        flow = start(options)
    except Exception as error:  # noqa: BLE001 (whatever it is; later the program tells of its own)
        _give_up(error, options)
        return 1
    return flow.run()


def _give_up(error: Exception, options: LaunchOptions) -> None:
    """Say why the program could not start: in the user's language and in a window if possible."""
    reason = (str(error).splitlines() or [type(error).__name__])[0][:LONGEST_REASON]
    message = f"The game could not start: {reason}"
    # What broke the start, such as a lack of memory or files, may break this as well.
    with contextlib.suppress(Exception):
        from ecosfera.app.program import why_not_started  # noqa: PLC0415 (as above)

        message = why_not_started(error, reason, options)
    sys.stderr.write(f"{message}\n")
    with contextlib.suppress(Exception):
        from ecosfera.ui.app.window import show_system_message  # noqa: PLC0415 (as above)

        show_system_message("Ecosfera Baltica", message)
