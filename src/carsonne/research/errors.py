"""Errors in the use of this package, besides those of the kernel."""

from __future__ import annotations

from carsonne.installation import install_command, standalone
from carsonne.kernel.errors import CarsonneError
from carsonne.locales import message


class BadArray(CarsonneError):
    """An array of the caller with the wrong type, shape or layout."""

    code = "bad_array"


class MissingExtra(CarsonneError):
    """A package that comes with an extra is not installed."""

    code = "missing_extra"


class NotOffered(CarsonneError):
    """Something that a game does not offer."""

    code = "not_offered"


def missing(package: str) -> MissingExtra:
    """Make the error for a package of the extra `research` that is not installed."""
    if standalone():
        return MissingExtra(message("cli-standalone", module=package))
    return MissingExtra(f"This needs {package}. Install it with: {install_command('research')}")
