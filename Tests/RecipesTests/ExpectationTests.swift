import DisplayList
import Foundation
import Testing

@testable import Recipes
@testable import UIKit

/// Tests what recipes expect of their motion.
@MainActor
@Suite struct ExpectationTests {
  /// A square that moves by 100 points within a second, and one that appears after half a second.
  nonisolated static let slide = """
    markers: { half: 0.5s }
    views:
      a: { frame: [0, 0, 20, 20] }
      b: { frame: [100, 0, 20, 20], alpha: 0 }
      hidden: { frame: [0, 100, 20, 20], isHidden: true }
      far: { frame: [300, 0, 20, 20] }
      clip: { frame: [0, 150, 20, 20], clipsToBounds: true, subviews: { inner: { frame: [30, 0, 9, 9] } } }
    timeline:
      - { at: 0s, set: { a.center: [110, 10] }, animate: { duration: 1s, curve: linear } }
      - { at: half, set: { b.alpha: 1 } }
    """

  /// A ball that falls by 90 points on a floor, beside squares that are turned.
  nonisolated static let fall = """
    views:
      ball: { frame: [90, 0, 20, 20], collisionBoundsType: ellipse }
      wall: { frame: [0, 150, 20, 20] }
      turned: { bounds: [0, 0, 20, 20], center: [150, 100], transform: { rotation: 45deg } }
      near: { bounds: [0, 0, 20, 20], center: [174.5, 100] }
      nearer: { bounds: [0, 0, 20, 20], center: [150, 123] }
      disc: { bounds: [0, 0, 20, 20], center: [150, 60], collisionBoundsType: ellipse }
      corner: { bounds: [0, 0, 20, 20], center: [167.5, 42.5] }
    groups: { pair: [wall, near] }
    animator:
      - gravity: { items: [ball] }
      - collision: { items: [ball], boundaries: { floor: { from: [0, 110], to: [200, 110] } } }
    """

  /// A square that passes its final position by 20 of 100 points.
  nonisolated static let overshoot = """
    views: { a: { frame: [0, 0, 20, 20] } }
    timeline:
      - { at: 0s, set: { a.center: [130, 10] }, animate: { duration: 0.5s, curve: linear } }
      - { at: 1s, set: { a.center: [110, 10] }, animate: { duration: 0.5s, curve: linear } }
    """

  private func failures(_ scene: String, _ expectation: String, slow: String = "")
    throws -> [ExpectationFailure]
  {
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 2s\nstage: { size: [200, 200] }\n\(scene)\nexpect:\n  - \(expectation)\n"
        + slow, file: "f.yaml")
    let scene = recipe.makeScene()
    let checker = ExpectationChecker(scene, of: recipe, tickCount: 120)
    checker.observe()
    for _ in 1..<120 {
      scene.stage.step()
      checker.observe()
    }
    return checker.failures(FrameNumbering(framesPerSecond: 60, playback: recipe.playback))
  }

  @Test(
    "motion that is as a recipe expects has no failures",
    arguments: [
      ("by", slide, "{ item: a, within: 2, of: [60, 10], by: 0.55s }"),
      ("at", slide, "{ item: a, within: 2, of: [60, 10], at: half }"),
      ("from", slide, "{ item: a, within: 2, of: [110, 10], from: 1s, by: end }"),
      ("a point that moves", slide, "{ item: b, within: 2, of: a.center, by: end }"),
      ("a time that is computed", slide, "{ item: a, within: 2, of: [80, 10], at: half + 0.2s }"),
      ("inside", slide, "{ item: [a, b], inside: [0, 0, 120, 20] }"),
      ("inside until then", slide, "{ item: a, inside: [0, 0, 70, 20], to: half }"),
      ("settles", slide, "{ item: a, settlesBy: 1.02s, tolerance: 0.1 }"),
      ("settles before the next motion", overshoot, "{ item: a, settlesBy: 0.55s, to: 0.95s }"),
      ("overshoots", overshoot, "{ item: a, maxOvershoot: 20 }"),
      ("overshoots by a share", overshoot, "{ item: a, maxOvershoot: 20% }"),
      ("does not overshoot until then", overshoot, "{ item: a, maxOvershoot: 0, to: 0.9s }"),
      ("appears", slide, "{ item: a, appearsBefore: b }"),
      ("contact", fall, "{ contact: { began: ball, boundary: floor }, between: [0.4s, 0.5s] }"),
      ("any contact", fall, "{ contact: { began: ball }, between: [0.4s, end] }"),
      ("apart", slide, "{ apart: [a, b], to: 0.75s }"),
      ("a turned square beside another", fall, "{ apart: [turned, near], tolerance: 0 }"),
      ("a disc beside a corner in its bounds", fall, "{ apart: [disc, corner], tolerance: 0 }"),
      ("a group", fall, "{ apart: [pair, ball, turned] }"),
      ("views of a group", fall, "{ item: pair, inside: [0, 90, 190, 110] }"),
    ])
  func meets(id: String, scene: String, expectation: String) throws {
    #expect(try failures(scene, expectation).map(\.diagnostic.description) == [])
  }

  @Test(
    "a failure has its frame and by how much motion differs",
    arguments: [
      (
        "by", slide, "{ item: a, within: 2, of: [60, 10], by: 0.4s }", 24, 8,
        "10 points away at 0.4s (frame 24)"
      ),
      (
        "at", slide, "{ item: a, within: 2, of: [60, 10], at: 0.8s }", 48, 28,
        "30 points away at 0.8s (frame 48)"
      ),
      (
        "inside", slide, "{ item: a, inside: [0, 0, 70, 20], to: 0.8s }", 48, 30,
        "30 points outside at 0.8s (frame 48), outside from 0.517s (frame 31)"
      ),
      (
        "settles", slide, "{ item: a, settlesBy: half }", 30, 50,
        "50 points away at 0.5s (frame 30), settled at 1s (frame 60)"
      ),
      (
        "overshoots", overshoot, "{ item: a, maxOvershoot: 10 }", 30, 20,
        "20 points past it at 0.5s (frame 30)"
      ),
      (
        "overshoots by a share", overshoot, "{ item: a, maxOvershoot: 19% }", 30, 20,
        "20 points (20%) past it at 0.5s (frame 30)"
      ),
      (
        "appears too late", slide, "{ item: b, appearsBefore: a }", 30, 0.5,
        "'a' at 0s (frame 0), 'b' at 0.5s (frame 30)"
      ),
      (
        "appears at once", slide, "{ item: a, appearsBefore: clip }", 0, 0,
        "'clip' at 0s (frame 0), 'a' at 0s (frame 0)"
      ),
      (
        "hidden", slide, "{ item: hidden, appearsBefore: b }", 30, nil,
        "only 'b', at 0.5s (frame 30)"
      ),
      (
        "off screen", slide, "{ item: far, appearsBefore: b }", 30, nil,
        "only 'b', at 0.5s (frame 30)"
      ),
      (
        "clipped", slide, "{ item: inner, appearsBefore: b }", 30, nil,
        "only 'b', at 0.5s (frame 30)"
      ),
      (
        "late contact", fall, "{ contact: { began: ball, boundary: floor }, between: [0s, 0.25s] }",
        27, 0.2, "0.45s (frame 27), 0.2s too late"
      ),
      (
        "no contact", fall, "{ contact: { began: ball, with: wall }, between: [0s, 0.5s] }", 30,
        nil, "no contact"
      ),
      (
        "overlap", slide, "{ apart: [a, b], to: 0.9s }", 54, 10,
        "10 points at 0.9s (frame 54), overlapping from 0.817s (frame 49)"
      ),
      (
        "a turned square", fall, "{ apart: [turned, nearer], tolerance: 0 }", 0, 1.142,
        "1.142 points at 0s (frame 0)"
      ),
    ] as [(String, String, String, Int, Double?, String)])
  func fails(
    id: String, scene: String, expectation: String, frame: Int, amount: Double?, found: String
  ) throws {
    let failures = try failures(scene, expectation)
    #expect(failures.count == 1)
    let failure = try #require(failures.first)
    #expect(failure.diagnostic.found == found)
    #expect(failure.frame == frame)
    #expect(failure.time == Double(frame) / 60)
    #expect(failure.amount.map { ($0 * 1000).rounded() / 1000 } == amount)
    #expect(failure.diagnostic.code == .expectationFailed)
    let expectationLine = scene.split(separator: "\n").count + 5
    #expect(failure.diagnostic.place?.line == expectationLine)
    #expect(failure.diagnostic.place?.column == 5)
  }

  @Test("a repeated expectation and a name with * check each item") func repeated() throws {
    let dominoes = """
      views: { d: { repeat: { count: 3, as: i }, frame: [$i * 30, 0, 10 + i * 10, 20] } }
      """
    let apart = try failures(dominoes, "{ apart: d.* }")
    #expect(apart.isEmpty)
    let inside = try failures(dominoes, "{ item: d.*, inside: [0, 0, 50, 20] }")
    #expect(inside.map(\.diagnostic.message) == ["'d.2' leaves its region"])
    let each = try failures(
      dominoes, "{ repeat: { count: 3, as: i }, item: d.i, within: 1, of: [5, 10], at: 0s }")
    #expect(each.map(\.diagnostic.message).count == 2)
  }

  @Test("frames are numbered at the speed of playback") func slow() throws {
    let found = try failures(
      Self.slide, "{ item: a, within: 2, of: [60, 10], at: 0.8s }",
      slow: "slow: [{ from: 0s, to: 0.8s, speed: 0.5 }]\n")
    #expect(found.map(\.frame) == [96])
    #expect(found.first?.diagnostic.found == "30 points away at 0.8s (frame 96)")
  }

  @Test("an item that is never on the stage fails, one that leaves it does not") func absent()
    throws
  {
    let scene = """
      views: { a: { frame: [0, 0, 20, 20] } }
      timeline:
        - { at: 1s, remove: a }
        - { at: 1.5s, add: { views: { late: { frame: [0, 0, 20, 20] } } } }
      """
    #expect(try failures(scene, "{ item: a, inside: [0, 0, 20, 20] }").isEmpty)
    let failure = try #require(
      try failures(scene, "{ item: late, settlesBy: 0.5s, to: 1s }").first)
    #expect(failure.diagnostic.message == "'late' is not on the stage")
    #expect(failure.diagnostic.found == "not on the stage until 1s (frame 60)")
  }

  @Test("a checker changes nothing that is displayed") func frames() throws {
    let text =
      "flipbook: 1\nduration: 1s\nstage: { size: [200, 200] }\n\(Self.fall)\nexpect:\n"
      + "  - { apart: [ball, turned] }\n  - { item: ball, within: 1, of: wall.center, by: end }\n"
      + "  - { contact: { began: ball }, between: [0s, end] }\n"
    let recipe = try Recipe.check(text, file: "f.yaml")
    let plain = recipe.makeScene()
    let expected = (0..<60).map { _ in
      defer { plain.stage.step() }
      return plain.stage.displayList().layers.flatMap(\.allAttributes)
    }
    let scene = recipe.makeScene()
    let checker = ExpectationChecker(scene, of: recipe, tickCount: 60)
    for attributes in expected {
      checker.observe()
      #expect(scene.stage.displayList().layers.flatMap(\.allAttributes) == attributes)
      scene.stage.step()
    }
  }
}

extension DisplayLayer {
  /// The attributes of the layer and of its sublayers.
  fileprivate var allAttributes: [LayerAttributes] {
    [attributes] + sublayers.flatMap(\.allAttributes)
  }
}
