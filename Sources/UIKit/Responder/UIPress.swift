import QuartzCore

/// A button that is pressed; none exist on phones without hardware keyboards.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The button.
  public enum PressType: Int, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The main button.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button for playing.
    case playPause = 6
  }
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// It has not changed.
    case stationary = 2
    /// It has ended.
    case ended = 3
    /// It was canceled.
    case cancelled = 4
  }
  /// The virtual time in seconds.
  open var timestamp: TimeInterval { CACurrentMediaTime() }
  /// The phase.
  open var phase: Phase { .ended }
  /// The button.
  open var type: PressType { .select }
  /// The force, from 0 to 1.
  open var force: CGFloat { 0 }
  /// The key of a keyboard; nil for other buttons.
  open var key: UIKey? { nil }
  /// The responder that receives the press.
  open var responder: UIResponder? { nil }
}

/// The presses at a time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
  /// The type of the event: presses.
  override open var type: EventType { .presses }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that it types.
  open var characters: String { "" }
  /// The characters without those that are held.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

/// The numbers of keys.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key.
  case keyboardErrorRollOver = 0x01
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Delete.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// Space.
  case keyboardSpacebar = 0x2C
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow down.
  case keyboardDownArrow = 0x51
  /// The arrow up.
  case keyboardUpArrow = 0x52
}

/// A menu command that calls a method of the first responder that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method.
  open private(set) var action: Selector
  /// What the command stands for; nil by default.
  open private(set) var propertyList: Any?
  /// The commands with other keys held; empty by default.
  open private(set) var alternates: [UICommandAlternate] = []
  /// How the command is shown.
  open var attributes: UIMenuElement.Attributes = []
  /// The mark beside the title.
  open var state = UIMenuElement.State.off
  /// A title that lists show; nil by default.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// Another method of a command while keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The method.
  open private(set) var action: Selector
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// An object that makes the menus of the system; phones have none.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Returns a menu; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Inserts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu in another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu in front of another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu in another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
}

/// The keyboard of a language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language: English.
  open var primaryLanguage: String? { "en-US" }
  /// The keyboards that the user has.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
}

/// The shortcuts above the keyboard of tablets.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user may hide the shortcuts.
  open var allowsHidingShortcuts = true
  /// The shortcuts in front of the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The shortcuts behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Items of a bar that are replaced by one where they do not fit.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem] { didSet { didChange?() } }
  /// The item that replaces them; nil for none.
  open var representativeItem: UIBarButtonItem?

  /// Whether the items are left out of their bar; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange?() } } }
  /// Whether the item that replaces others is shown, which never happens here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Called when the items of the group have changed.
  final var didChange: (() -> Void)?

  /// The items that are shown.
  final var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// Returns a group that the user cannot remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that the user can move; there is nothing to move groups with here.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that is hidden unless it belongs to the default.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}

// MARK: Focus

/// An object that can contain the focus of televisions and tablets; phones have none.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// What is focused first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
}

/// The animations of a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations; they run at once, as no focus moves.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
