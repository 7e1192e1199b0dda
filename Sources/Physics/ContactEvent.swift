import CBox2D

/// The start or end of a contact between two bodies.
package struct ContactEvent: Equatable, Sendable {
  package enum Phase: Sendable {
    case began(at: Vector)
    case ended
  }

  /// The bodies' identifiers, in no particular order.
  package let first: Int
  package let second: Int

  /// The phase; for a start, with the point, in points, of the strongest impulse.
  package let phase: Phase

  init(_ record: CBContactEvent) {
    first = Int(record.first)
    second = Int(record.second)
    phase = record.began ? .began(at: Units.points(record.point)) : .ended
  }
}

extension ContactEvent.Phase: Equatable {}
