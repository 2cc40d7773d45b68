#!/bin/sh
# Tries the two commands of the README on a minimal Debian with only Python, make and git: as an ordinary user, as root,
# and in a folder with a space in its name. Needs root, debootstrap and unshare.
#   bare-debian.sh FOLDER             all cases; FOLDER holds the system and the logs, and can be deleted afterwards
#   bare-debian.sh FOLDER CASE WHAT   CASE is user, root or space; WHAT is play, test or another make target
# The settings of this machine for reaching package registries (certificates, proxies, pip, uv and npm) are passed on
# through the environment.
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
system=$folder/system
port=8765

make_system() {
    [ ! -e "$system/.made" ] || return 0
    echo "Creating a minimal Debian in $system"
    debootstrap --variant=minbase --include=python3,make,git,ca-certificates bookworm "$system" >"$folder/debootstrap.log"
    chroot "$system" useradd --create-home --shell /bin/sh ada
    touch "$system/.made"
}

lend_network() {
    cp /etc/resolv.conf /etc/hosts "$system/etc/"
    for file in "${SSL_CERT_FILE:-}" "${NODE_EXTRA_CA_CERTS:-}" "${PIP_CERT:-}"; do
        [ ! -f "$file" ] || install -D -m 644 "$file" "$system$file"
    done
}

# Runs a command in the system, with processes and mounts that end with it: inside USER DIRECTORY COMMAND
inside() {
    passed=$(env | grep -E '^(SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|PIP_CERT|(PIP|UV|NPM_CONFIG|npm_config)_[A-Za-z_]*|[A-Za-z]*_(proxy|PROXY))=' |
        grep -v -E '^PIP_FIND_LINKS=' || true)
    SYSTEM=$system USER_NAME=$1 PLACE=$2 COMMAND=$3 PASSED=$passed unshare --mount --pid --fork --kill-child sh -c '
        mount -t proc proc "$SYSTEM/proc"
        mkdir -p "$SYSTEM/dev/shm" && mount -t tmpfs tmpfs "$SYSTEM/dev/shm" && chmod 1777 "$SYSTEM/dev/shm"
        mkdir -p "$SYSTEM/dev/pts" && mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$SYSTEM/dev/pts"
        ln -sf pts/ptmx "$SYSTEM/dev/ptmx"
        home=/root && [ "$USER_NAME" = root ] || home=/home/$USER_NAME
        IFS="
"
        exec chroot --userspec="$USER_NAME:$USER_NAME" "$SYSTEM" env -i $PASSED HOME="$home" USER="$USER_NAME" LANG=C.UTF-8 \
            PATH=/usr/local/bin:/usr/bin:/bin sh -c "cd \"$PLACE\" && $COMMAND"'
}

# A fresh clone, owned by the user.
clone() {
    git -C "$top" bundle create -q "$system/carsonne.bundle" HEAD
    rm -rf "${system:?}$2"
    mkdir -p "$system$2"
    chroot "$system" chown "$1:$1" "$(dirname "$2")" "$2"
    inside "$1" "$2" "git -c advice.detachedHead=false clone -q /carsonne.bundle ."
}

# Seconds until the site answers.
play() {
    inside "$1" "$2" "make play ARGS='--port $port' & python3 -c '
import sys, time, urllib.request
while True:
    try:
        page = urllib.request.urlopen(\"http://127.0.0.1:$port/\").read().decode()
        sys.exit(\"<title>\" not in page)
    except OSError:
        time.sleep(0.2)
'"
}

try_out() {
    case $1 in
    user) user=ada place=/home/ada/carsonne ;;
    root) user=root place=/root/carsonne ;;
    space) user=ada place="/home/ada/a folder/carsonne" ;;
    esac
    log=$folder/$1-$2.log
    clone "$user" "$place"
    start=$(date +%s)
    if [ "$2" = play ]; then
        play "$user" "$place"
    else
        inside "$user" "$place" "make $2"
    fi >"$log" 2>&1 </dev/null && result=works || result="FAILS, see $log"
    echo "make $2 ($1): $result, $(($(date +%s) - start)) s"
    [ "$result" = works ]
}

make_system
lend_network
if [ $# = 3 ]; then
    try_out "$2" "$3"
    exit
fi
failed=0
for case in user root space; do
    for what in play test; do
        try_out "$case" "$what" || failed=1
    done
done
exit "$failed"
