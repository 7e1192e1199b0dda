import UIKit

/// An action of a recipe's timeline, in words.
package struct RecipeEvent: Hashable, Sendable {
  /// The time of the action, in seconds.
  package var time: TimeInterval
  /// The duration of the touch in seconds; 0 for a tap or an action without a touch.
  package var duration: TimeInterval
  /// The action, such as `tap show`.
  package var caption: String

  package init(time: TimeInterval, duration: TimeInterval = 0, caption: String) {
    self.time = time
    self.duration = duration
    self.caption = caption
  }
}

extension Recipe {
  /// The actions of the timeline, in the order of time.
  package var events: [RecipeEvent] {
    timeline.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { _, entry in
        RecipeEvent(
          time: entry.time, duration: entry.action.touchDuration, caption: entry.action.caption)
      }
  }
}

extension ActionPlan {
  /// The action, in few words of the recipe.
  fileprivate var caption: String {
    switch self {
    case .call(let call): call
    case .tap(let target, let count): "\(count == 1 ? "tap" : "double tap") \(target.caption)"
    case .press(let target, _): "press \(target.caption)"
    case .drag(let plan): plan.name
    case .pinch(let plan): "\(plan.name) \(plan.center.caption)"
    case .type(let plan): "type \(plan.field ?? plan.text)"
    case .select(let target): "select \(target.caption)"
    case .refresh(let name): "refresh \(name)"
    case .apply(let names): "apply \(Self.list(names))"
    case .set(let changes, _): "set \(Self.list(changes.map(\.name)))"
    case .keyframes(let plan, _):
      "keyframes \(Self.list(plan.keyframes.flatMap(\.changes).map(\.name)))"
    case .transition(let plan): "transition \(plan.caption)"
    case .add(let views, _, _) where !views.isEmpty: "add \(Self.list(views.map(\.name)))"
    case .add(_, let behaviors, let commands):
      "add \(Self.list(behaviors.map(\.key) + commands.flatMap(\.animators)))"
    case .control(let command): "\(command.call.caption) \(Self.list(command.animators))"
    case .remove(let names): "remove \(Self.list(names))"
    case .sequence(let steps): Self.list(steps.map(\.action.caption))
    case .deferred(let plan): plan.example?.caption ?? ""
    }
  }

  /// The duration of a touch that is not a tap, in seconds.
  fileprivate var touchDuration: TimeInterval {
    switch self {
    case .press(_, let duration): duration
    case .drag(let plan): plan.touchDuration
    case .pinch(let plan): plan.touchDuration
    case .type(let plan): plan.duration
    case .refresh: RecipeScene.refreshDuration
    case .deferred(let plan): plan.example?.touchDuration ?? 0
    case .call, .tap, .select, .apply, .set, .keyframes, .transition, .add, .control, .remove,
      .sequence:
      0
    }
  }

  /// Lists names without duplicates.
  private static func list(_ names: [String]) -> String {
    names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: ", ")
  }
}

extension TransitionPlan {
  fileprivate var caption: String {
    switch content {
    case .with(let view, _): view
    case .from(let from, let to): "\(from) to \(to)"
    }
  }
}

extension AnimatorCommand.Call {
  fileprivate var caption: String {
    switch self {
    case .start: "start"
    case .pause: "pause"
    case .scrub: "scrub"
    case .reverse: "reverse"
    case .resume: "continue"
    case .stop: "stop"
    case .finish: "finish"
    case .add: "add"
    }
  }
}

extension ActionPlan.TouchTarget {
  fileprivate var caption: String {
    switch place {
    case .point(let point): "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
    case .view(let name): name
    }
  }
}
