"""Carries out the Dockerfile without a container engine, and runs the result as a container, with a read-only root.

python scripts/image.py build FOLDER BASE        BASE is a root file system with Python, as debootstrap makes one
python scripts/image.py run FOLDER [COMMAND…]    what the image runs, or a command in it; FOLDER/data is its /data

For machines where no engine runs; needs root and Linux. The settings of this machine for reaching package registries
are passed on through the environment, as in bare-debian.sh. It understands what our Dockerfile uses, and stops at
anything else.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
PASSED = re.compile(r"SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|PIP_CERT|(PIP|UV|NPM_CONFIG|npm_config)_\w*|\w*_(proxy|PROXY)")
OUTER = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
IGNORED = {"ARG", "EXPOSE", "HEALTHCHECK"}


def instructions() -> Iterator[tuple[str, str]]:
    """Yield the lines of the Dockerfile as words and the rest, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, " ".join(rest.split())


def is_sent(path: str, patterns: Sequence[str]) -> bool:
    """Return whether a file is part of what the build gets; the last pattern that fits it or a folder above counts."""
    parts = path.split("/")
    above = ["/".join(parts[: count + 1]) for count in range(len(parts))]
    sent = True
    for pattern in patterns:
        plain = pattern.lstrip("!")
        loose = plain.removeprefix("**/")
        if any(fnmatch(one, plain) or (loose != plain and fnmatch(one.rpartition("/")[2], loose)) for one in above):
            sent = pattern.startswith("!")
    return sent


def send(target: Path) -> None:
    """Copy what .dockerignore leaves of the checkout."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    tops = [line[1:] for line in patterns if line.startswith("!")]
    for top in tops:
        place = ROOT / top
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.is_file() and is_sent(name, patterns):
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file, target / name)


def lend_network(root: Path) -> None:
    """Let a system use this machine's names and certificates."""
    for file in ["/etc/resolv.conf", "/etc/hosts", *(os.environ.get(n, "") for n in ("SSL_CERT_FILE", "PIP_CERT"))]:
        if file and Path(file).is_file():
            place = root / file.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.unlink(missing_ok=True)
            shutil.copy(file, place)


def step(root: Path, command: str, place: str) -> None:
    """Run a command in a system, as root, with processes and mounts that end with it."""
    settings = {name: value for name, value in os.environ.items() if PASSED.fullmatch(name)}
    inner = f"mkdir -p {place} && cd {place} && {command}"
    mounts = 'mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/dev/shm"'
    outer = f'{mounts} && exec chroot "$1" sh -euc {shlex.quote(inner)}'
    (root / "dev" / "shm").mkdir(exist_ok=True)
    unshared = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc", outer, "sh", str(root)]
    subprocess.run(unshared, check=True, env=OUTER | settings)


def build(folder: Path, base: Path) -> None:
    """Build the stages, each in a folder of its own, and note what the image runs."""
    folder.mkdir(parents=True)
    stages: dict[str, Path] = {}
    facts: dict[str, str] = {}
    root, place = folder, "/"
    for word, rest in instructions():
        print(f"{word} {rest}"[:150], flush=True)
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "final"
            root, place, facts = folder / name, "/", {}
            stages[name] = root
            subprocess.run(["cp", "--archive", "--reflink=auto", str(base), str(root)], check=True)
            lend_network(root)
        elif word == "WORKDIR":
            place = rest
        elif word == "RUN":
            step(root, rest, place)
        elif word == "COPY" and rest.startswith("--from="):
            source, what, where = rest.removeprefix("--from=").split()
            subprocess.run(["cp", "--archive", f"{stages[source]}{what}", f"{root}{where}"], check=True)
        elif word == "COPY" and rest == ". .":
            send(root / place.lstrip("/"))
        elif word in ("ENV", "USER", "ENTRYPOINT", "CMD"):
            facts[word] = rest
        elif word not in IGNORED:
            raise SystemExit(f"Not understood: {word} {rest}")
    (folder / "image.json").write_text(json.dumps(facts | {"WORKDIR": place}))
    size = subprocess.run(["du", "-sm", str(root), str(base)], check=True, capture_output=True, text=True).stdout
    print(size, end="")


def run(folder: Path, command: Sequence[str]) -> int:
    """Run what the image runs: as its user, without any rights, with nothing to write but /data and /tmp."""
    facts = json.loads((folder / "image.json").read_text())
    settings = dict(word.split("=", 1) for word in shlex.split(facts["ENV"]))
    given = {name: value for name, value in os.environ.items() if name.startswith("CARSONNE_")}
    words = list(command) or [*json.loads(facts["ENTRYPOINT"]), *json.loads(facts["CMD"])]
    user, _, group = facts["USER"].partition(":")
    data = folder / "data"
    data.mkdir(exist_ok=True)
    os.chown(data, int(user), int(group))
    dropped = f"setpriv --reuid={user} --regid={group} --clear-groups --bounding-set=-all --no-new-privs"
    script = f'''
        set -eu
        mount --bind "$1" "$1"
        mount -o remount,ro,bind "$1"
        mount --bind "$2" "$1/data"
        mount -t proc proc "$1/proc"
        for place in tmp dev/shm; do
            mount -t tmpfs -o mode=1777 tmpfs "$1/$place"
        done
        root=$1
        shift 2
        exec chroot "$root" {dropped} "$@"'''
    unshared = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "sh"]
    entered = ["sh", "-c", f'cd {facts["WORKDIR"]} && exec "$@"', "sh"]
    environment = {"HOME": facts["WORKDIR"], **settings, **given}
    inside = ["env", "-i", *(f"{name}={value}" for name, value in environment.items()), *entered, *words]
    return subprocess.run([*unshared, str(folder / "final"), str(data), *inside], check=False).returncode


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(Path(sys.argv[2]).absolute(), Path(sys.argv[3]).absolute())
    else:
        sys.exit(run(Path(sys.argv[2]).absolute(), sys.argv[3:]))
