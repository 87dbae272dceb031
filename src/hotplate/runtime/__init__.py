"""Layer 4, the runtime, seen from Python: what it counted."""
