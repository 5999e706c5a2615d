# The same commands for people and for CI. `make play` and `make test` need nothing done before.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv
UV_VERSION := 0.13.7
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' | grep -v egg-info)
ENGINE_CHECK_GAMES ?= 1000
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal

.PHONY: play test need test-plain test-compiled lint bench build check golden images lock format clean

play: build
	@$(BIN)/kamishima play origami

test: need lint test-plain test-compiled

# Programs that the tests use: a real terminal, and git.
need:
	@scripts/need tmux git

# The plain engine is the source tree itself; the compiled one is installed in the environment.
test-plain: need build
	PYTHONPATH=$(CURDIR)/src KAMISHIMA_EXPECT=plain $(PYTEST)

# Where there is no C compiler the engine runs uncompiled, and has been tested by test-plain; CI must have one.
test-compiled: need build
	@if [ -n "$$CI" ] || $(BIN)/kamishima info | grep -q 'engine *compiled'; then \
		echo "KAMISHIMA_EXPECT=compiled $(PYTEST)"; KAMISHIMA_EXPECT=compiled $(PYTEST); \
	else echo "no C compiler here: the compiled engine is not tested"; fi

lint: $(VENV)/.tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests bench docs
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright --warnings
	PYTHONPATH=src $(BIN)/lint-imports

bench: build
	$(BIN)/python -m bench

# Many random games with the conservation and secrecy checks on.
check: build
	$(BIN)/kamishima check origami --games $(ENGINE_CHECK_GAMES)

# Draw the pictures of the documents anew.
images: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python docs/make_images.py

# Write the golden playthroughs anew after a change of the rules that was meant; read the diff.
golden: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/python -m kamishima.testing.playthrough tests/golden

build: $(VENV)/.built

$(VENV)/.built: $(VENV)/.tools setup.py pyproject.toml $(SOURCES)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall .
	@$(BIN)/kamishima info | grep uncompiled || true
	@touch $@

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
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
