"""The fixtures of the command line serve here as well."""

from tests.cli.conftest import command

__all__ = ["command"]
