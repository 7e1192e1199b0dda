import DisplayList

/// How the lines of an overlay look.
struct OverlayPen {
  /// The width of the white line below, to each side.
  static let casing: CGFloat = 0.75

  let color: CGColor
  var width: CGFloat = 2
  var dashes: [CGFloat] = []
  var isFilled = false
}

/// A line as two layers: a wider white one to go below all lines of its overlay, so that they show on any
/// background, and the coloured one.
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

/// What an overlay's layer shows, told by numbers that stay the same from tick to tick.
struct OverlayID {
  let overlay: Overlay
  /// The animator's number, in the order in which they came to the stage.
  let animator: Int
  /// What is shown, among things of its kind in the animator.
  let thing: Int
  /// A part of what is shown, from 0 to 7.
  var part = 0

  /// The layer's number: a negative one, as no layer of a stage has.
  func number(isCasing: Bool) -> Int {
    let kind = Overlay.allCases.firstIndex(of: overlay) ?? 0
    let parts = ((thing * Overlay.allCases.count + kind) * 8 + part) * 2 + (isCasing ? 1 : 0)
    return Self.container(of: animator) - Self.animators * (parts + 1)
  }

  /// The number of the layer that all of an animator's stand in.
  static func container(of animator: Int) -> Int { -1 - animator % animators }

  /// More animators would share their numbers.
  private static let animators = 1 << 16
  /// Stands in for an animator where something is the stage's.
  static let stage = animators - 1
}
