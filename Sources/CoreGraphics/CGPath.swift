/// A rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the outline winds around it.
  case winding
  /// A point is inside if a ray from it crosses the outline an odd number of times.
  case evenOdd
}

/// An immutable outline of lines and Bézier curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// One element of an outline.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The elements in order; only `CGMutablePath` changes them.
  package fileprivate(set) var elements: [Element]

  /// Creates a path from its elements.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a rectangle, starting at its origin, clockwise where y points down.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: Self.rectangle(rect, transform?.pointee ?? .identity))
  }

  /// Creates the ellipse inscribed in `rect`.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(elements: Self.ellipse(rect, transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with elliptical corners; radii are clamped to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(
      elements: Self.roundedRectangle(
        rect, CGSize(width: cornerWidth, height: cornerHeight), transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element starts; zero in an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
    return current
  }

  /// Returns a copy transformed by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be extended.
///
/// Do not share a path between threads while it is being changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [Element]) {
    super.init(elements: elements)
  }

  /// Appends elements transformed by `transform`.
  package func append(_ steps: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? steps : steps.map { $0.applying(transform) }
  }
}

extension CGPath.Element {
  /// The points of the element, with the end point first.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  /// Returns the element transformed by `transform`.
  package func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
