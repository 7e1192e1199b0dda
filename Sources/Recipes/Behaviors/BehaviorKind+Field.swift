import UIKit

extension BehaviorKind {
  /// All kinds of fields, by the names of what makes them in UIKit.
  static let fields = [
    field("dragField", "a drag field", FieldProperties.forces + [FieldProperties.direction]) {
      .dragField()
    },
    field("vortexField", "a vortex field", FieldProperties.forces) { .vortexField() },
    field("springField", "a spring field", FieldProperties.forces) { .springField() },
    field("electricField", "an electric field", FieldProperties.forces) { .electricField() },
    field("magneticField", "a magnetic field", FieldProperties.forces) { .magneticField() },
    field(
      "radialGravityField", "a radial gravity field", FieldProperties.forces,
      position: FieldProperties.requiredPosition
    ) { .radialGravityField(position: .zero) },
    field(
      "linearGravityField", "a linear gravity field",
      FieldProperties.forces + [FieldProperties.requiredDirection]
    ) { .linearGravityField(direction: .zero) },
    field("velocityField", "a velocity field", [FieldProperties.requiredDirection]) {
      .velocityField(direction: .zero)
    },
    field("noiseField", "a noise field", FieldProperties.forces + FieldProperties.noise) {
      .noiseField(smoothness: 0, animationSpeed: 0)
    },
    field(
      "turbulenceField", "a turbulence field", FieldProperties.forces + FieldProperties.noise
    ) { .turbulenceField(smoothness: 0, animationSpeed: 0) },
    custom,
  ]

  /// A kind of fields; what its properties must be given its maker need not know.
  private static func field(
    _ name: String, _ title: String, _ properties: [Property<UIFieldBehavior>],
    position: Property<UIFieldBehavior> = FieldProperties.position,
    make: @escaping @MainActor @Sendable () -> UIFieldBehavior
  ) -> BehaviorKind {
    BehaviorKind(
      name, title: title, keys: [BehaviorKeys.items],
      properties: [position, FieldProperties.region] + properties
    ) { fields in
      guard let items = fields.read(BehaviorKeys.items) else { return nil }
      return { scene in make().acting(on: scene.items(items)) }
    }
  }

  /// A field whose force is an expression.
  private static let custom = BehaviorKind(
    "field", title: "a field", keys: [BehaviorKeys.items, FieldBlock.key],
    properties: [FieldProperties.position, FieldProperties.region]
  ) { fields in
    let force = fields.read(FieldBlock.key)
    guard let items = fields.read(BehaviorKeys.items), let force else { return nil }
    return { scene in
      UIFieldBehavior.field { _, position, velocity, mass, charge, time in
        let variables = [
          position.x, position.y, velocity.dx, velocity.dy, mass, charge, time,
        ].map { Double($0) }
        return CGVector(dx: force[0].value(variables), dy: force[1].value(variables))
      }.acting(on: scene.items(items))
    }
  }
}

private enum FieldBlock {
  /// What the expressions may use, in the order of what UIKit hands to the block.
  private static let variables = [
    "position.x", "position.y", "velocity.dx", "velocity.dy", "mass", "charge", "time",
  ]

  static let key = Key(
    "evaluationBlock",
    .list(
      of: ValueType<Expression>.expression(of: variables),
      "a list of two expressions such as [-4 * position.x, -4 * position.y]", count: 2...2),
    isRequired: true, "The force in newtons, by what is known of an item.")
}

private enum FieldProperties {
  static let forces = [
    Property("strength", .number(), "What the force is multiplied by.") {
      (field: UIFieldBehavior, strength: Double) in field.strength = strength
    },
    Property("falloff", .number(), "By which power of the distance it gets weaker.") {
      $0.falloff = $1
    },
    Property(
      "minimumRadius", .nonnegativeNumber, "Within how many points it gets no stronger."
    ) { $0.minimumRadius = $1 },
  ]

  static let noise = [
    Property("smoothness", .fraction, isRequired: true, "How smooth it is, from 0 to 1.") {
      (field: UIFieldBehavior, smoothness: Double) in field.smoothness = smoothness
    },
    Property(
      "animationSpeed", .nonnegativeNumber, isRequired: true, "How fast it changes; 0 for not."
    ) { $0.animationSpeed = $1 },
  ]

  static let position = position(isRequired: false)
  static let requiredPosition = position(isRequired: true)
  static let direction = direction(isRequired: false)
  static let requiredDirection = direction(isRequired: true)

  static let region = Property<UIFieldBehavior>(
    "region", .region, "Where about its position the field acts."
  ) { $0.region = $1.make() }

  private static func position(isRequired: Bool) -> Property<UIFieldBehavior> {
    Property("position", .point, isRequired: isRequired, "The middle of the field.") {
      $0.position = $1
    }
  }

  private static func direction(isRequired: Bool) -> Property<UIFieldBehavior> {
    Property(
      "direction", .vector, isRequired: isRequired, "The direction, longer for more."
    ) { $0.direction = $1 }
  }
}

extension UIFieldBehavior {
  /// The field with items to act on.
  fileprivate func acting(on items: [any UIDynamicItem]) -> UIFieldBehavior {
    for item in items { addItem(item) }
    return self
  }
}
