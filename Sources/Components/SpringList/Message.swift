/// A message of a spring list.
public struct Message: Hashable, Sendable {
  /// The sides of the list on which messages are shown.
  public enum Side: Hashable, Sendable {
    /// The side of messages that were received.
    case left
    /// The side of messages that were sent.
    case right
  }

  /// The text.
  public let text: String
  /// The side.
  public let side: Side

  /// Creates a message, on the left by default.
  public init(text: String, side: Side = .left) {
    self.text = text
    self.side = side
  }
}
