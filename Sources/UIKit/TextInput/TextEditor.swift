import QuartzCore

/// A text that is edited, with its selection.
///
/// Positions count UTF-16 units.
@MainActor
final class TextEditor {
  /// The text with its attributes.
  private(set) var text = NSAttributedString(string: "")
  /// The selected range; empty for a caret.
  private(set) var selection = 0..<0
  /// The attributes of text that is typed next; nil for those of the text before it.
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// The characters of the text.
  var string: String { text.string }
  /// The number of UTF-16 units.
  var length: Int { text.length }

  /// The characters before the caret or the selection.
  var textBeforeCaret: String { substring(0..<selection.lowerBound) ?? "" }

  /// Replaces all text; the caret moves to its end.
  func set(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
    selection = length..<length
  }

  /// Selects a range, as far as it is in the text.
  func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<length)
    if range.lowerBound > length { selection = length..<length }
  }

  /// Replaces a range of the text; the caret moves behind the new text.
  func replace(
    _ range: Range<Int>, with new: String, attributes: [NSAttributedString.Key: Any]
  ) {
    let range = range.clamped(to: 0..<length)
    let result = NSMutableAttributedString(attributedString: text)
    let inserted = NSAttributedString(string: new, attributes: attributes)
    result.replaceCharacters(in: range.units, with: inserted)
    text = NSAttributedString(attributedString: result)
    let end = range.lowerBound + inserted.length
    selection = end..<end
  }

  /// The range that the delete key removes: the selection, or the character before the caret; nil at the
  /// start.
  var deletedRange: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let (text, place) = (string, selection.lowerBound)
    guard place > 0 else { return nil }
    let index = text.utf16.index(text.startIndex, offsetBy: place)
    let before = text.index(before: index)
    return text.utf16.distance(from: text.startIndex, to: before)..<place
  }

  /// Returns the text in a range; nil outside of the text.
  func substring(_ range: Range<Int>) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= length else { return nil }
    return text.attributedSubstring(from: range.units).string
  }

  /// Returns the range of the word at a position, for a double tap; an empty one outside of words.
  func word(at place: Int) -> Range<Int> {
    let units = Array(string.utf16)
    func isPart(_ index: Int) -> Bool {
      guard units.indices.contains(index) else { return false }
      guard let scalar = Unicode.Scalar(units[index]) else { return true }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "'"
    }
    var (start, end) = (place, place)
    while isPart(start - 1) { start -= 1 }
    while isPart(end) { end += 1 }
    return start..<end
  }

  /// Returns the attributes of text that is typed at the selection.
  func attributes(or defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    guard length > 0 else { return defaults }
    let place = max(min(selection.lowerBound, length) - 1, 0)
    return text.attributes(at: place, effectiveRange: nil)
  }
}

extension Range<Int> {
  /// The range of UTF-16 units as UIKit's delegates receive it.
  var units: NSRange { NSRange(location: lowerBound, length: upperBound - lowerBound) }
}

extension NSRange {
  /// The range of UTF-16 units; nil for `NSNotFound` and for one that is not valid.
  var units: Range<Int>? {
    let (end, overflow) = location.addingReportingOverflow(length)
    return overflow || location < 0 || length < 0 || location == NSNotFound ? nil : location..<end
  }
}
