extension GuideExample {
  static let language: [GuideExample] = [
    GuideExample(
      "recipe", at: [0, 0.4, 0.6, 1.9],
      "A ball falls, bounces on the lower edge of the screen and rests there.",
      """
      flipbook: 1
      title: A ball falls onto the floor
      duration: 2s
      stage: { size: [240, 200], background: white }
      views:
        ball: { frame: [100, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
      animator:
        - gravity: { items: ball }
        - collision: { items: ball, translatesReferenceBoundsIntoBoundary: true }
      """),
    GuideExample(
      "templates", at: [0],
      "Two cards of the same size and shape, a blue one and below it a pink one.",
      """
      templates:
        card: { bounds: [0, 0, 120, 70], cornerRadius: 12, backgroundColor: systemBlue }
      views:
        first: { like: card, center: [90, 55] }
        second: { like: card, center: [150, 145], backgroundColor: systemPink }
      """),
    GuideExample(
      "styles", at: [0],
      "Two white cards with a shadow; the second one has rounder corners and a red border.",
      """
      styles:
        card: { backgroundColor: white, cornerRadius: 12, shadowOpacity: 0.2, shadowRadius: 8 }
        warning: { borderColor: systemRed, borderWidth: 2 }
      views:
        first: { styles: card, frame: [40, 20, 160, 70] }
        second: { styles: [card, warning], frame: [40, 110, 160, 70], cornerRadius: 20 }
      """),
    GuideExample(
      "repeat", at: [0, 0.9, 1.3, 2],
      """
      Eight bars of growing height, and three dots in red, green and blue; then the bars \
      fade one after the other.
      """,
      """
      views:
        bar:
          repeat: { count: 8, as: i }
          frame: [16 + i * 27, 170 - i * 15, 18, 20 + i * 15]
          cornerRadius: 4
          backgroundColor: systemIndigo
        dot:
          repeat: { over: [red, green, blue], as: color }
          frame: [16, 20, 16, 16]
          cornerRadius: 8
          backgroundColor: $color
      timeline:
        - set: { dot.1.center: [48, 28], dot.2.center: [72, 28] }
          at: 0s
        - at: 0.7s
          set: { bar.*.alpha: 0.2 }
          animate: { duration: 0.3s, stagger: 0.1s }
      """),
    GuideExample(
      "expressions", at: [0.4, 0.8, 1.1, 1.5],
      """
      A finger moves from the upper left to the lower right. A ball follows it, but stays \
      within a band.
      """,
      """
      params: { size: 40, top: $size / 2 + 60 }
      views:
        band: { frame: [0, $top - $size / 2, stage.width, 80], backgroundColor: systemGray4 }
        ball:
          bounds: [0, 0, $size, $size]
          center: [stage.width / 2, $top]
          cornerRadius: $size / 2
          backgroundColor: orange
      on:
        - touchesMoved: stage
          set: { ball.center: "[touch.x, clamp(touch.y, $top, $top + 40)]" }
      timeline:
        - { at: 0.5s, drag: { from: [20, 20], to: [220, 180], duration: 1s } }
      """),
    GuideExample(
      "params", at: [0, 0.1, 0.25, 1.2],
      "A ball snaps from the upper left to the lower right and overshoots.",
      """
      params: { damping: 0.2, goal: [180, 150] }
      views:
        ball: { frame: [20, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
      animator:
        - snap: { item: ball, snapPoint: $goal, damping: $damping }
      """),
    GuideExample(
      "markers", at: [1.2, 1.3, 1.4, 1.6],
      "A ball is at rest until the marker's time, 1.2 s, and then moves to the right.",
      """
      markers: { launch: 1.2s }
      timeline:
        - { at: launch, set: { ball.center: [200, 40] }, animate: 0.3s }
      """),
    GuideExample(
      "expect", at: [0, 0.2, 0.4, 1.5],
      "A ball snaps to the lower left, where it rests, and does not touch the box.",
      """
      animator:
        - snap: { item: ball, snapPoint: [60, 150] }
      expect:
        - { item: ball, within: 2, of: [60, 150], by: 1.5s }
        - { item: [ball, box], inside: [0, 0, 240, 200] }
        - { item: ball, settlesBy: 2s, tolerance: 0.5 }
        - { item: ball, maxOvershoot: 10% }
        - { apart: [ball, box] }
      """),
    GuideExample(
      "matrix", at: [0, 0.15, 1],
      """
      Three stages side by side, labeled with their dampings: the ball overshoots the most \
      with the lowest one.
      """,
      """
      params: { damping: 0.3 }
      matrix: { damping: [0.1, 0.5, 1] }
      stage: { size: [120, 200], background: systemGray6 }
      views:
        ball: { frame: [40, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
      animator:
        - snap: { item: ball, snapPoint: [60, 130], damping: $damping }
      """),
    GuideExample(
      "state", at: [0.4, 0.7, 1.4, 2.4],
      "A tap on the box enlarges it; the next tap makes it small again.",
      """
      state: { isOpen: false }
      on:
        - touchesEnded: box
          do:
            - set: { isOpen: not isOpen }
            - set: { box.transform: { scale: "if(isOpen, 1.7, 1)" } }
              animate: 0.3s
      timeline:
        - { at: 0.5s, tap: box }
        - { at: 1.7s, tap: box }
      """),
    GuideExample(
      "reference", at: [],
      "The settings change no frame.",
      """
      reference: { scale: 0.5 }
      """),
    GuideExample(
      "lint", at: [],
      "The setting changes no frame.",
      """
      params: { size: 40 }
      lint: { ignore: [unused-param] }
      """),
  ]
}
