"""Optimizer steps and gradient scaling."""
