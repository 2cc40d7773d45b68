"""The web application: tables, the move log, sockets, and the page."""
