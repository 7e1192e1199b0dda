import QuartzCore

/// The place of items in the coordinates of the view that holds a constraint.
extension LayoutEngine {
  typealias Axis = NSLayoutConstraint.Axis

  /// Adds an attribute of an item times a factor to an expression, in the coordinates of the bounds
  /// of the holder.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem, _ factor: Double,
    in holder: UIView, to sum: inout LayoutExpression
  ) {
    let axis: Axis = attribute.isHorizontal ? .horizontal : .vertical
    func add(start: Double, length: Double, constant: CGFloat = 0) {
      if start != 0 { addStart(of: item, axis, start * factor, in: holder, to: &sum) }
      if length != 0 {
        addLength(of: item, axis, length * factor, isEdge: start != 0, in: holder, to: &sum)
      }
      sum.constant += Double(constant) * factor
    }
    switch attribute {
    case .left, .leading, .top: add(start: 1, length: 0)
    case .right, .trailing, .bottom: add(start: 1, length: 1)
    case .centerX, .centerY: add(start: 1, length: 0.5)
    case .width, .height: add(start: 0, length: 1)
    case .leftMargin, .leadingMargin: add(start: 1, length: 0, constant: margins(of: item).left)
    case .rightMargin, .trailingMargin:
      add(start: 1, length: 1, constant: -margins(of: item).right)
    case .topMargin: add(start: 1, length: 0, constant: margins(of: item).top)
    case .bottomMargin: add(start: 1, length: 1, constant: -margins(of: item).bottom)
    case .centerXWithinMargins:
      let margins = margins(of: item)
      add(start: 1, length: 0.5, constant: (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      let margins = margins(of: item)
      add(start: 1, length: 0.5, constant: (margins.top - margins.bottom) / 2)
    case .firstBaseline, .lastBaseline:
      addBaseline(attribute, of: item, factor, in: holder, to: &sum)
    case .notAnAttribute: break
    }
  }

  private func margins(of item: any ConstraintItem) -> UIEdgeInsets {
    (item as? UIView)?.layoutMargins ?? .zero
  }

  // MARK: Baselines

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem, _ factor: Double,
    in holder: UIView, to sum: inout LayoutExpression
  ) {
    guard let view = item as? UIView else {
      return add(.bottom, of: item, factor, in: holder, to: &sum)
    }
    let isFirst = attribute == .firstBaseline
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if target !== view, target.isDescendant(of: view) {
      if target.layoutRoot === host, target !== host {
        return addBaseline(attribute, of: target, factor, in: holder, to: &sum)
      }
      // The target has its frame from elsewhere.
      let place = target.baseline(isFirst)
      let y = target.bounds.minY + place.fraction * target.bounds.height + place.offset
      let offset = view.convert(CGPoint(x: 0, y: y), from: target).y - view.bounds.minY
      addStart(of: view, .vertical, factor, in: holder, to: &sum)
      sum.constant += Double(offset - view.alignmentRectInsets.top) * factor
      return
    }
    let place = view.baseline(isFirst)
    addStart(of: view, .vertical, factor, in: holder, to: &sum)
    addLength(
      of: view, .vertical, factor * Double(place.fraction), isEdge: true, in: holder, to: &sum)
    sum.constant += Double(place.offset) * factor
  }

  // MARK: Edges and lengths

  private func addStart(
    of item: any ConstraintItem, _ axis: Axis, _ factor: Double, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    guard let guide = item as? UILayoutGuide else {
      if let view = item as? UIView { addStart(of: view, axis, factor, in: holder, to: &sum) }
      return
    }
    guard let owner = guide.owningView else { return }
    switch guide.kind {
    case .free:
      sum.add(self.item(for: guide), .start(axis), factor)
      addAncestors(from: owner, axis, factor, in: holder, to: &sum)
    case .scrollContent:
      sum.mention(self.item(for: owner))
      addAncestors(from: owner, axis, factor, in: holder, to: &sum)
    case .safeArea, .margins, .readable, .topBars, .bottomBars, .scrollFrame:
      let insets = guide.insets(in: owner)
      if guide.kind == .bottomBars, axis == .vertical {
        addEnd(of: owner, factor, in: holder, to: &sum)
        sum.constant -= Double(insets.bottom) * factor
        return
      }
      addFrameStart(of: owner, axis, factor, in: holder, to: &sum)
      sum.constant += Double(axis == .horizontal ? insets.left : insets.top) * factor
    }
  }

  private func addLength(
    of item: any ConstraintItem, _ axis: Axis, _ factor: Double, isEdge: Bool, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    guard let guide = item as? UILayoutGuide else {
      guard let view = item as? UIView else { return }
      let isContent = isEdge && view === holder && view is UIScrollView
      sum.add(self.item(for: view), isContent ? .content(axis) : .length(axis), factor)
      return
    }
    guard let owner = guide.owningView else { return }
    let ownerItem = guide.kind == .free ? self.item(for: guide) : self.item(for: owner)
    let isBar = guide.kind == .topBars || guide.kind == .bottomBars
    if isBar, axis == .vertical {
      let insets = guide.insets(in: owner)
      sum.mention(ownerItem)
      sum.constant += Double(insets.top + insets.bottom) * factor
      return
    }
    switch guide.kind {
    case .free: sum.add(ownerItem, .length(axis), factor)
    case .scrollContent: sum.add(ownerItem, .content(axis), factor)
    case .safeArea, .margins, .readable, .scrollFrame, .topBars, .bottomBars:
      let (insets, alignment) = (guide.insets(in: owner), owner.alignmentRectInsets)
      sum.add(ownerItem, .length(axis), factor)
      sum.constant +=
        factor
        * Double(
          axis == .horizontal
            ? alignment.left + alignment.right - insets.left - insets.right
            : alignment.top + alignment.bottom - insets.top - insets.bottom)
    }
  }

  /// Adds the start of a view's alignment rectangle; of the holder, as seen from its subviews.
  private func addStart(
    of view: UIView, _ axis: Axis, _ factor: Double, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    let item = item(for: view)
    guard view === holder else {
      sum.add(item, .start(axis), factor)
      if let superview = view.superview {
        addAncestors(from: superview, axis, factor, in: holder, to: &sum)
      }
      return
    }
    sum.mention(item)
    // Edges of a scroll view are those of its content for the views inside of it.
    guard !(view is UIScrollView) else { return }
    sum.constant += factor * Double(view.origin(axis) + view.alignmentStart(axis))
  }

  /// Adds the start of a view's frame; of the holder, as seen from its subviews.
  private func addFrameStart(
    of view: UIView, _ axis: Axis, _ factor: Double, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    let item = item(for: view)
    guard view === holder else {
      sum.add(item, .start(axis), factor)
      sum.constant -= factor * Double(view.alignmentStart(axis))
      if let superview = view.superview {
        addAncestors(from: superview, axis, factor, in: holder, to: &sum)
      }
      return
    }
    sum.mention(item)
    sum.constant += factor * Double(view.origin(axis))
  }

  /// Adds the bottom edge of a view's frame.
  private func addEnd(
    of view: UIView, _ factor: Double, in holder: UIView, to sum: inout LayoutExpression
  ) {
    addFrameStart(of: view, .vertical, factor, in: holder, to: &sum)
    sum.add(item(for: view), .height, factor)
    let alignment = view.alignmentRectInsets
    sum.constant += factor * Double(alignment.top + alignment.bottom)
  }

  /// Adds the distance from the coordinates of the bounds of a view to those of the holder.
  private func addAncestors(
    from view: UIView, _ axis: Axis, _ factor: Double, in holder: UIView,
    to sum: inout LayoutExpression
  ) {
    var ancestor = view
    while ancestor !== holder {
      sum.add(item(for: ancestor), .start(axis), factor)
      sum.constant -= factor * Double(ancestor.alignmentStart(axis) + ancestor.origin(axis))
      guard let superview = ancestor.superview else { return }
      ancestor = superview
    }
  }
}

extension UIView {
  /// The origin of the bounds along an axis.
  fileprivate final func origin(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.minX : bounds.minY
  }

  /// The distance from the start of the frame to that of the alignment rectangle.
  fileprivate final func alignmentStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let insets = alignmentRectInsets
    return axis == .horizontal ? insets.left : insets.top
  }
}
