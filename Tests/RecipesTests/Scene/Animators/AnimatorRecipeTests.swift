import Testing
import UIKit

@testable import Recipes

/// Tests the included recipes that demonstrate animators.
@MainActor
@Suite struct AnimatorRecipeTests {
  /// Returns the presented position of a view, rounded to a millionth of a point.
  private func place(_ name: String, in scene: RecipeScene) throws -> CGPoint {
    let view = try #require(scene.view(name))
    let position = view.layer.presented(at: scene.stage.time).position
    return CGPoint(
      x: (position.x * 1e6).rounded() / 1e6, y: (position.y * 1e6).rounded() / 1e6)
  }

  @Test(
    "a curve moves views as its name says",
    arguments: [
      ("linear", 50, [140, 187.5, 235, 282.5, 330]),
      ("easeIn", 100, [140, 157.758371, 199.917821, 258.154248, 330]),
      ("easeOut", 150, [140, 211.845752, 270.082179, 312.241629, 330]),
      ("easeInOut", 200, [140, 164.540689, 235, 305.459311, 330]),
    ] as [(String, Double, [Double])])
  func curves(name: String, y: Double, places: [Double]) throws {
    let scene = try ShippedRecipes.scene("curves.yaml")
    for (quarter, x) in places.enumerated() {
      scene.play(to: 0.25 + 0.25 * Double(quarter))
      let place = try place(name, in: scene)
      #expect(abs(place.x - x) < 1e-3 && place.y == y, "\(place)")
    }
    // The second movement is the reverse of the first.
    for (quarter, x) in places.reversed().enumerated() {
      scene.play(to: 1.75 + 0.25 * Double(quarter))
      #expect(abs(try place(name, in: scene).x - x) < 1e-3)
    }
  }

  @Test("a curve by control points can start backward") func controlPoints() throws {
    let scene = try ShippedRecipes.scene("curves.yaml")
    scene.play(to: 0.45)
    #expect(try place("own", in: scene).x < 125)
    scene.play(to: 1.25)
    #expect(try place("own", in: scene).x == 330)
  }

  @Test(
    "a spring overshoots by its damping",
    arguments: [
      ("ratio1", 0), ("ratio05", 23), ("ratio02", 74), ("bounce03", 6.5), ("bounce06", 35.5),
      ("stiffness50", 42.7),
    ] as [(String, Double)])
  func springs(name: String, overshoot: Double) throws {
    let scene = try ShippedRecipes.scene("springs.yaml")
    var farthest = 0.0
    while scene.stage.time < 3.4 {
      scene.stage.step()
      farthest = max(farthest, try place(name, in: scene).x)
    }
    #expect(abs(farthest - 290 - overshoot) < 1)
    #expect(try place(name, in: scene).x == 290)
  }

  @Test(
    "keyframes are reached at their times",
    arguments: [
      ("linearDot", 0.6, [45.0, 25.0]), ("linearDot", 1.5, [75, 30]),
      ("linearDot", 2.4, [105, 35]),
      ("cubicDot", 0.6, [45, 25]), ("cubicDot", 2.4, [105, 35]),
      // The distances are 101.98, 60.83 and 92.20 points.
      ("pacedDot", 1.5, [70.2, 29.2]), ("discreteDot", 0.01, [45, 25]),
      ("discreteDot", 0.61, [105, 35]),
      ("discreteDot", 2.41, [125, 125]),
    ] as [(String, TimeInterval, [Double])])
  func keyframes(
    name: String, time: TimeInterval, expected: [Double]
  ) throws {
    let scene = try ShippedRecipes.scene("keyframes.yaml")
    scene.play(to: 0.25 + time)
    let place = try place(name, in: scene)
    #expect(abs(place.x - expected[0]) < 0.5 && abs(place.y - expected[1]) < 0.5, "\(place)")
    scene.play(to: 4)
    #expect(try self.place(name, in: scene) == CGPoint(x: 125, y: 125))
  }

  @Test("a tapped card flips, and flips back") func flippingCard() throws {
    let scene = try ShippedRecipes.scene("transitions.yaml")
    let (front, back) = (try #require(scene.view("front")), try #require(scene.view("back")))
    for (time, isFront, answer) in [
      (0.4, true, "41"), (0.6, false, "41"), (1.7, false, "41"), (1.9, false, "42"),
      (3.1, true, "42"), (4, true, "42"),
    ] {
      scene.play(to: time)
      #expect(front.isHidden != isFront && back.isHidden == isFront, "at \(time) s")
      #expect((scene.view("answer") as? UILabel)?.text == answer)
    }
  }

  @Test("a card opens as far as it is dragged") func draggedCard() throws {
    let scene = try ShippedRecipes.scene("scrub.yaml")
    // From 560 up to 380, down to 470 and up again: 60 % of 300 points, then 30 %, then all.
    for (time, fraction) in [(0.4, 0.0), (1.3, 0.6), (1.75, 0.3), (2.8, 1), (4, 0.5), (5, 0)] {
      scene.play(to: time)
      let part = try #require(scene.view("part")).layer.presented(at: scene.stage.time)
      #expect(abs(part.bounds.width - 255 * fraction) < 0.01, "at \(time) s")
      let story = try #require(scene.view("story")).layer.presented(at: scene.stage.time)
      #expect(abs(Double(story.opacity) - max(0, 2 * fraction - 1)) < 0.001, "at \(time) s")
    }
  }

  @Test("a sheet can be caught, sent back and released") func sheet() throws {
    let scene = try ShippedRecipes.scene("catch.yaml")
    scene.play(to: 1)
    let caught = try place("sheet", in: scene).y
    #expect(caught > 600 && caught < 660)
    // The finger moves up by the same distance as the sheet.
    let start = try #require(scene.view("finger")).center.y
    scene.play(to: 1.4)
    let finger = try #require(scene.view("finger")).center.y
    #expect(finger < start - 40)
    #expect(abs(try place("sheet", in: scene).y - caught - (finger - start)) < 1e-4)
    scene.play(to: 3)
    #expect(try place("sheet", in: scene).y == 900.5)
    #expect((scene.view("show") as? UIButton)?.title(for: .normal) == "Try again")
    scene.play(to: 5)
    #expect(try place("sheet", in: scene).y == 433.5)
    #expect((scene.view("title") as? UILabel)?.text == "There")
  }
}
