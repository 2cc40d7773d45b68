"""The command `carsonne`."""

from carsonne.cli.main import main

__all__ = ["main"]
