import Foundation
import Testing

/// Runs the fuzzer, in processes.
@Suite struct FuzzTests {
  private static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "Fuzz").path

  private static func run(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test("no input of the corpus traps, takes long or uses much memory") func corpus() async throws {
    let (status, output) = try await Self.run(["replay", "--seconds", "20"])
    #expect(status == 0, "\(output)")
  }

  @Test(
    "no mutated input traps, takes long or uses much memory",
    arguments: [
      ("recipes", 100), ("pngs", 800), ("jpegs", 800), ("fonts", 100), ("manifests", 100),
      ("references", 40),
      ("command-lines", 15),
    ])
  func mutations(subject: String, cases: Int) async throws {
    let (status, output) = try await Self.run([
      "run", "--cases", "\(cases)", "--seconds", "20", "--subjects", subject,
    ])
    #expect(status == 0, "\(output)")
    #expect(output.contains("\(subject): \(cases) cases"))
  }
}
