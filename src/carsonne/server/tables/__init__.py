"""What a table is, without a database or a socket: seats, operations on its game, and what each viewer may see."""
