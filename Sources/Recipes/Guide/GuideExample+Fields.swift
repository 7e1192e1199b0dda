extension GuideExample {
  static let fields: [GuideExample] = [
    GuideExample(
      "animator", "dragField", at: [0, 0.3, 0.6, 1],
      "Three dots fall; in the shaded field they are slowed down.",
      """
      views:
        field: { frame: [0, 70, 240, 130], backgroundColor: systemGray5 }
        dot:
          repeat: { count: 3, as: i }
          frame: [50 + i * 60, 10, 20, 20]
          cornerRadius: 10
          backgroundColor: systemIndigo
      animator:
        - gravity: { items: [dot.*] }
        - dragField: { items: [dot.1], position: [120, 135], region: { size: [240, 130] }, strength: 2 }
      """),
    GuideExample(
      "animator", "vortexField", at: [0, 0.3, 0.5, 0.7],
      "Dots in a circle are set turning about its center, and drift outward.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: ["120 + 80 * cos(i * 30deg)", "100 + 80 * sin(i * 30deg)"]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - vortexField: { items: [dot.*], position: [120, 100], strength: 0.004 }
      """),
    GuideExample(
      "animator", "springField", at: [0, 0.3, 0.5, 0.8],
      "Dots in a circle are pulled to its center, pass it and swing back.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: ["120 + 80 * cos(i * 30deg)", "100 + 80 * sin(i * 30deg)"]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - springField: { items: [dot.*], position: [120, 100], strength: 0.5 }
      """),
    GuideExample(
      "animator", "electricField", at: [0, 0.2, 0.3, 0.4],
      """
      Six dots of negative charge are pulled to the center of a field, six of positive \
      charge are pushed away.
      """,
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: ["120 + 80 * cos(i * 30deg)", "100 + 80 * sin(i * 30deg)"]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - repeat: { count: 6, as: i }
          item: { items: "dot.(2 * i)", charge: 1 }
        - repeat: { count: 6, as: i }
          item: { items: "dot.(2 * i + 1)", charge: -1 }
        - electricField: { items: [dot.*], position: [120, 100], strength: 0.2 }
      """),
    GuideExample(
      "animator", "magneticField", at: [0, 0.3, 0.6, 1],
      "Charged dots that move to the right bend away.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 24]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - item: { items: [dot.*], charge: 1, addLinearVelocity: [0, 150] }
        - magneticField: { items: [dot.*], position: [120, 100], strength: 0.05 }
      """),
    GuideExample(
      "animator", "radialGravityField", at: [0, 0.3, 0.5, 0.65],
      "Dots in a row are pulled toward a point below them, the nearest ones the fastest.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 24]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - radialGravityField: { items: [dot.*], position: [120, 160], strength: 8, minimumRadius: 30 }
      """),
    GuideExample(
      "animator", "linearGravityField", at: [0, 0.3, 0.5, 0.7],
      "Dots in a row fall to the right and down, the direction of the field.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 24]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - linearGravityField: { items: [dot.*], direction: [0.3, 1], strength: 4 }
      """),
    GuideExample(
      "animator", "velocityField", at: [0, 0.3, 0.6, 1],
      """
      Dots in the left half, where the field is, move to the right and down at its velocity.
      """,
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 24]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - velocityField: { items: [dot.*], position: [60, 100], region: { size: [120, 200] }, direction: [0.5, 1] }
      """),
    GuideExample(
      "animator", "noiseField", at: [0, 0.3, 0.5, 0.7],
      "Dots in a row drift apart in random, smoothly varying directions.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 100]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - noiseField:
            { items: [dot.*], position: [120, 100], smoothness: 0.8, animationSpeed: 1, strength: 0.3 }
      """),
    GuideExample(
      "animator", "turbulenceField", at: [0, 0.5, 1, 1.5],
      "Dots that fall are shaken the more the faster they are.",
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: [20 + 18 * i, 24]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - gravity: { items: [dot.*], magnitude: 0.1 }
        - turbulenceField:
            { items: [dot.*], position: [120, 100], smoothness: 0.8, animationSpeed: 1, strength: 1 }
      """),
    GuideExample(
      "animator", "field", at: [0, 0.3, 0.6, 1],
      """
      Dots in a circle are pulled to the vertical line through its center by a force that \
      the recipe computes.
      """,
      """
      views:
        dot:
          repeat: { count: 12, as: i }
          bounds: [0, 0, 16, 16]
          center: ["120 + 80 * cos(i * 30deg)", "100 + 80 * sin(i * 30deg)"]
          cornerRadius: 8
          backgroundColor: systemIndigo
      animator:
        - field:
            items: [dot.*]
            position: [120, 100]
            evaluationBlock: [-0.05 * position.x, 0]
      """),
  ]
}
