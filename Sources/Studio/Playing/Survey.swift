import Flipbook
import Recipes
import StudioProtocol
import UIKit
import Verification

/// What a survey observes besides display lists.
enum SurveyScope {
  /// Nothing: a setting that another one is compared with.
  case lists
  /// Marks, expectations and motion.
  case everything
}

/// Plays a recipe in the background from the start, for scrubbing, marks and curves.
@MainActor
final class Survey {
  private let recipe: Recipe
  private let performance: Performance
  private let lastTick: Int
  private let scope: SurveyScope
  private let recorder: TraceRecorder?
  private let checker: ExpectationChecker?
  private var hasStarted = false
  private var knownTouches: [UITouch] = []
  private var marks: [SceneUpdate.Mark] = []
  /// The maximum number of rows of a trace and of marks.
  private static let (maxRows, maxMarks) = (100_000, 2000)

  /// The motion so far, up to a number of rows.
  private(set) var trace = Trace()

  init(_ recipe: Recipe, overlays: Set<Overlay>, scope: SurveyScope, lastTick: Int) {
    self.recipe = recipe
    self.lastTick = lastTick
    self.scope = scope
    performance = Performance(recipe, overlays: overlays)
    let scene = performance.scene
    recorder = scope == .everything ? TraceRecorder(TraceSubjects(of: scene)) : nil
    checker =
      scope == .everything && !recipe.expectations.isEmpty
      ? ExpectationChecker(scene, of: recipe, tickCount: recipe.tickCount) : nil
    if scope == .everything {
      scene.observeEvent = { [weak self] in self?.observe($0) }
      for action in recipe.timelineActions {
        let tick = Int((action.time * Double(Stage.ticksPerSecond) - 1e-6).rounded(.up))
        add(SceneUpdate.Mark(tick: tick, kind: .action, text: action.name))
      }
    }
  }

  /// The tick that was played last.
  var tick: Int { performance.tick }

  /// Whether the trace lacks the last rows.
  var isTraceCut: Bool { trace.rows.count >= Self.maxRows }

  /// Whether every tick was played.
  var isDone: Bool { hasStarted && tick >= lastTick }

  /// Plays a tick and adds its display list to a history; returns false when there are no more.
  func advance(_ track: TouchTrack, into history: inout TickHistory) -> Bool {
    guard !isDone else { return false }
    if hasStarted { performance.step(track) }
    hasStarted = true
    if history.list(at: tick) == nil, tick % history.interval == 0 {
      history.insert(performance.list(), at: tick)
    }
    guard scope == .everything else { return true }
    observeTouches()
    checker?.observe()
    if let recorder, trace.rows.count < Self.maxRows { trace.rows += recorder.rows() }
    return true
  }

  /// The marks of the ticks so far, in the order of their ticks.
  var sortedMarks: [SceneUpdate.Mark] {
    let sorted = (marks + expectationMarks).enumerated().sorted {
      ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// The expectations that the motion does not meet.
  var failures: [ExpectationFailure] { results.compactMap(\.failure) }

  private var results: [ExpectationResult] {
    checker?.results(FrameNumbering(framesPerSecond: 60, playback: .uniform)) ?? []
  }

  private var expectationMarks: [SceneUpdate.Mark] {
    results.map { result in
      SceneUpdate.Mark(
        tick: result.tick, kind: .expect,
        text: result.failure?.diagnostic.message ?? result.text.trimmed, ok: result.failure == nil)
    }
  }

  private func add(_ mark: SceneUpdate.Mark) {
    if marks.count < Self.maxMarks { marks.append(mark) }
  }

  private func observeTouches() {
    let touches = performance.scene.stage.touches.touches
    for touch in touches where !knownTouches.contains(where: { $0 === touch }) {
      let place = touch.location(in: nil)
      let name = performance.scene.views.last { $0.view === touch.view }?.name
      add(
        SceneUpdate.Mark(
          tick: tick, kind: .touch,
          text: name.map { "touch \($0)" }
            ?? "touch \(place.x.roundedDescription), \(place.y.roundedDescription)"))
    }
    knownTouches = touches
  }

  private func observe(_ event: SceneEvent) {
    // Events happen while the stage steps to the tick that they belong to.
    switch event {
    case .contact(let contact):
      guard case .began = contact.phase, let item = contact.item else { return }
      switch contact.other {
      case .item(let other):
        // Contacts of two items are reported for both.
        guard let other, item < other else { return }
        add(SceneUpdate.Mark(tick: tick, kind: .contact, text: "\(item) touches \(other)"))
      case .boundary(let boundary):
        add(
          SceneUpdate.Mark(
            tick: tick, kind: .contact, text: "\(item) touches \(boundary ?? "the bounds")"))
      }
    case .completed(let animator):
      add(SceneUpdate.Mark(tick: tick, kind: .completion, text: "\(animator) completed"))
    case .cameToRest:
      add(SceneUpdate.Mark(tick: tick, kind: .completion, text: "came to rest"))
    }
  }
}

extension String {
  /// The text without spaces at both ends.
  var trimmed: String {
    String(
      drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
