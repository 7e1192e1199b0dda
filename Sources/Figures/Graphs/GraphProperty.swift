import Glibc

/// A quantity that a graph plots over time, as presented on the screen.
public struct GraphProperty: Sendable {
  /// The name, such as `center.y`.
  public let name: String
  /// The unit of its values.
  public let unit: GraphUnit
  /// Whether it is plotted by default where it changes.
  let isDefault: Bool
  /// Whether greater values are lower in the graph, as on the screen.
  let isDownward: Bool
  /// Whether its lines mark the item's contacts.
  let showsContacts: Bool
  /// Returns an item's value at each tick; nil where it has none.
  let values: @Sendable (GraphTrack) -> [Double?]

  private init(
    _ name: String, _ unit: GraphUnit, isDefault: Bool = false, isDownward: Bool = false,
    showsContacts: Bool = false, _ values: @escaping @Sendable (GraphTrack) -> [Double?]
  ) {
    self.name = name
    self.unit = unit
    self.isDefault = isDefault
    self.isDownward = isDownward
    self.showsContacts = showsContacts
    self.values = values
  }

  /// All properties.
  ///
  /// By default, a graph plots the first few of them that change.
  public static let all = [
    GraphProperty("center.x", .points, isDefault: true, showsContacts: true) {
      $0.values(\.center?.x)
    },
    GraphProperty("center.y", .points, isDefault: true, isDownward: true, showsContacts: true) {
      $0.values(\.center?.y)
    },
    GraphProperty("angle", .degrees, isDefault: true) { $0.angles },
    GraphProperty("scale", .times, isDefault: true) {
      $0.values { row in row.scale.map { abs($0.x * $0.y).squareRoot() } }
    },
    GraphProperty("scale.x", .times) { $0.values(\.scale?.x) },
    GraphProperty("scale.y", .times) { $0.values(\.scale?.y) },
    GraphProperty("alpha", .fraction, isDefault: true) { $0.values(\.alpha) },
    GraphProperty("fraction", .fraction, isDefault: true) { $0.values(\.fraction) },
    GraphProperty("width", .points, isDefault: true) { $0.values(\.width) },
    GraphProperty("height", .points, isDefault: true) { $0.values(\.height) },
    GraphProperty("velocity.x", .pointsPerSecond) { $0.velocities.x },
    GraphProperty("velocity.y", .pointsPerSecond, isDownward: true) { $0.velocities.y },
    GraphProperty("speed", .pointsPerSecond) { track in
      zip(track.velocities.x, track.velocities.y).map { x, y in
        if let x, let y { hypot(x, y) } else { nil }
      }
    },
    GraphProperty("angularVelocity", .degreesPerSecond) { track in
      track.velocities({ $0.angularVelocity.map { $0 / .pi * 180 } }, or: track.angles)
    },
  ]

  /// Returns the properties in lists such as `center.y,alpha`.
  ///
  /// The name `center` selects `center.x` and `center.y`.
  ///
  /// - Throws: `UnknownGraphProperty` for the first unknown name.
  public static func all(in lists: [String]) throws(UnknownGraphProperty) -> [GraphProperty] {
    var properties: [GraphProperty] = []
    for word in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let names = NamePath.names(below: String(word), among: all.map(\.name))
      guard !names.isEmpty else { throw UnknownGraphProperty(word: String(word)) }
      properties += all.filter { names.contains($0.name) && !properties.contains($0) }
    }
    return properties
  }
}

extension GraphProperty: Hashable {
  /// Returns whether two properties have the same name.
  public static func == (left: GraphProperty, right: GraphProperty) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension GraphTrack {
  /// The velocity, in points per second: the dynamic animator's, or else that of the center.
  fileprivate var velocities: (x: [Double?], y: [Double?]) {
    (
      velocities(\.velocity?.x, or: values(\.center?.x)),
      velocities(\.velocity?.y, or: values(\.center?.y))
    )
  }
}

/// The error for an unknown property name.
public struct UnknownGraphProperty: Error, Hashable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let word: String

  /// The error message, with a suggestion.
  public var description: String {
    "unknown property '\(word)': "
      + NamePath.advice(for: word, among: GraphProperty.all.map(\.name))
  }
}
