"""Random numbers: filling, dropout, sampling. All from one counter-based generator (native/host/kernels/philox.h)."""
