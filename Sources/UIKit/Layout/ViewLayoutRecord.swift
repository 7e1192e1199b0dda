/// The state of a view's layout that differs from the default: constraints, guides, priorities, and
/// the view's place in an engine.
@MainActor
final class ViewLayoutRecord {
  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the program has added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, created when they are first used.
  var ownGuides: [UILayoutGuide] = []
  var translatesMask = true
  /// Whether constraints are used in the hierarchy, of which the view is the root.
  var usesConstraints = false
  /// Whether a call of `updateConstraints` is pending.
  var needsUpdate = false
  var contentPriorities: ContentPriorities?
  /// Whether a constraint of a superview mentions the view or a descendant, so that the view cannot
  /// host an engine of its own.
  var isMerged = false
  /// The engine that the view hosts.
  var engine: LayoutEngine?
  /// Whether constraints have changed that the hosted engine includes, or would include.
  var isEngineDirty = false
  /// The direction with which the last directional constraint that the view holds was solved; nil for
  /// none.
  var usedDirection: UIUserInterfaceLayoutDirection?
  /// The view's item in the engine of its host.
  var item: LayoutItem?
  /// The items of the subviews whose frames constraints determine.
  var driven: [LayoutItem] = []

  isolated deinit { engine?.dissolve() }
}

/// The priorities with which a view keeps the size of its content.
struct ContentPriorities: Equatable {
  /// The value in each direction.
  struct Pair: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The priorities with which the view resists being larger than its content.
  var hugging: Pair
  /// The priorities with which the view resists being smaller than its content.
  var compression: Pair

  /// Creates UIKit's defaults, with other priorities of hugging.
  init(
    hugging: UILayoutPriority = .defaultLow, verticalHugging: UILayoutPriority? = nil
  ) {
    self.hugging = Pair(horizontal: hugging, vertical: verticalHugging ?? hugging)
    compression = Pair(horizontal: .defaultHigh, vertical: .defaultHigh)
  }
}
