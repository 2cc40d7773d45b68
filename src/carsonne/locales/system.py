"""What the operating system says of files, disks and networks, as messages."""

from __future__ import annotations

import errno

from carsonne.locales.message import Message, message, spoken

SAID = (
    *("EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "ECONNREFUSED", "EEXIST", "EISDIR"),
    *("ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"),
)
"""The errors that people meet; the others are said in the system's own words."""


def of_system(error: OSError) -> Message:
    """Say why the system refused something."""
    code = errno.errorcode.get(error.errno or 0, "")
    return message(f"system-error-{code}") if code in SAID else spoken(error.strerror or str(error))
