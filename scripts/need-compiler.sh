#!/bin/sh
# Tests compare the compiled rules with the plain ones, so they need a C compiler: gets one, or fails.
set -eu
if [ "${CARSONNE_PURE:-}" = 1 ]; then
    echo "CARSONNE_PURE=1: testing the plain rules only; nothing compiled is tested."
    exit 0
fi
[ "$(sh scripts/toolchain.sh)" != compiled ] || exit 0
python=$(sh scripts/find-python.sh)
headers=$("$python" -c 'import os, sys; print("python%d.%d-dev" % sys.version_info[:2] if sys.base_prefix == "/usr" else "")')
sh scripts/apt-install.sh gcc libc6-dev $headers
[ "$(sh scripts/toolchain.sh)" != compiled ] || exit 0
echo "There is a C compiler now, but it cannot compile against this Python's headers (Python.h)." >&2
exit 1
