import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import Flipbook
@testable import FlipbookCommands

@MainActor
@Suite struct ReferenceVerbTests {
  private let house: ReferenceHouse

  init() throws {
    house = try ReferenceHouse(["ball": ballRecipe, "fade": fadeRecipe])
  }

  @Test func `what was recorded passes, and recording again changes no file`() async throws {
    let result = try await house.record()
    #expect(
      result.output.hasPrefix("ball: 30 frames, "), "\(result.output)")
    let first = try house.folder.bytes("references/ball/reference.txt")
    let date = {
      try FileManager.default.attributesOfItem(
        atPath: house.folder.path("references/ball/frame_000000.png"))[.modificationDate] as? Date
    }
    let before = try date()
    let verified = try await house.verify()
    #expect(verified.status == .done, "\(verified.output)")
    #expect(verified.output.contains("ball: the same: 30 frames, "))
    #expect(verified.output.contains("2 recipes, 60 frames and "))
    #expect(verified.output.hasSuffix("checked, all pass; tolerance: none, every pixel counts\n"))
    _ = try await house.record()
    #expect(try house.folder.bytes("references/ball/reference.txt") == first)
    #expect(try date() == before)
    #expect(!FileManager.default.fileExists(atPath: house.folder.path("actual")))
  }

  @Test func `distinct pictures are kept once`() async throws {
    _ = try await house.record("recipes/fade.yaml")
    let names = try house.folder.names(in: "references/fade").filter { $0.hasSuffix(".png") }
    let files = try names.map { try house.folder.bytes("references/fade/\($0)") }
    #expect(Set(files).count == files.count)
    // It rests on half of its way from frame 12 on: frame 20 shows nothing new.
    #expect(!names.contains("frame_000020.png") || !names.contains("frame_000012.png"))
  }

  @Test func `a colour is no motion`() async throws {
    _ = try await house.record()
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await house.verify()
    #expect(result.status == .differs)
    #expect(
      result.output.contains("ball: differs\n  The motion is the same: only the drawing differs.\n")
    )
    #expect(result.output.contains("  30 of 30 frames differ: frames 0 to 29.\n"))
    #expect(
      result.output.contains(
        "flipbook approve ball --references \(house.folder.path("references")) --actual \(house.folder.path("actual"))\nfade: the same"
      ))
    #expect(result.output.contains("2 recipes, 60 frames and "))
    #expect(result.output.contains("checked, 1 fails; tolerance: none"))
  }

  @Test func `a shift of the timeline is told in frames`() async throws {
    _ = try await house.record()
    try house.rewrite("fade", "at: 0.1s", "at: 0.15s")
    try house.rewrite("fade", "at: 0.2s", "at: 0.25s")
    try house.rewrite("fade", "at: 0.3s", "at: 0.35s")
    let result = try await house.verify()
    #expect(
      result.output.contains("The motion is the same, but 3 frames (50 ms) later; from frame 7."),
      "\(result.output)")
  }

  @Test func `what failed is approved, and passes then`() async throws {
    _ = try await house.record()
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    #expect(try await house.verify().status == .differs)
    #expect(try house.approve(["recipes/ball.yaml"]).output == "ball: approved\n")
    #expect(try await house.verify().status == .done)
    #expect(throws: VerificationError.nothingToApprove(path: house.folder.path("actual"))) {
      try house.approve()
    }
  }

  @Test func `a recipe without a reference fails, and so does a reference without a recipe`()
    async throws
  {
    _ = try await house.record()
    try FileManager.default.moveItem(
      atPath: house.folder.path("recipes/fade.yaml"), toPath: house.folder.path("recipes/card.yaml")
    )
    let result = try await house.verify()
    #expect(result.status == .differs)
    #expect(result.output.contains("card: has no reference\n"))
    #expect(result.output.contains("fade: has no recipe\n"))
    let alone = try await house.verify("recipes/ball.yaml")
    #expect(alone.status == .done)
    #expect(try house.approve().output == "card: approved\n")
  }

  @Test func `a tolerance is used and told`() async throws {
    _ = try await house.record("recipes/ball.yaml")
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    let result = try await house.verify("recipes/ball.yaml") { $0.tolerance.color = 0.05 }
    #expect(result.status == .done, "\(result.output)")
    #expect(result.output.contains("ball: within tolerance"))
    #expect(result.output.contains("tolerance: colours up to 0.05 apart in OKLab are one"))
  }

  @Test func `a reference that was damaged is bad input`() async throws {
    _ = try await house.record()
    let path = try house.folder.write("nonsense", to: "references/ball/reference.txt")
    await #expect(
      throws: VerificationError.brokenReference(path: path, reason: "it is not of format version 1")
    ) { try await house.verify() }
  }

  @Test func `JSON and JUnit say what the text says`() async throws {
    _ = try await house.record()
    try house.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await house.verify {
      $0.json = true
      $0.junit = house.folder.path("report.xml")
    }
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(report["formatVersion"] as? Int == 1)
    #expect(report["isSame"] as? Bool == false)
    let recipes = try #require(report["recipes"] as? [[String: Any]])
    #expect(recipes.map { $0["isSame"] as? Bool } == [false, true])
    let xml = String(decoding: try house.folder.bytes("report.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"2\" failures=\"1\""))
    #expect(xml.contains("<failure message=\"The motion is the same: only the drawing differs.\">"))
  }
}
