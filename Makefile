SWIFT ?= swift
# Linked with Swift's libraries inside: the program starts faster, and runs on machines without Swift.
# Packed relocations take 70 KB instead of 2.5 MB; Debian's ld.gold cannot write them. Symbols that no library uses take
# 2.5 MB, equal functions 0.5 MB, and tables for unwinding, which nothing reads, 6 MB. Generic types are made by code: found by their mangled names, each takes a search
# for its conformances among the 8,700 of the program. Overlapping accesses are found by the tests, whose builds check them.
RELEASE = $(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic -Xlinker --icf=all \
  -Xlinker --no-eh-frame-hdr -Xlinker $(CURDIR)/.make/unwind.ld \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -enforce-exclusivity=unchecked
# Package.swift explains it.
export FLIPBOOK_OPTIMIZE_PIXELS = 1
FLIPBOOK = .build/release/flipbook
SOURCES = Package.swift Sources Tests
# What `make test-NAME` can build and run: one test target, or all of UIKit's.
TEST_TARGETS = $(notdir $(wildcard Tests/*Tests)) \
  $(patsubst %,UIKit%Tests,$(filter-out Support,$(notdir $(wildcard Tests/UIKitTests/*))))

# Where `make install` installs: $(DESTDIR)$(PREFIX).
PREFIX ?= /usr/local
DESTDIR ?=
PACKAGES = Output/packages

.PHONY: kit install uninstall deb tarball test-package demo test record gallery docs lint format size bench numbers fuzz sanitize $(TEST_TARGETS:%=test-%)

# Renders the main recipe to Output/alert.
demo:
	@.make/packages rendering
	$(RELEASE) --product flipbook
	$(FLIPBOOK) render Recipes/alert.yaml -o Output/alert

# Builds the kit for Swift programs next to the program, linked with Swift's shared libraries. `make install` and `make deb` include it if it is there.
kit:
	@.make/packages rendering
	$(RELEASE) --product flipbook
	$(SWIFT) build -c release --scratch-path .build/kit --product flipbook
	$(SWIFT) build -c release --scratch-path .build/kit --target Hosting
	SWIFT="$(SWIFT)" .make/kit .build/kit/release .build/release/kit

# Installs the program, completions, man pages and samples, such as `make install PREFIX=$$HOME/.local`.
install:
	@.make/packages rendering packaging
	$(RELEASE) --product flipbook
	rm -rf .build/package/stage
	.make/package/stage $(FLIPBOOK) .build/package/stage
	.make/package/install --from .build/package/stage "$(DESTDIR)$(PREFIX)"

# Removes what `make install` installed, and the folders that it created.
uninstall:
	.make/package/install --uninstall "$(DESTDIR)$(PREFIX)"

# Builds Debian packages for Debian 12 and later in Output/packages.
deb:
	@.make/packages rendering packaging
	$(RELEASE) --product flipbook
	.make/package/deb $(FLIPBOOK) $(PACKAGES)
	cd $(PACKAGES) && sha256sum *.deb *.tar.xz 2>/dev/null >SHA256SUMS; sha256sum --check SHA256SUMS

# Builds a tarball for other distributions in Output/packages.
tarball:
	@.make/packages rendering packaging
	$(RELEASE) --product flipbook
	.make/package/tarball $(FLIPBOOK) $(PACKAGES)
	cd $(PACKAGES) && sha256sum *.deb *.tar.xz 2>/dev/null >SHA256SUMS; sha256sum --check SHA256SUMS

# Builds the packages, and installs, runs, upgrades and removes them in clean systems: Debian 12 and 13. Needs root.
test-package: deb tarball
	.make/package/test $(PACKAGES)

test $(TEST_TARGETS:%=test-%): export FLIPBOOK_TEST_PLUGINS = 1

# Builds everything, runs every test, and verifies that the recipes still match their references.
test:
	@.make/packages rendering movies tests
	$(SWIFT) build --build-tests $(BUILD_FLAGS)
	.make/tests "$$($(SWIFT) build --show-bin-path)/FlipbookPackageTests.xctest"
	$(SWIFT) run --skip-build flipbook verify Recipes --references Tests/References

# Builds and runs the tests of one module or of one of UIKit's areas, such as `make test-UIKitDynamicsTests`.
$(TEST_TARGETS:%=test-%): test-%:
	@.make/packages rendering movies tests
	FLIPBOOK_TESTS=$* $(SWIFT) test --test-product FlipbookPackageTests

# Records the references of recipes whose output has changed.
record:
	@.make/packages rendering
	$(RELEASE) --product flipbook
	$(FLIPBOOK) record Recipes --references Tests/References --scale 0.5 --every 120

# Renders the images of the README and of the gallery.
gallery:
	@.make/packages rendering movies
	$(RELEASE) --product flipbook
	.make/gallery $(FLIPBOOK)

# Writes the reference of the recipe language, with pictures, in Documentation, and that of the libraries in .build/documentation.
docs:
	@.make/packages rendering movies tests
	FLIPBOOK_RECORD_DOCUMENTATION=1 FLIPBOOK_TESTS=FiguresTests $(SWIFT) test \
	  --test-product FlipbookPackageTests --filter DocumentationTests
	SWIFT="$(SWIFT)" .make/documentation

# Checks formatting and wording without changing a file.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	.make/wording

# Formats every Swift file.
format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

# Prints the size of the program, and fails above the limit.
size:
	@.make/packages rendering
	$(RELEASE) --product flipbook
	.make/size $(FLIPBOOK)

# Runs every benchmark, in about a quarter of an hour, and writes the results to Benchmarks/Results. Run
# Benchmarks/install-competitors first to include other programs.
bench:
	@.make/packages rendering
	$(RELEASE) --product flipbook
	Benchmarks/render $(FLIPBOOK)
	Benchmarks/jobs $(FLIPBOOK)
	Benchmarks/verify $(FLIPBOOK)
	Benchmarks/switches $(FLIPBOOK)
	$(RELEASE) --product Pile
	$(RELEASE) --product PlainPile
	Benchmarks/piles .build/release/Pile .build/release/PlainPile
	$(RELEASE) --product SpringList
	Benchmarks/spring-list .build/release/SpringList
	$(RELEASE) --product Constraints
	.build/release/Constraints
	$(RELEASE) --product Layouts
	Benchmarks/solver .build/release/Layouts

# Copies the results of one machine, such as MACHINE=amd-epyc-2-cores, into the README and the guide to numbers.
numbers:
	python3 Benchmarks/results.py show Benchmarks/Results/$(MACHINE).json README.md Documentation/Guides/numbers.md

# Runs Flipbook on mutated recipes, images, manifests, references and command lines, each for DURATION seconds (default:
# 120), the same ones for a SEED; inputs that trap, take long or use much memory are added to Tests/Fuzz/Corpus.
fuzz:
	@.make/packages rendering
	$(RELEASE) --product Fuzz
	.build/release/Fuzz replay
	.build/release/Fuzz run --seed $(or $(SEED),1) --duration $(or $(DURATION),120)

# Runs the recipes, the corpus and mutated inputs with AddressSanitizer and UndefinedBehaviorSanitizer.
sanitize:
	@.make/packages rendering
	.make/sanitize
