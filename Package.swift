// swift-tools-version: 6.1
import PackageDescription

// The modules with their imports. A module imports only modules listed above it.
let package = Package(
  name: "Flipbook",
  products: [
    .executable(name: "flipbook", targets: ["FlipbookExecutable"]),
    .library(
      name: "Flipbook",
      targets: [
        "Flipbook", "Figures", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ]),
    .library(
      name: "FlipbookTesting",
      targets: [
        "FlipbookTesting", "Flipbook", "UIKit", "QuartzCore", "CoreGraphics", "AppRuntime",
        "Combine", "PlaygroundSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .library(
      name: "Components",
      targets: [
        "Components", "UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Interfaces to the system's libraries.
    .target(name: "CBox2D", linkerSettings: [.linkedLibrary("box2d")]),
    .target(
      name: "CEmptyICU", cSettings: [.define("EMPTY_ICU", .when(configuration: .release))]),
    .target(name: "CTasks"),
    .target(name: "CBytes"),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

    // Plain values and algorithms.
    .target(name: "CoreGraphics"),
    .target(name: "Paths"),
    .target(name: "ObjectiveC", dependencies: ["CoreGraphics"]),
    .target(name: "Timing"),
    .target(name: "Cassowary"),
    .target(name: "Physics", dependencies: ["CBox2D"]),
    .target(name: "Typography", dependencies: ["CPango"]),

    // The content of a frame, and its way into a file.
    .target(name: "DisplayList", dependencies: ["CoreGraphics"]),
    .target(
      name: "Imaging", dependencies: ["Paths", "CBytes", "CPNG", "CJPEG", "CDeflate", "CXXHash"]),
    .target(name: "Raster", dependencies: ["DisplayList", "Typography", "CBytes", "CCairo"]),

    // Frames and motion, compared with references.
    .target(
      name: "Verification", dependencies: ["Imaging", "DisplayList"],
      resources: [.embedInCode("Reports/Page")]),

    // UIKit, its foundation, and the code built on it.
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC", "Timing", "DisplayList"]),
    .target(
      name: "UIKit",
      dependencies: [
        "QuartzCore", "Timing", "Cassowary", "Physics", "Typography", "Imaging", "Raster",
      ]),
    .target(name: "PlaygroundSupport", dependencies: ["UIKit"]),
    .target(name: "AppRuntime", dependencies: ["UIKit", "PlaygroundSupport", "CTasks"]),
    .target(name: "Combine", dependencies: ["AppRuntime", "ObjectiveC"]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), path: "Sources/UIKitSources"),
    .target(name: "Components", dependencies: ["UIKit"]),
    .target(name: "RecipeSyntax", dependencies: ["CoreGraphics", "Paths", "CYAML"]),
    .target(
      name: "Recipes",
      dependencies: ["RecipeSyntax", "Components", "UIKit", "Verification", "Paths"]),

    .target(name: "CTraps"),
    .target(
      name: "Hosting",
      dependencies: [
        "AppRuntime", "Combine", "Recipes", "RecipeSyntax", "UIKit", "Imaging", "CTasks", "CTraps",
      ]),

    // Frames and their uses.
    .target(name: "Composition", dependencies: ["DisplayList", "Typography"]),
    .target(name: "Export", dependencies: ["DisplayList", "Raster", "Imaging"]),
    .target(
      name: "Movies",
      dependencies: ["Imaging", .product(name: "Subprocess", package: "swift-subprocess")]),
    .target(
      name: "Flipbook",
      dependencies: [
        "Composition", "Verification", "Movies", "Export", "Recipes", "UIKit", "Raster",
        "Imaging", "Paths", "Typography", "Physics",
      ]),
    .target(name: "Figures", dependencies: ["Flipbook", "Raster", "UIKit"]),

    // The studio: the process of the stage, the server of the page, and what they exchange.
    .target(name: "StudioProtocol", dependencies: ["Imaging"]),
    .target(
      name: "Studio",
      dependencies: [
        "StudioProtocol", "Flipbook", "Verification", "Recipes", "RecipeSyntax", "UIKit", "Raster",
        "DisplayList", "Imaging", "Paths",
      ]),
    .target(
      name: "StudioServer",
      dependencies: [
        "StudioProtocol", "Verification", "Imaging", "Paths",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.embedInCode("Page")]),
    // Swift programs: their sources, compiled against the kit.
    .target(
      name: "SwiftScenes",
      dependencies: [
        "RecipeSyntax", "Imaging", "Paths",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .target(
      name: "Benchmarking",
      dependencies: [
        "Flipbook", "Export", "Recipes", "UIKit", "DisplayList", "Imaging", "Typography",
      ]),
    .target(
      name: "FlipbookCommands",
      dependencies: [
        "Benchmarking", "Figures", "Flipbook", "Verification", "Movies", "Recipes", "Imaging",
        "Studio", "StudioServer", "SwiftScenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "FlipbookExecutable", dependencies: ["FlipbookCommands", "CEmptyICU"]),

    // The programs that `make bench` measures.
    .target(name: "Allocations", path: "Benchmarks/Allocations"),
    .executableTarget(
      name: "PlainPile", path: "Benchmarks/PlainPile", linkerSettings: [.linkedLibrary("box2d")]),
    .executableTarget(
      name: "Pile", dependencies: ["UIKit", "Allocations"], path: "Benchmarks/Pile"),
    .executableTarget(
      name: "Layouts", dependencies: ["Cassowary"], path: "Benchmarks/Layouts"),
    .executableTarget(
      name: "SpringList", dependencies: ["Components", "UIKit"], path: "Benchmarks/SpringList"),
    .executableTarget(
      name: "Constraints", dependencies: ["UIKit"], path: "Benchmarks/Constraints"),

    // The program of `make fuzz`.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "FlipbookCommands", "Flipbook", "Recipes", "Raster", "Verification", "Imaging", "UIKit",
        "DisplayList", "Typography", "CDeflate",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzz", exclude: ["Corpus"]),

    // Swift Testing imports these overlays for modules called CoreGraphics and UIKit.
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),

    // Motion tests for users of the library.
    .target(
      name: "FlipbookTesting",
      dependencies: ["Flipbook", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),

    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "PackagingTests"),
    // The rewriter of Swift sources, which these tests compile with the toolchain's SwiftSyntax.
    .testTarget(name: "RewriterTests"),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "PathsTests", dependencies: ["Paths"]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC", "CoreGraphics"]),
    .testTarget(name: "TimingTests", dependencies: ["Timing"]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary"], exclude: ["Independent"]),
    .testTarget(name: "PhysicsTests", dependencies: ["Physics"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "_Testing_CoreGraphics"]),
    .testTarget(name: "ImagingTests", dependencies: ["Imaging", "CBytes", "CDeflate"]),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "Raster", "CCairo", "CoreGraphics", "DisplayList", "Typography", "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "QuartzCore", "CoreGraphics", "DisplayList", "Timing", "_Testing_CoreGraphics",
      ]),
    .target(
      name: "UIKitTestSupport", dependencies: ["UIKit"], path: "Tests/UIKitTests/Support"),
    .testTarget(
      name: "UIKitAnimationTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "Timing", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Animation"),
    // Tutorials in UIKit's API, for comparison.
    .target(
      name: "TutorialTestSupport", dependencies: ["UIKit"], path: "Tests/TutorialTestSupport"),
    .testTarget(
      name: "UIKitCollectionsTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "TutorialTestSupport", "Timing", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Collections"),
    .testTarget(
      name: "UIKitContainersTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "Timing", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Containers"),
    .testTarget(
      name: "UIKitControllersTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Controllers"),
    .testTarget(
      name: "UIKitControlsTests",
      dependencies: [
        "UIKit", "Raster", "QuartzCore", "UIKitTestSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Controls"),
    .testTarget(
      name: "UIKitDynamicsTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "Timing", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Dynamics"),
    .testTarget(
      name: "UIKitLayoutTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "Cassowary", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Layout"),
    .testTarget(
      name: "UIKitStackViewsTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "TutorialTestSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/StackViews"),
    // Code in the language mode of the programs that UIKit is used in.
    .testTarget(
      name: "UIKitSwift5Tests",
      dependencies: ["UIKit", "UIKitTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "Tests/UIKitTests/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UIKitTouchesTests",
      dependencies: [
        "UIKit", "UIKitTestSupport", "Timing", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Touches"),
    .testTarget(
      name: "UIKitViewsTests",
      dependencies: [
        "UIKit", "Timing", "Imaging", "QuartzCore", "UIKitTestSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests/Views"),
    .testTarget(
      name: "AppRuntimeTests",
      dependencies: [
        "AppRuntime", "PlaygroundSupport", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "CombineTests",
      dependencies: ["Combine", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .testTarget(
      name: "ComponentsTests",
      dependencies: [
        "Components", "UIKit", "TutorialTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "RecipeSyntaxTests",
      dependencies: ["RecipeSyntax", "CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes", "Components", "CoreGraphics", "DisplayList", "QuartzCore", "RecipeSyntax",
        "UIKit", "FlipbookTestSupport", "TutorialTestSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Broken", "Warnings"]),
    .testTarget(
      name: "HostingTests",
      dependencies: [
        "Hosting", "Flipbook", "AppRuntime", "Combine", "PlaygroundSupport", "Recipes", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(name: "MoviesTests", dependencies: ["Movies", "Imaging"]),
    .testTarget(
      name: "ExportTests",
      dependencies: ["Export", "DisplayList", "Imaging", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "VerificationTests", dependencies: ["Verification", "Imaging"], exclude: ["Independent"]
    ),
    .target(
      name: "FlipbookTestSupport", dependencies: ["Flipbook", "UIKit"],
      path: "Tests/FlipbookTestSupport"),
    .testTarget(
      name: "CompositionTests",
      dependencies: ["Composition", "CoreGraphics", "DisplayList", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "FlipbookTests",
      dependencies: [
        "Flipbook", "CoreGraphics", "DisplayList", "Imaging", "Movies", "Raster", "Recipes",
        "UIKit", "Verification", "FlipbookTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Drawings/References"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "Figures", "Composition", "CoreGraphics", "DisplayList", "Flipbook", "Imaging", "Movies",
        "Raster", "Recipes", "UIKit", "FlipbookTestSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "BenchmarkingTests",
      dependencies: [
        "Benchmarking", "DisplayList", "Flipbook", "Imaging", "Recipes", "FlipbookTestSupport",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "FlipbookCommandsTests",
      dependencies: [
        "FlipbookCommands", "FlipbookExecutable", "Figures", "Flipbook", "Imaging", "Movies",
        "Raster", "RecipeSyntax", "Recipes", "Typography", "Verification", "FlipbookTestSupport",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Help"]),
    .testTarget(name: "StudioProtocolTests", dependencies: ["StudioProtocol", "Imaging"]),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "Studio", "CoreGraphics", "DisplayList", "Flipbook", "Raster", "Recipes", "StudioProtocol",
        "UIKit", "Verification", "FlipbookTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    .testTarget(name: "StudioServerTests", dependencies: ["StudioServer", "Imaging"]),
    .testTarget(
      name: "SwiftScenesTests",
      dependencies: [
        "SwiftScenes", "RecipeSyntax", "Imaging", "Hosting", "FlipbookExecutable",
        "FlipbookTestSupport", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Programs", "Probe"]),
    .testTarget(name: "FuzzTests", dependencies: ["Fuzz"]),
    // The samples of the README, of articles and of doc comments.
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "FlipbookTesting", "Components", "Figures", "Flipbook", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["__References__"]),
    // A target of an app's files, as a user's package has it.
    .testTarget(
      name: "UIKitSourcesTests",
      dependencies: [
        "FlipbookTesting", "UIKit", "AppRuntime", "PlaygroundSupport", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["UIKitSources"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["UIKitSources"]),
    .testTarget(
      name: "FlipbookTestingTests",
      dependencies: [
        "FlipbookTesting", "Flipbook", "Imaging", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["__References__"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make test-RasterTests` builds only one test target, and `make test-UIKitTests` those of a folder.
if let name = Context.environment["FLIPBOOK_TESTS"] {
  package.targets.removeAll { target in
    target.type == .test && target.name != name
      && !(target.path ?? "").hasPrefix("Tests/\(name)/")
  }
}

// Plugins run for every build, and this one compiles the rewriter first, which only its own tests need.
if Context.environment["FLIPBOOK_TEST_PLUGINS"] == nil {
  package.targets.removeAll { $0.type == .test && !($0.plugins ?? []).isEmpty }
}

// `make` optimizes the modules that process pixels, paths, fonts and the text of recipes in debug builds, too: tests take half the time.
// Packages that others depend on must not have such flags.
if Context.environment["FLIPBOOK_OPTIMIZE_PIXELS"] != nil {
  for target in package.targets
  where [
    "Paths", "CoreGraphics", "DisplayList", "QuartzCore", "Typography", "RecipeSyntax", "Raster",
    "Imaging", "Movies", "Verification", "StudioProtocol",
  ].contains(target.name) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  }
  // What runs once per command is compiled for size.
  for target in package.targets
  where ["FlipbookCommands", "Export", "Benchmarking", "SwiftScenes", "StudioServer"].contains(
    target.name)
  {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"], .when(configuration: .release))]
  }
}
