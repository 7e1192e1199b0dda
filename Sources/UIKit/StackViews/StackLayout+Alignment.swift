import QuartzCore

extension StackLayout {
  /// The constraints across the axis.
  ///
  /// - Parameter spanner: The guide that spans the visible views, for alignments other than `fill`.
  func alignment(spanner: UILayoutGuide?) -> [StackConstraint] {
    guard let first = views.first else {
      return [
        StackConstraint(
          .ambiguitySuppression, (canvas, crossAxis.length),
          priority: Priority.ambiguitySuppression)
      ]
    }
    guard let spanner else {
      return aligned([crossAxis.start, crossAxis.end], with: first)
        + connections([crossAxis.start, crossAxis.end], of: first)
    }
    let suppression = views.map {
      StackConstraint(
        .ambiguitySuppression, ($0, crossAxis.length), priority: Priority.ambiguitySuppression)
    }
    let fit = StackConstraint(
      .spanningFit, (spanner, crossAxis.length), priority: Priority.spanningFit)
    return placement(of: first, in: spanner) + [fit] + suppression
  }

  private func placement(of first: UIView, in spanner: UILayoutGuide) -> [StackConstraint] {
    let (start, end) = (crossAxis.start, crossAxis.end)
    switch stack.effectiveAlignment {
    case .fill, .leading:
      return aligned([start], with: first) + connections([start], of: first)
        + connections(visible.isEmpty ? [start, end] : [end], of: spanner)
        + boundaries(of: spanner, start: .aligned, end: .spanning)
    case .trailing:
      return aligned([end], with: first) + connections([end], of: first)
        + connections(visible.isEmpty ? [start, end] : [start], of: spanner)
        + boundaries(of: spanner, start: .spanning, end: .aligned)
    case .center:
      return aligned([crossAxis.center], with: first) + connections([crossAxis.center], of: first)
        + connections([start, end], of: spanner)
        + boundaries(of: spanner, start: .spanning, end: .spanning)
    case .firstBaseline:
      return aligned([.firstBaseline], with: first) + connections([start, end], of: spanner)
        + boundaries(of: spanner, start: .both, end: .spanning)
    case .lastBaseline:
      return aligned([.lastBaseline], with: first) + connections([start, end], of: spanner)
        + boundaries(of: spanner, start: .spanning, end: .both)
    }
  }

  /// The constraints that align attributes of all views with those of the first.
  private func aligned(
    _ attributes: [NSLayoutConstraint.Attribute], with first: UIView
  ) -> [StackConstraint] {
    views.dropFirst().flatMap { view in
      attributes.map { StackConstraint(.alignment, (view, $0), .equal, (first, $0)) }
    }
  }

  /// The constraints that align attributes of an item with those of the canvas.
  private func connections(
    _ attributes: [NSLayoutConstraint.Attribute], of item: AnyObject
  ) -> [StackConstraint] {
    attributes.map { StackConstraint(.canvasConnection, (canvas, $0), .equal, (item, $0)) }
  }

  /// How an edge of the spanning guide relates to the visible views.
  private enum Boundary {
    /// The edge is that of the views, if possible.
    case aligned
    /// The edge is outside of the views.
    case spanning
    /// The edge is outside of the views and as close as possible.
    case both
  }

  private func boundaries(
    of spanner: UILayoutGuide, start: Boundary, end: Boundary
  ) -> [StackConstraint] {
    visible.flatMap { view in
      boundary(of: spanner, crossAxis.start, start, .lessThanOrEqual, view)
        + boundary(of: spanner, crossAxis.end, end, .greaterThanOrEqual, view)
    }
  }

  private func boundary(
    of spanner: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, _ boundary: Boundary,
    _ relation: NSLayoutConstraint.Relation, _ view: UIView
  ) -> [StackConstraint] {
    var constraints: [StackConstraint] = []
    if boundary != .aligned {
      constraints.append(
        StackConstraint(.spanningBoundary, (spanner, attribute), relation, (view, attribute)))
    }
    if boundary != .spanning {
      constraints.append(
        StackConstraint(
          .spanningBoundary, (spanner, attribute), .equal, (view, attribute),
          priority: boundary == .both
            ? Priority.baselineBoundary : Priority.spanningBoundary))
    }
    return constraints
  }
}

extension UIStackView {
  /// The alignment that applies along the axis: only horizontal stack views align baselines.
  final var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case .fill, .leading, .center, .trailing: return alignment
    }
  }
}
