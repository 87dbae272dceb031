"""Makes C++ from operator definitions (used by tools/gen_operators.py and by the architecture page's example)."""
