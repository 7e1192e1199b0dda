/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// Breaks before the word that does not fit.
  case byWordWrapping
  /// Breaks before the character that does not fit.
  case byCharWrapping
  /// Ends at the edge.
  case byClipping
  /// Keeps the last line's end, after an ellipsis.
  case byTruncatingHead
  /// Keeps the last line's beginning, before an ellipsis.
  case byTruncatingTail
  /// Keeps the last line's beginning and end, around an ellipsis.
  case byTruncatingMiddle
}
