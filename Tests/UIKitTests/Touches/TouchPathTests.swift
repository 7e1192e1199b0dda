import Testing

@testable import UIKit

@MainActor
struct TouchPathTests {
  private let start = CGPoint(x: 10, y: 20)

  private func location(_ path: TouchPath, tick: Int, time: TimeInterval = 0) -> CGPoint {
    TouchTimeline(path, time: time).location(at: tick)
  }

  @Test(
    "the segments of a path follow one another",
    arguments: [
      (0, 10.0, 20.0), (6, 10, 20), (12, 10, 20), (15, 60, 20), (18, 110, 20), (21, 110, 20),
      (24, 110, 20), (27, 110, 70), (30, 110, 120), (40, 110, 120),
    ])
  func segments(tick: Int, x: CGFloat, y: CGFloat) {
    let path = TouchPath(from: start).holding(for: 0.2).moving(to: CGPoint(x: 110, y: 20), in: 0.1)
      .holding(for: 0.1).moving(by: CGVector(dx: 0, dy: 100), in: 0.1)
    #expect(abs(path.duration - 0.5) < 1e-12)
    #expect(path.end == CGPoint(x: 110, y: 120))
    #expect(location(path, tick: tick) == CGPoint(x: x, y: y))
    #expect(location(path, tick: tick + 90, time: 1.5) == CGPoint(x: x, y: y))
  }

  @Test("a path lasts at least one tick") func minimumDuration() {
    let end = CGPoint(x: 50, y: 20)
    for path in [TouchPath(from: start), TouchPath(from: start).moving(to: end, in: 0)] {
      #expect(TouchTimeline(path, time: 0.1).lastTick == 7)
    }
    let path = TouchPath(from: start).moving(to: .zero, in: 0).moving(to: end, in: 0.1)
    #expect(location(path, tick: 0) == start)
    #expect(location(path, tick: 3) == CGPoint(x: 25, y: 10))
    #expect(location(path, tick: 6) == end)
  }

  @Test(
    "timing curves accelerate and decelerate the finger",
    arguments: [
      (UIView.AnimationCurve.linear, 40.0...40.0), (.easeIn, 0.0...20), (.easeOut, 50...65),
      (.easeInOut, 10.0...30),
    ])
  func timingCurves(curve: UIView.AnimationCurve, range: ClosedRange<CGFloat>) {
    let path = TouchPath(from: .zero).moving(to: CGPoint(x: 120, y: 0), in: 0.15, curve: curve)
    #expect(range.contains(location(path, tick: 3).x))
    #expect(location(path, tick: 9).x == 120)
  }

  @Test("turning(around:by:to:) keeps its radius or changes it evenly")
  func arcs() {
    let center = CGPoint(x: 10, y: 10)
    let turn = TouchPath(from: start).turning(around: center, by: .pi, in: 0.2)
    #expect(location(turn, tick: 6).distance(to: CGPoint(x: 0, y: 10)) < 1e-9)
    #expect(turn.end.distance(to: CGPoint(x: 10, y: 0)) < 1e-9)
    let spiral = TouchPath(from: start).turning(around: center, by: .pi, to: 30, in: 0.2)
    #expect(location(spiral, tick: 6).distance(to: CGPoint(x: -10, y: 10)) < 1e-9)
    #expect(spiral.end.distance(to: CGPoint(x: 10, y: -20)) < 1e-9)
  }

  @Test("moving(along:) follows a Bézier path at constant speed")
  func bezierPath() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let path = TouchPath(from: CGPoint(x: 100, y: 0)).moving(along: arc, in: 0.5)
    for (tick, angle) in [(10, CGFloat.pi / 6), (15, .pi / 4), (30, .pi / 2)] {
      let expected = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      #expect(location(path, tick: tick).distance(to: expected) < 0.1)
    }
    #expect(TouchPath(from: start).moving(along: UIBezierPath(), in: 1).end == start)
  }
}
