"""The cases of benchmarks/transformer.py, and how they are measured and shown."""
