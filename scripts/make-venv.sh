#!/bin/sh
# Creates the virtual environment .venv with pip.
set -eu
python=$(sh scripts/find-python.sh)
if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    "$python" -m venv --clear .venv
else
    # Debian and its derivatives ship Python without pip, which is in a separate package.
    "$python" -m venv --clear --without-pip .venv
    if ! sh scripts/debian-unpack.sh .venv/debian python3-pip-whl; then
        sh scripts/apt-install.sh "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
        "$python" -m venv --clear .venv
    fi
    for wheel in .venv/debian/usr/share/python-wheels/pip-*.whl; do
        [ ! -f "$wheel" ] || .venv/bin/python "$wheel/pip" -qq install --no-index "$wheel"
    done
fi
