"""The fixtures of the command line serve here as well."""

from tests.cli.conftest import command, records

__all__ = ["command", "records"]
