import QuartzCore

/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of a button.
  public enum Style: Int, Sendable {
    /// A regular title.
    case plain
    /// As `plain` since iOS 7.
    case bordered
    /// A semibold title, for the action that completes a task.
    case done
  }

  /// The images behind the title by their states and bars; they are stored, and not drawn, as titles have
  /// no buttons around them since iOS 7 without images of a program.
  private final var backgroundImages: [[Int]: UIImage] = [:]
  private final var backImages: [[Int]: UIImage] = [:]
  private final var adjustments: [[Int]: UIOffset] = [:]

  /// Sets the image behind the title; it is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
  }
  /// Returns the image behind the title.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[[Int(state.rawValue), barMetrics.rawValue]]
  }
  /// Sets the image behind the title of a back button; it is not drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backImages[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
  }
  /// Sets the shift of the title, in points; it has no effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments[[0, barMetrics.rawValue]] = adjustment
  }
  /// Returns the shift of the title, in points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    adjustments[[0, barMetrics.rawValue]] ?? .zero
  }
  /// Sets the vertical shift of the image behind the title, in points; it has no effect.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    adjustments[[2, barMetrics.rawValue]] = UIOffset(horizontal: 0, vertical: adjustment)
  }

  /// The buttons that the system defines.
  public enum SystemItem: Int, Sendable {
    /// The title "Done".
    case done
    /// The title "Cancel".
    case cancel
    /// The title "Edit".
    case edit
    /// The title "Save".
    case save
    /// A plus sign.
    case add
    /// Space that is divided equally among the items with this kind.
    case flexibleSpace
    /// Space of the item's width.
    case fixedSpace
    /// A square with a pencil.
    case compose
    /// An arrow to the left.
    case reply
    /// A square with an arrow upward.
    case action
    /// A folder.
    case organize
    /// An open book.
    case bookmarks
    /// A magnifying glass.
    case search
    /// An arrow in a circle.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A trash can.
    case trash
    /// A triangle to the right.
    case play
    /// Two bars.
    case pause
    /// Two triangles to the left.
    case rewind
    /// Two triangles to the right.
    case fastForward
    /// The title "Undo".
    case undo
    /// The title "Redo".
    case redo
    /// A page curl; shown as an empty button.
    case pageCurl
    /// A cross in a circle; shown as a cross.
    case close
  }

  /// The style; `plain` by default.
  open var style = Style.plain { didSet { didChange?() } }
  /// The width in points; 0, the default, for that of the content.
  open var width: CGFloat = 0 { didSet { didChange?() } }
  /// The titles that the button has to be wide enough for; has no effect.
  open var possibleTitles: Set<String>?
  /// The view that takes the place of the button; nil by default.
  open var customView: UIView? { didSet { didChange?() } }
  /// The tint color of the button; nil, the default, for that of the bar.
  open var tintColor: UIColor? { didSet { didChange?() } }
  /// The object whose method a tap calls; nil for the first responder that has the method.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  /// The method that a tap calls.
  open var action: Selector?
  /// The action that a tap performs; nil by default.
  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title ?? title
      image = primaryAction?.image ?? image
    }
  }

  /// The menu that a tap shows if the item has no action, and otherwise a long press; nil by default.
  open var menu: UIMenu? { didSet { didChange?() } }
  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap selects the action of the menu that is on; false by default; it has no effect.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is left out of its bar; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
  /// The element that stands for the item in a menu; nil, the default, for one with its title and image.
  open var menuRepresentation: UIMenuElement?
  /// Whether holding a drag over the item performs its action; false by default; it has no effect.
  open var isSpringLoaded = false
  /// Whether the item is selected; false by default; it is not drawn.
  open var isSelected = false

  /// The kind of a system item; nil for others.
  final var systemItem: SystemItem? {
    didSet {
      if systemItem == .done { style = .done } else if oldValue == .done { style = .plain }
      didChange?()
    }
  }
  /// What UIKit itself does at a tap.
  final var handler: (() -> Void)?
  private final var hasTarget = false

  /// Creates an item without content.
  override public init() {
    super.init()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Creates an item with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates an item with an image for portrait and one for landscape orientations, which is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates an item of the system.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any? = nil,
    action: Selector? = nil
  ) {
    self.init()
    set(systemItem == .done ? .done : .plain, target, action)
    self.systemItem = systemItem
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item of the system that performs an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that performs an action, with its title and image if none are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that calls a method, and shows a menu after a long press.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
    set(.plain, target, action)
  }

  /// Returns a group of the item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group of the item alone; the user can't move it here.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
  /// Returns a group of the item alone, which is hidden unless it belongs to the default.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = creatingFixedGroup()
    group.isHidden = !isInDefaultCustomization
    return group
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Moves the title of back buttons; a title that leaves the bar is hidden, as programs use it.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backButtonTitleAdjustments[barMetrics] = adjustment
    didChange?()
  }

  /// Returns the distance by which the title of back buttons is moved, in points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonTitleAdjustments[barMetrics] ?? .zero
  }

  private final var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]

  /// Returns an item that takes an equal part of the remaining space.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// Returns an item of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Performs what a tap does.
  final func perform(from sender: UIControl, event: UIEvent?) {
    if let menu, primaryAction == nil, action == nil, handler == nil {
      MenuPresentation.show(menu, from: sender) { $0.perform(from: self) }
      return
    }
    handler?()
    primaryAction?.perform(from: self)
    guard let action else { return }
    if let target {
      guard action.isImplemented(by: target) else { return }
      action.send(to: target, [self, event])
    } else if !hasTarget {
      let receiver = sequence(first: sender as UIResponder, next: \.next)
        .first(where: action.isImplemented)
      _ = receiver.map { action.send(to: $0, [self, event]) }
    }
  }
}
