"""Feed-forward blocks."""
