import UIKit

/// A value for all items of a behavior, or one for each of some.
enum PerItem<Value: Sendable>: Sendable {
  /// The same for all.
  case all(Value)
  /// One for each that is named.
  case each([(name: String, value: Value)])

  /// Returns the values of those items that have one.
  @MainActor
  func values(
    for items: [any UIDynamicItem], on scene: RecipeScene
  ) -> [(item: any UIDynamicItem, value: Value)] {
    switch self {
    case .all(let value): items.map { ($0, value) }
    case .each(let values):
      items.compactMap { item in
        let name = scene.name(of: item)
        return values.first { $0.name == name }.map { (item, $0.value) }
      }
    }
  }
}

extension ValueType {
  /// A value for all items, or a mapping from their names to values.
  static func perItem<Element: Sendable>(
    _ type: ValueType<Element>
  ) -> ValueType where Value == PerItem<Element> {
    let expectation = "\(type.expectation), or a mapping such as { ball: … }"
    let key = Key("item", type, "What holds for this item.")
    return ValueType(expectation, .any([type.form, .entries([(".+", [key])])])) { value, checker in
      guard let entries = value.entries else {
        return type.read(value, checker).map { .all($0) }
      }
      guard !entries.isEmpty else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      return .each(
        entries.compactMap { entry in
          let name = SourceValue(
            content: .plain(entry.key), span: entry.keySpan, origin: value.origin)
          guard let item = ValueType<String>.item.read(name, checker),
            let value = type.read(entry.value, checker)
          else { return nil }
          return (item, value)
        })
    }
  }
}
