"""Carson City for learners: a fixed number of actions, and observations of fixed size."""
