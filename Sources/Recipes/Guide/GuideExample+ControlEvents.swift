extension GuideExample {
  static let controlEvents: [GuideExample] = [
    GuideExample(
      "on", "touchUpInside", at: [0.4, 0.8, 1.1],
      "A button turns yellow when the finger that presses it is lifted.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchUpInside: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, press: send }
      """),
    GuideExample(
      "on", "touchDown", at: [0.4, 0.6, 1.1],
      "A button turns yellow as soon as a finger presses it.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDown: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, press: send }
      """),
    GuideExample(
      "on", "touchDownRepeat", at: [0.4, 0.55, 0.85],
      "A button turns yellow when a finger touches it the second time.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDownRepeat: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, doubleTap: send }
      """),
    GuideExample(
      "on", "touchDragInside", at: [0.4, 0.7, 1.1],
      "A button turns yellow while a finger moves within it.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDragInside: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: [80, 65], to: [160, 65], duration: 0.5s } }
      """),
    GuideExample(
      "on", "touchDragOutside", at: [0.4, 0.6, 0.95],
      "A button turns yellow when the finger moves far outside of it.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDragOutside: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: send, by: [0, 120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "touchDragEnter", at: [0.4, 0.9, 1.2, 1.6],
      "A finger leaves a button and returns: the button turns yellow when it enters again.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDragEnter: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: send, through: [[120, 190]], to: send, duration: 1s } }
      """),
    GuideExample(
      "on", "touchDragExit", at: [0.4, 0.6, 1],
      "A button turns yellow when the finger leaves it.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchDragExit: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: send, by: [0, 120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "touchUpOutside", at: [0.4, 0.95, 1.2],
      "A button turns yellow when the finger is lifted outside of it.",
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      on:
        - touchUpOutside: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: send, by: [0, 120], duration: 0.5s } }
      """),
    GuideExample(
      "on", "touchCancel", at: [0.4, 0.52, 0.7, 1.2],
      """
      A finger presses a button. The button turns yellow when the finger has moved so far \
      that a pan begins, which cancels its touch.
      """,
      """
      views:
        send: { kind: button, frame: [60, 40, 120, 50], title: Send, backgroundColor: systemBlue }
      gestureRecognizers:
        pan: { kind: pan, view: stage }
      on:
        - touchCancel: send
          set: { send.backgroundColor: systemYellow }
      timeline:
        - { at: 0.5s, drag: { from: send, by: [0, 120], duration: 0.5s } }
      """),
  ]
}
