#!/bin/sh
# Gets what is missing to compile the rules: a C compiler from the package registry and Python's headers from Debian, both
# into .venv. If there are no headers, it says so and the rules stay plain.
set -eu
[ "${CARSONNE_PURE:-}" != 1 ] || exit 0
if sh scripts/toolchain.sh --lacks-headers; then
    package=$(.venv/bin/python -c 'import sys; print("libpython%d.%d-dev" % sys.version_info[:2])')
    if ! sh scripts/debian-unpack.sh .venv/debian "$package" || sh scripts/toolchain.sh --lacks-headers; then
        echo "This Python has no headers (Python.h, Debian package $package), so the rules are not compiled."
        exit 0
    fi
fi
if sh scripts/toolchain.sh --lacks-compiler; then
    echo "Installing a C compiler into .venv"
    sh scripts/install.sh requirements/compiler.txt || sh scripts/apt-install.sh gcc libc6-dev
fi
