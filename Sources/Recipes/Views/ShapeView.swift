import UIKit

/// A view whose layer fills and strokes a path.
///
/// UIKit does not animate changes of a shape layer's properties in animation blocks, even if the layer
/// is a view's. Here `animate`, animators and keyframes animate them as they do the properties of
/// views, with the same timing, as readers of a recipe that sets both expect.
final class ShapeView: ItemView {
  /// The outline of a shape.
  enum Outline: Sendable {
    case path(CGPath)
    /// The corners of a polyline.
    case points([CGPoint])
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The outline, in the view's coordinates.
  var outline = Outline.points([]) { didSet { updatePath() } }
  /// Whether a polyline is closed.
  var isClosed = false { didSet { updatePath() } }
  /// The fill color.
  var fillColor = UIColor.black { didSet { shapeLayer?.fillColor = resolved(fillColor) } }
  /// The stroke color; nil for no stroke.
  var strokeColor: UIColor? { didSet { shapeLayer?.strokeColor = strokeColor.map(resolved) } }

  /// The view's layer.
  var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  /// Returns the action that animates a change of a property, also of one that only shape layers
  /// have.
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === self.layer ? blockAction(forKey: event) : nil)
      ?? super.action(for: layer, forKey: event)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let layer = shapeLayer, let previous = previousTraitCollection else { return }
    if let color = fillColor.cgColor(ifShown: layer.fillColor, in: self, from: previous) {
      layer.fillColor = color
    }
    if let color = strokeColor?.cgColor(ifShown: layer.strokeColor, in: self, from: previous) {
      layer.strokeColor = color
    }
  }

  private func updatePath() {
    switch outline {
    case .path(let path): shapeLayer?.path = path
    case .points(let points):
      let path = CGMutablePath()
      path.addLines(between: points)
      if isClosed { path.closeSubpath() }
      shapeLayer?.path = path
    }
  }

  private func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }
}
