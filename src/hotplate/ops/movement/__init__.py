"""Operators that move or fill: copies, casts, concatenation, padding, repetition, ranges."""
