import Foundation
import Testing

@Suite struct RobustnessTests {
  @Test("every eighth rewritten file of UIKit parses and keeps its lines and columns")
  func sources() throws {
    let sources = RewriterProgram.root.appending(path: "Sources/UIKit")
    let names =
      (FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    #expect(names.count > 100)
    let paths = stride(from: 0, to: names.count, by: 8).map {
      sources.appending(path: names[$0]).path
    }
    let result = try RewriterProgram.run(paths: paths, in: try TemporaryFolder())
    for (index, path) in paths.enumerated() {
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      expectColumns(of: result, index, text)
    }
    #expect(try syntaxErrors(in: result) == [])
  }

  @Test("the samples of the rules parse when they are rewritten") func samples() throws {
    let result = try RewriterProgram.run(Self.samples.enumerated().map { ("\($0).swift", $1) })
    #expect(try syntaxErrors(in: result) == [])
  }

  @Test("truncated files keep their lines") func truncated() throws {
    var files: [(name: String, bytes: Data)] = []
    for (index, sample) in Self.samples.enumerated() {
      let bytes = Data(sample.utf8)
      for length in stride(from: index % 23, to: bytes.count, by: 23) {
        files.append(("\(index)-\(length).swift", bytes.prefix(length)))
      }
    }
    try expectLines(of: files)
  }

  @Test("files with exchanged, repeated and removed bytes keep their lines") func garbage() throws {
    var generator = Generator(state: 7)
    var files: [(name: String, bytes: Data)] = []
    let tokens = [
      "{", "}", "(", "#selector(", "@objc ", "?", ".", "\"", "#Preview {", "\n", "\0", "é",
    ]
    for (index, sample) in Self.samples.enumerated() {
      for version in stride(from: index % 4, to: 20, by: 4) {
        var bytes = [UInt8](sample.utf8)
        for _ in 0..<(1 + version / 4) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
          default:
            let token = tokens.randomElement(using: &generator) ?? ""
            bytes.insert(contentsOf: Array(token.utf8), at: place)
          }
        }
        files.append(("\(index)-\(version).swift", Data(bytes)))
      }
    }
    try expectLines(of: files)
  }

  @Test("empty files and files without Swift are rewritten") func notSwift() throws {
    try expectLines(of: [
      ("empty.swift", Data()), ("lines.swift", Data("\n\n\n".utf8)),
      ("zeros.swift", Data(count: 100)), ("bytes.swift", Data((0...255).map { UInt8($0) })),
      ("mark.swift", Data("\u{FEFF}import UIKit\nlet a = #selector(b)".utf8)),
      ("ends.swift", Data("import UIKit\r\nclass A { @objc func f() {} }\r\n".utf8)),
      ("deep.swift", Data(String(repeating: "(", count: 300).utf8)),
    ])
  }

  /// Returns the errors of the parser of the compiler, for which one of the files may have top-level code.
  private func syntaxErrors(in result: RewriterProgram.Output) throws -> [String] {
    let parsed = try RewriterProgram.execute("swiftc", ["-frontend", "-parse"] + result.paths)
    return parsed.errors.split(separator: "\n").map(String.init).filter {
      $0.contains(".swift:") && $0.contains(": error: ")
        && !$0.contains("not allowed at the top level")
    }
  }

  /// Rewrites the files as one program, and expects each line of a file in its output.
  private func expectLines(of files: [(name: String, bytes: Data)]) throws {
    let result = try RewriterProgram.run(files)
    for (file, output) in zip(files, result.report.files) {
      let rewritten = try Data(contentsOf: URL(filePath: output.output))
      let lines = file.bytes.count { $0 == 10 }
      let newLines = rewritten.count { $0 == 10 }
      #expect(newLines >= lines, "\(file.name)")
    }
  }

  /// The inputs of the rows of the rules' tests.
  private static let samples =
    (AttributesTests.rows + SelectorsTests.rows + ProtocolsTests.rows + OldNamesTests.rows
    + ImportsTests.rows).map { "import UIKit\n" + $0.input }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
