import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite struct ResourceTests {
  /// Writes files below a temporary folder, which exists while `body` runs.
  private func withFiles(
    _ files: [String: Data], body: (_ bundle: Bundle, _ folder: String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ResourceTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)), folder.path)
  }

  /// A PNG of one pixel of a gray.
  private static func png(_ gray: UInt8) throws -> Data {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [gray, gray, gray, 255]))
    return try #require(UIImage(cgImage: image).pngData())
  }

  private static func json(_ text: String) -> Data { Data(text.utf8) }

  private static func gray(_ image: UIImage?) -> UInt8? { image?.cgImage?.pixels[0] }

  @Test("an image set has a file for each scale and appearance, and a rendering intent")
  func imageSet() throws {
    let contents = Self.json(
      """
      {
        "images": [
          { "idiom": "universal", "scale": "1x" },
          { "idiom": "universal", "filename": "l2.png", "scale": "2x" },
          { "idiom": "universal", "filename": "l3.png", "scale": "3x" },
          { "idiom": "universal", "filename": "d2.png", "scale": "2x",
            "appearances": [{ "appearance": "luminosity", "value": "dark" }] },
          { "idiom": "mac", "filename": "mac.png", "scale": "2x" }
        ],
        "properties": { "template-rendering-intent": "template" },
        "info": { "version": 1, "author": "xcode" }
      }
      """)
    let set = "App/Assets.xcassets/Icons/cat.imageset"
    let files = [
      "\(set)/Contents.json": contents, "\(set)/l2.png": try Self.png(20),
      "\(set)/l3.png": try Self.png(30), "\(set)/d2.png": try Self.png(200),
      "\(set)/mac.png": try Self.png(99),
    ]
    try withFiles(files) { bundle, folder in
      let traits = UITraitCollection(displayScale: 2)
      let image = UIImage(named: "cat", in: bundle, compatibleWith: traits)
      #expect(Self.gray(image) == 20 && image?.scale == 2)
      #expect(image?.renderingMode == .alwaysTemplate)
      let sharp = UIImage(
        named: "cat", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))
      #expect(Self.gray(sharp) == 30 && sharp?.scale == 3)

      let view = UIImageView(image: image)
      view.overrideUserInterfaceStyle = .dark
      _ = view.displayContent()
      #expect((view.layer.contents as? CGImage)?.pixels[0] == 200)
      #expect(view.layer.contentsTint != nil)
      view.overrideUserInterfaceStyle = .light
      _ = view.displayContent()
      #expect((view.layer.contents as? CGImage)?.pixels[0] == 20)

      // Recipes are checked before they have a stage: views choose the scale, too.
      let any = try #require(ResourceFolders.image("cat", below: folder, maxPixels: 100))
      #expect(any.resolved(with: UITraitCollection(displayScale: 3)).scale == 3)
      #expect(any.resolved(with: UITraitCollection(displayScale: 2)).scale == 2)
    }
  }

  @Test("a group with a namespace is part of the names in it") func namespace() throws {
    let set = Self.json(
      #"{ "images": [{ "idiom": "universal", "filename": "a.png", "scale": "1x" }] }"#)
    let files = [
      "A.xcassets/Pets/Contents.json": Self.json(#"{"properties":{"provides-namespace":true}}"#),
      "A.xcassets/Pets/dog.imageset/Contents.json": set,
      "A.xcassets/Pets/dog.imageset/a.png": try Self.png(7),
    ]
    try withFiles(files) { bundle, _ in
      #expect(Self.gray(UIImage(named: "Pets/dog", in: bundle, compatibleWith: nil)) == 7)
      #expect(UIImage(named: "dog", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("slices of an image set are its cap insets in points") func slices() throws {
    let contents = Self.json(
      """
      { "images": [{ "idiom": "universal", "filename": "a.png", "scale": "2x", "resizing": {
        "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
        "capInsets": { "top": 8, "left": 6, "bottom": 4, "right": 2 } } }] }
      """)
    let files = [
      "A.xcassets/box.imageset/Contents.json": contents,
      "A.xcassets/box.imageset/a.png": try Self.png(7),
    ]
    try withFiles(files) { bundle, _ in
      let image = try #require(UIImage(named: "box", in: bundle, compatibleWith: nil))
      #expect(image.capInsets == UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
      #expect(image.resizingMode == .tile)
    }
  }

  @Test("files in folders are found by their names, those at the top first") func files() throws {
    let files = [
      "Images/cat@2x.png": try Self.png(20), "Images/dog.png": try Self.png(8),
      "dog.png": try Self.png(9),
      "build/bird.png": try Self.png(1), ".hidden/fish.png": try Self.png(1),
    ]
    try withFiles(files) { bundle, _ in
      func image(_ name: String) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: 3))
      }
      #expect(Self.gray(image("cat")) == 20 && image("cat")?.scale == 2)
      #expect(Self.gray(image("cat.png")) == 20 && Self.gray(image("dog")) == 9)
      #expect(image("bird") == nil && image("fish") == nil && image("../dog") != nil)
    }
  }

  @Test("the folders of a program take the place of the main bundle's") func program() throws {
    try withFiles(["a/owl.png": try Self.png(4), "a/b/notes.txt": Self.json("x")]) { _, folder in
      ResourceFolders.setFolders([folder])
      defer { ResourceFolders.setFolders(nil) }
      #expect(Self.gray(UIImage(named: "owl")) == 4)
      #expect(ResourceFolders.path(ofFile: "notes.txt") == "\(folder)/a/b/notes.txt")
      #expect(UIImage(named: "emu") == nil && UIImage(named: "emu") == nil)
      #expect(UIColor(named: "sky") == nil && NSDataAsset(name: "list") == nil)
      let missing = MissingResources.all
      #expect(missing.count { $0 == .image("emu") } == 1)
      #expect(missing.contains(.color("sky")) && missing.contains(.data("list")))
    }
  }

  @Test("a color set is a color for each appearance") func colorSet() throws {
    let contents = Self.json(
      """
      { "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "gray-gamma-22", "components": { "white": "0.2", "alpha": "1" } } }
      ] }
      """)
    let system = Self.json(
      """
      { "colors": [{ "idiom": "universal",
        "color": { "platform": "ios", "reference": "systemPinkColor" } }] }
      """)
    let files = [
      "A.xcassets/sky.colorset/Contents.json": contents,
      "A.xcassets/rose.colorset/Contents.json": system,
      "A.xcassets/bad.colorset/Contents.json": Self.json(#"{"colors":[{"color":{}}]}"#),
      "A.xcassets/worse.colorset/Contents.json": Self.json("{"),
    ]
    try withFiles(files) { bundle, _ in
      let sky = try #require(UIColor(named: "sky", in: bundle, compatibleWith: nil))
      func components(_ style: UIUserInterfaceStyle) -> [CGFloat] {
        let color = sky.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        return [color.red, color.green, color.blue, color.alpha]
      }
      #expect(components(.light) == [1, 128.0 / 255, 0.2, 0.5])
      #expect(components(.dark) == [0.2, 0.2, 0.2, 1])
      let rose = UIColor(named: "rose", in: bundle, compatibleWith: nil)
      let traits = UITraitCollection(userInterfaceStyle: .light)
      #expect(
        rose?.resolvedColor(with: traits) == UIColor.systemPink.resolvedColor(with: traits))
      for name in ["bad", "worse", "none"] {
        #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
      }
    }
  }

  @Test("a data set has a file and a type") func dataSet() throws {
    let contents = Self.json(
      """
      { "data": [{ "idiom": "universal", "filename": "a.json",
        "universal-type-identifier": "public.json" }] }
      """)
    let files = [
      "A.xcassets/list.dataset/Contents.json": contents,
      "A.xcassets/list.dataset/a.json": Self.json("[1]"),
    ]
    try withFiles(files) { bundle, _ in
      let asset = try #require(NSDataAsset(name: "list", bundle: bundle))
      #expect(asset.data == Self.json("[1]") && asset.typeIdentifier == "public.json")
      #expect(asset.name == "list")
    }
  }
}
