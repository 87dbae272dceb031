"""Matrix and vector products."""
