#!/bin/sh
# Installs pinned requirements: install.sh FILE [OPTION…]. By uv, which is fast; by pip where only pip knows the way,
# such as to a mirror that is named in pip's own settings. Into .venv, or into the environment INTO.
set -eu
file=$1
shift
into=${INTO:-.venv}/bin/python
if [ -x .venv/bin/uv ] && .venv/bin/uv pip install --quiet --python "$into" --require-hashes -r "$file" "$@"; then
    exit 0
fi
.venv/bin/python -m pip --python "$into" --disable-pip-version-check -qq install --require-hashes -r "$file" "$@"
