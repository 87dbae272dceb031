"""The block sizes of the attention kernel on the host: another choice, for experiments and for learning."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager

from hotplate import paths


@contextmanager
def attention_tile(queries: int, keys: int) -> Iterator[None]:
    """Inside, FlashAttentionScore works on blocks of `queries` rows and tiles of `keys` keys, in all threads.

    Of the forward pass; its gradient and decoding (few queries, a long cache) have blocks of their own.
    The default is 128 and 256; HOTPLATE_TILE=128x256 chooses for a whole process. Results agree up to rounding. Work
    that is queued is finished with the tile that is in force when it runs: synchronize before leaving.

    Raises:
        ValueError: `queries` is no multiple of 16 from 16 to 1024, or `keys` no multiple of 32 from 32 to 4096.
        OSError: the native libraries are not installed.
    """
    host = ctypes.CDLL(str(paths.LIBRARIES / "libhotplate_host.so"))
    change = host.hotplate_set_attention_tile
    change.argtypes = (ctypes.c_int64, ctypes.c_int64)
    if (queries, keys) == (0, 0) or not change(queries, keys):
        raise ValueError(
            f"no tile of {queries} queries and {keys} keys: a multiple of 16 from 16 to 1024, and a multiple of 32 "
            "from 32 to 4096, are wanted"
        )
    try:
        yield
    finally:
        change(0, 0)
