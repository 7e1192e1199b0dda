import CBox2D

/// Rigid bodies in points and seconds, over an unmodified Box2D 2.4.1 set up so that its numbers
/// are those of Apple's animator.
///
/// The world lives as long as it or one of its bodies is held.
package final class World {
  /// The fixed sub-step in seconds.
  ///
  /// It is 1/120 in single precision, as measured on Apple's own animator by the open-source
  /// project charon, and so is the way frames are divided into sub-steps.
  package static let subStep: Float = 0.00833333377

  let pointer: OpaquePointer
  /// The seconds that have been stepped through.
  private var time = 0.0
  private var accumulator = 0.0
  private var bodyCount = 0

  package init() {
    pointer = CBWorldCreate()
  }

  deinit {
    CBWorldDestroy(pointer)
  }

  /// What pulls every body with `isPulledByGravity`, in points per second squared.
  package var gravity: Vector = .zero {
    didSet {
      guard let metres = Units.metres(gravity) else {
        gravity = oldValue
        return
      }
      CBWorldSetGravity(pointer, metres)
    }
  }

  /// Whether every body that can move sleeps.
  package var isResting: Bool { CBWorldIsResting(pointer) }

  /// Takes as many sub-steps as fit into the seconds that have come together, and tells which
  /// contacts began and ended since the last call, in the order in which they did.
  ///
  /// Because two sub-steps are a hair longer than a frame of 1/60 s, the first such frame takes
  /// one sub-step and the later ones take two. What does not fit waits for the next call. Forces
  /// act in every sub-step of the call and end with it; fields push anew before each, in their order.
  package func advance(by seconds: Double, in fields: [Field] = []) -> [ContactEvent] {
    if seconds.isFinite, seconds > 0 {
      accumulator += seconds
    }
    let subStep = World.subStep
    var left = accumulator
    while left >= Double(subStep) {
      for field in fields { field.act(at: time) }
      CBWorldStep(pointer, subStep, 8, 3)
      time += Double(subStep)
      left -= Double(subStep)
    }
    accumulator = left
    CBWorldClearForces(pointer)
    let records = CBWorldContactEvents(pointer)
    let events = UnsafeBufferPointer(start: records.first, count: records.count)
      .map(ContactEvent.init)
    CBWorldClearContactEvents(pointer)
    return events
  }

  /// The identifiers of the bodies in a rectangle of points, in the order of their making.
  ///
  /// Box2D keeps its bounding boxes fattened by 10 points, so what is that near is found too.
  package func bodies(from lower: Vector, to upper: Vector) -> [Int] {
    guard let lower = Units.metres(lower), let upper = Units.metres(upper) else { return [] }
    let found = CBWorldBodiesIn(pointer, lower, upper)
    return UnsafeBufferPointer(start: found.first, count: found.count).map(Int.init)
  }

  func nextIdentifier() -> Int {
    bodyCount += 1
    return bodyCount
  }
}
