/// A closure that handles an action, whose `sender` is the object that performed it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control action that runs a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// An identifier of an action.
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

  /// The title.
  override open var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image; nil by default.
  override open var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image while the state is `on`; nil, the default, for `image`; it is not shown.
  open var selectedImage: UIImage?
  /// A longer title for lists of actions; nil by default.
  open var discoverabilityTitle: String?
  /// The attributes in a menu; empty by default.
  open var attributes: UIMenuElement.Attributes
  /// The mark in a menu; `off` by default.
  open var state: UIMenuElement.State
  /// The identifier, which distinguishes the action from others.
  open private(set) var identifier: Identifier
  /// The object that performed the action, such as a control.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastNumber = 0

  /// Creates an action.
  ///
  /// Without an identifier, it receives a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
    self.handler = handler
    self.selectedImage = selectedImage
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
