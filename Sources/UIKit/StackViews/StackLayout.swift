import QuartzCore

/// The constraints for the current properties of a stack view.
@MainActor
struct StackLayout {
  let stack: UIStackView
  /// The arranged views, hidden ones included.
  let views: [UIView]
  /// The views that are not hidden.
  let visible: [UIView]
  /// The attributes along the axis.
  let axis: StackAxis
  /// The attributes across the axis.
  let crossAxis: StackAxis
  /// The bounds or margins that the views fill: a view or a layout guide.
  let canvas: AnyObject

  init(_ stack: UIStackView, _ views: [UIView]) {
    self.stack = stack
    self.views = views
    visible = views.filter { !$0.isHidden }
    let isVertical = stack.axis == .vertical
    axis = isVertical ? .vertical : .horizontal
    crossAxis = isVertical ? .horizontal : .vertical
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  // MARK: Along the axis

  /// The constraints between the visible views at the ends and the canvas.
  var edges: [StackConstraint] {
    guard let first = visible.first, let last = visible.last else {
      return [
        StackConstraint(
          .ambiguitySuppression, (canvas, axis.length), priority: Priority.ambiguitySuppression)
      ]
    }
    return [
      StackConstraint(.canvasConnection, (canvas, axis.start), .equal, (first, axis.start)),
      StackConstraint(.canvasConnection, (canvas, axis.end), .equal, (last, axis.end)),
    ]
  }

  /// The constraints between the visible views along the axis.
  ///
  /// - Parameter gaps: The guides between them, for distributions that have any.
  func distribution(gaps: [UILayoutGuide?]) -> [StackConstraint] {
    switch stack.distribution {
    case .fill: spacing(.equal)
    case .fillEqually: spacing(.equal) + equalLengths
    case .fillProportionally: spacing(.equal) + proportionalLengths
    case .equalSpacing:
      equalGaps(gaps.compactMap { $0 }, from: axis.end, to: axis.start, priority: 1000)
        + spacing(.greaterThanOrEqual)
    case .equalCentering:
      equalGaps(
        gaps.compactMap { $0 }, from: axis.center, to: axis.center,
        priority: Priority.equalCentering) + spacing(.greaterThanOrEqual)
    }
  }

  private func spacing(_ relation: NSLayoutConstraint.Relation) -> [StackConstraint] {
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return zip(visible, visible.dropFirst()).map { view, next in
      StackConstraint(
        .spacing, (next, isBaselineRelative ? .firstBaseline : axis.start), relation,
        (view, isBaselineRelative ? .lastBaseline : axis.end), plus: spacing(after: view, next))
    }
  }

  private var equalLengths: [StackConstraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      StackConstraint(.fillEqually, ($0, axis.length), .equal, (first, axis.length))
    }
  }

  /// The lengths as parts of the canvas, with priorities that decrease from view to view, so that the
  /// last one takes the rest.
  private var proportionalLengths: [StackConstraint] {
    guard visible.count > 1 else { return [] }
    let lengths = views.map { $0.isHidden ? 0 : naturalLength(of: $0) }
    let spaces = zip(visible, visible.dropFirst()).map { spacing(after: $0, $1) }
    let total = lengths.reduce(0, +) + spaces.reduce(0, +)
    var constraints: [StackConstraint] = []
    for (index, view) in views.enumerated() where !view.isHidden {
      if lengths[index] > 0, total > 0 {
        constraints.append(
          StackConstraint(
            .fillProportionally, (view, axis.length), .equal, (canvas, axis.length),
            times: lengths[index] / total,
            priority: max(Priority.fillProportionally - Float(index), 1)))
      } else {
        constraints.append(StackConstraint(.fillProportionally, (view, axis.length)))
      }
    }
    return constraints
  }

  /// The length of a view's content, or the smallest one that satisfies its constraints.
  private func naturalLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let length = stack.axis == .horizontal ? size.width : size.height
    if length >= 0, length.isFinite { return length }
    guard view.hasConstraints else { return 0 }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  /// The guides from one attribute of each visible view to another of the next, with equal lengths.
  private func equalGaps(
    _ gaps: [UILayoutGuide], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, priority: Float
  ) -> [StackConstraint] {
    var constraints: [StackConstraint] = []
    for (index, gap) in gaps.enumerated() {
      constraints.append(
        StackConstraint(.distributingEdge, (gap, axis.start), .equal, (visible[index], start)))
      constraints.append(
        StackConstraint(.distributingEdge, (gap, axis.end), .equal, (visible[index + 1], end)))
    }
    guard let first = gaps.first else { return constraints }
    for gap in gaps.dropFirst() {
      constraints.append(
        StackConstraint(
          .fillEqually, (gap, axis.length), .equal, (first, axis.length), priority: priority))
    }
    return constraints
  }

  /// The constraints that give hidden views no length.
  ///
  /// The first of several hidden views between two visible ones is in the middle of their spacing,
  /// with the others next to it. Hidden views before and after all visible ones are at the edges of
  /// the canvas.
  var hiding: [StackConstraint] {
    var constraints: [StackConstraint] = []
    var previous: UIView?
    var remaining = visible[...]
    for view in views {
      guard view.isHidden else {
        previous = view
        remaining = remaining.dropFirst()
        continue
      }
      constraints.append(StackConstraint(.hiding, (view, axis.length)))
      if let previous, let next = remaining.first {
        constraints.append(
          StackConstraint(
            .spacing, (view, axis.start), .equal, (previous, axis.end),
            plus: spacing(after: previous, next) / 2))
      } else {
        let edge = previous == nil ? axis.start : axis.end
        constraints.append(StackConstraint(.canvasConnection, (view, edge), .equal, (canvas, edge)))
      }
    }
    return constraints
  }

  // MARK: Spacing

  /// Returns the space between two visible views that follow each other, in points.
  private func spacing(after view: UIView, _ next: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    if spacing == UIStackView.spacingUseSystem { return systemSpacing(between: view, next) }
    guard spacing != UIStackView.spacingUseDefault, spacing.isFinite else { return 0 }
    let scale = max(stack.traitCollection.displayScale, 1)
    return (spacing.finite * scale).rounded() / scale
  }

  private func systemSpacing(between view: UIView, _ next: UIView) -> CGFloat {
    let isVertical = stack.axis == .vertical
    guard isVertical, stack.isBaselineRelativeArrangement else { return 8 }
    return next.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: view.lastBaselineAnchor, multiplier: 1
    ).constant
  }

  // MARK: Text

  /// The widths that several views with lines of text wrap at, which would otherwise be ambiguous.
  var textWidths: [StackConstraint] {
    guard stack.axis == .horizontal, stack.distribution == .fill else { return [] }
    let labels = visible.filter { ($0 as? UILabel)?.numberOfLines ?? 1 != 1 }
    guard labels.count > 1 else { return [] }
    return labels.enumerated().map { index, label in
      StackConstraint(
        .textWidthDisambiguation, (label, .width), .equal, (canvas, .width),
        times: 1 / CGFloat(visible.count), priority: max(Priority.textWidth - Float(index), 1))
    }
  }

  /// The priorities of optional constraints, as they are printed by UIKit.
  enum Priority {
    static let fillProportionally: Float = 999
    static let equalCentering: Float = 149
    static let spanningBoundary: Float = 999.5
    /// The priority with which views on one baseline are at the edge of the stack view: below that of
    /// the sizes of their content, which the edge must not change (Flipbook's choice).
    static let baselineBoundary: Float = 24
    static let spanningFit: Float = 51
    static let ambiguitySuppression: Float = 25
    static let textWidth: Float = 760
  }
}
