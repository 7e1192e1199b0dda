import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct MotionVerdictTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let expected: Motion
    let actual: Motion
    let sentences: [String]

    init(_ id: String, _ expected: Motion, _ actual: Motion, _ sentences: [String]) {
      testDescription = id
      self.expected = expected
      self.actual = actual
      self.sentences = sentences
    }
  }

  /// A ball that a spring raises by 100 pt, starting at tick 15.
  static func springing(damping: Double = 0.5, start: Double = 15, by distance: Double = 100)
    -> Motion
  {
    Motion(y: { 300 - distance * spring(Double($0) - start, damping: damping) })
  }

  /// A ball that moves by 100 pt, starting at tick 10.
  static func easing(in duration: Double = 36, by distance: Double = 100, start: Double = 10)
    -> Motion
  {
    Motion(x: { 20 + distance * ease(Double($0) - start, of: duration) })
  }

  static let rows = [
    Row("no difference, or only a color", springing(), springing(), ["The motion is the same."]),
    Row(
      "less damping", springing(damping: 0.6), springing(damping: 0.5),
      [
        "ball.center.y overshoots by 16.2 pt, was 9.5 pt, and settles after 0.58 s, was 0.43 s, starting at frame 16."
      ]),
    Row(
      "more damping, equal settling time", springing(damping: 0.7), springing(damping: 0.72),
      [
        "ball.center.y overshoots by 3.8 pt, was 4.6 pt, starting at frame 16."
      ]),
    Row(
      "50 ms later", springing(), springing(start: 18),
      ["The motion is the same, but 3 frames (50 ms) later, starting at frame 16."]),
    Row(
      "earlier", springing(), springing(start: 5),
      ["The motion is the same, but 10 frames (167 ms) earlier, starting at frame 6."]),
    Row(
      "later than its duration", easing(in: 12), easing(in: 12, start: 60),
      ["The motion is the same, but 50 frames (833 ms) later, starting at frame 11."]),
    Row(
      "stretched", easing(), easing(in: 54),
      ["ball.center.x takes 1.5 times as long: 0.83 s, was 0.55 s, starting at frame 11."]),
    Row(
      "squeezed", easing(), easing(in: 18),
      ["ball.center.x takes 0.5 times as long: 0.28 s, was 0.55 s, starting at frame 11."]),
    Row(
      "a skipped tick", easing(), Motion(x: { easing().x($0 < 30 ? $0 : $0 + 1) }),
      ["ball.center.x skips 1 frame (17 ms), starting at frame 30."]),
    Row(
      "three ticks added", easing(), Motion(x: { easing().x($0 < 30 ? $0 : max(29, $0 - 3)) }),
      ["ball.center.x pauses for 3 frames (50 ms), starting at frame 30."]),
    Row(
      "farther", easing(), easing(by: 120),
      ["ball.center.x moves 1.2 times as far: 120 pt, was 100 pt, starting at frame 11."]),
    Row(
      "a spring with a shorter distance", springing(), springing(by: 75),
      ["ball.center.y moves 0.75 times as far: 87.2 pt, was 116.2 pt, starting at frame 16."]),
    Row(
      "to another position with another curve", easing(),
      Motion(x: { 20 + 60 * spring(Double($0) - 10, damping: 0.5) }),
      ["ball.center.x comes to rest at 80 pt, was 120 pt, starting at frame 11."]),
    Row(
      "a constant offset", Motion(), Motion(x: { _ in 51.25 }),
      ["ball.center.x is 51.2 pt, was 50 pt, starting at frame 0."]),
    Row(
      "no movement", easing(), Motion(x: { _ in 20 }),
      ["ball.center.x no longer moves, moved 100 pt, starting at frame 11."]),
    Row(
      "new movement", Motion(x: { _ in 20 }), easing(),
      ["ball.center.x moves 100 pt, did not move, starting at frame 11."]),
    Row(
      "a wobble", Motion(angle: { 0.2 * sin(Double($0) / 3) * exp(-Double($0) / 12) }),
      Motion(angle: { 0.2 * sin(Double($0) / 3) * exp(-Double($0) / 20) }),
      [
        "ball.angle swings out by 9.1°, was 8°, and settles after 1.2 s, was 0.73 s, starting at frame 1."
      ]),
    Row(
      "never at rest", Motion(y: { 100 + 50 * sin(Double($0) / 5) }),
      Motion(y: { 100 + 50 * sin(Double($0) / 5) + ($0 >= 40 ? 3 * cos(Double($0)) : 0) }),
      ["ball.center.y is up to 3 pt larger at frame 44, starting at frame 40."]),
    Row(
      "full turns are no difference", Motion(angle: { Double($0) / 10 }),
      Motion(angle: { Double($0) / 10 }), ["The motion is the same."]),
    Row(
      "two properties at once", Motion(x: easing().x, y: easing().x),
      Motion(x: easing(in: 54).x, y: easing(in: 54).x),
      ["ball.center.x and ball.center.y take 1.5 times as long, starting at frame 11."]),
    Row(
      "a shift of one property", Motion(x: easing().x, y: springing().y),
      Motion(x: easing(start: 12).x, y: springing(by: 75).y),
      [
        "ball.center.x moves 2 frames (33 ms) later, starting at frame 11.",
        "ball.center.y moves 0.75 times as far: 87.2 pt, was 116.2 pt, starting at frame 16.",
      ]),
    Row(
      "longer", easing(), Motion(ticks: 150, x: easing().x),
      ["The animation is 30 frames (500 ms) longer."]),
    Row(
      "shorter", easing(), Motion(ticks: 119, x: easing().x),
      ["The animation is 1 frame (17 ms) shorter."]),
  ]

  @Test(
    "a change of motion is described", arguments: rows)
  func descriptions(row: Row) {
    let verdict = MotionVerdict(of: row.actual.trace, expected: row.expected.trace)
    #expect(verdict.sentences() == row.sentences)
    #expect(verdict.isSame == (row.sentences == ["The motion is the same."]))
  }

  @Test(
    "descriptions use frames of the frame rate",
    arguments: [
      (30, "The motion is the same, but 50 ms later, starting at frame 8."),
      (120, "The motion is the same, but 6 frames (50 ms) later, starting at frame 32."),
      (20, "The motion is the same, but 1 frame (50 ms) later, starting at frame 6."),
    ])
  func frameRates(fps: Int, sentence: String) throws {
    let rate = try #require(FrameRate(fps))
    let verdict = MotionVerdict(
      of: Self.springing(start: 18).trace, expected: Self.springing().trace)
    #expect(verdict.sentences(fps: rate) == [sentence])
  }

  @Test("a later movement is described separately") func laterMovement() {
    // There and back; only the way back differs.
    let expected = Motion(
      ticks: 240,
      y: {
        300 - 100 * spring(Double($0) - 10, damping: 0.6) + 100 * ease(Double($0) - 120, of: 30)
      })
    let actual = Motion(
      ticks: 240,
      y: {
        300 - 100 * spring(Double($0) - 10, damping: 0.6) + 100 * ease(Double($0) - 123, of: 30)
      })
    let verdict = MotionVerdict(of: actual.trace, expected: expected.trace)
    #expect(
      verdict.sentences() == [
        "The motion is the same, but 3 frames (50 ms) later, starting at frame 121."
      ]
    )
  }

  @Test("differences within the precision are ignored") func precision() {
    let (expected, actual) = (Self.easing().trace, Self.easing(by: 100.001).trace)
    #expect(MotionVerdict(of: actual, expected: expected, precision: 0.01).isSame)
    #expect(!MotionVerdict(of: actual, expected: expected, precision: 0.0001).isSame)
  }

  @Test("missing, new, appearing and disappearing items are described") func itemPresence() {
    let row = { (tick: Int, item: String) in
      Trace.Row(tick: tick, time: Double(tick) / 60, item: item, center: .init(x: 1, y: 2))
    }
    let expected = Trace(
      rows: (0..<30).map { row($0, "a") } + (5..<30).map { row($0, "b") }
        + (3..<30).map { row($0, "c") } + (0..<20).map { row($0, "d") })
    let actual = Trace(
      rows: (0..<30).map { row($0, "a") } + (8..<30).map { row($0, "b") }
        + (7..<30).map { row($0, "e") } + (0..<10).map { row($0, "d") })
    #expect(
      MotionVerdict(of: actual, expected: expected).sentences() == [
        "c is missing, starting at frame 3.",
        "b appears at frame 8, was frame 5, starting at frame 5.",
        "e is new, starting at frame 7.",
        "d is present until frame 9, was frame 19, starting at frame 10.",
      ])
  }

  @Test("invisible differences are described if there are no visible ones")
  func invisibleDifferences() {
    func trace(velocity: Double, contacts: [Trace.Contact] = []) -> Trace {
      Trace(
        rows: (0..<9).map { tick in
          Trace.Row(
            tick: tick, time: Double(tick) / 60, item: "ball", center: .init(x: 1, y: 2),
            velocity: .init(x: tick == 4 ? velocity : 0, y: 0), contacts: tick == 6 ? contacts : [])
        })
    }
    #expect(
      MotionVerdict(of: trace(velocity: 1), expected: trace(velocity: 0)).sentences()
        == ["ball has a different velocity, starting at frame 4."])
    let touching = trace(velocity: 0, contacts: [.init(.began, "floor")])
    #expect(
      MotionVerdict(of: touching, expected: trace(velocity: 0)).sentences()
        == ["ball has contacts at different times, starting at frame 6."])
  }

  @Test(
    "each part of an item's velocity is compared",
    arguments: [
      ("x", Trace.Pair(x: 1, y: 0), 0, true), ("y", Trace.Pair(x: 0, y: 1), 0, true),
      ("angular", Trace.Pair(x: 0, y: 0), 1, true),
      ("none", Trace.Pair(x: 0, y: 0), 0, false),
      ("within the precision", Trace.Pair(x: 1e-4, y: -1e-4), 1e-4, false),
    ] as [(String, Trace.Pair, Double, Bool)])
  func velocities(id: String, velocity: Trace.Pair, angular: Double, differs: Bool) {
    func trace(_ velocity: Trace.Pair, _ angular: Double) -> Trace {
      Trace(
        rows: (0..<3).map { tick in
          Trace.Row(
            tick: tick, time: 0, item: "ball", center: .init(x: 1, y: 2),
            velocity: tick == 1 ? velocity : .init(x: 0, y: 0),
            angularVelocity: tick == 1 ? angular : 0)
        })
    }
    let verdict = MotionVerdict(
      of: trace(velocity, angular), expected: trace(.init(x: 0, y: 0), 0), precision: 1e-3)
    #expect(
      verdict.sentences() == [
        differs
          ? "ball has a different velocity, starting at frame 1." : "The motion is the same."
      ])
  }

  @Test("each property is compared", arguments: MotionProperty.allCases)
  func properties(property: MotionProperty) {
    func trace(_ value: Double) -> Trace {
      Trace(
        rows: (0..<3).map { tick in
          var row = Trace.Row(
            tick: tick, time: 0, item: "a", center: .init(x: 1, y: 2), angle: 0, alpha: 1,
            width: 3, height: 4, scale: .init(x: 5, y: 6), fraction: 0)
          if tick == 1 { property.set(value, in: &row) }
          return row
        })
    }
    let findings = MotionVerdict(of: trace(1.5), expected: trace(1.25)).findings
    #expect(findings.map(\.name) == ["a.\(property.rawValue)"])
    #expect(findings.map(\.firstTick) == [1])
  }

  @Test("a property that only one of two traces has differs", arguments: [true, false])
  func missingProperty(isExpected: Bool) {
    func trace(_ alpha: Double?) -> Trace {
      Trace(
        rows: [Trace.Row(tick: 0, time: 0, item: "a", center: .init(x: 1, y: 2), alpha: alpha)])
    }
    let verdict = MotionVerdict(
      of: trace(isExpected ? nil : 1), expected: trace(isExpected ? 1 : nil))
    #expect(
      verdict.sentences() == ["a.alpha is \(isExpected ? "missing" : "new"), starting at frame 0."])
  }

  @Test("a half turn in either direction is the same angle") func halfTurn() {
    let (turned, other) = (Motion(angle: { _ in .pi }), Motion(angle: { _ in 1e-6 - .pi }))
    #expect(MotionVerdict(of: turned.trace, expected: other.trace, precision: 1e-4).isSame)
  }

  @Test("only the first of many differences are described") func manyDifferences() {
    func trace(_ distance: Double) -> Trace {
      Trace(
        rows: (0..<9).flatMap { item in
          (0..<60).map { tick in
            Trace.Row(
              tick: tick, time: Double(tick) / 60, item: "view \(item)",
              center: .init(x: distance * Double(item + 1) * ease(Double(tick), of: 30), y: 0))
          }
        })
    }
    let sentences = MotionVerdict(of: trace(12), expected: trace(10)).sentences()
    #expect(sentences.count == 7)
    #expect(sentences.last == "And 3 more differences.")
  }

  @Test("empty traces are equal") func emptyTraces() {
    #expect(MotionVerdict(of: Trace(), expected: Trace()).isSame)
  }
}
