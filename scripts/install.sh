#!/bin/sh
# Installs pinned requirements into .venv, or into the environment INTO: install.sh FILE [OPTION…]. Uses uv, which is
# fast, and falls back to pip, which may be configured differently, for example for a mirror.
set -eu
file=$1
shift
into=${INTO:-.venv}/bin/python
if [ -x .venv/bin/uv ] && .venv/bin/uv pip install --quiet --python "$into" --require-hashes -r "$file" "$@"; then
    exit 0
fi
.venv/bin/python -m pip --python "$into" --disable-pip-version-check -qq install --require-hashes -r "$file" "$@"
