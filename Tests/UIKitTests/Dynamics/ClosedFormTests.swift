import Testing
import UIKit
import UIKitTestSupport

/// Compares the simulation with textbook formulas, within the accuracy of sub-steps of 1/120 s.
///
/// The tolerances are derived: h is the sub-step, g gravity, t the time.
@Suite @MainActor struct ClosedFormTests {
  private static let subStep: CGFloat = 1.0 / 120
  private static let gravity: CGFloat = 1000

  /// The error of single precision, in points or points per second, in addition to that of the
  /// sub-step.
  private static let singlePrecision: CGFloat = 1e-3

  /// Returns the time simulated by the end of a frame: the first frame has a single sub-step.
  private static func time(ofFrame frame: Int) -> CGFloat {
    CGFloat(2 * frame - 1) * subStep
  }

  // MARK: Free fall and damping

  @Test("an item in free fall moves by g t^2 / 2", arguments: [1, 10, 60, 120])
  func freeFall(frame: Int) {
    let frames = Frames()
    let item = Item(30, 30, at: 0, 0)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), UIDynamicItemBehavior.free(item))
    frames.run(frame)
    let time = ClosedFormTests.time(ofFrame: frame)
    // A sub-step uses the velocity at its end, which is at most g h too large, and g h / 2 on
    // average.
    let ahead = ClosedFormTests.gravity * time * ClosedFormTests.subStep / 2
    let fall = ClosedFormTests.gravity * time * time / 2
    #expect(isNear(item.center.y, fall + ahead / 2, ahead / 2 + ClosedFormTests.singlePrecision))
    withExtendedLifetime(animator) {}
  }

  @Test("resistance reduces velocities by e^(-c t)", arguments: [0.1, 1, 3, 10])
  func damping(resistance: CGFloat) {
    let frames = Frames()
    let item = Item(30, 60, at: 0, 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = resistance
    properties.angularResistance = resistance / 2
    properties.addLinearVelocity(CGPoint(x: 500, y: -200), for: item)
    properties.addAngularVelocity(8, for: item)
    let animator = UIDynamicAnimator(properties)
    frames.run(30)
    let time = ClosedFormTests.time(ofFrame: 30)
    // (1 + h c)^(-t / h) is at most e^(-c t) times e^(h c^2 t / 2).
    func expected(_ start: CGFloat, _ resistance: CGFloat) -> (value: CGFloat, tolerance: CGFloat) {
      let value = start * exp(-resistance * time)
      let excess = exp(ClosedFormTests.subStep * resistance * resistance * time / 2) - 1
      return (value, abs(value) * excess + ClosedFormTests.singlePrecision)
    }
    let velocity = properties.linearVelocity(for: item)
    let (x, y) = (expected(500, resistance), expected(-200, resistance))
    #expect(isNear(velocity.x, x.value, x.tolerance))
    #expect(isNear(velocity.y, y.value, y.tolerance))
    let spin = expected(8, resistance / 2)
    #expect(isNear(properties.angularVelocity(for: item), spin.value, spin.tolerance))
    withExtendedLifetime(animator) {}
  }

  // MARK: Pushes

  @Test(
    "a continuous push accelerates by F / m, an instantaneous one changes the velocity by J / m",
    arguments: [(100, 100, 1, 1), (200, 50, 3, 0.5), (20, 10, 1, 2)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func pushes(width: CGFloat, height: CGFloat, density: CGFloat, magnitude: CGFloat) {
    let frames = Frames()
    let items = [Item(width, height, at: 0, 0), Item(width, height, at: 0, 9000)]
    let properties = UIDynamicItemBehavior.free(items[0], items[1])
    properties.density = density
    let force = UIPushBehavior(items: [items[0]], mode: .continuous)
    let impulse = UIPushBehavior(items: [items[1]], mode: .instantaneous)
    for push in [force, impulse] { push.magnitude = magnitude }
    let animator = UIDynamicAnimator(properties, force, impulse)
    frames.run(30)
    let time = ClosedFormTests.time(ofFrame: 30)
    let change = 100 * magnitude / (density * width * height / 10_000)
    let relative: CGFloat = 1e-5
    let (accelerated, struck) = (
      properties.linearVelocity(for: items[0]), properties.linearVelocity(for: items[1])
    )
    #expect(isNear(accelerated.x, change * time, relative * change))
    #expect(isNear(struck.x, change, relative * change))
    #expect(isNear(items[1].center.x, change * time, relative * change))
    withExtendedLifetime(animator) {}
  }

  // MARK: Oscillation

  /// The times at which a value crosses zero, interpolated between frames, and its extremes.
  private struct Oscillation {
    var crossings: [CGFloat] = []
    var extremes: [CGFloat] = []
    private var last: (time: CGFloat, value: CGFloat)?
    private var peak: CGFloat = 0

    mutating func add(_ value: CGFloat, at time: CGFloat) {
      if let last, last.value * value < 0 {
        crossings.append(last.time + (time - last.time) * last.value / (last.value - value))
        extremes.append(peak)
        peak = 0
      }
      if abs(value) > abs(peak) { peak = value }
      last = (time, value)
    }

    /// The mean time between every other crossing.
    var period: CGFloat {
      guard let first = crossings.first, let last = crossings.last, crossings.count > 2
      else { return .nan }
      return 2 * (last - first) / CGFloat(crossings.count - 1)
    }
  }

  private func oscillation(_ frames: Frames, _ seconds: Int, _ value: () -> CGFloat) -> Oscillation
  {
    var oscillation = Oscillation()
    for frame in 1...(60 * seconds) {
      frames.run()
      oscillation.add(value(), at: ClosedFormTests.time(ofFrame: frame))
    }
    return oscillation
  }

  @Test(
    "a spring oscillates at its frequency and decays by its damping ratio",
    arguments: [(1, 0.1), (2, 0.05), (0.5, 0.3)] as [(CGFloat, CGFloat)])
  func spring(frequency: CGFloat, ratio: CGFloat) throws {
    let frames = Frames()
    let item = Item(50, 50, at: 0, 300)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    spring.frequency = frequency
    spring.damping = ratio
    spring.length = 200
    let animator = UIDynamicAnimator(spring, UIDynamicItemBehavior.free(item))
    let oscillation = oscillation(frames, 4) { item.center.y - 200 }

    // Box2D evaluates a spring's force at the end of the sub-step: w = -z W + i W sqrt(1 - z^2)
    // becomes w + h w^2 / 2 + h^2 w^3 / 3, so it oscillates slower by z W h + (W h)^2 / 3 and
    // decays faster by W h / 2.
    let angular = 2 * CGFloat.pi * frequency
    let advance = angular * ClosedFormTests.subStep
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    #expect(
      isNear(1 / oscillation.period, damped, damped * (ratio * advance + advance * advance / 3)))

    let (first, second) = (abs(oscillation.extremes[1]), abs(oscillation.extremes[2]))
    let decrement = 2 * log(first / second)
    let measured = decrement / (4 * .pi * .pi + decrement * decrement).squareRoot()
    #expect(measured > ratio)
    #expect(isNear(measured, ratio + advance / 4, advance / 4 + advance * advance))
    withExtendedLifetime(animator) {}
  }

  @Test("the period of a pendulum is 2 pi sqrt(l / g)", arguments: [50, 100, 250] as [CGFloat])
  func pendulum(length: CGFloat) {
    let frames = Frames()
    let amplitude: CGFloat = 0.1
    let item = Item(
      20, 20, at: length * sin(amplitude), length * cos(amplitude))
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), attachment, UIDynamicItemBehavior.free(item))
    let oscillation = oscillation(frames, 8) { item.center.x }
    let period = 2 * CGFloat.pi * (length / ClosedFormTests.gravity).squareRoot()
    // The period is longer by a^2 / 16 due to the amplitude, and the sub-step's error is below (W
    // h)^2.
    let advance = 2 * CGFloat.pi / period * ClosedFormTests.subStep
    #expect(
      isNear(oscillation.period, period, period * (amplitude * amplitude / 16 + advance * advance)))
    withExtendedLifetime(animator) {}
  }

  @Test("the period of a pinned bar is 2 pi sqrt((l^2 + (w^2 + h^2) / 12) / (g l))")
  func pinnedBar() {
    let frames = Frames()
    let amplitude: CGFloat = 0.1
    let (width, height, length): (CGFloat, CGFloat, CGFloat) = (20, 200, 80)
    let bar = Item(width, height, at: length * sin(amplitude), length * cos(amplitude))
    bar.transform = CGAffineTransform(rotationAngle: -amplitude)
    let wall = Item(10, 10, at: 0, 0)
    let fixed = UIDynamicItemBehavior(items: [wall])
    fixed.isAnchored = true
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [bar]), UIDynamicItemBehavior.free(bar), fixed,
      UIAttachmentBehavior.pinAttachment(with: bar, attachedTo: wall, attachmentAnchor: .zero))
    let oscillation = oscillation(frames, 8) { bar.center.x }
    let gyration = (width * width + height * height) / 12
    let period =
      2 * CGFloat.pi
      * ((length * length + gyration) / (ClosedFormTests.gravity * length)).squareRoot()
    let advance = 2 * CGFloat.pi / period * ClosedFormTests.subStep
    #expect(
      isNear(oscillation.period, period, period * (amplitude * amplitude / 16 + advance * advance)))
    withExtendedLifetime(animator) {}
  }

  // MARK: Floors

  /// A box that does not rotate, on or above a floor at y = 0.
  @MainActor private struct Floor {
    /// The distance from a boundary at which a box comes to rest, as measured on Apple's own
    /// animator.
    static let gap: CGFloat = 1.783
    let item: Item
    let properties: UIDynamicItemBehavior
    let animator: UIDynamicAnimator

    init(height: CGFloat) {
      item = Item(40, 20, at: 0, -10 - Floor.gap - height)
      properties = UIDynamicItemBehavior.free(item)
      properties.allowsRotation = false
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: 0),
        to: CGPoint(x: 1000, y: 0))
      animator = UIDynamicAnimator(
        UIGravityBehavior(items: [item]), collision, properties)
    }

    var height: CGFloat { -10 - Floor.gap - item.center.y }
  }

  @Test(
    "a bounce uses the larger elasticity of item and boundary, above 100 points per second",
    arguments: [
      (200, 0.8, 0.8), (200, 0.5, 0.5), (200, 0.2, 0.2), (200, 0.1, 0.2), (200, 0, 0.2),
      (8, 0.9, 0.9), (4, 0.9, 0),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func bounce(height: CGFloat, elasticity: CGFloat, effective: CGFloat) {
    let frames = Frames()
    let floor = Floor(height: height)
    floor.properties.elasticity = elasticity
    let speed = (2 * ClosedFormTests.gravity * height).squareRoot()
    var top: CGFloat = 0
    for _ in 1...120 {
      frames.run()
      // The item has been at the floor and moves upward.
      if floor.properties.linearVelocity(for: floor.item).y < 0 { top = max(top, floor.height) }
      if top > 0, floor.properties.linearVelocity(for: floor.item).y > 0 { break }
    }
    // A bounce occurs at the end of a sub-step: on the way down, the speed is off by at most g h,
    // and the distance from the floor by at most the item's movement in a sub-step.
    let speedError = ClosedFormTests.gravity * ClosedFormTests.subStep
    let tolerance =
      effective * effective * speed * speedError / ClosedFormTests.gravity
      + effective * speed * ClosedFormTests.subStep
    #expect(isNear(top, effective * effective * height, tolerance + 0.5))
  }

  @Test(
    "friction stops a sliding item after v^2 / (2 g sqrt(f1 f2))",
    arguments: [(0.2, 0.2), (0.8, 0.4), (0.05, 0.1)] as [(CGFloat, CGFloat)])
  func friction(friction: CGFloat, mixed: CGFloat) {
    let frames = Frames()
    let floor = Floor(height: 0)
    floor.properties.friction = friction
    frames.run(20)
    let start = floor.item.center.x
    let speed: CGFloat = 300
    floor.properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: floor.item)
    frames.run(240)
    #expect(floor.properties.linearVelocity(for: floor.item) == .zero)
    let distance = speed * speed / (2 * ClosedFormTests.gravity * mixed)
    // A sub-step uses the velocity at its end.
    let behind = speed * ClosedFormTests.subStep / 2
    #expect(isNear(floor.item.center.x - start, distance - behind / 2, behind / 2 + 0.5))
  }

  @Test("without friction, an item keeps sliding")
  func noFriction() {
    let frames = Frames()
    let floor = Floor(height: 0)
    floor.properties.friction = 0
    frames.run(20)
    floor.properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: floor.item)
    frames.run(60)
    #expect(isNear(floor.properties.linearVelocity(for: floor.item).x, 100, 1e-3))
  }
}
