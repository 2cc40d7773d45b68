"""What faces the network: REST handlers, the tables' sockets, the page, and protection against abuse."""
