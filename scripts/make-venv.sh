#!/bin/sh
# Makes the virtual environment .venv, with pip in it.
set -eu
python=$(sh scripts/find-python.sh)
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian and its relatives ship Python without these two.
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    sh scripts/apt-install.sh "$package"
fi
"$python" -m venv --clear .venv
