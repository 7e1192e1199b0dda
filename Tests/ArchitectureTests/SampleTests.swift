import Foundation
import Testing

/// Swift samples of the README, of articles and of doc comments are compiled, in one module.
@Suite struct SampleTests {
  private static let compiled = ["Tests/SampleTests", "Documentation/Samples"]

  @Test("every Swift sample is quoted from a compiled file", arguments: pages())
  func samples(page: String) throws {
    let samples = Self.samples(in: try Repository.text(page))
    let files = try Self.compiled.flatMap { Repository.files(below: $0, suffixes: [".swift"]) }.map
    {
      Self.lines(try Repository.text($0))
    }
    for sample in samples where !Self.isManifest(sample) {
      let wanted = Self.lines(sample)
      #expect(files.contains { Self.contains($0, wanted) }, "\(page): \(sample)")
    }
  }

  @Test("samples of manifests have the products of this package")
  func manifests() throws {
    let package = try Repository.text("Package.swift")
    let samples = try Self.pages().flatMap { Self.samples(in: try Repository.text($0)) }
      .filter(Self.isManifest)
    #expect(samples.count >= 2)
    for sample in samples {
      let products = sample.matches(of: /\.product\(name: "(\w+)", package: "flipbook"\)/)
      #expect(!products.isEmpty)
      for product in products {
        #expect(package.contains("name: \"\(product.1)\",\n      targets:"), "\(product.1)")
      }
    }
  }

  @Test("quoted lines are those of a file without its indentation, or none")
  func quotation() {
    let file = Self.lines("import UIKit\nfunc f() {\n  g {\n    h()\n  }\n}\n")
    #expect(Self.contains(file, Self.lines("import UIKit\n\ng {\n  h()\n}")))
    #expect(!Self.contains(file, Self.lines("g {\nh()\n}")))
    #expect(!Self.contains(file, Self.lines("g {\n  i()\n}")))
    #expect(!Self.contains(file, Self.lines("import Flipbook\n\ng {\n  h()\n}")))
    #expect(Self.samples(in: "/// ```swift\n/// g {\n///   h()\n/// ```\n") == ["g {\n  h()"])
  }

  /// The files that contain samples.
  static func pages() -> [String] {
    let candidates =
      ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"]
      + Repository.files(below: "Documentation", suffixes: [".md"])
      + Repository.files(below: "Sources", suffixes: [".md", ".swift"])
    return candidates.filter { (try? Repository.text($0).contains("```swift")) ?? false }
  }

  /// Returns the Swift samples of a page, or of the doc comments of a file.
  private static func samples(in text: String) -> [String] {
    text.matches(
      of: /(?ms)^(?<prefix>[ \t]*(?:\/\/\/ ?)?)```swift *\n(?<body>.*?)^[ \t]*(?:\/\/\/ ?)?```/
    )
    .map { match in
      match.body.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
        line.hasPrefix(match.prefix) ? String(line.dropFirst(match.prefix.count)) : ""
      }.joined(separator: "\n")
    }
  }

  private static func isManifest(_ sample: String) -> Bool { sample.contains(".product(") }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Returns whether a file imports the modules of a sample, and contains its other lines one after
  /// another, indented by the same number of spaces.
  private static func contains(_ file: [Substring], _ sample: [Substring]) -> Bool {
    let imports = sample.filter { $0.hasPrefix("import ") }
    let code = sample.filter { !$0.hasPrefix("import ") }
    guard let first = code.first, imports.allSatisfy(file.contains) else { return false }
    return file.indices.contains { start in
      guard file[start].hasSuffix(first), start + code.count <= file.count else { return false }
      let indentation = file[start].dropLast(first.count)
      return indentation.allSatisfy { $0 == " " }
        && zip(code, file[start...]).allSatisfy { indentation + $0 == $1 }
    }
  }
}
