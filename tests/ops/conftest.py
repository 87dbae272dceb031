"""Makes the harness importable from all tests of operators."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
