import Testing

@testable import CoreGraphics

@Suite struct PathTrimmingTests {
  /// A line of 30 points with a corner after 10, and a separate one of 10 points.
  private static let lines: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)])
    path.addLines(between: [CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0)])
    return path
  }()

  @Test(
    "the length of a path includes closing lines",
    arguments: [
      ("lines", lines, 40),
      ("closed square", CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), 20),
      ("circle", CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), 62.83),
      ("empty path", CGPath(elements: []), 0),
    ] as [(String, CGPath, CGFloat)])
  func length(id: String, path: CGPath, length: CGFloat) {
    #expect(abs(path.length - length) < 0.02)
  }

  @Test(
    "trimmed returns the part between two fractions",
    arguments: [
      ("start", 0, 0.25, [[(0, 0), (10, 0)]]),
      ("across a corner", 0.125, 0.5, [[(5, 0), (10, 0), (10, 10)]]),
      ("across subpaths", 0.5, 0.875, [[(10, 10), (10, 20)], [(50, 0), (55, 0)]]),
      ("last subpath", 0.75, 2, [[(50, 0), (60, 0)]]),
      ("empty range", 0.5, 0.5, []),
      ("start after end", 0.6, 0.4, []),
      ("NaN", .nan, 0.4, []),
    ] as [(String, CGFloat, CGFloat, [[(CGFloat, CGFloat)]])])
  func trimming(
    id: String, start: CGFloat, end: CGFloat, expected: [[(CGFloat, CGFloat)]]
  ) {
    let runs = Self.lines.trimmed(from: start, to: end).flattened(tolerance: 1)
    let points = expected.map { $0.map { CGPoint(x: $0.0, y: $0.1) } }
    #expect(runs == points)
  }

  @Test("a closing line can be trimmed like others") func trimmingClosingLine() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    let runs = square.trimmed(from: 0.5, to: 1).flattened(tolerance: 1)
    #expect(runs == [[CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4), CGPoint(x: 0, y: 0)]])
  }

  @Test("trimming to the whole outline keeps its curves") func trimmingToWhole() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.trimmed(from: 0, to: 1) === circle)
  }
}

@Suite struct PathInterpolationTests {
  private static let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let line = path { $0.addLines(between: [.zero, CGPoint(x: 8, y: 0)]) }
  private static let quadratic = path {
    $0.move(to: .zero)
    $0.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 8))
  }

  private static func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  @Test(
    "paths with the same elements interpolate, others do not",
    arguments: [
      (
        "circle", circle, CGPath(ellipseIn: CGRect(x: 8, y: 0, width: 10, height: 20)),
        CGPath(ellipseIn: CGRect(x: 2, y: 0, width: 10, height: 12.5))
      ),
      (
        "line", line, path { $0.addLines(between: [CGPoint(x: 4, y: 4), CGPoint(x: 8, y: 8)]) },
        path { $0.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 8, y: 2)]) }
      ),
      (
        "quadratic", quadratic,
        path {
          $0.move(to: .zero)
          $0.addQuadCurve(to: CGPoint(x: 8, y: 4), control: CGPoint(x: 8, y: 8))
        },
        path {
          $0.move(to: .zero)
          $0.addQuadCurve(to: CGPoint(x: 8, y: 1), control: CGPoint(x: 5, y: 8))
        }
      ),
      ("different kinds", line, quadratic, nil),
      ("different counts", line, circle, nil),
      ("same path", circle, circle, circle),
    ] as [(String, CGPath, CGPath, CGPath?)])
  func interpolation(id: String, start: CGPath, end: CGPath, expected: CGPath?) throws {
    let result = start.interpolated(to: end, fraction: 0.25)
    #expect((result == nil) == (expected == nil))
    guard let result, let expected else { return }
    let pairs = zip(result.elements.flatMap(\.points), expected.elements.flatMap(\.points))
    #expect(pairs.allSatisfy { isNear($0, $1) })
  }
}
