import CoreGraphics
import Raster
import UIKit

@testable import Figures

/// The pixels of a figure, addressed in points.
struct FigurePixels {
  let width: Int
  let height: Int
  private let scale: CGFloat
  private let bytes: [UInt8]

  init(_ figure: GraphFigure) throws {
    let pixels = try FrameRenderer(scale: figure.scale).draw(figure.list)
    (width, height, scale) = (pixels.width, pixels.height, figure.scale)
    bytes = (0..<pixels.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: pixels.base + row * pixels.bytesPerRow, count: pixels.width * 4)
    }
  }

  /// The color of the pixel at a point, as red, green and blue.
  subscript(x: CGFloat, y: CGFloat) -> [Int] { pixel(Int(x * scale), Int(y * scale)) }

  /// Returns the area of a color in a rectangle, in square points.
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
  /// The color as 8-bit red, green and blue.
  var pixel: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }
}

extension Graph {
  /// Returns a graph of one property, with a line for each list of values.
  static func of(
    _ property: String, _ lines: [[Double?]], names: [String] = ["a", "b", "c"],
    contacts: [Int] = [], duration: Double = 1, events: [RecipeEvent] = []
  ) throws -> Graph {
    let panel = Panel(
      property: try GraphProperty.all(in: [property])[0],
      lines: lines.enumerated().map { index, values in
        Line(item: names[index], color: index, values: values, contacts: contacts)
      })
    return Graph(
      title: "", duration: duration, panels: [panel], items: Array(names.prefix(lines.count)),
      events: events)
  }

  /// Returns the graph of a recipe.
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
