import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

/// What must not be done to references.
@MainActor
@Suite struct ReferenceMisuseTests {
  @Test(arguments: [
    ("on a machine of one's own", [:], true),
    ("CI", ["CI": "true"], false),
    ("CI by another word", ["CI": "1"], false),
    ("no CI", ["CI": "false"], true),
    ("CI, but asked for", ["CI": "true", "FLIPBOOK_RECORD": "all"], true),
    ("CI, asked for nothing", ["CI": "true", "FLIPBOOK_RECORD": "none"], false),
  ])
  func `references are not written in CI`(
    id: String, environment: [String: String], isAllowed: Bool
  ) async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    if isAllowed {
      _ = try await house.record { $0.environment = environment }
    } else {
      await #expect(throws: FlipbookError.recordingInCI(verb: "record")) {
        try await house.record { $0.environment = environment }
      }
    }
    #expect(FileManager.default.fileExists(atPath: house.folder.path("references")) == isAllowed)
  }

  @Test func `nothing is approved in CI`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    #expect(try await house.verify().status == .differs)
    var verb = ApproveVerb()
    verb.references = house.folder.path("references")
    verb.actual = house.folder.path("actual")
    verb.environment = ["CI": "true"]
    #expect(throws: FlipbookError.recordingInCI(verb: "approve")) { try verb.run() }
    verb.environment = [:]
    #expect(try verb.run().output == "ball: approved\n")
  }

  @Test func `a way of recording that there is not is told`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    let error = FlipbookError.unknownRecording("some")
    await #expect(throws: error) {
      try await house.record { $0.environment = ["FLIPBOOK_RECORD": "some"] }
    }
    #expect(
      error.description
        == "invalid value 'some' of FLIPBOOK_RECORD: expected all, changed, missing or none")
  }

  @Test func `two recipes of one name have no room for two references`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    let other = try ReferenceHouse(["ball": fadeRecipe])
    var verb = RecordVerb()
    verb.recipes = [house, other].map { $0.folder.path("recipes/ball.yaml") }
    verb.references = house.folder.path("references")
    let (record, references) = (verb, verb.references)
    await #expect(throws: FlipbookError.sameReference("\(references)/ball")) {
      try await record.run()
    }
  }

  @Test func `a folder without recipes verifies nothing`() async throws {
    let house = try ReferenceHouse([:])
    await #expect(throws: FlipbookError.noRecipes(path: house.folder.path("recipes"))) {
      try await house.verify()
    }
  }

  @Test func `a picture that no reference names is told`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    _ = try await house.record()
    _ = try house.folder.write("", to: "references/ball/frame_000004.png")
    let result = try await house.verify()
    #expect(result.status == .differs)
    #expect(
      house.text(of: result).contains(
        "The reference names no picture references/ball/frame_000004.png: remove it."))
  }

  @Test func `a damaged picture is recorded again, with the same bytes`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    _ = try await house.record()
    let picture = "references/ball/frame_000000.png"
    let bytes = try house.folder.bytes(picture)
    _ = try house.folder.write("nonsense", to: picture)
    _ = try await house.record()
    #expect(try house.folder.bytes(picture) == bytes)
  }

  @Test func `frames of another rate have the numbers of every tick`() async throws {
    let house = try ReferenceHouse(["ball": ballRecipe])
    for rate in ["24", "120", "7/3"] {
      _ = try await house.record { $0.changes.fps = .of(rate) }
      let result = try await house.verify()
      #expect(result.output.contains("480 numbers"), "\(rate): \(result.output)")
      #expect(result.status == .done)
    }
  }
}
