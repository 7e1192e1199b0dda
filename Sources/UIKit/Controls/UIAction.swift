/// What is called when an action happens; its `sender` tells where.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, to be hung onto controls.
@MainActor
open class UIAction: NSObject {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// What names the action to the user.
  open var title: String
  /// A picture for the action.
  open var image: UIImage?
  /// What tells the action apart from others.
  public let identifier: Identifier
  /// What the action happened on.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastNumber = 0

  /// Creates an action; without an identifier it gets one of its own.
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
