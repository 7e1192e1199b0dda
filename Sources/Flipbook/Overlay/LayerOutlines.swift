import DisplayList
import UIKit

/// Draws the outlines of the layers of a stage.
@MainActor
struct LayerOutlines {
  private static let pen = OverlayPen(color: OverlayColor.teal, width: 1)

  /// The number of each layer by its identifier, in the order in which they first appeared: layers of
  /// the same scene have other identifiers when it is played again.
  private var numbers: [Int: Int] = [:]

  /// Records the layers of a tick.
  mutating func record(_ list: DisplayList) {
    visit(list.layers) { layer, _ in
      if numbers[layer.id] == nil { numbers[layer.id] = numbers.count }
    }
  }

  /// Returns the outlines of the bounds of all layers in a list, from back to front.
  func layers(of list: DisplayList) -> [DisplayLayer] {
    var strokes: [OverlayStroke] = []
    visit(list.layers) { layer, transform in
      let bounds = layer.attributes.bounds
      guard let number = numbers[layer.id], bounds.width > 0, bounds.height > 0 else { return }
      let path = CGMutablePath()
      path.addLines(
        between: [
          CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
          CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { $0.applying(transform) })
      path.closeSubpath()
      let id = OverlayID(overlay: .layers, animator: OverlayID.stage, element: number)
      strokes.append(OverlayStroke(path, Self.pen, id: id))
    }
    return strokes.map(\.casing) + strokes.map(\.line)
  }

  /// Visits the layers that are not entirely transparent, each with its transform to the stage.
  private func visit(
    _ layers: [DisplayLayer], _ parent: CGAffineTransform = .identity,
    _ body: (DisplayLayer, CGAffineTransform) -> Void
  ) {
    for layer in layers where layer.attributes.opacity > 0 {
      let transform = layer.attributes.matrix.concatenating(parent)
      body(layer, transform)
      visit(layer.sublayers, transform, body)
    }
  }
}
