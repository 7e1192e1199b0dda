import UIKit

extension ExpressionNames {
  /// The names of a recipe: those of the touch that is handled, of the stage, of state variables,
  /// of views and of animators.
  static let recipe = ExpressionNames(
    find: { find($0, $1) },
    known: { known($0) },
    hyphenated: { $0.names.lists.hyphenated })

  private static func find(
    _ words: [String], _ context: ReadingContext
  ) -> (name: ExpressionName, count: Int)? {
    property(words, context) ?? stage(words, context) ?? touch(words, context)
      ?? single(words, context)
  }

  /// Returns the property of a view or of an animator.
  private static func property(
    _ words: [String], _ context: ReadingContext
  ) -> (name: ExpressionName, count: Int)? {
    for count in (1..<max(words.count, 1)).reversed() {
      let name = words[..<count].joined(separator: ".")
      let property = words[count]
      if let index = context.names.index(ofView: name),
        let example = CurrentNames.viewProperties.first(where: {
          $0.name == property && $0.isProperty(of: context.names.views[index].kind)
        })?.example
      {
        guard index < context.madeViewCount else {
          let name: ExpressionName = .unavailable(
            "'\(name)' is made after this view", help: "declare '\(name)' before it")
          return (name, count + 1)
        }
        return (.current(key: "\(name).\(property)", example: example), count + 1)
      }
      if let example = CurrentNames.constraintProperties.first(where: { $0.name == property })?
        .example,
        context.names.lists.constraints.contains(name)
      {
        return (.current(key: "\(name).\(property)", example: example), count + 1)
      }
      if property == CurrentNames.fractionComplete, context.names.lists.animators.contains(name) {
        return (.current(key: "\(name).\(property)", example: .number(0.5)), count + 1)
      }
    }
    return nil
  }

  /// Returns a property of the stage, whose size never changes.
  private static func stage(
    _ words: [String], _ context: ReadingContext
  ) -> (name: ExpressionName, count: Int)? {
    guard words.count > 1, words[0] == Names.stage else { return nil }
    if AccessibilityKeys.values.contains(where: { $0.name == words[1] }) {
      return (.current(key: "\(words[0]).\(words[1])", example: .boolean(false)), 2)
    }
    guard let size = context.stageSize else { return nil }
    let bounds = ExpressionValue.numbers([0, 0, size.width, size.height])
    switch words[1] {
    case "bounds", "frame": return (.constant(bounds), 2)
    case "size": return (.constant(.numbers([size.width, size.height])), 2)
    case "center": return (.constant(.numbers([size.width / 2, size.height / 2])), 2)
    case "width": return (.constant(.number(size.width)), 2)
    case "height": return (.constant(.number(size.height)), 2)
    default: return nil
    }
  }

  private static func touch(
    _ words: [String], _ context: ReadingContext
  ) -> (name: ExpressionName, count: Int)? {
    for touch in CurrentNames.touches where words.starts(with: touch.words) {
      guard context.touchInputs.contains(touch.inputs) else {
        return (
          .unavailable(
            "no \(touch.inputs == .touch ? "touch" : touch.name) is available here",
            help: touch.inputs.help), touch.words.count
        )
      }
      return (.current(key: touch.name, example: touch.example), touch.words.count)
    }
    return nil
  }

  private static func single(
    _ words: [String], _ context: ReadingContext
  ) -> (name: ExpressionName, count: Int)? {
    switch words[0] {
    case CurrentNames.time: return (.current(key: words[0], example: .number(0)), 1)
    case "pi": return (.constant(.number(.pi)), 1)
    default:
      // A state variable in a repetition has an index.
      for count in (1...words.count).reversed() {
        let name = words[..<count].joined(separator: ".")
        if let initial = context.names.lists.stateValues[name] {
          if context.playback == nil { context.results.record(StateUse(name: name)) }
          return (.current(key: name, example: initial), count)
        }
      }
      if words[0] == Markers.end, let end = context.duration { return (.constant(.number(end)), 1) }
      return context.markers[words[0]].map { (.constant(.number($0)), 1) }
    }
  }

  private static func known(_ context: ReadingContext) -> [String] {
    let stage = context.stageSize == nil ? [] : ["width", "height", "size", "center", "bounds"]
    let constants = stage.map { "\(Names.stage).\($0)" } + ["pi"]
    guard context.isDeferring else { return constants }
    let touches = CurrentNames.touches.filter { context.touchInputs.contains($0.inputs) }
    let views = context.names.views.prefix(context.madeViewCount).filter { !$0.isPart }
    return touches.map(\.name) + context.names.state.map(\.name) + constants
      + [CurrentNames.time] + AccessibilityKeys.values.map { "\(Names.stage).\($0.name)" }
      + context.names.animators.map { "\($0).\(CurrentNames.fractionComplete)" }
      + context.names.lists.constraints.names.map { "\($0).constant" }
      + views.flatMap { view in
        let own = CurrentNames.viewProperties.filter {
          $0.kinds != nil && $0.isProperty(of: view.kind)
        }
        return (["center", "frame"] + own.map(\.name)).map { "\(view.name).\($0)" }
      }
  }
}

extension TouchInputs {
  /// Where these inputs are available.
  fileprivate var help: String {
    switch self {
    case .pan:
      "only handlers of a pan have a velocity and a translation"
    case .pinch: "only handlers of a pinch have a scale"
    case .rotation: "only handlers of a rotation have a rotation"
    case .index: "only handlers of events of a component's rows, buttons or cards have an index"
    case .title: "only handlers of events of a component's options, buttons or cards have a title"
    default:
      "only handlers of touches and gestures have a touch: in their conditions, in what they set "
        + "and scrub, and in the behaviors and animations that they add"
    }
  }
}

private enum MadeViewsKey: ContextKey {
  static let defaultValue = Int.max
}

extension ReadingContext {
  /// The number of views that exist when the value that is being read is used.
  var madeViewCount: Int { self[MadeViewsKey.self] }

  /// Returns a copy for values that are used when only the views before another one exist.
  func before(view name: String) -> ReadingContext {
    with(MadeViewsKey.self, names.index(ofView: name) ?? .max)
  }
}
