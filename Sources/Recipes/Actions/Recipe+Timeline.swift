import UIKit

extension Recipe {
  /// The times of the timeline's entries, in seconds, with the names of their actions; touches are
  /// left out.
  package var timelineActions: [(time: TimeInterval, name: String)] {
    timeline.compactMap { entry in entry.action.actionName.map { (entry.time, $0) } }
  }
}

extension ActionPlan {
  /// The name of the action and of what it changes; nil for a touch.
  fileprivate var actionName: String? {
    func names(_ verb: String, _ names: [String]) -> String {
      var known: Set<String> = []
      let names = names.filter { known.insert($0).inserted }
      return ([verb] + names.prefix(3)).joined(separator: " ") + (names.count > 3 ? " …" : "")
    }
    switch self {
    case .tap, .press, .drag, .pinch, .select, .refresh: return nil
    case .call(let call): return "call \(call)"
    case .type: return "type"
    case .apply(let views): return names("apply", views)
    case .set(let changes, let animation):
      return names(animation == nil ? "set" : "animate", changes.map(\.name))
    case .keyframes: return "keyframes"
    case .transition: return "transition"
    case .add(let views, _, _): return names("add", views.map(\.name))
    case .control: return "animator"
    case .remove(let removed): return names("remove", removed)
    case .sequence(let steps):
      let parts = steps.compactMap(\.action.actionName)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    case .deferred(let plan): return plan.example?.actionName
    }
  }
}
