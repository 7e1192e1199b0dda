import CBox2D

/// A world of rigid bodies in points and seconds.
///
/// It uses an unmodified Box2D 2.4.1, configured to produce the numbers of Apple's animator. The
/// world exists until it and all of its bodies are deinitialized.
package final class World {
  /// The fixed sub-step in seconds: 1/120 in single precision.
  ///
  /// It was measured on Apple's own animator by the open-source project charon, like the division
  /// of frames into sub-steps.
  package static let subStep: Float = 0.00833333377

  let pointer: OpaquePointer
  /// The simulated time in seconds.
  package private(set) var time = 0.0
  /// The simulated time of the last call of `advance` that took a sub-step, in seconds.
  private(set) var lastAdvance = Double(World.subStep)
  private var accumulator = 0.0
  private var bodyCount = 0

  package init() {
    pointer = CBWorldCreate()
  }

  deinit {
    CBWorldDestroy(pointer)
  }

  /// The gravity of every body with `isAffectedByGravity`, in points per second squared.
  package var gravity: Vector = .zero {
    didSet {
      guard let meters = Units.meters(gravity) else {
        gravity = oldValue
        return
      }
      CBWorldSetGravity(pointer, meters)
    }
  }

  /// Whether every movable body sleeps.
  package var isResting: Bool { CBWorldIsResting(pointer) }

  /// Advances by as many sub-steps as fit into the accumulated seconds, and returns the contacts
  /// that started and ended, in order.
  ///
  /// Because two sub-steps are slightly longer than a frame of 1/60 s, the first such frame takes
  /// one sub-step and the later ones take two. The remaining time is carried over to the next call.
  /// Forces act in every sub-step of the call and are cleared at its end; fields act before each
  /// sub-step, in order, on the bodies that they had at the start of the call.
  package func advance(by seconds: Double, in fields: [Field] = []) -> [ContactEvent] {
    if seconds.isFinite, seconds > 0 {
      accumulator += seconds
    }
    let subStep = World.subStep
    let fields = fields.map { (field: $0, bodies: $0.bodies) }
    let start = time
    var remaining = accumulator
    while remaining >= Double(subStep) {
      time += Double(subStep)
      for (field, bodies) in fields { field.apply(to: bodies, at: time) }
      CBWorldStep(pointer, subStep, 8, 3)
      remaining -= Double(subStep)
    }
    accumulator = remaining
    if time > start { lastAdvance = time - start }
    CBWorldClearForces(pointer)
    let records = CBWorldContactEvents(pointer)
    let events = UnsafeBufferPointer(start: records.first, count: records.count)
      .map(ContactEvent.init)
    CBWorldClearContactEvents(pointer)
    return events
  }

  /// Returns the identifiers of the bodies in a rectangle of points, in the order of their
  /// creation.
  ///
  /// Box2D enlarges its bounding boxes by 10 points, so that bodies up to that distance are
  /// included.
  package func bodies(from lower: Vector, to upper: Vector) -> [Int] {
    guard let lower = Units.meters(lower), let upper = Units.meters(upper) else { return [] }
    let found = CBWorldBodiesIn(pointer, lower, upper)
    return UnsafeBufferPointer(start: found.first, count: found.count).map(Int.init)
  }

  func nextIdentifier() -> Int {
    bodyCount += 1
    return bodyCount
  }
}
