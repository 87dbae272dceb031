"""The graph operator types, by family. See ``hotplate.ops.graph_type``."""
