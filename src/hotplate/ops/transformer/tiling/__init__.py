"""How the chip cuts the fused operators into tiles: pure functions of shape, dtype, layout and chip."""
