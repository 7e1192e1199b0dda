/// Where the lines of a text stand in the width that they are given.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge, but for the last line of a paragraph.
  case justified
  /// Where the text's own script begins.
  case natural
}
