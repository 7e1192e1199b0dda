import UIKit

extension BehaviorKind {
  /// All kinds of fields, by the names of UIKit's methods that create them.
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

  /// Creates a kind of field; `make` may use any values for the parameters that are properties.
  private static func field(
    _ name: String, _ title: String, _ properties: [Property<UIFieldBehavior>],
    position: Property<UIFieldBehavior> = FieldProperties.position,
    make: @escaping @MainActor @Sendable () -> UIFieldBehavior
  ) -> BehaviorKind {
    BehaviorKind(
      name, title: title, properties: [position, FieldProperties.region] + properties
    ) { items in make().acting(on: items) }
  }

  /// A field whose force is an expression.
  private static let custom = BehaviorKind(
    "field", title: "a field", keys: [BehaviorKeys.items, FieldBlock.key],
    properties: [FieldProperties.position, FieldProperties.region]
  ) { fields in
    guard let (force, items) = fields.read(FieldBlock.key, BehaviorKeys.items) else { return nil }
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
  /// The variables of expressions, in the order in which UIKit passes them to the block.
  private static let variables = [
    "position.x", "position.y", "velocity.dx", "velocity.dy", "mass", "charge", "time",
  ]

  static let key = Key(
    "evaluationBlock",
    .list(
      of: ValueType<BoundExpression>.expression(of: variables),
      "a list of two expressions such as [-4 * position.x, -4 * position.y]", count: 2...2),
    isRequired: true, "The force on an item in newtons, as expressions of its state.")
}

private enum FieldProperties {
  static let forces = [
    Property("strength", .number(), "The factor of the force.") {
      (field: UIFieldBehavior, strength: Double) in field.strength = strength
    },
    Property("falloff", .number(), "The exponent by which the force decreases with distance.") {
      $0.falloff = $1
    },
    Property(
      "minimumRadius", .nonnegativeNumber,
      "The distance within which the force does not increase further, in points."
    ) { $0.minimumRadius = $1 },
  ]

  static let noise = [
    Property("smoothness", .fraction, isRequired: true, "The smoothness, from 0 to 1.") {
      (field: UIFieldBehavior, smoothness: Double) in field.smoothness = smoothness
    },
    Property(
      "animationSpeed", .nonnegativeNumber, isRequired: true,
      "The speed of the noise; 0 for static noise."
    ) { $0.animationSpeed = $1 },
  ]

  private static let positionKey = Key("position", .point, "The center of the field.")
  private static let directionKey = Key(
    "direction", .vector, "The direction, whose length is the magnitude.")

  static let position = position(positionKey)
  static let requiredPosition = position(positionKey.required)
  static let direction = direction(directionKey)
  static let requiredDirection = direction(directionKey.required)

  static let region = Property<UIFieldBehavior>(
    "region", .region, "The region about its position in which the field acts."
  ) { $0.region = $1.make() }

  private static func position(_ key: Key<CGPoint>) -> Property<UIFieldBehavior> {
    Property(key) { $0.position = $1 }
  }

  private static func direction(_ key: Key<CGVector>) -> Property<UIFieldBehavior> {
    Property(key) { $0.direction = $1 }
  }
}

extension UIFieldBehavior {
  /// Adds items and returns the field.
  fileprivate func acting(on items: [any UIDynamicItem]) -> UIFieldBehavior {
    for item in items { addItem(item) }
    return self
  }
}
