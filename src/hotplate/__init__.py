"""hotplate: a software implementation of the Ascend CANN stack.

Importing this package is cheap and pulls in neither torch nor anything else: it is imported at every interpreter start
(see `hotplate.startup`).
"""

__version__ = "0.1.0"
