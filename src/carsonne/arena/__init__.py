"""Many games between bots: series with seeds that anybody can repeat."""
