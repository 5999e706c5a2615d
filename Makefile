# The same commands for people and for CI. `make play` and `make test` need nothing done before.

PYTHON ?= $(shell scripts/python)
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.7
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' | grep -v egg-info)
ENGINE_CHECK_GAMES ?= 1000
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -path web/public/figures -prune -o -path web/public/booklet -prune -o -path web/src/generated -prune -o -type f -print) \
	$(shell find src/kamishima/art src/kamishima/texts src/kamishima/games -name '*.py' -path '*/art/*' -o -name '*.py' -path '*/texts/*' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md')
# The tests of what is compiled; they run with the plain and with the compiled engine, all others once.
ENGINE_TESTS := tests/core tests/games tests/kit tests/bots

.PHONY: play test need test-plain test-all lint bench build web wire check golden images screenshots lock format clean

# The table in the browser; everything is kept in a folder of the user's.
play: build
	@$(BIN)/kamishima serve --open

test: need lint test-plain test-all

# Programs that the tests use: a real terminal, git, databases, a browser.
need:
	@scripts/need tmux git initdb=postgresql redis-server setpriv=util-linux chromium

# The plain engine is the source tree itself; the compiled one is installed in the environment.
test-plain: need build
	PYTHONPATH=$(CURDIR)/src KAMISHIMA_EXPECT=plain $(PYTEST) $(ENGINE_TESTS)

# Everything with the compiled engine. Where there is no C compiler the engine runs uncompiled; CI must have one.
test-all: need build
	@if [ -n "$$CI" ] || $(BIN)/kamishima info | grep -q 'engine *compiled'; then \
		echo "KAMISHIMA_EXPECT=compiled $(PYTEST)"; KAMISHIMA_EXPECT=compiled $(PYTEST); \
	else echo "no C compiler here: everything is tested with the plain engine"; KAMISHIMA_EXPECT=plain $(PYTEST); fi

lint: $(VENV)/.tools $(VENV)/.page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests bench docs examples
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright --warnings
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && ../scripts/npm run --silent check

bench: build
	$(BIN)/python -m bench

# Many random games with the conservation and secrecy checks on.
check: build
	$(BIN)/kamishima check origami --games $(ENGINE_CHECK_GAMES)

# Draw the pictures of the documents anew.
images: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python docs/make_images.py

# Take the pictures of the web page anew.
screenshots: need build
	$(BIN)/python docs/make_screenshots.py

# Write the golden playthroughs anew after a change of the rules that was meant; read the diff.
golden: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m kamishima.testing.playthrough tests/golden

build: $(VENV)/.built

$(VENV)/.built: $(VENV)/.tools $(VENV)/.page setup.py pyproject.toml $(SOURCES)
	@rm -rf build/lib*  # modules that are no longer compiled would be packed again
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall .
	@$(BIN)/kamishima info | grep uncompiled || true
	@touch $@

# The web page, built into src/kamishima/page, from where the server sends it.
web: $(VENV)/.page

$(VENV)/.page: web/node_modules/.installed $(PAGE_SOURCES)
	PYTHONPATH=src $(BIN)/python -m kamishima.art.web web/public/figures > /dev/null
	PYTHONPATH=src $(BIN)/python -m kamishima.texts.booklet web/public/booklet > /dev/null
	PYTHONPATH=src $(BIN)/python -m kamishima.server.typescript web boxes
	cd web && ../scripts/npm run --silent build
	@touch $@

web/node_modules/.installed: $(VENV)/.tools web/package-lock.json
	cd web && ../scripts/npm ci --silent --no-audit --no-fund
	@touch $@

# Write the page's types anew from the messages of the server.
wire: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m kamishima.server.typescript web types

$(VENV)/.tools: requirements.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	test -x $(UV) || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(UV) pip install --quiet --python $(BIN)/python --requirement requirements.txt
	@touch $@

# Write requirements.txt anew from pyproject.toml.
lock:
	$(UV) pip compile --quiet --universal --python-version 3.11 --group dev --no-emit-package kamishima --no-header --output-file requirements.txt pyproject.toml

format: $(VENV)/.tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist src/kamishima/page web/node_modules web/public/figures web/public/booklet web/src/generated src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
