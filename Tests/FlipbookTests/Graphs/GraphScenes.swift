import CoreGraphics
import Raster
import UIKit

@testable import Flipbook

/// The pixels of a picture, found by points.
struct PictureShot {
  let width: Int
  let height: Int
  private let scale: CGFloat
  private let bytes: [UInt8]

  init(_ picture: GraphPicture) throws {
    let pixels = try FrameRenderer(scale: picture.scale).draw(picture.list)
    (width, height, scale) = (pixels.width, pixels.height, picture.scale)
    bytes = (0..<pixels.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: pixels.base + row * pixels.bytesPerRow, count: pixels.width * 4)
    }
  }

  /// The colour of the pixel at a point as red, green and blue.
  subscript(x: CGFloat, y: CGFloat) -> [Int] { pixel(Int(x * scale), Int(y * scale)) }

  /// How much of a rectangle has a colour, in square points.
  func area(of color: [Int], in rect: CGRect) -> CGFloat {
    var count = 0
    for y in Int(rect.minY * scale)..<Int(rect.maxY * scale) {
      for x in Int(rect.minX * scale)..<Int(rect.maxX * scale) where pixel(x, y) == color {
        count += 1
      }
    }
    return CGFloat(count) / scale / scale
  }

  private func pixel(_ x: Int, _ y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return [2, 1, 0].map { Int(bytes[start + $0]) }
  }
}

extension CGColor {
  /// The colour as a pixel has it.
  var pixel: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}

extension Graph {
  /// A graph of one property, with a line for each list of values.
  static func of(
    _ property: String, _ lines: [[Double?]], names: [String] = ["a", "b", "c"],
    contacts: [Int] = [], duration: Double = 1, moments: [RecipeMoment] = []
  ) throws -> Graph {
    let panel = Panel(
      property: try GraphProperty.all(in: [property])[0],
      lines: lines.enumerated().map { index, values in
        Line(item: names[index], color: index, values: values, contacts: contacts)
      })
    return Graph(
      title: "", duration: duration, panels: [panel], items: Array(names.prefix(lines.count)),
      moments: moments)
  }

  /// The graph of a recipe's text.
  @MainActor
  static func of(
    recipe text: String, items: [String] = [], properties: [String] = []
  ) throws -> Graph {
    var options = GraphOptions()
    options.items = items
    options.properties = try GraphProperty.all(in: properties)
    return try Recipe.check(text, file: "test.yaml").graph(options)
  }
}
