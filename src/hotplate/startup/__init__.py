"""What happens before the first `import torch`: decide whether hotplate takes part, and load its libraries."""
