import Cassowary
import QuartzCore

/// The solution after changes.
extension LayoutEngine {
  /// The maximum number of solutions in which heights may follow widths.
  private static var maxMeasuringPasses: Int { 4 }

  /// Applies the pending changes to the solver, and requests layouts of the views whose subviews
  /// have new frames.
  ///
  /// - Parameter view: A view that is being laid out now and needs no request.
  func flush(during view: UIView? = nil) {
    guard let host else { return }
    if !isTemporary { host.layoutRecord?.isEngineDirty = false }
    if hostSize == .bounds, isFitting, changes.isEmpty, hasSizeOfHost {
      return reportMoves(during: view)
    }
    isFitting = hostSize != .bounds
    let changes = changes
    self.changes = Changes()
    for row in changes.removals { drop(row) }
    updateHostSize()
    for item in changes.constants { updateConstants(of: item) }
    for row in changes.rows { update(row) }
    for item in changes.contentSizes {
      item.awaitsContentSize = false
      updateContentRows(of: item)
    }
    retryConflicts()
    for constraint in changes.additions { include(constraint) }
    for view in changes.loose { include(view) }
    addContentRows()
    addHostRows()
    updateFixedWidths()
    removeReleasedItems()
    limitLengths()
    for _ in 0..<Self.maxMeasuringPasses {
      guard measureHeights() else { break }
      limitLengths()
    }
    if hostSize == .bounds { reportMoves(during: view) }
  }

  /// Adds the row of a constraint that has been activated.
  private func include(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    if !isTemporary {
      guard constraint.row == nil, holder.layoutRoot === host else { return }
    }
    guard let row = makeRow(for: constraint) else { return }
    if !isTemporary { constraint.row = row }
    addHostRows()
    insert(row)
  }

  /// Computes the constants of the rows that mention an item again, as its margins, baselines or
  /// origin have changed.
  private func updateConstants(of item: LayoutItem) {
    item.awaitsConstants = false
    updateMaskRows(of: item)
    for row in item.rows where !row.isRemoved {
      guard let constraint = row.programConstraint, let sum = expression(of: constraint) else {
        continue
      }
      set(Double(constraint.storedConstant) - sum.constant, of: row)
    }
  }

  /// Applies a new constant or priority of a constraint.
  private func update(_ row: ConstraintRow) {
    row.isChanged = false
    guard !row.isRemoved, let constraint = row.programConstraint,
      let sum = expression(of: constraint)
    else { return }
    set(Double(constraint.storedConstant) - sum.constant, of: row)
    set(priority: Double(constraint.storedPriority.rawValue), of: row)
  }

  // MARK: The size of the host

  /// Adds rows for the sizes of the host that constraints refer to.
  private func addHostRows() {
    guard hostRows.count < 2, let host, let item = existingItem(for: host) else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard item.existingVariable(.length(axis)) != nil,
        !hostRows.contains(where: { $0.hostAxis == axis })
      else { continue }
      addHostRow(of: item, axis)
    }
  }

  /// Whether the solution for a fitting size is also that for the size of the host's bounds.
  private var hasSizeOfHost: Bool {
    guard let host, let item = existingItem(for: host) else { return false }
    let size = host.alignmentRect(forFrame: CGRect(origin: .zero, size: host.layer.bounds.size))
      .size
    return abs(item.value(.width) - size.width) < 1e-6
      && abs(item.value(.height) - size.height) < 1e-6
  }

  /// Adds the row of a size of the host, before constraints could contradict a stale one.
  private func addHostRow(of item: LayoutItem, _ axis: Axis) {
    let (length, priority) = hostLength(axis)
    let row = ConstraintRow(
      .hostSize(axis), in: self, terms: [Term(item.variable(.length(axis)), 1)], relation: .equal,
      constant: Double(length), priority: priority, items: [])
    hostRows.append(row)
    insert(row)
  }

  private func updateHostSize() {
    for row in hostRows {
      guard let axis = row.hostAxis else { continue }
      let (length, priority) = hostLength(axis)
      if priority == row.priority {
        set(Double(length), of: row)
      } else {
        replace(row, constant: Double(length), priority: priority)
      }
    }
  }

  /// Returns the length and the priority of the host along an axis.
  private func hostLength(_ axis: Axis) -> (length: CGFloat, priority: Double) {
    guard let host else { return (0, 0) }
    switch hostSize {
    case .bounds:
      let rect = host.alignmentRect(forFrame: CGRect(origin: .zero, size: host.layer.bounds.size))
      let isFixed = host.translatesAutoresizingMaskIntoConstraints
      return (
        axis == .horizontal ? rect.width : rect.height,
        isFixed ? Constraint.required : Self.keptSizePriority
      )
    case .fitting(let target, let horizontal, let vertical):
      return axis == .horizontal
        ? (target.width, Double(horizontal.rawValue)) : (target.height, Double(vertical.rawValue))
    }
  }

  /// The priority with which a root without a frame of its own keeps its size: below all of UIKit's.
  private static var keptSizePriority: Double { 0.001 }

  // MARK: Moves

  func reportMoves(during view: UIView?) {
    limitLengths()
    let moved = moved
    self.moved = []
    // Variables of an item and items of a superview follow each other.
    var (reported, requested): (LayoutItem?, UIView?)
    for variable in moved {
      guard let item = item(of: variable), item !== reported else { continue }
      reported = item
      if let moved = item.view {
        if moved !== host {
          let superview = moved.superview
          if superview !== view, superview !== requested {
            superview?.setNeedsLayout()
            requested = superview
          }
        } else if !moved.translatesAutoresizingMaskIntoConstraints, moved !== view {
          moved.setNeedsLayout()
        }
        if moved is UIScrollView, moved !== view { moved.setNeedsLayout() }
      } else if let owner = item.guide?.owningView, owner !== view {
        owner.setNeedsLayout()
      }
    }
  }

  private func removeReleasedItems() {
    let released = releasedItems
    releasedItems = []
    for item in released where item.isUnused && item.view !== host {
      let view = item.view
      remove(item)
      // A view that has lost its constraints keeps the size of its content.
      include(LooseView(view: view))
    }
    if !newItems.isEmpty { addContentRows() }
  }
}

extension ConstraintRow {
  /// The axis of a size of the host; nil for other rows.
  var hostAxis: NSLayoutConstraint.Axis? {
    if case .hostSize(let axis) = source { axis } else { nil }
  }
}
