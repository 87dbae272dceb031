"""Layer 2, the operator library: every operator is defined once, here; code, tests and pages are made from the
definitions.
"""
