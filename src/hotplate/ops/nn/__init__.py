"""Activations, normalizations, losses, convolution and pooling."""
