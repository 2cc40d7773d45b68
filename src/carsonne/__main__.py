"""`python -m carsonne` is the command `carsonne`."""

from carsonne.cli import main

raise SystemExit(main())
