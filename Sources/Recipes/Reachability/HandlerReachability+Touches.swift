import UIKit

extension HandlerReachability {
  /// Returns the reason why a view never receives a touch.
  func problem(ofTouching name: String) -> Problem? {
    if let component = context.names.components.first(where: { name.hasPrefix("\($0.name).") }) {
      return problem(ofPresenting: component.name)
    }
    var view = views[name]
    while let current = view {
      // A transition may give the view another superview.
      if changes.replacedViews.contains(current.name) { return nil }
      if let problem = problem(of: current) {
        return Problem(
          message: current.name == name
            ? "'\(name)' \(problem.message)"
            : "'\(current.name)', which contains '\(name)', \(problem.message)",
          help: problem.help)
      }
      view = current.superview.flatMap { views[$0] }
    }
    return nil
  }

  /// Returns the reason why neither a view nor its subviews receive touches, as a predicate.
  private func problem(of view: ViewFact) -> Problem? {
    if !isReachable(view.handler) { return Problem(message: "is never added to the stage") }
    if text("isHidden", of: view) == "true" { return Problem(message: "is always hidden") }
    if let alpha = text("alpha", of: view).flatMap({ Double($0) }), alpha < Self.minAlpha {
      return Problem(
        message: "is always transparent",
        help: "a view with an 'alpha' below \(Self.minAlpha) receives no touches")
    }
    if text("isUserInteractionEnabled", of: view) == "false" {
      return Problem(message: "never has user interaction enabled")
    }
    if !view.kind.hasFixedSize, ViewKind.sizes.contains(where: { isEmpty($0.name, of: view) }) {
      return Problem(message: "always has an empty size")
    }
    let key = "isUserInteractionEnabled"
    if !view.kind.receivesTouches, view.value[key] == nil, !changes.contains(key, of: view.name) {
      return Problem(
        message: "receives no touches, because it is \(view.kind.table.title)",
        help: "add '\(key): true' to the view")
    }
    return nil
  }

  /// The minimum alpha of views that receive touches, as in `UIView.hitTest(_:with:)`.
  private static let minAlpha = 0.01

  /// Returns the value of a view's property as text, unless the property may change.
  private func text(_ property: String, of view: ViewFact) -> String? {
    changes.contains(property, of: view.name) ? nil : context.text(property, in: view.value)
  }

  /// Returns whether a rectangle of a view is empty, unless the view's size may change.
  private func isEmpty(_ property: String, of view: ViewFact) -> Bool {
    guard !ViewKind.sizes.contains(where: { changes.contains($0.name, of: view.name) }),
      let numbers = view.value[property].flatMap(context.resolveSilently)?.elements,
      numbers.count == 4
    else { return false }
    return numbers[2...].contains { side in
      context.resolveSilently(side)?.text.flatMap { Double($0) } == 0
    }
  }

  /// Returns the reason why a button sends no events.
  func problem(ofDisabled button: String) -> Problem? {
    guard let view = views[button], text("isEnabled", of: view) == "false" else { return nil }
    return Problem(message: "'\(button)' is always disabled")
  }

  /// Returns the reason why a gesture is never recognized.
  func problem(of gesture: GestureFact) -> Problem? {
    let (name, value) = (gesture.plan.name, gesture.value)
    if let problem = problem(ofTouching: gesture.plan.view) { return problem }
    if context.text("isEnabled", in: value) == "false", !changes.contains("isEnabled", of: name) {
      return Problem(message: "'\(name)' is always disabled")
    }
    if requirements(of: name).contains(name) {
      return Problem(message: "'\(name)' requires a recognizer to fail that waits for '\(name)'")
    }
    let (min, max) = ("minimumNumberOfTouches", "maximumNumberOfTouches")
    let counts = [min, max].compactMap { context.text($0, in: value).flatMap { Int($0) } }
    if counts.count == 2, counts[0] > counts[1] {
      return Problem(message: "the '\(min)' of '\(name)' exceeds its '\(max)'")
    }
    return nil
  }

  /// Returns the recognizers that must fail before one is recognized, directly or indirectly.
  private func requirements(of name: String) -> Set<String> {
    var (found, pending) = (Set<String>(), [name])
    while let next = pending.popLast() {
      for required in gestures[next]?.plan.requiredToFail ?? []
      where found.insert(required).inserted {
        pending.append(required)
      }
    }
    return found
  }
}

extension ReadingContext {
  /// Returns the value of a key as text, if it is written without an expression.
  func text(_ key: String, in value: SourceValue) -> String? {
    value[key].flatMap(resolveSilently)?.text
  }
}

extension ViewKind {
  /// Whether views of this kind receive touches by default.
  var receivesTouches: Bool { ![Name.label.rawValue, Name.imageView.rawValue].contains(name) }

  /// Whether views of this kind have a size of their own, whatever their frame is.
  var hasFixedSize: Bool { [Name.switch.rawValue, Name.stepper.rawValue].contains(name) }
}
