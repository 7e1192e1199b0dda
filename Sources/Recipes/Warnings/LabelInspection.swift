import UIKit

/// Finds labels, and buttons, that display only a part of their text.
@MainActor
struct LabelInspection {
  /// What the layout of a label depends on.
  private struct Content: Equatable {
    let text: String
    let size: CGSize
    let font: UIFont
    let numberOfLines: Int
  }

  /// The names of the labels and buttons that are inspected in the next tick.
  private var names: [String]
  /// The names of the labels that may differ after the first tick.
  private let changing: [String]
  private var contents: [String: Content] = [:]
  /// The names of labels, with the sizes that their texts need.
  private var truncated: [(name: String, text: String, size: CGSize)] = []

  init(_ scene: RecipeScene, _ actions: InspectedActions) {
    names = scene.viewNames.filter { name in
      let view = scene.view(name)
      return !scene.isPart(name) && (view is UILabel || view is UIButton)
    }
    changing =
      actions.mayShowLabels ? names : names.filter(actions.changedNames.contains)
  }

  /// Whether nothing changes a label that was inspected.
  var isDone: Bool { names.isEmpty }

  /// Inspects the labels on the stage.
  mutating func inspect(_ scene: RecipeScene) {
    defer { names = changing }
    for name in names {
      let view = scene.view(name)
      guard let label = view as? UILabel ?? (view as? UIButton)?.titleLabel, let view,
        view.window != nil, !view.isHidden, view.alpha >= 0.01, !label.isHidden,
        label.alpha >= 0.01, !label.bounds.isEmpty, let text = label.text, !text.isEmpty
      else { continue }
      let content = Content(
        text: text, size: label.bounds.size, font: label.font, numberOfLines: label.numberOfLines)
      guard contents.updateValue(content, forKey: name) != content else { continue }
      // Recipes do not set the line break mode of buttons.
      if let size = label.truncatedTextSize(
        inMode: view is UIButton ? .byTruncatingTail : label.lineBreakMode)
      {
        truncated.append((name, text, size))
      }
    }
  }

  /// Returns the warnings.
  func warnings(_ context: WarningContext) -> [Diagnostic] {
    truncated.compactMap { name, text, size in
      guard let span = context.span(of: name) else { return nil }
      return context.warning(
        .truncatedText, "the text of '\(name)' does not fit", at: span,
        help: "\"\(text.shortened)\" needs \(size.width.plainDescription) x "
          + "\(size.height.plainDescription) points: make the frame larger or the font smaller, "
          + "allow more lines, or set a 'lineBreakMode'")
    }
  }
}

extension UILabel {
  /// The size that the text needs, if it needs more than the label has; nil if the text fits, or if
  /// another line break mode than the defaults states how it does not.
  ///
  /// - Parameter mode: The line break mode that the recipe states.
  fileprivate func truncatedTextSize(inMode mode: NSLineBreakMode) -> CGSize? {
    guard [.byTruncatingTail, .byWordWrapping, .byCharWrapping].contains(mode),
      !adjustsFontSizeToFitWidth
    else { return nil }
    let needed = wholeTextSize(within: numberOfLines == 1 ? 0 : bounds.width)
    // Sizes are rounded up to pixels.
    let displayed = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let fits = needed.width <= bounds.width + 1 && needed.height <= displayed.height + 1
    return fits ? nil : needed
  }
}
