import UIKit

/// Something that a recipe's timeline makes happen, in words.
package struct RecipeMoment: Hashable, Sendable {
  /// When it begins, in seconds.
  package var time: TimeInterval
  /// How long a finger stays on the glass for it, in seconds; 0 where there is none, or it only taps.
  package var duration: TimeInterval
  /// What happens, such as `tap show`.
  package var caption: String

  package init(time: TimeInterval, duration: TimeInterval = 0, caption: String) {
    self.time = time
    self.duration = duration
    self.caption = caption
  }
}

extension Recipe {
  /// What the timeline makes happen, in the order of time.
  package var moments: [RecipeMoment] {
    timeline.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { _, entry in
        RecipeMoment(
          time: entry.time, duration: entry.action.touchDuration, caption: entry.action.caption)
      }
  }
}

extension ActionPlan {
  /// What happens, in the fewest of a recipe's words.
  fileprivate var caption: String {
    switch self {
    case .call(let call): call
    case .tap(let spot, let count): "\(count == 1 ? "tap" : "double tap") \(spot.caption)"
    case .press(let spot, _): "press \(spot.caption)"
    case .drag(let plan): plan.name
    case .pinch(let plan): "\(plan.name) \(plan.center.caption)"
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
    }
  }

  /// How long a finger stays on the glass for more than a tap, in seconds.
  fileprivate var touchDuration: TimeInterval {
    switch self {
    case .press(_, let duration): duration
    case .drag(let plan): plan.touchDuration
    case .pinch(let plan): plan.touchDuration
    case .call, .tap, .apply, .set, .keyframes, .transition, .add, .control, .remove: 0
    }
  }

  /// Each name once.
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

extension ActionPlan.Change {
  fileprivate var name: String {
    switch self {
    case .view(let name, _, _), .behavior(let name, _): name
    }
  }
}

extension ActionPlan.Spot {
  fileprivate var caption: String {
    switch self {
    case .point(let point): "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
    case .view(let name): name
    }
  }
}
