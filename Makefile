# Three commands matter: `make run`, `make check` and `make test`. Each sets up what it needs from a fresh clone.
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(not (3,11) <= sys.version_info[:2] < (3,14))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin

# Where the machine's environment forbids Python to keep what it has compiled, each of the hundreds of processes that
# the tests start compiles all of it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: run setup dev check check-python test test-tools compiled lint lint-python lint-page unit unit-page unit-python \
	e2e nightly nightly-tools nightly-chess nightly-server nightly-pages nightly-firefox bench mutation wheel viewer \
	release clean

run: setup
	$(BIN)/kibitz serve

setup: .venv/.ready node_modules/.ready built/bundles.json built/viewer/kibitz-viewer.js

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Kibitz needs Python 3.11, 3.12 or 3.13 (set PYTHON=/path/to/python3)."; exit 1; }
	$(PYTHON) -m venv .venv || { echo "On Debian: apt-get install python3-venv"; rm -rf .venv; exit 1; }

.venv/.ready: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --use-pep517 -e .
	@touch $@

# All at once: what `make run` needs is a part of it.
.venv/.ready-dev: pyproject.toml | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --use-pep517 -e ".[dev]"
	@touch .venv/.ready $@

node_modules/.ready: package.json package-lock.json
	@command -v npm >/dev/null || { echo "Kibitz needs Node.js and npm for the page's libraries (Debian: apt-get install nodejs npm)."; exit 1; }
	npm ci --omit=dev --no-audit --no-fund --silent
	@touch $@

# The page's libraries and what checks the page.
node_modules/.ready-dev: package.json package-lock.json
	@command -v npm >/dev/null || { echo "Kibitz needs Node.js and npm for the page's libraries (Debian: apt-get install nodejs npm)."; exit 1; }
	npm ci --no-audit --no-fund --silent
	@touch node_modules/.ready $@

# What the embeds load, and the files that need no server (scripts/bundle.mjs).
built/bundles.json: node_modules/.ready scripts/bundle.mjs scripts/bundle resources/bundles.json static/embed.js \
		$(shell find static/js static/css -type f)
	node scripts/bundle.mjs

# The viewer of PGNs that Kibitz hands out at /static/viewer/.
built/viewer/kibitz-viewer.js: .venv/.ready built/bundles.json scripts/viewer.py scripts/viewer.mjs docs/viewer.md docs/examples/viewer.html \
		$(wildcard static/i18n/*.ftl resources/pieces/*)
	$(BIN)/python -m scripts.viewer built/viewer

# Lint, types and the quick tests, side by side. Needs no browser, server or compiler.
check: dev
	+@$(MAKE) --no-print-directory -j3 --output-sync=target check-python lint-python lint-page unit-page

check-python:
	$(BIN)/python -m pytest tests -n 2 --dist worksteal -m quick

# What numba compiles takes a processor for minutes: once, while the linters run and Debian's packages come, and not
# in each test's process.
test: dev
	+@$(MAKE) --no-print-directory -j4 --output-sync=target test-tools lint-python lint-page unit-page compiled
	+@$(MAKE) --no-print-directory unit-python
	+@$(MAKE) --no-print-directory e2e

compiled:
	$(BIN)/python -m scripts.compiled

# What the checks need beside what `make run` needs, npm's and Python's side by side: npm's first, so that it is
# asked once.
dev:
	+@$(MAKE) --no-print-directory -j2 node_modules/.ready-dev .venv/.ready-dev
	+@$(MAKE) --no-print-directory setup

test-tools:
	sh scripts/test-tools.sh

# Python's side beside the page's.
lint: dev
	+@$(MAKE) --no-print-directory -j2 --output-sync=target lint-python lint-page

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-page:
	$(BIN)/lint-imports
	node_modules/.bin/biome check --error-on-warnings
	node_modules/.bin/tsc -p .
	$(BIN)/python -m scripts.patterns
	$(BIN)/python -m scripts.rooms
	! LC_ALL=C.UTF-8 grep -rnE '.{111}' --include='*.js' --include='*.mjs' --include='*.ts' static tests/js scripts \
		| grep -v '"M[0-9]' # drawings have lines of their own length

unit: unit-page unit-python

unit-page:
	node_modules/.bin/vitest run

# Python's tests wait for processes half of their time: three for two processors. A browser does not wait: three take
# longer than two.
unit-python:
	$(BIN)/python -m pytest tests -n 3 --dist loadfile --no-loadscope-reorder

e2e:
	$(BIN)/python -m pytest e2e -n 2 --dist loadfile

# What is slow and seldom breaks: the tests marked so, and in Firefox e2e/ by day and by night, but for what needs one
# browser only. Each part can be called alone and takes at most half an hour.
nightly: nightly-chess nightly-server nightly-pages nightly-firefox

nightly-tools: dev test-tools
	sh scripts/nightly-tools.sh

nightly-chess: nightly-tools
	$(BIN)/python -m pytest tests/analysis tests/endgames -m nightly -n 2

nightly-server: nightly-tools
	$(BIN)/python -m pytest tests --ignore=tests/analysis --ignore=tests/endgames -m nightly -n 2 --dist loadfile

nightly-pages: nightly-tools
	$(BIN)/python -m pytest e2e -m nightly -n 2 --dist loadfile

nightly-firefox: nightly-tools
	KIBITZ_E2E_BROWSER=firefox $(BIN)/python -m pytest e2e --ignore=e2e/engines -m "nightly or not nightly" \
		-n 2 --dist loadfile

bench: setup .venv/.ready-dev
	$(BIN)/python -m bench

# Hours, at the lowest priority: begin it in the background. Cut off, it goes on where it stood. With
# MUTANTS="$(.venv/bin/python -m scripts.mutation --sample 150)" it tries so many of each room's.
mutation: dev
	mkdir -p mutants && ln -sfn ../node_modules ../built mutants
	nice -n 19 $(BIN)/mutmut run --max-children 1 $(MUTANTS)
	nice -n 19 node_modules/.bin/stryker run
	$(BIN)/python -m scripts.mutation --survivors

wheel: setup .venv/.ready-dev
	$(BIN)/python -m build --wheel --outdir dist .

viewer: setup
	$(BIN)/python -m scripts.viewer dist/kibitz-viewer
	cd dist && npm pack ./kibitz-viewer

release: setup .venv/.ready-dev
	@test -n "$(VERSION)" || { echo "Say which: make release VERSION=0.3.0"; exit 1; }
	$(BIN)/python -m scripts.release $(VERSION)

clean:
	rm -rf .venv node_modules built var dist .mypy_cache .ruff_cache .pytest_cache mutants
