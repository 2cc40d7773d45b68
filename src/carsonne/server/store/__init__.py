"""What is stored for good: tables, seats, the log of operations, snapshots and players."""
