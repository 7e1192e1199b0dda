import UIKit

extension ActionContext {
  /// The values of names in expressions now.
  var values: PlaybackValues {
    let context = self
    // Values are read where actions are performed, on the main actor.
    return PlaybackValues { key in MainActor.assumeIsolated { context.value(of: key) } }
  }

  private func value(of key: String) -> ExpressionValue? {
    let stage = scene.contentView
    let space = space ?? stage
    switch key {
    case "touch": return touch.map { ExpressionValue(stage.convert($0.location, to: space)) }
    case "began":
      return tracker.map { ExpressionValue(stage.convert($0.began, to: space)) }
    case "velocity":
      return touch?.velocity.map { ExpressionValue(stage.convertVector($0, to: space)) }
    case "translation":
      return motion.map { ExpressionValue(stage.convertVector($0.total.translation, to: space)) }
    case "scale": return motion.map { .number($0.total.scale) }
    case "event.index": return element.map { .number(Double($0.index)) }
    case "event.title": return element?.title.map { .text($0) }
    case "rotation": return motion.map { .number($0.total.rotation) }
    case "began.fractionComplete": return beganFraction.map { .number($0) }
    case CurrentNames.time: return .number(scene.stage.time)
    default: return scene.state[key] ?? property(key)
    }
  }

  /// Returns a property of a view or of an animator.
  private func property(_ key: String) -> ExpressionValue? {
    guard let dot = key.lastIndex(of: ".") else { return nil }
    let name = String(key[..<dot])
    let property = key[key.index(after: dot)...]
    if name == Names.stage {
      return AccessibilityKeys.values.first { $0.name == property }
        .map { .boolean($0.value(scene.stage.accessibility)) }
    }
    if let view = scene.view(name) {
      return CurrentNames.viewProperties.first { $0.name == property }?.value(
        view, space ?? scene.contentView)
    }
    if let constraint = scene.layout.byName[name]?.constraint {
      switch property {
      case "constant": return .number(constraint.constant)
      case "priority": return .number(Double(constraint.priority.rawValue))
      case "isActive": return .boolean(constraint.isActive)
      default: return nil
      }
    }
    return scene.propertyAnimators.first { $0.name == name }
      .map { .number($0.animator.fractionComplete) }
  }
}
