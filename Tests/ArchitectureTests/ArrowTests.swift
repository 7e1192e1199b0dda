import Testing

/// The arrows between the modules: which a module may import, beside what those hand on.
private let arrows: [String: Set<String>] = [
  "FlipbookCLI": ["Flipbook", "ArgumentParser"],
  // The pipeline hands pixels from Raster to Imaging, and names the parts that have made them.
  "Flipbook": [
    "Verification", "Movies", "Recipes", "UIKit", "Raster", "Imaging", "Typography", "Physics",
  ],
  // Its overlays stand by for the Testing that it imports.
  "FlipbookTesting": ["Flipbook", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
  "Verification": ["Imaging", "DisplayList"],
  "Movies": ["Imaging", "Subprocess"],
  "Recipes": ["RecipeSyntax", "Components", "UIKit"],
  // Reading and checking recipes needs geometry, but not UIKit.
  "RecipeSyntax": ["CoreGraphics", "Yams"],
  "Components": ["UIKit"],
  // UIImage reads PNG files, hence Imaging; view animations have curves, hence Timing.
  "UIKit": ["QuartzCore", "Timing", "Physics", "Typography", "Imaging"],
  "QuartzCore": ["CoreGraphics", "Timing", "DisplayList"],
  "Raster": ["DisplayList", "Typography", "CCairo"],
  "Imaging": ["CPNG", "CDeflate", "CXXHash"],
  "DisplayList": ["CoreGraphics"],
  "Typography": ["CPango"],
  "Physics": ["CBox2D"],
  "Timing": [],
  "CoreGraphics": [],
  // Benchmarks.
  "Pile": ["UIKit", "Allocations"],
  "SpringList": ["Components", "UIKit"],
  "PlainPile": [], "Allocations": [],
  "CBox2D": [], "CCairo": [], "CPango": [], "CPNG": [], "CDeflate": [], "CXXHash": [],
  // Swift Testing looks for these by their names.
  "_Testing_CoreGraphics": ["CoreGraphics"],
  "_Testing_UIKit": ["UIKit"],
]

/// The libraries for others: what a package gets that depends on each.
private let products: [String: Set<String>] = [
  "Flipbook": [
    "Flipbook", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit",
  ],
  "FlipbookTesting": [
    "FlipbookTesting", "Flipbook", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
    "_Testing_UIKit",
  ],
]

/// What writes or supports tests, with the frameworks of tests that it may import beside the toolchain.
private let frameworks: [String: Set<String>] = ["FlipbookTesting": ["Testing", "XCTest"]]

/// What comes with the toolchain, and any module may import.
private let toolchain: Set<String> = ["Foundation", "Dispatch", "Glibc", "Synchronization"]

@Suite("Modules import only what stands below them")
struct ArrowTests {
  private let package: PackageText

  init() throws {
    package = PackageText(try Repository.text("Package.swift"))
  }

  @Test("Package.swift declares every module of the table and no other")
  func modules() {
    let names = package.targets.filter { $0.kind != "testTarget" }.map(\.name)
    #expect(Set(names) == Set(arrows.keys))
    #expect(names.count == arrows.count)
  }

  @Test("Package.swift draws the arrows of the table", arguments: arrows.keys.sorted())
  func declaredArrows(module: String) throws {
    #expect(try #require(package[module]).dependencies == arrows[module])
  }

  @Test("Package.swift offers the libraries of the table and no other")
  func libraries() {
    #expect(Set(package.libraries.map(\.name)) == Set(products.keys))
    for library in package.libraries {
      #expect(library.targets == products[library.name], "\(library.name)")
    }
  }

  @Test("A module stands in Package.swift below all it imports", arguments: arrows.keys.sorted())
  func order(module: String) throws {
    let names = package.targets.map(\.name)
    let own = try #require(names.firstIndex(of: module))
    for dependency in arrows[module] ?? [] {
      guard let other = names.firstIndex(of: dependency) else { continue }
      #expect(other < own, "\(dependency) comes after \(module)")
    }
  }

  @Test("A source file imports what its module may", arguments: arrows.keys.sorted())
  func sourceImports(module: String) throws {
    let declared = arrows[module] ?? []
    let allowed = try declared.union(handedOn(by: declared)).union(toolchain)
      .union(frameworks[module] ?? [])
    let files = ["Sources", "Benchmarks"].flatMap { Repository.files(below: "\($0)/\(module)") }
    for file in files {
      for name in Repository.imports(of: try Repository.text(file)).map(\.name) {
        #expect(allowed.contains(name), "\(file) imports \(name)")
      }
    }
  }

  @Test("A module's tests import that module and what stands below it")
  func testImports() throws {
    for target in package.targets where target.kind == "testTarget" {
      let module = String(target.name.dropLast("Tests".count))
      #expect(module == "Architecture" || arrows[module] != nil, "\(target.name) tests no module")
      let allowed = below([module, "_Testing_CoreGraphics", "_Testing_UIKit"])
        .union(toolchain).union(["Testing"]).union(frameworks[module] ?? [])
      for file in Repository.files(below: "Tests/\(target.name)") {
        for name in Repository.imports(of: try Repository.text(file)).map(\.name) {
          #expect(allowed.contains(name), "\(file) imports \(name)")
        }
      }
    }
  }

  /// The modules that files of `modules` export again, all the way down.
  private func handedOn(by modules: Set<String>) throws -> Set<String> {
    var found: Set<String> = []
    var pending = Array(modules)
    while let module = pending.popLast() {
      let exported = try Repository.files(below: "Sources/\(module)").flatMap { file in
        Repository.imports(of: try Repository.text(file)).filter(\.isReexported).map(\.name)
      }
      pending += exported.filter { found.insert($0).inserted }
    }
    return found
  }

  /// The modules themselves and all below them.
  private func below(_ modules: Set<String>) -> Set<String> {
    modules.reduce(modules) { $0.union(below(arrows[$1] ?? [])) }
  }
}

@Suite("The reader of Package.swift")
struct PackageTextTests {
  @Test func readsTargets() {
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
    arguments: [
      ("import UIKit", "UIKit", false),
      ("@_exported import CoreGraphics", "CoreGraphics", true),
      ("@testable import Recipes", "Recipes", false),
      ("import struct Foundation.Data", "Foundation", false),
      ("package import Imaging", "Imaging", false),
    ])
  func readsImports(text: String, name: String, isReexported: Bool) {
    let imports = Repository.imports(of: "// import Nothing\n\(text)\n")
    #expect(imports.map(\.name) == [name])
    #expect(imports.map(\.isReexported) == [isReexported])
  }
}
