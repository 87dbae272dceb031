"""The sub-commands of `hotplate`; each reads records and settings, and changes nothing."""
