"""Reading and writing at computed places: embedding, gather, scatter, index."""
