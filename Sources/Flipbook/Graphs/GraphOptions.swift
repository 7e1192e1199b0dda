import CoreGraphics

/// What a graph shows and how; as it stands, what moves.
public struct GraphOptions: Hashable, Sendable {
  /// The names of the items, in the order of their colours; none for all that move.
  ///
  /// The name of a component, such as `alert`, stands for all of its parts.
  public var items: [String] = []
  /// The properties, a panel each, from top to bottom; none for those that change.
  public var properties: [GraphProperty] = []
  /// The title; nil for the recipe's.
  public var title: String?
  /// The picture's size in points; nil for one that suits the number of panels.
  public var size: CGSize?
  /// Pixels in a point.
  public var scale = 2.0

  /// The most panels where no properties are named.
  static let mostUsualPanels = 5

  /// Creates the usual options.
  public init() {}
}
