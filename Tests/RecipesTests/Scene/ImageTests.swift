import Foundation
import Testing
import UIKit

@testable import Recipes

/// Tests images from files beside a recipe.
@MainActor
@Suite struct ImageTests {
  /// A PNG of 4 x 2 pixels.
  private nonisolated static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNgYGBoQMOoAgA+IgQBbs027AAAAABJRU5ErkJggg=="
  /// The start of a PNG of 5000 x 4000 pixels.
  private nonisolated static let largePNG =
    "iVBORw0KGgoAAAANSUhEUgAAE4gAAA+gCAYAAAAWGfYqAAAAAElFTkSuQmCC"

  /// Checks a recipe in a folder with files in base 64.
  private func check(
    _ views: String, files: [String: String] = ["cat.png": png, "cat@2x.png": png]
  ) throws -> Result<Recipe, RecipeErrors> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try #require(Data(base64Encoded: text)).write(to: folder.appendingPathComponent(name))
    }
    return Result { () throws(RecipeErrors) in
      try Recipe.check(
        "flipbook: 1\nduration: 2s\n\(views)", file: folder.appendingPathComponent("r.yaml").path)
    }
  }

  private func content(_ image: String, _ properties: String = "") throws -> ImageContent {
    let recipe = try check(
      "views: { cat: { kind: imageView, frame: [0, 0, 40, 40], image: \(image)\(properties) } }")
    let scene = try recipe.get().makeScene()
    let layer = scene.stage.displayList().layers.compactMap(\.firstWithContent).first
    guard case .image(let content) = try #require(layer).content else { throw NoImage() }
    return content
  }

  private struct NoImage: Error {}

  @Test(
    "an image is placed by its content mode and its scale",
    arguments: [
      ("cat.png", "", CGRect(x: 0, y: 0, width: 40, height: 40)),
      ("cat.png", ", contentMode: scaleAspectFit", CGRect(x: 0, y: 10, width: 40, height: 20)),
      ("cat.png", ", contentMode: scaleAspectFill", CGRect(x: -20, y: 0, width: 80, height: 40)),
      ("cat.png", ", contentMode: center", CGRect(x: 18, y: 19, width: 4, height: 2)),
      ("cat@2x.png", ", contentMode: topLeft", CGRect(x: 0, y: 0, width: 2, height: 1)),
    ])
  func contentModes(file: String, properties: String, frame: CGRect) throws {
    let content = try content(file, properties)
    #expect(content.frame == frame)
    #expect(content.tint == nil)
  }

  @Test("a template image has the tint color") func template() throws {
    let image = "{ file: cat.png, renderingMode: alwaysTemplate }"
    #expect(try content(image, ", tintColor: red").tint == UIColor.red.cgColor)
    #expect(try content(image).tint == UIColor.systemBlue.resolvedColor(with: .current).cgColor)
    #expect(try content("{ file: cat.png }", ", tintColor: red").tint == nil)
  }

  @Test("an image can be set") func setting() throws {
    let recipe = try check(
      """
      views: { cat: { kind: imageView, frame: [0, 0, 40, 40] } }
      timeline: [{ at: 1s, set: { cat.image: { file: cat.png, renderingMode: alwaysTemplate } } }]
      """)
    let scene = try recipe.get().makeScene()
    let view = try #require(scene.view("cat") as? UIImageView)
    #expect(view.image == nil)
    scene.play(to: 1)
    #expect(view.image?.renderingMode == .alwaysTemplate)
  }

  @Test("a file is loaded once for all its uses") func loadedOnce() throws {
    let view = "{ kind: imageView, frame: [0, 0, 9, 9], image: cat.png }"
    let scene = try check("views: { a: \(view), b: \(view) }").get().makeScene()
    let images = ["a", "b"].compactMap { (scene.view($0) as? UIImageView)?.image?.cgImage }
    #expect(images.count == 2 && images[0] === images[1])
  }

  @Test(
    "a file that is no usable image is reported",
    arguments: [
      ("a JPEG", "/9j/4AAQSkZJRg==", "the image file is not a PNG file"),
      ("an empty file", "", "the image file cannot be read: it is truncated"),
      ("half a PNG", String(png.prefix(60)), "the image file cannot be read: it is truncated"),
      ("too many pixels", largePNG, "the image is too large"),
    ])
  func unusable(id: String, file: String, message: String) throws {
    let result = try check(
      "views: { cat: { kind: imageView, frame: [0, 0, 9, 9], image: cat.png } }",
      files: ["cat.png": file])
    guard case .failure(let errors) = result else { throw NoImage() }
    #expect(errors.diagnostics.map(\.message) == [message])
    #expect(errors.diagnostics.first?.place?.line == 3)
    #expect(errors.diagnostics.first?.place?.column == 62)
  }

  @Test("items of a tab bar have images in the color of the item") func tabBar() throws {
    let items = """
      [{ title: Home, image: cat.png, selectedImage: cat@2x.png }, Search,
      { title: Photo, image: { file: cat.png, renderingMode: alwaysOriginal } }]
      """
    let scene = try check("stage: { tabBar: { items: \(items), selected: 1 } }").get().makeScene()
    let bar = try #require(scene.stage.window.subviews.compactMap { $0 as? UITabBar }.first)
    let tabs = try #require(bar.items)
    #expect(tabs.map(\.title) == ["Home", "Search", "Photo"])
    #expect(tabs.map { $0.image?.scale } == [1, nil, 1])
    #expect(tabs.map { $0.selectedImage?.scale } == [2, nil, nil])
    let images = scene.stage.displayList().layers.flatMap(\.images)
    let gray = UIColor.systemGray.resolvedColor(with: .current).cgColor
    #expect(images.map(\.tint) == [gray, nil])
  }

  @Test("the images of a recipe have a limit together") func together() throws {
    // The header of the second file is read only up to the remaining pixels.
    let result = try check(
      """
      views:
        a: { kind: imageView, frame: [0, 0, 9, 9], image: cat.png }
        b: { kind: imageView, frame: [0, 0, 9, 9], image: large.png }
      """, files: ["cat.png": Self.png, "large.png": Self.largePNG])
    #expect(result.codes == ["bad-image"])
    guard case .failure(let errors) = result else { throw NoImage() }
    #expect(errors.diagnostics.first?.found == "5000 x 4000 pixels, after 8 pixels")
  }
}

extension DisplayLayer {
  /// The images in the layer, from back to front.
  fileprivate var images: [ImageContent] {
    var images = sublayers.flatMap(\.images)
    if case .image(let image) = content { images.insert(image, at: 0) }
    return images
  }

  /// The first layer in this one that has content.
  fileprivate var firstWithContent: DisplayLayer? {
    content != .none ? self : sublayers.lazy.compactMap(\.firstWithContent).first
  }
}
