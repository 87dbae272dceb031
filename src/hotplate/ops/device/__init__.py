"""Operators that compute nothing: they occupy the device."""
