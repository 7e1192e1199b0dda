import QuartzCore

/// The parts of a text.
public enum UITextGranularity: Int, Sendable {
  /// Characters.
  case character
  /// Words: letters and digits in a row.
  case word
  /// Sentences, which end with a period, a question mark or an exclamation mark.
  case sentence
  /// Paragraphs, which end with line breaks.
  case paragraph
  /// Lines; paragraphs here.
  case line
  /// The whole text.
  case document
}

/// A direction in a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public let rawValue: Int
  /// Creates a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction is toward the start.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// An object that finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the part around a position, which a direction leads into; nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the edge of a part, which a direction leads out of.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next edge of a part in a direction; nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a part.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of texts in strings.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of a text.
  public init(textInput: any UIResponder & UITextInput) {
    super.init()
    input = textInput
  }

  init(_ input: any UITextInput) {
    super.init()
    self.input = input
  }

  private var text: String {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return "" }
    return input.text(in: all) ?? ""
  }

  /// Returns the parts of the text, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
    let text = text
    var parts: [Range<Int>] = []
    var start: Int?
    var offset = 0
    func close(at end: Int) {
      if let first = start, first < end { parts.append(first..<end) }
      start = nil
    }
    for character in text {
      let end = offset + character.utf16.count
      switch granularity {
      case .character: parts.append(offset..<end)
      case .word:
        if character.isLetter || character.isNumber || character == "'" || character == "’" {
          start = start ?? offset
        } else {
          close(at: offset)
        }
      case .sentence:
        if start == nil, !character.isWhitespace { start = offset }
        if ".?!".contains(character) || character.isNewline { close(at: end) }
      case .paragraph, .line:
        start = start ?? offset
        if character.isNewline { close(at: end) }
      case .document: start = start ?? offset
      }
      offset = end
    }
    close(at: offset)
    return parts
  }

  /// Returns the part around a position, which a direction leads into; nil for none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = position.offset
    let part = parts(granularity).first { part in
      direction.isBackward
        ? part.lowerBound < place && place <= part.upperBound
        : part.lowerBound <= place && place < part.upperBound
    }
    return part.map { UITextRange($0) }
  }

  /// Returns whether a position is at the edge of a part, which a direction leads out of.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    parts(granularity).contains {
      (direction.isBackward ? $0.lowerBound : $0.upperBound) == position.offset
    }
  }

  /// Returns the next edge of a part in a direction; nil for none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let edges = parts(granularity).map { direction.isBackward ? $0.lowerBound : $0.upperBound }
    let next =
      direction.isBackward
      ? edges.last { $0 < position.offset } : edges.first { $0 > position.offset }
    return next.map { UITextPosition($0) }
  }

  /// Returns whether a position is within a part.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }
}

/// The receiver of the changes of a text, which the system's keyboard is on Apple's devices.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle in the view's coordinates, in points.
  open var rect: CGRect { place }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { isFirst }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { isLast }
  /// Whether the text is vertical; false.
  open var isVertical: Bool { false }
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  /// Creates an empty rectangle.
  override public init() {
    (place, isFirst, isLast) = (.zero, false, false)
    super.init()
  }

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (place, self.isFirst, self.isLast) = (rect, isFirst, isLast)
    super.init()
  }
}

extension UITextInput {
  /// The object that finds the parts of the text.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(self) }
  /// The receiver of changes, which has no effect: scripts type without it.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  /// The attributes of text that is being composed, which has no effect.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Inserts text that is being composed, which is complete at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
  /// Completes text that is being composed, which it always is.
  public func unmarkText() {}

  /// Returns the rectangles of a range, one for each line.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }

  func lineRects(for range: UITextRange) -> [UITextSelectionRect] {
    var rects: [CGRect] = []
    for offset in range.range {
      let rect = firstRect(for: UITextRange(offset..<offset + 1))
      if let last = rects.last, abs(last.minY - rect.minY) < 1 {
        rects[rects.count - 1] = last.union(rect)
      } else if rect.height > 0 {
        rects.append(rect)
      }
    }
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }
}

/// What is detected in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers; they are not detected.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web that begin with `http://`, `https://` or `www.`.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Places; they are not detected.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates; they are not detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels; they are not detected.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights; they are not detected.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Suggestions; they are not detected.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What a user does with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press that shows actions.
  case presentActions = 1
  /// A preview.
  case preview = 2
}
