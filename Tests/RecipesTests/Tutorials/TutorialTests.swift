import DisplayList
import Testing
import TutorialTestSupport
import UIKit

@testable import Recipes

/// Compares recipes, and the components that they use, with the calls of the tutorials' listings, and recipes
/// of the cookbook with programs.
@MainActor
@Suite struct TutorialTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let recipe: String
    /// The views of the recipe that the tutorial does not have.
    var additions: Set<String> = []
    /// The views to compare; nil for all but the additions.
    var names: [String]?
    let make: @MainActor @Sendable () -> any Tutorial
    var testDescription: String { recipe }
  }

  nonisolated static let rows = [
    Row(recipe: "alert") { AlertTutorial() },
    Row(recipe: "snap", additions: ["finger"]) { SnapTutorial() },
    Row(recipe: "drag") { DragTutorial() },
    Row(recipe: "spring-list") { SpringListTutorial() },
    Row(recipe: "city-guide") { CityGuideTutorial() },
    Row(recipe: "ball") { BallTutorial() },
    Row(recipe: "obstacles") { ObstaclesTutorial(hasPaddle: false) },
    Row(recipe: "paddle") { ObstaclesTutorial(hasPaddle: true) },
    Row(recipe: "menu", additions: ["hint"]) { MenuTutorial() },
    Row(recipe: "Cookbook/expanding-form", names: ["name", "date", "notes", "date.weeks"]) {
      ExpandingFormScene()
    },
    Row(recipe: "Cookbook/hiding-stack", names: ["cards", "first", "second", "third"]) {
      HidingStackScene()
    },
    Row(recipe: "Cookbook/pulled-sheet", names: ["shade", "sheet"]) { CaughtSheetScene() },
  ]

  /// What a view shows.
  struct ViewState: Equatable {
    let position: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let opacity: CGFloat
    let cornerRadius: CGFloat
    let backgroundColor: CGColor?

    init(_ layer: LayerAttributes) {
      position = layer.position
      bounds = layer.bounds
      transform = layer.transform
      opacity = layer.opacity
      cornerRadius = layer.cornerRadius
      backgroundColor = layer.backgroundColor
    }
  }

  @Test("a recipe moves as the listings of its tutorial do, tick for tick", arguments: rows)
  func sameTrace(row: Row) throws {
    let recipe = try Recipe.load(
      path: ShippedRecipes.folder.appending(path: "\(row.recipe).yaml").path)
    let scene = recipe.makeScene()
    let names = row.names ?? scene.viewNames.filter { !row.additions.contains($0) }
    let trace = trace(of: scene.stage, names, for: recipe.duration) { scene.view($0) }

    let tutorial = row.make()
    let stage = Stage(
      device: recipe.device, bars: recipe.stage.bars, rootViewController: tutorial)
    schedule(recipe.timeline, on: stage, tutorial)
    let expected = self.trace(of: stage, names, for: recipe.duration) { tutorial.view($0) }

    for name in names {
      let tick = zip(trace, expected).enumerated().first { $1.0[name] != $1.1[name] }
      #expect(
        tick == nil,
        """
        tick \(tick?.offset ?? 0): \(name) is \(String(describing: tick?.element.0[name])),
        in the tutorial \(String(describing: tick?.element.1[name]))
        """)
    }
  }

  /// Steps a stage and returns the states of its visible views after each tick.
  private func trace(
    of stage: Stage, _ names: [String], for duration: TimeInterval, view: (String) -> UIView?
  ) -> [[String: ViewState]] {
    (0..<Int(duration * Double(Stage.ticksPerSecond))).map { _ in
      stage.step()
      // Actions of this tick are performed before the frame is drawn.
      _ = stage.displayList()
      return names.reduce(into: [:]) { states, name in
        states[name] = view(name).map { ViewState($0.layer.presented(at: stage.time)) }
      }
    }
  }

  /// Schedules the touches of a timeline.
  private func schedule(_ timeline: [TimelineEntry], on stage: Stage, _ tutorial: any Tutorial) {
    for entry in timeline {
      stage.at(entry.time) {
        switch entry.action {
        case .tap(let target, count: 1):
          switch target.place {
          case .point(let point): stage.touches.tap(at: point, time: stage.time)
          case .view(let name):
            let view = tutorial.view(name)
            #expect(view != nil, "\(name) is not on the screen")
            if let view { stage.touches.tap(view, time: stage.time) }
          }
        case .drag(let plan):
          let path = plan.path(\.point)
          #expect(path != nil, "the test supports drags between points only")
          if let path { stage.touches.finger(along: path, time: stage.time) }
        default: Issue.record("the test does not support \(entry.action)")
        }
      }
    }
  }
}

extension ActionPlan.TouchTarget {
  /// The target if it is a point; otherwise nil.
  fileprivate var point: CGPoint? {
    if case .point(let point) = place { return point }
    return nil
  }
}
