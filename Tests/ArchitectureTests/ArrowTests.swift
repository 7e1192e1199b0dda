import Testing

/// The arrows between the modules: the modules that each module may import, besides those that these re-export.
private let arrows: [String: Set<String>] = [
  // Only the program is linked without ICU's data, not the programs of the library's users.
  "FlipbookExecutable": ["FlipbookCommands", "CEmptyICU"],
  "FlipbookCommands": [
    "Benchmarking", "Figures", "Flipbook", "Verification", "Movies", "Recipes", "Imaging",
    "Studio", "StudioServer", "SwiftScenes", "ArgumentParser",
  ],
  // Compiles Swift programs; it loads none of them, so that it needs no UIKit.
  "SwiftScenes": ["RecipeSyntax", "Imaging", "Paths", "Subprocess"],
  // What the processes of the studio exchange, as values and bytes.
  "StudioProtocol": ["Imaging"],
  // Plays a recipe, draws what changed, and edits its text.
  "Studio": [
    "StudioProtocol", "Flipbook", "Verification", "Recipes", "RecipeSyntax", "UIKit", "Raster",
    "DisplayList", "Imaging", "Paths",
  ],
  // Serves the page, which shares parts with the report, and starts the process of the stage.
  "StudioServer": [
    "StudioProtocol", "Verification", "Imaging", "Paths", "NIOCore", "NIOPosix", "NIOHTTP1",
    "NIOWebSocket",
  ],
  "Benchmarking": [
    "Flipbook", "Export", "Recipes", "UIKit", "DisplayList", "Imaging", "Typography",
  ],
  // Figures are drawn as frames are, by Raster.
  "Figures": ["Flipbook", "Raster", "UIKit"],
  // Passes pixels from Raster to Imaging, and reports the versions of all libraries that drew them.
  "Flipbook": [
    "Composition", "Verification", "Movies", "Export", "Recipes", "UIKit", "Raster", "Imaging",
    "Typography", "Physics", "Paths",
  ],
  "Composition": ["DisplayList", "Typography"],
  // It imports Testing, which looks for overlays of CoreGraphics and UIKit.
  "FlipbookTesting": ["Flipbook", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
  "Verification": ["Imaging", "DisplayList"],
  "Movies": ["Imaging", "Subprocess"],
  // Files of motion contain what Raster draws: outlines of glyphs, corners, and shadows.
  "Export": ["DisplayList", "Raster", "Imaging"],
  // A recipe specifies the tolerances of its reference, hence Verification.
  "Recipes": ["RecipeSyntax", "Components", "UIKit", "Verification", "Paths"],
  // Plays compiled programs as recipes, in the process that they are loaded into.
  "Hosting": [
    "AppRuntime", "Combine", "Recipes", "RecipeSyntax", "UIKit", "Imaging", "CTasks", "CTraps",
  ],
  // Reading and checking recipes needs geometry, but not UIKit.
  "RecipeSyntax": ["CoreGraphics", "Paths", "CYAML"],
  "Components": ["UIKit"],
  // UIImage reads PNG files, hence Imaging; view animations have curves, hence Timing; layout solves
  // constraints, hence Cassowary; images are drawn by programs, hence Raster.
  "UIKit": ["QuartzCore", "Timing", "Cassowary", "Physics", "Typography", "Imaging", "Raster"],
  // What programs of other authors find beside UIKit: playgrounds, queues, timers, an application.
  "PlaygroundSupport": ["UIKit"],
  "AppRuntime": ["UIKit", "PlaygroundSupport", "CTasks"],
  "Combine": ["AppRuntime", "ObjectiveC"],
  // Display links call methods, hence ObjectiveC.
  "QuartzCore": ["CoreGraphics", "ObjectiveC", "Timing", "DisplayList"],
  "Raster": ["DisplayList", "Typography", "CBytes", "CCairo"],
  "Imaging": ["Paths", "CBytes", "CPNG", "CJPEG", "CDeflate", "CXXHash"],
  "DisplayList": ["CoreGraphics"],
  "Typography": ["CPango"],
  "Physics": ["CBox2D"],
  "Timing": [],
  "Cassowary": [],
  // File names as bytes, for every module that reads or prints them.
  "Paths": [],
  // Messages to Swift methods by their names.
  "ObjectiveC": ["CoreGraphics"],
  "CoreGraphics": [],
  // Benchmarks.
  "Pile": ["UIKit", "Allocations"],
  "SpringList": ["Components", "UIKit"],
  "Layouts": ["Cassowary"],
  "Constraints": ["UIKit"],
  "PlainPile": [], "Allocations": [],
  "CBox2D": [], "CEmptyICU": [], "CCairo": [], "CPango": [], "CBytes": [], "CPNG": [],
  "CJPEG": [], "CDeflate": [], "CXXHash": [],
  "CYAML": [], "CTasks": [], "CTraps": [],
  // `make fuzz` reads every kind of input.
  "Fuzz": [
    "FlipbookCommands", "Flipbook", "Recipes", "Raster", "Verification", "Imaging", "UIKit",
    "DisplayList", "Typography", "CDeflate", "ArgumentParser",
  ],
  // Swift Testing looks for these by their names.
  "_Testing_CoreGraphics": ["CoreGraphics"],
  "_Testing_UIKit": ["UIKit"],
  // What the tests of UIKit share.
  "UIKitTestSupport": ["UIKit"],
  // Tutorials in UIKit's API, with which UIKit, components, and recipes are compared.
  "TutorialTestSupport": ["UIKit"],
  // What the tests of Flipbook and of the modules above it share.
  "FlipbookTestSupport": ["Flipbook", "UIKit"],
]

/// The library products and the targets that each one contains.
private let products: [String: Set<String>] = [
  "Flipbook": [
    "Flipbook", "Figures", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
    "_Testing_UIKit",
  ],
  "FlipbookTesting": [
    "FlipbookTesting", "Flipbook", "UIKit", "QuartzCore", "CoreGraphics", "AppRuntime",
    "Combine", "PlaygroundSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
  ],
  "Components": [
    "Components", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
  ],
]

/// The test frameworks that a module for tests may import in addition to the toolchain.
private let frameworks: [String: Set<String>] = [
  "FlipbookTesting": ["Testing", "XCTest"], "UIKitTestSupport": ["Testing"],
]

/// The toolchain's modules, which every module may import.
private let toolchain: Set<String> = [
  "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Synchronization",
]

@Suite struct ArrowTests {
  private let package: PackageText

  init() throws {
    package = try PackageText.repository.get()
  }

  @Test("Package.swift declares exactly the modules of the table")
  func modules() {
    let names = package.targets.filter { $0.kind != "testTarget" }.map(\.name)
    #expect(Set(names) == Set(arrows.keys))
    #expect(names.count == arrows.count)
  }

  @Test("Package.swift declares the dependencies of the table", arguments: arrows.keys.sorted())
  func declaredArrows(module: String) throws {
    #expect(try #require(package[module]).dependencies == arrows[module])
  }

  @Test("Package.swift declares exactly the libraries of the table")
  func libraries() {
    #expect(Set(package.libraries.map(\.name)) == Set(products.keys))
    for library in package.libraries {
      #expect(library.targets == products[library.name], "\(library.name)")
    }
  }

  @Test("Package.swift lists a module after its dependencies", arguments: arrows.keys.sorted())
  func order(module: String) throws {
    let names = package.targets.map(\.name)
    let own = try #require(names.firstIndex(of: module))
    for dependency in arrows[module] ?? [] {
      guard let other = names.firstIndex(of: dependency) else { continue }
      #expect(other < own, "\(dependency) is listed after \(module)")
    }
  }

  // Foundation's formatters, calendars and locales need ICU's data, half of the program's size.
  @Test("of the program's modules, only CoreGraphics imports Foundation, whose geometry it exports")
  func foundation() throws {
    let importers = try closure(of: ["FlipbookExecutable"]).filter { module in
      try (package[module].map(package.files) ?? []).contains { file in
        try Repository.imports(in: file).contains { $0.name == "Foundation" }
      }
    }
    #expect(importers == ["CoreGraphics"])
  }

  @Test("a source file imports only dependencies of its module", arguments: arrows.keys.sorted())
  func sourceImports(module: String) throws {
    let declared = arrows[module] ?? []
    let allowed = try declared.union(reexports(of: declared)).union(toolchain)
      .union(frameworks[module] ?? [])
    for file in package.files(of: try #require(package[module])) {
      for name in try Repository.imports(in: file).map(\.name) {
        #expect(allowed.contains(name), "\(file) imports \(name)")
      }
    }
  }

  @Test("a module's tests import only the module and its dependencies")
  func testImports() throws {
    for target in package.targets where target.kind == "testTarget" {
      // The tests of UIKit are several targets in one folder.
      let folder = target.folder.split(separator: "/")[1]
      let module = String(folder.dropLast("Tests".count))
      // These import what users' packages do.
      if ["Sample", "UIKitSources"].contains(module) { continue }
      #expect(
        ["Architecture", "Packaging", "Rewriter"].contains(module) || arrows[module] != nil,
        "\(target.name) tests no module")
      // Images are compared as those of references are.
      var support: Set<String> = module == "UIKit" ? ["UIKitTestSupport", "Verification"] : []
      if closure(of: [module]).contains("UIKit") { support.insert("TutorialTestSupport") }
      if closure(of: [module]).contains("Flipbook") { support.insert("FlipbookTestSupport") }
      // Programs have the traces and the frames of recipes.
      if module == "Hosting" { support.insert("Flipbook") }
      // Its tests run the built command.
      if module == "SwiftScenes" { support.insert("FlipbookTestSupport") }
      let allowed = closure(of: [module, "_Testing_CoreGraphics", "_Testing_UIKit"])
        .union(toolchain).union(["Testing"]).union(frameworks[module] ?? []).union(support)
      for file in package.files(of: target) {
        for name in try Repository.imports(in: file).map(\.name) {
          #expect(allowed.contains(name), "\(file) imports \(name)")
        }
      }
    }
  }

  // Otherwise a build is incomplete after a change of a module that a test imports through another one.
  @Test("tests declare the modules that they import")
  func declaredTestImports() throws {
    let modules = Set(package.targets.map(\.name))
    // The tests of the rewriter contain programs.
    for target in package.targets
    where target.kind == "testTarget" && target.name != "RewriterTests" {
      for file in package.files(of: target) {
        for name in try Repository.imports(in: file).map(\.name) where modules.contains(name) {
          #expect(target.dependencies.contains(name), "\(file) imports \(name)")
        }
      }
    }
  }

  /// Returns the modules that are re-exported, directly or indirectly, by files of `modules`.
  private func reexports(of modules: Set<String>) throws -> Set<String> {
    var found: Set<String> = []
    var pending = Array(modules)
    while let module = pending.popLast() {
      let files = package[module].map(package.files) ?? []
      let exported = try files.flatMap { file in
        try Repository.imports(in: file).filter(\.isReexported).map(\.name)
      }
      pending += exported.filter { found.insert($0).inserted }
    }
    return found
  }

  /// Returns the modules with all of their direct and indirect dependencies.
  private func closure(of modules: Set<String>) -> Set<String> {
    modules.reduce(modules) { $0.union(closure(of: arrows[$1] ?? [])) }
  }
}

@Suite struct PackageTextTests {
  @Test("PackageText parses targets and Debian packages") func targets() {
    let package = PackageText(
      """
      .systemLibrary(name: "C", pkgConfig: "c", providers: [.apt(["libc-dev", "libd-dev"])]),
      .target(
        name: "A", dependencies: ["B", .product(name: "P", package: "p-package")]),
      .testTarget(name: "ATests", dependencies: ["A"]),
      """)
    #expect(
      package.targets == [
        .init(kind: "systemLibrary", name: "C", dependencies: []),
        .init(kind: "target", name: "A", dependencies: ["B", "P"]),
        .init(kind: "testTarget", name: "ATests", dependencies: ["A"]),
      ])
    #expect(package.debianPackages == ["libc-dev", "libd-dev"])
  }

  @Test(
    "Repository.imports(of:) parses import declarations",
    arguments: [
      ("import UIKit", "UIKit", false),
      ("@_exported import CoreGraphics", "CoreGraphics", true),
      ("@testable import Recipes", "Recipes", false),
      ("import struct Foundation.Data", "Foundation", false),
      ("package import Imaging", "Imaging", false),
    ])
  func imports(text: String, name: String, isReexported: Bool) {
    let imports = Repository.imports(of: "// import Nothing\n\(text)\n")
    #expect(imports.map(\.name) == [name])
    #expect(imports.map(\.isReexported) == [isReexported])
  }
}
