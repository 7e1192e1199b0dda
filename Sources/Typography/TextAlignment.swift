/// Where lines stand in the width they are given; UIKit's `NSTextAlignment`.
package enum TextAlignment: Sendable {
  case left
  case center
  case right
  /// Both ends at the edges, but for the last line of a paragraph.
  case justified
  /// Left, or right where a line's paragraph begins at the right.
  case natural
}

/// How a line ends that is too long; UIKit's `NSLineBreakMode`.
package enum LineBreakMode: CaseIterable, Sendable {
  /// Before the word that does not fit, or within it if it is alone.
  case byWordWrapping
  /// Before the character that does not fit.
  case byCharWrapping
  /// Not at all; the last line is what fits, its last character cut by whoever draws it.
  case byClipping
  /// The last line keeps its end, after an ellipsis.
  case byTruncatingHead
  /// The last line keeps its beginning, before an ellipsis.
  case byTruncatingTail
  /// The last line keeps both ends, around an ellipsis.
  case byTruncatingMiddle
}
