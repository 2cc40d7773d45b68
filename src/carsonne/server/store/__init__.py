"""What is kept for good: tables, seats, the log of operations, snapshots, people."""
