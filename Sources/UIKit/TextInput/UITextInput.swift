import QuartzCore

/// A responder that receives typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the selection; called for typed characters.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before it; called for the delete key.
  func deleteBackward()
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  final let offset: Int

  /// Creates a position at the start; texts create others.
  override public init() {
    offset = 0
    super.init()
  }

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Returns whether two positions are the same place.
  override open nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  /// A hash value that equal positions share.
  override open nonisolated var hash: Int { offset }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The range in UTF-16 units.
  final let range: Range<Int>

  /// Creates an empty range at the start; texts create others.
  override public init() {
    range = 0..<0
    super.init()
  }

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  /// The position of the start.
  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  /// The position of the end.
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  /// Whether the range contains no character.
  open var isEmpty: Bool { range.isEmpty }

  /// Returns whether two ranges have the same positions.
  override open nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// A hash value that equal ranges share.
  override open nonisolated var hash: Int { range.hashValue }
}

/// The directions in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward
  /// To the start.
  case backward
}

/// The directions in which text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A responder with text, whose parts positions and ranges denote.
///
/// Offsets of positions count UTF-16 units, as those of UIKit's text fields and views do.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; nil for a range that is not in the text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range, which is empty for a caret; nil while there is no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that is being composed; nil, as scripts compose none.
  var markedTextRange: UITextRange? { get }
  /// The position of the start.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance, in UTF-16 units, from another one; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance of two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of a caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
