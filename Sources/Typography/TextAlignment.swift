/// The horizontal alignment of lines; UIKit's `NSTextAlignment`.
package enum TextAlignment: Sendable {
  case left
  case center
  case right
  /// Both ends at the edges, except for the last line of a paragraph.
  case justified
  /// Left or right, according to the direction of the paragraph.
  case natural
}

/// The way a line that is too long ends; UIKit's `NSLineBreakMode`.
package enum LineBreakMode: CaseIterable, Sendable {
  /// Breaks before the word that does not fit, or within it if it is the only one.
  case byWordWrapping
  /// Breaks before the character that does not fit.
  case byCharWrapping
  /// Does not break; the last line contains the characters that fit, of which drawing clips the
  /// last.
  case byClipping
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail
  /// The last line shows both ends, around an ellipsis.
  case byTruncatingMiddle
}
