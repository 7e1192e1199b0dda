extension GuideExample {
  static let touches: [GuideExample] = [
    GuideExample(
      "actions", "tap", at: [0.4, 0.52, 0.75, 1.1],
      "A finger taps a ball, which turns red.",
      """
      on:
        - { touchesEnded: ball, set: { ball.backgroundColor: systemRed } }
      timeline:
        - at: 0.5s
          tap: ball
      """),
    GuideExample(
      "actions", "doubleTap", at: [0.4, 0.52, 0.78, 1.1],
      "A finger taps a point twice. Each tap moves the box to the left.",
      """
      on:
        - { touchesBegan: stage, set: { box.center: "box.center - [50, 0]" } }
      timeline:
        - at: 0.5s
          doubleTap: [60, 140]
      """),
    GuideExample(
      "actions", "press", at: [0.4, 0.6, 0.8, 1.1],
      "A box is pale as long as a finger presses it.",
      """
      on:
        - { touchesBegan: box, set: { box.alpha: 0.4 } }
        - { touchesEnded: box, set: { box.alpha: 1 } }
      timeline:
        - at: 0.5s
          press: { at: box, duration: 0.4s }
      """),
    GuideExample(
      "actions", "longPress", at: [0.4, 0.8, 1.2, 1.8],
      """
      A finger rests on a box for a second; the box is larger from the time at which the \
      long press is recognized.
      """,
      """
      gestureRecognizers:
        hold: { kind: longPress, view: box }
      on:
        - gesture: hold
          set: { box.transform: { scale: 1.4 } }
      timeline:
        - at: 0.5s
          longPress: box
      """),
    GuideExample(
      "actions", "drag", at: [0.4, 0.8, 1.2, 1.8],
      "A finger drags a ball to the lower left, and rests there before it is lifted.",
      """
      gestureRecognizers:
        pan: { kind: pan, view: ball }
      on:
        - { gesture: pan, apply: ball }
      timeline:
        - at: 0.5s
          drag: { from: ball, to: [60, 160], duration: 0.8s, holdAfter: 0.2s }
      """),
    GuideExample(
      "actions", "flick", at: [0.45, 0.6, 0.75, 1.4],
      "A finger flicks a list, which goes on moving after the finger is lifted.",
      """
      views:
        list:
          kind: scrollView
          frame: [40, 0, 160, 200]
          contentSize: [160, 1410]
          subviews:
            row:
              repeat: { count: 20, as: i }
              frame: [10, 10 + i * 70, 140, 60]
              cornerRadius: 8
              backgroundColor: systemTeal
              alpha: 1 - i / 20
      timeline:
        - at: 0.5s
          flick: { from: [120, 170], by: [0, -120] }
      """),
    GuideExample(
      "actions", "pinch", at: [0.4, 0.7, 0.9, 1.3],
      "Two fingers move apart and turn; the box grows between them.",
      """
      gestureRecognizers:
        zoom: { kind: pinch, view: box }
      on:
        - { gesture: zoom, apply: box }
      timeline:
        - at: 0.5s
          pinch: { at: box, from: 20, to: 55, turning: 45deg }
      """),
    GuideExample(
      "actions", "rotate", at: [0.4, 0.7, 0.9, 1.3],
      "Two fingers turn about the center of the box, which turns with them.",
      """
      gestureRecognizers:
        turn: { kind: rotation, view: box }
      on:
        - { gesture: turn, apply: box }
      timeline:
        - at: 0.5s
          rotate: { at: box, by: 90deg, distance: 50 }
      """),
    GuideExample(
      "actions", "apply", at: [0.4, 0.8, 1.1, 1.6],
      """
      A finger drags the box. The ball, to which the gesture is applied as well, moves \
      along.
      """,
      """
      views:
        ball: { frame: [20, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
        box: { frame: [70, 10, 60, 60], cornerRadius: 8, backgroundColor: systemBlue }
      gestureRecognizers:
        pan: { kind: pan, view: box }
      on:
        - gesture: pan
          apply: [box, ball]
      timeline:
        - { at: 0.5s, drag: { from: box, by: [90, 110], duration: 0.8s } }
      """),
  ]
}
