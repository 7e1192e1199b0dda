extension GuideExample {
  static let behaviors: [GuideExample] = [
    GuideExample(
      "animator", "gravity", at: [0, 0.2, 0.35, 0.5],
      "A ball falls faster and faster. The box, which is no item of the behavior, stays.",
      """
      animator:
        - gravity: { items: ball }
      """),
    GuideExample(
      "animator", "collision", at: [0, 0.35, 0.65, 1.6],
      "Balls fall onto a slope, roll down and come to rest at the edge of the screen.",
      """
      views:
        ball:
          repeat: { count: 3, as: i }
          frame: [20 + 45 * i, 15, 30, 30]
          cornerRadius: 15
          backgroundColor: orange
          collisionBoundsType: ellipse
        slope:
          kind: shape
          frame: [0, 0, 240, 200]
          points: [[0, 80], [140, 150]]
          strokeColor: systemGray
          lineWidth: 3
      animator:
        - gravity: { items: [ball.*] }
        - collision:
            items: [ball.*]
            boundaries: { slope: { from: [0, 80], to: [140, 150] } }
            translatesReferenceBoundsIntoBoundary: true
      """),
    GuideExample(
      "animator", "push", at: [0, 0.15, 0.3, 0.5],
      "A push sets a ball going to the lower right.",
      """
      animator:
        - push: { items: ball, mode: instantaneous, angle: 35deg, magnitude: 0.3 }
      """),
    GuideExample(
      "animator", "snap", at: [0, 0.1, 0.25, 1.2],
      """
      A ball snaps to a point in the lower left, marked with a cross, beyond which it swings \
      first.
      """,
      """
      animator:
        - snap: { item: ball, snapPoint: [90, 150], damping: 0.3 }
      """),
    GuideExample(
      "animator", "attachment", at: [0, 0.25, 0.45, 0.8],
      "A ball swings on a spring below its anchor.",
      """
      animator:
        - gravity: { items: ball }
        - attachment: { item: ball, anchorPoint: [110, 20], damping: 0.2, frequency: 2 }
      """),
    GuideExample(
      "animator", "slidingAttachment", at: [0, 0.25, 0.4, 1],
      "A box falls along the vertical axis of its attachment until the end of its range.",
      """
      views:
        box: { frame: [90, 20, 60, 40], cornerRadius: 8, backgroundColor: systemBlue }
      animator:
        - gravity: { items: box }
        - slidingAttachment:
            item: box
            attachmentAnchor: [120, 40]
            axisOfTranslation: [0, 1]
            attachmentRange: [-110, 110]
      """),
    GuideExample(
      "animator", "limitAttachment", at: [0, 0.25, 0.5, 0.9],
      "A falling ball is held by a rope to a box as soon as the rope is taut, and swings.",
      """
      views:
        ball: { frame: [20, 40, 40, 40], cornerRadius: 20, backgroundColor: orange }
        hook: { frame: [110, 10, 20, 20], cornerRadius: 4, backgroundColor: systemBlue }
      animator:
        - gravity: { items: ball }
        - item: { items: hook, isAnchored: true }
        - limitAttachment: { item: ball, attachedTo: hook, length: 110 }
      """),
    GuideExample(
      "animator", "fixedAttachment", at: [0, 0.2, 0.35, 0.55],
      "A ball that is welded to a falling and turning box turns with it.",
      """
      views:
        ball: { frame: [40, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
        box: { frame: [90, 20, 60, 40], cornerRadius: 8, backgroundColor: systemBlue }
      animator:
        - gravity: { items: [ball, box] }
        - fixedAttachment: { item: ball, attachedTo: box, attachmentAnchor: [85, 40] }
        - item: { items: box, addAngularVelocity: 200deg }
      """),
    GuideExample(
      "animator", "pinAttachment", at: [0, 0.2, 0.4, 0.7],
      "A bar turns about a pin at the edge of an anchored box, as far as its range allows.",
      """
      views:
        box: { frame: [20, 40, 60, 60], cornerRadius: 8, backgroundColor: systemBlue }
        bar: { frame: [80, 60, 100, 20], cornerRadius: 4, backgroundColor: orange }
      animator:
        - gravity: { items: bar }
        - item: { items: box, isAnchored: true }
        - pinAttachment:
            item: bar
            attachedTo: box
            attachmentAnchor: [80, 70]
            attachmentRange: [-90deg, 60deg]
      """),
    GuideExample(
      "animator", "item", at: [0, 0.4, 0.65, 0.95],
      """
      Two balls fall: the one with the elasticity 0.8 bounces higher than the one with 0.2.
      """,
      """
      views:
        ball: { frame: [50, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
        dull: { frame: [150, 20, 40, 40], cornerRadius: 20, backgroundColor: systemGray }
      animator:
        - gravity: { items: [ball, dull] }
        - collision: { items: [ball, dull], translatesReferenceBoundsIntoBoundary: true }
        - item: { items: ball, elasticity: 0.8 }
        - item: { items: dull, elasticity: 0.2 }
      """),
    GuideExample(
      "animator", "behavior", at: [0, 0.4, 0.7, 1.4],
      """
      A ball falls and bounces. After a second its behavior is removed, and the ball stays \
      where it is.
      """,
      """
      animator:
        - behavior:
            id: fall
            children:
              - gravity: { items: ball }
              - collision: { items: ball, translatesReferenceBoundsIntoBoundary: true }
              - item: { items: ball, elasticity: 0.9 }
      timeline:
        - { at: 1s, remove: fall }
      """),
  ]
}
