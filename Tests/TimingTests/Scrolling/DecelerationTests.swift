import Foundation
import Testing
import Timing

struct DecelerationTests {
  @Test(
    "the predicted distance is -(v ∓ 0.01)/ln d",
    arguments: [
      ("normal", Deceleration.normal, 1, 494.50),
      ("fast", .fast, 1, 98.50),
      ("negative", .normal, -1, -494.50),
      ("slow", .normal, 0.02, 4.995),
      ("at rest", .normal, 0.01, 0),
      ("below the resting speed", .normal, 0.009, 0),
      ("zero", .normal, 0, 0),
    ] as [(String, Deceleration, Double, Double)])
  func predictedDistance(id: String, deceleration: Deceleration, velocity: Double, expected: Double)
  {
    #expect(abs(deceleration.distance(from: velocity) - expected) < 0.01)
  }

  @Test("reach is the sum of the distances of all milliseconds") func reach() {
    #expect(abs(Deceleration.normal.reach - 499) < 1e-9)
    #expect(abs(Deceleration.fast.reach - 99) < 1e-9)
    var (speed, sum) = (1.0, 0.0)
    for _ in 0..<20_000 {
      speed *= 0.998
      sum += speed
    }
    #expect(abs(sum - Deceleration.normal.distance(from: 1, after: 20_000)) < 1e-6)
  }

  @Test(
    "the distance after some time is v·d/(1 - d)·(1 - dᵗ)",
    arguments: [
      ("normal", Deceleration.normal, 2.0, 500.0, 631.2238),
      ("fast", .fast, -1, 100, -62.7628),
      ("no time", .normal, 2, 0, 0),
      ("negative time", .normal, 2, -5, 0),
    ] as [(String, Deceleration, Double, Double, Double)])
  func distanceAfterTime(
    id: String, deceleration: Deceleration, velocity: Double, time: Double, expected: Double
  ) {
    #expect(abs(deceleration.distance(from: velocity, after: time) - expected) < 1e-4)
  }

  @Test(
    "content comes to rest after ln(0.01/|v|)/ln d milliseconds",
    arguments: [
      ("normal", Deceleration.normal, 1.0, 2300.2817),
      ("fast", .fast, -3, 567.5216),
      ("at rest", .normal, 0.01, 0),
      ("zero", .normal, 0, 0),
    ] as [(String, Deceleration, Double, Double)])
  func duration(id: String, deceleration: Deceleration, velocity: Double, expected: Double) {
    #expect(abs(deceleration.duration(from: velocity) - expected) < 1e-3)
  }

  @Test(
    "the lift velocity weights the move before the last three times as much as the last",
    arguments: [
      ("no move", [], 0),
      ("one move", [2], 2),
      ("two", [1, 2], 1.25),
      ("three", [9, 1, 2], 1.25),
      ("stop at the end", [2, 0], 1.5),
      ("finger at rest", [2, 0, 0], 0),
      ("after a rest", [0, 2], 2),
      ("NaN", [.nan, 2], 2),
    ] as [(String, [Double], Double)])
  func liftVelocity(id: String, moves: [Double], expected: Double) {
    var velocity = LiftVelocity()
    for move in moves { velocity.add(move) }
    #expect(velocity.value == expected)
  }
}
