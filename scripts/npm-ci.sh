#!/bin/sh
# Installs the npm packages of a folder, exactly those of its lock file: npm-ci.sh [OPTION…]. Retries within seconds, and
# says in one sentence if there is no network.
set -eu
log=$(mktemp)
trap 'rm -f "$log"' EXIT
retries="--fetch-retry-mintimeout=500 --fetch-retry-factor=2 --fetch-retries=3"
if sh scripts/node.sh npm ci --loglevel=error $retries "$@" >"$log" 2>&1; then
    exit 0
fi
if grep -qE 'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT' "$log"; then
    echo "The npm registry cannot be reached: check the network, or npm's settings for a proxy or mirror, and try again." >&2
else
    cat "$log" >&2
fi
exit 1
