/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned to the left.
  case left
  /// Centered.
  case center
  /// Aligned to the right.
  case right
  /// Aligned to both edges, except for the last line of a paragraph.
  case justified
  /// The default alignment of the text's script.
  case natural
}
