import DisplayList

/// The appearance of an overlay's lines.
struct OverlayPen {
  /// The width of the white casing, to each side.
  static let casing: CGFloat = 0.75

  let color: CGColor
  var width: CGFloat = 2
  var dashes: [CGFloat] = []
  var isFilled = false
}

/// A line as two layers: the colored line, and a wider white casing behind all lines of the
/// overlay, which makes them visible on any background.
struct OverlayStroke {
  let casing: DisplayLayer
  let line: DisplayLayer

  init(_ path: CGPath, _ pen: OverlayPen, id: OverlayID, opacity: CGFloat = 1) {
    var shape = ShapeContent(path: path)
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.strokeColor = .white
    shape.lineWidth = pen.width + 2 * OverlayPen.casing
    var attributes = LayerAttributes()
    attributes.opacity = opacity
    casing = DisplayLayer(
      id: id.number(isCasing: true), attributes: attributes, content: .shape(shape))
    shape.strokeColor = pen.color
    shape.lineWidth = pen.width
    shape.lineDashPattern = pen.dashes
    shape.fillColor = pen.isFilled ? pen.color : nil
    line = DisplayLayer(
      id: id.number(isCasing: false), attributes: attributes, content: .shape(shape))
  }
}

/// The identity of an overlay's layer, which stays the same from tick to tick.
struct OverlayID {
  let overlay: Overlay
  /// The number of the animator, in the order in which they first appeared.
  let animator: Int
  /// The number of the element, among elements of this overlay in the animator.
  let element: Int
  /// The part of the element, from 0 to 7.
  var part = 0

  /// Returns the identifier of the layer, which is negative, unlike those of the stage's layers.
  func number(isCasing: Bool) -> Int {
    let kind = Overlay.allCases.firstIndex(of: overlay) ?? 0
    let parts = ((element * Overlay.allCases.count + kind) * 8 + part) * 2 + (isCasing ? 1 : 0)
    return Self.container(of: animator) - Self.animators * (parts + 1)
  }

  /// Returns the identifier of the layer that contains all overlays of an animator.
  static func container(of animator: Int) -> Int { -1 - animator % animators }

  /// The number of animators with unique identifiers.
  private static let animators = 1 << 16
  /// The animator number of overlays that belong to the stage.
  static let stage = animators - 1
}
