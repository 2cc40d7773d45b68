"""Compile the modules listed in src/carsonne/_switch.py if possible; otherwise install plain Python.

CARSONNE_PURE=1     compile nothing
CARSONNE_CHECKED=1  check array bounds and overflows (gcc, clang): a bad index aborts with file and line;
                    a failed build is then an error
"""

import multiprocessing
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SWITCH = runpy.run_path("src/carsonne/_switch.py")
PURE = os.environ.get("CARSONNE_PURE") == "1"
CHECKED = os.environ.get("CARSONNE_CHECKED") == "1"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "cdivision": True,
    "wraparound": False,
    "boundscheck": CHECKED,
    "initializedcheck": CHECKED,  # nonecheck needs the interpreter lock
}
SANITIZE = ["-fsanitize=bounds,signed-integer-overflow,shift", "-fno-sanitize-recover=all"]
# No fused multiply-add: parity. gcc warns of an index below zero that only a bad argument from Python would give.
COMPILE = ["-O1", "-g", *SANITIZE] if CHECKED else ["-O3", "-g0", "-ffp-contract=off", "-Wno-stringop-overflow"]
BUILD = "build/checked" if CHECKED else "build"  # separate folders, so that the two kinds of objects are never mixed up
JOBS = os.cpu_count() or 1
STARTED = 0.0
"""When translation began."""


def say_plain(reason: object) -> None:
    """Tell the user that the compiled rules are missing, and why."""
    print(f"Carsonne: installed without compiled rules ({reason}).")
    print("Carsonne: the plain Python rules play the same games, but more slowly.")


class OptionalBuildExt(build_ext):
    """Goes on without compiled rules if the build fails, even without any compiler (`optional=True` does not)."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS
        self.failures: list[Exception] = []

    def run(self) -> None:
        super().run()
        if self.failures:
            say_plain(self.failures[0])

    def build_extension(self, ext: Any) -> None:
        built = self.get_ext_fullpath(ext.name)
        unfinished = Path(f"{built}.unfinished")  # stays if the build is interrupted, and `built` may be cut short then
        if unfinished.exists():
            remove(built)
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch()
        try:
            super().build_extension(ext)
        except Exception as exc:  # each platform fails in its own way without a compiler
            if CHECKED:
                raise
            self.failures.append(exc)
            ext.optional = True  # so that it may be missing
            remove(built, *(source for source in ext.sources if source.endswith(".c")))  # may have been cut short too
        unfinished.unlink()

    def copy_extensions_to_source(self) -> None:
        """Put all modules into the package together: until the first of them is there, none is used."""
        if self.failures or not self.extensions:
            return
        first, *rest = [self.get_ext_filename(ext.name) for ext in self.extensions]  # type: ignore[no-untyped-call]
        old = set(Path("src").rglob("*.so")) - {Path("src", name) for name in rest}
        remove(*map(str, old))
        for name in [*rest, first]:
            new = f"src/{name}.new.so"
            shutil.copy(os.path.join(self.build_lib, name), new)
            os.utime(new, (STARTED, STARTED))  # older than what is edited while the compiler is running
            os.replace(new, f"src/{name}")


def remove(*files: str) -> None:
    """Remove the files that exist."""
    for file in files:
        Path(file).unlink(missing_ok=True)


def wait_for_other_builds() -> None:
    """Lock the build folder until this process ends: builds in one folder write the same files."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    os.makedirs(BUILD, exist_ok=True)
    lock = os.open(f"{BUILD}/.lock", os.O_CREAT | os.O_RDWR)
    fcntl.lockf(lock, fcntl.LOCK_EX)


def use_any_compiler() -> None:
    """Choose another compiler if the one that Python was built with is missing."""
    configured = (sysconfig.get_config_var("CC") or "").split()
    if configured and "CC" not in os.environ and not shutil.which(configured[0]):
        found = [name for name in ("cc", "gcc", "clang") if shutil.which(name)]
        if found:
            os.environ["CC"] = found[0]


def what_is_missing() -> Exception | None:
    """Explain why nothing can be compiled here, before anything is translated to C; None if it can."""
    from distutils.ccompiler import new_compiler  # setuptools provides these, so import it first
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "probe.c")
        with open(source, "w", encoding="ascii") as file:
            file.write("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([source], folder, include_dirs=[sysconfig.get_path("include")])
        except (OSError, CCompilerError, DistutilsError) as exc:
            return exc
    return None


def may_fork() -> bool:
    """Return whether to use several processes: other start methods rerun this file, and locks need shared memory."""
    try:
        multiprocessing.Lock()
    except OSError:
        return False
    return multiprocessing.get_start_method() == "fork"


def declare() -> None:
    """Generate the C declarations of the rules from their Python source."""
    environment = {**os.environ, "CARSONNE_PURE": "1", "PYTHONPATH": os.path.abspath("src")}
    command = [sys.executable, "-m", "carsonne.kernel.declare", *SWITCH["declared"]()]
    subprocess.run(command, env=environment, check=True)


def extensions() -> list[Extension]:
    """Return the listed modules that exist, translated to C if the source is newer; errors in them stop the build."""
    sources = [stem.replace(os.sep, "/") + ".py" for stem in SWITCH["stems"]("src/carsonne")]
    if PURE or not sources:
        return []
    try:
        from Cython.Build import cythonize
    except ImportError as exc:
        if CHECKED:
            raise
        say_plain(exc)
        return []
    use_any_compiler()
    if not CHECKED and (missing := what_is_missing()):
        say_plain(missing)
        return []
    wait_for_other_builds()
    declare()
    global STARTED
    STARTED = time.time()
    modules = [
        Extension(
            source[len("src/") : -len(".py")].replace("/", "."),
            [source],
            extra_compile_args=[] if os.name == "nt" else COMPILE,
            extra_link_args=SANITIZE if CHECKED else [],
        )
        for source in sources
    ]
    result: list[Extension] = cythonize(
        modules,
        build_dir=f"{BUILD}/cython",
        include_path=["src"],
        compiler_directives=DIRECTIVES,
        nthreads=min(JOBS, len(modules)) if may_fork() else 0,
        quiet=True,
    )
    return result


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuildExt},
    options={"build": {"build_base": BUILD}},
)
