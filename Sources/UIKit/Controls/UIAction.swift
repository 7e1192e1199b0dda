/// A closure that handles an action, whose `sender` is the object that performed it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control action that runs a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
  open var title: String
  /// The image; nil by default.
  open var image: UIImage?
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
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
    self.handler = handler
    super.init()
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
