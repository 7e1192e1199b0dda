import CoreGraphics
import FlipbookTestSupport
import Foundation
import Recipes
import StudioProtocol
import Testing
import UIKit
import Verification

@testable import Studio

@MainActor @Suite struct RecordingTests {
  /// What fingers do: the time in seconds from the start, the finger, the phase and the location as
  /// fractions of the stage.
  typealias Script = [(time: Double, finger: Int, phase: TouchRequest.Phase, x: Double, y: Double)]

  /// A tap at a location.
  private static func tap(_ x: Double, _ y: Double, at time: Double = 0) -> Script {
    [(time, 0, .began, x, y), (time + 0.05, 0, .ended, x, y)]
  }

  /// A drag along a curve at a speed that changes, with input at 120 events a second and the tremble
  /// of a hand.
  private static func drag(at time: Double = 0, duration: Double, rest: Double) -> Script {
    let count = Int(duration * 120)
    let moves: Script = (0...count).map { index in
      let fraction = Double(index) / Double(count)
      let eased = fraction * fraction * (3 - 2 * fraction)
      return (
        time + duration * fraction, 0, index == 0 ? .began : .moved,
        0.5 + 0.2 * sin(eased * 4) + 0.001 * sin(Double(index) * 1.7), 0.75 - 0.5 * eased
      )
    }
    return moves + [(time + duration + rest, 0, .ended, moves[count].x, moves[count].y)]
  }

  private static let scripts: [(String, Script)] = [
    ("tap", tap(0.5, 0.5)), ("drag that rests", drag(duration: 0.9, rest: 0.3)),
    ("flick", drag(duration: 0.15, rest: 0.004)),
  ]

  /// Plays a script on a stage, and returns the page.
  private func play(_ script: Script, on path: String) throws -> StudioPage {
    let page = try StudioPage(path: path)
    // What is drawn has no effect on touches.
    try page.send(.display(DisplayRequest(scale: 0.5)))
    try page.send(.pause)
    try page.send(.seek(tick: 12))
    try page.send(.record(on: true))
    let size = try #require(page.scene?.size)
    let start = page.time
    for step in script.sorted(by: { $0.time < $1.time }) {
      try page.run(max(0, start + step.time - page.time), works: false)
      try page.touch(step.phase, step.x * size[0], step.y * size[1], finger: step.finger)
    }
    try page.run(0.05)
    try page.send(.record(on: false))
    return page
  }

  /// Returns the largest distance of the centers of any item in the ticks of both, within a tick: a
  /// recognizer may recognize a simplified drag a tick earlier or later.
  private func difference(_ one: Trace, _ other: Trace) -> (
    distance: Double, item: String, tick: Int
  ) {
    var centers: [String: Trace.Pair] = [:]
    for row in one.rows { centers["\(row.tick) \(row.item)"] = row.center }
    var worst = (distance: 0.0, item: "", tick: 0)
    for row in other.rows {
      guard let center = row.center, centers["\(row.tick) \(row.item)"] != nil else { continue }
      let distances = (-1...1).compactMap { offset in
        centers["\(row.tick + offset) \(row.item)"].map {
          hypot(center.x - $0.x, center.y - $0.y)
        }
      }
      guard let distance = distances.min() else { continue }
      if distance > worst.distance { worst = (distance, row.item, row.tick) }
    }
    return worst
  }

  @Test(
    "recorded touches that are played back reproduce the motion within a tick",
    arguments: [
      // The largest distances in points. The square of 'drag' swings on a rod, which amplifies the
      // point by which drags are simplified.
      ("alert", 3), ("spring-list", 3), ("drag", 20), ("gestures", 3), ("menu", 3),
      ("city-guide", 3),
    ])
  func roundTrip(name: String, tolerance: Double) throws {
    for (title, script) in Self.scripts {
      let folder = try TemporaryFolder()
      let original = try String(contentsOfFile: example(name), encoding: .utf8)
      let path = try folder.write(original, to: "\(name).yaml")
      let page = try play(script, on: path)
      for _ in 0..<6 where page.state?.playing == true { try page.run(1, works: false) }
      try page.send(.pause)
      try page.work()
      let live = try #require(page.session.views.first?.survey?.trace)
      let recording = try #require(page.recording)
      #expect(recording.count == 1)
      try page.send(.takeRecording(.insert))
      #expect(page.notices.isEmpty, "\(page.notices)")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let played = try Recipe.load(path: path).trace()
      let worst = difference(live, played)
      #expect(worst.distance <= tolerance, "\(title): \(worst) \(recording.entries)")
      #expect(text != original)
      try page.send(.undo)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == original)
    }
  }

  @Test("the fingers of a recording are within a point at every tick") func locations() {
    var state: UInt32 = 9
    func noise() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24) - 0.5
    }
    var location = CGPoint(x: 100, y: 300)
    let locations = (0..<200).map { index -> CGPoint in
      location.x += CGFloat(4 * sin(Double(index) / 9) + noise())
      location.y += CGFloat(noise() * 3 - 1)
      return location
    }
    let kept = RecordedTouches.simplified(locations)
    #expect(kept.count < 120)
    for (first, last) in zip(kept, kept.dropFirst()) {
      for index in first...last {
        let expected = locations[first].interpolated(
          toward: locations[last], fraction: CGFloat(index - first) / CGFloat(last - first))
        #expect(locations[index].distance(to: expected) <= 1)
      }
    }
    #expect(Set(kept).isSuperset(of: [0, 199]))
  }

  private func stroke(_ tick: Int, _ points: [(Double, Double)]) -> RecordedTouches.Stroke {
    RecordedTouches.Stroke(
      firstTick: tick, locations: points.map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test("touches become the shortest actions that reproduce them") func actions() {
    func text(_ strokes: RecordedTouches.Stroke...) -> [String] {
      RecordedTouches(strokes).entries.map(\.text)
    }
    let still = Array(repeating: (10.0, 20.0), count: 4)
    #expect(text(stroke(60, still)) == ["{ at: 1s, tap: [10, 20] }"])
    #expect(text(stroke(61, still + still)) == ["{ at: 1.083s, tap: [10, 20] }"])
    #expect(
      text(stroke(61, still + still + still)) == [
        "{ at: 1.016s, press: { at: [10, 20], duration: 0.183s } }"
      ])
    let line = (0...9).map { (10 + Double($0) * 20, 50.0) }
    #expect(
      text(stroke(0, line)) == [
        "{ at: 0s, flick: { from: [10, 50], to: [190, 50], duration: 0.15s } }"
      ])
    #expect(
      text(stroke(6, Array(repeating: (10, 50), count: 12) + line)).first?.hasPrefix(
        "{ at: 0.1s, drag: { from: [10, 50], through: [[10, 50]") == true)
    let first = (0...6).map { (100.0, 90 - Double($0) * 10) }
    let second = (0...6).map { (100.0, 110 + Double($0) * 10) }
    #expect(
      text(stroke(30, first), stroke(30, second)) == [
        "{ at: 0.5s, pinch: { at: [100, 100], from: 20, to: 140, angle: -90deg, duration: 0.1s } }"
      ])
    #expect(text(stroke(30, first), stroke(31, second)).count == 2)
    // The center must stay in place.
    let drifting = second.map { ($0.0 + ($0.1 - 110) / 20, $0.1) }
    #expect(text(stroke(30, first), stroke(30, drifting)).count == 2)
  }

  /// Two fingers that open and turn at changing speeds, as people's do.
  @Test("a pinch at changing speeds is one action that reproduces it", arguments: [0, 0.9, -3.5])
  func pinch(turn: Double) throws {
    let ticks = 40
    let polar = (0...ticks).map { tick in
      let fraction = Double(tick) / Double(ticks)
      let progress = fraction * fraction * (3 - 2 * fraction)
      return (distance: 30 + 170 * progress, angle: 0.4 + turn * progress * progress)
    }
    func fingers(_ side: Double) -> RecordedTouches.Stroke {
      stroke(
        60,
        polar.map {
          (
            100 + side * $0.distance / 2 * cos($0.angle),
            120 + side * $0.distance / 2 * sin($0.angle)
          )
        })
    }
    let (first, second) = (fingers(1), fingers(-1))
    let entries = RecordedTouches([first, second]).entries
    #expect(entries.count == 1)
    let entry = try #require(entries.first)
    #expect(entry.text.contains("pinch: {") && entry.text.contains("through: [["))
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 3s\nstage: { size: [300, 300] }\ntimeline:\n  - \(entry.text)\n",
      file: "a.yaml")
    let scene = recipe.makeScene()
    for tick in 0...100 {
      if tick > 0 { scene.stage.step() }
      _ = scene.stage.displayList()
      let places = scene.stage.touches.touches.map { $0.location(in: nil) }
      guard tick >= 60, tick < 60 + ticks else { continue }
      #expect(places.count == 2)
      for (place, finger) in zip(places, [first, second]) {
        let expected = finger.locations[tick - 60]
        #expect(hypot(place.x - expected.x, place.y - expected.y) <= 1, "\(tick)")
      }
    }
  }

  @Test("a press of the alert's button is recorded as what presses it again") func alertButton()
    throws
  {
    let folder = try TemporaryFolder()
    let source = try String(contentsOfFile: example("alert"), encoding: .utf8)
      .replacing("  - { at: 2s, tap: alert.buttons.0 }\n", with: "")
      .replacing("  - { at: 6.2s, tap: show }\n", with: "")
    let path = try folder.write(source, to: "alert.yaml")
    let page = try StudioPage(path: path)
    try page.run(2)
    try page.send(.record(on: true))
    let button = try #require(page.session.views[0].performance.scene.view("alert.buttons.0"))
    let center = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    try page.touch(.began, center.x, center.y)
    try page.run(0.06)
    try page.touch(.ended, center.x, center.y)
    try page.run(5)
    #expect(page.recording?.count == 1)
    try page.send(.takeRecording(.insert))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(", tap: ["))
    try page.work()
    #expect(
      page.scene?.marks.contains { $0.kind == .touch && $0.text == "touch alert.buttons.0" } == true
    )
  }

  @Test("touches after the end extend the recipe") func extending() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(fallingBox, to: "box.yaml")
    let page = try StudioPage(path: path)
    try page.run(3)
    try page.send(.record(on: true))
    try page.touch(.began, 150, 30)
    try page.run(0.5)
    try page.touch(.ended, 150, 30)
    try page.run(3)
    try page.send(.takeRecording(.insert))
    #expect(page.notices.isEmpty, "\(page.notices)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("duration: 3.6s"))
    #expect(text.contains("  # Moves the dot.\n"))
    #expect(page.state?.duration == 215)
  }

  @Test("a finger that was canceled is not recorded, nor one that is still down") func incomplete()
    throws
  {
    let folder = try TemporaryFolder()
    let page = try StudioPage(path: try folder.write(fallingBox, to: "box.yaml"))
    try page.send(.record(on: true))
    try page.touch(.began, 10, 10)
    try page.run(0.1)
    try page.touch(.cancelled, 10, 10)
    try page.touch(.began, 20, 10)
    try page.run(0.1)
    try page.send(.record(on: false))
    #expect(page.recording?.count == 0)
    try page.send(.takeRecording(.insert))
    #expect(page.notices.last?.level == .error)
  }
}
