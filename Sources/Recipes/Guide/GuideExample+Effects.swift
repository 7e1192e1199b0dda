extension GuideExample {
  static let effects: [GuideExample] = [
    GuideExample(
      "views", "a transform in space", at: [0.4, 0.75, 1.1],
      "A card turns about its vertical axis, seen in perspective.",
      """
      views:
        card: { frame: [70, 40, 100, 120], backgroundColor: systemBlue, cornerRadius: 16 }
      timeline:
        - at: 0.5s
          set: { card.transform3D: { rotationY: 60deg, perspective: 300 } }
          animate: 0.5s
      """),
    GuideExample(
      "views", "visualEffectView", at: [0.4, 0.75, 1.1],
      "Three colored squares, and in front of them a panel that blurs what is behind it more and more.",
      """
      views:
        red: { frame: [20, 40, 60, 120], backgroundColor: systemRed }
        green: { frame: [90, 40, 60, 120], backgroundColor: systemGreen }
        blue: { frame: [160, 40, 60, 120], backgroundColor: systemBlue }
        glass: { kind: visualEffectView, frame: [40, 70, 160, 60] }
      timeline:
        - { at: 0.5s, set: { glass.effect: light }, animate: 0.5s }
      """),
    GuideExample(
      "views", "emitter", at: [0.3, 0.8, 1.4],
      "Colored squares fly up from the bottom, turn and fall.",
      """
      views:
        confetti:
          kind: emitter
          frame: [0, 0, 240, 200]
          emitterPosition: [120, 180]
          cells:
            - { shape: square, size: 8, color: systemPink, birthRate: 20, lifetime: 3s, velocity: 220,
                velocityRange: 80, emissionLongitude: -90deg, emissionRange: 50deg, yAcceleration: 220,
                spin: 3, spinRange: 6 }
            - { shape: star, size: 12, color: systemYellow, birthRate: 10, lifetime: 3s, velocity: 240,
                velocityRange: 60, emissionLongitude: -90deg, emissionRange: 40deg, yAcceleration: 220,
                spin: -2, spinRange: 4 }
      """),
    GuideExample(
      "views", "replicator", at: [0.3, 0.6, 0.9],
      "Twelve bars around a center, each paler than the one before, fade in turn.",
      """
      views:
        spinner:
          kind: replicator
          frame: [70, 50, 100, 100]
          instanceCount: 12
          instanceTransform: { rotationZ: 30deg }
          instanceAlphaOffset: -0.07
          subviews: { bar: { frame: [46, 4, 8, 26], cornerRadius: 4, backgroundColor: systemGray } }
      timeline:
        - { at: 0.1s, set: { spinner.transform: { rotation: 180deg } }, animate: 1.2s }
      """),
  ]
}
