import Foundation
import Testing

/// What the first command of the README builds.
@Suite struct KitTests {
  @Test("the package has neither the rewriter nor the kit's program, nor a parser of Swift")
  func package() throws {
    let package = try Repository.text("Package.swift")
    for name in ["\"Rewriter\"", "\"KitProgram\"", "swift-syntax", "SwiftParser"] {
      #expect(!package.contains(name), "\(name)")
    }
  }

  // SwiftPM runs the commands of plugins in every build, whichever product it builds.
  @Test("the plugin that compiles the rewriter belongs to a test target that only tests build")
  func plugins() throws {
    let package = try Repository.text("Package.swift")
    #expect(package.matches(of: /plugins: \["UIKitSources"\]/).count == 1)
    #expect(try Repository.text("Makefile").matches(of: /FLIPBOOK_TEST_PLUGINS/).count == 1)
    #expect(
      package.contains(
        """
        if Context.environment["FLIPBOOK_TEST_PLUGINS"] == nil {
          package.targets.removeAll { $0.type == .test && !($0.plugins ?? []).isEmpty }
        }
        """))
  }

  @Test("make demo builds the program alone, and make kit the rest")
  func makefile() throws {
    let lines = try Repository.text("Makefile").components(separatedBy: "\n")
    func recipe(_ target: String) -> [String] {
      Array(
        (lines.firstIndex(of: "\(target):").map { lines[($0 + 1)...] } ?? []).prefix {
          $0.hasPrefix("\t")
        })
    }
    let demo = recipe("demo")
    #expect(demo.filter { $0.contains("RELEASE") } == ["\t$(RELEASE) --product flipbook"])
    #expect(!demo.contains { $0.contains("scratch-path") })
    #expect(!demo.contains { $0.contains(".make/kit") || $0.contains("Rewriter") })
    #expect(
      recipe("kit").contains { $0.contains(".make/kit .build/kit/release .build/release/kit") })
  }

  @Test("the program of the README's first command plays no programs itself")
  func modules() throws {
    for file in Repository.files(below: "Sources/FlipbookCommands") {
      let imports = try Repository.imports(in: file).map(\.name)
      #expect(Set(imports).isDisjoint(with: ["Hosting", "AppRuntime"]), "\(file)")
    }
  }
}
