import UIKit

extension ViewKind {
  /// The properties of all views that concern their layout.
  static let layout: [Property<UIView>] = [
    Property(
      "contentHuggingPriority", .later(.axisPriorities),
      "The priority with which constraints keep the view from being larger than its content."
    ) { view, priorities in
      for (axis, priority) in priorities.values {
        view.setContentHuggingPriority(priority, for: axis)
      }
    },
    Property(
      "contentCompressionResistancePriority", .later(.axisPriorities),
      "The priority with which constraints keep the view from being smaller than its content."
    ) { view, priorities in
      for (axis, priority) in priorities.values {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    },
    Property(
      "layoutMargins", .insets,
      "The margins of the view's content, in points, beside the safe area."
    ) { $0.layoutMargins = $1 },
    Property(
      "preservesSuperviewLayoutMargins", .boolean,
      "Whether the margins are at least those of the superview."
    ) { $0.preservesSuperviewLayoutMargins = $1 },
    Property(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Whether the safe area is added to the margins."
    ) { $0.insetsLayoutMarginsFromSafeArea = $1 },
    Property(
      "autoresizingMask", .later(.autoresizingMask),
      "What of a view with a frame follows a change of its superview's size."
    ) { $0.autoresizingMask = $1 },
    Property(
      "semanticContentAttribute",
      .choice([
        ("unspecified", UISemanticContentAttribute.unspecified), ("playback", .playback),
        ("spatial", .spatial), ("forceLeftToRight", .forceLeftToRight),
        ("forceRightToLeft", .forceRightToLeft),
      ]), "The direction in which the view arranges its content."
    ) { $0.semanticContentAttribute = $1 },
    customSpacing,
  ]
}

/// The priorities of a view's content, for both axes or for each.
struct AxisPriorities: Sendable {
  let values: [(axis: NSLayoutConstraint.Axis, priority: UILayoutPriority)]
}

enum AxisPriorityKeys {
  static let horizontal = Key("horizontal", .layoutPriority, "The priority along the width.")
  static let vertical = Key("vertical", .layoutPriority, "The priority along the height.")
  static let table = Table(
    "the priorities of a content size", [horizontal, vertical],
    rules: [.atLeastOne(of: [horizontal, vertical] as [any KeyDescription])])
}

extension ValueType<AxisPriorities> {
  private static let each: ValueType = mapping(
    "a mapping such as { horizontal: 251 }", AxisPriorityKeys.table,
    AxisPriorityKeys.horizontal.optional, AxisPriorityKeys.vertical.optional
  ) { horizontal, vertical in
    AxisPriorities(
      values: [(NSLayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical)].compactMap {
        axis, priority in priority.map { (axis, UILayoutPriority(Float($0))) }
      })
  }

  /// A priority for both axes, or one for each.
  static let axisPriorities: ValueType = {
    let both = ValueType<Double>.layoutPriority
    let expectation = "\(both.expectation), or a mapping such as { horizontal: 251 }"
    return ValueType(expectation, .any([both.shape, each.shape])) { value, context in
      if value.entries != nil { return each.read(value, context) }
      return both.described(as: expectation).read(value, context).map { priority in
        let priority = UILayoutPriority(Float(priority))
        return AxisPriorities(values: [(.horizontal, priority), (.vertical, priority)])
      }
    }
  }()
}

extension ValueType<UIView.AutoresizingMask> {
  fileprivate static let autoresizingMask = ValueType<[UIView.AutoresizingMask]>.list(
    of: .choice([
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]), "a list such as [flexibleWidth, flexibleHeight]", count: 0...6, acceptsSingle: true
  ).map { UIView.AutoresizingMask($0) }
}
