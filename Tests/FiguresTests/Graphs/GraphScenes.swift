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
    contacts: [Int] = [], duration: Double = 1, events: [RecipeMoment] = []
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

/// A card that rotates and fades in, a box that jumps and is removed, and a view that never moves.
let cardRecipe = """
  flipbook: 1
  title: A card
  stage: { size: [100, 100], scale: 1 }
  duration: 0.5s
  views:
    card: { frame: [10, 10, 20, 20], alpha: 0 }
    box: { frame: [0, 0, 10, 10] }
    still: { frame: [50, 50, 10, 10] }
  timeline:
    - { at: 0.1s, set: { card.alpha: 1, card.transform: { rotation: 90deg, scale: 3 } }, animate: 0.2s }
    - { at: 0.2s, set: { box.center: [45, 5] } }
    - { at: 0.3s, remove: box }
    - at: 0.4s
      add: { views: { late: { frame: [0, 0, 10, 10] } } }
  """
