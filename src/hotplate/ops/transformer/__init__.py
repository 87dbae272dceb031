"""The fused operators of transformer models."""
