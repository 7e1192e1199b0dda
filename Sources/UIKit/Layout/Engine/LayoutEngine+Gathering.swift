/// The constraints that an engine includes.
extension LayoutEngine {
  /// What a view and its descendants contain for the engine of their host.
  private struct Content {
    var constraints: [NSLayoutConstraint] = []
    /// The views that do not have their frames from elsewhere.
    var views: [UIView] = []
  }

  /// Includes the constraints that a view of the engine and its descendants hold, in the order of
  /// their activation.
  func gather(from view: UIView) {
    var found = Content()
    Self.collect(from: view, isRoot: true, into: &found)
    found.constraints.sort { $0.activation < $1.activation }
    changes.additions += found.constraints
    if !isTemporary { changes.loose += found.views.map { LooseView(view: $0) } }
  }

  private static func collect(from view: UIView, isRoot: Bool, into found: inout Content) {
    if !isRoot, view.hostsLayout { return }
    found.constraints += view.layoutRecord?.constraints ?? []
    if !view.translatesAutoresizingMaskIntoConstraints { found.views.append(view) }
    for subview in view.orderedSubviews where subview.layoutRecord != nil {
      collect(from: subview, isRoot: false, into: &found)
    }
  }

  /// Excludes the constraints that a view and its descendants hold, as the view leaves the host.
  func release(from view: UIView) {
    var found = Content()
    Self.collect(from: view, isRoot: true, into: &found)
    for constraint in found.constraints { release(constraint) }
    releasedItems += found.views.compactMap { existingItem(for: $0) }.filter(\.isUnused)
  }

  /// Excludes a constraint.
  func release(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, row.engine === self else { return }
    constraint.row = nil
    changes.removals.append(row)
  }

  // MARK: Views without constraints

  /// Includes a view that no constraint mentions, if its content has a size: it has that size, at the
  /// origin of its superview, as nothing determines its place.
  func include(_ loose: LooseView) {
    guard let view = loose.view, existingItem(for: view) == nil, view !== host,
      view.superview != nil, !isTemporary, !view.translatesAutoresizingMaskIntoConstraints,
      view.layoutRoot === host
    else { return }
    let (size, none) = (view.intrinsicContentSize, UIView.noIntrinsicMetric)
    if size.width != none || size.height != none { _ = item(for: view) }
  }
}

/// A view that constraints lay out, but may not mention.
struct LooseView {
  weak var view: UIView?
}

extension UIView {
  /// Requests that the view have the size of its content if no constraint mentions it.
  final func requestContentItem() {
    guard superview != nil, !translatesAutoresizingMaskIntoConstraints else { return }
    let root = layoutRoot
    if let engine = root.layoutRecord?.engine {
      guard engine.existingItem(for: self) == nil else { return }
      engine.changes.loose.append(LooseView(view: self))
    }
    root.markEngine()
    superview?.setNeedsLayout()
  }
}
