"""Start the server, to play in the browser on this computer or across a network.

Games are stored in a local SQLite file unless you give a --database. Ctrl-C stops the server; no game is lost.
"""

from __future__ import annotations

from carsonne.server.command import add_arguments, run

__all__ = ["add_arguments", "run"]
