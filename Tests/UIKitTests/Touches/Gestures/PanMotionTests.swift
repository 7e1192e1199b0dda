import Testing

@testable import UIKit

struct PanMotionTests {
  @Test(
    "the velocity weights the previous move by 0.8",
    arguments: [
      ("no moves", [], 0), ("one move", [(0.1, 10)], 100),
      ("two moves", [(0.1, 10), (0.2, 40)], 140),
      ("three moves", [(0.1, 10), (0.2, 40), (0.3, 40)], 240),
      ("one rest", [(0.1, 10), (0.2, 20), (0.3, 20)], 80),
      ("two rests", [(0.1, 10), (0.2, 20), (0.3, 20), (0.4, 20)], 0),
      ("move too short", [(0.1, 10), (0.1005, 20)], 80),
    ] as [(String, [(TimeInterval, CGFloat)], CGFloat)])
  func velocity(id: String, moves: [(TimeInterval, CGFloat)], expected: CGFloat) {
    var motion = PanMotion()
    for (time, x) in moves { motion.move(to: CGPoint(x: x, y: 0), at: time) }
    #expect(abs(motion.velocity.dx - expected) < 1e-9)
    #expect(motion.velocity.dy == 0)
    var vertical = PanMotion()
    for (time, y) in moves { vertical.move(to: CGPoint(x: 3 * y, y: y), at: time) }
    #expect(abs(vertical.velocity.dy - expected) < 1e-9)
    #expect(abs(vertical.velocity.dx - 3 * expected) < 1e-9)
  }

  @Test(
    "the movement that starts a pan is removed from each axis",
    arguments: [
      (CGVector(dx: 30, dy: -12), CGVector(dx: 20, dy: -2)),
      (CGVector(dx: -12, dy: 30), CGVector(dx: -2, dy: 20)),
      (CGVector(dx: 4, dy: 10), CGVector(dx: 0, dy: 0)),
    ])
  func hysteresis(moved: CGVector, expected: CGVector) {
    var motion = PanMotion()
    motion.move(to: CGPoint(x: moved.dx, y: moved.dy), at: 1)
    #expect(motion.exceedsHysteresis)
    motion.subtractHysteresis()
    #expect(motion.translation == expected)
  }

  @Test("regroup(at:) changes neither translation nor velocity") func regroup() {
    var motion = PanMotion(at: CGPoint(x: 10, y: 10), time: 0)
    motion.move(to: CGPoint(x: 30, y: 10), at: 1)
    motion.regroup(at: CGPoint(x: 100, y: 50))
    #expect(motion.translation == CGVector(dx: 20, dy: 0))
    #expect(motion.velocity == CGVector(dx: 20, dy: 0))
    motion.move(to: CGPoint(x: 120, y: 50), at: 2)
    #expect(motion.translation == CGVector(dx: 40, dy: 0))
    #expect(motion.velocity == CGVector(dx: 20, dy: 0))
  }
}
