/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath; one point.
  case moveToPoint = 0
  /// A line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end.
  case addCurveToPoint = 3
  /// The end of a subpath, with a line to its start; no points.
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its type has; valid during the call that passes them.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a closure with each element of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // The end is last. Elements without points have a pointer as well.
      var points = element.points.dropFirst() + [element.points.first ?? .zero]
      points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
      }
    }
  }

  /// Returns whether the path is a rectangle with sides along the axes.
  ///
  /// - Parameter rect: Receives the rectangle; nil if it is not needed.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0 && corners.count < 5: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let isAligned = (0..<4).allSatisfy { index in
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      let startsHorizontally = corners[0].y == corners[1].y
      return (index % 2 == 0) == startsHorizontally ? start.y == end.y : start.x == end.x
    }
    if isAligned { rect?.pointee = boundingBoxOfPath }
    return isAligned
  }
}

extension CGPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
