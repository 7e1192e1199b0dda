import UIKit

/// A kind of view: how one is made, and the properties that a recipe may give it.
struct ViewKind: Sendable {
  /// The kind's name in a recipe.
  let name: String
  /// The properties, in the order in which they are set.
  let properties: [Property<UIView>]
  /// The keys of a view of this kind.
  let table: Table
  /// Makes a view of size zero.
  let make: @MainActor @Sendable () -> UIView

  /// Creates a kind whose views have further properties than views in general.
  init<View: UIView>(
    _ name: String, title: String, keys: [any KeyDescription] = [],
    properties: [Property<View>] = [], make: @escaping @MainActor @Sendable () -> View
  ) {
    self.name = name
    self.properties = Self.common + properties.map { $0.of(UIView.self) }
    table = Table(
      title, [ViewKeys.kind] + self.properties + keys + [ViewKeys.subviews],
      rules: [.either("frame", or: ["bounds", "center"], isRequired: true)])
    self.make = make
  }

  /// All kinds.
  static let all: [ViewKind] = [view, label, button, imageView]

  /// A plain view.
  static let view = ViewKind(
    "view", title: "a view", keys: [ViewKeys.gradient] + OutlineKeys.all
  ) { ItemView() }
}
