"""Sums, extremes, statistics, scans and sorting."""
