import Foundation

@testable import RecipeSyntax
@testable import Recipes

extension SourceValue {
  /// A value in which one thing is another, and which.
  typealias Variant = (change: String, value: SourceValue)

  private static let oddities: [Content] = [
    .null, .list([]), .mapping([]), .plain("-1e9"), .quoted("w w"),
  ]

  /// Every value that differs from this in one place: another type, a key left out or misspelled.
  func variants() -> [Variant] {
    var places = 0
    return variants(places: &places)
  }

  private func variants(places: inout Int) -> [Variant] {
    places += 1
    let oddity = with(Self.oddities[places % Self.oddities.count])
    var variants = [(" = \(oddity.yaml)", oddity)]
    switch content {
    case .null, .plain, .quoted: break
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        for (change, variant) in element.variants(places: &places) {
          var elements = elements
          elements[index] = variant
          variants.append(("[\(index)]\(change)", with(.list(elements))))
        }
      }
    case .mapping(let entries):
      for (index, entry) in entries.enumerated() {
        var others = entries
        others.remove(at: index)
        variants.append((".\(entry.key) left out", with(.mapping(others))))
        let values = [("x", entry.value)] + entry.value.variants(places: &places)
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

  /// The value as YAML in one line.
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
