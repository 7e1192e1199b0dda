import Testing
import UIKit
import UIKitTestSupport

/// Tests the strengths and distances below which Apple's fields have no effect, and the precision
/// of their parameters.
@Suite @MainActor struct FieldLimitTests {
  typealias Factory = NamedValue<@MainActor @Sendable () -> UIFieldBehavior>

  /// A field and the quantity of an item by which its strength is multiplied for the limit: mass,
  /// charge or 1.
  private nonisolated static let kinds: [(Factory, String)] = [
    (
      Factory("linear gravity", { .linearGravityField(direction: CGVector(dx: 0, dy: 9e6)) }),
      "mass"
    ),
    (Factory("radial gravity", { .radialGravityField(position: .zero) }), "mass"),
    (Factory("vortex", { .vortexField() }), "mass"),
    (Factory("electric", { .electricField() }), "charge"),
    (Factory("magnetic", { .magneticField() }), "charge"),
    (Factory("spring", { .springField() }), "one"),
    (Factory("drag", { .dragField() }), "one"),
    (Factory("noise", { .noiseField(smoothness: 0, animationSpeed: 0) }), "one"),
    (Factory("turbulence", { .turbulenceField(smoothness: 0, animationSpeed: 0) }), "one"),
    (Factory("custom", { .field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 1) } }), "one"),
  ]

  /// Whether a field changes the velocity of an item of 4 kg and 0.5 C within a sub-step.
  private func acts(
    _ make: () -> UIFieldBehavior, strength: CGFloat,
    mass: CGFloat = 4, charge: CGFloat = 0.5, at center: CGPoint = CGPoint(x: 30, y: 40),
    velocity: CGPoint = .zero
  ) -> Bool {
    let frames = Frames()
    let item = Item(100, 100, at: center.x, center.y)
    let free = UIDynamicItemBehavior.free(item)
    free.density = mass
    free.charge = charge
    free.addLinearVelocity(velocity, for: item)
    let field = make()
    field.strength = strength
    field.minimumRadius = 0
    if field.falloff > 0 { field.falloff = 9 }
    field.addItem(item)
    let animator = UIDynamicAnimator(free, field)
    let before = free.linearVelocity(for: item)
    frames.run()
    return withExtendedLifetime(animator) { free.linearVelocity(for: item) != before }
  }

  @Test(
    "a field has no effect if its strength times mass, charge or 1 is less than 2^-15",
    arguments: kinds)
  func strengthLimit(kind: Factory, factor: String) {
    let limit: CGFloat = 1 / 32768
    let strength = limit / (factor == "mass" ? 4 : factor == "charge" ? 0.5 : 1)
    // Slow items show small changes of their velocity.
    let isMoved = ["drag", "magnetic", "turbulence"].contains(kind.testDescription)
    let velocity = isMoved ? CGPoint(x: 9e3, y: -5e3) : .zero
    for sign in [1, -1] as [CGFloat] {
      #expect(acts(kind.value, strength: sign * strength, velocity: velocity))
      #expect(!acts(kind.value, strength: sign * strength * 0.99, velocity: velocity))
    }
    #expect(!acts(kind.value, strength: 0, velocity: velocity))
  }

  @Test("a magnetic field has no effect without a charge, which its force does not depend on")
  func magneticCharge() {
    func make() -> UIFieldBehavior { .magneticField() }
    let velocity = CGPoint(x: 100, y: 50)
    #expect(!acts(make, strength: 1, charge: 0, velocity: velocity))
    #expect(acts(make, strength: 1, charge: -0.1, velocity: velocity))
  }

  @Test("strength 0 and 1e-5 switch a custom field off without calling its block")
  func customStrength() {
    for (strength, count) in [(0, 0), (1e-5, 0), (-1e-5, 0), (1e-4, 3), (-1, 3)] as [(CGFloat, Int)]
    {
      let frames = Frames()
      var calls = 0
      let field = UIFieldBehavior.field { _, _, _, _, _, _ in
        calls += 1
        return .zero
      }
      field.strength = strength
      field.addItem(Item(10, 10, at: 0, 0))
      let animator = UIDynamicAnimator(field)
      frames.run(2)
      #expect(calls == count, "\(strength)")
      withExtendedLifetime(animator) {}
    }
  }

  /// Distances are in points, 100 to the meter.
  @Test(
    "radial gravity and springs have no effect close to their center",
    arguments: [
      ("radial", 0.31, false), ("radial", 0.32, true), ("spring", 0.00099, false),
      ("spring", 0.00101, true),
    ] as [(String, CGFloat, Bool)])
  func radiusLimit(kind: String, distance: CGFloat, acts isEffective: Bool) {
    for center in [CGPoint(x: distance, y: 0), CGPoint(x: 0, y: -distance)] {
      let isActing = acts(
        { kind == "radial" ? .radialGravityField(position: .zero) : .springField() },
        strength: 1000, at: center, velocity: .zero)
      #expect(isActing == isEffective, "\(center)")
    }
  }

  /// 2^-15 m/s are 0.00305 points per second.
  @Test(
    "drag has no effect at a relative speed of at most 2^-15 meters per second",
    arguments: [(0.0030, false), (0.0032, true)] as [(CGFloat, Bool)])
  func dragLimit(speed: CGFloat, acts isEffective: Bool) {
    for velocity in [CGPoint(x: speed, y: 0), CGPoint(x: 0, y: -speed)] {
      #expect(acts({ .dragField() }, strength: 1e6, velocity: velocity) == isEffective)
    }
  }

  @Test("turbulence has no effect on an item at rest, noise has")
  func itemAtRest() {
    #expect(
      !acts({ .turbulenceField(smoothness: 0, animationSpeed: 1) }, strength: 9, velocity: .zero))
    #expect(acts({ .noiseField(smoothness: 0, animationSpeed: 1) }, strength: 9, velocity: .zero))
  }

  @Test("an electric field leaves an item at its center where it is")
  func electricCenter() {
    #expect(!acts({ .electricField() }, strength: 9, at: .zero, velocity: .zero))
  }

  // MARK: Parameters

  @Test("parameters are stored in single precision, lengths in meters")
  func precision() {
    let field = UIFieldBehavior.noiseField(smoothness: 0.1, animationSpeed: 0.7)
    field.position = CGPoint(x: 70, y: 110)
    #expect(isNear(field.position, CGPoint(x: 69.9999988, y: 110.0000024), 5e-8))
    field.position = CGPoint(x: 25, y: 200)
    #expect(field.position == CGPoint(x: 25, y: 200))
    field.minimumRadius = 70
    #expect(isNear(field.minimumRadius, 69.9999988, 5e-8))
    field.strength = 0.1
    field.falloff = 0.3
    field.direction = CGVector(dx: 0.1, dy: -70.1)
    let singles = [
      field.strength, field.falloff, field.direction.dx, field.direction.dy, field.smoothness,
      field.animationSpeed,
    ]
    #expect(singles == [Float(0.1), 0.3, 0.1, -70.1, 0.1, 0.7].map { CGFloat($0) })
    let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 110, y: 70))
    #expect(isNear(radial.position, CGPoint(x: 110.0000024, y: 69.9999988), 5e-8))
    field.strength = 1e300
    #expect(field.strength == CGFloat(Float.greatestFiniteMagnitude))
  }

  @Test(
    "only noise and turbulence keep smoothness and animationSpeed",
    arguments: kinds.map(\.0) + [Factory("velocity", { .velocityField(direction: .zero) })])
  func noiseParameters(kind: Factory) {
    let field = kind.value()
    field.smoothness = 0.25
    field.animationSpeed = 3
    let isNoise = ["noise", "turbulence"].contains(kind.testDescription)
    #expect(field.smoothness == (isNoise ? 0.25 : 0))
    #expect(field.animationSpeed == (isNoise ? 3 : 0))
  }

  @Test(
    "a field acts on an item at exactly the radius of its region, but no further",
    arguments: [(30, true), (30.001, false)] as [(CGFloat, Bool)])
  func regionEdge(distance: CGFloat, isInside: Bool) {
    for (x, y) in [(distance, 0), (0, distance), (-distance, 0), (0, -distance)] {
      let frames = Frames()
      let item = Item(10, 10, at: 70 + x, 110 + y)
      let center = item.center
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 1))
      field.position = CGPoint(x: 70, y: 110)
      field.region = UIRegion(radius: 30)
      field.addItem(item)
      let animator = UIDynamicAnimator(field)
      frames.run()
      #expect((abs(item.center.x - center.x) > 1e-3) == isInside, "\(x) \(y)")
      withExtendedLifetime(animator) {}
    }
  }
}
