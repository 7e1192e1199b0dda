import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct InterruptedVerificationTests {
  private let fixture: ReferenceFixture
  private static let count = 12

  init() throws {
    let recipes = (0..<Self.count).map { number in
      ("r\(number)", ballRecipe.replacing("title:", with: "title: \(number)"))
    }
    fixture = try ReferenceFixture(Dictionary(uniqueKeysWithValues: recipes))
  }

  private var progress: String { fixture.folder.path("actual/.verified") }

  /// The lines of the progress: a header, and one for each recipe.
  private var lines: [String] {
    let text = (try? String(contentsOfFile: progress, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { String($0) }
  }

  /// Records all recipes, cancels their verification, and changes the extents that it has kept.
  ///
  /// - Returns: The number of recipes that were verified.
  private func interrupt() async throws -> Int {
    _ = try await fixture.record()
    let verification = Task { try await fixture.verify() }
    while lines.count < 3 { try await Task.sleep(for: .milliseconds(1)) }
    verification.cancel()
    await #expect(throws: CancellationError.self) { _ = try await verification.value }
    let kept = lines
    try kept.map { $0.replacing(#/ \d+ \d+ same/#, with: " 7 9 same") }.joined(separator: "\n")
      .appending("\n").write(toFile: progress, atomically: true, encoding: .utf8)
    return kept.count - 1
  }

  private func skipped(_ result: CommandResult) -> Int {
    result.output.matches(of: #/r\d+: the same: 7 frames, 9 numbers\n/#).count
  }

  @Test("--resume skips what was verified before the interruption, and then forgets it")
  func resuming() async throws {
    let done = try await interrupt()
    #expect((2..<Self.count).contains(done))
    let result = try await fixture.verify("recipes", ["--resume"])
    #expect(result.status == .success, "\(result.output)")
    #expect(skipped(result) == done)
    #expect(result.output.matches(of: #/r\d+: the same: 30 frames, /#).count == Self.count - done)
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.path("actual")))
    #expect(skipped(try await fixture.verify("recipes", ["--resume"])) == 0)
  }

  @Test("without --resume, everything is verified again") func restarting() async throws {
    _ = try await interrupt()
    #expect(skipped(try await fixture.verify()) == 0)
  }

  @Test("what has changed since the interruption is verified again") func changes() async throws {
    let done = try await interrupt()
    for number in 0..<Self.count {
      let file = number % 2 == 0 ? "recipes/r\(number).yaml" : "references/r\(number)/reference.txt"
      let text = String(decoding: try fixture.folder.bytes(file), as: UTF8.self)
      // The same numbers with another text, or a file with another date.
      _ = try fixture.folder.write(number % 2 == 0 ? text + "# changed\n" : text, to: file)
    }
    let result = try await fixture.verify("recipes", ["--resume"])
    #expect(result.status == .success, "\(result.output)")
    #expect(done > 0 && skipped(result) == 0)
  }

  @Test("an image near the recipes and another tolerance count as changes") func conditions()
    async throws
  {
    _ = try await interrupt()
    let other = try await fixture.verify("recipes", ["--resume", "--points", "1"])
    #expect(skipped(other) == 0)
    _ = try await interrupt()
    _ = try fixture.folder.write("no image", to: "recipes/a.png")
    #expect(skipped(try await fixture.verify("recipes", ["--resume"])) == 0)
  }

  @Test("a verification that ends leaves no folder") func folders() async throws {
    _ = try await fixture.record()
    let output = fixture.folder.path("output")
    let result = try await VerifyCommand.run([
      fixture.folder.path("recipes"), "--references", fixture.folder.path("references"),
      "--actual", "\(output)/deep/actual",
    ])
    #expect(result.status == .success)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("a broken file of progress is ignored", arguments: ["", "flipbook-verified 2\nx", "\u{0}"])
  func broken(text: String) async throws {
    _ = try await interrupt()
    try text.write(toFile: progress, atomically: true, encoding: .utf8)
    let result = try await fixture.verify("recipes", ["--resume"])
    #expect(result.status == .success && skipped(result) == 0)
  }

  @Test("--resume and --report exclude each other") func report() async throws {
    await #expect(throws: (any Error).self) {
      _ = try await fixture.verify("recipes", ["--resume", "--report", "r.html"])
    }
  }
}
