import Testing
import UIKit
import UIKitTestSupport

/// Compares every field with its formula, computed here in double precision.
@Suite @MainActor struct FieldFormulaTests {
  /// Steps a body as Box2D does, with the forces of a formula.
  private struct Integrator {
    static let step: Float = 1 / 120
    var position: SIMD2<Float>
    var velocity: SIMD2<Float>
    let mass = 0.8
    let charge = 3.0
    /// The time at the end of the sub-step.
    var time = 0.0

    mutating func run(_ steps: Int, resistance: Float, force: (FieldSample) -> SIMD2<Double>) {
      for _ in 0..<steps {
        time += Double(Integrator.step)
        let sample = FieldSample(
          position: SIMD2(position), velocity: SIMD2(velocity), mass: mass, charge: charge,
          time: time)
        velocity += Integrator.step * SIMD2<Float>(force(sample) / mass)
        velocity *= 1 / (1 + Integrator.step * resistance)
        position += Integrator.step * velocity
      }
    }
  }

  /// An item of 0.8 kg and 3 C that moves past a field at (100, 90).
  private struct Scene {
    static let center = CGPoint(x: 100, y: 90)
    let frames: Frames
    let item: Item
    let properties: UIDynamicItemBehavior
    let animator: UIDynamicAnimator
    var integrator = Integrator(position: [0.7, -0.5], velocity: [1.2, -0.6])

    @MainActor init(_ fields: [UIFieldBehavior]) {
      frames = Frames()
      item = Item(80, 50, at: 170, 40)
      properties = UIDynamicItemBehavior(items: [item])
      properties.density = 2
      properties.charge = 3
      properties.resistance = 0.3
      properties.addLinearVelocity(CGPoint(x: 120, y: -60), for: item)
      animator = UIDynamicAnimator(properties)
      for field in fields {
        field.position = Scene.center
        field.addItem(item)
        animator.addBehavior(field)
      }
    }

    @MainActor func expectAgreement(
      within tolerance: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
      let (position, velocity) = (integrator.position, integrator.velocity)
      let expected = CGPoint(
        x: Scene.center.x + 100 * CGFloat(position.x), y: Scene.center.y + 100 * CGFloat(position.y)
      )
      #expect(isNear(item.center, expected, tolerance), sourceLocation: location)
      let speed = CGPoint(x: 100 * CGFloat(velocity.x), y: 100 * CGFloat(velocity.y))
      #expect(
        isNear(properties.linearVelocity(for: item), speed, tolerance), sourceLocation: location)
      #expect(isNear(item.angle, 0, 1e-6), sourceLocation: location)
    }
  }

  @Test("a field follows its formula in one sub-step", arguments: FieldRow.all)
  func subStep(row: FieldRow) {
    var scene = Scene([row.field()])
    scene.frames.run()
    scene.integrator.run(1, resistance: 0.3, force: row.force)
    scene.expectAgreement(within: 2e-4)
  }

  @Test("a field follows its formula for 60 frames", arguments: FieldRow.all)
  func oneSecond(row: FieldRow) {
    var scene = Scene([row.field()])
    scene.frames.run(60)
    scene.integrator.run(119, resistance: 0.3, force: row.force)
    scene.expectAgreement(within: 0.01)
  }

  @Test("several fields, gravity and a push add up")
  func several() {
    let rows = FieldRow.all.filter {
      ["drag", "vortex", "spring", "electric", "magnetic without falloff"].contains(
        $0.testDescription)
    }
    var scene = Scene(rows.map { $0.field() })
    let push = UIPushBehavior(items: [scene.item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.5, dy: 0.25)
    let gravity = UIGravityBehavior(items: [scene.item])
    gravity.magnitude = 0.1
    scene.animator.addBehavior(push)
    scene.animator.addBehavior(gravity)
    scene.frames.run(60)
    scene.integrator.run(119, resistance: 0.3) { sample in
      rows.reduce([0.5, 0.25 + sample.mass]) { $0 + $1.force(sample) }
    }
    #expect(rows.count == 5)
    scene.expectAgreement(within: 0.01)
  }

  @Test("a field has no effect at its center")
  func center() {
    let frames = Frames()
    let item = Item(10, 10, at: 50, 50)
    let field = UIFieldBehavior.radialGravityField(position: item.center)
    field.addItem(item)
    let animator = UIDynamicAnimator(field)
    frames.run(10)
    #expect(item.center == CGPoint(x: 50, y: 50))
    withExtendedLifetime(animator) {}
  }
}
