"""A plugin that lets tests use the rules compiled by mypyc, as packages do.

python -m pytest -p tests.compiled_rules tests/games/baltica/rules tests/core
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ecosfera.tools import compiled_rules

ROOT = Path(__file__).parents[1]

command = [sys.executable, "build/compile_rules.py"]
done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
compiled_rules.use(Path(done.stdout.strip()))
