/// The constraints that an engine includes.
extension LayoutEngine {
  /// Includes the constraints that a view of the engine and its descendants hold, in the order of
  /// their activation.
  func gather(from view: UIView) {
    var found: [NSLayoutConstraint] = []
    Self.collect(from: view, isRoot: true, into: &found)
    found.sort { $0.activation < $1.activation }
    changes.additions += found
  }

  private static func collect(
    from view: UIView, isRoot: Bool, into found: inout [NSLayoutConstraint]
  ) {
    if !isRoot, view.hostsLayout { return }
    found += view.layoutRecord?.constraints ?? []
    for subview in view.orderedSubviews where subview.layoutRecord != nil {
      collect(from: subview, isRoot: false, into: &found)
    }
  }

  /// Excludes the constraints that a view and its descendants hold, as the view leaves the host.
  func release(from view: UIView) {
    var found: [NSLayoutConstraint] = []
    Self.collect(from: view, isRoot: true, into: &found)
    for constraint in found { release(constraint) }
  }

  /// Excludes a constraint.
  func release(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, row.engine === self else { return }
    constraint.row = nil
    changes.removals.append(row)
  }
}
