import UIKit

/// A boundary that a recipe asks for, checked.
struct Boundary: Sendable {
  /// What it is known by.
  let identifier: String
  /// Its shape.
  let shape: Shape

  /// The shapes of boundaries.
  enum Shape: Sendable {
    /// A line between two points.
    case line(from: CGPoint, to: CGPoint)
    /// A closed polygon.
    case polygon([CGPoint])
    /// A rectangle with round corners.
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
  static let from = Key("from", .point, "Where a line starts.")
  static let to = Key("to", .point, "Where a line ends.")
  static let path = Key(
    "path", .list(of: .point, "a list of three points or more", count: 3...Limits.listEntries),
    "The corners of a closed polygon.")
  static let rect = Key("rect", .rect, "A rectangle.")
  static let cornerRadius = Key(
    "cornerRadius", .nonnegativeNumber, usual: "0", "The radius of the rectangle's corners.")
  static let oval = Key("oval", .rect, "The rectangle around an ellipse.")
  static let table = Table(
    "a boundary", [from, to, path, rect, cornerRadius, oval],
    rules: [
      .one(of: [from, path, rect, oval]), .needs("from", "to"), .needs("to", "from"),
      .needs("cornerRadius", "rect"),
    ])
}

extension ValueType<[Boundary]> {
  private static let expectation = "a mapping such as { floor: { from: [0, 500], to: [320, 500] } }"

  /// A mapping from identifiers to boundaries.
  static let boundaries = ValueType(
    expectation, .named(.mapping(BoundaryKeys.table), most: Limits.listEntries)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    guard
      checker.allow(
        entries.count, upTo: Limits.listEntries, at: value.span,
        excess: "there are too many boundaries")
    else { return nil }
    return entries.compactMap { entry in
      guard checker.checkName(entry.key, at: entry.keySpan),
        let fields = checker.fields(
          of: entry.value, BoundaryKeys.table, nameSpan: entry.keySpan),
        let shape = Boundary.Shape(fields, at: entry.keySpan)
      else { return nil }
      return Boundary(identifier: entry.key, shape: shape)
    }
  }
}

extension Boundary.Shape {
  /// Reads the shape that a mapping describes; reports what UIKit or the physics would not take.
  fileprivate init?(_ fields: Fields, at span: SourceSpan) {
    let start = fields.read(BoundaryKeys.from)
    let end = fields.read(BoundaryKeys.to)
    let points = fields.read(BoundaryKeys.path)
    let rect = fields.read(BoundaryKeys.rect)
    let radius = fields.read(BoundaryKeys.cornerRadius)
    let oval = fields.read(BoundaryKeys.oval)
    if let start, let end {
      self = .line(from: start, to: end)
      fields.refuseTooSmall(bounding([start, end]), at: span)
    } else if let points {
      self = .polygon(points)
      fields.refuseTooSmall(bounding(points), at: span)
    } else if let rect, let radius {
      self = .rect(rect, cornerRadius: radius)
      fields.refuseTooSmall(rect, at: span)
    } else if let oval {
      self = .oval(oval)
      fields.refuseTooSmall(oval, at: span)
    } else {
      return nil
    }
  }
}

/// The smallest rectangle that has all points in it.
private func bounding(_ points: [CGPoint]) -> CGRect {
  points.reduce(into: CGRect.null) { $0 = $0.union(CGRect(origin: $1, size: .zero)) }
}

extension Fields {
  /// Reports a boundary that is but a point, for which UIKit raises.
  fileprivate func refuseTooSmall(_ bounds: CGRect, at span: SourceSpan) {
    guard max(bounds.width, bounds.height) < Limits.shortestLine else { return }
    checker.report(
      .wouldRaise, "this boundary is but a point, for which UIKit raises an exception", at: span,
      expected: "a boundary of at least \(Int(Limits.shortestLine)) point")
  }
}
