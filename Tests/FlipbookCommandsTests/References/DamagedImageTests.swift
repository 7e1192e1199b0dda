import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

/// Images of references that do not show their frames.
@MainActor
@Suite struct DamagedImageTests {
  private let fixture: ReferenceFixture
  private static let folder = "references/ball"

  init() throws { fixture = try ReferenceFixture(["ball": ballRecipe]) }

  private func file(_ number: Int) -> String { "\(Self.folder)/frame_0000\(number).png" }

  private func bytes(_ number: Int) throws -> Data { try fixture.folder.bytes(file(number)) }

  private func write(_ bytes: Data, to number: Int) throws {
    try bytes.write(to: URL(filePath: fixture.folder.path(file(number))))
  }

  private func write(_ image: Bitmap?, to number: Int) throws {
    let image = try #require(image)
    try write(Data(image.withPixels { PNGEncoder().encode($0) }), to: number)
  }

  private func solid(_ width: Int, _ height: Int) -> Bitmap? {
    Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 255, count: width * height * 4))
  }

  /// Verifies the recipe, and returns the sentences about it.
  private func sentences() async throws -> [String] {
    let result = try await fixture.verify(
      "recipes", ["--report", fixture.folder.path("report.html")])
    #expect(result.status == .difference)
    return fixture.text(of: result).split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { $0.dropFirst(2) }.filter { !$0.hasPrefix("To accept") }.map(String.init)
  }

  @Test("a swapped, truncated or foreign image of a reference is named") func damage() async throws
  {
    _ = try await fixture.record()
    let (first, other) = (try bytes(10), try bytes(14))
    try write(other, to: 10)
    try write(first, to: 14)
    #expect(
      try await sentences() == [
        "The image of frame 10 shows frame 14: \(file(10)).",
        "The image of frame 14 shows frame 10: \(file(14)).",
      ])
    try write(first.dropLast(20), to: 10)
    try write(solid(40, 60), to: 14)
    #expect(
      try await sentences() == [
        "The image of frame 10 cannot be compared: cannot read \(file(10)): "
          + "the PNG file is truncated.",
        "The image of frame 14 does not match its fingerprint: \(file(14)).",
      ])
    try write(solid(41, 60), to: 10)
    try write(solid(40, 59), to: 14)
    #expect(
      try await sentences() == [
        "The image of frame 10 has 41x60 px instead of 40x60 px: \(file(10)).",
        "The image of frame 14 has 40x59 px instead of 40x60 px: \(file(14)).",
      ])
    // Other bytes with the same pixels are the same image.
    try write(first, to: 10)
    let image = try Bitmap(png: Array(other))
    let small = try image.withPixels { try SmallPNGEncoder().image(of: $0) }
    #expect(small.bytes != Array(other))
    try write(Data(small.bytes), to: 14)
    #expect(try await fixture.verify().status == .success)
  }

  @Test("a damaged image is not compared with a frame that differs") func damagedAndChanged()
    async throws
  {
    _ = try await fixture.record()
    try write(solid(40, 60), to: 10)
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: '#FF9501'")
    let result = try await fixture.verify("recipes", ["--color", "0.05"])
    #expect(result.status == .difference)
    #expect(
      fixture.text(of: result).contains(
        "The image of frame 10 does not match its fingerprint: \(file(10))."))
    #expect(!result.output.contains("exceeds"))
    #expect(try await fixture.approve().output == "ball: approved\n")
    #expect(try await fixture.verify().status == .success)
  }

  @Test("an image of a frame that does not exist is named") func missingFrame() async throws {
    _ = try await fixture.record()
    let path = "\(Self.folder)/reference.txt"
    let text = String(decoding: try fixture.folder.bytes(path), as: UTF8.self)
    _ = try fixture.folder.write(
      text.replacing("picture\t10\t", with: "picture\t30\t"), to: path)
    #expect(
      try await sentences() == [
        "The reference lists an image of frame 30, but its last frame is 29: \(file(10))."
      ])
  }

  @Test("with a tolerance, the frames and images that exceed it are named") func exceeding()
    async throws
  {
    _ = try await fixture.record()
    try fixture.rewrite("ball", "backgroundColor: orange", "backgroundColor: red")
    let result = try await fixture.verify("recipes/ball.yaml", ["--pixels", "40"])
    #expect(result.status == .difference)
    let text = fixture.text(of: result)
    #expect(text.contains("Frame 0 exceeds the tolerance: "), "\(text)")
    #expect(text.contains(", compared with \(file(10)).\n"))
  }
}
