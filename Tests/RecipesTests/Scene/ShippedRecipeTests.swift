import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct ShippedRecipeTests {
  @Test("an included recipe plays to its end", arguments: try ShippedRecipes.names())
  func plays(name: String) throws {
    let recipe = try Recipe.load(path: ShippedRecipes.folder.appendingPathComponent(name).path)
    let scene = recipe.makeScene()
    let opening = scene.stage.displayList()
    scene.play(to: recipe.duration / 2)
    #expect(scene.stage.displayList() != opening, "nothing moves")
    scene.play(to: recipe.duration)
  }

  @Test("the ball is blue while it touches the tab bar") func blueBall() throws {
    let scene = try ShippedRecipes.scene("ball.yaml")
    let ball = try #require(scene.view("ball"))
    var colors: [UIColor?] = []
    for _ in 0..<240 {
      scene.stage.step()
      _ = scene.stage.displayList()
      if colors.last != ball.backgroundColor { colors.append(ball.backgroundColor) }
    }
    #expect(colors.prefix(5) == [.orange, .blue, .orange, .blue, .orange])
  }

  @Test("a tap presents the alert, another one dismisses it, and it can be shown again")
  func alert() throws {
    let scene = try ShippedRecipes.scene("alert.yaml")
    let alert = try #require(scene.view("alert.view"))
    let background = try #require(scene.view("alert.backgroundView"))
    let opening = alert.center
    scene.play(to: 0.25)
    #expect(alert.center == opening)
    scene.play(to: 1.95)
    #expect(hypot(alert.center.x - 160, alert.center.y - 284) < 1)
    #expect(background.alpha == 0.5)
    scene.play(to: 2.3)
    #expect(alert.center.y > 300, "it dips first")
    scene.play(to: 3.32)
    #expect(alert.frame.maxY < 0)
    scene.play(to: 4)
    #expect(alert.frame.maxY < 60, "it bounces outside of the screen")
    #expect(background.alpha == 0)
    scene.play(to: 6.2)
    #expect(alert.frame.maxY < 0, "it has left the boundary and the screen")
    scene.play(to: 8)
    #expect(hypot(alert.center.x - 160, alert.center.y - 284) < 1)
    #expect(background.alpha == 0.5)
    #expect(
      scene.views.map(\.name) == [
        "show", "alert.backgroundView", "alert.view", "alert.buttons.0", "alert.buttons.1",
        "alert.buttons.2",
      ])
  }

  // MARK: Dragging and snapping

  @Test("the snap follows each tap") func snap() throws {
    let scene = try ShippedRecipes.scene("snap.yaml")
    let square = try #require(scene.view("square"))
    let taps = [(1.45, 60.0, 90.0), (2.55, 250, 200), (3.65, 80, 480), (5, 160, 284)]
    for (time, x, y) in taps {
      scene.play(to: time)
      #expect(hypot(square.center.x - x, square.center.y - y) < 1)
      #expect(scene.animator.behaviors.count == 2, "one snap and the collision")
    }
  }

  @Test("the attachment drags the square by its corner") func drag() throws {
    let scene = try ShippedRecipes.scene("drag.yaml")
    let (square, anchor) = (try #require(scene.view("square")), try #require(scene.view("anchor")))
    var (farthest, way) = (0.0, 0.0)
    let start = square.center
    scene.everyTick(for: 5) { _ in
      let corner = square.convert(CGPoint.zero, to: scene.stage.view)
      farthest = max(farthest, hypot(corner.x - anchor.center.x, corner.y - anchor.center.y))
      way = max(way, hypot(square.center.x - start.x, square.center.y - start.y))
    }
    #expect(way > 100)
    #expect(farthest < 140)
    #expect(anchor.center == CGPoint(x: 200, y: 160))
  }

  // MARK: Obstacles

  @Test("the edges push heavy obstacles half a point away, and the seesaw turns") func obstacles()
    throws
  {
    let scene = try ShippedRecipes.scene("obstacles.yaml")
    let heavy = [try #require(scene.view("upper")), try #require(scene.view("middle"))]
    scene.play(to: 0.1)
    // The obstacles touch the edges, which keep boxes at a distance.
    let frames = [
      CGRect(x: 0.5, y: 80, width: 120, height: 20),
      CGRect(x: 169.5, y: 200, width: 150, height: 20),
    ]
    let seesaw = try #require(scene.view("seesaw"))
    let ball = try #require(scene.view("ball"))
    var (turn, right, stood, turned) = (0.0, ball.center.x, true, false)
    scene.everyTick(for: 5.9) { _ in
      stood = stood && heavy.map(\.frame) == frames
      turned = turned || ball.transform != .identity
      turn = max(turn, abs(atan2(seesaw.transform.b, seesaw.transform.a)))
      right = max(right, ball.center.x)
    }
    #expect(stood)
    #expect(!turned)
    #expect(turn > 0.2)
    #expect(right > 200, "the first touch pushes it")
  }

  @Test("the paddle returns the ball") func paddle() throws {
    let scene = try ShippedRecipes.scene("paddle.yaml")
    let (ball, paddle) = (try #require(scene.view("ball")), try #require(scene.view("paddle")))
    let heavy = [try #require(scene.view("upper")), try #require(scene.view("middle"))]
    scene.play(to: 0.1)
    let frames = heavy.map(\.frame)
    var (returns, falling, stood) = (0, 0.0, true)
    var last = ball.center.y
    scene.everyTick(for: 5.9) { _ in
      let speed = ball.center.y - last
      let isOverPaddle = abs(ball.center.x - paddle.center.x) < 75
      if falling > 0, speed < 0, ball.center.y > 440, isOverPaddle { returns += 1 }
      (last, falling) = (ball.center.y, speed)
      stood = stood && heavy.map(\.frame) == frames && paddle.center.y == 499
    }
    #expect(stood)
    #expect(returns >= 3)
  }

  // MARK: Pendulums

  @Test("Newton's cradle passes the momentum on") func cradle() throws {
    let scene = try ShippedRecipes.scene("cradle.yaml")
    let names = ["one", "two", "three", "four", "five"]
    let balls = try names.map { try #require(scene.view($0)) }
    let start = balls.map(\.center.x)
    scene.play(to: 0.7)
    #expect(balls[4].center.x == start[4])
    var (right, left, inner) = (0.0, start[4], 0.0)
    scene.everyTick(for: 2.3) { time in
      right = max(right, balls[4].center.x - start[4])
      if time > 1.5 { left = min(left, balls[0].center.x) }
      inner = max(inner, (1...3).map { abs(balls[$0].center.x - start[$0]) }.max() ?? 0)
    }
    #expect(right > 90, "the last swings out")
    #expect(left < 70, "and the first again")
    #expect(inner < 20, "while those between them stay")
  }

  @Test("friction stops the pendulum") func pendulum() throws {
    let scene = try ShippedRecipes.scene("pendulum.yaml")
    let (bob, ghost) = (try #require(scene.view("bob")), try #require(scene.view("ghost")))
    var swings: [(bob: Double, ghost: Double)] = []
    for _ in 0..<3 {
      var swing = (bob: 0.0, ghost: 0.0)
      scene.everyTick(for: 2) { _ in
        swing.bob = max(swing.bob, abs(bob.center.x - 160))
        swing.ghost = max(swing.ghost, abs(ghost.center.x - 160))
      }
      swings.append(swing)
    }
    #expect(swings[1].bob < swings[0].bob - 20)
    #expect(swings[2].bob < swings[1].bob - 20)
    #expect(swings.allSatisfy { $0.ghost > 120 })
    let rest = bob.center
    scene.play(to: 6.5)
    #expect(bob.center == rest)
  }

  // MARK: Fields

  @Test("water slows the light items most") func water() throws {
    let scene = try ShippedRecipes.scene("drag-field.yaml")
    let balls = try ["light", "middle", "heavy"].map { try #require(scene.view($0)) }
    scene.play(to: 0.5)
    #expect(Set(balls.map(\.center.y)).count == 1, "in the air they fall alike")
    var last = balls.map(\.center.y)
    scene.play(to: 1)
    let speeds = zip(balls, last).map { $0.center.y - $1 }
    #expect(speeds == speeds.sorted())
    last = balls.map(\.center.y)
    scene.play(to: 5)
    #expect(balls.allSatisfy { $0.center.y > 540 })
  }

  @Test("the vortex turns all dots clockwise") func vortex() throws {
    let scene = try ShippedRecipes.scene("vortex-field.yaml")
    let dots = scene.views.map(\.view)
    var (turns, farthest) = (dots.map { _ in 0.0 }, 0.0)
    func angle(_ view: UIView) -> Double { atan2(view.center.y - 160, view.center.x - 160) }
    var last = dots.map(angle)
    scene.everyTick(for: 6) { _ in
      for (index, dot) in dots.enumerated() {
        let step = angle(dot) - last[index]
        turns[index] += step - (step / (2 * .pi)).rounded() * 2 * .pi
        last[index] = angle(dot)
        farthest = max(farthest, hypot(dot.center.x - 160, dot.center.y - 160))
      }
    }
    #expect(turns.allSatisfy { $0 > 2 * .pi })
    #expect(farthest < 160, "the spring keeps them on the stage")
  }

  @Test("each ball of the pendulum wave swings once more than the previous one") func pendulumWave()
    throws
  {
    let scene = try ShippedRecipes.scene("spring-field.yaml")
    let balls = scene.views.map(\.view)
    var (passes, aside) = (balls.map { _ in 0 }, 0.0)
    var last = balls.map(\.center.y)
    scene.everyTick(for: 6) { _ in
      for (index, ball) in balls.enumerated() {
        if (last[index] < 160) != (ball.center.y < 160) { passes[index] += 1 }
        last[index] = ball.center.y
        aside = max(aside, abs(ball.center.x - CGFloat(40 + 40 * index)))
      }
    }
    #expect(aside <= 1, "the rails hold them")
    #expect(passes == (5...11).map { 2 * $0 })
    #expect(balls.allSatisfy { abs($0.center.y - 50) < 15 }, "all are back where they began")
  }

  @Test("the fireflies drift") func fireflies() throws {
    let scene = try ShippedRecipes.scene("noise-field.yaml")
    let flies = scene.views.dropFirst().map(\.view)
    let start = flies.map(\.center)
    scene.play(to: 6)
    let ways = zip(flies, start).map { hypot($0.center.x - $1.x, $0.center.y - $1.y) }
    #expect(ways.filter { $0 > 20 }.count > flies.count / 2)
    #expect(flies.allSatisfy { scene.stage.view.bounds.contains($0.center) })
  }

  // MARK: Stack

  @Test("the stack rests until the ball hits it") func stack() throws {
    let scene = try ShippedRecipes.scene("stack.yaml")
    let crates = try ["a", "b", "c", "d", "e", "f"].map { try #require(scene.view($0)) }
    var pause: TimeInterval?
    var standing: [CGPoint] = []
    scene.everyTick(for: 6) { time in
      guard pause == nil, !scene.animator.isRunning else { return }
      pause = time
      standing = crates.map(\.center)
    }
    #expect(try #require(pause) < 3)
    for (crate, next) in zip(standing, standing.dropFirst()) {
      #expect(abs(crate.x - next.x) < 2)
      #expect(abs(crate.y - next.y - 50) < 2)
    }
    #expect(zip(crates, standing).filter { abs($0.center.x - $1.x) > 20 }.count >= 3)
  }
}

extension RecipeScene {
  /// Steps for a time in seconds and calls a closure after every step.
  fileprivate func everyTick(for duration: TimeInterval, _ body: (TimeInterval) -> Void) {
    let end = stage.time + duration
    while stage.time < end - 1e-9 {
      stage.step()
      body(stage.time)
      _ = stage.displayList()
    }
  }
}
