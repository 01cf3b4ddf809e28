#!/usr/bin/env python3
"""Compile the rules with mypyc, for packages and to compare them with the source.

    python build/compile_rules.py

Every set of sources gets a folder of its own in `build/out/compiled`, and is compiled only once.
Needs the extra `package` and a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ecosfera.tools import compiled_rules  # noqa: E402

GROUP: Final = "ecosfera_rules"
"""Name of the library that holds the code of all compiled modules."""


class CompileError(Exception):
    """The rules could not be compiled; the message says why."""


def main() -> int:
    """Compile the rules if that has not been done yet, and print where they are."""
    try:
        print(compiled())
    except CompileError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def compiled(*, optimised: bool = True) -> Path:
    """Return the folder with the compiled rules of this source; compile them if they are not there.

    Without optimisation they are compiled faster, and the code checks more of what Python assumes.

    Raise `CompileError` if they cannot be compiled here.
    """
    folder = compiled_rules.folder(optimised=optimised)
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="new-") as work:
        command = [sys.executable, __file__, "--into", work, "3" if optimised else "0"]
        done = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            told = done.stdout.decode(errors="replace").strip()
            raise CompileError(f"{told}\n\nThe rules could not be compiled; the reason is above.")
        try:
            (Path(work) / "modules").rename(folder)
        except OSError:  # another process was quicker
            if not folder.is_dir():
                raise
    wanted = {compiled_rules.folder(optimised=kind) for kind in (True, False)}
    for other in folder.parent.iterdir():
        if other not in wanted and not other.name.startswith("new-"):
            shutil.rmtree(other, ignore_errors=True)
    return folder


def compile_into(work: Path, level: str) -> None:
    """Compile the rules into `modules` in a folder."""
    # setuptools first: mypyc asks which of it and distutils is there
    from setuptools import Distribution  # noqa: PLC0415, I001
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415
    from mypyc.build import mypycify  # noqa: PLC0415

    os.chdir(ROOT)
    extensions = mypycify(
        [path.as_posix() for path in compiled_rules.sources()],
        opt_level=level,
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    if sys.platform == "linux":
        # Functions of the library call each other directly.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(work / "modules")
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--into"]:
        compile_into(Path(sys.argv[2]), sys.argv[3])
    else:
        sys.exit(main())
