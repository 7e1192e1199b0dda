import UIKit

/// A value for all items of a behavior, or one for each of some items.
enum PerItem<Value: Sendable>: Sendable {
  /// One value for all items.
  case all(Value)
  /// One value for each item that is named.
  case each([(name: String, value: Value)])

  /// Returns the items that have a value, each with its value.
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
  /// A value for all items, or a mapping from the names of items to values.
  static func perItem<Element: Sendable>(
    _ type: ValueType<Element>
  ) -> ValueType where Value == PerItem<Element> {
    let expectation = "\(type.expectation), or a mapping such as { ball: … }"
    let key = Key("item", type, "The value for this item.")
    return ValueType(expectation, .any([type.shape, .entries { [(".+", [key])] }])) {
      value, context in
      guard let entries = value.entries else {
        return type.read(value, context).map { .all($0) }
      }
      guard !entries.isEmpty else {
        context.reportType(value, expected: expectation)
        return nil
      }
      return .each(
        entries.flatMap { entry in
          context.expanding(entry.keyValue, among: context.names.lists.items).compactMap { key in
            guard let item = ValueType<String>.behaviorItem.read(key, context),
              let value = type.read(entry.value, context)
            else { return nil }
            return (item, value)
          }
        })
    }
  }
}
