import UIKit

extension ViewKind {
  /// A stack view, which places its arranged subviews.
  static let stackView = ViewKind(
    .stackView, title: "a stack view", keys: [ViewKeys.arrangedSubviews], properties: arrangement
  ) { _ in { UIStackView(frame: .zero) } }

  /// The space after an arranged view, which its stack view knows only once it arranges the view.
  static let customSpacing = Property<UIView>(
    "customSpacing", .customSpacing,
    "The space between the view and the next one in its stack view, in points."
  ) { view, spacing in
    (view.superview as? UIStackView)?.setCustomSpacing(spacing.value, after: view)
  }

  private static let arrangement: [Property<UIStackView>] = [
    Property(
      "axis",
      .choice([("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)]),
      "The direction in which the views follow each other; horizontal unless it is set."
    ) { $0.axis = $1 },
    Property(
      "distribution",
      .choice([
        ("fill", UIStackView.Distribution.fill), ("fillEqually", .fillEqually),
        ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering),
      ]), "How the views share the length of the stack view; fill unless it is set."
    ) { $0.distribution = $1 },
    Property(
      "alignment",
      .choice([
        ("fill", UIStackView.Alignment.fill), ("leading", .leading), ("top", .top),
        ("firstBaseline", .firstBaseline), ("center", .center), ("trailing", .trailing),
        ("bottom", .bottom), ("lastBaseline", .lastBaseline),
      ]), "How the views are placed across the axis; fill unless it is set."
    ) { $0.alignment = $1 },
    Property("spacing", .number(), "The space between two views, in points.") { $0.spacing = $1 },
    Property(
      "isBaselineRelativeArrangement", .boolean,
      "Whether the spaces of a vertical stack view are those between baselines."
    ) { $0.isBaselineRelativeArrangement = $1 },
    Property(
      "isLayoutMarginsRelativeArrangement", .boolean,
      "Whether the views are placed within the stack view's 'layoutMargins'."
    ) { $0.isLayoutMarginsRelativeArrangement = $1 },
  ]
}

/// A space after an arranged view.
private enum StackSpacing: Sendable {
  case points(Double)
  /// The stack view's spacing.
  case useDefault
  /// The spacing of the system.
  case useSystem

  /// UIKit's value.
  @MainActor
  var value: CGFloat {
    switch self {
    case .points(let points): points
    case .useDefault: UIStackView.spacingUseDefault
    case .useSystem: UIStackView.spacingUseSystem
    }
  }
}

extension ValueType<StackSpacing> {
  fileprivate static let customSpacing: ValueType = {
    let number = ValueType<Double>.number()
    let words = [("useDefault", StackSpacing.useDefault), ("useSystem", .useSystem)]
    let expectation = "a number, useDefault or useSystem"
    return ValueType(expectation, .any([.words(words.map(\.0)), number.shape])) {
      value, context in
      if let word = words.first(where: { $0.0 == value.text }) { return word.1 }
      if let meant = value.text.flatMap({ NearestName.nearest(to: $0, among: words.map(\.0)) }) {
        context.report(
          .wrongType, "wrong type for \(context.subject)", at: value.span, expected: expectation,
          found: value.summary, suggestion: meant)
        return nil
      }
      return number.described(as: expectation).read(value, context).map { .points($0) }
    }
  }()
}
