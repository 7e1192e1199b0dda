import UIKit

/// Finds views of a recipe that are outside the stage for the whole recipe.
///
/// Views in other views are not inspected: what a scroll view or a container moves into the stage
/// is often longer than a recipe shows.
@MainActor
struct ViewInspection {
  /// The names of the views that have not been on the stage.
  private var candidates: [String]
  /// The names of the candidates that were visible, but outside the stage; each with whether its size was empty last.
  private var outside: [String: Bool] = [:]
  /// The names of the views that were on the stage.
  private var inside: [String] = []

  /// Whether all views have been on the stage.
  var isDone: Bool { candidates.isEmpty }

  init(_ scene: RecipeScene) { candidates = scene.viewNames.filter { !scene.isPart($0) } }

  /// Inspects where views are now.
  mutating func inspect(_ scene: RecipeScene) {
    guard !candidates.isEmpty else { return }
    let stage = scene.stage.window.bounds
    candidates.removeAll { name in
      guard let view = scene.view(name), let superview = view.superview,
        superview === scene.contentView || superview === scene.stage.window, view.mayBeVisible
      else { return false }
      guard !view.isPresented(in: stage) else {
        inside.append(name)
        return true
      }
      outside[name] = view.bounds.isEmpty && view.subviews.isEmpty
      return false
    }
  }

  /// Returns the warnings; one for views that a repetition declares, if all of them are outside.
  func warnings(_ context: WarningContext) -> [Diagnostic] {
    var reported = Set(inside.compactMap(context.span))
    return candidates.compactMap { name in
      guard let isEmpty = outside[name], let span = context.span(of: name),
        reported.insert(span).inserted
      else { return nil }
      guard !isEmpty else {
        return context.warning(
          .outsideStage, "'\(name)' has an empty size, and is not visible", at: span,
          help: "give it a size in its frame, or constraints")
      }
      return context.warning(
        .outsideStage, "'\(name)' is outside the stage for the whole recipe", at: span,
        help: "move it into the stage, or remove it")
    }
  }
}

extension UIView {
  /// Whether the view would be visible on the stage.
  fileprivate var mayBeVisible: Bool {
    guard !isHidden, alpha >= 0.01 else { return false }
    let isPlain = type(of: self) == ItemView.self
    return !isPlain || !subviews.isEmpty || layer.borderWidth > 0
      || (backgroundColor?.cgColor.alpha ?? 0) > 0
  }

  /// Returns whether a part of the view or of its subviews is in a rectangle of the window.
  fileprivate func isPresented(in rect: CGRect) -> Bool {
    let presented = (layer.presentation() ?? layer).frame
    return !presented.intersection(rect).isEmpty || overlaps(rect)
  }

  /// Returns whether the view or one of its subviews overlaps a rectangle of the window.
  private func overlaps(_ rect: CGRect) -> Bool {
    !convert(bounds, to: nil).intersection(rect).isEmpty
      || subviews.contains { $0.overlaps(rect) }
  }
}
