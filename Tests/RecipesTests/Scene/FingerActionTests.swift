import Testing
import UIKit

@testable import Recipes

/// Tests the touch actions of the timeline.
@MainActor
@Suite struct FingerActionTests {
  /// The locations of touches in each tick that has any.
  private func play(_ action: String, ticks: Int = 130) throws -> [String] {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 100, 50, 50] } }
      timeline: [{ at: 1s, \(action) }]
      """)
    var log: [String] = []
    for tick in 0...ticks {
      scene.play(to: Double(tick) / 60)
      let places = scene.stage.touches.touches.map { touch in
        let place = touch.location(in: nil)
        return "\(Int(place.x.rounded())) \(Int(place.y.rounded()))"
      }
      if !places.isEmpty { log.append("\(tick): \(places.joined(separator: ", "))") }
    }
    return log
  }

  @Test("doubleTap taps twice") func doubleTap() throws {
    let log = try play("doubleTap: ball")
    #expect(log.first == "60: 125 125")
    #expect(log.count == 6)
    #expect(log.last == "74: 125 125")
  }

  @Test(
    "longPress lasts a second by default",
    arguments: [
      ("longPress: ball", 60), ("longPress: { at: ball, duration: 0.5s }", 30), ("press: ball", 30),
    ])
  func longPress(action: String, ticks: Int) throws {
    #expect(try play(action).count == ticks)
  }

  @Test("drag rests, moves by a vector and rests") func dragRests() throws {
    let log = try play(
      "drag: { from: ball, by: [60, 0], duration: 0.1s, holdBefore: 0.1s, holdAfter: 0.1s }")
    #expect(log.count == 18)
    #expect(log[5] == "65: 125 125")
    #expect(log[9] == "69: 155 125")
    #expect(log[13] == "73: 185 125")
  }

  @Test("drag follows its timing curve") func dragCurve() throws {
    let log = try play("drag: { from: [0, 100], to: [300, 100], duration: 0.2s, curve: easeIn }")
    let middle = try #require(log.first { $0.hasPrefix("66:") })
    let x = try #require(middle.split(separator: " ").dropFirst().first.flatMap { Double($0) })
    #expect(x > 60 && x < 120)
  }

  @Test("flick ends while it moves") func flick() throws {
    let log = try play("flick: { from: ball, by: [0, -90] }")
    #expect(log.count == 9)
    #expect(log.last == "68: 125 45")
    #expect(try play("flick: { from: ball, to: [125, 35], duration: 0.1s }").count == 6)
  }

  @Test("pinch and rotate move two fingers") func twoFingers() throws {
    let log = try play("pinch: { at: ball, from: 20, to: 80, turning: 90deg, duration: 0.1s }")
    #expect(log[0] == "60: 135 125, 115 125")
    // 50 points apart, at 45 degrees.
    #expect(log[3] == "63: 143 143, 107 107")
    let turned = try play(
      "rotate: { at: [100, 100], by: 180deg, distance: 40, angle: 90deg, duration: 0.1s }")
    #expect(turned[0] == "60: 100 120, 100 80")
    #expect(turned[3] == "63: 80 100, 120 100")
  }

  @Test("a pinch reaches distances and angles at given times, and holds at the end")
  func timedPinch() throws {
    let log = try play(
      "pinch: { at: [100, 100], from: 20, through: [[60, 0deg], [60, 90deg]], to: 100, "
        + "turning: 90deg, times: [0.05s, 0.15s, 0.2s], holdAfter: 0.05s }")
    #expect(log[0] == "60: 110 100, 90 100")
    #expect(log[3] == "63: 130 100, 70 100")
    #expect(log[6] == "66: 121 121, 79 79")
    #expect(log[9] == "69: 100 130, 100 70")
    #expect(log[12] == "72: 100 150, 100 50")
    #expect(log.count == 15)
  }

  @Test("a touch whose target is not on the stage is ignored") func offStage() throws {
    for action in ["drag: { from: late, to: ball }", "pinch: { at: late, from: 9, to: 90 }"] {
      let scene = try scene(
        """
        views: { ball: { frame: [0, 0, 9, 9] } }
        timeline:
          - { at: 0s, \(action) }
          - { at: 1s, add: { views: { late: { frame: [50, 50, 9, 9] } } } }
        """)
      scene.play(to: 0.1)
      #expect(scene.stage.touches.fingerCount == 0)
    }
  }

  @Test("pinches do not exceed the limit of simultaneous touches") func touchLimit() throws {
    let pinches = Array(
      repeating: "{ touchesBegan: stage, pinch: { at: [99, 99], from: 9, to: 90 } }", count: 9)
    let scene = try scene(
      """
      on: [\(pinches.joined(separator: ", "))]
      timeline: [{ at: 0s, tap: [9, 9] }]
      """)
    scene.play(to: 0.3)
    #expect((1...Limits.fingers).contains(scene.stage.touches.fingerCount))
  }
}
