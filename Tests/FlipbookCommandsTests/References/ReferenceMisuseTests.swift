import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// Misuse of references.
@MainActor
@Suite struct ReferenceMisuseTests {
  @Test(
    "record writes no references in continuous integration without FLIPBOOK_RECORD",
    arguments: [
      ("local machine", [:], true),
      ("CI", ["CI": "true"], false),
      ("CI=1", ["CI": "1"], false),
      ("CI=false", ["CI": "false"], true),
      ("CI with recording", ["CI": "true", "FLIPBOOK_RECORD": "all"], true),
      ("CI without recording", ["CI": "true", "FLIPBOOK_RECORD": "none"], false),
    ])
  func continuousIntegration(
    id: String, environment: [String: String], isAllowed: Bool
  ) async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    if isAllowed {
      _ = try await fixture.record(environment: environment)
    } else {
      await #expect(throws: FlipbookError.recordingInCI(verb: "record")) {
        try await fixture.record(environment: environment)
      }
    }
    #expect(FileManager.default.fileExists(atPath: fixture.folder.path("references")) == isAllowed)
  }

  @Test("approve writes no references in continuous integration") func approveInCI() async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    try FileManager.default.createDirectory(
      atPath: fixture.folder.path("references"), withIntermediateDirectories: true)
    #expect(try await fixture.verify().status == .difference)
    await #expect(throws: FlipbookError.recordingInCI(verb: "approve")) {
      try await fixture.approve(environment: ["CI": "true"])
    }
    #expect(try await fixture.approve().output == "ball: approved\n")
  }

  @Test("record rejects an unknown value of FLIPBOOK_RECORD") func unknownRecording() async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    let error = FlipbookError.unknownRecording("some")
    await #expect(throws: error) {
      try await fixture.record(environment: ["FLIPBOOK_RECORD": "some"])
    }
    #expect(
      error.description
        == "invalid value 'some' of FLIPBOOK_RECORD: expected all, changed, missing or none")
  }

  @Test("record rejects two recipes of the same name") func sameName() async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    let other = try ReferenceFixture(["ball": fadeRecipe])
    let recipes = [fixture, other].map { $0.folder.path("recipes/ball.yaml") }
    let references = fixture.folder.path("references")
    let error = FlipbookError.sameReference("\(references)/ball", recipes: recipes)
    #expect(error.description.hasPrefix("\(recipes[0]) and \(recipes[1]) would both have"))
    await #expect(throws: error) {
      try await RecordCommand.run(recipes + ["--references", references])
    }
  }

  @Test("record distinguishes names with a composed and a decomposed character")
  func decomposedName() async throws {
    let fixture = try ReferenceFixture(["caf\u{E9}": ballRecipe])
    let other = try ReferenceFixture(["cafe\u{301}": fadeRecipe])
    let recipes = [
      fixture.folder.path("recipes/caf\u{E9}.yaml"), other.folder.path("recipes/cafe\u{301}.yaml"),
    ]
    let references = fixture.folder.path("references")
    _ = try await RecordCommand.run(recipes + ["--references", references])
    #expect(try Files.names(in: references).count == 2)
  }

  @Test("verify rejects a folder without recipes") func emptyFolder() async throws {
    let fixture = try ReferenceFixture([:])
    await #expect(throws: FlipbookError.noRecipes(path: fixture.folder.path("recipes"))) {
      try await fixture.verify()
    }
  }

  @Test("verify reports an image that no reference names") func unknownImage() async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    _ = try await fixture.record()
    _ = try fixture.folder.write("", to: "references/ball/frame_000004.png")
    let result = try await fixture.verify()
    #expect(result.status == .difference)
    #expect(
      fixture.text(of: result).contains(
        "The reference does not list the image references/ball/frame_000004.png: remove it."))
  }

  @Test("record restores a damaged image with the same bytes") func damagedImage() async throws {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    _ = try await fixture.record()
    let image = "references/ball/frame_000000.png"
    let bytes = try fixture.folder.bytes(image)
    _ = try fixture.folder.write("nonsense", to: image)
    _ = try await fixture.record()
    #expect(try fixture.folder.bytes(image) == bytes)
  }

  @Test("references at any frame rate contain the numbers of every tick") func frameRates()
    async throws
  {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    for rate in ["24", "120", "7/3"] {
      _ = try await fixture.record("recipes", ["--fps", rate])
      let result = try await fixture.verify()
      #expect(result.output.contains("480 numbers"), "\(rate): \(result.output)")
      #expect(result.status == .success)
    }
  }
}
