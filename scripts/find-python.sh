#!/bin/sh
# Prints a Python that is new enough. 3.11 comes first because the pinned packages are tested with it. PYTHON=… overrides.
for python in ${PYTHON:-python3.11 python3.12 python3.13 python3 python}; do
    # Running it also skips launchers for versions that are not installed.
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
done
echo "Carsonne needs Python 3.11 or later, but none was found${PYTHON:+ (PYTHON=$PYTHON)}." >&2
exit 1
