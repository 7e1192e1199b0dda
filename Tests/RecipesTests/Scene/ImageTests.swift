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

  /// A PNG of a pixel with a color profile that has neither a matrix nor curves.
  private nonisolated static let profilePNG = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAAH2lDQ1BwAAB42mNgQAVB7k4KEZFRCshiicnFBQw0\
    BACOjgPOHhY9NAAAAAxJREFUeNpjYGRiBgAADgAH6ZI31AAAAABJRU5ErkJggg==
    """

  /// A JPEG of 3 x 2 pixels with EXIF's orientation 6.
  private nonisolated static let turnedJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAYEBQYF\
    BAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcH\
    BwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAAR\
    CAACAAMDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQA\
    AAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdI\
    SUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
    x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL\
    /8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcY\
    GRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOk\
    paanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD1\
    T4LeGtC1f4VeGb7VdF0y+vZrNTLcXNrHLI5BIG5mBJ4AHPpRRRX1uB/3al/hX5I5p/Ez/9k=
    """

  /// Checks a recipe in a folder with files in base 64.
  private func check(
    _ views: String, files: [String: String] = ["cat.png": png, "cat@2x.png": png]
  ) throws -> Result<Recipe, RecipeErrors> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(Data(base64Encoded: text)).write(to: file)
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
      ("a GIF", "R0lGODlhAQABAAAAADs=", "the image file is neither a PNG nor a JPEG file"),
      ("half a JPEG", "/9j/4AAQSkZJRg==", "the image file cannot be read: it is truncated"),
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

  @Test("a JPEG is shown upright, as its orientation says") func jpeg() throws {
    let recipe = try check(
      "views: { cat: { kind: imageView, frame: [0, 0, 40, 40], image: cat.jpg } }",
      files: ["cat.jpg": Self.turnedJPEG])
    let view = try #require(try recipe.get().makeScene().view("cat") as? UIImageView)
    #expect(view.image?.imageOrientation == .right)
    #expect(view.image?.size == CGSize(width: 2, height: 3))
  }

  @Test("a color profile that is not used is a warning") func profile() throws {
    let recipe = try check(
      "views: { cat: { kind: imageView, frame: [0, 0, 40, 40], image: cat.png } }",
      files: ["cat.png": Self.profilePNG]
    ).get()
    #expect(recipe.warnings.map(\.code) == [.colorProfile])
    #expect(
      recipe.warnings.first?.message
        == "the colors of the image may be wrong: its color profile is not one of a matrix and curves"
    )
  }

  @Test("an image of an asset catalog has the scale of the stage") func catalog() throws {
    let contents = """
      { "images": [{ "idiom": "universal", "filename": "a.png", "scale": "1x" },
      { "idiom": "universal", "filename": "b.png", "scale": "3x" }] }
      """
    let files = [
      "Assets.xcassets/cat.imageset/Contents.json": Data(contents.utf8).base64EncodedString(),
      "Assets.xcassets/cat.imageset/a.png": Self.png,
      "Assets.xcassets/cat.imageset/b.png": Self.png,
    ]
    for (scale, width) in [(1, 4), (3, 4.0 / 3)] as [(Int, CGFloat)] {
      let recipe = try check(
        """
        stage: { size: [50, 50], scale: \(scale) }
        views: { cat: { kind: imageView, frame: [0, 0, 9, 9], contentMode: center, image: cat } }
        """, files: files)
      let scene = try recipe.get().makeScene()
      let layer = scene.stage.displayList().layers.compactMap(\.firstWithContent).first
      guard case .image(let content) = try #require(layer).content else { throw NoImage() }
      #expect(abs(content.frame.width - width) < 1e-9)
    }
  }

  @Test("an icon is a shape in the tint color") func icon() throws {
    let recipe = try check(
      """
      views:
        heart: { kind: imageView, frame: [0, 0, 40, 40], icon: heart.fill, tintColor: red }
        star:
          kind: imageView
          frame: [40, 0, 40, 40]
          icon: { name: star, pointSize: 30, weight: bold, scale: small, tintColor: blue }
        like: { kind: button, frame: [0, 40, 40, 40], icon: { normal: heart, selected: heart.fill } }
      """)
    #expect(try recipe.get().usesSymbols)
    let scene = try recipe.get().makeScene()
    let star = try #require((scene.view("star") as? UIImageView)?.image)
    #expect(
      star.symbolConfiguration
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .small)
        .withTraitCollection(UITraitCollection(displayScale: 2)))
    let button = try #require(scene.view("like") as? UIButton)
    #expect(button.image(for: .selected) != button.image(for: .normal))
    let shapes = scene.stage.displayList().layers.flatMap(\.shapes)
    #expect(
      shapes.map { $0.fillColor ?? $0.strokeColor } == [
        UIColor.red.cgColor, UIColor.blue.cgColor,
        UIColor.systemBlue.resolvedColor(with: .current).cgColor,
      ])
  }

  @Test("items of a tab bar have icons") func tabBarIcons() throws {
    let items =
      "[{ title: Home, icon: house, selectedIcon: house.fill }, { title: Me, icon: person }]"
    let scene = try check("stage: { tabBar: { items: \(items) } }").get().makeScene()
    let bar = try #require(scene.stage.window.subviews.compactMap { $0 as? UITabBar }.first)
    #expect(bar.items?.map { $0.image?.isSymbolImage } == [true, true])
    #expect(bar.items?.map { $0.selectedImage?.isSymbolImage } == [true, nil])
    #expect(scene.stage.displayList().layers.flatMap(\.shapes).count == 2)
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

  /// The shapes in the layer, from back to front.
  fileprivate var shapes: [ShapeContent] {
    var shapes = sublayers.flatMap(\.shapes)
    if case .shape(let shape) = content { shapes.insert(shape, at: 0) }
    return shapes
  }

  /// The first layer in this one that has content.
  fileprivate var firstWithContent: DisplayLayer? {
    content != .none ? self : sublayers.lazy.compactMap(\.firstWithContent).first
  }
}
