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
