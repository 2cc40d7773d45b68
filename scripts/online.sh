#!/bin/sh
# Ends with status 0 if pip finds packages; otherwise says in one sentence that it does not, after seconds and not after
# all of its retries. Asks for a package without which nothing works.
set -eu
package=$(sed -n '/^[a-z].*==/{s/==.*//p;q}' requirements/run.txt)
.venv/bin/python -m pip --disable-pip-version-check --retries 0 --timeout 5 index versions "$package" >/dev/null 2>&1 || {
    echo "The package index cannot be reached: check the network, or pip's settings for a proxy or mirror, and try again." >&2
    exit 1
}
