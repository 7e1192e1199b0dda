extension GuideExample {
  static let behaviors =
    [
      behavior("gravity", "{ items: ball, magnitude: 2 }"),
      behavior(
        "collision",
        "{ items: [ball, box], boundaries: { floor: { from: [0, 500], to: [375, 500] } } }"),
      behavior("push", "{ items: ball, mode: instantaneous, angle: 45deg, magnitude: 0.3 }"),
      behavior("snap", "{ item: ball, snapPoint: [180, 400], damping: 0.3 }"),
      behavior(
        "attachment", "{ item: ball, anchorPoint: [180, 60], damping: 0.2, frequency: 2 }"),
      behavior(
        "slidingAttachment",
        """
        { item: box, attachmentAnchor: [200, 300], axisOfTranslation: [0, 1],
              attachmentRange: [-50, 150] }
        """),
      behavior("limitAttachment", "{ item: ball, attachedTo: box, length: 150 }"),
      behavior("fixedAttachment", "{ item: ball, attachedTo: box, attachmentAnchor: [120, 200] }"),
      behavior(
        "pinAttachment",
        """
        { item: ball, attachedTo: box, attachmentAnchor: [120, 200],
              attachmentRange: [-90deg, 90deg] }
        """),
      behavior("item", "{ items: ball, elasticity: 0.8, addLinearVelocity: [100, 0] }"),
      behavior("dragField", "{ items: ball, position: [180, 300], strength: 2 }"),
      behavior("vortexField", "{ items: ball, position: [180, 200], strength: 0.02 }"),
      behavior("springField", "{ items: ball, position: [180, 300], strength: 0.5 }"),
      behavior("electricField", "{ items: ball, position: [180, 300], strength: 0.5 }"),
      behavior("magneticField", "{ items: ball, position: [180, 300], strength: 0.5 }"),
      behavior(
        "radialGravityField",
        "{ items: ball, position: [180, 300], strength: 50, minimumRadius: 30 }"),
      behavior("linearGravityField", "{ items: ball, direction: [0, 1], strength: 2 }"),
      behavior("velocityField", "{ items: ball, direction: [100, 50] }"),
      behavior(
        "noiseField",
        "{ items: ball, position: [180, 300], smoothness: 0.8, animationSpeed: 1, strength: 2 }"),
      behavior(
        "turbulenceField",
        "{ items: ball, position: [180, 300], smoothness: 0.8, animationSpeed: 1, strength: 2 }"),
      behavior(
        "field",
        """
        { items: ball, position: [180, 300],
              evaluationBlock: [-0.1 * position.x, -0.1 * position.y] }
        """),
    ] + [
      GuideExample(
        "animator", "behavior",
        """
        animator:
          - behavior:
              id: fall
              children:
                - gravity: { items: ball }
                - item: { items: ball, elasticity: 0.5 }
        timeline:
          - { at: 1s, remove: fall }
        """)
    ]

  private static func behavior(_ kind: String, _ keys: String) -> GuideExample {
    GuideExample("animator", kind, "animator:\n  - \(kind): \(keys)")
  }
}
