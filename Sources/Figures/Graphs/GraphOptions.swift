import CoreGraphics

/// The contents and size of a graph; by default, everything that moves.
public struct GraphOptions: Hashable, Sendable {
  /// The names of the items, in the order of their colors; empty for all items that move.
  ///
  /// The name of a component, such as `alert`, selects all of its parts.
  public var items: [String] = []
  /// The properties, one panel each, from top to bottom; empty for the first ones that change.
  public var properties: [GraphProperty] = []
  /// The title; nil for the recipe's title.
  public var title: String?
  /// The size, in points; nil for a size that suits the number of panels.
  public var size: CGSize?
  /// Pixels per point.
  public var scale = 2.0

  /// The maximum number of panels if no properties are given.
  static let maxDefaultPanels = 5

  /// Creates default options.
  public init() {}
}
