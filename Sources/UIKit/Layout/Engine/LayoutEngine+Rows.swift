import Cassowary
import QuartzCore

/// The rows of constraints, frames and content sizes.
extension LayoutEngine {
  /// Creates the row of a constraint; nil if its items no longer exist.
  func makeRow(for constraint: NSLayoutConstraint) -> ConstraintRow? {
    guard let sum = expression(of: constraint) else { return nil }
    return ConstraintRow(
      .constraint(constraint), in: self, terms: sum.terms,
      relation: Relation(constraint.storedRelation),
      constant: Double(constraint.storedConstant) - sum.constant,
      priority: Double(constraint.storedPriority.rawValue), items: sum.items)
  }

  /// Returns the first side of a constraint minus its second side without the constant.
  ///
  /// Where the holder is laid out from right to left, leading edges are right edges and distances
  /// grow to the left.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let holder = constraint.holder, let first = constraint.first, first.item != nil,
      constraint.second == nil || constraint.second?.item != nil
    else { return nil }
    var isMirrored = false
    if first.isDirectional || constraint.second?.isDirectional ?? false {
      let direction = holder.effectiveUserInterfaceLayoutDirection
      holder.layoutRecord?.usedDirection = direction
      isMirrored = direction == .rightToLeft
    }
    var sum = LayoutExpression()
    add(first, first.sign(isMirrored), isMirrored, in: holder, to: &sum)
    if let second = constraint.second {
      let factor = -second.sign(isMirrored) * Double(constraint.storedMultiplier)
      add(second, factor, isMirrored, in: holder, to: &sum)
    }
    return sum
  }

  private func add(
    _ side: ConstraintSide, _ factor: Double, _ isMirrored: Bool, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    guard let item = side.item else { return }
    let attribute = isMirrored ? side.attribute.mirrored : side.attribute
    add(attribute, of: item, factor, in: holder, to: &sum)
    if let origin = side.origin { add(origin, -factor, isMirrored, in: holder, to: &sum) }
  }

  // MARK: Frames

  /// Adds the rows that give a view its frame, which follows the superview's size as the
  /// autoresizing mask requires.
  func addMaskRows(of item: LayoutItem, _ view: UIView) {
    for axis in [Axis.horizontal, .vertical] {
      let place = MaskedPlace(view, axis)
      for (slot, part) in [
        (LayoutItem.Slot.start(axis), place.start), (.length(axis), place.length),
      ] {
        var sum = LayoutExpression()
        sum.add(item, slot, 1)
        if part.factor != 0, let superview = view.superview {
          sum.add(self.item(for: superview), .length(axis), -Double(part.factor))
        }
        let row = ConstraintRow(
          .mask(item, slot), in: self, terms: sum.terms, relation: .equal,
          constant: Double(part.constant), priority: Constraint.required, items: [])
        item.maskRows.append(row)
        insert(row)
      }
    }
  }

  /// Makes the rows of a view's frame agree with its current frame.
  func updateMaskRows(of item: LayoutItem) {
    guard let view = item.view, !item.maskRows.isEmpty else { return }
    let places = [Axis.horizontal, .vertical].map { MaskedPlace(view, $0) }
    let parts = places.flatMap { [$0.start, $0.length] }
    let isSimilar = zip(item.maskRows, parts).allSatisfy { row, part in
      abs((row.terms.dropFirst().first?.coefficient ?? 0) + Double(part.factor)) < 1e-9
    }
    guard isSimilar else {
      for row in item.maskRows { drop(row) }
      item.maskRows = []
      return addMaskRows(of: item, view)
    }
    for (row, part) in zip(item.maskRows, parts) { set(Double(part.constant), of: row) }
  }

  // MARK: Content sizes

  /// Adds the rows of the content's size of items that constraints mention for the first time.
  func addContentRows() {
    let added = newItems
    newItems = []
    for item in added where item.view.map(hasContentSize) ?? false { trackWidth(of: item) }
    updateFixedWidths()
    for item in added {
      guard let view = item.view, hasContentSize(view) else { continue }
      let size = contentSize(of: item, view)
      let priorities = view.contentPriorities
      for axis in [Axis.horizontal, .vertical] {
        addContentRows(of: item, axis, size, priorities)
      }
    }
  }

  /// Whether the content's size of a view has an effect.
  private func hasContentSize(_ view: UIView) -> Bool {
    view === host
      ? isTemporary || !view.translatesAutoresizingMaskIntoConstraints
      : !view.translatesAutoresizingMaskIntoConstraints
  }

  private func addContentRows(
    of item: LayoutItem, _ axis: Axis, _ size: CGSize, _ priorities: ContentPriorities
  ) {
    let length = axis == .horizontal ? size.width : size.height
    guard length != UIView.noIntrinsicMetric, length.isFinite else { return }
    let terms = [Term(item.variable(.length(axis)), 1)]
    func row(_ relation: Relation, _ priority: UILayoutPriority) -> ConstraintRow {
      let row = ConstraintRow(
        .content(item), in: self, terms: terms, relation: relation, constant: Double(length),
        priority: item.solverPriority(of: priority, axis), items: [])
      insert(row)
      return row
    }
    let maximum = row(.lessThanOrEqual, priorities.hugging[axis])
    let minimum = row(.greaterThanOrEqual, priorities.compression[axis])
    item.contentRows.append(ContentRow(axis: axis, minimum: minimum, maximum: maximum))
  }

  /// Makes the rows of an item agree with the size of its content and its priorities.
  func updateContentRows(of item: LayoutItem) {
    guard let view = item.view, hasContentSize(view) else { return }
    let (size, priorities) = (contentSize(of: item, view), view.contentPriorities)
    for axis in [Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      let index = item.contentRows.firstIndex { $0.axis == axis }
      guard length != UIView.noIntrinsicMetric, length.isFinite else {
        if let index {
          let row = item.contentRows.remove(at: index)
          drop(row.minimum)
          drop(row.maximum)
        }
        continue
      }
      guard let index else {
        addContentRows(of: item, axis, size, priorities)
        continue
      }
      let row = item.contentRows[index]
      set(Double(length), of: row.maximum)
      set(Double(length), of: row.minimum)
      set(priority: item.solverPriority(of: priorities.hugging[axis], axis), of: row.maximum)
      set(priority: item.solverPriority(of: priorities.compression[axis], axis), of: row.minimum)
    }
  }

  /// Returns the size of the content; a height that depends on the width is that for the width of the
  /// last solution.
  private func contentSize(of item: LayoutItem, _ view: UIView) -> CGSize {
    trackWidth(of: item)
    let isWidthDependent = item.isWidthDependent
    item.measuredWidth = nil
    if isWidthDependent, item.isWidthFixed {
      let width = measuringWidth(of: item)
      item.measuredWidth = width
      return CGSize(width: UIView.noIntrinsicMetric, height: view.contentHeight(forWidth: width))
    }
    var size = view.intrinsicContentSize
    guard isWidthDependent, !item.contentRows.isEmpty else { return size }
    let width = measuringWidth(of: item)
    if width > 0, width < size.width {
      size.height = view.contentHeight(forWidth: width)
      item.measuredWidth = width
    }
    return size
  }

  /// Updates the heights that depend on the widths of the solution, and returns whether any changed.
  func measureHeights() -> Bool {
    var isChanged = false
    for item in widthDependents {
      guard let view = item.view, let row = item.contentRows.first(where: { $0.axis == .vertical })
      else { continue }
      let width = measuringWidth(of: item)
      guard width != item.measuredWidth else { continue }
      item.measuredWidth = width
      let height = Double(view.contentHeight(forWidth: width))
      guard height != row.maximum.constant else { continue }
      set(height, of: row.maximum)
      set(height, of: row.minimum)
      isChanged = true
    }
    return isChanged
  }

  private func measuringWidth(of item: LayoutItem) -> CGFloat {
    LayoutGrid.size.rounded(item.value(.width))
  }
}

extension LayoutItem {
  /// Returns the solver's priority of a row of the content's size: in a stack view, the views that
  /// come first give in first.
  fileprivate func solverPriority(
    of priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
  ) -> Double {
    let value = Double(priority.rawValue)
    guard priority != .required, let arranged = view?.arranged else { return value }
    return value + arranged.tieBreak(along: axis)
  }
}

extension ConstraintSide {
  /// Whether the side depends on the direction of the layout.
  var isDirectional: Bool { attribute.isDirectional || origin?.isDirectional ?? false }
}

extension NSLayoutConstraint.Attribute {
  /// The absolute attribute that takes the place of a directional one from right to left.
  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

extension ConstraintSide {
  /// Returns the factor of the side: -1 where distances grow to the left, but a size has no direction.
  fileprivate func sign(_ isMirrored: Bool) -> Double {
    isMirrored && !(origin == nil && dimension == .width) ? -1 : 1
  }
}
