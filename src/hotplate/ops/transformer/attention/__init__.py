"""Attention in one operator."""
