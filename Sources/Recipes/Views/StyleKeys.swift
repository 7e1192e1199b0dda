import UIKit

/// The keys of a style: the properties of all kinds of views that a view can leave out.
///
/// A view has exactly one place, and a shape exactly one outline, so these are not in styles; neither are properties whose
/// values are written differently for different kinds, such as the image of a button, which depends on its state.
enum StyleKeys {
  static let table = Table("a style", [ViewKeys.gradient] + properties)

  /// The keys of views that styles do not have.
  fileprivate static let others = Set(ViewKind.kinds.all.flatMap { $0.table.keys.map(\.name) })
    .subtracting(table.keys.map(\.name))

  private static let properties: [any KeyDescription] = {
    var properties: [Property<UIView>] = []
    // It is the first key.
    var excluded: Set = [ViewKeys.gradient.name]
    for kind in ViewKind.kinds.all {
      for rule in kind.table.rules {
        if case .atMostOne = rule { continue }
        excluded.formUnion(rule.names)
      }
      for property in kind.properties {
        guard let same = properties.first(where: { $0.name == property.name }) else {
          properties.append(property)
          continue
        }
        if same.expectation != property.expectation { excluded.insert(property.name) }
      }
    }
    return properties.filter { !excluded.contains($0.name) }
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
