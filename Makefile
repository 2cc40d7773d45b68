# Each target sets up what it needs, once; stamp files in .venv record what has been done.
# You need only Python 3.11+ and make.
#   PYTHON=python3.12  the Python to use         CARSONNE_PURE=1  compile nothing
#   ARGS="…"           more arguments for play, bench, pytest, lock

VENV := .venv
BIN := $(VENV)/bin
INSTALL := sh scripts/install.sh
GAME ?= carcassonne
# Browser tests run at a time: one more than there are cores, because they often wait for something to play out.
BROWSERS = $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1)))
# Tests of the kernel and the games, and of the bots, which call all that the games know.
MEASURED := tests/kernel tests/golden tests/games tests/bots tests/test_conformance.py
# Tests start hundreds of processes, which should not each compile all that they import.
unexport PYTHONDONTWRITEBYTECODE

# "compiled" or "plain": what this machine can build. Checked only for targets that build something.
ifneq ($(filter-out help clean,$(MAKECMDGOALS)),)
MODE := $(shell sh scripts/toolchain.sh)
endif
BUILT := $(VENV)/.built-$(MODE)

# Sources of the compiled modules: those listed in _switch.py, the tables they read, and the kernel's .pxd files.
LISTED := $(shell sed -n 's/^ *"\(carsonne\.[a-z_.]*\)",$$/\1/p' src/carsonne/_switch.py)
SOURCES := $(wildcard $(patsubst %,src/%.py,$(subst .,/,$(LISTED))) src/carsonne/games/*/rules/*.py src/carsonne/games/*/knowledge/*.py src/carsonne/games/*/learning/scheme.py src/carsonne/games/*/data/tiles.json) \
    $(wildcard src/carsonne/*/*.pxd src/carsonne/bots/search/*.pxd) src/carsonne/kernel/declaration.py src/carsonne/kernel/declare.py src/carsonne/kernel/dispatch.py src/carsonne/kernel/fields.py

# Sources of the page: its own, the tile data, the rules and the texts.
PAGE := $(shell find web/src web/build web/public web/index.html web/vite.config.ts web/svelte.config.js -type f) \
    $(wildcard docs/rules/*/*.md src/carsonne/games/*/data/*.json) $(shell find src/carsonne/locales -name "*.ftl")

.PHONY: help play terminal test quick slowest durations check bench soak coverage checked setup services dist standalone web gallery screenshots docs lock clean code page users tests built compiled
.DELETE_ON_ERROR:
.SUFFIXES:

help: ## list these targets
	@echo "make TARGET, where TARGET is"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s%s\n", $$1, $$2 }'

play: $(VENV)/.package $(VENV)/.web ## start the server, for this computer and for phones on the same network
	@if [ "$(MODE)" = plain ]; then \
	    echo "The rules are running as plain Python. Run \`make setup\` to compile them and make bots faster."; \
	elif ! $(MAKE) --no-print-directory -q $(BUILT) 2>/dev/null; then \
	    echo "The rules are being compiled in the background, which takes some minutes; until then bots think more slowly."; \
	    $(BIN)/python scripts/compile_meanwhile.py "$$PPID" "$(MAKE)" & \
	fi
	@$(BIN)/carsonne serve --host 0.0.0.0 --open $(ARGS)

terminal: $(BUILT) ## play a game in the terminal (GAME=carcassonne)
	@$(BIN)/carsonne play $(GAME) $(ARGS)

test: setup services ## run all checks and tests, and install what they need
	@$(MAKE) --no-print-directory check tests

quick: $(VENV)/.dev $(VENV)/.package ## lint and the quickest tests on plain rules, in under a minute
	@$(BIN)/ruff check --quiet
	@$(BIN)/python scripts/layers.py
	@CARSONNE_PURE=1 $(BIN)/python -m pytest -q -n auto --quick --no-header -r fE --ignore=tests/browser \
	    -p no:schemathesis -p no:faker $(ARGS) # plugins that take long to import, for a file that --quick leaves out

slowest: $(VENV)/.dev ## list the tests that took longest the last time
	@$(BIN)/python -m tests.durations

durations: $(VENV)/.dev $(VENV)/.package ## run the tests on plain rules, and save their times for `make quick` in fresh clones
	@-CARSONNE_PURE=1 $(BIN)/python -m pytest -q -n auto --dist worksteal --ignore=tests/browser $(ARGS)
	@CARSONNE_PURE=1 $(BIN)/python -m tests.durations --write

check: setup $(VENV)/.npm ## lint, formatting, types and the direction of imports
	@echo "Checking lint, formatting, types and layers"
	@$(MAKE) --no-print-directory -j3 code page users

bench: $(BUILT) ## measure the speed of the rules (GAME=carcassonne)
	@$(BIN)/carsonne bench $(GAME) $(ARGS)

soak: $(BUILT) services ## play for an hour with random faults and check that nothing is lost (ARGS="--minutes 2")
	@$(BIN)/python -m tests.soak $(ARGS)

coverage: $(VENV)/.dev $(VENV)/.package ## run the tests of kernel, games and bots on plain rules and show the lines that none reaches
	@$(BIN)/coverage erase
	@CARSONNE_PURE=1 $(BIN)/coverage run -m pytest -q -n auto --dist worksteal --timeout=0 $(MEASURED) $(ARGS)
	@$(BIN)/coverage combine -q
	@$(BIN)/coverage report

checked: $(VENV)/.dev $(VENV)/.fresh $(VENV)/.package ## run the tests with array bounds checks compiled into the rules
	@echo "Compiling the rules with checks"
	@exec env CARSONNE_CHECKED=1 sh scripts/toolchain.sh $(BIN)/python scripts/in_group.py $(BIN)/python setup.py -q build --build-lib build/checked/lib
	@PYTHONPATH=build/checked/lib $(BIN)/python -m pytest -q -n auto --dist worksteal --ignore=tests/browser $(ARGS)

setup: $(VENV)/.dev ## install everything you need to work on Carsonne into .venv
	@sh scripts/need-compiler.sh
	@$(MAKE) --no-print-directory built

services: $(VENV)/.dev ## install PostgreSQL, Redis, proxies, Chromium and Firefox for the tests into .venv, if they are missing
	@sh scripts/need-services.sh
	@sh scripts/need-deploy.sh
	@sh scripts/need-chromium.sh
	@sh scripts/need-firefox.sh

dist: setup ## build the wheel (compiled, with the page) and the source package into dist
	@$(MAKE) --no-print-directory $(VENV)/.dist

standalone: dist ## build a folder that runs without Python, packed, into dist
	@$(BIN)/python scripts/standalone/build.py dist/carsonne-*.whl

web: $(VENV)/.web ## build the page into the package

gallery: $(VENV)/.npm ## build the gallery of the page's drawings and components into web/dist/gallery
	@sh scripts/node.sh npm run --silent gallery -- --logLevel warn
	@echo "See it with: cd web && npx vite preview --outDir dist/gallery --open /gallery.html"

screenshots: $(BUILT) $(VENV)/.web services ## take the screenshots for the README
	@PYTHONPATH=. $(BIN)/python scripts/screenshots.py

docs: $(VENV)/.dev $(VENV)/.package ## build the documentation site into build/docs and check every link of it
	@$(BIN)/python -m scripts.docs

lock: $(VENV)/.made ## pin changed requirements (ARGS=--upgrade: update all pins)
	@echo "Pinning requirements"
	@sh scripts/lock.sh $(ARGS)

clean: ## remove everything that make has created
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov src/carsonne.egg-info \
	    web/node_modules web/dist src/carsonne/server/static
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@rm -f src/carsonne/games/*/rules/*.pxd src/carsonne/games/*/knowledge/*.pxd src/carsonne/games/*/learning/*.pxd

# Internal steps of the targets above.

built: $(BUILT)
	@:

code:
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --check; exit 1; }
	@$(BIN)/python scripts/layers.py
	@$(BIN)/mypy --no-error-summary

page:
	@sh scripts/node.sh npm run --silent check

users: # what users of the library see with another type checker than ours
	@sh scripts/node.sh npm run --silent users >$(VENV)/users.log || { cat $(VENV)/users.log; exit 1; }

tests: compiled $(VENV)/.dev $(VENV)/.dist
	@echo "Testing"
	@sh scripts/node.sh npm run --silent test
	@sh scripts/node.sh npm run --silent sizes
	@sh scripts/toolchain.sh $(BIN)/python -m pytest -q -n auto --dist worksteal --ignore=tests/browser $(ARGS)
	@$(BIN)/python -m pytest -q -n $(BROWSERS) --dist worksteal tests/browser # separate, because the browser driver runs its own event loop
	@[ "$(MODE)" = compiled ] || echo "Only the plain rules were tested, not the compiled ones."

compiled: $(BUILT)
	@[ "$(MODE)" = plain ] || $(BIN)/python -c 'import carsonne, sys; sys.exit(carsonne.mode() != "compiled")' || \
	    { echo "The rules did not compile (see above), so the tests would miss the compiled half." >&2; exit 1; }

$(VENV)/.made:
	@echo "Creating $(VENV)"
	@sh scripts/make-venv.sh
	@touch $@

$(VENV)/.run: requirements/run.txt $(VENV)/.made
	@echo "Installing the packages that Carsonne needs"
	@$(INSTALL) $<
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo "Installing the packages that the tests need"
	@$(INSTALL) $<
	@touch $@

$(VENV)/.npm: web/package.json web/package-lock.json web/.npmrc $(VENV)/.made
	@echo "Installing the packages that the page needs"
	@sh scripts/npm-ci.sh
	@touch $@

$(VENV)/.web: $(PAGE) $(VENV)/.npm
	@echo "Building the page"
	@sh scripts/node.sh npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/.dist: $(shell find src/carsonne -name '*.py') $(BUILT) $(VENV)/.web
	@echo "Building the wheel and the source package"
	@sh scripts/dist.sh
	@touch $@

# The package without its compiled modules: pip would recompile all of them each time.
$(VENV)/.package: pyproject.toml src/carsonne/__init__.py $(VENV)/.run
	@echo "Installing Carsonne"
	@CARSONNE_PURE=1 $(BIN)/python -m pip --disable-pip-version-check -qq install --no-build-isolation --no-deps --editable .
	@touch $@

# New build options, another Cython version or another list of modules invalidate everything compiled.
$(VENV)/.fresh: setup.py src/carsonne/_switch.py $(VENV)/.run
	@rm -rf build
	@touch $@

# Compiles what has changed, and then replaces the old modules together. The stamp has the time when the build began, so
# that what is edited meanwhile is newer.
$(BUILT): $(SOURCES) src/carsonne/_switch.py $(VENV)/.fresh $(VENV)/.package
	@touch $(VENV)/.building
	@[ $(MODE) = plain ] || echo "Compiling the rules"
	@[ $(MODE) = plain ] || exec sh scripts/toolchain.sh $(BIN)/python scripts/in_group.py $(BIN)/python setup.py -q build_ext --inplace
	@rm -f $(VENV)/.built-*
	@mv $(VENV)/.building $@
