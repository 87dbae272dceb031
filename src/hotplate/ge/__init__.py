"""The graph engine: what a compiled graph means, and how it becomes operators on a stream. See docs/graph-engine.md."""
