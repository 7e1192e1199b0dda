import QuartzCore

/// A record of changes that can be undone and done again.
///
/// Changes that are registered at the same time of the stage belong to one group, as those of one event on Apple's
/// systems, unless `groupsByEvent` is false.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private final class Group {
    var actions: [(target: () -> AnyObject?, run: (AnyObject) -> Void)] = []
    var name = ""
    let time: CFTimeInterval
    init(at time: CFTimeInterval) { self.time = time }
  }

  private final var undoGroups: [Group] = []
  private final var redoGroups: [Group] = []
  private final var openGroups: [Group] = []
  private final var disabledCount = 0

  /// Whether changes at one time are a group; true by default.
  open var groupsByEvent = true
  /// The maximum number of groups; 0, the default, for no limit.
  open var levelsOfUndo = 0
  /// Whether a change is being undone.
  open private(set) var isUndoing = false
  /// Whether a change is being done again.
  open private(set) var isRedoing = false
  /// The name of the next group that is undone; empty for none.
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  /// The name of the next group that is done again; empty for none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a menu item that undoes a group.
  open var undoMenuItemTitle: String { title(.undo, undoActionName) }
  /// The title of a menu item that does a group again.
  open var redoMenuItemTitle: String { title(.redo, redoActionName) }
  /// Whether there is a group to undo.
  open var canUndo: Bool { !undoGroups.isEmpty }
  /// Whether there is a group to do again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Creates an empty record.
  override public init() { super.init() }

  private func title(_ verb: SystemText, _ name: String) -> String {
    name.isEmpty ? verb.localized : "\(verb.localized) \(name)"
  }

  // MARK: Registering changes

  /// Registers a closure that undoes a change of an object, which is not retained.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    weak let weakTarget = target
    register({ weakTarget }) { object in
      if let object = object as? Target { handler(object) }
    }
  }

  /// Registers a method that undoes a change of an object, which is not retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    weak let weakTarget = target as AnyObject
    register({ weakTarget }) { selector.send(to: $0, [object]) }
  }

  private func register(
    _ target: @escaping () -> AnyObject?, _ run: @escaping (AnyObject) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let group = groupForRegistration()
    group.actions.append((target, run))
  }

  private func groupForRegistration() -> Group {
    if let group = openGroups.last { return group }
    let now = CACurrentMediaTime()
    let stack = isUndoing ? redoGroups : undoGroups
    if groupsByEvent, let last = stack.last, last.time == now { return last }
    let group = Group(at: now)
    push(group)
    return group
  }

  private func push(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if !isRedoing { redoGroups = [] }
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
        undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
      }
    }
  }

  /// Opens a group, to which all changes belong until it is closed.
  open func beginUndoGrouping() { openGroups.append(Group(at: CACurrentMediaTime())) }

  /// Closes a group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if let outer = openGroups.last {
      outer.actions += group.actions
    } else if !group.actions.isEmpty {
      push(group)
    }
  }

  /// Names the current group.
  open func setActionName(_ actionName: String) {
    let stack = isUndoing ? redoGroups : undoGroups
    (openGroups.last ?? stack.last)?.name = actionName
  }

  /// Stops registering changes.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Registers changes again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Undoing

  /// Undoes the last group.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group, also within an open one.
  open func undoNestedGroup() {
    guard !isUndoing, let group = undoGroups.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Does the group again that was undone last.
  open func redo() {
    guard !isRedoing, let group = redoGroups.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroups.last?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target() { action.run(target) }
    }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undoGroups + redoGroups + openGroups {
      group.actions.removeAll { $0.target() === object }
    }
    undoGroups.removeAll(where: \.actions.isEmpty)
    redoGroups.removeAll(where: \.actions.isEmpty)
  }
}

extension NSNotification.Name {
  /// A change is about to be undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// A change has been undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// A change is about to be done again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// A change has been done again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
