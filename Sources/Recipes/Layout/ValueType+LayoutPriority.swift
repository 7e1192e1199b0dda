import UIKit

/// The priorities of constraints that have names, as in UIKit (`UILayoutPriority`).
enum LayoutPriority {
  static let named: [(name: String, value: Double)] = [
    ("required", 1_000), ("defaultHigh", 750), ("dragThatCanResizeScene", 510),
    ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490), ("defaultLow", 250),
    ("fittingSizeLevel", 50),
  ]

  /// The possible values: UIKit raises an exception for others.
  static let range = 0.001...1_000.0

  /// Returns the priority that a word or a number stands for; nil for other texts.
  static func value(of text: String) -> Double? {
    if let known = named.first(where: { $0.name == text }) { return known.value }
    return Double(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Returns the word that was probably meant.
  static func meant(by text: String) -> String? {
    guard Double(text) == nil else { return nil }
    let names = named.map(\.name)
    return NearestName.nearest(to: text, among: names)
      ?? names.first { $0.lowercased().hasSuffix(text.lowercased()) && text.count > 2 }
  }
}

extension ValueType<Double> {
  /// The priority of a constraint.
  static let layoutPriority: ValueType = {
    let number = number(
      LayoutPriority.range, "a priority from 1 to 1000, or a word such as defaultHigh")
    let words = LayoutPriority.named.map(\.name)
    return ValueType(number.expectation, .any([.words(words), number.shape])) { value, context in
      if let text = value.text, let known = LayoutPriority.named.first(where: { $0.name == text }) {
        return known.value
      }
      if let meant = value.text.flatMap(LayoutPriority.meant) {
        context.report(
          .wrongType, "wrong type for \(context.subject)", at: value.span,
          expected: number.expectation, found: value.summary, suggestion: meant)
        return nil
      }
      return number.read(value, context)
    }
  }()
}
