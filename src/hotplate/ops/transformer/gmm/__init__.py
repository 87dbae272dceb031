"""Grouped matrix products: one product for each group of rows (experts), and what is fused with them."""
