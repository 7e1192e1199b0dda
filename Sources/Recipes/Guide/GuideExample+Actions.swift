extension GuideExample {
  static let actions: [GuideExample] = [
    GuideExample(
      "actions", "when", at: [0.4, 0.7, 1.2],
      "The first condition is true: the ball moves. The second one is false: the box stays.",
      """
      timeline:
        - at: 0.5s
          when: ball.center.x < 100
          set: { ball.center: [200, 40] }
          animate: 0.3s
        - at: 0.5s
          when: box.center.x < 100
          set: { box.center: [40, 140] }
          animate: 0.3s
      """),
    GuideExample(
      "actions", "after", at: [0.6, 0.9, 1.2],
      "The box is removed first, the ball half a second later.",
      """
      timeline:
        - at: 0.7s
          remove: box
        - at: 0.5s
          after: 0.5s
          remove: ball
      """),
    GuideExample(
      "actions", "call", at: [0.55, 0.7, 1.5],
      "The call makes an alert drop onto the screen.",
      """
      stage: { device: iPhone 8 }
      views: {}
      components:
        alert: { kind: alert, title: Mail, message: You have mail., buttons: [OK] }
      timeline:
        - at: 0.5s
          call: alert.show
      """),
    GuideExample(
      "actions", "set", at: [0.4, 0.6],
      "The ball is at another place, and the box is pale.",
      """
      timeline:
        - at: 0.5s
          set: { ball.center: [90, 140], box.alpha: 0.4 }
      """),
    GuideExample(
      "actions", "keyframes", at: [0.5, 0.8, 1, 1.5],
      """
      A ball moves to the right in the first half of an animation, and to the lower left in \
      the second.
      """,
      """
      timeline:
        - at: 0.5s
          keyframes:
            - { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.center: [200, 40] } }
            - { relativeStartTime: 0.5, relativeDuration: 0.5, set: { ball.center: [60, 160] } }
          animate: 1s
      """),
    GuideExample(
      "actions", "transition", at: [0.4, 0.65, 0.85, 1.2],
      "A blue box turns over like a card; its back is red.",
      """
      timeline:
        - at: 0.5s
          transition:
            with: box
            set: { box.backgroundColor: red }
            duration: 0.5s
            options: [transitionFlipFromLeft]
      """),
    GuideExample(
      "actions", "add", at: [0.4, 0.7, 0.9, 1],
      "A blue drop appears at the top and falls.",
      """
      timeline:
        - at: 0.5s
          add:
            views: { drop: { frame: [110, 10, 20, 20], cornerRadius: 10, backgroundColor: blue } }
            animator: [gravity: { items: drop }]
      """),
    GuideExample(
      "actions", "remove", at: [0.4, 0.6],
      "The box is gone; the ball stays.",
      """
      timeline:
        - at: 0.5s
          remove: box
      """),
    GuideExample(
      "actions", "do", at: [0.4, 0.6, 1.65, 2.2],
      "A ball moves to the right and is paler; a second later it fades in again.",
      """
      timeline:
        - at: 0.5s
          do:
            - set: { ball.alpha: 0.3, ball.center: [120, 40] }
            - { after: 1s, set: { ball.alpha: 1, ball.center: [200, 40] }, animate: 0.3s }
      """),
    GuideExample(
      "actions", "animate", at: [0.4, 0.65, 0.8, 1.4],
      "A ball springs to the lower left, beyond its end and back.",
      """
      timeline:
        - at: 0.5s
          set: { ball.center: [60, 140] }
          animate: { springDuration: 0.5s, bounce: 0.5 }
      """),
    GuideExample(
      "actions", "an animation", at: [0.4, 0.8, 1.1, 1.9],
      "Five balls move to the right, one after the other, and each beyond its end.",
      """
      views:
        ball:
          repeat: { count: 5, as: i }
          frame: [16, 12 + i * 36, 30, 30]
          cornerRadius: 15
          backgroundColor: orange
      timeline:
        - at: 0.5s
          set: { ball.*.transform: { translation: [170, 0] } }
          animate: { duration: 0.6s, usingSpringWithDamping: 0.5, stagger: 0.1s }
      """),
    GuideExample(
      "actions", "calculationMode", at: [0.5, 0.8, 1, 1.25],
      """
      A ball follows a curve through the points of its keyframes instead of straight lines.
      """,
      """
      timeline:
        - at: 0.5s
          keyframes:
            - { relativeStartTime: 0, relativeDuration: 0.5, set: { ball.center: [200, 60] } }
            - { relativeStartTime: 0.5, relativeDuration: 0.5, set: { ball.center: [60, 160] } }
          calculationMode: cubic
          animate: 1s
      """),
  ]
}
