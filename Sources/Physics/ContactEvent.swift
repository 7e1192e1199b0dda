import CBox2D

/// Two bodies began to touch or ceased to.
package struct ContactEvent: Equatable, Sendable {
  package enum Phase: Sendable {
    case began(at: Vector)
    case ended
  }

  /// The bodies' identifiers, in an order without meaning.
  package let first: Int
  package let second: Int

  /// For a beginning also the point, in points, at which the strongest impulse acted.
  package let phase: Phase

  init(_ record: CBContactEvent) {
    first = Int(record.first)
    second = Int(record.second)
    phase = record.began ? .began(at: Units.points(record.point)) : .ended
  }
}

extension ContactEvent.Phase: Equatable {}
