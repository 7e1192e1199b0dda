import DisplayList
import Testing

@testable import QuartzCore

/// Keyframe animations along paths.
@MainActor
struct KeyframePathTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  /// Adds an animation along a path with a duration of one second.
  private func follow(_ path: CGPath, _ change: (CAKeyframeAnimation) -> Void = { _ in }) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "path")
  }

  private func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    draw(path)
    return path
  }

  /// A line of 100 points to the right, then one of 300 points down.
  private var corner: CGPath {
    path {
      $0.addLine(to: CGPoint(x: 100, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 300))
    }
  }

  private func expect(
    _ expected: [(Double, CGFloat, CGFloat)], _ location: SourceLocation = #_sourceLocation
  ) {
    for (time, x, y) in expected {
      let shown = layer.presented(at: time).position
      #expect(
        hypot(shown.x - x, shown.y - y) < 1e-3, "at \(time): \(shown)", sourceLocation: location)
    }
  }

  @Test("each segment of a path has an equal duration") func equalDurations() {
    follow(corner)
    expect([(0, 0, 0), (0.25, 50, 0), (0.5, 100, 0), (0.75, 100, 150)])
  }

  @Test("keyTimes apply to the segments of a path") func keyTimes() {
    follow(corner) { $0.keyTimes = [0, 0.2, 1] }
    expect([(0.1, 50, 0), (0.2, 100, 0), (0.6, 100, 150)])
  }

  @Test("timingFunctions apply to the segments of a path") func timingFunctions() {
    follow(corner) { $0.timingFunctions = [.init(name: .linear), .init(name: .easeIn)] }
    expect([(0.25, 50, 0), (0.75, 100, 94.607)])
  }

  @Test(
    "paced modes move along the path at a constant speed",
    arguments: [CAAnimationCalculationMode.paced, .cubicPaced])
  func paced(mode: CAAnimationCalculationMode) {
    follow(corner) { $0.calculationMode = mode }
    expect([(0.125, 50, 0), (0.25, 100, 0), (0.5, 100, 100), (0.75, 100, 200)])
  }

  @Test("discrete shows the end points of segments only") func discrete() {
    follow(corner) { $0.calculationMode = .discrete }
    expect([(0, 0, 0), (0.33, 0, 0), (0.34, 100, 0), (0.66, 100, 0), (0.67, 100, 300)])
  }

  @Test("paced moves around a circle at a constant speed") func pacedCircle() {
    follow(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))) {
      $0.calculationMode = .paced
    }
    for step in 0..<16 {
      let shown = layer.presented(at: Double(step) / 16).position
      let angle = 2 * Double.pi * Double(step) / 16
      let distance = hypot(shown.x - 100 - 100 * cos(angle), shown.y - 100 - 100 * sin(angle))
      #expect(distance < 0.1, "\(step): \(shown)")
    }
  }

  @Test("linear moves along a curve by its parameter") func linearCurve() {
    follow(
      path {
        $0.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        $0.addCurve(
          to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 100, y: -80),
          control2: CGPoint(x: 0, y: -80))
      })
    expect([(0.25, 50, 50), (0.5, 100, 0), (0.75, 50, -60)])
  }

  @Test("a closed subpath ends with a line") func closedSubpath() {
    follow(
      path {
        $0.addLine(to: CGPoint(x: 100, y: 0))
        $0.closeSubpath()
      })
    expect([(0.25, 50, 0), (0.5, 100, 0), (0.75, 50, 0)])
  }

  @Test("the point jumps between subpaths") func subpaths() {
    follow(
      path {
        $0.addLine(to: CGPoint(x: 100, y: 0))
        $0.move(to: CGPoint(x: 0, y: 50))
        $0.addLine(to: CGPoint(x: 100, y: 50))
      })
    expect([(0.25, 50, 0), (0.75, 50, 50)])
    expect([(0.499_999_9, 100, 0), (0.5, 0, 50)])
  }

  @Test("a path without segments has no effect") func emptyPath() {
    layer.position = CGPoint(x: 7, y: 8)
    follow(path { _ in }) { $0.rotationMode = .rotateAuto }
    expect([(0.5, 7, 8)])
    #expect(layer.presented(at: 0.5).transform == .identity)
  }

  @Test("rotationMode rotates the layer along the path") func rotationMode() {
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    follow(corner) { $0.rotationMode = .rotateAuto }
    let down = layer.presented(at: 0.75).transform
    #expect(abs(down.b - 2) < 1e-12)
    #expect(abs(down.c + 1) < 1e-12)
    #expect(layer.presented(at: 0.25).transform == CGAffineTransform(scaleX: 2, y: 1))
    follow(corner) { $0.rotationMode = .rotateAutoReverse }
    let back = layer.presented(at: 0.25).transform
    #expect(abs(back.a + 2) < 1e-12)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
  }

  @Test("the direction is defined where a control point coincides with an end point")
  func coincidentControlPoint() throws {
    let path = path {
      $0.addCurve(
        to: CGPoint(x: 100, y: 100), control1: .zero, control2: CGPoint(x: 100, y: 0))
    }
    let interpolator = try #require(KeyframeInterpolator(path: path, parameters: .init()))
    #expect(abs(try #require(interpolator.direction(0))) < 0.01)
    #expect(abs(try #require(interpolator.direction(1)) - .pi / 2) < 1e-12)
    let dot = self.path { $0.addLine(to: .zero) }
    #expect(
      try #require(KeyframeInterpolator(path: dot, parameters: .init())).direction(0.5) == nil)
  }
}
