"""Stands in for the module `cython` when Cython is not installed."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
