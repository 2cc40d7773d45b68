"""What ends a command early. Errors of the rules and of files have their own classes."""

from __future__ import annotations

from carsonne.kernel.errors import CarsonneError


class NotPossible(CarsonneError):
    """Something that cannot be done with this game, terminal or file."""

    code = "not_possible"


class Stopped(CarsonneError):
    """Ctrl-C ended a long command, which has shown or kept what it had by then."""

    code = "stopped"


class NoLanguage(CarsonneError):
    """A language that nobody has translated to."""

    code = "no_language"
