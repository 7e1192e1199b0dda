extension NSLayoutConstraint {
  private static var lastActivation = 0

  /// The items of both sides.
  final var items: [any ConstraintItem] { (first?.items ?? []) + (second?.items ?? []) }

  /// Adds the constraint to the nearest common ancestor of its items.
  final func activate() {
    guard holder == nil else { return }
    let items = items
    let views = items.compactMap(\.ownView)
    // A guide without an owner has no place in a hierarchy.
    guard !views.isEmpty, views.count == items.count else { return }
    guard let ancestor = Self.commonAncestor(of: views) else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(firstAnchor) and \
        \(secondAnchor?.description ?? "(null)") because they have no common ancestor. Does the \
        constraint or its anchors reference items in different view hierarchies? That's illegal.
        """)
    }
    ancestor.hold(self)
  }

  private static func commonAncestor(of views: [UIView]) -> UIView? {
    var ancestor = views[0]
    for view in views.dropFirst() {
      guard
        let common = sequence(first: ancestor, next: \.superview)
          .first(where: { view.isDescendant(of: $0) })
      else { return nil }
      ancestor = common
    }
    return ancestor
  }

  /// Removes the constraint from the view that holds it.
  final func deactivate() {
    guard let holder else { return }
    holder.layoutRecord?.constraints.removeFirst { $0 === self }
    self.holder = nil
    if let row, let engine = row.engine { engine.release(self) }
    row = nil
    holder.constraintsDidChange()
  }

  /// Makes the engine include a new constant or priority.
  final func didChange() {
    guard let holder else { return }
    if let row, !row.isChanged {
      row.isChanged = true
      row.engine?.changes.rows.append(row)
    }
    holder.constraintsDidChange()
  }

  /// Assigns the next number of the order of activations.
  final func countActivation() {
    Self.lastActivation += 1
    activation = Self.lastActivation
  }

  /// Whether an item is a view or one of its descendants, or belongs to one.
  final func mentions(_ view: UIView) -> Bool {
    items.contains { $0.ownView?.isDescendant(of: view) ?? false }
  }
}

extension Array {
  /// Removes the first element that satisfies a predicate.
  fileprivate mutating func removeFirst(where predicate: (Element) -> Bool) {
    if let index = firstIndex(where: predicate) { remove(at: index) }
  }
}
