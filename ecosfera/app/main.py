"""The entry point of the game: prepare the environment, open the window, run."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions

ENVIRONMENT = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # else a plain window becomes software OpenGL: 20 × slower
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # sharp text on Windows
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # the click that brings the window forward counts
    "SDL_IME_SHOW_UI": "1",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
}
"""Read by SDL when it starts; variables set by the user are kept."""


def run(options: LaunchOptions) -> int:
    """Run the game. Return 0, or 1 if it could not start or failed repeatedly."""
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    # Imported after setting the environment, which pygame reads on import.
    from ecosfera.app.start import NoWindowError, give_up, start  # noqa: PLC0415
    from ecosfera.ui.app.window import show_system_message  # noqa: PLC0415 (as above)

    try:
        if options.start_times:
            from ecosfera.app.start_times import print_start_times  # noqa: PLC0415 (seldom)

            return print_start_times(options)
        flow = start(options)
    except NoWindowError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except Exception as error:  # noqa: BLE001 (whatever it is; later the program tells of its own)
        told = give_up(error, options)
        sys.stderr.write(f"{told}\n")
        show_system_message("Ecosfera Baltica", told)
        return 1
    return flow.run()
