"""What the graph engine refuses, in words for the user."""

from __future__ import annotations


class GraphError(Exception):
    """A graph that cannot be compiled or planned. The text names the node, the values and the way out."""
