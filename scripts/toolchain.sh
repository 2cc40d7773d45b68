#!/bin/sh
# Prints "compiled" if C modules for our Python can be built here, otherwise "plain".
# With a command: runs it so that it finds the compiler and Python's headers, on the machine or in .venv.
set -eu
debian=$PWD/.venv/debian/usr/include
python=.venv/bin/python
[ -x "$python" ] || python=$(sh scripts/find-python.sh 2>/dev/null) || python=false

headers() {
    "$python" -c 'import sysconfig; print(sysconfig.get_path("include"))' 2>/dev/null || echo /nowhere
}

has_headers() {
    [ -f "$(headers)/Python.h" ] || [ -f "$debian/$(basename "$(headers)")/Python.h" ]
}

# The machine's compiler, or Zig's: for any processor of this architecture, and without Zig's own checks.
compiler() {
    for name in ${CC:-cc gcc clang}; do
        if echo '#include <stdlib.h>' | "$name" -x c -fsyntax-only - 2>/dev/null; then
            echo "$name"
            return 0
        fi
    done
    [ -x .venv/bin/python-zig ] && echo "python-zig cc -mcpu=baseline -fno-sanitize=undefined"
}

possible() {
    [ "${CARSONNE_PURE:-}" != 1 ] && has_headers && compiler >/dev/null
}

case ${1:-} in
"") if possible; then echo compiled; else echo plain; fi ;;
--lacks-headers) ! has_headers ;;
--lacks-compiler) ! compiler >/dev/null ;;
*)
    if possible; then
        CC=$(compiler)
        export CC PATH="$PWD/.venv/bin:$PATH"
        # Zig does not know all the options that Python was linked with.
        case $CC in python-zig*) export LDSHARED="$CC -shared" ;; esac
        # gcc, clang and Zig all read this, and it may contain spaces.
        [ -f "$(headers)/Python.h" ] || export C_INCLUDE_PATH="$debian/$(basename "$(headers)"):$debian"
    fi
    exec "$@"
    ;;
esac
