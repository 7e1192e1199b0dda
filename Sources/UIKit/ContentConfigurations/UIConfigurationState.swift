/// A key of a value of a program's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view for which a configuration is shown.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value of a program's own key; nil if none was set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or another view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to the visible area.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of a view without marks.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a program's own key; nil if none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether the cell is dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none
    /// It is about to be.
    case lifting
    /// It is.
    case dragging
  }

  /// Whether something is dropped on the cell.
  public enum DropState: Int, Sendable {
    /// Nothing is.
    case none
    /// Something is dropped elsewhere in the list.
    case notTargeted
    /// Something is dropped on the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned to the visible area.
  public var isPinned = false
  /// Whether the list is editing.
  public var isEditing = false
  /// Whether the children of the cell's item are shown.
  public var isExpanded = false
  /// Whether the actions of the cell are shown.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false
  /// Whether the cell is dragged.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of a cell without marks.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a program's own key; nil if none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
