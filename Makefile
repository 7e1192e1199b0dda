SWIFT ?= swift
# Swift's libraries inside the program: it starts sooner, and on machines without Swift too.
RELEASE = $(SWIFT) build -c release --static-swift-stdlib
SOURCES = Package.swift Sources Tests

.PHONY: demo test record gallery lint format bench numbers packages

# Renders the alert to Output/alert.
demo: packages
	$(RELEASE) --product flipbook
	.build/release/flipbook render Recipes/alert.yaml -o Output/alert

# Builds everything, runs every test, and verifies that the recipes show what they did.
test: packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	$(SWIFT) run --skip-build flipbook verify Recipes --references Tests/References

# Writes down what the recipes show now; only what has changed is renewed.
record: packages
	$(RELEASE) --product flipbook
	.build/release/flipbook record Recipes --references Tests/References --scale 0.5 --every 120

# Makes the pictures of the README and of the gallery anew.
gallery: packages
	$(RELEASE) --product flipbook
	.make/gallery .build/release/flipbook

# Checks the format without changing a file.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

# Brings every file into the one format.
format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# Measures all that is fast or ought to be, in a quarter of an hour, and keeps it in Benchmarks/Results. Run
# Benchmarks/install-rivals first to measure beside other programs too.
bench: packages
	$(RELEASE) --product flipbook
	Benchmarks/render .build/release/flipbook
	Benchmarks/verify .build/release/flipbook
	$(RELEASE) --product Pile
	$(RELEASE) --product PlainPile
	Benchmarks/pile .build/release/Pile .build/release/PlainPile
	$(RELEASE) --product SpringList
	Benchmarks/spring-list .build/release/SpringList

# Takes over the numbers of a machine, as MACHINE=amd-epyc-2-cores, into the README.
numbers:
	python3 Benchmarks/results.py show Benchmarks/Results/$(MACHINE).json README.md

# Installs the Debian packages that are missing.
packages:
	@.make/packages
