#!/bin/sh
# Gets what compiles the rules, as far as it is missing: a C compiler from the package registry, Python's headers from
# Debian, both into .venv. Only without headers does it leave the rules plain, and says so.
set -eu
[ "${CARSONNE_PURE:-}" != 1 ] || exit 0
if sh scripts/toolchain.sh --lacks-headers; then
    package=$(.venv/bin/python -c 'import sys; print("libpython%d.%d-dev" % sys.version_info[:2])')
    if ! sh scripts/debian-unpack.sh .venv/debian "$package" || sh scripts/toolchain.sh --lacks-headers; then
        echo "This Python has no headers (Python.h; Debian's package $package): the rules stay plain."
        exit 0
    fi
fi
if sh scripts/toolchain.sh --lacks-compiler; then
    echo "Installing a C compiler into .venv"
    sh scripts/install.sh requirements/compiler.txt || sh scripts/apt-install.sh gcc libc6-dev
fi
