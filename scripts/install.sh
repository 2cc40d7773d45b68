#!/bin/sh
# Installs pinned requirements into .venv, or into the environment INTO: install.sh FILE [OPTION…]. Uses uv, which is
# fast and installed first, whatever interrupted an earlier attempt. Falls back to pip, which may be configured
# differently, for example for a mirror.
set -eu
file=$1
shift
into=${INTO:-.venv}/bin/python
pip() {
    .venv/bin/python -m pip "$@"
}
has_uv() {
    .venv/bin/uv --version >/dev/null 2>&1
}
if ! has_uv; then
    sh scripts/online.sh
    pip --disable-pip-version-check -qq install --force-reinstall --require-hashes -r requirements/uv.txt >/dev/null 2>&1 || true
    has_uv || echo "uv is not available: pip installs the same packages, but more slowly."
fi
# What uv has to say is of no interest if pip can do it.
if has_uv && .venv/bin/uv pip install --quiet --python "$into" --require-hashes -r "$file" "$@" 2>/dev/null; then
    exit 0
fi
sh scripts/online.sh
pip --python "$into" --disable-pip-version-check -qq install --require-hashes -r "$file" "$@"
