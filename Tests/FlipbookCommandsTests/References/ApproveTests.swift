import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

/// Approving the output of failed verifications.
@MainActor
@Suite struct ApproveTests {
  /// A folder with recorded references whose recipes have changed, and the output of both.
  private func changed() async throws -> ReferenceFixture {
    let fixture = try ReferenceFixture(["ball": ballRecipe, "fade": redCardRecipe])
    _ = try await fixture.record()
    try fixture.rewrite("ball", "orange", "purple")
    try fixture.rewrite("fade", "red", "green")
    #expect(try await fixture.verify().status == .difference)
    return fixture
  }

  /// Returns the contents of all files of a folder.
  private func contents(_ fixture: ReferenceFixture, _ folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for recipe in try Files.names(in: fixture.folder.path(folder)) {
      for name in try Files.names(in: fixture.folder.path("\(folder)/\(recipe)")) {
        let path = "\(folder)/\(recipe)/\(name)"
        contents[path] =
          Files.isFolder(fixture.folder.path(path)) ? [] : Array(try fixture.folder.bytes(path))
      }
    }
    return contents
  }

  @Test(
    "approve writes no reference if one of them cannot be written",
    arguments: ["missing image", "folder in place of an image", "broken text", "unknown recipe"])
  func allOrNothing(problem: String) async throws {
    let fixture = try await changed()
    let images = try fixture.folder.names(in: "actual/fade").filter { $0.hasSuffix(".png") }
    let last = try #require(images.last)
    switch problem {
    case "missing image":
      Files.remove(fixture.folder.path("actual/fade/\(last)"))
    case "folder in place of an image":
      Files.remove(fixture.folder.path("references/fade/\(last)"))
      try Files.makeFolder(fixture.folder.path("references/fade/\(last)"))
    case "broken text":
      _ = try fixture.folder.write("nonsense", to: "actual/fade/reference.txt")
    default: break
    }
    let (references, actual) = (
      try contents(fixture, "references"), try contents(fixture, "actual")
    )
    await #expect(throws: (any Error).self) {
      try await fixture.approve(problem == "unknown recipe" ? ["ball", "other"] : [])
    }
    #expect(try contents(fixture, "references") == references)
    #expect(try contents(fixture, "actual") == actual)
  }

  @Test("approve accepts names, files, and repetitions") func names() async throws {
    let fixture = try await changed()
    let result = try await fixture.approve(["fade", "recipes/ball.yaml", "fade.yml", "ball"])
    #expect(result.output == "fade: approved\nball: approved\n")
    #expect(try await fixture.verify().status == .success)
    #expect(try fixture.folder.names(in: "actual") == [])
  }

  @Test("approve accepts a recipe with a dot in its name") func dottedName() async throws {
    let fixture = try ReferenceFixture(["ball.v2": ballRecipe])
    try Files.makeFolder(fixture.folder.path("references"))
    #expect(try await fixture.verify().output.contains("flipbook approve ball.v2 "))
    #expect(try await fixture.approve(["ball.v2"]).output == "ball.v2: approved\n")
    #expect(try await fixture.verify().status == .success)
  }

  @Test("approve accepts no path outside the output", arguments: ["..", ".", "", "/", "a/.."])
  func invalidNames(name: String) async throws {
    let fixture = try await changed()
    await #expect(throws: VerificationError.self) { try await fixture.approve([name]) }
  }

  @Test("a reference with the line ends of Windows is verified, and not behind") func returns()
    async throws
  {
    let fixture = try ReferenceFixture(["ball": ballRecipe])
    _ = try await fixture.record()
    let path = fixture.folder.path("references/ball/reference.txt")
    let text = String(decoding: try Files.read(path), as: UTF8.self).replacing("\n", with: "\r\n")
    try Files.write(Array(text.utf8), to: path)
    #expect(try await fixture.verify().status == .success)
    _ = try await fixture.record()
    #expect(try Files.read(path) == Array(text.utf8))
  }

  @Test("the file names of commands to run are quoted") func quoting() async throws {
    let name = "it's '\u{301}; echo"
    let fixture = try ReferenceFixture([name: ballRecipe])
    _ = try await fixture.record()
    try fixture.rewrite(name, "orange", "purple")
    let result = try await fixture.verify()
    #expect(result.output.contains("flipbook approve \(name.shellQuoted) --references "))
    #expect(result.output.unicodeScalars.contains("\u{301}"))
  }
}
