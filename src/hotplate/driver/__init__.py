"""Layer 5, driver: what chip this is, how long a task takes on it, telemetry."""
