"""The tests. What pygame prints when it is imported would follow their last line."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
