import Foundation

/// A quantity that a graph shows over time, as it is seen on the screen.
public struct GraphProperty: Sendable {
  /// What it is called, such as `center.y`.
  public let name: String
  /// What it is counted in.
  public let unit: GraphUnit
  /// Whether it is shown where it changes and nobody has asked for anything.
  let isUsual: Bool
  /// Whether greater numbers stand lower, as on the screen.
  let isDownward: Bool
  /// Whether it shows where the item touches something.
  let showsContacts: Bool
  /// How much of it an item has in each tick; nil where it has none.
  let values: @Sendable (GraphTrack) -> [Double?]

  private init(
    _ name: String, _ unit: GraphUnit, isUsual: Bool = false, isDownward: Bool = false,
    showsContacts: Bool = false, _ values: @escaping @Sendable (GraphTrack) -> [Double?]
  ) {
    self.name = name
    self.unit = unit
    self.isUsual = isUsual
    self.isDownward = isDownward
    self.showsContacts = showsContacts
    self.values = values
  }

  /// All properties; of the usual ones, the first that change are shown.
  public static let all = [
    GraphProperty("center.x", .points, isUsual: true, showsContacts: true) {
      $0.values(\.center?.x)
    },
    GraphProperty("center.y", .points, isUsual: true, isDownward: true, showsContacts: true) {
      $0.values(\.center?.y)
    },
    GraphProperty("angle", .degrees, isUsual: true) { $0.angles },
    GraphProperty("scale", .times, isUsual: true) {
      $0.values { row in row.scale.map { abs($0.x * $0.y).squareRoot() } }
    },
    GraphProperty("scale.x", .times) { $0.values(\.scale?.x) },
    GraphProperty("scale.y", .times) { $0.values(\.scale?.y) },
    GraphProperty("alpha", .fraction, isUsual: true) { $0.values(\.alpha) },
    GraphProperty("fraction", .fraction, isUsual: true) { $0.values(\.fraction) },
    GraphProperty("width", .points, isUsual: true) { $0.values(\.width) },
    GraphProperty("height", .points, isUsual: true) { $0.values(\.height) },
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

  /// Reads lists such as `center.y,alpha`; `center` stands for `center.x` and `center.y`.
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
  /// Whether both have one name.
  public static func == (left: GraphProperty, right: GraphProperty) -> Bool {
    left.name == right.name
  }

  /// Feeds the name into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension GraphTrack {
  /// The velocity in points per second: the animator's, or else that of what is seen.
  fileprivate var velocities: (x: [Double?], y: [Double?]) {
    (
      velocities(\.velocity?.x, or: values(\.center?.x)),
      velocities(\.velocity?.y, or: values(\.center?.y))
    )
  }
}

/// A word that names no property.
public struct UnknownGraphProperty: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was written.
  public let word: String

  /// What is wrong, and which property may have been meant.
  public var description: String {
    "no property is called '\(word)': "
      + NamePath.advice(for: word, among: GraphProperty.all.map(\.name))
  }
}
