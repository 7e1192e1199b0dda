import UIKit

/// The keys of a style: the properties of all kinds of views that no rule of a kind mentions.
///
/// A view has exactly one place, and a shape exactly one outline, so these are not in styles.
enum StyleKeys {
  static let table = Table("a style", [ViewKeys.gradient] + properties)

  /// The keys of views that styles do not have.
  fileprivate static let others = Set(ViewKind.kinds.all.flatMap { $0.table.keys.map(\.name) })
    .subtracting(table.keys.map(\.name))

  private static let properties: [any KeyDescription] = {
    var properties: [Property<UIView>] = []
    for kind in ViewKind.kinds.all {
      let names = kind.table.rules.flatMap(\.names)
      for property in kind.properties where !names.contains(property.name) {
        if !properties.contains(where: { $0.name == property.name }) { properties.append(property) }
      }
    }
    return properties
  }()
}

extension ValueType<Void> {
  /// The styles, whose values are checked in the views that have them.
  static let styles: ValueType = ValueType<[Void]>.named(
    "a mapping from names to styles", .mapping(StyleKeys.table), maxCount: Limits.styles,
    excess: "too many styles"
  ) { entry, context in
    guard context.checkName(entry.key, at: entry.keySpan) else { return nil }
    let context = context.with(subject: "'\(entry.key)'")
    let others = (entry.value.entries ?? []).filter { StyleKeys.others.contains($0.key) }
    for other in others {
      context.report(
        .unknownKey, "'\(other.key)' cannot be in a style", at: other.keySpan,
        expected: "a property such as backgroundColor or font",
        help: "write it in a view, or in a template")
    }
    let own = others.reduce(entry.value) { $0.replacing($1.key, with: nil) }
    _ = context.fields(of: own, StyleKeys.table, nameSpan: entry.keySpan)
    return ()
  }.map { _ in }
}
