import UIKit

/// Areas of paths combined. Results consist of straight lines within 0.02 pt of the curves, where Apple's keep curves.
extension CGPath {
  private func combined(
    _ other: CGPath, _ rule: CGPathFillRule, _ isInside: (PathOverlay.Places) -> Bool
  ) -> CGPath {
    Self.path(PathOverlay(self, other, rules: [rule, rule]).area(isInside), isClosed: true)
  }

  private static func path(_ runs: [[CGPoint]], isClosed: Bool) -> CGPath {
    let path = CGMutablePath()
    for run in runs {
      path.addLines(between: run)
      if isClosed { path.closeSubpath() }
    }
    return path
  }

  /// Returns the area that is in this path or in another one.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.isInFirst || $0.isInSecond }
  }

  /// Returns the area that is in both paths.
  public final func intersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(other, rule) { $0.isInFirst && $0.isInSecond }
  }

  /// Returns the area of this path without that of another one.
  public final func subtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(other, rule) { $0.isInFirst && !$0.isInSecond }
  }

  /// Returns the area that is in one path alone.
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(other, rule) { $0.isInFirst != $0.isInSecond }
  }

  /// Returns the area of this path with outlines that do not cross, and that both rules fill alike.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(CGMutablePath(), rule, \.isInFirst)
  }

  /// Returns the lines of this path that are not in the area of another one.
  public final func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    Self.path(
      PathOverlay(self, other, rules: [rule, rule], isFirstOpen: true).lines { !$0.isInSecond },
      isClosed: false)
  }

  /// Returns the lines of this path that are in the area of another one.
  public final func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    Self.path(
      PathOverlay(self, other, rules: [rule, rule], isFirstOpen: true).lines(\.isInSecond),
      isClosed: false)
  }

  /// Returns whether the areas of two paths have a part in common.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the parts of the area that are apart, each with its holes.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = PathOverlay(self, CGMutablePath(), rules: [rule, rule]).area(\.isInFirst)
    let outlines = loops.filter { Self.area($0) > 0 }
    var parts = outlines.map { [$0] }
    for hole in loops where Self.area(hole) <= 0 {
      let around = outlines.indices.filter {
        Self.path([outlines[$0]], isClosed: true).contains(hole[0])
      }
      // The smallest outline around a hole is that of its part.
      if let index = around.min(by: { Self.area(outlines[$0]) < Self.area(outlines[$1]) }) {
        parts[index].append(hole)
      }
    }
    return parts.map { Self.path($0, isClosed: true) }
  }

  /// Returns twice the area of an outline, negative for holes.
  private static func area(_ loop: [CGPoint]) -> CGFloat {
    zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
  }

  /// Returns the path with lines in place of curves.
  ///
  /// - Parameter flatteningThreshold: The maximum distance of the lines from the curves, in points.
  public final func flattened(threshold flatteningThreshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for element in subpaths {
      let run = element.path.flattened(tolerance: max(flatteningThreshold, 1e-3)).first ?? []
      path.addLines(between: run)
      if element.isClosed { path.closeSubpath() }
    }
    return path
  }

  private var subpaths: [(path: CGPath, isClosed: Bool)] {
    var parts: [(path: CGMutablePath, isClosed: Bool)] = []
    var start = CGPoint.zero
    applyWithBlock { pointer in
      let (element, points) = (pointer.pointee, pointer.pointee.points)
      if element.type == .moveToPoint {
        start = points[0]
        parts.append((CGMutablePath(), false))
        return parts[parts.count - 1].path.move(to: start)
      }
      if element.type == .closeSubpath {
        if !parts.isEmpty {
          parts[parts.count - 1].path.closeSubpath()
          parts[parts.count - 1].isClosed = true
        }
        return
      }
      if parts.last?.isClosed ?? true {
        parts.append((CGMutablePath(), false))
        parts[parts.count - 1].path.move(to: start)
      }
      let path = parts[parts.count - 1].path
      switch element.type {
      case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.addLine(to: points[0])
      }
    }
    return parts.map { ($0.path, $0.isClosed) }
  }
}
