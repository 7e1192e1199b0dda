import QuartzCore

/// A title and an image in a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of elements.
  public enum State: Int, Sendable {
    /// Without a mark.
    case off
    /// With a check mark.
    case on
    /// With a dash.
    case mixed
  }

  /// The attributes of elements.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Without effect, and pale.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// With a destructive effect, and red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String
  /// The text below the title; nil by default.
  open var subtitle: String?
  /// The image; nil for none.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A group of actions and menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// An identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As a section of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// With a destructive effect, and red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// With one action that is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a palette of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    /// Images beside each other.
    case small
    /// Images with titles beside each other.
    case medium
    /// Rows.
    case large
    /// As the system decides.
    case automatic = -1
  }

  /// The size of the elements, which always are rows; `automatic` by default.
  open var preferredElementSize: ElementSize
  /// The identifier, which distinguishes the menu from others.
  open private(set) var identifier: Identifier
  /// How the menu is shown.
  open private(set) var options: Options
  /// The actions and menus.
  open private(set) var children: [UIMenuElement]

  private static var lastNumber = 0

  /// Creates a menu.
  ///
  /// Without an identifier, it receives a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.lastNumber)")
    (self.options, self.children) = (options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, of the menu and of those shown as its sections.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// The actions of the menu and of the menus in it, in their order.
  final var allActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.allActions }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}

/// A part of a menu whose actions are provided when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Provides the elements to a closure.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  final let provider: Provider

  /// Creates a part whose elements are provided once.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates a part whose elements are provided each time.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
