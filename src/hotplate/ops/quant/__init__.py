"""Operators that quantise, dequantise or prepare the scales of quantised products."""
