extension GuideExample {
  static let topics: [GuideExample] = [
    GuideExample(
      "stage", at: [0],
      """
      The screen of an iPhone 8 with a status bar, a navigation bar with the title Inbox, \
      and a tab bar with the items Mail and Search.
      """,
      """
      stage:
        device: iPhone 8
        background: systemGray6
        statusBar: true
        navigationBar: Inbox
        tabBar: [Mail, Search]
      views:
        row:
          repeat: { count: 4, as: i }
          frame: [16, 80 + i * 64, 343, 56]
          cornerRadius: 10
          backgroundColor: systemBackground
      """),
    GuideExample(
      "slow", at: [0.2, 0.4, 0.52, 0.8],
      """
      A falling ball: it bounces in the stretch from 0.4 s to 0.8 s, which the frames of a \
      movie show at a quarter of the speed.
      """,
      """
      animator:
        - gravity: { items: ball }
        - collision: { items: ball, translatesReferenceBoundsIntoBoundary: true }
      slow: [{ from: 0.4s, to: 0.8s, speed: 0.25 }]
      """),
    GuideExample(
      "captions", at: [0.5, 1.2, 1.5, 2.5],
      """
      A card with the title The ball; then the falling ball with the caption It bounces at \
      the lower edge.
      """,
      """
      views:
        ball: { frame: [100, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
      captions:
        - { from: 0s, to: 1s, title: The ball, text: It falls }
        - { from: 1s, text: It bounces }
      timeline:
        - at: 1s
          add:
            animator:
              - gravity: { items: ball }
              - collision: { items: ball, translatesReferenceBoundsIntoBoundary: [0, 0, 60, 0] }
      """),
    GuideExample(
      "window", at: [0.4, 0.6, 1.2],
      "A rounded gray banner slides down over the navigation bar.",
      """
      stage: { size: [240, 200], background: systemGray6, navigationBar: Inbox }
      views:
        row: { frame: [16, 64, 208, 50], cornerRadius: 10, backgroundColor: systemBackground }
      window:
        toast: { frame: [40, -50, 160, 36], cornerRadius: 18, backgroundColor: systemGray }
      timeline:
        - at: 0.5s
          set: { toast.center: [120, 30] }
          animate: { duration: 0.5s, usingSpringWithDamping: 0.7 }
      """),
    GuideExample(
      "groups", at: [0, 0.2, 0.35, 0.6],
      """
      A ball and a box keep their places relative to each other while both turn about an \
      anchor.
      """,
      """
      views:
        ball: { frame: [20, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
        box: { frame: [70, 20, 60, 60], cornerRadius: 8, backgroundColor: systemBlue }
      groups: { pair: [ball, box] }
      animator:
        - gravity: { items: pair }
        - attachment: { item: pair, anchorPoint: [160, 10] }
      """),
    GuideExample(
      "animators", at: [0.4, 0.8, 1.1, 1.6],
      "A box grows and becomes round.",
      """
      animators:
        expand:
          duration: 1s
          animations:
            - box.bounds: [0, 0, 110, 110]
              box.cornerRadius: 55
      timeline:
        - { at: 0.5s, start: expand }
      """),
    GuideExample(
      "actions", at: [0.4, 0.75, 1.2, 1.6],
      "A ball moves to the right; half a second later it is paler.",
      """
      timeline:
        - at: 0.5s
          do:
            - set: { ball.center: [200, 40] }
              animate: 0.5s
            - after: 1s
              set: { ball.alpha: 0.3 }
      """),
    GuideExample(
      "timeline", at: [0.9, 1.15, 1.3, 2.4],
      "A ball springs to the right, and back at a later time.",
      """
      timeline:
        - at: 1s
          when: ball.center.x < 100
          set: { ball.center: [200, 40] }
          animate: { duration: 0.5s, usingSpringWithDamping: 0.5 }
        - at: 2s
          set: { ball.center: [40, 160] }
          animate: 0.3s
      """),
    GuideExample(
      "on", at: [0.4, 0.52, 0.7, 0.9],
      "A finger taps a ball, which turns red after a fifth of a second.",
      """
      on:
        - touchesEnded: ball
          once: true
          after: 0.2s
          set: { ball.backgroundColor: red }
      timeline:
        - { at: 0.5s, tap: ball }
      """),
  ]
}
