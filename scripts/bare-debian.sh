#!/bin/sh
# Tries every way to install Carsonne on minimal Debians: `make play` and `make test` with only Python, make and git, the
# wheel with only pipx, and the standalone folder without Python. Needs root, debootstrap, unshare, and for the last two
# `make dist standalone` before.
#   bare-debian.sh FOLDER                      all ways; FOLDER holds the systems and the logs, and can be deleted afterwards
#   bare-debian.sh FOLDER RELEASE CASE WHAT    RELEASE is bookworm or trixie (Debian 12 or 13), CASE is user, root or space (in
#                                              the name of the folder), WHAT is play, pipx, uv, standalone, or a make target
# The settings of this machine for reaching package registries (certificates, proxies, pip, uv and npm) are passed on
# through the environment.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
port=8765
patience=1200

# A system of a kind (make, pipx or nothing), made once: make_system RELEASE KIND
make_system() {
    system=$folder/$1-$2
    if [ ! -e "$system/.made" ]; then
        case $2 in
        make) packages=python3,make,git,ca-certificates ;;
        pipx) packages=ca-certificates,pipx ;;
        nothing) packages=ca-certificates ;;
        esac
        echo "Creating a minimal $1 in $system"
        mkdir -p "$folder/packages"
        # pipx has recommended packages and dependencies that debootstrap does not sort out, so apt installs what is wanted.
        debootstrap --variant=minbase --cache-dir="$folder/packages" "$1" "$system" >"$folder/debootstrap.log"
        lend_network
        inside root / "apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends \
            $(echo "$packages" | tr , ' ')" >"$folder/apt.log" 2>&1 </dev/null
        chroot "$system" useradd --create-home --shell /bin/sh ada
        touch "$system/.made"
    fi
    lend_network
}

lend_network() {
    cp /etc/resolv.conf /etc/hosts "$system/etc/"
    for file in "${SSL_CERT_FILE:-}" "${NODE_EXTRA_CA_CERTS:-}" "${PIP_CERT:-}"; do
        [ ! -f "$file" ] || install -D -m 644 "$file" "$system$file"
    done
}

# Runs a command in the system instead of this shell, with processes and mounts that end with it: become USER DIRECTORY COMMAND
become() {
    passed=$(env | grep -E '^(SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|PIP_CERT|(PIP|UV|NPM_CONFIG|npm_config)_[A-Za-z_]*|[A-Za-z]*_(proxy|PROXY))=' |
        grep -v -E '^PIP_FIND_LINKS=' || true)
    export SYSTEM="$system" USER_NAME="$1" PLACE="$2" COMMAND="$3" PASSED="$passed"
    exec unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$SYSTEM/proc"
        mkdir -p "$SYSTEM/dev/shm" && mount -t tmpfs tmpfs "$SYSTEM/dev/shm" && chmod 1777 "$SYSTEM/dev/shm"
        mkdir -p "$SYSTEM/dev/pts" && mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$SYSTEM/dev/pts"
        ln -sf pts/ptmx "$SYSTEM/dev/ptmx"
        home=/root && [ "$USER_NAME" = root ] || home=/home/$USER_NAME
        IFS="
"
        exec chroot --userspec="$USER_NAME:$USER_NAME" "$SYSTEM" env -i $PASSED HOME="$home" USER="$USER_NAME" LANG=C.UTF-8 \
            PATH="$home/.local/bin:/usr/local/bin:/usr/bin:/bin" sh -c "cd \"$PLACE\" && $COMMAND"'
}

inside() {
    (become "$@")
}

# A fresh clone, owned by the user.
clone() {
    git -C "$top" bundle create -q "$system/carsonne.bundle" HEAD
    empty_place "$1" "$2"
    inside "$1" "$2" "git -c advice.detachedHead=false -c init.defaultBranch=main clone -q /carsonne.bundle ."
}

empty_place() {
    rm -rf "${system:?}$2"
    mkdir -p "$system$2"
    chroot "$system" chown "$1:$1" "$(dirname "$2")" "$2"
}

# The wheel for the Python of the system, or the plain one.
wheel() {
    minor=$(inside root / "python3 -c 'import sys; print(sys.version_info[1])'")
    ls "$top"/dist/*-cp3"$minor"-*.whl 2>/dev/null || ls "${PLAIN:-$top/dist}"/*-none-any.whl
}

# Copies a file into the place and says what it is called there: bring USER PLACE FILE
bring() {
    install -o "$(chroot "$system" id -u "$1")" "$3" "$system$2/"
    basename "$3"
}

# Runs a command that starts the site, and waits until a move has been played through it: starts USER PLACE COMMAND
starts() {
    become "$1" "$2" "$3" &
    site=$!
    result=0
    (cd "$top" && .venv/bin/python -m tests.visit "http://127.0.0.1:$port" "$site" "$patience") || result=1
    # The first process of the system ends all others with it. It has changed its user, so it would outlive unshare.
    { kill -KILL $(ps -o pid= --ppid "$site") && wait "$site"; } 2>/dev/null || true
    return "$result"
}

try_out() {
    release=$1
    what=$3
    case $2 in
    user) user=ada place=/home/ada/carsonne ;;
    root) user=root place=/root/carsonne ;;
    space) user=ada place="/home/ada/a folder/carsonne" ;;
    esac
    case $what in
    pipx | uv) make_system "$release" pipx && empty_place "$user" "$place" && package=$(bring "$user" "$place" "$(wheel)") ;;
    standalone) make_system "$release" nothing && empty_place "$user" "$place" &&
        package=$(bring "$user" "$place" "$(ls "$top"/dist/standalone/*.tar.gz)") ;;
    *) make_system "$release" make && clone "$user" "$place" ;;
    esac
    [ "$what" != uv ] || inside "$user" / "pipx install -q uv" >/dev/null 2>&1
    log=$folder/$release-$2-$what.log
    before=$(du -sm "$system" | cut -f1)
    start=$(date +%s)
    case $what in
    play) starts "$user" "$place" "make play ARGS='--port $port'" ;;
    pipx) starts "$user" "$place" "pipx install -q './${package}[server]' && carsonne serve --port $port" ;;
    uv) starts "$user" "$place" "uv tool install -q './${package}[server]' && carsonne serve --port $port" ;;
    standalone) starts "$user" "$place" "tar -xf '$package' && ! command -v python3 && carsonne/carsonne serve --port $port" ;;
    *) inside "$user" "$place" "make $what" ;;
    esac >"$log" 2>&1 </dev/null && result=works || result="FAILS, see $log"
    seconds=$(sed -n 's/^The site answered after \([0-9]*\) s.*/\1/p' "$log")
    echo "$release, $what ($2): $result, ${seconds:-$(($(date +%s) - start))} s, $(($(du -sm "$system" | cut -f1) - before)) MB"
    [ "$result" = works ]
}

if [ $# = 4 ]; then
    try_out "$2" "$3" "$4"
    exit
fi
failed=0
for release in bookworm trixie; do
    for what in play pipx uv standalone test; do
        try_out "$release" user "$what" || failed=1
    done
    for case in root space; do
        try_out "$release" "$case" play || failed=1
        try_out "$release" "$case" test || failed=1
    done
done
exit "$failed"
