/// Four springs that pull a box to a point and upright, from two of its corners to a hidden body.
///
/// The arrangement, frequency and rest length were measured on Apple's own animator by the
/// open-source project charon; they cause the item's sideways motion on its way.
package final class Snap {
  /// The frequency of the springs, in hertz.
  package static let frequency = 4.0
  /// The rest length of the springs, in points.
  package static let restLength = 50.0

  private let item: Body
  private let anchor: Body
  let springs: [DistanceJoint]

  /// Snaps a box of a width and height to a point, all in points; a damping of 0 oscillates the
  /// longest, 1 the shortest.
  package init(
    _ item: Body, width: Double, height: Double, to point: Vector, damping: Double
  ) throws(PhysicsError) {
    self.item = item
    let anchor = try Body(in: item.world, shape: .point, center: point, isStatic: true)
    let corner = Vector(x: width / 2, y: height / 2)
    let right = Vector(x: Snap.restLength, y: 0)
    let down = Vector(x: 0, y: Snap.restLength)
    var springs: [DistanceJoint] = []
    for (from, to) in [
      (.zero - corner, .zero - corner - right), (.zero - corner, .zero - corner - down),
      (corner, corner + right), (corner, corner + down),
    ] {
      springs.append(
        try DistanceJoint(
          item, at: from, anchor, at: to, length: Snap.restLength,
          spring: .init(frequency: Snap.frequency, dampingRatio: damping)))
    }
    self.anchor = anchor
    self.springs = springs
  }

  /// Moves the point to which the item is pulled, in points, and wakes the item.
  package func move(to point: Vector) {
    anchor.move(to: point, angle: 0)
    item.wake()
  }
}
