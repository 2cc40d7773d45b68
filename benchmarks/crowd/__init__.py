"""Many scripted players for the load test: sockets without a library, tables, and the processes that play at them."""
