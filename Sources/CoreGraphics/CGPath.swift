import Foundation

/// Which points a path that crosses itself has inside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline winds around the point.
  case winding
  /// Inside where a ray from the point crosses the outline an odd number of times.
  case evenOdd
}

/// An outline of lines and Bézier curves that does not change.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of an outline.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in order; only `CGMutablePath` writes them.
  package fileprivate(set) var elements: [Element]

  /// Creates a path from its steps.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a rectangle, starting at its origin, clockwise where y points down.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: Self.rectangle(rect, transform?.pointee ?? .identity))
  }

  /// Creates the ellipse that touches the sides of `rect`.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(elements: Self.ellipse(rect, transform?.pointee ?? .identity))
  }

  /// Creates a rectangle whose corners are quarter ellipses; radii are clamped to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(
      elements: Self.roundedRectangle(
        rect, CGSize(width: cornerWidth, height: cornerHeight), transform?.pointee ?? .identity))
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point that the next element would start from, or zero in an empty path.
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

  /// Returns the path taken through a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// Returns an unchanging copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether two paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  /// Feeds the elements into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// An outline that can be added to.
///
/// Not to be shared between threads while it grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [Element]) {
    super.init(elements: elements)
  }

  /// Appends steps after taking them through `transform`.
  package func append(_ steps: [Element], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? steps : steps.map { $0.applying(transform) }
  }
}

extension CGPath.Element {
  /// The points of the step, its end first.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  /// Returns the step taken through `transform`.
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
