"""Mixture of experts: the choice of experts, tokens in their order and back."""
