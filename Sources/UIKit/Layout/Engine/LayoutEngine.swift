import Cassowary
import QuartzCore

/// The constraints of a host view and its descendants, solved as one system.
///
/// A host is the root of a hierarchy, or a view that has its frame from elsewhere and that no
/// constraint of a superview mentions: everything inside depends on its size alone. Descendants that
/// are hosts themselves have engines of their own, so that a change costs only what depends on it.
@MainActor
final class LayoutEngine {
  /// How the size of the host is determined.
  enum HostSize: Equatable {
    /// The size of its bounds is required, unless constraints determine it.
    case bounds
    /// A target at priorities.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// What to solve again.
  struct Changes {
    var removals: [ConstraintRow] = []
    var additions: [NSLayoutConstraint] = []
    var rows: [ConstraintRow] = []
    var constants: [LayoutItem] = []
    var contentSizes: [LayoutItem] = []
    /// Views that may have the size of their content without being mentioned by a constraint.
    var loose: [LooseView] = []

    var isEmpty: Bool {
      removals.isEmpty && additions.isEmpty && rows.isEmpty && constants.isEmpty
        && contentSizes.isEmpty && loose.isEmpty
    }
  }

  weak private(set) var host: UIView?
  let solver = Solver()
  /// Whether the engine only computes a fitting size, without effect on frames.
  let isTemporary: Bool
  var changes = Changes()
  var hostSize = HostSize.bounds
  /// The last fitting size that was solved.
  var lastFitting: HostSize?
  /// Whether the last solution was for a fitting size.
  var isFitting = false
  /// The rows of the host's width and height, as they are needed.
  var hostRows: [ConstraintRow] = []
  /// The items in the order of creation.
  var items: [LayoutItem] = []
  /// The items whose rows for the content's size are missing.
  var newItems: [LayoutItem] = []
  /// The items whose content's height depends on their width.
  var widthDependents: [LayoutItem] = []
  /// Whether rows have changed that can determine widths.
  var hasNewEquations = true
  /// The items that have lost a row.
  var releasedItems: [LayoutItem] = []
  /// The rows by the solver's constraint.
  var rows: [ConstraintID: ConstraintRow] = [:]
  /// The constraints that were dropped, with those that they contradict.
  var conflicts: [LayoutConflict] = []
  var exerciseRows: [ConstraintRow] = []
  /// The variables that have changed since the last report.
  var moved: [Variable] = []
  /// The items of a temporary engine; others have them in the views and guides.
  private var temporaryItems: [ObjectIdentifier: LayoutItem] = [:]
  private var owners: [Variable: LayoutItem] = [:]

  /// The reference of the rows to the engine.
  nonisolated let link = EngineLink()

  init(host: UIView, isTemporary: Bool = false) {
    self.host = host
    self.isTemporary = isTemporary
    link.engine = self
  }

  deinit { link.engine = nil }

  // MARK: Items

  /// Returns the item of a view, which is created if needed.
  func item(for view: UIView) -> LayoutItem {
    if let item = existingItem(for: view) { return item }
    let item = LayoutItem(view, in: self)
    if isTemporary {
      temporaryItems[ObjectIdentifier(view)] = item
    } else {
      view.record.item = item
    }
    items.append(item)
    newItems.append(item)
    guard view !== host else { return item }
    if view.translatesAutoresizingMaskIntoConstraints {
      addMaskRows(of: item, view)
    } else if !isTemporary {
      view.superview?.record.driven.append(item)
    }
    return item
  }

  /// Returns the item of a layout guide, which is created if needed.
  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = isTemporary ? temporaryItems[ObjectIdentifier(guide)] : guide.item,
      item.engine === self
    {
      return item
    }
    let item = LayoutItem(guide, in: self)
    if isTemporary {
      temporaryItems[ObjectIdentifier(guide)] = item
    } else {
      guide.item = item
    }
    items.append(item)
    return item
  }

  /// Returns the item of a view; nil if no constraint mentions it.
  func existingItem(for view: UIView) -> LayoutItem? {
    let item = isTemporary ? temporaryItems[ObjectIdentifier(view)] : view.layoutRecord?.item
    return item?.engine === self ? item : nil
  }

  func makeVariable(of item: LayoutItem) -> Variable {
    let variable = solver.makeVariable()
    owners[variable] = item
    return variable
  }

  func item(of variable: Variable) -> LayoutItem? { owners[variable] }

  /// Removes an item that no constraint mentions any more.
  func remove(_ item: LayoutItem) {
    for row in item.maskRows + item.minimumRows { drop(row) }
    for row in item.contentRows {
      drop(row.minimum)
      drop(row.maximum)
    }
    for variable in item.existingVariables {
      owners[variable] = nil
      solver.remove(variable)
    }
    items.removeAll { $0 === item }
    newItems.removeAll { $0 === item }
    widthDependents.removeAll { $0 === item }
    forget(item)
  }

  /// Removes all items from their views and guides, whose constraints another engine will include, and
  /// ends the references between rows and items.
  func dissolve() {
    for item in items {
      for row in item.rows where row.programConstraint?.row === row {
        row.programConstraint?.row = nil
      }
      item.tearDown()
      forget(item)
    }
    (items, newItems, widthDependents, releasedItems) = ([], [], [], [])
    (hostRows, rows, conflicts) = ([], [:], [])
    (changes, moved) = (Changes(), [])
    if host?.layoutRecord?.engine === self { host?.layoutRecord?.engine = nil }
  }

  private func forget(_ item: LayoutItem) {
    guard !isTemporary else { return }
    if let record = item.view?.layoutRecord, record.item === item {
      record.item = nil
      // The view may become a host.
      record.isEngineDirty = true
    }
    if item.guide?.item === item { item.guide?.item = nil }
    item.view?.superview?.layoutRecord?.driven.removeAll { $0 === item }
  }
}
