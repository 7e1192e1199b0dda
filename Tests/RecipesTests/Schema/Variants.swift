import Foundation

@testable import RecipeSyntax
@testable import Recipes

extension SourceValue {
  /// A value with one change, and a description of the change.
  typealias Variant = (change: String, value: SourceValue)

  private static let replacements: [Content] = [
    .null, .list([]), .mapping([]), .plain("-1e9"), .quoted("w w"),
  ]

  /// Returns all variants with one change: another type, a missing or a misspelled key.
  func variants() -> [Variant] {
    var count = 0
    return variants(count: &count)
  }

  private func variants(count: inout Int) -> [Variant] {
    count += 1
    let replacement = with(Self.replacements[count % Self.replacements.count])
    var variants = [(" = \(replacement.yaml)", replacement)]
    switch content {
    case .null, .plain, .quoted: break
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        for (change, variant) in element.variants(count: &count) {
          var elements = elements
          elements[index] = variant
          variants.append(("[\(index)]\(change)", with(.list(elements))))
        }
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        var others = entries
        others.remove(at: index)
        variants.append((".\(entry.key) removed", with(.mapping(others))))
        let values = [("x", entry.value)] + entry.value.variants(count: &count)
        for (number, (change, value)) in values.enumerated() {
          var entries = entries
          let key = number == 0 ? entry.key + "x" : entry.key
          entries[index] = Entry(key: key, keySpan: entry.keySpan, value: value)
          variants.append((".\(entry.key)\(change)", with(.mapping(entries))))
        }
      }
    }
    return variants
  }

  private func with(_ content: Content) -> SourceValue { SourceValue(content: content, span: span) }

  /// The value as YAML on one line.
  var yaml: String {
    switch content {
    case .null: "~"
    case .plain(let text) where text.wholeMatch(of: /[\w.$+-]+/) != nil: text
    case .plain(let text), .quoted(let text): Self.quoted(text)
    case .list(let elements): "[\(elements.map(\.yaml).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\(Self.quoted($0.key)): \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
