"""Normalization that models of the Llama kind use."""
