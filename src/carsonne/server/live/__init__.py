"""Play at the tables of this process: rooms, the sockets in them, and what the processes tell each other."""
