# The same commands for people and for CI. `make play` and `make test` need nothing done before.

ifndef PYTHON
PYTHON := $(shell scripts/python)
endif
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.7
STEP := @$(PYTHON) scripts/step.py
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.toml.gz' -o -name '*.ftl' -o -name '*.md' | grep -v egg-info)
ENGINE := build/engine
# Puts the engine into the environment; its name sorts before the entry of the sources.
ENGINE_PTH = $(VENV)/lib/python*/site-packages/__compiled__.kamishima.pth
ENGINE_CHECK_GAMES ?= 1000
# Much of a test is waiting for another process.
PYTEST := $(BIN)/python -m pytest -q --dist worksteal --durations 10 -n
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -path web/public/figures -prune -o -path web/public/booklet -prune -o -path web/src/generated -prune -o -type f -print) \
	$(shell find src/kamishima/art src/kamishima/texts src/kamishima/games -name '*.py' -path '*/art/*' -o -name '*.py' -path '*/texts/*' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
# The tests of what is compiled; they run with the plain and with the compiled engine, all others once.
ENGINE_TESTS := tests/core tests/games tests/kit tests/bots
TRAINING := tests/train/test_campaign.py
TORCH_VERSION := 2.13.0
# What a change of rules breaks first.
QUICK_TESTS := tests/core tests/games tests/kit

.PHONY: play test test-quick need test-page test-plain test-all test-train lint bench build web wheel sdist release wire api check golden corpus images screenshots lock format clean

# The table in the browser, with the engine as it is; a compiled one is made meanwhile, for the next start. Matches are
# kept in a folder of the user's.
play: $(VENV)/.page
	@if $(MAKE) --question $(ENGINE)/.built > /dev/null 2>&1; then exec $(BIN)/kamishima serve --open; fi; \
		rm -f $(ENGINE_PTH); exec $(BIN)/python scripts/play.py $(MAKE) $(ENGINE)/.built

# Most checks have one thread, so the engine is compiled beside them.
test: need $(VENV)/.tools
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint build
	@$(MAKE) --no-print-directory test-page test-plain test-all

# The engine alone, as it is written: no build, no browser, no database. For every change; `make test` before a push.
test-quick: $(VENV)/.tools
	PYTHONPATH=$(CURDIR)/src KAMISHIMA_EXPECT=plain $(PYTEST) 3 $(QUICK_TESTS)

# Programs that the tests use: a real terminal, git, databases, a browser.
need:
	@scripts/need tmux git initdb=postgresql redis-server setpriv=util-linux chromium
	@scripts/need chromium-headless-shell || echo "the tests of the page use chromium itself, which takes twice as long"

# The page's modules without a browser.
test-page: $(VENV)/.page web/node_modules/.installed
	scripts/npm run --silent test

# The plain engine is the source tree itself; the compiled one is installed in the environment.
test-plain: need build $(VENV)/.tools
	PYTHONPATH=$(CURDIR)/src KAMISHIMA_EXPECT=plain $(PYTEST) 3 $(ENGINE_TESTS)

# Everything with the compiled engine. Where there is no C compiler the engine runs uncompiled; CI must have one. The
# page's tests have workers of their own: beside a browser's event loop no other can be started.
test-all: need build $(VENV)/.tools web/node_modules/.installed
	@if [ -n "$$CI" ] || $(BIN)/kamishima info | grep -q 'engine *compiled'; then engine=compiled; \
	else engine=plain; echo "no C compiler here: everything is tested with the plain engine"; fi; \
	export KAMISHIMA_EXPECT=$$engine; set -x; $(PYTEST) 4 --ignore tests/web --ignore $(TRAINING) && $(PYTEST) 3 tests/web

# Training, which alone needs PyTorch: several gigabytes on many machines, and so not a part of `make test`.
test-train: build $(VENV)/.tools
	$(STEP) 60 "installing PyTorch" $(PIP) install torch==$(TORCH_VERSION)
	$(BIN)/python -m pytest -q $(TRAINING)

lint: $(VENV)/.tools $(VENV)/.page web/node_modules/.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests bench docs examples scripts
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright --warnings
	PYTHONPATH=src $(BIN)/lint-imports
	scripts/npm run --silent lint

bench: build $(VENV)/.tools
	$(BIN)/python -m bench

# Many random games with the conservation and secrecy checks on.
check: build
	$(BIN)/kamishima check origami --games $(ENGINE_CHECK_GAMES)

# Draw the pictures of the documents anew.
images: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python docs/make_images.py

# Take the pictures of the web page anew.
screenshots: need build $(VENV)/.tools
	$(BIN)/python docs/make_screenshots.py

# Write the golden playthroughs anew after a change of the rules that was meant; read the diff.
golden: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m kamishima.testing.playthrough tests/golden

# Keep the house packs, and records of new versions of rules or content; what is there stays as it is.
corpus: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m tests.corpus.write

build: $(ENGINE)/.built $(VENV)/.page

# The compiled engine, with everything else of the package beside it: found before the sources by whoever runs Python in
# the environment. A change compiles its own unit alone. Without a C compiler the sources themselves are run.
$(ENGINE)/.built: $(VENV)/.table setup.py pyproject.toml $(SOURCES)
	@rm -f $(ENGINE_PTH)
	@rm -rf $(ENGINE)/kamishima/page; if [ -d $(ENGINE) ]; then find $(ENGINE) -type f ! -name '*.so' -delete; fi
	$(STEP) 90 "compiling the engine" $(BIN)/python setup.py --quiet build --build-lib $(ENGINE) --build-temp build/objects
	@rm -rf $(ENGINE)/kamishima/page && ln -s $(CURDIR)/src/kamishima/page $(ENGINE)/kamishima/page
	@echo $(CURDIR)/$(ENGINE) > $$(dirname $(VENV)/lib/python*/site-packages/pip)/$(notdir $(ENGINE_PTH))
	@$(BIN)/kamishima info | grep uncompiled || true
	@touch $@

# The web page, built into src/kamishima/page, from where the server sends it.
web: $(VENV)/.page

$(VENV)/.page: web/node_modules/.build $(PAGE_SOURCES)
	$(STEP) 3 "drawing the pictures" env PYTHONPATH=src $(BIN)/python -m kamishima.art.web web/public/figures
	$(STEP) 2 "writing the rules" env PYTHONPATH=src $(BIN)/python -m kamishima.texts.booklet web/public/booklet
	@PYTHONPATH=src $(BIN)/python -m kamishima.server.typescript web boxes
	$(STEP) 6 "building the page" scripts/npm run --silent build
	@touch $@

# What builds the page; then, for tests, what checks it as well.
web/node_modules/.build: $(VENV)/.table web/package-lock.json
	$(STEP) 8 "installing the packages of the page" scripts/npm ci --omit=dev --no-audit --no-fund
	@touch $@

# Not while the page is built from the same folder.
web/node_modules/.installed: web/node_modules/.build | $(VENV)/.page
	$(STEP) 8 "installing the tools of the page" scripts/npm install --no-save --no-audit --no-fund
	@touch $@

# Into dist: a wheel with the compiled engine and a pure one for every system, both with the page.
wheel: $(VENV)/.page
	@rm -rf build/lib* build/bdist*
	$(STEP) 90 "building the compiled wheel" $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build/lib* build/bdist*
	$(STEP) 15 "building the pure wheel" env KAMISHIMA_PLAIN=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

# Into dist: the sources, with the page as it is built.
sdist: $(VENV)/.page
	$(STEP) 5 "packing the sources" env KAMISHIMA_PLAIN=1 $(BIN)/python -c "import setuptools.build_meta as build; build.build_sdist('dist')"

# make release VERSION=0.2.0: dated changelog, packages with checksums, commit and tag.
release: $(VENV)/.page
	@$(BIN)/python scripts/release.py $(VERSION)

# Write docs/api anew from the public names.
api: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python docs/make_api.py

# Write the page's types anew from the messages of the server.
wire: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m kamishima.server.typescript web types

# What a table needs, and what builds it.
$(VENV)/.table: requirements-table.txt pyproject.toml
	$(STEP) 3 "making an environment" $(PYTHON) -m venv $(VENV)
	$(STEP) 15 "installing packages" $(PIP) install --requirement requirements-table.txt
	$(STEP) 2 "linking the sources" env KAMISHIMA_PLAIN=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# What tests, checks and research need besides.
$(VENV)/.tools: $(VENV)/.table requirements.txt
	$(STEP) 5 "installing uv" $(PIP) install uv==$(UV_VERSION)
	$(STEP) 40 "installing tools" $(UV) pip install --quiet --python $(BIN)/python --requirement requirements.txt
	@touch $@

# Write the lists of packages anew from pyproject.toml.
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --no-emit-package kamishima --no-header
lock:
	$(LOCK) --group dev --output-file requirements.txt pyproject.toml
	$(LOCK) --no-annotate --group table --constraint requirements.txt --output-file requirements-table.txt pyproject.toml

format: $(VENV)/.tools web/node_modules/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	scripts/npm run --silent format

clean:
	rm -rf $(VENV) build dist src/kamishima/page web/node_modules web/public/figures web/public/booklet web/src/generated src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
