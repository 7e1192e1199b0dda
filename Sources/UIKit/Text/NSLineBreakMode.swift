/// How lines that are too long for their container are broken or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping
  /// Wraps before the first character that does not fit.
  case byCharWrapping
  /// Clips lines at the edge of the container.
  case byClipping
  /// Truncates the beginning of the last line, which starts with an ellipsis.
  case byTruncatingHead
  /// Truncates the end of the last line, which ends with an ellipsis.
  case byTruncatingTail
  /// Truncates the middle of the last line, which has an ellipsis between its ends.
  case byTruncatingMiddle
}
