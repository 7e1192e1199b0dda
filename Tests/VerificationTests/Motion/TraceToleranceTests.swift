import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct TraceToleranceTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let tolerance: TraceTolerance
    let actual: Motion
    let isGood: Bool

    init(_ id: String, _ tolerance: TraceTolerance, _ actual: Motion, _ isGood: Bool) {
      (testDescription, self.tolerance, self.actual, self.isGood) = (id, tolerance, actual, isGood)
    }
  }

  /// A ball that moves down by 100 pt within 36 ticks and turns by 1 radian.
  static func falling(
    start: Double = 10, x: Double = 0, y: Double = 0, degrees: Double = 0
  ) -> Motion {
    Motion(
      x: { 20 + x + 100 * ease(Double($0) - start, of: 36) },
      y: { 30 + y + 100 * ease(Double($0) - start, of: 36) },
      angle: { ease(Double($0) - start, of: 36) + degrees * .pi / 180 })
  }

  static let rows = [
    Row("x within", .init(points: 0.5), falling(x: 0.5), true),
    Row("x beyond", .init(points: 0.5), falling(x: 0.51), false),
    Row("y within", .init(points: 0.5), falling(y: -0.5), true),
    Row("y beyond", .init(points: 0.5), falling(y: -0.51), false),
    Row("angle within", .init(degrees: 2), falling(degrees: -2), true),
    Row("angle beyond", .init(degrees: 2), falling(degrees: 2.1), false),
    Row("points are not degrees", .init(points: 9), falling(degrees: 1), false),
    Row("degrees are not points", .init(degrees: 9), falling(y: 1), false),
    Row("later within", .init(seconds: 0.05), falling(start: 13), true),
    Row("later beyond", .init(seconds: 0.05), falling(start: 14), false),
    Row("earlier within", .init(seconds: 0.05), falling(start: 7), true),
    Row("earlier beyond", .init(seconds: 0.05), falling(start: 6), false),
    Row("part of a tick", .init(seconds: 0.0166), falling(start: 10.5), true),
    Row("less than a tick", .init(seconds: 0.016), falling(start: 11), false),
    Row("late and off", .init(points: 1, seconds: 0.05), falling(start: 13, y: 1), true),
    Row("late and too far off", .init(points: 1, seconds: 0.05), falling(start: 13, y: 1.1), false),
    Row(
      "no fall", .init(seconds: 0.5),
      Motion(x: falling().x, y: { _ in 30 }, angle: falling().angle), false),
    Row("a limit of 0", .init(points: 0, degrees: 0, seconds: 0), falling(y: 0.01), false),
  ]

  @Test("motion may differ by points, degrees and seconds", arguments: rows)
  func limits(row: Row) {
    let verdict = MotionVerdict(
      of: row.actual.trace, expected: Self.falling().trace, precision: 1e-6,
      tolerance: row.tolerance)
    #expect(verdict.isGood == row.isGood)
    #expect(!verdict.isSame)
    #expect(verdict.findings.isEmpty == row.isGood)
  }

  @Test("a swing that is skipped within the time exceeds the tolerance", arguments: [true, false])
  func skippedSwing(isExpected: Bool) {
    let (swing, rest) = (Motion(y: { (20...22).contains($0) ? 110 : 100 }), Motion())
    let verdict = MotionVerdict(
      of: (isExpected ? rest : swing).trace, expected: (isExpected ? swing : rest).trace,
      tolerance: .init(seconds: 0.5))
    #expect(!verdict.isGood)
  }

  @Test("sentences name what exceeds the tolerance most, and what is within it") func sentences() {
    func sentences(_ actual: Motion, _ tolerance: TraceTolerance) -> [String] {
      MotionVerdict(of: actual.trace, expected: Motion().trace, tolerance: tolerance).sentences()
    }
    let moved = Motion(x: { _ in 50.25 }, y: { $0 == 7 ? 103 : 101 })
    #expect(
      sentences(moved, .init(points: 0.5)) == [
        "ball.center.y moves 2 pt, did not move, starting at frame 0.",
        "The tolerance is exceeded most by ball.center.y, by 2.5 pt at frame 7.",
        "Within tolerance: ball.center.x is 50.2 pt, was 50 pt, starting at frame 0.",
      ])
    #expect(
      sentences(Motion(ticks: 119), .init(points: 1, seconds: 1)) == [
        "The animation is 1 frame (17 ms) shorter."
      ])
    let late = MotionVerdict(
      of: Self.falling(start: 13).trace, expected: Self.falling().trace,
      tolerance: .init(seconds: 0.05))
    #expect(
      late.sentences() == [
        "Within tolerance: the motion is the same, but 3 frames (50 ms) later, starting at frame 11."
      ])
  }

  /// Returns a trace of 30 ticks, in which an item is present and touches two others.
  private func trace(
    _ presence: ClosedRange<Int> = 0...29, floor: ClosedRange<Int> = 5...9,
    wall: ClosedRange<Int> = 7...8, alpha: Double = 1, scale: Trace.Pair = .init(x: 1, y: 1),
    width: Double = 20, height: Double = 40
  ) -> Trace {
    Trace(
      rows: (0..<30).flatMap { tick -> [Trace.Row] in
        let contacts = [("floor", floor), ("wall", wall)].flatMap { name, range in
          (tick == range.lowerBound ? [Trace.Contact(.began, name)] : [])
            + (tick == range.upperBound ? [Trace.Contact(.ended, name)] : [])
        }
        let other = Trace.Row(tick: tick, time: 0, item: "other", center: .init(x: 0, y: 0))
        guard presence.contains(tick) else { return [other] }
        return [
          other,
          Trace.Row(
            tick: tick, time: 0, item: "a", center: .init(x: 1, y: 1), alpha: alpha,
            contacts: contacts, width: width, height: height, scale: scale),
        ]
      })
  }

  @Test("presence, contacts, sizes and scales have a tolerance; opacity has none")
  func otherDifferences() {
    func isGood(_ actual: Trace, _ tolerance: TraceTolerance) -> Bool {
      MotionVerdict(of: actual, expected: trace(), tolerance: tolerance).isGood
    }
    let time = TraceTolerance(seconds: 2.0 / 60)
    #expect(isGood(trace(2...27), time) && !isGood(trace(3...29), time))
    #expect(!isGood(trace(0...26), time) && !isGood(trace(2...29), .init(points: 9)))
    #expect(isGood(trace(floor: 7...11), time) && !isGood(trace(floor: 8...9), time))
    #expect(!isGood(trace(floor: 5...12), time) && !isGood(trace(floor: 6...9), .init(points: 9)))
    #expect(isGood(trace(wall: 9...10), time) && !isGood(trace(wall: 10...11), time))
    let points = TraceTolerance(points: 2)
    #expect(isGood(trace(width: 22), points) && !isGood(trace(width: 22.1), points))
    #expect(isGood(trace(height: 42), points) && !isGood(trace(height: 42.1), points))
    // The displayed size changes by the scale times the size.
    #expect(isGood(trace(scale: .init(x: 1.1, y: 1)), points))
    #expect(!isGood(trace(scale: .init(x: 1.11, y: 1)), points))
    #expect(isGood(trace(scale: .init(x: 1, y: 1.05)), points))
    #expect(!isGood(trace(scale: .init(x: 1, y: 1.06)), points))
    #expect(!isGood(trace(alpha: 0.99), .init(points: 9, degrees: 9, seconds: 9)))
  }

  @Test("frames between two ticks show both") func frames() {
    let frames = { (fps: Int, ticks: Set<Int>) in
      FrameClock(fps: FrameRate(fps) ?? .standard).frames(showing: ticks, count: 8)
    }
    #expect(frames(60, [2, 3]) == [2, 3])
    #expect(frames(30, [2, 3]) == [1])
    #expect(frames(120, [2]) == [3, 4, 5])
  }

  @Test("a tolerance is described, and its parts are replaced") func parts() {
    let all = TraceTolerance(points: 0.5, degrees: 2, seconds: 0.05)
    #expect(
      ReferenceTolerance(motion: all).description
        == "positions and sizes may differ by up to 0.5 pt; angles may differ by up to 2°; "
        + "motion may be up to 0.05 s earlier or later; pixels may differ only where the motion does"
    )
    #expect(all.overridden(by: .init(degrees: 1)) == .init(points: 0.5, degrees: 1, seconds: 0.05))
    #expect(all.removing(.init(points: 9, seconds: 0)) == .init(degrees: 2))
    #expect(TraceTolerance.exact.isExact && TraceTolerance(points: 0).isExact)
    #expect(!all.removing(.init(points: 0, degrees: 0)).isExact)
  }
}
