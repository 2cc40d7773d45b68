#!/bin/sh
# Installs system packages with apt if allowed; otherwise says which are missing, and fails.
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing on this machine: $*. Please install these packages (Debian names) and try again." >&2
    exit 1
fi
echo "Installing with apt: $*"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
{ apt-get update && apt-get install --yes --no-install-recommends "$@"; } >"$log" 2>&1 && status=0 || status=$?
[ "$status" = 0 ] || tail -n 20 "$log" >&2
rm -f "$log"
exit "$status"
