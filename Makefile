# Sets Kingstable up from a fresh clone, and runs, checks and measures it.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play site test look lint lint-python lint-web format bench soak clean

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
WORKERS ?= logical
BUDGET ?= 20
MINUTES ?= 5

# uv lives in the environment it fills; pyproject.toml says which one.
UV := $(shell sed -n 's/^ *"\(uv==[^"]*\)".*/\1/p' pyproject.toml)
export UV_PYTHON_DOWNLOADS := never

# Called from web; brings Node.js along where there is none.
NPM := ../tools/npm

ENVIRONMENT := .venv/.synced
ifneq ($(wildcard web/package.json),)
NODE_MODULES := web/node_modules/.installed
CLIENT := src/kingstable/service/static/index.html
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -name dist \) -prune -o -type f -print; find src -name '*.ftl')
PYODIDE := build/pyodide
# The package compiled for the browser's Python, in the words of its file: name, version, Python, ABI, platform.
WHEEL := $(shell sed -n 's/^ *"\([^"]*\)\.whl".*/\1/p' src/kingstable/site/pins.json | tr - ' ')
endif

help: ## list what make can do here
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(ENVIRONMENT) $(CLIENT) ## install all that the other targets need (they do so themselves)
	@:

play: setup ## start Kingstable; ARGS="play kingdom_builder" are passed on
	@$(BIN)/kingstable $(ARGS)

site: setup $(PYODIDE) ## write build/site: all games as plain files, which any web server can serve
	@$(BIN)/kingstable site build/site --pyodide $(PYODIDE)

test: ## lint, then run all tests, as CI does; ARGS="-k word" are passed to pytest
	@SECONDS=0; \
	tools/system-packages; $(MAKE) --no-print-directory setup $(PYODIDE); ready=$$SECONDS; \
	$(MAKE) --no-print-directory lint; linted=$$SECONDS; \
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup $(ARGS) || { [ $$? = 1 ]; \
	echo "make test: what failed is tried once more, alone; what passes now is to be mended all the same"; \
	$(BIN)/pytest --last-failed --maxfail 3 -v $(ARGS); }; \
	echo "make test: all good in $$SECONDS s (setup $$ready s, lint $$((linted - ready)) s, tests $$((SECONDS - linted)) s)"

look: setup ## measure and picture every page and game in windows of all sizes, into build/look; ARGS="tiletum phone uk" are some of them
	@tools/system-packages
	@$(BIN)/python -m tests.browser.look $(ARGS)

lint: $(ENVIRONMENT) $(NODE_MODULES) ## check style, types and the direction of imports
	@$(MAKE) --no-print-directory --jobs 2 $(filter --output-sync,$(.FEATURES:%=--%)) lint-python lint-web

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-logo

lint-web:
ifdef CLIENT
	cd web && $(NPM) run check
	cd web && $(NPM) run lint
	cd web && $(NPM) test -- --run
endif

format: $(ENVIRONMENT) $(NODE_MODULES) ## put the sources into the common style
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(BIN)/python tools/typography.py
ifdef CLIENT
	cd web && $(NPM) run format --if-present
endif

bench: $(ENVIRONMENT) ## measure speed; ARGS are passed on
	@$(BIN)/python -m bench $(ARGS)

soak: setup ## run the long tests: MINUTES=30 of chaos on each database, and BUDGET=100 times the games of `make test`
	@tools/system-packages
	$(BIN)/pytest -m soak -s --minutes $(MINUTES) tests/service/test_chaos.py $(ARGS)
	$(BIN)/pytest -m soak -n $(WORKERS) --dist loadgroup --budget $(BUDGET) --ignore tests/service/test_chaos.py $(ARGS)

clean: ## remove everything that was made from the sources
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .schemathesis
	rm -rf web/node_modules web/dist src/kingstable/service/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(ENVIRONMENT): pyproject.toml uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
	  "Kingstable needs Python 3.11 or newer, not $$($(PYTHON) --version 2>&1). Name one: make PYTHON=python3.12" >&2; exit 1; }
	@[ -x $(BIN)/pip ] || $(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check $(UV)
	@$(BIN)/uv sync --frozen --quiet
	@touch $@

$(NODE_MODULES): web/package-lock.json | $(ENVIRONMENT)
	cd web && $(NPM) ci --no-audit --no-fund --no-update-notifier
	@touch $@

$(CLIENT): $(NODE_MODULES) $(CLIENT_SOURCES)
	cd web && $(NPM) run build
	@touch $@

$(PYODIDE): $(NODE_MODULES) src/kingstable/site/pins.json tools/compile-library.mjs
	@mkdir -p $@
	@cp web/node_modules/pyodide/{pyodide.mjs,pyodide.asm.mjs,pyodide.asm.wasm,python_stdlib.zip,pyodide-lock.json} $@
	@$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: --dest $@ \
	  --python-version $(subst cp,,$(word 3,$(WHEEL))) --abi $(word 4,$(WHEEL)) --platform $(word 5,$(WHEEL)) \
	  $(word 1,$(WHEEL))==$(word 2,$(WHEEL))
	@PATH="$$PWD/$(BIN):$$PATH" node tools/compile-library.mjs $@
	@touch $@
