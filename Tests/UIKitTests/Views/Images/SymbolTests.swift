import Testing
import UIKit

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct SymbolTests {
  private static func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil
  ) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test("every name of the table has a shape, also filled") func table() {
    for name in SymbolTable.entries.keys.sorted() {
      for variant in [String(name), "\(name).fill"] {
        guard let definition = SymbolDefinition(name: variant) else {
          #expect(variant.hasSuffix(".fill"), "\(variant)")
          continue
        }
        let outline = SymbolOutline(definition, pointSize: 17, scale: 1, lineWidth: 0.08)
        #expect(outline.map { !$0.path.isEmpty } ?? false, "\(variant)")
      }
    }
    #expect(SymbolTable.entries.count > 700)
  }

  @Test(
    "every shape may contain a symbol, which is inside of it",
    arguments: SymbolEnclosure.allCases)
  func enclosures(shape: SymbolEnclosure) throws {
    for name in ["plus", "heart", "42", "w"] {
      let full = try #require(SymbolDefinition(name: "\(name).\(shape.rawValue).fill"))
      let outline = try #require(
        SymbolOutline(full, pointSize: 100, scale: 1, lineWidth: 0.08))
      let (outer, inner) = (outline.layers[0].path, outline.layers[1].path)
      #expect(outer.boundingBoxOfPath.contains(inner.boundingBoxOfPath), "\(name)")
      for element in inner.elements {
        for point in element.points.prefix(1) { #expect(outer.contains(point), "\(name)") }
      }
    }
  }

  nonisolated static let names: [(String, SymbolDefinition?)] = [
    ("heart", .glyph("favorite_border", isOutlined: false)),
    ("heart.fill", .glyph("favorite", isOutlined: false)),
    ("house", .glyph("home", isOutlined: true)),
    ("house.fill", .glyph("home", isOutlined: false)),
    (
      "house.circle",
      .enclosed(.circle, isFilled: false, .glyph("home", isOutlined: false))
    ),
    (
      "heart.square.fill",
      .enclosed(.square, isFilled: true, .glyph("favorite", isOutlined: false))
    ),
    ("circle.fill", .enclosed(.circle, isFilled: true, nil)),
    ("7.circle", .enclosed(.circle, isFilled: false, .text("7"))),
    ("42.square.fill", .enclosed(.square, isFilled: true, .text("42"))),
    ("b.circle", .enclosed(.circle, isFilled: false, .text("B"))),
    ("plus.fill", nil), ("123.circle", nil), ("nothing", nil), ("", nil), (".fill", nil),
    ("nothing.circle.fill", nil), ("heart.fill.fill", nil), ("heart.", nil),
  ]

  @Test("names are entries of the table, filled or in a shape", arguments: names)
  func definition(name: String, definition: SymbolDefinition?) {
    #expect(SymbolDefinition(name: name) == definition)
  }

  nonisolated static let sizes: [(String, CGSize)] = [
    ("circle", CGSize(width: 20, height: 19)), ("circle.fill", CGSize(width: 20, height: 19)),
    ("plus", CGSize(width: 17, height: 16)), ("chevron.right", CGSize(width: 10.5, height: 15.5)),
  ]

  @Test("at 17 points, symbols have about the size of Apple's", arguments: sizes)
  func size(name: String, size: CGSize) throws {
    let image = try Self.symbol(name)
    #expect(abs(image.size.width - size.width) <= 0.5, "\(image.size)")
    #expect(abs(image.size.height - size.height) <= 0.5, "\(image.size)")
  }

  @Test("sizes follow the point size, the scale, the text style and the font") func configuration()
    throws
  {
    func width(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
      try Self.symbol("circle", configuration).size.width
    }
    #expect(abs(try width(.init(pointSize: 34)) - 40) <= 1)
    #expect(try width(.init(scale: .small)) < 17)
    #expect(try width(.init(scale: .large)) > 24)
    #expect(try width(.init(textStyle: .title1)) == width(.init(pointSize: 28)))
    #expect(
      try width(.init(font: .systemFont(ofSize: 28), scale: .large))
        == width(.init(pointSize: 28, weight: .regular, scale: .large)))
    #expect(try width(.unspecified) == width(.init(pointSize: 17)))
    #expect(try width(.init(pointSize: -5)) > 0 && width(.init(pointSize: .infinity)) > 0)
  }

  @Test("the weight changes lines, not the size of a shape") func weight() throws {
    func box(_ weight: UIImage.SymbolWeight) throws -> CGRect {
      let form = try Self.symbol("minus", .init(pointSize: 100, weight: weight)).form
      return try #require(form.symbol).outline.box
    }
    #expect(abs(try box(.regular).height - 8.2) < 0.01)
    #expect(try box(.black).height > 14)
    #expect(try box(.ultraLight).height < 3)
    let circle = try Self.symbol("circle", .init(pointSize: 100, weight: .black))
    let thin = try Self.symbol("circle", .init(pointSize: 100, weight: .thin))
    #expect(circle.size == thin.size)
  }

  @Test("a symbol is centered at the height of capital letters") func baseline() throws {
    let image = try Self.symbol("circle", .init(pointSize: 20))
    let capHeight = UIFont.systemFont(ofSize: 20).capHeight
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(abs(offset + capHeight / 2 - image.size.height / 2) < 1e-9)
  }

  @Test("configurations merge: the other's values, where it has some") func merging() {
    let first = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = first.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    let other = first.applying(UIImage.SymbolConfiguration(textStyle: .title1, scale: .small))
    #expect(other.values.pointSize == nil && other.values.textStyle == .title1)
    #expect(other.values.weight == .bold && other.values.scale == .small)
    #expect(both.configurationWithoutScale() == first)
    #expect(first.configurationWithoutPointSizeAndWeight() == .unspecified)
    #expect(first.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))
    #expect(!first.isEqual(to: nil) && first != both)
    #expect(first.withTraitCollection(UITraitCollection(displayScale: 3)) != first)
  }

  @Test("an image's configuration comes before the preferred one of its view") func preferred()
    throws
  {
    let view = UIImageView(image: try Self.symbol("circle", .init(weight: .bold)))
    view.preferredSymbolConfiguration = .init(pointSize: 34, weight: .thin)
    #expect(abs(view.intrinsicContentSize.width - 40) <= 1)
    let shown = try #require(view.image?.shown(in: view, view.preferredSymbolConfiguration))
    #expect(shown.symbolConfiguration?.values.weight == .bold)
    let button = UIButton(type: .system)
    button.setImage(try Self.symbol("circle"), for: .normal)
    let width = button.intrinsicContentSize.width
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(abs(button.intrinsicContentSize.width - 2 * width) <= 1)
    #expect(button.preferredSymbolConfigurationForImage(in: .selected)?.values.pointSize == 34)
  }

  private static func shape(_ view: UIImageView) throws -> ShapeContent {
    _ = view.displayContent()
    return try #require(view.layer.contents as? ShapeContents).shape
  }

  @Test("symbols are templates, unless they are always original") func tint() throws {
    let view = UIImageView(image: try Self.symbol("heart.fill"))
    view.tintColor = .red
    #expect(try Self.shape(view).fillColor == UIColor.red.cgColor)
    // As on iOS, a tint color alone is not the color of a template.
    view.image = try Self.symbol("heart.fill").withTintColor(.green)
    #expect(try Self.shape(view).fillColor == UIColor.red.cgColor)
    view.image = try Self.symbol("heart.fill").withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try Self.shape(view).fillColor == UIColor.green.cgColor)
    view.image = try Self.symbol("house")
    let house = try Self.shape(view)
    #expect(house.fillColor == nil && house.strokeColor == UIColor.red.cgColor)
    #expect(abs(house.lineWidth - 17 * 0.082) < 1e-9)
  }

  @Test("a shape follows the bounds and the content mode of its view") func contentMode() throws {
    let view = UIImageView(image: try Self.symbol("circle.fill"))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.contentMode = .scaleAspectFit
    _ = view.displayContent()
    guard case .shape(let shape) = view.layer.imageContent(in: view.bounds) else {
      Issue.record("no shape")
      return
    }
    let box = shape.path.boundingBoxOfPath
    #expect(abs(box.midX - 100) < 1e-6 && abs(box.midY - 50) < 1e-6)
    #expect(abs(box.width - box.height) < 1e-6 && box.height > 85 && box.height < 100)
  }

  @Test("a symbol cut out of a shape leaves a hole") func hole() throws {
    let form = try Self.symbol("plus.circle.fill", .init(pointSize: 100)).form
    let path = try #require(form.symbol).outline.path
    #expect(!path.contains(.zero) && path.contains(CGPoint(x: 35, y: 0)))
    let ring = try Self.symbol("plus.circle", .init(pointSize: 100)).form
    let lines = try #require(ring.symbol).outline.path
    #expect(lines.contains(.zero) && !lines.contains(CGPoint(x: 35, y: 0)))
    #expect(lines.contains(CGPoint(x: 47, y: 0)))
  }

  @Test(
    "the outline of lines does not cross itself",
    arguments: ["minus", "chevron.right", "checkmark", "xmark", "plus", "arrow.right", "lessthan"])
  func marks(name: String) throws {
    let entry = try #require(SymbolTable.entries[name[...]])
    let path = SymbolMark(entry.dropFirst()).path(unit: 1, lineWidth: 2)
    // The winding number of a point inside is 1, so that both rules agree.
    for x in stride(from: -12.0, through: 12, by: 1) {
      for y in stride(from: -12.0, through: 12, by: 1) {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == path.contains(point, using: .evenOdd), "\(point)")
      }
    }
  }

  @Test("a symbol in a circle has the primary color, the circle the secondary one") func colors()
    throws
  {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    #expect(palette.color(level: 0) == .red && palette.color(level: 1) == .blue)
    #expect(palette.color(level: 2) == .blue && palette.hasColors)
    let hierarchy = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    #expect(hierarchy.color(level: 1)?.cgColor.alpha == 0.5)
    let form = try Self.symbol("plus.circle.fill", palette).form
    #expect(form.symbol?.outline.layers.map(\.level) == [1, 0])
    #expect(!UIImage.SymbolConfiguration.preferringMonochrome().hasColors)
  }

  @Test("the pixels of a symbol are its shape in black, or in its tint color") func pixels() throws
  {
    let circle = try Self.symbol("circle.fill", .init(pointSize: 8))
    for (image, blue) in [(circle, 0), (circle.withTintColor(.blue), 255)] as [(UIImage, UInt8)] {
      let pixels = try #require(image.cgImage)
      #expect(CGFloat(pixels.width) == image.size.width * image.scale)
      let middle = (pixels.height / 2 * pixels.width + pixels.width / 2) * 4
      #expect(Array(pixels.pixels[middle..<middle + 4]) == [blue, 0, 0, 255])
      #expect(pixels.pixels[3] == 0)
    }
    #expect(circle.pngData() != nil)
  }

  @Test("an unknown symbol is nil, and is reported") func unknown() {
    #expect(UIImage(systemName: "hart.fill") == nil)
    #expect(MissingResources.all.contains(.symbol("hart.fill")))
  }

  @Test("symbols of the same name and configuration are equal") func equality() throws {
    #expect(try Self.symbol("star") == Self.symbol("star"))
    #expect(try Self.symbol("star") != Self.symbol("star.fill"))
    #expect(try Self.symbol("star") != Self.symbol("star", .init(weight: .bold)))
    let bold = try #require(
      try Self.symbol("star").applyingSymbolConfiguration(.init(weight: .bold)))
    #expect(bold.symbolConfiguration?.values.weight == .bold && bold.isSymbolImage)
    #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
    let flipped = try Self.symbol("chevron.right").withHorizontallyFlippedOrientation()
    let chevron = try Self.symbol("chevron.right")
    #expect(flipped != chevron && flipped.size == chevron.size)
  }
}
