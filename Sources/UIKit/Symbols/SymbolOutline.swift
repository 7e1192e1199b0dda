import QuartzCore
import Typography

/// The shape of a symbol in points, around the middle of the height of capital letters.
struct SymbolOutline: Equatable, Sendable {
  /// The shape in one color.
  private(set) var path: CGPath
  /// The width of the line along the path; nil for a filled path.
  private(set) var lineWidth: CGFloat?
  /// The shape in several colors: the parts from back to front with their levels, 0 for the primary one.
  private(set) var layers: [Layer]

  /// A part with a color of its own.
  struct Layer: Equatable, Sendable {
    let path: CGPath
    let lineWidth: CGFloat?
    let level: Int
  }

  /// The ems of a unit of the font's square of 24, so that a circle of 20 units has the diameter of SF
  /// Symbols' at the medium scale: 0.996 em.
  ///
  /// From general knowledge of Apple's symbol templates; medium confidence.
  private static let emsPerUnit: CGFloat = 0.0498
  /// The height of digits and letters inside of a circle, in units.
  private static let textHeight: CGFloat = 9.6

  /// Creates the shape of a symbol; nil if the font lacks it or is missing.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the font beside the symbol.
  ///   - scale: The size of the symbol relative to the medium scale.
  ///   - lineWidth: The width of lines in ems.
  init?(
    _ definition: SymbolDefinition, pointSize: CGFloat, scale: CGFloat, lineWidth: CGFloat
  ) {
    let unit = Self.emsPerUnit * pointSize * scale
    // As in Apple's symbols, lines have the width of the font's at every scale.
    let width = lineWidth * pointSize
    switch definition {
    case .enclosed(let shape, let isFilled, let content):
      let body = shape.path(unit: unit, lineWidth: isFilled ? nil : width)
      guard let content else {
        self.init(body)
        return
      }
      guard
        let inner = Self.path(
          content, unit: unit * shape.innerScale,
          textUnit: unit * shape.innerScale / SymbolEnclosure.circle.innerScale,
          lineWidth: width * 0.95)
      else { return nil }
      var shift = CGAffineTransform(translationX: 0, y: shape.innerOffset * unit)
      let mark = (inner.copy(using: &shift) ?? inner).clockwise
      let cut = isFilled ? mark.reversed() : mark
      self.init(
        CGPath(elements: body.clockwise.elements + cut.elements),
        layers: [
          Layer(path: body, lineWidth: nil, level: 1), Layer(path: mark, lineWidth: nil, level: 0),
        ])
    case .glyph(_, isOutlined: true):
      guard let glyph = Self.path(definition, unit: unit, textUnit: unit, lineWidth: width) else {
        return nil
      }
      // The middle of the line is on the outline: the glyph is smaller by the width of it.
      let box = glyph.boundingBoxOfPath
      let side = max(box.width, box.height, width)
      let share = max((side - width) / side, 0.1)
      var transform = CGAffineTransform(
        a: share, b: 0, c: 0, d: share, tx: box.midX * (1 - share), ty: box.midY * (1 - share))
      self.init(glyph.copy(using: &transform) ?? glyph, lineWidth: width)
    default:
      guard let path = Self.path(definition, unit: unit, textUnit: unit, lineWidth: width) else {
        return nil
      }
      self.init(path)
    }
  }

  private init(_ path: CGPath, lineWidth: CGFloat? = nil, layers: [Layer]? = nil) {
    (self.path, self.lineWidth) = (path, lineWidth)
    self.layers = layers ?? [Layer(path: path, lineWidth: lineWidth, level: 0)]
  }

  /// The box of what is drawn.
  var box: CGRect {
    let box = path.boundingBoxOfPath
    return lineWidth.map { box.insetBy(dx: -$0 / 2, dy: -$0 / 2) } ?? box
  }

  /// The shape mirrored from left to right.
  var flipped: SymbolOutline {
    func flip(_ path: CGPath) -> CGPath {
      var mirror = CGAffineTransform(scaleX: -1, y: 1)
      return path.copy(using: &mirror) ?? path
    }
    var result = self
    result.path = flip(path)
    result.layers = layers.map {
      Layer(path: flip($0.path), lineWidth: $0.lineWidth, level: $0.level)
    }
    return result
  }

  /// Returns the filled path of a symbol that is not in a shape.
  private static func path(
    _ definition: SymbolDefinition, unit: CGFloat, textUnit: CGFloat, lineWidth: CGFloat
  ) -> CGPath? {
    switch definition {
    case .mark(let mark): mark.path(unit: unit, lineWidth: lineWidth)
    case .glyph(let name, _):
      SymbolFont.path(of: name).map { glyph in
        // The font's em is the square of 24 units on the baseline.
        CGPath(
          glyph,
          CGAffineTransform(a: 24 * unit, b: 0, c: 0, d: 24 * unit, tx: -12 * unit, ty: 12 * unit))
      }
    case .text(let text): path(of: text, height: textHeight * textUnit)
    case .enclosed: nil
    }
  }

  /// Returns the outlines of letters with capitals of a height, around their middle.
  private static func path(of text: String, height: CGFloat) -> CGPath? {
    let font = Font.system(size: 1, weight: 600)
    guard let glyphs = GlyphPath.of(text, in: font.face) else { return nil }
    let size = height / CGFloat(font.capHeight)
    // Two digits are as wide as the shape has room for.
    let width = CGFloat(glyphs.width) * size
    let narrowing = min(1, 1.5 * height / width)
    return CGPath(
      glyphs,
      CGAffineTransform(
        a: size * narrowing, b: 0, c: 0, d: size * narrowing, tx: -width * narrowing / 2,
        ty: height * narrowing / 2))
  }
}

extension CGPath {
  /// Creates a path from the outlines of glyphs in ems.
  convenience init(_ glyphs: GlyphPath, _ matrix: CGAffineTransform) {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(matrix)
    }
    self.init(
      elements: glyphs.steps.map { step in
        switch step {
        case .move(let x, let y): .move(point(x, y))
        case .line(let x, let y): .line(point(x, y))
        case .quadCurve(let control, let x, let y):
          .quadCurve(point(x, y), control: point(control.0, control.1))
        case .curve(let control1, let control2, let x, let y):
          .curve(
            point(x, y), control1: point(control1.0, control1.1),
            control2: point(control2.0, control2.1))
        case .close: .close
        }
      })
  }

  /// The path in the direction in which its area is positive: its outer outlines are clockwise where y
  /// points down.
  fileprivate var clockwise: CGPath {
    var area: CGFloat = 0
    for run in flattened(tolerance: 0.5) {
      for (start, end) in zip(run, run.dropFirst() + run.prefix(1)) {
        area += start.x * end.y - start.y * end.x
      }
    }
    return area < 0 ? reversed() : self
  }
}
