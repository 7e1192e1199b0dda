import Testing
import UIKit

@Suite struct UIImageTests {
  /// A PNG of 2 x 2 pixels: red and half-opaque green above blue and transparent.
  static let data =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAGUlEQVR42mP4z8Dwn+EEQwMDkP7PycnJAAA4mQVgfnvq4QAAAABJRU5ErkJggg=="
    ) ?? Data()

  /// Writes the image under `names` into a temporary folder that exists while `body` runs.
  private func withFiles(_ names: String..., body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Self.data.write(to: folder.appendingPathComponent(name)) }
    try body(folder.path)
  }

  @Test("pixels are premultiplied by alpha") func premultiplication() throws {
    let image = try #require(UIImage(data: Self.data)?.cgImage)
    #expect(image.width == 2 && image.height == 2)
    #expect(image.pixels == [0, 0, 255, 255, 0, 100, 0, 128, 255, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test(
    "the size is the number of pixels divided by the scale",
    arguments: [(1, 2), (2, 1), (0, 2), (-1, 2), (.nan, 2)] as [(CGFloat, CGFloat)])
  func scale(scale: CGFloat, side: CGFloat) throws {
    let image = try #require(UIImage(data: Self.data, scale: scale))
    #expect(image.size == CGSize(width: side, height: side))
  }

  @Test(
    "a file name determines the scale",
    arguments: [
      ("ball.png", 1), ("ball@2x.png", 2), ("ball@3x.png", 3), ("ball2x.png", 1),
      ("@2x.ball.png", 1),
    ] as [(String, CGFloat)])
  func fileScale(name: String, scale: CGFloat) throws {
    try withFiles(name) { folder in
      #expect(UIImage(contentsOfFile: "\(folder)/\(name)")?.scale == scale)
    }
  }

  @Test(
    "a named image has the screen's scale, or the highest one available",
    arguments: [
      (2, 2), (1, 1), (3, 3), (4, 3),
    ] as [(CGFloat, CGFloat)])
  func named(screen: CGFloat, scale: CGFloat) throws {
    try withFiles("ball.png", "ball@2x.png", "ball@3x.png") { folder in
      let bundle = Bundle(path: folder)
      let traits = UITraitCollection(displayScale: screen)
      #expect(UIImage(named: "ball", in: bundle, compatibleWith: traits)?.scale == scale)
      #expect(UIImage(named: "ball.png", in: bundle, compatibleWith: traits)?.scale == scale)
      #expect(UIImage(named: "bat", in: bundle, compatibleWith: traits) == nil)
    }
  }

  @Test("invalid data and missing files return nil") func invalid() throws {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Self.data.dropLast(20)) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(contentsOfFile: "/") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test("withRenderingMode keeps the pixels") func renderingMode() throws {
    let image = try #require(UIImage(data: Self.data, scale: 2))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic && template.renderingMode == .alwaysTemplate)
    #expect(template.cgImage == image.cgImage && template.scale == 2)
  }
}
