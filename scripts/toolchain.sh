#!/bin/sh
# Prints "compiled" when C modules for our Python can be built here, otherwise "plain".
answer() {
    echo "$1"
    exit 0
}
[ "${CARSONNE_PURE:-}" != 1 ] || answer plain
python=.venv/bin/python
[ -x "$python" ] || python=$(sh scripts/find-python.sh 2>/dev/null) || answer plain
headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))') || answer plain
for compiler in ${CC:-cc gcc clang}; do
    if echo '#include <Python.h>' | "$compiler" -I "$headers" -x c -fsyntax-only - 2>/dev/null; then
        answer compiled
    fi
done
answer plain
