import UIKit

/// A shape that a recipe draws on a view: filled, then stroked.
struct DrawingPlan: Sendable {
  /// What is filled and stroked, in the view's coordinates.
  enum Shape: Sendable {
    case path(CGPath)
    case text(String, at: CGPoint, UIFont)
  }

  /// What fills the shape.
  enum Fill: Sendable {
    case color(UIColor)
    case gradient(DrawnGradientPlan)
  }

  /// The pen of the outline.
  struct Pen: Sendable {
    let color: UIColor
    var width = 1.0
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var dashes: [Double] = []
  }

  let shape: Shape
  /// What fills the shape; nil for nothing.
  let fill: Fill?
  let rule: CGPathFillRule
  /// The pen of the outline; nil for none.
  let pen: Pen?
  let alpha: Double
  let blendMode: CGBlendMode

  /// Draws the shape in the coordinates of a view; dynamic colors have the current traits.
  @MainActor func draw(in context: CGContext) {
    context.saveGState()
    context.setBlendMode(blendMode)
    let isGroup = alpha < 1 && fill != nil && pen != nil
    context.setAlpha(alpha)
    // Nothing of the fill shows through the stroke.
    if isGroup { context.beginTransparencyLayer() }
    switch shape {
    case .path(let path): draw(path, in: context)
    case .text(let text, let point, let font): draw(text, at: point, font)
    }
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func draw(_ path: CGPath, in context: CGContext) {
    switch fill {
    case .color(let color):
      context.setFillColor(color.cgColor)
      context.addPath(path)
      context.fillPath(using: rule)
    case .gradient(let gradient):
      context.saveGState()
      context.addPath(path)
      context.clip(using: rule)
      gradient.draw(in: context)
      context.restoreGState()
    case nil: break
    }
    guard let pen else { return }
    context.setStrokeColor(pen.color.cgColor)
    context.setLineWidth(pen.width)
    context.setLineCap(pen.cap)
    context.setLineJoin(pen.join)
    context.setLineDash(phase: 0, lengths: pen.dashes.map { CGFloat($0) })
    context.addPath(path)
    context.strokePath()
  }

  @MainActor private func draw(_ text: String, at point: CGPoint, _ font: UIFont) {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if case .color(let color) = fill { attributes[.foregroundColor] = color }
    if let pen {
      attributes[.strokeColor] = pen.color
      // In percent of the font's size; negative ones fill as well.
      let width = pen.width / max(font.pointSize, 0.01) * 100
      attributes[.strokeWidth] = fill == nil ? width : -width
    }
    text.draw(at: point, withAttributes: attributes)
  }
}

/// A gradient that fills a shape, whose ends are extended.
struct DrawnGradientPlan: Sendable {
  let colors: [UIColor]
  /// The locations of the colors from 0 to 1; nil to spread them evenly.
  let locations: [Double]?
  let geometry: Geometry

  /// The geometry, in the view's coordinates.
  enum Geometry: Sendable {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, radius: Double)
  }

  func draw(in context: CGContext) {
    let colors = colors.map(\.cgColor)
    let gradient = CGGradient(colors, locations: locations?.map { CGFloat($0) })
    guard let gradient else { return }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch geometry {
    case .linear(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let center, let radius):
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius,
        options: options)
    }
  }
}
