import UIKit

/// A boundary of a collision.
struct Boundary: Sendable {
  /// The boundary's identifier.
  let identifier: String
  /// The boundary's shape.
  let shape: Shape

  /// The shape of a boundary.
  enum Shape: Sendable {
    /// A line between two points.
    case line(from: CGPoint, to: CGPoint)
    /// A closed polygon.
    case polygon([CGPoint])
    /// A rectangle with rounded corners.
    case rect(CGRect, cornerRadius: CGFloat)
    /// An ellipse in a rectangle.
    case oval(CGRect)
  }

  /// Adds the boundary to a collision.
  @MainActor
  func add(to collision: UICollisionBehavior) {
    let identifier = NSString(string: identifier)
    switch shape {
    case .line(let start, let end):
      collision.addBoundary(withIdentifier: identifier, from: start, to: end)
    case .polygon(let points):
      collision.addBoundary(withIdentifier: identifier, for: UIBezierPath(polygon: points))
    case .rect(let rect, let radius):
      let path =
        radius > 0
        ? UIBezierPath(roundedRect: rect, cornerRadius: radius) : UIBezierPath(rect: rect)
      collision.addBoundary(withIdentifier: identifier, for: path)
    case .oval(let rect):
      collision.addBoundary(withIdentifier: identifier, for: UIBezierPath(ovalIn: rect))
    }
  }
}

extension UIBezierPath {
  /// Creates a closed polygon.
  convenience init(polygon points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }
}

private enum BoundaryKeys {
  private static let from = Key("from", .point, "The start of a line.")
  private static let to = Key("to", .point, "The end of a line.")
  private static let path = Key(
    "path", .list(of: .point, "a list of at least three points", count: 3...Limits.listEntries),
    "The corners of a closed polygon.")
  private static let rect = Key("rect", .rect, "A rectangle.")
  private static let cornerRadius = Key(
    "cornerRadius", .nonnegativeNumber, default: "0", "The corner radius of the rectangle.")
  private static let oval = Key("oval", .rect, "The rectangle around an ellipse.")

  static let shapes: [Alternative<Boundary.Shape>] = [
    Alternative(from, with: to) { .line(from: $0, to: $1) },
    Alternative(path) { .polygon($0) },
    Alternative(rect, with: cornerRadius) { .rect($0, cornerRadius: $1) },
    Alternative(oval) { .oval($0) },
  ]
  static let table = Table(
    "a boundary", [from, to, path, rect, cornerRadius, oval],
    rules: [
      .exactlyOne(of: shapes), .needs(from, to), .needs(to, from), .needs(cornerRadius, rect),
    ])
}

extension ValueType<[Boundary]> {
  /// A mapping from identifiers to boundaries.
  static let boundaries: ValueType = named(
    "a mapping such as { floor: { from: [0, 500], to: [320, 500] } }",
    .mapping(BoundaryKeys.table), maxCount: Limits.listEntries,
    excess: "too many boundaries"
  ) { entry, context in
    guard context.checkName(entry.key, at: entry.keySpan),
      let fields = context.fields(of: entry.value, BoundaryKeys.table, nameSpan: entry.keySpan),
      let shape = fields.read(oneOf: BoundaryKeys.shapes)
    else { return nil }
    if max(shape.bounds.width, shape.bounds.height) < Limits.minBoundaryLength {
      context.report(
        .wouldRaise, "this boundary is a single point: UIKit would raise an exception",
        at: entry.keySpan,
        expected: "a boundary of at least \(Int(Limits.minBoundaryLength)) point")
    }
    return Boundary(identifier: entry.declaredName, shape: shape)
  }
}

extension Boundary.Shape {
  /// The smallest rectangle that contains the shape.
  fileprivate var bounds: CGRect {
    switch self {
    case .line(let start, let end): Self.bounds(of: [start, end])
    case .polygon(let points): Self.bounds(of: points)
    case .rect(let rect, _), .oval(let rect): rect
    }
  }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    points.reduce(into: CGRect.null) { $0 = $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
